// Every screen of the solitaire in both languages, light and dark, and its table at every size.
import { SIZES } from "./layout.js";
import { expect, faults, test } from "./fixtures.js";
import { soloScreens } from "./screens.js";
import { bring, saved } from "./table.js";
import { deal, dealt, hand, play, put, ready } from "./solo.js";

for (const [lang, theme] of [["en", "light"], ["ja", "dark"]]) {
  test(`axe finds nothing on any screen of the solitaire, and no key shows, ${lang}, ${theme}`, async ({ page, game }) => {
    test.setTimeout(240_000);
    const found = {};
    for await (const name of soloScreens(page, game, { lang, theme })) {
      await game.picture(`${name}-${lang}-${theme}`);
      const list = await faults(page);
      const text = await page.evaluate(() => {
        const labels = [...document.querySelectorAll("[aria-label],[title]")].flatMap((e) => [e.ariaLabel, e.title]);
        return [document.title, document.body.innerText, ...labels].join("\n");
      });
      const holes = text.match(/\{\s*\$?[a-z]\w*\s*\}|\b(?:ui|value|setting|yaku|card|preset|level|rules|lesson|error|event|reason)-[a-z0-9-]+\b/g);
      const all = [...list, ...(holes ?? [])].filter((word) => word !== "yaku-narabe");
      if (all.length) found[name] = all;
    }
    expect(found).toEqual({});
  });
}

/** What is wrong with the table as it is drawn, in words. */
const misplaced = (page) =>
  page.evaluate(() => {
    const found = [];
    const { innerWidth: width, innerHeight: height } = window;
    const box = (element) => element.getBoundingClientRect();
    const whole = (element, what) => {
      const { left, top, right, bottom } = box(element);
      if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) found.push(`${what} is cut: ${[left, top, right, bottom].map(Math.round)}`);
    };
    const apart = (one, two, what) => {
      const [a, b] = [box(one), box(two)];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(what);
    };
    const cards = [...document.querySelectorAll(".hand [data-card]")];
    for (const card of cards) {
      whole(card, `hand ${card.dataset.card}`);
      const { left, top, width, height } = box(card);
      if (!card.contains(document.elementFromPoint(left + width / 2, top + height / 2))) found.push(`hand ${card.dataset.card} is covered`);
      if (width < 40) found.push(`hand ${card.dataset.card} is ${Math.round(width)} wide`);
    }
    const columns = [...document.querySelectorAll("[data-column]")];
    for (const column of columns) {
      const lying = [...column.querySelectorAll("[data-card]")];
      for (const card of lying) whole(card, `column ${column.dataset.column} ${card.dataset.card}`);
      // What is covered still shows a strip that its month and kind are read on.
      for (const [at, card] of lying.slice(0, -1).entries()) {
        const strip = box(lying[at + 1]).top - box(card).top;
        if (strip < 12) found.push(`column ${column.dataset.column} ${card.dataset.card} shows ${Math.round(strip)} px`);
      }
      if (box(column).width < 34) found.push(`column ${column.dataset.column} is ${Math.round(box(column).width)} wide`);
      for (const card of cards) apart(column, card, `column ${column.dataset.column} lies over the hand`);
    }
    const [tally, grid, prompt] = [".tally", ".columns__grid", ".prompt"].map((part) => document.querySelector(part));
    apart(tally, grid, "the preview lies over the columns");
    apart(prompt, grid, "the prompt lies over the columns");
    for (const card of cards) apart(tally, card, "the preview lies over the hand");
    for (const tool of document.querySelectorAll(".bar .tool")) whole(tool, "a button of the bar");
    whole(document.querySelector(".month"), "the bonus month");
    if (document.scrollingElement.scrollWidth > width + 1) found.push("the page scrolls sideways");
    return found;
  });

for (const [width, height] of SIZES) {
  test(`the table of the solitaire fits at ${width}×${height} with columns of any height`, async ({ page, game }) => {
    test.setTimeout(90_000);
    const size = { width, height };
    const found = {};
    for (const lang of ["en", "ja"]) {
      await game.open(deal({ lang, seed: `size ${width} ${lang}` }), size);
      await ready(page);
      const look = async (state) => {
        await hand(page).first().click();
        const list = await misplaced(page);
        if (list.length) found[`${lang} ${state}`] = list;
        await page.keyboard.press("Escape");
      };
      await look("start");
      // Up to nine cards in one column and none in the last.
      for (const [turns, state] of [[6, "six"], [8, "fourteen"], [7, "twenty-one"]]) {
        for (let turn = 0; turn < turns; turn++) {
          await ready(page);
          const heights = await page.locator("[data-column]").evaluateAll((all) => all.map((one) => one.querySelectorAll("[data-card]").length));
          const column = heights[0] < 9 ? (turn % 2 ? 1 : 2 + (turn % 3)) : 2 + (turn % 3);
          await put(page, await hand(page).first().getAttribute("data-card"), column);
        }
        await ready(page);
        await look(state);
      }
      await game.picture(`solo-${width}x${height}-${lang}`);
    }
    expect(found).toEqual({});
  });
}

test("what was scored is not in the page unless the rule keeps it in sight", async ({ page, game }) => {
  await bring(page, game, dealt("", {}), {});
  await play(page, { turns: 12 });
  await ready(page);
  const [slot] = Object.values(await saved(page));
  expect(slot.record.rules.show_scored).toBeUndefined();
  await expect(page.locator('[data-action="scored"]')).toHaveCount(0);
  await expect(page.locator("[data-zone=scored]")).toHaveCount(0);
});

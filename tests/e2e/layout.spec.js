// Nothing overlaps, is cut off or scrolls the hand away, from the smallest phone to a large screen.
import { expect, picture, test } from "./fixtures.js";
import { screens } from "./screens.js";
import { SHOWN_PLAINS, bring, match, play, settled } from "./table.js";

const SIZES = [
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
  // 1366×768 at 200 % zoom.
  [683, 384],
];

/** What is wrong with the table as it is drawn, in words. */
const misplaced = (page) =>
  page.evaluate(() => {
    const found = [];
    const { innerWidth: width, innerHeight: height } = window;
    const small = width <= 320 || height < 400;
    const name = (element) => element.dataset.card ?? `${element.localName}.${element.className}`.replaceAll(" ", ".");
    const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
    const whole = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left > -1 && top > -1 && right < width + 1 && bottom < height + 1;
    };
    const covered = (element, points) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [x, y] of points) {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        if (!element.contains(there)) return there ? name(there) : "nothing";
      }
      return undefined;
    };
    const CENTRE = [[0.5, 0.5]];
    const CORNERS = [[0.15, 0.1], [0.85, 0.1], [0.15, 0.9], [0.85, 0.9]];
    const check = (zone, cards, points) => {
      for (const card of cards) {
        if (!whole(card)) found.push(`${zone} ${name(card)} is cut: ${round(card.getBoundingClientRect())}`);
        const by = covered(card, points);
        if (by) found.push(`${zone} ${name(card)} is covered by ${by}`);
      }
      for (const [at, card] of cards.entries()) {
        const a = card.getBoundingClientRect();
        for (const other of cards.slice(at + 1)) {
          const b = other.getBoundingClientRect();
          const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
          if (over) found.push(`${zone} ${name(card)} and ${name(other)} overlap`);
        }
      }
    };
    const hand = [...document.querySelectorAll(".hand button[data-card]")];
    const field = [...document.querySelectorAll(".field button[data-card]")];
    if (!hand.length || !field.length) found.push("no cards");
    check("hand", hand, [...CENTRE, ...CORNERS]);
    check("field", field, CENTRE);
    check("shown", [...document.querySelectorAll(".seats button[data-card]")], CENTRE);
    for (const card of field) {
      const { width } = card.getBoundingClientRect();
      if (width < 32) found.push(`field ${name(card)} is ${Math.round(width)} wide`);
    }
    for (const card of hand) {
      const { width, height } = card.getBoundingClientRect();
      if (!small && Math.min(width, height) < 44) found.push(`hand ${name(card)} is ${Math.round(width)} wide`);
    }
    for (const button of document.querySelectorAll("main button")) {
      const { width, height } = button.getBoundingClientRect();
      // An empty pile is a disabled button of no height: nothing to touch.
      if (!button.checkVisibility() || !width || button.disabled) continue;
      if (Math.min(width, height) < 23.5) found.push(`button ${name(button)} is ${width.toFixed()}×${height.toFixed()}`);
      // The goals are a list that scrolls sideways in itself where there is no room for all.
      if (!whole(button) && !button.closest(".goals")) found.push(`button ${name(button)} is cut: ${round(button.getBoundingClientRect())}`);
    }
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    if (scrollHeight > clientHeight) found.push(`the page scrolls: ${scrollHeight} > ${clientHeight}`);
    return found;
  });

async function everySize(page, look) {
  const found = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The change is drawn, or it is not yet looked at.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const list = await look(`${width}x${height}`);
    if (list.length) found[`${width}×${height}`] = list;
  }
  return found;
}

const DEALS = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  // The most that a table can have to show: open hands, and ten cards in the own one.
  { players: 2, preset: "nintendo-chotto" },
  { players: 3, preset: "nintendo-chotto" },
];

for (const lang of ["en", "ja"]) {
  for (const deal of DEALS) {
    const label = Object.values(deal).join(" ");
    test(`every card of the table has its place, ${label}, ${lang}`, async ({ page, game }) => {
      test.setTimeout(90_000);
      await game.open(match({ ...deal, lang, seed: "layout" }));
      for (const [moment, turns] of [["start", 0], ["middle", 3]]) {
        await play(page, { turns });
        expect(await settled(page)).not.toBe("result");
        const found = await everySize(page, async (size) => {
          if (turns) await page.screenshot({ path: picture(`layout-${label.replace(" ", "-")}-${lang}-${size}`) });
          return misplaced(page);
        });
        expect.soft(found, moment).toEqual({});
        await page.setViewportSize({ width: 1366, height: 768 });
      }
    });
  }

  test(`no other screen scrolls sideways or cuts a button's words, ${lang}`, async ({ page, game }) => {
    test.setTimeout(150_000);
    const found = {};
    for await (const name of screens(page, game, { lang })) {
      const here = await everySize(page, async (size) => {
        if (size === "320x568") await page.screenshot({ path: picture(`screen-${name}-${lang}-${size}`) });
        return page.evaluate(() => {
          const found = [];
          const sideways = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
          if (sideways(document.documentElement)) found.push("the page scrolls sideways");
          const sheet = document.querySelector("dialog[open]");
          if (sheet && sideways(sheet)) found.push("the sheet scrolls sideways");
          for (const button of (sheet ?? document).querySelectorAll("button, .btn")) {
            if (!button.checkVisibility() || !button.textContent.trim() || button.closest(".table")) continue;
            if (sideways(button)) found.push(`cut: ${button.className} ${button.textContent.trim().slice(0, 40)}`);
          }
          return found;
        });
      });
      if (Object.keys(here).length) found[name] = here;
      await page.setViewportSize({ width: 1366, height: 768 });
    }
    expect(found).toEqual({});
  });
}

test("shown plains of another player leave field and hand their places", async ({ page, game }) => {
  await bring(page, game, SHOWN_PLAINS);
  const found = await everySize(page, async (size) => {
    await page.screenshot({ path: picture(`layout-shown-${size}`) });
    return misplaced(page);
  });
  expect(found).toEqual({});
});

test("the coach leaves the hand free while it waits for a card", async ({ page, game }) => {
  await game.open("?speed=off");
  await page.locator('[data-action="lesson"]').click();
  for (const step of ["1", "2"]) {
    await expect(page.locator(".coach")).toHaveAttribute("data-step", step);
    await page.locator('[data-action="lesson-next"]').click();
  }
  await settled(page);
  const found = await everySize(page, async (size) => {
    await page.screenshot({ path: picture(`coach-${size}`) });
    return (await misplaced(page)).filter((fault) => fault.startsWith("hand"));
  });
  expect(found).toEqual({});
});

// Nothing overlaps, is cut off or scrolls the hand away, from the smallest phone to a large screen.
import { expect, picture, test } from "./fixtures.js";
import { everySize, misplaced } from "./layout.js";
import { screens } from "./screens.js";
import { SHOWN_PLAINS, bring, match, play, settled } from "./table.js";

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

// Pilina in both languages, light and dark: readable for people and for assistive technology.
import { expect, faults, test } from "./fixtures.js";
import { READY, pilina, ready } from "./pilina.js";
import { play, settled } from "./table.js";

/** Yields what Pilina adds to the screens, one after the other. */
async function* moments(page, game, extra) {
  for (const name of ["BLOCK", "TWO_PEOPLE", "OHANA", "BLOCKED", "FLIP", "RESULT_SEVEN", "RESULT_TEAMS", "RESULT_TIE"]) {
    await ready(page, game, READY[name], extra);
    yield name;
  }
  const params = new URLSearchParams({ speed: "off", ...extra });
  await game.open(`?${params}#/settings`);
  await page.reload();
  await page.locator('[data-tab="pilina"]').click();
  await page.locator('[data-setting="hui_scoring"]').waitFor();
  yield "settings";
  await page.locator('[data-tab="display"]').click();
  await page.locator('[data-setting="ohana_wait"]').waitFor();
  yield "settings-display";
  await game.open(`?${params}#/rules`);
  await page.locator('main[data-screen="rules"]').waitFor();
  yield "rules";
  await game.open(pilina({ ...extra, players: 7, seed: "looks" }));
  await play(page, { turns: 1 });
  await settled(page);
  yield "table-seven";
  await game.open(pilina({ ...extra, teams: "2x3", seed: "looks" }));
  await play(page, { turns: 1 });
  await settled(page);
  yield "table-teams";
  for (const [name, button] of Object.entries({ rules: ".bar--b .tool", progress: ".goals .goal", log: ".peek", discard: ".discard" })) {
    await page.locator(button).first().click();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    yield `sheet-${name}`;
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
}

/** Keys of messages, and places in them that were not filled. */
const HOLES = /\{\s*\$?[a-z]\w*\s*\}|\b(?:ui|value|setting|yaku|hui|word|group|term|team|plant|card|month|preset|level|rules|lesson|error|event)-[a-z0-9-]+\b/g;

for (const [lang, theme] of [["en", "light"], ["ja", "dark"], ["en", "dark"], ["ja", "light"]]) {
  test(`axe finds nothing in Pilina, ${lang}, ${theme}, and no message has a hole`, async ({ page, game }) => {
    test.setTimeout(120_000);
    const found = {};
    for await (const name of moments(page, game, { lang, theme })) {
      await game.picture(`pilina-${name}-${lang}-${theme}`);
      const text = await page.evaluate(() => {
        const labels = [...document.querySelectorAll("[aria-label],[title]")].flatMap((e) => [e.ariaLabel, e.title]);
        return [document.title, document.body.innerText, ...labels].join("\n");
      });
      const list = [...(await faults(page)), ...new Set(text.match(HOLES))];
      if (list.length) found[name] = list;
    }
    expect(found).toEqual({});
  });
}

test("the rules of Pilina are told, in the words of the preset", async ({ page, game }) => {
  await ready(page, game, READY.OHANA);
  await page.locator(".bar--b .tool").click();
  const sheet = page.locator("dialog[open]");
  for (const words of ["ʻOhana: four at once", "Pele takes anything", "Leftovers", "Teams"]) await expect(sheet).toContainText(words);
  await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.clear());
  await ready(page, game, READY.OHANA_SAKURA);
  await page.locator(".bar--b .tool").click();
  for (const words of ["Hiki: four at once", "The gaji takes anything", "yaku"]) await expect(sheet).toContainText(words);
});

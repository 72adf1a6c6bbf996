// A walk through every screen and sheet, for the specs that look at all of them.
import { expect } from "@playwright/test";
import { play as playSolo } from "./solo.js";
import { match, play, settled, targets } from "./table.js";

const shut = async (page) => {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
};

/** The same for the solitaire: its table, sheets, results and records. */
export async function* soloScreens(page, game, extra, size) {
  const sheet = async (button) => {
    await button.click();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
  };
  const params = new URLSearchParams({ speed: "off", ...extra });
  await game.open(`?${params}#/stats`, size);
  await page.reload();
  await page.locator('main[data-screen="stats"] [data-collected]').first().waitFor();
  yield "solo-stats-new";
  await game.open(`?${params}`, size);
  await sheet(page.locator('[data-action="deal"]'));
  yield "solo-deal";
  await shut(page);
  await page.locator('[data-action="lesson-yaku-narabe"]').click();
  await page.locator(".coach").waitFor();
  yield "solo-coach";
  await game.open(`?${new URLSearchParams({ speed: "off", ...extra, game: "yaku-narabe", seed: "screens", rules: SHOWN })}`, size);
  await playSolo(page, { turns: 19 });
  yield "solo-table";
  await page.locator(".hand [data-legal]").first().click();
  yield "solo-picked";
  await page.keyboard.press("Escape");
  await sheet(page.locator('[data-action="rows"]'));
  yield "solo-rows";
  await shut(page);
  await sheet(page.locator('[data-action="scored"]'));
  yield "solo-scored";
  await shut(page);
  await page.locator('[data-action="hint"]').click();
  await page.locator("[data-advice]").waitFor();
  yield "solo-hint";
  await sheet(page.locator(".bar--a .tool"));
  yield "solo-menu";
  await shut(page);
  await playSolo(page);
  yield "solo-result";
  await page.locator('[data-action="next-round"]').click();
  await playSolo(page);
  await page.locator('[data-action="next-round"]').click();
  await playSolo(page);
  yield "solo-last-result";
  await page.locator('[data-action="stats"]').click();
  await page.locator('main[data-screen="stats"]').waitFor();
  yield "solo-stats";
  for (const screen of ["rules", "settings"]) {
    await game.open(`?${params}#/${screen}`, size);
    await page.reload();
    await page.locator(`main[data-screen="${screen}"]`).waitFor();
    yield `solo-${screen}`;
  }
}

// The rule code of scored rows in sight.
const SHOWN = "ASAREObh";

/** Yields the name of each screen and sheet once it is shown. `extra` are parameters such as `lang`. */
export async function* screens(page, game, extra, size) {
  const params = new URLSearchParams({ speed: "off", ...extra });
  await game.open(`?${params}`, size);
  yield "home-new";
  await game.open(`?${params}#/settings`, size);
  await page.reload();
  await page.locator('main[data-screen="settings"]').waitFor();
  yield "settings-match";
  await page.getByRole("tab").last().click();
  await page.locator('[data-setting="speed"]').waitFor();
  yield "settings-display";
  for (const screen of ["rules", "about"]) {
    await game.open(`?${params}#/${screen}`, size);
    await page.locator(`main[data-screen="${screen}"]`).waitFor();
    yield screen;
  }
  await page.locator(".top .tool").first().click();
  await page.locator('[data-action="lesson"]').click();
  await page.locator(".coach").waitFor();
  await settled(page);
  yield "coach";
  await game.open(match({ ...extra, seed: "screens" }), size);
  await settled(page);
  yield "table-start";
  await play(page, { turns: 4 });
  await settled(page);
  yield "table";
  const picks = page.locator('.hand__place:has(.beads[data-n="2"]) [data-legal]');
  if ((await page.locator('[data-phase="play"]').count()) && (await picks.count())) {
    await picks.first().click();
    await expect(targets(page)).toHaveCount(2);
    yield "choice";
    await page.keyboard.press("Escape");
  }
  const sheets = {
    menu: page.locator(".bar--a .tool"),
    rules: page.locator(".bar--b .tool"),
    log: page.locator(".peek"),
    progress: page.locator(".goals .goal").first(),
    captured: page.locator(".piles:enabled").first(),
  };
  for (const [name, button] of Object.entries(sheets)) {
    if (!(await button.isVisible())) continue;
    await button.click();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    yield `sheet-${name}`;
    await shut(page);
  }
  await sheets.menu.click();
  await page.locator(".sheet__do .btn--quiet").click();
  await page.locator('[data-action="leave"]').waitFor();
  yield "sheet-leave";
  await shut(page);
  await play(page);
  yield "result";
  await game.open(`?${params}`, size);
  await page.locator('[data-action="resume"]').first().waitFor();
  yield "home";
  await page.locator(".resume .tool").last().click();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  yield "sheet-delete";
  await shut(page);
  await page.locator(".foot button").nth(2).click();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  yield "sheet-bring";
  await shut(page);
}

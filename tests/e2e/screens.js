// A walk through every screen and sheet, for the specs that look at all of them.
import { expect } from "@playwright/test";
import { match, play, settled, targets } from "./table.js";

const shut = async (page) => {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
};

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

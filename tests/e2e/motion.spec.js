// Motion and moments: shown at normal pace, skipped by a tap, absent where they are not wanted.
import { expect, test } from "./fixtures.js";
import { bring, dealt, hand, match, play, settled } from "./table.js";

// The person's first turn makes Flower viewing: 3a takes the curtain, the stack turns 9a for the sake cup.
const VIEWING = dealt("3a 1a 2a 4a 5a 6a 7a 1b 2b 4b 5b 6b 7b 8a 1R 2R 4R 5R 6R 7R 8b 3B 9A 10A 11B 12B 1B 9a");

async function makeYaku(page, game, speed, size) {
  await bring(page, game, VIEWING, { speed, size });
  await page.locator('.hand [data-card="3a"]').click();
}

const moment = (page) => page.locator("[data-moment]");

test("a yaku is shown when it is made, and goes by itself", async ({ page, game }) => {
  await makeYaku(page, game, "normal");
  await expect(moment(page)).toBeVisible();
  await expect(moment(page).locator(".moment__cards .card")).toHaveCount(2);
  await game.picture("moment");
  await expect(moment(page)).toHaveCount(0);
  await settled(page);
});

test("a tap goes on from a yaku", async ({ page, game }) => {
  await makeYaku(page, game, "slow");
  await expect(moment(page)).toBeVisible({ timeout: 20_000 });
  await moment(page).click();
  await expect(moment(page)).toHaveCount(0, { timeout: 1000 });
});

test("without motion a yaku is said in words alone", async ({ page, game }) => {
  await makeYaku(page, game, "off");
  await expect(page.locator("#live")).not.toBeEmpty();
  await settled(page);
  await page.locator(".peek").click();
  await expect(page.locator("dialog[open] .log")).toContainText(/complete/);
});

test("a moment fits the smallest phone", async ({ page, game }) => {
  await makeYaku(page, game, "normal", { width: 320, height: 568 });
  await expect(moment(page)).toBeVisible();
  await game.picture("moment-phone");
  for (const part of [".moment__word", ".moment__name h2", ".moment__skip"]) {
    await expect(moment(page).locator(part)).toBeInViewport({ ratio: 1 });
  }
});

test("cards fly at normal pace, and do not where the system asks for less motion", async ({ page, game }) => {
  const flights = async (reducedMotion) => {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => localStorage.clear());
    await game.open(match({ speed: "normal", help: reducedMotion }));
    await settled(page);
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      window.flights = 0;
      Element.prototype.animate = function (...how) {
        window.flights++;
        return animate.apply(this, how);
      };
    });
    await page.locator('.hand__place:not(:has(.beads[data-n="2"])) [data-legal]').first().click();
    await settled(page);
    return page.evaluate(() => window.flights);
  };
  await game.open();
  expect(await flights("reduce")).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  expect(await flights("no-preference")).toBeGreaterThan(0);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "full");
});

test("with the pace off nothing moves", async ({ page, game }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    window.flights = 0;
    Element.prototype.animate = () => window.flights++;
  });
  await game.open(match());
  await play(page, { turns: 2 });
  await settled(page);
  expect(await page.evaluate(() => window.flights)).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
});

test("a tap while the others play shows the own next turn at once", async ({ page, game }) => {
  await game.open(match({ speed: "slow" }));
  await settled(page);
  await page.locator('.hand__place:not(:has(.beads[data-n="2"])) [data-legal]').first().click();
  await expect(page.locator("main")).toHaveAttribute("data-idle", "false");
  const start = Date.now();
  await hand(page).first().click({ force: true });
  await settled(page);
  // Two others at this pace take far longer.
  expect(Date.now() - start).toBeLessThan(4000);
});

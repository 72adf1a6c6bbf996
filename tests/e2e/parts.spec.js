// Parts of the page's code come when they are first wanted, once, and not at all for those who only play.
import { expect, test } from "./fixtures.js";
import { pilina } from "./pilina.js";
import { match, play, settled } from "./table.js";

/** The parts that are fetched from now on. */
function fetched(page) {
  const parts = [];
  page.on("request", (request) => {
    const [, part] = /\/part-([a-z]+)-[0-9a-f]+\.wasm$/.exec(request.url()) ?? [];
    if (part) parts.push(part);
  });
  return parts;
}

const screen = (page, name) => page.locator(`main[data-screen="${name}"]`);

for (const [name, address] of Object.entries({ "Hana-awase": match(), Pilina: pilina({ players: 3 }) })) {
  test(`a match of ${name} needs no part`, async ({ page, game }) => {
    const parts = fetched(page);
    await game.open(address);
    await settled(page);
    await play(page, { turns: 4 });
    expect(parts).toEqual([]);
  });
}

test("at the table the rules are fetched when they are opened", async ({ page, game }) => {
  const parts = fetched(page);
  await game.open(match());
  await settled(page);
  for (let time = 0; time < 2; time++) {
    await page.locator(".bar--b .tool").first().click();
    await expect(page.locator("dialog[open] #guide-sheet .yrow").first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(parts).toEqual(["rules"]);
  expect(await play(page)).toBe("result");
});

test("the rules are fetched when they are opened, once, and the settings beside them", async ({ page, game }) => {
  const parts = fetched(page);
  await game.open("?speed=off");
  const links = page.locator(".foot button");
  for (let time = 0; time < 2; time++) {
    await links.filter({ hasText: "Rules" }).click();
    await expect(screen(page, "rules").locator("#guide-sheet .yrow").first()).toBeVisible();
    await page.goBack();
    await expect(screen(page, "home")).toBeVisible();
  }
  expect(parts).toEqual(["rules"]);
  await links.filter({ hasText: "Settings" }).click();
  await screen(page, "settings").locator(".preset").last().click();
  await expect(screen(page, "settings").locator(".preset").last()).toHaveAttribute("aria-checked", "true");
  expect(parts).toEqual(["rules", "settings"]);
});

test("the address opens a screen with its part", async ({ page, game }) => {
  const parts = fetched(page);
  await game.open("#/rules");
  await expect(screen(page, "rules")).toBeVisible();
  await page.evaluate(() => (location.hash = "#/settings"));
  await expect(screen(page, "settings")).toBeVisible();
  expect(parts).toEqual(["rules", "settings"]);
});

test("the newest wish counts when a part is slow", async ({ page, game }) => {
  let go;
  const wait = new Promise((resolve) => (go = resolve));
  await page.route("**/part-rules-*", async (route) => {
    await wait;
    await route.continue();
  });
  await game.open("?speed=off");
  const links = page.locator(".foot button");
  await links.filter({ hasText: "Rules" }).click();
  await links.filter({ hasText: "Settings" }).click();
  await expect(screen(page, "settings")).toBeVisible();
  const came = page.waitForResponse("**/part-rules-*");
  go();
  await (await came).finished();
  await expect(page.locator("#part-rules")).toHaveCount(0);
  await expect(screen(page, "settings")).toBeVisible();
  await page.goBack();
  await expect(screen(page, "home")).toBeVisible();
});

test.describe("when a part cannot be fetched", () => {
  test.use({ allowed: [/ERR_FAILED|Failed to load/] });

  test("the screen stays, with a notice, and another try helps", async ({ page, game }) => {
    await page.route("**/part-*", (route) => route.abort());
    await game.open("?speed=off#/rules");
    await expect(page.locator(".notice")).toContainText("This could not be loaded");
    await expect(screen(page, "home")).toBeVisible();
    await page.unroute("**/part-*");
    await page.locator(".foot button").filter({ hasText: "Rules" }).click();
    await expect(screen(page, "rules")).toBeVisible();
  });

  test("the match goes on without its rules", async ({ page, game }) => {
    await page.route("**/part-*", (route) => route.abort());
    await game.open(match());
    await page.locator(".bar--b .tool").first().click();
    await expect(page.locator(".notice")).toContainText("This could not be loaded");
    await page.locator(".notice .tool").click();
    expect(await play(page)).toBe("result");
  });
});

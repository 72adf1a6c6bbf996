// Every screen in both languages, light and dark: readable for people and for assistive technology.
import { SIZES, expect, faults, test } from "./fixtures.js";
import { screens } from "./screens.js";
import { fresh, match, settled } from "./table.js";

for (const lang of ["en", "ja"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing on any screen, ${lang}, ${theme}`, async ({ page, game }) => {
      test.setTimeout(180_000);
      const found = {};
      for await (const name of screens(page, game, { lang, theme })) {
        await game.picture(`${name}-${lang}-${theme}`);
        const list = await faults(page);
        if (list.length) found[name] = list;
      }
      expect(found).toEqual({});
    });
  }

  for (const ground of ["wood", "cloth"]) {
    test(`axe finds nothing on a table of ${ground}, ${lang}`, async ({ page, game }) => {
      const found = {};
      for (const theme of ["light", "dark"]) {
        await game.open(match({ lang, theme, table: ground }));
        await settled(page);
        await game.picture(`table-${ground}-${lang}-${theme}`);
        const list = await faults(page);
        if (list.length) found[theme] = list;
      }
      expect(found).toEqual({});
    });
  }

  test(`no screen shows the key of a message or a hole in it, ${lang}`, async ({ page, game }) => {
    test.setTimeout(120_000);
    const holes = {};
    for await (const name of screens(page, game, { lang })) {
      const text = await page.evaluate(() => {
        const labels = [...document.querySelectorAll("[aria-label],[title]")].flatMap((e) => [e.ariaLabel, e.title]);
        return [document.title, document.body.innerText, ...labels].join("\n");
      });
      const found = text.match(/\{\s*\$?[a-z]\w*\s*\}|\b(?:ui|value|setting|yaku|card|preset|level|rules|lesson|error|event)-[a-z0-9-]+\b/g);
      if (found) holes[name] = found;
    }
    expect(holes).toEqual({});
  });
}

test("the language is switched on the first screen, and kept", async ({ page, game }) => {
  await game.open("", SIZES.phone);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator(".switch-lang").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(fresh(page)).not.toHaveText("New match");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await page.locator(".switch-lang").click();
  await expect(fresh(page)).toHaveText("New match");
});

test("the language is switched in the middle of a round", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  const card = page.locator(".hand [data-card]").first();
  const english = await card.getAttribute("aria-label");
  await page.locator(".bar--a .tool").click();
  await page.locator("dialog[open] .switch-lang").click();
  await expect(card).not.toHaveAttribute("aria-label", english);
  await expect(page.locator("dialog[open] h2")).not.toHaveText("Menu");
});

test.describe("in a Japanese browser", () => {
  test.use({ locale: "ja-JP" });
  test("the game starts in Japanese", async ({ page, game }) => {
    await game.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  });
});

test("a language that cannot be loaded leaves the one that is there", async ({ page, game, allowed }) => {
  allowed.push(/ERR_FAILED/);
  await game.open("?lang=en");
  await page.route("**/locales/**ja**", (route) => route.abort());
  await page.locator(".switch-lang").click();
  await expect(page.locator(".notice")).toContainText("could not be loaded");
  await expect(fresh(page)).toHaveText("New match");
});

test("the colours go round: automatic, light, dark", async ({ page, game }) => {
  await game.open();
  const html = page.locator("html");
  const button = page.locator(".top__tools > .tool");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(html).toHaveAttribute("data-theme", "auto");
  await button.click();
  await expect(html).toHaveAttribute("data-theme", "light");
  const light = await ground();
  await button.click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  expect(await ground()).not.toBe(light);
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await button.click();
  await expect(html).toHaveAttribute("data-theme", "auto");
});

test("automatic colours follow the system", async ({ page, game }) => {
  await game.open();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).not.toBe(light);
});

import { SIZES, expect, faults, picture, test } from "./fixtures.js";

for (const [name, size] of Object.entries(SIZES)) {
  test(`the page starts on a ${name}`, async ({ page, game }) => {
    await game.open("", size);
    await expect(page.locator("#boot")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-build", /^[0-9a-f]{12}$/);
    await game.picture(`start-${name}`);
  });
}

test("the worker starts under the page's own policy", async ({ page, game }) => {
  await game.open();
  const started = page.waitForEvent("worker");
  await page.evaluate(() => {
    window.probe = new Worker("cpu_loader.js", { type: "module" });
  });
  expect((await started).url()).toContain("cpu_loader.js");
});

test.describe("when it cannot load", () => {
  test.use({ allowed: [/./] });

  const failures = {
    "the wasm is not there": (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404 })),
    "the network is gone": (page) => page.route("**/hanakago-*", (route) => route.abort()),
    "the wasm is damaged": (page) => page.route("**/hanakago-*.wasm", (route) => route.fulfill({ body: "no wasm" })),
    "there is no WebAssembly": (page) => page.addInitScript(() => delete window.WebAssembly),
  };
  for (const [name, arrange] of Object.entries(failures)) {
    test(`a plain message is shown: ${name}`, async ({ page }) => {
      await arrange(page);
      await page.goto("./");
      const fail = page.locator("#boot-fail");
      await expect(fail).toBeVisible();
      await expect(fail).toContainText("The game could not be loaded");
      await expect(fail.locator('p[lang="ja"]')).toBeHidden();
      await expect(page.locator("#boot-bar")).toBeHidden();
    });
  }

  test("reloading helps once the cause is gone", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./");
    await expect(page.locator("#boot-again")).toBeVisible();
    await page.screenshot({ path: picture("load-failure") });
    expect(await faults(page)).toEqual([]);
    await page.unroute("**/*.wasm");
    await page.locator("#boot-again").click();
    await expect(page.locator("main[data-screen]")).toBeVisible();
  });

  test.describe("in Japanese", () => {
    test.use({ locale: "ja-JP" });
    test("the message is in the reader's language", async ({ page }) => {
      await page.route("**/*.wasm", (route) => route.abort());
      await page.goto("./");
      await expect(page.locator('#boot-fail p[lang="ja"]')).toBeVisible();
      await expect(page.locator('#boot-fail p[lang="en"]')).toBeHidden();
      await page.screenshot({ path: picture("load-failure-ja") });
    });
  });

  test("both languages appear when no script runs at all", async ({ page }) => {
    await page.route("**/boot-*.js", (route) => route.abort());
    await page.goto("./");
    await expect(page.locator("#boot-bar")).toBeVisible();
    await expect(page.locator("#boot-fail")).toBeHidden();
    // The message waits ten seconds; nobody here has to.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.locator('#boot-fail p[lang="en"]')).toBeVisible();
    await expect(page.locator('#boot-fail p[lang="ja"]')).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the page says that it needs it", async ({ page }) => {
      await page.goto("./");
      await expect(page.locator('noscript p[lang="en"]')).toBeVisible();
      await expect(page.locator('noscript p[lang="ja"]')).toBeVisible();
      await expect(page.locator("#boot-fail")).toBeHidden();
      await page.screenshot({ path: picture("no-script") });
    });
  });
});

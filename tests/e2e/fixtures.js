// The test function of every spec: a page that may neither complain nor talk to anyone but its own server.
import { test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

export { expect } from "@playwright/test";

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
};

/** A file for a person to look at; never compared. */
export const picture = (name) => fileURLToPath(new URL(`out/${name}.png`, import.meta.url));

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds against WCAG 2.2 A and AA on the page as it is, one line a fault. */
export async function faults(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

export const test = base.extend({
  // Specs that provoke errors name them: `test.use({ allowed: [/404/] })`.
  allowed: [[], { option: true }],

  // Errors seen so far, as text; checked after the test.
  complaints: async ({ page, baseURL, allowed }, use) => {
    const complaints = [];
    const complain = (text) => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    const { origin } = new URL(baseURL);
    page.on("console", (message) => {
      if (message.type() === "error") complain(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complain(`page: ${error.stack ?? error.message}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin) complain(`request: ${url.href}`);
    });
    await use(complaints);
    base.expect(complaints, "errors and requests to others").toEqual([]);
  },

  // `await game.open("?game=hana-awase&speed=off", SIZES.phone)`
  game: async ({ page, complaints }, use) => {
    void complaints;
    await use({
      async open(address = "", size = SIZES.laptop) {
        await page.setViewportSize(size);
        await page.goto(`./${address}`);
        await page.locator("main[data-screen]").waitFor();
      },
      async picture(name) {
        await page.screenshot({ path: picture(name) });
      },
    });
  },
});

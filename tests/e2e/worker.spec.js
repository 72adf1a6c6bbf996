// Who thinks for the computer players: a worker, or the page where there is none. Either way the match goes on.
import { expect, test } from "./fixtures.js";
import { act, match, play, record, settled } from "./table.js";

/** One turn around the table: the person's action is followed by those of the others. */
async function around(page) {
  await settled(page);
  const before = (await record(page)).actions.length;
  await act(page);
  await settled(page);
  expect((await record(page)).actions.length).toBeGreaterThan(before + 2);
}

for (const speed of ["off", "quick", "normal"]) {
  test(`the others play after the person, pace ${speed}`, async ({ page, game }) => {
    await game.open(match({ speed }));
    await around(page);
  });
}

test("a worker thinks", async ({ page, game }) => {
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await game.open(match());
  await around(page);
  expect(workers).toHaveLength(1);
  expect(workers[0]).toMatch(/\/some\/folder\/cpu_loader\.js$/);
});

/** How often the page itself, not a worker of it, has fetched the wasm that thinks. */
const fetchedByPage = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/cpu_bg.wasm")).length);

const LACKS = {
  "is refused": () => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    };
  },
  "does not exist": () => {
    delete window.Worker;
  },
};
for (const [name, lack] of Object.entries(LACKS)) {
  test(`a round goes on where the worker ${name}`, async ({ page, game }) => {
    await page.addInitScript(lack);
    const workers = [];
    page.on("worker", (worker) => workers.push(worker));
    await game.open(match());
    expect(await play(page)).toBe("result");
    expect(workers).toEqual([]);
  });
}

test("the page fetches what thinks only where it has no worker", async ({ page, game, context, baseURL }) => {
  await game.open(match());
  await around(page);
  expect(await fetchedByPage(page)).toBe(0);
  const other = await context.newPage();
  await other.addInitScript(LACKS["is refused"]);
  await page.evaluate(() => localStorage.clear());
  await other.goto(`${baseURL}${match()}`);
  await around(other);
  expect(await fetchedByPage(other)).toBe(1);
});

test.describe("without a worker and without its module", () => {
  test.use({ allowed: [/ERR_FAILED|Failed to load/] });
  test("the person is told to reload", async ({ page, game }) => {
    await page.addInitScript(LACKS["is refused"]);
    await page.route("**/cpu.js", (route) => route.abort());
    await game.open(match({ lang: "en" }));
    await expect(page.locator(".notice")).toContainText("The computer player has no answer");
    await page.unroute("**/cpu.js");
    await page.reload();
    await around(page);
  });
});

test("the page decides as the worker does", async ({ page, game, context, baseURL }) => {
  await game.open(match({ seed: "same" }));
  await play(page);
  const other = await context.newPage();
  await other.addInitScript(LACKS["is refused"]);
  await page.evaluate(() => localStorage.clear());
  await other.goto(`${baseURL}${match({ seed: "same" })}`);
  const { actions } = await (async () => {
    await play(other);
    return record(other);
  })();
  await game.open(match({ seed: "same" }));
  await page.evaluate(() => localStorage.clear());
  await game.open(match({ seed: "same", help: "" }));
  await play(page);
  expect((await record(page)).actions).toEqual(actions);
});

test.describe("a worker that breaks", () => {
  test.use({ allowed: [/ERR_FAILED|404|cpu_loader|Failed to load/] });
  const scripts = {
    "cannot be loaded": (route) => route.abort(),
    "is not there": (route) => route.fulfill({ status: 404 }),
    "talks nonsense": (route) => route.fulfill({ contentType: "text/javascript", body: 'postMessage("good day")' }),
    "never greets": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
    throws: (route) => route.fulfill({ contentType: "text/javascript", body: 'throw new Error("cpu_loader")' }),
  };
  for (const [name, answer] of Object.entries(scripts)) {
    test(`is not needed: it ${name}`, async ({ page, game }) => {
      await page.route("**/cpu_loader.js", answer);
      await game.open(match());
      await around(page);
      await around(page);
    });
  }

  test("is replaced when it falls silent", async ({ page, game }) => {
    test.setTimeout(60_000);
    await game.open(match());
    await around(page);
    const again = page.waitForEvent("worker", { timeout: 40_000 });
    await page.workers()[0].evaluate(() => self.close()).catch(() => {});
    await act(page);
    await again;
    await page.waitForFunction(() => document.querySelector("main").dataset.idle === "true");
  });
});

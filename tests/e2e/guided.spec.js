// The guided first round, leaving and coming back, deleting, playing again, sharing, taking back.
import { SIZES, expect, faults, test } from "./fixtures.js";
import { act, lots, match, play, record, saved, setRules, settled, standing, table } from "./table.js";

const coach = (page) => page.locator(".coach");
const next = (page) => page.locator('[data-action="lesson-next"]');
const menu = async (page, name) => {
  await page.locator(".bar--a .tool").click();
  await page.locator("dialog[open]").getByRole("button", { name }).click();
};

test("a first visitor is offered the guided round", async ({ page, game }) => {
  await game.open("?lang=en&speed=off");
  await expect(page.locator(".tile--learn.is-first")).toContainText("New here?");
  await page.locator('[data-action="lesson"]').click();
  await expect(coach(page)).toBeVisible();
  await game.open("?lang=en");
  await expect(page.locator(".tile--learn")).not.toHaveClass(/is-first/);
});

test("the guided round is played to its end, one step after the other", async ({ page, game }) => {
  test.setTimeout(90_000);
  await game.open("?lang=en&speed=off");
  await page.locator('[data-action="lesson"]').click();
  const seen = [];
  const pick = lots(2);
  while ((await settled(page)) !== "result") {
    while (await coach(page).isVisible()) {
      const step = Number(await coach(page).getAttribute("data-step"));
      if (seen.at(-1) !== step) {
        seen.push(step);
        await game.picture(`lesson-${step}`);
      }
      if (!(await next(page).isVisible())) break;
      await next(page).click();
      await expect(page.locator(`.coach[data-step="${step}"]`)).toHaveCount(0);
    }
    await act(page, { pick });
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await expect(page.locator("[data-outcome]")).toHaveAttribute("data-outcome", "match");
});

test("the guided round is skipped, and goes on as a round", async ({ page, game }) => {
  await game.open("?lang=en&speed=off");
  await page.locator('[data-action="lesson"]').click();
  await page.locator('[data-action="lesson-skip"]').click();
  await expect(coach(page)).toHaveCount(0);
  expect(await play(page)).toBe("result");
});

test("leaving the table asks first, and keeps the match", async ({ page, game }) => {
  await game.open(match({ lang: "en" }));
  await act(page);
  const before = await standing(page);
  await menu(page, "Leave the table");
  await page.getByRole("button", { name: "Stay", exact: true }).click();
  await expect(page.locator('[data-action="leave"]')).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(table(page)).toBeVisible();
  await menu(page, "Leave the table");
  await page.locator('[data-action="leave"]').click();
  await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
  await page.locator('[data-action="resume"]').click();
  expect(await standing(page)).toEqual(before);
});

test("a match is deleted only after a question", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  await game.open("?lang=en");
  const ask = () => page.locator(".resume").getByRole("button", { name: "Delete" }).click();
  await ask();
  expect(await faults(page)).toEqual([]);
  await page.locator("dialog[open]").getByRole("button", { name: "Keep" }).click();
  await expect(page.locator('[data-action="resume"]')).toHaveCount(1);
  await ask();
  await page.locator("dialog[open]").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator('[data-action="resume"]')).toHaveCount(0);
  expect(await saved(page)).toEqual({});
});

test("several matches lie beside each other, the last played first", async ({ page, game }) => {
  for (const seed of ["one", "two", "three"]) {
    await game.open(match({ seed }));
    await settled(page);
  }
  await game.open("?lang=en&speed=off");
  await expect(page.locator('[data-action="resume"]')).toHaveCount(3);
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    for (const button of await page.locator(".resume button").all()) await button.click({ trial: true });
  }
  await page.locator('[data-action="resume"]').first().click();
  await settled(page);
  const seeds = Object.values(await saved(page)).sort((a, b) => b.at - a.at).map(({ record }) => record.deal.seed);
  expect(seeds).toEqual(["three", "two", "one"]);
});

test("the same address goes on with the same match", async ({ page, game }) => {
  await game.open(match());
  await act(page);
  const before = await standing(page);
  await game.open("?lang=en");
  await game.open(match());
  expect(await standing(page)).toEqual(before);
  expect(Object.keys(await saved(page))).toHaveLength(1);
});

test("play again deals a new match of the same kind", async ({ page, game }) => {
  await game.open("?speed=off&lang=en#/settings");
  await setRules(page, { players: "2", rounds: 1, fuke: true, "level-1": "easy" });
  await page.locator('[data-action="new"]').click();
  expect(await play(page)).toBe("result");
  await page.locator('[data-action="rematch"]').click();
  await settled(page);
  await expect(table(page)).toHaveAttribute("data-round", "1");
  const records = Object.values(await saved(page)).map(({ record }) => record);
  expect(records).toHaveLength(2);
  const [one, two] = records;
  expect([one.rules, one.seats, one.mode]).toEqual([two.rules, two.seats, two.mode]);
  expect(one.deal.seed).not.toBe(two.deal.seed);
});

test("the result stays until it is dismissed, also over a reload", async ({ page, game }) => {
  await game.open(match());
  await play(page);
  const before = await standing(page);
  const { actions } = await record(page);
  await page.reload();
  expect(await standing(page)).toEqual(before);
  expect((await record(page)).actions, "no CPU moves before").toEqual(actions);
});

test.describe("sharing", () => {
  test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));
  const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

  test("the link opens the same match in another browser", async ({ page, game, browser }) => {
    await game.open(match({ lang: "en" }));
    await play(page, { turns: 2 });
    const before = await standing(page);
    await menu(page, "Copy a link to this match");
    await expect(page.locator(".notice")).toContainText("Link copied");
    const link = await copied(page);
    expect(link).toMatch(/\/some\/folder\/#r=[\w-]+$/);
    const elsewhere = await browser.newPage();
    await elsewhere.goto(link.replace("#", "?speed=off#"));
    expect(await standing(elsewhere)).toEqual(before);
    await act(elsewhere);
    await settled(elsewhere);
    await elsewhere.close();
  });

  test("the link opens where the page is open already", async ({ page, game }) => {
    await game.open(match({ lang: "en", seed: "shared" }));
    await act(page);
    const before = await standing(page);
    await menu(page, "Copy a link to this match");
    await expect(page.locator(".notice")).toContainText("Link copied");
    const link = await copied(page);
    await game.open("?lang=en&speed=off");
    await page.evaluate(() => localStorage.clear());
    await page.evaluate((link) => (location.hash = new URL(link).hash), link);
    expect(await standing(page)).toEqual(before);
  });

  test("a result is shared too, and the link can be pasted", async ({ page, game }) => {
    await game.open(match({ lang: "en" }));
    await play(page);
    const before = await standing(page);
    await page.locator(".top").getByRole("button", { name: "Copy a link" }).click();
    await expect(page.locator(".notice")).toContainText("Link copied");
    const link = await copied(page);
    await page.evaluate(() => localStorage.clear());
    await game.open("?lang=en&speed=off");
    await page.getByRole("button", { name: "Open or export" }).click();
    await page.locator("#bring-text").fill(link);
    await page.locator("dialog[open]").getByRole("button", { name: "Open", exact: true }).click();
    expect(await standing(page)).toEqual(before);
  });

  test("a damaged link gets a message", async ({ page, game }) => {
    await game.open("?lang=en#r=AQAAAAAA");
    await expect(page.locator(".notice")).toBeVisible();
    await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
  });

  test("where copying is refused the page says so", async ({ page, game }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await game.open(match({ lang: "en" }));
    await settled(page);
    await menu(page, "Copy a link to this match");
    await expect(page.locator(".notice")).toContainText("does not allow copying");
  });
});

test.describe("practice", () => {
  const practice = async (page, game) => {
    await game.open("?speed=off&lang=en#/settings");
    await setRules(page, { practice: true });
    await page.locator('[data-action="new"]').click();
    await settled(page);
  };

  test("the last action is taken back, with what followed it", async ({ page, game }) => {
    await practice(page, game);
    const before = await standing(page);
    await act(page);
    await settled(page);
    await menu(page, "Take back");
    expect(await standing(page)).toEqual(before);
    const { marks, actions } = await record(page);
    expect(marks).toEqual([{ at: actions.length, mark: "undo" }]);
  });

  test("as often as one likes, and nothing before the first", async ({ page, game }) => {
    await practice(page, game);
    const before = await standing(page);
    await play(page, { turns: 3 });
    await settled(page);
    let left = 4;
    while (JSON.stringify(await standing(page)) !== JSON.stringify(before) && left-- > 0) await menu(page, "Take back");
    expect(await standing(page)).toEqual(before);
    await menu(page, "Take back");
    await expect(page.locator(".notice")).toContainText("nothing to take back");
    expect(await standing(page)).toEqual(before);
  });

  test("an ordinary match takes nothing back", async ({ page, game }) => {
    await game.open(match({ lang: "en" }));
    await act(page);
    await settled(page);
    await page.locator(".bar--a .tool").click();
    await expect(page.locator('[data-action="undo"]')).toHaveCount(0);
  });
});

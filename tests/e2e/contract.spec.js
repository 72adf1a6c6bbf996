// What other programs and assistive scripts rely on: attributes of the page, and that hidden cards are nowhere in it.
import { expect, test } from "./fixtures.js";
import { hand, match, play, record, settled, table } from "./table.js";
import { refereed } from "./referee.js";

const CODE = /\b(?:[1-9]|1[0-2])(?:[BARPabY])\b/g;

for (const players of [2, 3, 4]) {
  test(`a fresh deal of ${players} shows the codes of known cards only`, async ({ page, game }) => {
    await game.open(match({ players, seed: "hidden" }));
    await settled(page);
    // Nobody has captured yet where the person deals; else a few cards have moved, face up.
    const { mine, open, html } = await page.evaluate(() => {
      const cards = [...document.querySelectorAll("[data-card]")];
      const codes = (wanted) => cards.filter(wanted).map((card) => card.dataset.card);
      // Pictures have addresses without codes; nothing else of the page is left out.
      return {
        mine: codes((card) => card.dataset.zone === "hand"),
        open: codes((card) => card.dataset.zone !== "hand"),
        html: document.documentElement.outerHTML,
      };
    });
    expect(mine).toHaveLength({ 2: 10, 3: 7, 4: 5 }[players]);
    const known = new Set([...mine, ...open]);
    expect(known.size, "every card once").toBe(mine.length + open.length);
    const backs = page.locator(".card--back");
    expect(new Set(await backs.evaluateAll((cards) => cards.map((card) => card.attributes.length + card.childElementCount)))).toEqual(new Set([1]));
    const replayed = refereed(await record(page));
    if (replayed) {
      const hidden = new Set(replayed.hands.slice(1).flat());
      expect([...known].filter((card) => hidden.has(card)), "cards of other hands").toEqual([]);
      expect(known.size).toBe(mine.length + replayed.table.length + replayed.captures.flat().length);
    }
    const named = new Set(html.match(CODE) ?? []);
    expect([...named].filter((card) => !known.has(card)), "codes anywhere in the page").toEqual([]);
  });
}

test("a face-down card of another seat is named by number, not by card", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  await expect(page.locator('.seats [data-zone="hand"]')).toHaveCount(0);
  for (const backs of await page.locator(".backs").all()) await expect(backs).toHaveAttribute("aria-label", /\d/);
});

test("the table says game, phase, turn, viewer and round", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  await expect(table(page)).toHaveAttribute("data-game", "hana-awase");
  await expect(table(page)).toHaveAttribute("data-phase", "play");
  await expect(table(page)).toHaveAttribute("data-to-move", "0");
  await expect(table(page)).toHaveAttribute("data-viewer", "0");
  await expect(table(page)).toHaveAttribute("data-round", "1");
});

test("hand cards and field cards are buttons always, and data-legal marks what can be activated", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  for (const cards of [hand(page), page.locator(".field [data-zone=table]")]) {
    const all = await cards.evaluateAll((cards) =>
      cards.map((card) => [card.localName, card.hasAttribute("data-legal"), card.getAttribute("aria-disabled")]),
    );
    expect(all.length).toBeGreaterThan(0);
    for (const [name, legal, disabled] of all) expect([name, disabled]).toEqual(["button", String(!legal)]);
  }
  await expect(page.locator(".hand [data-legal]")).toHaveCount(7);
  await expect(page.locator(".field [data-legal]")).toHaveCount(0);
});

test("a card that cannot be taken says why", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  // It is aria-disabled, so that it can be reached: Playwright would wait for it.
  await page.locator(".field [data-zone=table]").first().click({ force: true });
  await expect(page.locator(".notice")).toContainText("First choose a card of your hand");
});

test("the result says whose turn it is not, and names its buttons", async ({ page, game }) => {
  await game.open(match());
  expect(await play(page)).toBe("result");
  await expect(page.locator("main")).toHaveAttribute("data-screen", "result");
  await expect(page.locator('[data-action="next-round"]')).toBeVisible();
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(table(page)).toHaveAttribute("data-to-move", "");
  await expect(page.locator("[data-legal]")).toHaveCount(0);
  await page.locator(".prompt button").click();
  await expect(page.locator("main")).toHaveAttribute("data-screen", "result");
});

test("every screen has its own address, and the back button goes back", async ({ page, game }) => {
  await game.open("?lang=en");
  for (const screen of ["settings", "rules", "about"]) {
    await game.open(`?lang=en#/${screen}`);
    await page.reload();
    await expect(page.locator("main")).toHaveAttribute("data-screen", screen);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  await game.open("?lang=en&fresh");
  await page.locator('[data-action="set-up"]').first().click();
  await expect(page.locator("main")).toHaveAttribute("data-screen", "settings");
  await page.goBack();
  await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
});

test("every screen opens at its beginning", async ({ page, game }) => {
  await game.open("?lang=en");
  for (const [at, screen] of ["rules", "settings", "about"].entries()) {
    await page.locator(".foot button").nth([0, 1, 3][at]).click();
    await expect(page.locator("main")).toHaveAttribute("data-screen", screen);
    expect.soft(await page.locator("h1").evaluate((head) => head.getBoundingClientRect().top), screen).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
  }
});

test("where hands lie open, every card of them is shown", async ({ page, game }) => {
  await game.open(match({ preset: "nintendo-chotto" }));
  await settled(page);
  const counts = await page.locator(".backs .num").allTextContents();
  await expect(page.locator('.seats [data-zone="hand"]')).toHaveCount(counts.reduce((all, count) => all + Number(count), 0));
  await expect(page.locator(".backs .card--back")).toHaveCount(0);
});

test("home names its actions", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  await game.open("?lang=en");
  for (const action of ["resume", "lesson"]) await expect(page.locator(`[data-action="${action}"]`)).toBeVisible();
  for (const game of ["hana-awase", "pilina"]) {
    const tile = page.locator(`.start:has(.game--${game})`);
    for (const action of ["new", "set-up", `lesson-${game}`]) await expect(tile.locator(`[data-action="${action}"]`)).toBeVisible();
  }
});

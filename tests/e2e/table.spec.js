// What the table shows and asks: choices, shown plains, marks, sheets, the clock of a limited turn.
import { expect, test } from "./fixtures.js";
import { SHOWN_PLAINS, act, bring, dealt, hand, match, play, record, settled, table, targets } from "./table.js";

const sheet = (page) => page.locator("dialog[open]");
const inHand = (page, code) => page.locator(`.hand [data-card="${code}"]`);
const codes = (cards) => cards.evaluateAll((cards) => cards.map((card) => card.dataset.card).sort());

// 5a lies with two irises; the stack turns 8a, which matches two as well.
const CHOICES = dealt("5a 1a 2a 3a 4a 6a 7a 1b 2b 4b 6b 7b 9b 9a 1R 2R 4R 6R 7R 9R 10b 5A 5R 8B 8A 11B 12B 8a");

test("two matches: the choice is asked on the cards themselves", async ({ page, game }) => {
  await bring(page, game, CHOICES);
  await inHand(page, "5a").click();
  await expect(page.locator(".prompt")).toContainText("take which one?");
  expect(await codes(targets(page))).toEqual(["5A", "5R"]);
  await page.locator('.field [data-card="5A"]').click();
  await expect(page.locator('.own [data-card="5A"]')).toHaveCount(1);
});

test("the turned card asks in the same way, and waits for the answer", async ({ page, game }) => {
  await bring(page, game, CHOICES);
  await inHand(page, "5a").click();
  await page.locator('.field [data-card="5A"]').click();
  await expect(table(page)).toHaveAttribute("data-phase", "choose");
  await expect(page.locator('[data-zone="pending"]')).toHaveAttribute("data-card", "8a");
  expect(await codes(targets(page))).toEqual(["8A", "8B"]);
  await expect(page.locator(".prompt")).toContainText("Take which one?");
  await page.reload();
  await game.open("#/table");
  await settled(page);
  expect(await codes(targets(page))).toEqual(["8A", "8B"]);
  await page.locator('.field [data-card="8B"]').click();
  await settled(page);
  expect((await record(page)).actions.slice(0, 2)).toEqual(["5a>5A", ">8B"]);
});

test("a picked card can be put back by its button", async ({ page, game }) => {
  await bring(page, game, CHOICES);
  await inHand(page, "5a").click();
  await page.getByRole("button", { name: "Put the card back" }).click();
  await expect(targets(page)).toHaveCount(0);
  await expect(inHand(page, "5a")).toHaveAttribute("aria-pressed", "false");
});

test("plains that another player shows lie open, and can be taken", async ({ page, game }) => {
  await bring(page, game, SHOWN_PLAINS);
  const shown = page.locator('.seats [data-zone="shown"]');
  expect(await codes(shown)).toEqual(["1a", "2a", "3a", "4b", "5a", "6a"]);
  await expect(shown.first()).toHaveAttribute("data-seat", "1");
  await expect(page.locator(".seats [data-card]")).toHaveCount(6);
  await inHand(page, "4a").click();
  await settled(page);
  await expect(page.locator('.own [data-card="4b"]')).toHaveCount(1);
});

test("a hand that others have taken is empty early: the top card is turned by a button", async ({ page, game }) => {
  const deal = "1a 2a 3a 4b 5a 6a 8B 1B 2A 3B 4A 5A 6A 7A 1R 2R 3R 4R 5R 6R 7R 9A 10A 11B 12B 9R 10R";
  await bring(page, game, dealt(deal, { hand_yaku: true }));
  await expect(page.locator('.hand [data-zone="shown"]')).toHaveCount(6);
  const phases = new Set();
  expect(await play(page, { before: async (phase) => phases.add(phase) })).toBe("result");
  expect([...phases]).toContain("flip");
});

test("a big table says what the round counts", async ({ page, game }) => {
  const deal = "1a 2a 3a 4a 5a 6a 7a 1b 2b 4b 5b 6b 7b 9a 1R 2R 4R 5R 6R 7R 10b 8B 3B 9A 10A 11R 12Y";
  await bring(page, game, dealt(deal, { table_multiplier: true }));
  await expect(page.locator(".bar--a .seal")).toContainText("×");
});

test("dealer, second and last are marked once each", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  for (const mark of ["Dealer", "Plays second", "Plays last"]) await expect(page.locator(`[title="${mark}"]`)).toHaveCount(1);
});

test("the hand is sorted by kind when that is wanted, and the same card stays the same element", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  const before = await hand(page).evaluateAll((cards) => cards.map((card) => card.dataset.card));
  await hand(page).last().evaluate((card) => (card.probe = card.dataset.card));
  await page.locator(".bar--a .tool").click();
  await sheet(page).locator('[data-value="kind"]').click();
  await page.keyboard.press("Escape");
  await expect.poll(() => hand(page).evaluateAll((cards) => cards.map((card) => card.dataset.card))).not.toEqual(before);
  const probes = await hand(page).evaluateAll((cards) => cards.filter((card) => card.probe).map((card) => card.probe === card.dataset.card));
  expect(probes).toEqual([true]);
});

test("the log tells the round in words", async ({ page, game }) => {
  await game.open(match());
  await play(page, { turns: 2 });
  await settled(page);
  await page.locator(".peek").click();
  await expect(sheet(page).locator("li").first()).toContainText("Round 1");
  await expect(sheet(page)).toContainText("You play");
});

test("the log is there after a reload", async ({ page, game }) => {
  await game.open(match());
  await play(page, { turns: 2 });
  await settled(page);
  const lines = async () => {
    await page.locator(".peek").click();
    const lines = await sheet(page).locator("li").allTextContents();
    await page.keyboard.press("Escape");
    return lines;
  };
  const before = await lines();
  await page.reload();
  await settled(page);
  expect(await lines()).toEqual(before);
});

test("captured cards are laid out by a tap", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  while ((await page.locator(".own .piles [data-card]").count()) === 0) await act(page);
  const count = await page.locator(".own .piles [data-card]").count();
  await page.locator(".own .piles").click();
  await expect(sheet(page).locator(".laid-out li")).toHaveCount(count);
});

test("the progress of every player is one tap away", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  await page.locator(".goals .goal").first().click();
  await expect(sheet(page).locator("section")).toHaveCount(3);
  await expect(sheet(page).locator(".prow")).toHaveCount(3 * 16);
});

for (const [yaku, count] of [["every", 16], ["fewer", 5], ["none", 0]]) {
  test(`the yaku sheet is that of the rules in force: ${yaku}`, async ({ page, game }) => {
    await bring(page, game, { ...CHOICES, rules: { preset: "reference", rounds: 1, yaku } });
    await page.locator(".bar--b .tool").click();
    await expect(sheet(page).locator(".yrow")).toHaveCount(count);
  });
}

test("Escape closes a sheet and plays nothing", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  const before = (await record(page)).actions;
  await page.locator(".bar--b .tool").click();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  expect((await record(page)).actions).toEqual(before);
});

test("a limited turn counts down, and the computer plays when it is over", async ({ page, game }) => {
  await page.clock.install();
  await bring(page, game, { ...CHOICES, rules: { preset: "reference", rounds: 1, turn_limit: 30 } });
  await expect(page.getByRole("timer")).toHaveText("30");
  await page.clock.runFor(21_000);
  await expect(page.getByRole("timer")).toHaveText("9");
  await expect(page.getByRole("timer")).toHaveClass(/is-short/);
  await page.clock.runFor(10_000);
  await expect(page.locator(".notice")).toContainText("Time is up");
  await expect.poll(async () => (await record(page)).actions.length).toBeGreaterThan(0);
});

test("what happens is said to those who do not see it", async ({ page, game }) => {
  await bring(page, game, CHOICES);
  await expect(page.locator("#live")).toContainText("your turn");
  await page.locator('.hand__place:has(.beads[data-n="0"]) [data-card]').first().click();
  await settled(page);
  await expect(page.locator("#live")).not.toBeEmpty();
});

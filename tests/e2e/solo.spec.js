// Whole games of Yaku-Narabe, by mouse, by keyboard, by touch and by drag; what they leave behind.
import { SIZES, expect, test } from "./fixtures.js";
import { refereed } from "./referee.js";
import { columns, deal, dealt, hand, history, play, put, ready, table } from "./solo.js";
import { bring, record, saved } from "./table.js";

/** The scores of the rows that a result shows. */
const rows = (page) =>
  page.locator("[data-row-score]").evaluateAll((rows) => rows.map(({ dataset }) => Number(dataset.rowScore)));

const number = async (locator) => Number(await locator.textContent());

/** Plays all rounds of the open game; what each result said. */
async function whole(page, how) {
  const results = [];
  for (;;) {
    expect(await play(page, how)).toBe("result");
    results.push({
      rows: await rows(page),
      score: await number(page.locator("[data-score]")),
      total: await number(page.locator("[data-total]")),
    });
    const next = page.locator('[data-action="next-round"]');
    if (!(await next.count())) return results;
    await (how?.use ?? ((target) => target.click()))(next);
  }
}

/** Holds what the page showed against what the engine says of the record. */
function judged(results, record) {
  const game = refereed(record);
  expect(game.phase).toBe("match-over");
  const told = { rows: [[]], totals: [] };
  for (const event of game.events) {
    if (event.event === "row") told.rows.at(-1).push(event.score);
    if (event.event === "round-over") {
      told.totals.push(event.scores[0]);
      told.rows.push([]);
    }
  }
  expect(results.map(({ rows }) => rows)).toEqual(told.rows.slice(0, -1));
  expect(results.map(({ score }) => score)).toEqual(told.totals);
  expect(results.at(-1).total).toBe(game.scores[0]);
}

test("a whole game of three rounds by mouse, every row as the referee scores it", async ({ page, game }) => {
  test.setTimeout(120_000);
  await game.open(deal());
  await expect(page.locator('main[data-screen="table"]')).toHaveAttribute("data-game", "yaku-narabe");
  const results = await whole(page);
  expect(results).toHaveLength(3);
  expect(results.map(({ rows }) => rows.length)).toEqual([9, 9, 9]);
  judged(results, await record(page));
  await game.picture("solo-result");
});

test("a whole game by keyboard alone", async ({ page, game }) => {
  test.setTimeout(120_000);
  await game.open(deal({ seed: "by keys" }));
  // Arrows choose the card, Enter picks it (or not at all), a digit puts it into a column.
  let turn = 0;
  const place = async (page, code, column) => {
    const card = page.locator(`.hand [data-card="${code}"]`);
    await page.keyboard.press("ArrowDown");
    for (let step = 0; step < 3 && !(await card.evaluate((card) => card === document.activeElement)); step++) {
      await page.keyboard.press("ArrowRight");
    }
    await expect(card).toBeFocused();
    if (turn++ % 2) await page.keyboard.press("Enter");
    await page.keyboard.press(String(column));
    await expect(card).toHaveCount(0);
  };
  const use = async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const results = await whole(page, { place, use });
  expect(results).toHaveLength(3);
  judged(results, await record(page));
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });
  test("a round by taps on a phone", async ({ page, game }) => {
    test.setTimeout(60_000);
    await game.open(deal({ seed: "by touch", lang: "ja" }), SIZES.phone);
    expect(await play(page, { use: (target) => target.tap() })).toBe("result");
    expect(await rows(page)).toHaveLength(9);
  });
});

test("cards are dragged into columns", async ({ page, game }) => {
  await game.open(deal({ seed: "by drag" }));
  for (const column of [1, 2, 2, 5]) {
    await ready(page);
    const card = hand(page).first();
    const code = await card.getAttribute("data-card");
    const from = await card.boundingBox();
    const to = await page.locator(`[data-column="${column}"]`).boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(page.locator(`[data-column="${column}"] [data-card="${code}"]`)).toHaveCount(1);
  }
  expect((await table(page)).map((cards) => cards.length)).toEqual([1, 2, 0, 0, 1]);
});

test("a reload in the middle goes on where the game was, also over a result", async ({ page, game }) => {
  await game.open(deal({ seed: "reload" }));
  await play(page, { turns: 17 });
  await ready(page);
  const before = [await table(page), await hand(page).evaluateAll((cards) => cards.map(({ dataset }) => dataset.card))];
  await page.reload();
  await ready(page);
  expect([await table(page), await hand(page).evaluateAll((cards) => cards.map(({ dataset }) => dataset.card))]).toEqual(before);
  expect(await play(page)).toBe("result");
  const shown = await rows(page);
  await page.reload();
  expect(await ready(page)).toBe("result");
  expect(await rows(page)).toEqual(shown);
  await page.locator('[data-action="next-round"]').click();
  await ready(page);
  await expect(page.locator("main")).toHaveAttribute("data-round", "2");
  await expect(page.locator(".month")).toHaveAttribute("data-month", "2");
});

test("a tenth card in a column is refused with the reason, and nothing is lost", async ({ page, game }) => {
  await bring(page, game, dealt(""), {});
  for (let card = 0; card < 9; card++) {
    await ready(page);
    await put(page, await hand(page).first().getAttribute("data-card"), 3);
  }
  await ready(page);
  const code = await hand(page).first().getAttribute("data-card");
  await hand(page).first().click();
  await page.locator('[data-column="3"]').click({ force: true });
  await expect(page.getByRole("alert")).toContainText("nine cards");
  await expect(page.locator(`.hand [data-card="${code}"]`)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('[data-column="3"]')).toHaveAttribute("aria-disabled", "true");
  await page.locator('[data-column="4"]').click();
  await expect(page.locator(`[data-column="4"] [data-card="${code}"]`)).toHaveCount(1);
});

test("the preview tells what the top row holds, what it would score, and what it can still make", async ({ page, game }) => {
  await bring(page, game, dealt("3B 9A 1a 5A 8B 6R"), {});
  await put(page, "3B", 1);
  await ready(page);
  await expect(page.locator('.tally [data-wish="flower-viewing"]')).toBeVisible();
  await put(page, "9A", 2);
  await expect(page.locator('.tally [data-yaku="flower-viewing"]')).toBeVisible();
  await expect(page.locator(".tally__sum")).toHaveText("25");
  await put(page, "1a", 3);
  await ready(page);
  // The pine is of the bonus month of round 1.
  await expect(page.locator("[data-preview]")).toHaveAttribute("data-preview", "50");
  await put(page, "5A", 4);
  await ready(page);
  await page.locator('.hand [data-card="8B"]').click();
  await expect(page.locator('[data-column="5"] .slot__say')).toContainText("+100");
  await page.locator('[data-column="5"]').click();
  await expect(page.locator("[data-points]")).toHaveAttribute("data-points", "100");
  expect((await table(page)).flat()).toEqual([]);
});

test("take-backs: in practice without end and again, in an ordinary game only until a new card was seen", async ({ page, game }) => {
  await bring(page, game, dealt("", {}, "practice"), {});
  await play(page, { turns: 6 });
  await ready(page);
  const before = await table(page);
  const undo = page.locator('[data-action="undo"]');
  const redo = page.locator('[data-action="redo"]');
  for (let step = 0; step < 6; step++) {
    await undo.click();
    await ready(page);
  }
  expect((await table(page)).flat()).toEqual([]);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  for (let step = 0; step < 6; step++) {
    await redo.click();
    await ready(page);
  }
  expect(await table(page)).toEqual(before);
  await expect(redo).toHaveAttribute("aria-disabled", "true");
  expect((await record(page)).marks.filter(({ mark }) => mark === "undo")).toHaveLength(6);
  await page.evaluate(() => localStorage.clear());
  await bring(page, game, dealt(""), {});
  await play(page, { turns: 46 });
  await ready(page);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await play(page, { turns: 1 });
  await ready(page);
  await expect(undo).toHaveAttribute("aria-disabled", "false");
  await undo.click();
  await ready(page);
  await expect(hand(page)).toHaveCount(2);
});

test("the deal of the day is the same in two fresh browsers", async ({ browser, baseURL }) => {
  const first = async () => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto("./?speed=off&lang=en");
    await page.locator('[data-action="daily"]').click();
    await ready(page);
    const cards = await hand(page).evaluateAll((cards) => cards.map(({ dataset }) => dataset.card));
    const [slot] = Object.values(await saved(page));
    await context.close();
    return [cards, slot.record.deal, slot.record.rules];
  };
  const one = await first();
  expect(await first()).toEqual(one);
  const today = new Date();
  const two = (number) => String(number).padStart(2, "0");
  const date = `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`;
  expect(one[1]).toEqual({ seed: `daily ${date}` });
  expect(one[2]).toEqual({ preset: "standard" });
});

test("a deal by word, played again, shared without a card, and kept in the records", async ({ page, game, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open("?speed=off&lang=en");
  await page.locator('[data-action="deal"]').click();
  await page.locator("#deal-seed").fill("spring wind");
  await page.locator('[data-action="deal-start"]').click();
  const results = await whole(page);
  const total = results.at(-1).total;
  await page.locator('[data-action="share"]').click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(String(total));
  expect(text).toContain("spring wind");
  expect(text).toContain("game=yaku-narabe&seed=spring%20wind");
  expect(text).not.toMatch(/\b\d{1,2}[BARPYab]\b/);
  expect(text).not.toMatch(/Pine|Crane|Curtain|Moon/);
  await page.locator('[data-action="again"]').click();
  expect(await ready(page)).toBe("play");
  await play(page, { turns: 3 });
  await page.locator(".bar--a .tool").click();
  await page.locator(".sheet__do .btn--quiet").click();
  await page.locator('[data-action="leave"]').click();
  await page.locator('[data-action="stats"]').click();
  await expect(page.locator('main[data-screen="stats"]')).toBeVisible();
  await expect(page.locator('[data-best="3"] b')).toHaveText(String(total));
  await expect(page.locator("[data-game-total]").first()).toHaveText(String(total));
  const kept = await history(page);
  const made = await page.locator('[data-collected]:not([data-count="0"])').count();
  expect(made).toBe(Object.keys(kept.made).length);
  await expect(page.locator("[data-collected]")).toHaveCount(31);
  await expect(page.locator("svg.chart rect")).toHaveCount(1);
  await game.picture("solo-stats");
});

test("results and records mark practice, scored rows in sight, and take-backs", async ({ page, game }) => {
  test.setTimeout(60_000);
  await bring(page, game, dealt("", { show_scored: true }, "practice"), {});
  await play(page, { turns: 12 });
  await ready(page);
  await page.locator('[data-action="scored"]').click();
  await expect(page.locator("dialog[open] [data-zone=scored]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator('[data-action="undo"]').click();
  await ready(page);
  expect(await play(page)).toBe("result");
  const badges = page.locator(".badges");
  for (const word of ["Practice", "Scored rows in sight", "1 move taken back"]) await expect(badges).toContainText(word);
  await game.open("?speed=off&lang=en#/stats");
  await page.reload();
  await expect(page.locator(".gameline")).toContainText("Practice");
  await expect(page.locator('[data-best="3"] b')).toHaveText("–");
});

test("the house rules of the solitaire are set in the settings and hold", async ({ page, game }) => {
  await game.open("?speed=off&lang=en");
  await page.locator('.start:has(.game--yaku-narabe) [data-action="set-up"]').click();
  await page.locator('[data-setting="rounds"] [data-value="6"]').click();
  await page.locator('[data-setting="cup_is_chaff"]').getByRole("switch").click();
  await page.locator('[data-setting="practice"]').getByRole("switch").click();
  await expect(page.locator('[data-setting="players"]')).toHaveCount(0);
  await page.locator('main [data-action="new"]').click();
  await ready(page);
  const kept = await record(page);
  expect([kept.rules, kept.mode, kept.seats]).toEqual([
    { preset: "standard", rounds: 6, cup_is_chaff: false },
    "practice",
    [{ kind: "human" }],
  ]);
});

test("a row that scores counts up line by line, and a tap goes on", async ({ page, game }) => {
  await bring(page, game, dealt("3B 9A 1a 5A 8B 6R"), { speed: "slow" });
  for (const [card, column] of [["3B", 1], ["9A", 2], ["1a", 3], ["5A", 4]]) {
    await ready(page);
    await put(page, card, column);
  }
  await ready(page);
  await put(page, "8B", 5);
  const moment = page.locator('[data-moment="row"]');
  await expect(moment).toBeVisible();
  await expect(moment.locator("li")).toHaveCount(3);
  await expect(moment.locator(".moment__sum")).toHaveText("100");
  await moment.click();
  await expect(moment).toHaveCount(0);
  await ready(page);
});

test("the guided first round leads through a whole round", async ({ page, game }) => {
  test.setTimeout(60_000);
  await game.open("?speed=off&lang=en", SIZES.phone);
  await page.locator('[data-action="lesson-yaku-narabe"]').click();
  const coach = page.locator(".coach");
  const next = page.locator('[data-action="lesson-next"]');
  await expect(coach).toHaveAttribute("data-step", "1");
  await next.click();
  await next.click();
  await expect(coach).toHaveAttribute("data-step", "3");
  await put(page, "3B", 1);
  for (let step = 4; step <= 9; step++) {
    for (let turn = 0; turn < 12 && !(await coach.count()); turn++) await play(page, { turns: 1 });
    await expect(coach).toHaveAttribute("data-step", String(step));
    await next.click();
  }
  await expect(coach).toHaveCount(0);
  expect(await play(page)).toBe("result");
  // A guided round is no game of the records.
  expect(await history(page)).toBeUndefined();
});

test("columns say what they hold and what would come of the card", async ({ page, game }) => {
  await bring(page, game, dealt("3B 9A 1a"), {});
  await put(page, "3B", 1);
  await ready(page);
  await expect(columns(page).first()).toHaveAccessibleName(/Column 1.*Curtain/);
  await hand(page).first().click();
  await expect(columns(page).nth(1)).toHaveAccessibleName(/Column 2.*put/);
});

test("a hint names card, column and reason, and the record and the result say that it was given", async ({ page, game }) => {
  test.setTimeout(90_000);
  await game.open(deal({ seed: "hint" }));
  await play(page, { turns: 5 });
  await ready(page);
  await page.locator('[data-action="hint"]').click();
  const advice = page.locator("[data-advice]");
  await expect(advice).toBeVisible();
  const [card, column] = (await advice.getAttribute("data-advice")).split("@");
  await expect(page.locator(`.hand [data-card="${card}"]`)).toHaveClass(/is-advised/);
  await expect(page.locator(`[data-column="${column}"]`)).toHaveClass(/is-advised/);
  // The move, and at least one sentence why.
  expect((await advice.innerText()).split(/[.:;]\s/).filter(Boolean).length).toBeGreaterThan(1);
  const kept = await record(page);
  expect(kept.marks).toEqual([{ at: 5, mark: "hint" }]);
  await put(page, card, column);
  await expect(advice).toHaveCount(0);
  // By hints alone the round goes well.
  for (let turn = 0; turn < 60 && (await ready(page)) === "play"; turn++) {
    await page.keyboard.press("h");
    await advice.waitFor();
    const [code, to] = (await advice.getAttribute("data-advice")).split("@");
    await put(page, code, to);
  }
  await expect(page.locator(".badges")).toContainText("hints");
  expect(await number(page.locator("[data-score]"))).toBeGreaterThan(100);
});

test("what was possible: progress, stop, and a line that is at least as good as the player's", async ({ page, game }) => {
  test.setTimeout(90_000);
  await game.open(deal({ seed: "possible" }));
  expect(await play(page)).toBe("result");
  const own = await number(page.locator("[data-score]"));
  await page.locator('[data-action="possible"]').click();
  await expect(page.locator(".analyst progress")).toBeVisible();
  await page.locator('[data-action="possible-stop"]').click();
  await expect(page.locator('[data-action="possible"]')).toBeVisible();
  await page.locator('[data-action="possible"]').click();
  await expect(page.locator("[data-possible]")).toBeVisible({ timeout: 30_000 });
  const score = Number(await page.locator("[data-possible]").getAttribute("data-possible"));
  expect(score).toBeGreaterThan(own);
  const rows = await page.locator("[data-possible-row]").evaluateAll((rows) => rows.map(({ dataset }) => Number(dataset.possibleRow)));
  expect(rows.reduce((sum, row) => sum + row, 0)).toBe(score);
  // The line is what the referee makes of it on the same deal.
  await page.locator(".analyst summary").click();
  const moves = await page.locator("[data-move]").evaluateAll((moves) => moves.map(({ dataset }) => dataset.move));
  const kept = await record(page);
  const told = refereed({ ...kept, actions: moves, marks: undefined });
  expect(told.scores).toEqual([score]);
});

test.describe("where workers are refused", () => {
  test("hints and the analysis run on the page's own thread", async ({ page, game }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      };
    });
    await game.open(deal({ seed: "no worker" }));
    await ready(page);
    await page.locator('[data-action="hint"]').click();
    await expect(page.locator("[data-advice]")).toBeVisible({ timeout: 30_000 });
    expect(await play(page)).toBe("result");
    await page.locator('[data-action="possible"]').click();
    await expect(page.locator("[data-possible]")).toBeVisible({ timeout: 40_000 });
  });
});

test("what others played, a computer or a guided round is no record of one's own", async ({ page, game }) => {
  const cpu = { ...dealt(""), seats: [{ kind: "cpu", level: "master" }] };
  await bring(page, game, cpu, {});
  expect(await ready(page)).toBe("result");
  expect((await history(page))?.games ?? []).toEqual([]);
  const begun = { ...dealt(""), actions: ["1B@1"] };
  await bring(page, game, begun, {});
  expect(await play(page)).toBe("result");
  expect((await history(page))?.games ?? []).toEqual([]);
  // A record whose decks run out says how many rounds were played.
  await expect(page.locator(".hero h2")).toContainText("in 1 round");
});

test("a damaged history is set aside once, said, and kept in the export", async ({ page, game }) => {
  await game.open(deal({ seed: "damaged" }));
  expect(await play(page)).toBe("result");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.endsWith(":history:yaku-narabe"));
    localStorage.setItem(key, localStorage.getItem(key).slice(0, 60));
  });
  await game.open("?speed=off&lang=en#/stats");
  await expect(page.locator(".notice")).toContainText("records could not be read");
  for (let visit = 0; visit < 3; visit++) await page.reload();
  const aside = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("aside:history")));
  expect(aside).toHaveLength(1);
});

test("the log tells no card that has gone, unless the rule keeps it in sight", async ({ page, game }) => {
  for (const shown of [false, true]) {
    await bring(page, game, dealt("", shown ? { show_scored: true } : {}), {});
    await play(page, { turns: 11 });
    await ready(page);
    const there = [...(await table(page)).flat(), ...(await hand(page).evaluateAll((cards) => cards.map(({ dataset }) => dataset.card)))];
    await page.locator(".bar--a .tool").click();
    await page.getByRole("button", { name: "What happened" }).click();
    const notes = await page.locator(".log code").allTextContents();
    const told = notes.map((note) => note.replace(/[()]/g, "").split("@")[0]).filter(Boolean);
    expect(told.every((card) => there.includes(card))).toBe(!shown);
    await page.evaluate(() => localStorage.clear());
  }
});

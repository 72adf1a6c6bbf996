// Whole matches, played through the page as a person plays them.
import { expect, test } from "./fixtures.js";
import { EVERY_RULE, act, hand, keyboard, lots, match, play, record, saved, setRules, settled, standing, sums, table } from "./table.js";
import { refereed } from "./referee.js";

const add = (a, b) => a.map((number, at) => number + b[at]);
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** Reloads, and holds that the match stands exactly where it stood. */
async function reloads(page) {
  const before = await standing(page);
  await page.reload();
  expect(await standing(page)).toEqual(before);
}

/** Plays a whole match and holds that every round sums to zero and the totals add up. */
async function wholeMatch(page, { rounds, onResult = async () => {}, ...how }) {
  let totals;
  for (let round = 1; round <= rounds; round++) {
    await play(page, how);
    const { scores, totals: after } = await sums(page);
    expect(sum(scores), `round ${round} sums to zero`).toBe(0);
    totals = totals ? add(totals, scores) : scores;
    expect(after, `totals after round ${round}`).toEqual(totals);
    await onResult(round);
    await expect(page.locator("[data-outcome]")).toHaveAttribute("data-outcome", round < rounds ? "round" : "match");
    if (round < rounds) {
      await (how.use ?? ((target) => target.click()))(page.locator('[data-action="next-round"]'));
      await settled(page);
      await expect(table(page)).toHaveAttribute("data-round", String(round + 1));
    }
  }
  const replayed = refereed(await record(page));
  if (replayed) {
    expect(replayed.phase).toBe("match-over");
    expect(replayed.scores, "the referee's totals").toEqual(totals);
  }
  return totals;
}

test("twelve rounds with every house rule, with reloads in a round, in a choice and on a result", async ({ page, game }) => {
  test.setTimeout(240_000);
  await game.open("#/settings");
  await setRules(page, { players: "3", ...EVERY_RULE });
  const rules = await page.locator("#rule-code").inputValue();
  await game.open(match({ rules }));
  const reloaded = new Set();
  const once = async (moment) => {
    if (reloaded.has(moment)) return;
    reloaded.add(moment);
    await reloads(page);
  };
  let turns = 0;
  const before = async (phase) => {
    if (phase === "choose") await once("a turned card with a choice");
    else if (++turns === 17) await once("a turn");
  };
  await wholeMatch(page, { rounds: 12, pick: lots(3), before, onResult: (round) => round === 4 && once("a result") });
  expect([...reloaded].sort()).toEqual(["a result", "a turn", "a turned card with a choice"]);
  expect((await record(page)).rules).toEqual({
    preset: "reference",
    hand_yaku: true,
    fuke: true,
    rain_washout: "all",
    table_multiplier: true,
    redeal_on_hand_four: true,
    turn_limit: 60,
  });
  await game.picture("match-result");
});

for (const [players, rounds] of [[2, 3], [4, 3]]) {
  test(`a match of ${players} players, ${rounds} rounds set in the settings`, async ({ page, game }) => {
    test.setTimeout(120_000);
    await game.open("?speed=off#/settings");
    await setRules(page, { players: String(players), rounds });
    await page.locator('[data-action="new"]').click();
    await settled(page);
    await expect(page.locator("[data-seat-panel]")).toHaveCount(players - 1);
    await wholeMatch(page, { rounds, pick: lots(players) });
  });
}

test("a question which card to take is asked again after a reload", async ({ page, game }) => {
  await game.open(match());
  const asking = page.locator('.hand__place:has(.beads[data-n="2"]) [data-legal]');
  for (let turn = 0; (await settled(page)) !== "play" || (await asking.count()) === 0; turn++) {
    expect(turn, "a card with two matches comes up").toBeLessThan(40);
    if ((await settled(page)) === "result") await page.locator('[data-action="next-round"]').click();
    else await act(page);
  }
  const code = await asking.first().getAttribute("data-card");
  const before = await standing(page);
  await page.locator(`.hand [data-card="${code}"]`).click();
  await expect(page.locator(".field [data-legal]")).toHaveCount(2);
  await page.reload();
  expect(await standing(page)).toEqual(before);
  await page.locator(`.hand [data-card="${code}"]`).click();
  await page.locator(".field [data-legal]").first().click();
  await expect(page.locator(`.hand [data-card="${code}"]`)).toHaveCount(0);
});

test("a match of three rounds by keyboard alone", async ({ page, game }) => {
  test.setTimeout(150_000);
  await game.open("?speed=off&lang=en");
  const { tabTo, use } = keyboard(page);
  await tabTo(page.locator('.start:has(.game--hana-awase) [data-action="set-up"]'));
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toHaveAttribute("data-screen", "settings");
  const less = page.locator('[data-setting="rounds"] .step .tool').first();
  await tabTo(less);
  for (let round = 12; round > 3; round--) await page.keyboard.press("Enter");
  await expect(page.locator('[data-setting="rounds"] output')).toHaveText("3");
  await tabTo(page.locator('[data-action="new"]'));
  await page.keyboard.press("Enter");
  await settled(page);

  await wholeMatch(page, { rounds: 3, pick: lots(5), use });
  await tabTo(page.locator('[data-action="home"]'));
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
});

test("Escape puts a picked card back", async ({ page, game }) => {
  await game.open(match());
  const asking = page.locator('.hand__place:has(.beads[data-n="2"]) [data-legal]');
  for (let turn = 0; (await settled(page)) !== "play" || (await asking.count()) === 0; turn++) {
    expect(turn).toBeLessThan(40);
    if ((await settled(page)) === "result") await page.locator('[data-action="next-round"]').click();
    else await act(page);
  }
  await asking.first().click();
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator(".field [data-legal]")).toHaveCount(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });
  test("a round is played by taps", async ({ page, game }) => {
    await game.open(match({ seed: "touch" }), { width: 360, height: 640 });
    expect(await play(page, { use: (target) => target.tap() })).toBe("result");
    await page.locator('[data-action="next-round"]').tap();
    await settled(page);
    await expect(table(page)).toHaveAttribute("data-round", "2");
  });
});

test.describe("dragging", () => {
  const centre = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const drag = async (page, from, to) => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(to)), { steps: 6 });
    await page.mouse.up();
  };
  const lone = (page) => page.locator('.hand__place:not(:has(.beads[data-n="2"])) [data-legal]').first();

  test("a card dropped on the field is played", async ({ page, game }) => {
    await game.open(match());
    await settled(page);
    const code = await lone(page).getAttribute("data-card");
    await drag(page, page.locator(`.hand [data-card="${code}"]`), page.locator(".stack"));
    await expect(page.locator(`.hand [data-card="${code}"]`)).toHaveCount(0);
    expect((await record(page)).actions).toContain(code);
  });

  test("a card dropped elsewhere goes back", async ({ page, game }) => {
    await game.open(match());
    await settled(page);
    const before = await standing(page);
    await drag(page, hand(page).first(), page.locator(".round"));
    expect(await standing(page)).toEqual(before);
    // The way back is a drag too: it must not count as a tap afterwards.
    await act(page);
  });
});

test("a match that was played to its end is not offered again", async ({ page, game }) => {
  await game.open("?speed=off#/settings");
  await setRules(page, { rounds: 1 });
  await page.locator('[data-action="new"]').click();
  expect(await play(page)).toBe("result");
  await page.locator('[data-action="home"]').click();
  await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
  await expect(page.locator('[data-action="resume"]')).toHaveCount(0);
  expect(Object.keys(await saved(page))).toHaveLength(1);
});

// Hanafuda Pilina, played through the page: every number of seats, calls out of turn, Pele and who stops it.
import { expect, test } from "./fixtures.js";
import { FORMS, ONE_ROUND, READY, TWO_ROUNDS, agrees, named, pilina, ready, sides } from "./pilina.js";
import { act, hand, keyboard, lots, play, record, setRules, settled, standing, sums, table, targets } from "./table.js";
import { refereed } from "./referee.js";

const inHand = (page, code) => page.locator(`.hand [data-card="${code}"]`);
const inField = (page, code) => page.locator(`.field button[data-card="${code}"]`);
const codes = (cards) => cards.evaluateAll((cards) => cards.map((card) => card.dataset.card).sort());
const actions = async (page) => (await record(page)).actions;

/** What the log says, and the log is closed again. */
async function log(page) {
  await page.locator(".peek").click();
  const text = await page.locator("dialog[open] .log").innerText();
  await page.keyboard.press("Escape");
  return text;
}

const add = (a, b) => a.map((number, at) => number + b[at]);

/** Plays a whole match; after every round the page's totals are held against the sum and against the referee. */
async function wholeMatch(page, form, { rounds, how = {}, onResult = async () => {} }) {
  let totals = Array(sides(form)).fill(0);
  const phases = new Set();
  const before = async (phase) => {
    phases.add(phase);
    await agrees(page, form);
  };
  for (let round = 1; round <= rounds; round++) {
    await play(page, { ...how, before });
    const { scores, totals: after } = await sums(page);
    totals = add(totals, scores);
    expect(scores).toHaveLength(sides(form));
    expect(after, `totals after round ${round}`).toEqual(totals);
    const replayed = refereed(await record(page));
    if (replayed) expect(replayed.scores, `the referee's totals after round ${round}`).toEqual(totals);
    await expect(page.locator("[data-outcome]")).toHaveAttribute("data-outcome", round < rounds ? "round" : "match");
    await onResult(round);
    if (round < rounds) {
      await (how.use ?? ((target) => target.click()))(page.locator('[data-action="next-round"]'));
      await settled(page);
      await expect(table(page)).toHaveAttribute("data-round", String(round + 1));
    } else if (replayed) {
      expect(replayed.phase).toBe("match-over");
    }
  }
  return phases;
}

// Two rounds each; one match as long as the preset says, with rounds won for points.
for (const [at, form] of FORMS.entries()) {
  const whole = form.players === 5;
  const [rounds, rules] = whole ? [4, { preset: "higobana" }] : [2, { rules: TWO_ROUNDS }];
  test(`a match of ${rounds} rounds, ${named(form)}`, async ({ page, game }) => {
    test.setTimeout(120_000);
    await game.open(pilina({ ...form, ...rules }));
    await settled(page);
    await expect(page.locator("[data-seat-panel]")).toHaveCount(form.players - 1);
    const how = { pick: lots(at + 1) };
    await wholeMatch(page, form, { rounds, how, onResult: () => game.picture(`pilina-result-${at}`) });
  });
}

test.describe("by other means", () => {
  const form = { players: 6, teams: "2x3" };

  test("a round by keyboard alone", async ({ page, game }) => {
    await game.open(pilina({ ...form, rules: ONE_ROUND, seed: "keys" }));
    const { use } = keyboard(page);
    await wholeMatch(page, form, { rounds: 1, how: { pick: lots(3), use } });
  });

  // What a call, an aim and an answer come to.
  const CALLS = {
    OHANA: [["not-now", "ohana 7"], ["ohana 7"]],
    BLOCK: [["stop"], ["11P>6a", "stop"]],
  };
  for (const [name, [calls, made]] of Object.entries(CALLS)) {
    test(`${calls.join(", then ")} by keyboard alone`, async ({ page, game }) => {
      await ready(page, game, READY[name]);
      const { use } = keyboard(page);
      for (const call of calls) {
        await use(page.locator(`[data-action="${call}"]`));
        await settled(page);
      }
      expect(await actions(page)).toEqual(expect.arrayContaining(made));
    });
  }

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true });
    const size = { width: 360, height: 640 };
    const use = (target) => target.tap();

    test("a round of seven by taps", async ({ page, game }) => {
      await game.open(pilina({ players: 7, rules: ONE_ROUND, seed: "taps" }), size);
      await wholeMatch(page, { players: 7 }, { rounds: 1, how: { pick: lots(2), use } });
    });

    for (const [name, [calls, made]] of Object.entries(CALLS)) {
      test(`${calls.join(", then ")} by taps`, async ({ page, game }) => {
        await ready(page, game, READY[name], { size });
        for (const call of calls) {
          await page.locator(`[data-action="${call}"]`).tap();
          await settled(page);
        }
        expect(await actions(page)).toEqual(expect.arrayContaining(made));
      });
    }

    test("Pele is aimed by taps", async ({ page, game }) => {
      await ready(page, game, READY.AIM, { size });
      await inHand(page, "11P").tap();
      await inField(page, "7R").tap();
      await settled(page);
      expect(await actions(page)).toContain("11P>7R");
    });
  });
});

/** Everything that was a panel of the stop question since the page was opened. */
const watchAsks = (page) =>
  page.addInitScript(() => {
    window.asks = 0;
    new MutationObserver(() => (window.asks += document.querySelector(".ask") ? 1 : 0)).observe(document, {
      childList: true,
      subtree: true,
    });
  });

test.describe("Pele is aimed at what the person holds", () => {
  const stop = (page) => page.locator('[data-action="stop"]');
  const pass = (page) => page.locator('[data-action="pass"]');

  test("the question names the card, the reason and the suit, and survives a reload", async ({ page, game }) => {
    expect(await ready(page, game, READY.BLOCK)).toBe("answer");
    await agrees(page, { players: 4 });
    const question = page.getByRole("alertdialog");
    await expect(question).toHaveAccessibleName("Leilani aims Pele at your ʻIlima");
    await expect(question).toHaveAccessibleDescription("Stop it: all four are yours.");
    await expect(question.locator("img")).toHaveCount(5);
    await expect(inField(page, "6a")).toHaveClass(/is-aimed/);
    await expect(page.locator('[data-zone="pending"]')).toHaveAttribute("data-card", "11P");
    await expect(stop(page)).toHaveAttribute("aria-disabled", "false");
    const before = await standing(page);
    await page.reload();
    expect(await standing(page)).toEqual(before);
    await expect(question).toHaveAccessibleName("Leilani aims Pele at your ʻIlima");
    await game.open("?speed=off&lang=en");
    await page.locator('[data-action="resume"]').click();
    expect(await standing(page)).toEqual(before);
  });

  test("stop: the whole suit is the person's, and Pele aims again", async ({ page, game }) => {
    await ready(page, game, READY.BLOCK);
    await stop(page).click();
    await settled(page);
    const [, answer, next] = await actions(page);
    expect(answer).toBe("stop");
    expect(next).toMatch(/^>/);
    await expect(page.locator('.own [data-zone="captures"][data-card="6A"]')).toHaveCount(1);
    await expect(page.locator('.own [data-zone="captures"][data-card="6R"]')).toHaveCount(1);
    await expect(page.locator('.discard [data-card="6a"]')).toHaveCount(1);
    await expect(page.locator('[data-card="11P"][data-zone="pele"]')).toHaveAttribute("data-seat", "3");
    await expect(hand(page)).toHaveCount(3);
    expect(await log(page)).toContain("You say “Stop!”, show ʻIlima and take all four");
  });

  test("pass: the card is taken, and the hand stays as it was", async ({ page, game }) => {
    await ready(page, game, READY.BLOCK);
    await pass(page).click();
    await settled(page);
    expect((await actions(page)).slice(0, 4)).toEqual(["11P>6a", "pass", "pass", "pass"]);
    await expect(page.locator('[data-zone="pele"][data-card="6a"]')).toHaveAttribute("data-seat", "3");
    await expect(hand(page)).toHaveCount(5);
  });

  test("the suit is shown whole when it is stopped", async ({ page, game }) => {
    await ready(page, game, READY.BLOCK, { speed: "normal" });
    await stop(page).click();
    await expect(page.locator('[data-moment="stop"] .moment__cards .card')).toHaveCount(4);
    await game.picture("pilina-stop");
  });

  test("a partner is asked as everybody is", async ({ page, game }) => {
    await ready(page, game, READY.BLOCK_PARTNER);
    await agrees(page, { players: 4, teams: "2x2" });
    await expect(stop(page)).toHaveAttribute("aria-disabled", "false");
    await pass(page).click();
    await settled(page);
    await expect(page.locator('[data-zone="pele"][data-card="6a"]')).toHaveCount(1);
  });

  test("whoever has no choice passes without being asked", async ({ page, game }) => {
    await watchAsks(page);
    expect(await ready(page, game, READY.NO_CHOICE)).toBe("play");
    expect((await actions(page)).slice(0, 4)).toEqual(["11P>6a", "pass", "pass", "pass"]);
    expect(await page.evaluate(() => window.asks)).toBe(0);
  });

  test("with two people at the screen both are asked, the one without the suit too", async ({ page, game }) => {
    expect(await ready(page, game, READY.TWO_PEOPLE)).toBe("answer");
    for (const seat of ["0", "1"]) {
      await expect(table(page)).toHaveAttribute("data-viewer", seat);
      await expect(table(page)).toHaveAttribute("data-to-move", seat);
      await expect(stop(page)).toHaveAttribute("aria-disabled", "true");
      await expect(stop(page)).not.toHaveAttribute("data-legal");
      await stop(page).click({ force: true });
      await expect(page.locator(".notice")).toContainText("Only the player who has all four between hand and field may say stop.");
      await pass(page).click();
      await settled(page);
    }
    expect((await actions(page)).slice(0, 4)).toEqual(["11P>6a", "pass", "pass", "pass"]);
  });
});

test.describe("the person's own Pele", () => {
  const prompt = (page) => page.locator(".prompt");

  test("takes any card of the field, and lies beside it until the round ends", async ({ page, game }) => {
    await ready(page, game, READY.AIM);
    await inHand(page, "11P").click();
    await expect(targets(page)).toHaveCount(await page.locator('.field [data-zone="table"]').count());
    await page.keyboard.press("Escape");
    await expect(targets(page)).toHaveCount(0);
    await inHand(page, "11P").click();
    await inField(page, "7R").click();
    await settled(page);
    const made = await actions(page);
    const at = made.indexOf("11P>7R");
    expect(made.slice(at, at + 4)).toEqual(["11P>7R", "pass", "pass", "pass"]);
    expect(await codes(page.locator('.own [data-zone="pele"]'))).toEqual(["11P", "7R"]);
    await play(page, { turns: 2 });
    expect(await codes(page.locator('.own [data-zone="pele"]'))).toEqual(["11P", "7R"]);
  });

  test("is aimed again when it was stopped", async ({ page, game }) => {
    expect(await ready(page, game, READY.BLOCKED)).toBe("choose");
    await agrees(page, { players: 4 });
    await expect(page.locator('[data-zone="pending"]')).toHaveAttribute("data-card", "11P");
    await expect(prompt(page)).toContainText("Pele was stopped. Aim at another card");
    await expect(targets(page)).toHaveCount(6);
    const before = await standing(page);
    await page.reload();
    expect(await standing(page)).toEqual(before);
    await inField(page, "7R").click();
    await settled(page);
    expect((await actions(page)).slice(0, 3)).toEqual(["11P>6a", "stop", ">7R"]);
    expect(await codes(page.locator('.own [data-zone="pele"]'))).toEqual(["11P", "7R"]);
  });

  test("comes back to the hand where the rules say so, and has to wait", async ({ page, game }) => {
    expect(await ready(page, game, READY.BLOCKED_BACK)).toBe("play");
    await agrees(page, { players: 4 });
    await expect(inHand(page, "11P")).toHaveAttribute("aria-disabled", "true");
    await inHand(page, "11P").click({ force: true });
    await expect(page.locator(".notice")).toContainText("cannot be played again in this turn");
    await inHand(page, "8a").click();
    await settled(page);
    await expect(inHand(page, "11P")).toHaveCount(1);
  });

  test("turned from the stack it is aimed as well", async ({ page, game }) => {
    expect(await ready(page, game, READY.TURNED)).toBe("choose");
    await agrees(page, { players: 4 });
    await expect(page.locator('[data-zone="pending"]')).toHaveAttribute("data-card", "11P");
    await expect(prompt(page)).toContainText("Choose what Pele takes");
    await expect(targets(page)).toHaveCount(9);
    await inField(page, "9A").click();
    await settled(page);
    expect((await actions(page)).slice(0, 2)).toEqual(["1a", ">9A"]);
  });
});

test.describe("an ʻohana", () => {
  const call = (page, suit = 7) => page.locator(`[data-action="ohana ${suit}"]`);
  const notNow = (page) => page.locator('[data-action="not-now"]');
  const waits = async (page, game, value) => {
    await game.open("?speed=off&lang=en#/settings");
    await page.locator('[data-tab="display"]').click();
    await setRules(page, { ohana_wait: value });
  };

  test("is declared out of turn, and costs no turn", async ({ page, game }) => {
    expect(await ready(page, game, READY.OHANA)).toBe("offer");
    await agrees(page, { players: 3 });
    await expect(table(page)).toHaveAttribute("data-to-move", "1");
    await expect(call(page)).toContainText("ʻOhana!");
    await expect(page.locator("#live")).toContainText("You may take all four of Kī now, out of turn.");
    await call(page).click();
    await settled(page);
    expect((await actions(page))[0]).toBe("ohana 7");
    expect((await actions(page)).length).toBeGreaterThan(2);
    await expect(hand(page)).toHaveCount(5);
    await expect(page.locator('.own [data-zone="captures"][data-card="7A"]')).toHaveCount(1);
    await expect(page.locator('.own [data-zone="captures"][data-card="7R"]')).toHaveCount(1);
    expect(await log(page)).toContain("You declare ʻohana and take all of Kī");
  });

  test("the suit is shown whole when it is declared", async ({ page, game }) => {
    await ready(page, game, READY.OHANA, { speed: "normal" });
    await call(page).click();
    await expect(page.locator('[data-moment="ohana"] .moment__cards .card')).toHaveCount(4);
    await game.picture("pilina-ohana");
  });

  test("the offer is there again after a reload", async ({ page, game }) => {
    expect(await ready(page, game, READY.OHANA)).toBe("offer");
    const before = await standing(page);
    await page.reload();
    expect(await settled(page)).toBe("offer");
    expect(await standing(page)).toEqual(before);
    await notNow(page).click();
    expect(await settled(page)).toBe("offer");
    await expect(table(page)).toHaveAttribute("data-to-move", "2");
    const later = await standing(page);
    await page.reload();
    expect(await standing(page)).toEqual(later);
    await call(page).click();
    expect(await settled(page)).toBe("play");
    expect((await actions(page))[1]).toBe("ohana 7");
  });

  test("while it waits for the person, a hand card says that it is another's turn", async ({ page, game }) => {
    await ready(page, game, READY.OHANA);
    await expect(page.locator(".hand [data-legal]")).toHaveCount(0);
    await hand(page).first().click({ force: true });
    await expect(page.locator(".notice")).toBeVisible();
    await expect(page.locator(".notice")).not.toContainText("Now a card of your hand is played.");
    expect(await actions(page)).toEqual([]);
  });

  test("wait for me: offered before each other's turn, then on the own", async ({ page, game }) => {
    await waits(page, game, "wait");
    await ready(page, game, READY.OHANA);
    for (const seat of ["1", "2"]) {
      await expect(table(page)).toHaveAttribute("data-to-move", seat);
      await expect(call(page)).toBeVisible();
      await notNow(page).click();
      await settled(page);
    }
    await expect(table(page)).toHaveAttribute("data-to-move", "0");
    await expect(notNow(page)).toHaveCount(0);
    await call(page).click();
    await settled(page);
    expect(await actions(page)).toContain("ohana 7");
  });

  test("until I dismiss it: once said not now, it is not offered again before the own turn", async ({ page, game }) => {
    await waits(page, game, "dismiss");
    expect(await ready(page, game, READY.OHANA)).toBe("offer");
    await notNow(page).click();
    expect(await settled(page)).toBe("play");
    expect(await actions(page)).not.toContain("ohana 7");
    await expect(call(page)).toBeVisible();
    await call(page).click();
    await settled(page);
    expect(await actions(page)).toContain("ohana 7");
  });

  test("never: only on the own turn", async ({ page, game }) => {
    await waits(page, game, "never");
    expect(await ready(page, game, READY.OHANA)).toBe("play");
    await expect(table(page)).toHaveAttribute("data-to-move", "0");
    await expect(call(page)).toBeVisible();
  });

  test("on the own turn it takes the place of the hand card", async ({ page, game }) => {
    await ready(page, game, READY.OHANA_TURN);
    await agrees(page, { players: 4 });
    await expect(notNow(page)).toHaveCount(0);
    await call(page).click();
    await settled(page);
    expect((await actions(page)).slice(0, 1)).toEqual(["ohana 7"]);
    await expect(hand(page)).toHaveCount(4);
    expect(await log(page)).toContain("You declare ʻohana");
  });

  test("that empties the hand leaves the turns: the top card is turned", async ({ page, game }) => {
    expect(await ready(page, game, READY.FLIP)).toBe("flip");
    await agrees(page, { players: 7 });
    await expect(hand(page)).toHaveCount(0);
    const flip = page.locator('[data-action="flip"]');
    await expect(flip).toHaveText("Turn the top card of the stack");
    await page.reload();
    expect(await settled(page)).toBe("flip");
    const before = (await actions(page)).length;
    await flip.click();
    await settled(page);
    expect((await actions(page))[before]).toBe("flip");
    expect(await play(page)).toBe("result");
  });
});

test("the draw for the first deal is shown", async ({ page, game }) => {
  await game.open(pilina({ players: 5, speed: "normal" }));
  const draw = page.locator('[data-moment="draw"]');
  await expect(draw).toContainText("Who deals first?");
  expect(await draw.locator(".moment__card").count()).toBeGreaterThanOrEqual(5);
  await game.picture("pilina-draw");
  await draw.click();
  await settled(page);
  expect(await log(page)).toContain("to see who deals");
});

test("play runs counter-clockwise: the next player sits at the right", async ({ page, game }) => {
  for (const players of [3, 4, 5, 6, 7]) {
    await game.open(pilina({ players }));
    await settled(page);
    const middle = async (seat) => {
      const { x, width } = await page.locator(`[data-seat-panel="${seat}"]`).boundingBox();
      return x + width / 2;
    };
    expect(await middle(1), `${players} players`).toBeGreaterThan(await middle(players - 1));
  }
});

test("the guided round of Pilina is played to its end, one step after the other", async ({ page, game }) => {
  test.setTimeout(90_000);
  await game.open("?lang=en&speed=off");
  await page.locator('[data-action="lesson-pilina"]').click();
  const coach = page.locator(".coach");
  const next = page.locator('[data-action="lesson-next"]');
  const steps = [];
  const pick = lots(4);
  while ((await settled(page)) !== "result") {
    while (await coach.isVisible()) {
      const step = Number(await coach.getAttribute("data-step"));
      if (steps.at(-1) !== step) {
        steps.push(step);
        await game.picture(`lesson-pilina-${step}`);
      }
      if (!(await next.isVisible())) break;
      await next.click();
      await expect(page.locator(`.coach[data-step="${step}"]`)).toHaveCount(0);
    }
    await act(page, { pick });
  }
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await expect(page.locator("[data-outcome]")).toHaveAttribute("data-outcome", "match");
});

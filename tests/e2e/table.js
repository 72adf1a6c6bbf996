// What a person does at the table, for the specs: waiting for the own turn, choosing, playing on.
import { expect } from "@playwright/test";

/** The opening address of a match that is the same every time. */
export const match = (params = {}) =>
  `?${new URLSearchParams({ game: "hana-awase", players: 3, seed: "kiku-ni-sakazuki", speed: "off", ...params })}`;

/** The button of the first screen that begins a match. */
export const fresh = (page, game = "hana-awase") => page.locator(`.start:has(.game--${game}) [data-action="new"]`);

export const table = (page) => page.locator('main[data-screen="table"]');
export const hand = (page) => page.locator(".hand button[data-card]");
/** Cards that can be taken now. */
export const targets = (page) => page.locator(".field [data-legal], .seats [data-legal]");

/** Numbers that look random and are the same every time. */
export function lots(seed = 1) {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Waits until the person can do something: `play`, `choose`, `flip`, `answer`, `offer` (an ʻohana out of turn), or `result`. */
export async function settled(page) {
  const found = await page.waitForFunction(() => {
    const main = document.querySelector("main[data-screen]");
    if (main?.dataset.screen === "result") return main.querySelector("[data-total]") && "result";
    const able = main?.dataset.idle === "true" && main.querySelector("[data-legal],[data-action=flip]");
    if (!able) return false;
    return main.dataset.toMove === main.dataset.viewer ? main.dataset.phase : "offer";
  }, undefined, { timeout: 40_000 });
  return found.jsonValue();
}

const click = (target) => target.click();

/** What a tap on a hand card led to: it is `gone`, or it is `asked` what it takes. A stopped Pele may lie there again. */
async function outcome(page, code) {
  const found = await page.waitForFunction((code) => {
    const card = document.querySelector(`.hand [data-card="${code}"]`);
    if (!card || card.ariaDisabled === "true") return "gone";
    return card.ariaPressed === "true" && "asked";
  }, code);
  return found.jsonValue();
}

/** One action of the person, any legal one; `use` is how a card or a button is activated. */
export async function act(page, { pick = lots(), use = click } = {}) {
  const phase = await settled(page);
  expect(phase).not.toBe("result");
  const any = async (cards) => cards.nth(pick(await cards.count()));
  if (phase === "flip") {
    await use(page.locator('[data-action="flip"]'));
  } else if (phase === "choose") {
    await use(await any(targets(page)));
  } else if (phase === "offer" || phase === "answer") {
    await use(await any(page.locator('[data-action="not-now"], [data-action][data-legal]')));
  } else {
    const chosen = await any(page.locator('.hand [data-legal], [data-action^="ohana"]'));
    // The code is kept: which card is the first legal one changes with the first tap.
    const code = await chosen.getAttribute("data-card");
    if (code === null) {
      await use(chosen);
      return phase;
    }
    const beads = await page.locator(`.hand__place:has([data-card="${code}"]) .beads`).getAttribute("data-n");
    await use(page.locator(`.hand [data-card="${code}"]`));
    const asked = (await outcome(page, code)) === "asked";
    if (asked) {
      const count = await targets(page).count();
      expect(count, `targets of ${code}`).toBe(Number(beads));
      expect(count).toBeGreaterThan(1);
      await use(await any(targets(page)));
    } else {
      expect(beads, `${code} was played at once`).not.toBe("2");
    }
  }
  return phase;
}

/** Plays on to the next result, or `turns` actions. */
export async function play(page, { turns = Infinity, before = async () => {}, ...how } = {}) {
  how.pick ??= lots();
  for (let turn = 0; turn < turns && (await settled(page)) !== "result"; turn++) {
    await before(await settled(page));
    await act(page, how);
  }
  return settled(page);
}

/** Where the match stands, as the page has it. */
export async function standing(page) {
  await settled(page);
  return page.evaluate(() => {
    const main = document.querySelector("main[data-screen]");
    const codes = (zone) =>
      [...main.querySelectorAll(`[data-zone=${zone}]`)].map(({ dataset }) => `${dataset.seat ?? ""} ${dataset.card}`).sort();
    const { screen, phase, toMove, round } = main.dataset;
    const zones = ["hand", "table", "shown", "captures", "discard", "pele", "pending"].map((zone) => [zone, codes(zone)]);
    const legal = [...main.querySelectorAll("[data-legal]")].map((card) => card.dataset.card).sort();
    const scores = [...main.querySelectorAll("[data-score],[data-total]")].map((score) => score.textContent);
    return { screen, phase, toMove, round, legal, scores, ...Object.fromEntries(zones) };
  });
}

/** The numbers of a result: this round and the match after it, by seat. */
export async function sums(page) {
  const numbers = (kind) =>
    page.locator(`[data-${kind}]`).evaluateAll((cells, kind) => {
      const number = (text) => Number(text.replace("−", "-").replace("±", "").replace("+", ""));
      return cells.sort((a, b) => a.dataset[kind] - b.dataset[kind]).map((cell) => number(cell.textContent.trim()));
    }, kind);
  return { scores: await numbers("score"), totals: await numbers("total") };
}

/** The saved matches, as they lie in the browser: the body of each slot, by its key. */
export async function saved(page) {
  return page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.includes(":match:"));
    return Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key)).body]));
  });
}

/** The one saved match. */
export async function record(page) {
  const bodies = Object.values(await saved(page));
  expect(bodies).toHaveLength(1);
  return bodies[0].record;
}

/** Chosen by keys alone: Tab to whatever it is, digits and arrows for the cards of the hand. */
export function keyboard(page) {
  const focused = () =>
    page.evaluate(() => {
      const { dataset, textContent } = document.activeElement ?? {};
      return dataset?.card ?? dataset?.action ?? textContent;
    });
  // Tab reaches everything; this walks until something is under the focus.
  const tabTo = async (target) => {
    for (let step = 0; step < 120; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${target}, but ${await focused()}`);
  };
  let turn = 0;
  const use = async (target) => {
    if (await target.evaluate((element) => element.matches(".hand [data-card]"))) {
      if (++turn % 2) {
        // A digit plays the card at that place of the hand.
        const place = await target.evaluate((card) => [...document.querySelectorAll(".hand [data-card]")].indexOf(card));
        return page.keyboard.press(String((place + 1) % 10));
      }
      // Arrows walk along the hand.
      await page.keyboard.press("ArrowDown");
      for (let step = 0; step < 12 && !(await target.evaluate((card) => card === document.activeElement)); step++) {
        await page.keyboard.press("ArrowRight");
      }
    } else {
      await tabTo(target);
    }
    await expect(target).toBeFocused();
    await page.keyboard.press("Enter");
  };
  return { tabTo, use };
}

/** Opens the settings and puts every given house rule to its value. */
export async function setRules(page, rules) {
  for (const [id, value] of Object.entries(rules)) {
    const row = page.locator(`[data-setting="${id}"]`);
    if (typeof value === "boolean") {
      const toggle = row.getByRole("switch");
      if ((await toggle.getAttribute("aria-checked")) !== String(value)) await toggle.click();
      await expect(toggle).toHaveAttribute("aria-checked", String(value));
    } else if (typeof value === "number") {
      const output = row.locator("output");
      while (Number(await output.textContent()) < value) await row.locator(".step .tool").last().click();
      while (Number(await output.textContent()) > value) await row.locator(".step .tool").first().click();
      await expect(output).toHaveText(String(value));
    } else {
      const choice = row.locator(`[data-value="${value}"]`);
      await choice.click();
      await expect(choice).toHaveAttribute("aria-checked", "true");
    }
  }
}

/** Every house rule away from the reference rules. */
export const EVERY_RULE = {
  rounds: 12,
  hand_yaku: true,
  fuke: true,
  rain_washout: "all",
  table_multiplier: true,
  redeal_on_hand_four: true,
  turn_limit: "60",
};

const KINDS = ["BRab", "ARab", "BRab", "ARab", "ARab", "ARab", "ARab", "BAab", "ARab", "ARab", "BARP", "BYab"];
const DECK = KINDS.flatMap((kinds, month) => [...kinds].map((kind) => `${month + 1}${kind}`));

/** A record of one round for three with the cards dealt as given: the person's hand, the next two, the table, the stack. */
export function dealt(cards, rules = {}) {
  const first = cards.trim().split(/\s+/);
  return {
    format: "hanakago-record",
    version: 1,
    game: "hana-awase",
    rules: { preset: "reference", rounds: 1, ...rules },
    seats: [{ kind: "human" }, { kind: "cpu", level: "easy" }, { kind: "cpu", level: "easy" }],
    first_dealer: 0,
    deal: { decks: [[...first, ...DECK.filter((card) => !first.includes(card))]] },
    actions: [],
  };
}

/** The player at the right holds six plains and shows them; 4a takes one of them. */
export const SHOWN_PLAINS = dealt(
  "4a 1B 2A 3B 5A 6A 7A 4b 1a 2a 3a 5a 6a 8B 1R 2R 4R 5R 6R 7R 8b 9A 10A 11B 12B 9R 10R 8a",
  { hand_yaku: true },
);

/** Opens a record through the first screen, as a person does. */
export async function bring(page, game, record, { speed = "off", size } = {}) {
  await game.open(`?lang=en&speed=${speed}`, size);
  await page.getByRole("button", { name: "Open or export" }).click();
  await page.locator("#bring-text").fill(JSON.stringify(record));
  await page.locator("dialog[open]").getByRole("button", { name: "Open", exact: true }).click();
  await settled(page);
}

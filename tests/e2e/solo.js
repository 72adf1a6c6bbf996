// What a person does at the table of Yaku-Narabe, for the specs.
import { expect } from "@playwright/test";

/** The opening address of a game that is the same every time. */
export const deal = (params = {}) =>
  `?${new URLSearchParams({ game: "yaku-narabe", seed: "kiku-ni-sakazuki", speed: "off", lang: "en", ...params })}`;

export const hand = (page) => page.locator(".hand button[data-card]");
export const columns = (page) => page.locator("button[data-column]");

/** Waits until a card can be placed, or a result is there. */
export async function ready(page) {
  const found = await page.waitForFunction(() => {
    const main = document.querySelector("main[data-screen]");
    if (main?.dataset.screen === "result") return main.querySelector("[data-total]") && "result";
    return main?.dataset.idle === "true" && main.querySelector(".hand [data-legal]") && "play";
  });
  return found.jsonValue();
}

/** The columns as the page shows them, top card first. */
export const table = (page) =>
  columns(page).evaluateAll((columns) =>
    columns.map((column) => [...column.querySelectorAll("[data-card]")].map(({ dataset }) => dataset.card)),
  );

const click = (target) => target.click();

/** Puts a card of the hand into a column (1–5); `use` is how a button is activated. */
export async function put(page, code, column, use = click) {
  const left = page.locator(`.hand [data-card="${code}"]`);
  await use(left);
  await expect(left).toHaveAttribute("aria-pressed", "true");
  await use(page.locator(`[data-column="${column}"]`));
  await expect(left).toHaveCount(0);
}

/** Plays on to the next result: the first card of the hand to the shortest column, or what `choose` says. */
export async function play(page, { use = click, place = put, turns = Infinity } = {}) {
  for (let turn = 0; turn < turns && (await ready(page)) === "play"; turn++) {
    const [card, column] = await page.evaluate((turn) => {
      const cards = [...document.querySelectorAll(".hand [data-legal]")].map(({ dataset }) => dataset.card);
      const tall = [...document.querySelectorAll("[data-column]")].map((column) => column.querySelectorAll("[data-card]").length);
      // Every seventh card goes onto the tallest column that has room, so that rows lie below each other.
      const low = Math.min(...tall);
      const high = Math.max(...tall.filter((cards) => cards < 9));
      return [cards[turn % cards.length], tall.indexOf(turn % 7 === 3 ? high : low) + 1];
    }, turn);
    await place(page, card, column, use);
  }
  return ready(page);
}

/** What lies in the browser under the key of the history. */
export const history = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.endsWith(":history:yaku-narabe"));
    return key ? JSON.parse(localStorage.getItem(key)).body : undefined;
  });

/** A record with the cards dealt as given; the rest of the deck follows in its order. */
export function dealt(cards, rules = {}, mode = "ordinary") {
  const kinds = ["BRab", "ARab", "BRab", "ARab", "ARab", "ARab", "ARab", "BAab", "ARab", "ARab", "BARP", "BYab"];
  const deck = kinds.flatMap((kinds, month) => [...kinds].map((kind) => `${month + 1}${kind}`));
  const first = cards.trim().split(/\s+/).filter(Boolean);
  return {
    format: "hanakago-record",
    version: 1,
    game: "yaku-narabe",
    rules: { preset: "standard", ...rules },
    seats: [{ kind: "human" }],
    first_dealer: 0,
    deal: { decks: [[...first, ...deck.filter((card) => !first.includes(card))]] },
    actions: [],
    mode,
  };
}

// What the specs of Hanafuda Pilina share: addresses, prepared matches, and a table held against the referee.
import { expect } from "@playwright/test";
import { record, settled } from "./table.js";
import { seen } from "./referee.js";

/** Every form of the game: seats, and teams where there are any. */
export const FORMS = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, teams: "2x2" },
  { players: 5 },
  { players: 6 },
  { players: 6, teams: "3x2" },
  { players: 6, teams: "2x3" },
  { players: 7 },
];
export const named = ({ players, teams }) => `${players} players${teams ? `, ${teams}` : ""}`;
export const sides = ({ players, teams }) => (teams ? Number(teams[0]) : players);

/** Rule codes: Pilina in one round, and in two. */
export const ONE_ROUND = "ARAQED2N";
export const TWO_ROUNDS = "ARAQIMol";
/** One round without hui. */
export const NO_HUI = "ARAgEyA1DA";

/** The opening address of a match that is the same every time. */
export const pilina = (params = {}) =>
  `?${new URLSearchParams({ game: "pilina", seed: "kukui", level: "easy", speed: "off", lang: "en", ...params })}`;

/** Prepared matches of one round, as codes for `#r=`. The person sits at seat 0, easy computers at the others. */
export const READY = {
  // Four: Leilani (seat 3) deals and aims Pele at 6a; the person holds 6A 6R, 6b lies on the field too.
  BLOCK: "ARAQGBJMjhWFJaYoqwSiKW7O-nLCJGsuACe4QPAhMM1dfU3Scy9ZEaUHQkADVrAmtMMi",
  // Four: the same aim, but 6A and 6R lie in two hands. The person, asked first, can only pass.
  NO_CHOICE: "ARAQGBJMjhWLIO4oE1dQqRTYjfUHHKsufE-bOmUygCxAWc6Mk82YJMTCBaADVrD134rZ",
  // The same with people at seats 0 and 1: nobody can stop it.
  TWO_PEOPLE: "ARAQGAJMjhXBI4coYC1erdUkzOLRTYsuJCOS8GaUmQBLag62-eWEjHNEwMADVrCph733",
  // 2x2: the partner (seat 2) aims at 6a, seat 3 has passed; the person holds 6A 6R.
  BLOCK_PARTNER: "ARAgERgSSI4V0wHBXAs0EqK1OPOiIIxrLyjlGvlihzJQxESW3jAWMGHttJzgBVa3IJWbIKw",
  // Seven: seat 6 aims at 6a; the person holds 6A 6R.
  BLOCK_SEVEN: "ARAQHhJJLEcK30FFWxKZpGoo6ik3UYLDVl3B72BoZQiQLjzpyEjHhWQ6LSwQAatYxt2N4Q",
  // Six, the field has grown to twenty cards: seat 5 aims at 2a; the person holds 2b, the only one not on the field.
  BLOCK_TWENTY: "ARAQHBJJEjgg2qpfEwkm5VLXC0PBIACEIKMQSUYadHPTYXc-uysi7ae9NQGAKQKGDlWMTE-7hg",
  // Three, just dealt, seat 1 deals: the person holds 7A 7a, and 7R 7b lie on the field. Pele lies last in the stack.
  OHANA: "ARAQFhIkcF75bRzaHpyE4Iz2GkpAzhGW4qliXFUAXy7BVCqUZjLgIXQhqwAAx-OD1A",
  // Such an ʻohana by the preset Hawaiʻi Style, with 8A and 11R in the hand too.
  OHANA_SAKURA: "AREQFhIkcDHiAEpkXClQaE7mGqnVqTmW14pUBjby3wpJ4QxSYxD1ILbB6wAAYFOKeQ",
  // Four, just dealt, the person deals and holds 7A; the three others lie on the field.
  OHANA_TURN: "ARAQGBJAjgxYUQaLOom5BakHLVDfdQy21EdIsJS8YM-ErHMOgWeA6CiSvWAAGAht1g",
  // Six, twenty cards on the field, seat 5 to move: the person may declare 2, out of turn.
  OHANA_TWENTY: "ARAQHBJJEjgha8pFMw624uiqzePBIACEIKMQSUYadHPTZKWlc1QGsm-fVDWAIQKGDgAEvM1c",
  // Seven: an ʻohana of 5 has emptied the person's hand in the first turn; the second is to turn the stack card.
  FLIP: "ARAQHhJJIEcEEUo4HbiVWnwAW1pr55Rak5IaCxiggzTB6TlDxLWXl4rGHCKwB-qnVx82vCiNNO6O",
  // Four, just dealt, the person deals and holds Pele; seat 1 holds 6A 6R, and 6a 6b lie on the field.
  AIM: "ARAQGBJAjhW3CaQoqCU_JU0ciTPem4svKwyXMMHBcYA69GlaLYfEJQgOFSAArKHeiw",
  // The same: the person has aimed at 6a, and seat 1 has stopped it. Pele aims again.
  BLOCKED: "ARAQGBJAjhW9NHQoqTAI5aZEmFVY-OsufOkGzeaigCRS3K6BcU0dCwKWNIAFVrcQ7z3cCA",
  // The same under the house rule that a stopped Pele goes back to the hand.
  BLOCKED_BACK: "ARAgFhgSQI4VkvlPKKzFixgTxGhISiJrLouhmHDpXw1U0HsMjNWwOAyXWENgBVa3EGNXoEM",
  // Four: the person has played 1a, and the stack has turned Pele, which is to be aimed.
  TURNED: "ARAQGBJAjgFHK-mVFSwzCIDIBRYeWdM9dBOoOLWs4SQ0k6GuhfbUY2aMiqACCJGlaPc",
  // The same with 8A on the field and 11R in the hand; by the preset Pilina, and by Hawaiʻi Style.
  VALUES: "ARAQGBJAjgFU1ZAwK3Q4CYerfNCm_G6REsSyWdWiJPcGkPShI8obKMuUBaACCBB84gk",
  VALUES_SAKURA: "AREQGBJAjgFUlOogzc_RNAOKGc4Aqu7bKUisXFWeYIQMDSnGSxfDY3Ia08ACCHIzgX4",
  // Six, the person to move with Pele in the hand: sixteen cards on the field, and twenty.
  SIXTEEN: "ARAQHBJJQjghSyo6jBJWrKtdNU8leACEIKMQSUYadHPYmHQxE2-04OWufDaAEQKAimj8DA",
  TWENTY: "ARAQHBJJIjggmkpfawq-4zVBJXDQ8ACEIKMQSUYadHPTYs1EuG2PKejdM6WAIQKGDgDeRLWl",
  // The results of a first round of two.
  // Two: Molokaʻi for seat 1, Lānaʻi and Kauaʻi for the person, under `hui_scoring` add: 190 to 135.
  RESULT_ADD: "ARAgIxQRANcmVzdWx0X2FkZC03MwEkqOrb5AxKIOTyqYQQUnTSRYH1qXLQ",
  // Five: 35 40 60 60 40; seat 1 dealt, so seat 2 is the first at the top. A zero card is left over.
  RESULT_TIE: "ARAQKhJIgGOTK5urY6L7o0spaYgMkAQkslGjlJsOTTHNDy5cuQ88UMLQiADE7fuJ",
  // 3x2: Oʻahu for Nalu (the person's team), Kahoʻolawe for Lani; 40 30 −35.
  RESULT_TEAMS: "ARAgISwSSTAOcmVzdWx0X3RlYW1zLTMBnrRgPJoDES1SUz3Lly5cjZLgOHn1xrgh7jclcw",
  // 2x2, Higobana: the second team wins by 100 or more (basa): 0 3.
  RESULT_BASA: "ARIgIRgSRANcmVzdWx0X2Jhc2EtMQFSiJUGxKmADNLAiZanJDAKQQlLkwFNQysM",
  // Seven: Kahoʻolawe for seat 5, and a leftover worth 10 for the person, whose Pele it was: 10 −45 −35 −10 −20 35 0.
  RESULT_SEVEN: "ARAQLhJJIgHOTK5urY6L7myuzK3FpwA2bDnwKcEoTEyqkcKqxuXLly5clxgKaQETwFJ8Qx8",
};

/** Opens a prepared match. */
export async function ready(page, game, code, { size, ...params } = {}) {
  await game.open(`?${new URLSearchParams({ speed: "off", lang: "en", ...params })}#r=${code}`, size);
  return settled(page);
}

/** Whether every button and card of the table agrees with what seat 0 may know and do. Nothing where no referee is. */
export async function agrees(page, form) {
  const told = seen(await record(page), 0);
  if (!told) return;
  expect(told.error).toBeUndefined();
  const shown = await page.evaluate(() => {
    const main = document.querySelector("main[data-screen]");
    const cards = (zone) => [...main.querySelectorAll(`[data-zone=${zone}]`)].map(({ dataset }) => [dataset.card, dataset.seat]);
    const { phase, toMove, round, seats, viewer } = main.dataset;
    const calls = [...main.querySelectorAll("[data-action][data-legal]")].map(({ dataset }) => dataset.action).sort();
    const starts = [...main.querySelectorAll(".hand [data-legal]")].map(({ dataset }) => dataset.card).sort();
    return {
      phase, toMove, round, seats, viewer, calls, starts,
      hand: cards("hand"), table: cards("table"), captures: cards("captures"),
      discard: cards("discard"), pele: cards("pele"), pending: cards("pending"),
    };
  });
  const codes = (cards) => cards.map(([card]) => card).sort();
  const same = (cards) => [...new Set(cards)].sort();
  const { phase, to_move, round, legal } = told;
  for (const side of told.captures.keys()) {
    const places = shown.captures.filter(([, seat]) => Number(seat) % sides(form) === side).map(([, seat]) => seat);
    expect(new Set(places).size, `piles of side ${side}`).toBeLessThan(2);
  }
  const by = (side) => shown.captures.concat(shown.pele).filter(([, seat]) => Number(seat) % sides(form) === side);
  expect({
    phase: shown.phase,
    toMove: shown.toMove,
    round: shown.round,
    seats: shown.seats,
    viewer: shown.viewer,
    hand: codes(shown.hand),
    table: codes(shown.table),
    discard: codes(shown.discard),
    pele: codes(shown.pele),
    pending: codes(shown.pending),
    captures: told.captures.map((_, side) => same(codes(by(side)))),
    calls: shown.calls,
    starts: shown.starts,
  }).toEqual({
    phase,
    toMove: String(to_move),
    round: String(round),
    seats: String(form.players),
    viewer: "0",
    hand: told.hands[0].toSorted(),
    table: told.table.toSorted(),
    discard: told.discard.filter((card) => !told.pele?.includes(card)).sort(),
    pele: told.pele?.toSorted() ?? [],
    pending: told.pending ? [told.pending] : [],
    captures: told.captures.map((cards, side) => same([...cards, ...(told.pele_seat !== null && told.pele_seat % sides(form) === side ? told.pele : [])])),
    calls: legal.filter((action) => /^(ohana|stop|pass)/.test(action)).sort(),
    starts: same(legal.filter((action) => /^\d+\w/.test(action)).map((action) => action.split(">")[0])),
  });
}

// What the page of Pilina shows: known cards only, the deck and the words of the preset, teams, results.
import { expect, test } from "./fixtures.js";
import { FORMS, NO_HUI, READY, agrees, named, pilina, ready } from "./pilina.js";
import { hand, play, record, setRules, settled, sums, table } from "./table.js";
import { seen } from "./referee.js";

const CODE = /\b(?:[1-9]|1[0-2])(?:[BARPabY])\b/g;
const sheet = (page) => page.locator("dialog[open]");

/** Holds that no card is named in the page that seat 0 cannot see. */
async function hidesOthers(page) {
  const { shown, html } = await page.evaluate(() => ({
    shown: [...document.querySelectorAll("[data-card]")].map(({ dataset }) => dataset.card),
    html: document.documentElement.outerHTML,
  }));
  const known = new Set(shown);
  expect(known.size, "every card once").toBe(shown.length);
  expect([...new Set(html.match(CODE))].filter((card) => !known.has(card)), "codes anywhere in the page").toEqual([]);
  const told = seen(await record(page), 0);
  if (!told) return;
  const open = [told.hands[0], told.table, told.captures, told.discard, told.pele ?? [], told.pending ?? []].flat(2);
  expect([...known].sort()).toEqual([...new Set(open)].sort());
}

for (const form of FORMS) {
  test(`no hidden card is named in the page, ${named(form)}`, async ({ page, game }) => {
    await game.open(pilina({ ...form, seed: "hidden" }));
    await settled(page);
    await hidesOthers(page);
    const backs = page.locator(".card--back");
    expect(new Set(await backs.evaluateAll((cards) => cards.map((card) => card.attributes.length + card.childElementCount)))).toEqual(new Set([1]));
    await expect(page.locator('.seats [data-zone="hand"]')).toHaveCount(0);
    await play(page, { turns: 2, before: () => hidesOthers(page) });
    if ((await settled(page)) !== "result") await hidesOthers(page);
  });
}

test("no hidden card is named while Pele is aimed, stopped or offered to", async ({ page, game }) => {
  for (const code of [READY.BLOCK, READY.BLOCKED, READY.TURNED, READY.OHANA]) {
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await ready(page, game, code);
    await hidesOthers(page);
  }
});

test("the table says game, seats, phase, turn, viewer and round", async ({ page, game }) => {
  await ready(page, game, READY.BLOCK_TWENTY);
  const says = { game: "pilina", seats: "6", phase: "answer", "to-move": "0", viewer: "0", round: "1" };
  for (const [name, value] of Object.entries(says)) await expect(table(page)).toHaveAttribute(`data-${name}`, value);
  await expect(page.locator("[data-seat-panel]")).toHaveCount(5);
});

test("discard, Pele's prey and piles say where they belong", async ({ page, game }) => {
  await game.open(pilina({ players: 4, teams: "2x2", seed: "zones" }));
  await play(page, { turns: 4 });
  await settled(page);
  await agrees(page, { players: 4, teams: "2x2" });
  const discard = page.locator('.discard [data-zone="discard"]');
  const count = await discard.count();
  expect(count).toBeGreaterThan(0);
  expect(await discard.evaluateAll((cards) => cards.filter((card) => card.dataset.seat !== undefined))).toEqual([]);
  await page.locator(".discard").click();
  await expect(sheet(page).locator(".laid-out li")).toHaveCount(count);
});

test("teams are marked in form and words, and have one pile each", async ({ page, game }) => {
  for (const [teams, count] of [["2x2", 2], ["3x2", 3], ["2x3", 2]]) {
    await game.open(pilina({ teams, seed: "teams" }));
    await settled(page);
    const marks = page.locator("[data-team]");
    const seats = Number(await table(page).getAttribute("data-seats"));
    await expect(marks).toHaveCount(seats);
    const found = await marks.evaluateAll((marks) => marks.map((mark) => [mark.dataset.team, mark.title, mark.querySelector("svg")?.innerHTML]));
    for (const place of [0, 1, 2]) expect(new Set(found.map((mark) => mark[place])).size, `${teams} ${found[0][place]}`).toBe(count);
    await page.locator(".goals .goal").first().click();
    await expect(sheet(page).locator("section")).toHaveCount(count);
    await expect(sheet(page).locator(".prow")).toHaveCount(count * 8);
    await page.keyboard.press("Escape");
  }
});

test.describe("deck and words", () => {
  /** Keeps what is drawn behind every address, to tell pictures from each other. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.drawings = {};
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        const address = create.call(URL, blob);
        blob.text().then((text) => (window.drawings[address] = text));
        return address;
      };
    });
  });

  /** The names of the drawings that a card has in these decks. */
  async function drawing(page, code) {
    const [address, text] = await page.locator(`main [data-card="${code}"] img`).first().evaluate((img) => [img.src, window.drawings[img.src]]);
    expect(text, `the drawing of ${code} at ${address}`).toBeTruthy();
    const found = [];
    for (const deck of ["hawaii", "standard"]) {
      const drawings = await (await page.request.get(`./cards/${deck}.json`)).json();
      found.push(...Object.keys(drawings).filter((name) => drawings[name] === text).map((name) => `${deck} ${name}`));
    }
    return found.join();
  }
  const marked = (page, code) => page.locator(`main [data-card="${code}"] [data-kind]`).first();
  const label = (page, code) => page.locator(`.hand [data-card="${code}"]`);
  const call = (page) => page.locator('[data-action="ohana 7"]');
  const display = async (page, game, values) => {
    await game.open("?speed=off&lang=en#/settings");
    await page.locator('[data-tab="display"]').click();
    await setRules(page, values);
  };

  test("Pilina is played with the deck and the words of Hawaiʻi", async ({ page, game }) => {
    await ready(page, game, READY.OHANA);
    expect(await drawing(page, "7A")).toBe("hawaii 7A");
    await expect(label(page, "7a")).toHaveAttribute("aria-label", /Kī/);
    await expect(label(page, "10A")).toHaveAttribute("aria-label", /ʻAlalā .*ʻulu/);
    await expect(label(page, "2A")).toHaveAttribute("aria-label", /ʻApapane .*ʻōhiʻa lehua/);
    await expect(call(page)).toContainText("ʻOhana!");
    await expect(page.locator(".goals")).toContainText(/Niʻihau|Maui|Hawaiʻi|Kauaʻi/);
  });

  test("in Japanese the plants have their Hawaiian names too", async ({ page, game }) => {
    await ready(page, game, READY.OHANA, { lang: "ja" });
    expect(await drawing(page, "7A")).toBe("hawaii 7A");
    await expect(label(page, "7a")).toHaveAttribute("aria-label", /キー|ティ|Kī/);
    await expect(label(page, "7a")).not.toHaveAttribute("aria-label", /萩/);
  });

  test("Sakura presets are played with the Japanese deck and its words", async ({ page, game }) => {
    await ready(page, game, READY.OHANA_SAKURA);
    expect(await drawing(page, "8A")).toBe("standard 8A");
    await expect(label(page, "7a")).toHaveAttribute("aria-label", /bush clover/i);
    await expect(call(page)).toContainText("Hiki!");
    await page.evaluate(() => localStorage.clear());
    await ready(page, game, READY.VALUES_SAKURA);
    await expect(page.locator(".prompt")).toContainText("Choose what the gaji takes");
    for (const preset of ["higobana", "board-game-arena"]) {
      await game.open(pilina({ preset, seed: preset }));
      await settled(page);
      const code = await hand(page).first().getAttribute("data-card");
      expect(await drawing(page, code)).toBe(`standard ${code}`);
    }
  });

  test("the setting of the deck goes before the preset, and leaves the words", async ({ page, game }) => {
    await display(page, game, { deck: "hawaii" });
    await ready(page, game, READY.OHANA_SAKURA);
    expect(await drawing(page, "7A")).toBe("hawaii 7A");
    await expect(label(page, "7a")).toHaveAttribute("aria-label", /Kī/);
    await expect(call(page)).toContainText("Hiki!");
    await display(page, game, { deck: "standard" });
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":match:")).forEach((key) => localStorage.removeItem(key)));
    await ready(page, game, READY.OHANA);
    expect(await drawing(page, "7A")).toBe("standard 7A");
    await expect(call(page)).toContainText("ʻOhana!");
  });

  test("the setting of the words goes before the preset, and leaves the deck", async ({ page, game }) => {
    await display(page, game, { words: "hawaiian" });
    await ready(page, game, READY.OHANA_SAKURA);
    expect(await drawing(page, "7A")).toBe("standard 7A");
    await expect(call(page)).toContainText("ʻOhana!");
    await display(page, game, { words: "hanafuda" });
    await ready(page, game, READY.OHANA);
    expect(await drawing(page, "7A")).toBe("hawaii 7A");
    await expect(call(page)).toContainText("Hiki!");
  });

  test("Hana-awase can be played with the deck of Hawaiʻi", async ({ page, game }) => {
    await game.open("?game=hana-awase&players=3&seed=islands&speed=off&lang=en&deck=hawaii");
    await settled(page);
    const code = await hand(page).first().getAttribute("data-card");
    expect(await drawing(page, code)).toMatch(new RegExp(`^hawaii ${code}`));
  });

  test("kapa lies on exactly the cards that count 10", async ({ page, game }) => {
    await ready(page, game, READY.VALUES);
    expect(await drawing(page, "8A")).toBe("hawaii 8A-kapa");
    expect(await drawing(page, "11R")).toBe("hawaii 11R-plain");
    await expect(marked(page, "8A")).toHaveAttribute("data-kind", "10");
    await expect(marked(page, "11R")).toHaveAttribute("data-kind", "5");
    await ready(page, game, READY.VALUES_SAKURA, { deck: "hawaii" });
    expect(await drawing(page, "8A")).toBe("hawaii 8A");
    expect(await drawing(page, "11R")).toBe("hawaii 11R");
    await expect(marked(page, "8A")).toHaveAttribute("data-kind", "5");
    await expect(marked(page, "11R")).toHaveAttribute("data-kind", "10");
  });
});

test.describe("a result", () => {
  const row = (page, name) => page.locator(".ledger__row", { has: page.locator(`b:text-is("${name}")`) });
  const cells = (row) => row.locator('[role="cell"]').allInnerTexts();

  test("of seven shows card points, the hui with icon and cards, the leftovers, and who deals next", async ({ page, game }) => {
    expect(await ready(page, game, READY.RESULT_SEVEN)).toBe("result");
    expect((await sums(page)).scores).toEqual([10, -45, -35, -10, -20, 35, 0]);
    const hui = row(page, "Kahoʻolawe");
    await expect(hui).toContainText("takes 50 from every other side");
    await expect(hui.locator(".hui-icon")).toHaveCount(1);
    await expect(hui.locator(".card")).toHaveCount(3);
    expect(await cells(hui)).toEqual(["−50", "−50", "−50", "−50", "−50", "0", "−50"]);
    const left = row(page, "Leftovers");
    await expect(left.locator(".card")).toHaveCount(1);
    expect((await cells(left))[0]).toBe("+10");
    await expect(page.locator(".hero")).toContainText("Akira wins the round");
    await expect(page.locator(".hero")).toContainText("Akira deals next");
    const points = (await cells(row(page, "Card points"))).map(Number);
    // With the leftover; the fern that is left, worth 5, is dead.
    expect(points.reduce((all, one) => all + one, 10)).toBe(235);
    await page.reload();
    await settled(page);
    await expect(hui).toBeVisible();
  });

  test("of teams has a column a team", async ({ page, game }) => {
    await ready(page, game, READY.RESULT_TEAMS);
    expect((await sums(page)).scores).toEqual([40, 30, -35]);
    expect(await cells(row(page, "Oʻahu"))).toEqual(["0", "−50", "−50"]);
    expect(await cells(row(page, "Kahoʻolawe"))).toEqual(["−50", "0", "−50"]);
    await expect(page.locator(".ledger__head [data-team]")).toHaveCount(3);
    await expect(page.locator(".ledger__head")).toContainText("Nalu");
    await expect(page.locator(".hero")).toContainText("Your team wins the round");
  });

  test("with hui that add has no losses", async ({ page, game }) => {
    await ready(page, game, READY.RESULT_ADD);
    expect((await sums(page)).scores).toEqual([190, 135]);
    for (const [name, expected] of [["Molokaʻi", ["0", "+50"]], ["Lānaʻi", ["+50", "0"]], ["Kauaʻi", ["+50", "0"]]]) {
      expect(await cells(row(page, name))).toEqual(expected);
      await expect(row(page, name)).toContainText("adds 50");
    }
  });

  test("with a tie at the top names the winner and why", async ({ page, game }) => {
    await ready(page, game, READY.RESULT_TIE);
    expect((await sums(page)).scores).toEqual([35, 40, 60, 60, 40]);
    await expect(page.locator(".hero")).toContainText("Keoni wins the round");
    await expect(page.locator(".hero")).toContainText("The first of them in turn order from the dealer wins the round: Keoni.");
    await expect(page.locator(".hero")).toContainText("Keoni deals next");
  });

  test("that counts rounds won says what the round was worth", async ({ page, game }) => {
    await ready(page, game, READY.RESULT_BASA);
    expect((await sums(page)).scores).toEqual([0, 3]);
    await expect(page.locator(".ledger__total")).toContainText("Basa, won by 100 or more: 3");
  });
});

test("without hui nothing counts but cards, and the chart says so", async ({ page, game }) => {
  await game.open(pilina({ players: 3, rules: NO_HUI }));
  await settled(page);
  await page.locator(".bar--b .tool").click();
  await expect(sheet(page).locator(".yrow")).toHaveCount(0);
  await expect(sheet(page)).toContainText("No hui are played under these rules.");
});

test("the chart shows eight hui, each with its cards", async ({ page, game }) => {
  await game.open(pilina({ players: 3 }));
  await settled(page);
  await page.locator(".bar--b .tool").click();
  await expect(sheet(page).locator(".yrow")).toHaveCount(8);
  for (const hui of await sheet(page).locator(".yrow").all()) await expect(hui.locator(".card")).toHaveCount(3);
});

// The settings panel, rule codes, and what an address can ask for.
import { expect, faults, test } from "./fixtures.js";
import { EVERY_RULE, match, record, setRules, settled, table } from "./table.js";

const CHOICES = {
  yaku: ["every", "fewer", "none"],
  rain_washout: ["off", "own", "all", "others"],
  turn_limit: ["none", "30", "60"],
};
const TOGGLES = ["hand_yaku", "fuke", "table_multiplier", "redeal_on_hand_four"];
const PRESETS = ["reference", "fewer-yaku", "bakappana", "fudawiki-classic", "friendly", "nintendo-chotto"];
const LEVELS = ["easy", "normal"];

const row = (page, id) => page.locator(`[data-setting="${id}"]`);
const code = (page) => page.locator("#rule-code");
const changed = (page) => page.locator(".rule.is-changed");

test.beforeEach(async ({ game }) => {
  await game.open("?lang=en#/settings");
});

for (const [id, values] of Object.entries(CHOICES)) {
  test(`every value of ${id} can be chosen, is explained, marked and reset`, async ({ page }) => {
    const codes = new Set([await code(page).inputValue()]);
    for (const value of values.slice(1)) {
      await setRules(page, { [id]: value });
      await expect(row(page, id)).toHaveClass(/is-changed/);
      await expect(row(page, id).locator(".changed")).toBeVisible();
      await expect(row(page, id).locator(".about-value")).not.toBeEmpty();
      codes.add(await code(page).inputValue());
    }
    expect(codes.size, "each value has a code of its own").toBe(values.length);
    await row(page, id).locator(".reset").click();
    await expect(changed(page)).toHaveCount(0);
    await expect(row(page, id).locator(`[data-value="${values[0]}"]`)).toHaveAttribute("aria-checked", "true");
  });
}

for (const id of TOGGLES) {
  test(`${id} can be switched on, is marked and reset`, async ({ page }) => {
    await setRules(page, { [id]: true });
    await expect(row(page, id).locator(".changed")).toBeVisible();
    await expect(changed(page)).toHaveCount(1);
    await row(page, id).locator(".reset").click();
    await expect(changed(page)).toHaveCount(0);
    await expect(row(page, id).getByRole("switch")).toHaveAttribute("aria-checked", "false");
  });
}

test("rounds go from 1 to 12, by steps and by the offered numbers", async ({ page }) => {
  await setRules(page, { rounds: 1 });
  await expect(row(page, "rounds").locator(".step .tool").first()).toHaveAttribute("aria-disabled", "true");
  for (const offered of ["3", "6", "9"]) {
    await row(page, "rounds").locator(".chip", { hasText: offered }).click();
    await expect(row(page, "rounds").locator("output")).toHaveText(offered);
    await expect(row(page, "rounds")).toHaveClass(/is-changed/);
  }
  await setRules(page, { rounds: 12 });
  await expect(changed(page)).toHaveCount(0);
});

test("every preset can be chosen, and changes are counted from it", async ({ page }) => {
  const codes = new Set();
  for (const preset of PRESETS) {
    const button = page.locator(`[data-preset="${preset}"]`);
    await button.click();
    await expect(button).toHaveAttribute("aria-checked", "true");
    await expect(page.locator('[data-preset][aria-checked="true"]')).toHaveCount(1);
    await expect(changed(page)).toHaveCount(0);
    await setRules(page, { fuke: true });
    await expect(changed(page)).toHaveCount(1);
    codes.add(await code(page).inputValue());
  }
  expect(codes.size).toBe(PRESETS.length);
});

test("each CPU has a level of its own, for 2, 3 and 4 players", async ({ page }) => {
  for (const players of ["2", "3", "4"]) {
    await setRules(page, { players });
    await expect(page.locator('[data-setting^="level-"]')).toHaveCount(Number(players) - 1);
  }
  for (const level of LEVELS) await setRules(page, { "level-1": level, "level-2": "easy", "level-3": level });
  await setRules(page, { "level-1": "easy", "level-2": "normal", "level-3": "easy" });
  await page.locator('[data-action="new"]').click();
  await expect(table(page)).toBeVisible();
  expect((await record(page)).seats).toEqual([
    { kind: "human" },
    { kind: "cpu", level: "easy" },
    { kind: "cpu", level: "normal" },
    { kind: "cpu", level: "easy" },
  ]);
});

test("only levels that are built are offered", async ({ page }) => {
  const offered = row(page, "level-1").locator("[data-value]");
  expect(await offered.evaluateAll((buttons) => buttons.map((button) => button.dataset.value))).toEqual(LEVELS);
});

test("hand yaku say that they count with three players only", async ({ page }) => {
  await expect(row(page, "hand_yaku").locator(".why")).toHaveCount(0);
  await setRules(page, { players: "4" });
  await expect(row(page, "hand_yaku").locator(".why")).toBeVisible();
});

test("the rule code goes round: out of the field, reset, back into it", async ({ page }) => {
  await setRules(page, EVERY_RULE);
  await setRules(page, { rounds: 7, yaku: "fewer" });
  const text = await code(page).inputValue();
  const marks = await changed(page).evaluateAll((rows) => rows.map((row) => row.dataset.setting));
  expect(marks).toHaveLength(8);
  await page.locator('[data-action="reset-all"]').click();
  await expect(changed(page)).toHaveCount(0);
  expect(await code(page).inputValue()).not.toBe(text);
  await code(page).fill(text);
  await code(page).press("Enter");
  await expect(changed(page)).toHaveCount(8);
  await expect(row(page, "rounds").locator("output")).toHaveText("7");
  await expect(code(page)).toHaveValue(text);
});

test("a mistyped code gets a message and changes nothing", async ({ page }) => {
  await setRules(page, { fuke: true });
  await code(page).fill("AQAAx");
  await code(page).press("Enter");
  await expect(page.locator(".problem")).toBeVisible();
  await expect(changed(page)).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
});

test("a link with a rule code opens the settings with these rules", async ({ page, game }) => {
  await setRules(page, { fuke: true, rounds: 6 });
  const text = await code(page).inputValue();
  await page.locator('[data-action="reset-all"]').click();
  await expect(changed(page)).toHaveCount(0);
  await game.open(`?lang=en#h=${text}`);
  await page.reload();
  await expect(page.locator("main")).toHaveAttribute("data-screen", "settings");
  await expect(changed(page)).toHaveCount(2);
  await expect(code(page)).toHaveValue(text);
});

test("a damaged link says so", async ({ page, game }) => {
  await game.open("?lang=ja#h=AQAAx");
  await expect(page.locator(".notice")).toBeVisible();
});

test("the address can bring a preset, rules, players, a level and a seed", async ({ page, game }) => {
  await setRules(page, { yaku: "none", rounds: 3 });
  const rules = await code(page).inputValue();
  await game.open(match({ rules, players: 4, level: "easy", seed: "ume" }));
  await settled(page);
  const { rules: written, seats, deal } = await record(page);
  expect(written).toEqual({ preset: "reference", yaku: "none", rounds: 3 });
  expect(seats).toEqual([{ kind: "human" }, ...Array(3).fill({ kind: "cpu", level: "easy" })]);
  expect(deal).toEqual({ seed: "ume" });
});

test("the address can name a preset alone", async ({ page, game }) => {
  await game.open(match({ preset: "fewer-yaku" }));
  await settled(page);
  expect((await record(page)).rules).toEqual({ preset: "fewer-yaku" });
});

test("the settings of the last match are there again after a reload", async ({ page }) => {
  await setRules(page, { players: "4", fuke: true, "level-2": "easy" });
  await page.reload();
  await expect(row(page, "players").locator('[data-value="4"]')).toHaveAttribute("aria-checked", "true");
  await expect(row(page, "fuke")).toHaveClass(/is-changed/);
  await expect(row(page, "level-2").locator('[data-value="easy"]')).toHaveAttribute("aria-checked", "true");
});

test("a match that is opened by address leaves the person's own settings alone", async ({ page, game }) => {
  await setRules(page, { fuke: true });
  await game.open(match({ theme: "dark" }));
  await settled(page);
  await game.open("?lang=en#/settings");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
});

const BAD = { players: "9", level: "genius", preset: "house", rules: "zzz", lang: "fr", theme: "blue", table: "glass", speed: "fast", deck: "tarot", colour: "red" };
for (const [name, value] of Object.entries(BAD)) {
  test(`a bad ${name} in the address gets a message, and the rest counts`, async ({ page, game }) => {
    await game.open(match({ [name]: value }));
    await expect(page.locator(".notice")).toContainText(name);
    await expect(page.locator(".notice")).toContainText(value);
    await expect(table(page)).toHaveAttribute("data-game", "hana-awase");
  });
}

test("an unknown game gets a message on the first screen", async ({ page, game }) => {
  await game.open("?game=poker&lang=en");
  await expect(page.locator(".notice")).toContainText("poker");
  await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
});

test("a seed that is too long gets a message", async ({ page, game }) => {
  await game.open(match({ seed: "x".repeat(65) }));
  await expect(page.locator(".notice")).toContainText("seed");
});

test("the address sets language, colours, table and pace for this visit", async ({ page, game }) => {
  await game.open("?lang=ja&theme=dark&table=wood&speed=off#/settings");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "ja");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(html).toHaveAttribute("data-table", "wood");
  await expect(html).toHaveAttribute("data-motion", "less");
  await page.getByRole("tab").last().click();
  await expect(row(page, "speed").locator('[data-value="off"]')).toHaveAttribute("aria-checked", "true");
});

const DISPLAY = {
  speed: ["off", "quick", "normal", "slow"],
  theme: ["auto", "light", "dark"],
  ground: ["paper", "wood", "cloth"],
  sort: ["month", "kind"],
  aids: [true, false],
  lights: [true, false],
  confirm: [true, false],
};
test("every display setting can be set and is kept", async ({ page, game }) => {
  for (const turn of [0, 1]) {
    await page.getByRole("tab").last().click();
    for (const [id, values] of Object.entries(DISPLAY)) {
      for (const value of turn ? values.slice().reverse() : values) await setRules(page, { [id]: value });
    }
    await game.open("#/settings");
    await page.reload();
    await page.getByRole("tab").last().click();
    for (const [id, values] of Object.entries(DISPLAY)) {
      const last = turn ? values[0] : values.at(-1);
      const control = row(page, id).locator(typeof last === "boolean" ? '[role="switch"]' : `[data-value="${last}"]`);
      await expect(control).toHaveAttribute("aria-checked", String(last === false ? false : true));
    }
  }
});

test("with the second tap asked for, one tap plays nothing", async ({ page, game }) => {
  await page.getByRole("tab").last().click();
  await setRules(page, { confirm: true });
  await game.open(match());
  await settled(page);
  const card = page.locator('.hand__place:has(.beads[data-n="0"]) [data-card]').first();
  const gone = page.locator(`.hand [data-card="${await card.getAttribute("data-card")}"]`);
  await card.click();
  await expect(gone).toHaveAttribute("aria-pressed", "true");
  await gone.click();
  await expect(gone).toHaveCount(0);
});

test("matching field cards light up under the focus, unless that is switched off", async ({ page, game }) => {
  const look = async () => {
    await game.open(match());
    await settled(page);
    await page.locator('.hand__place:has(.beads[data-n="1"]) [data-card], .hand__place:has(.beads[data-n="2"]) [data-card]').first().focus();
  };
  await look();
  await expect(page.locator(".field .is-match").first()).toBeVisible();
  await game.open("?lang=en#/settings");
  await page.getByRole("tab").last().click();
  await setRules(page, { lights: false });
  await look();
  await expect(page.locator(".field .is-match")).toHaveCount(0);
});

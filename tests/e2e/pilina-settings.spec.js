// The settings panel of Pilina, and what an address can ask of it.
import { expect, test } from "./fixtures.js";
import { pilina } from "./pilina.js";
import { record, setRules, settled, table } from "./table.js";

const CHOICES = {
  values: ["pilina", "hawaii-style"],
  hui_scoring: ["take", "add", "off"],
  match_scoring: ["points", "rounds-won"],
  pele_from_stack: ["wild", "plain"],
  blocked_pele: ["retarget", "back-to-hand"],
  leftovers: ["odd-card", "odd-card-and-ferns", "none"],
  four_on_field: ["dealer-takes", "redeal"],
  turn_limit: ["none", "30", "60"],
};
const PRESETS = ["pilina", "hawaii-style", "higobana", "board-game-arena"];

const row = (page, id) => page.locator(`[data-setting="${id}"]`);
const code = (page) => page.locator("#rule-code");
const changed = (page) => page.locator(".rule.is-changed");
const tab = (page, id) => page.locator(`[data-tab="${id}"]`);

test.beforeEach(async ({ page, game }) => {
  await game.open("?lang=en&speed=off#/settings");
  await tab(page, "pilina").click();
  await row(page, "hui_scoring").waitFor();
});

test("every value of every house rule can be chosen, is explained, marked and reset", async ({ page }) => {
  for (const [id, values] of Object.entries(CHOICES)) {
    const codes = new Set([await code(page).inputValue()]);
    for (const value of values.slice(1)) {
      await setRules(page, { [id]: value });
      await expect(row(page, id)).toHaveClass(/is-changed/);
      await expect(row(page, id).locator(".about-value")).not.toBeEmpty();
      codes.add(await code(page).inputValue());
    }
    expect(codes.size, `${id}: each value has a code of its own`).toBe(values.length);
    await row(page, id).locator(".reset").click();
    await expect(changed(page)).toHaveCount(0);
  }
});

test("teams are offered where they fit, and given up where they do not", async ({ page }) => {
  const offered = () => row(page, "teams").locator("[data-value]").evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.value));
  const fitting = { 2: [], 3: [], 4: ["2x2"], 5: [], 6: ["3x2", "2x3"], 7: [] };
  for (const [players, teams] of Object.entries(fitting)) {
    await setRules(page, { players });
    expect(await offered(), `${players} players`).toEqual(["none", ...teams]);
    await expect(row(page, "teams").locator(".why")).toHaveCount(teams.length ? 0 : 1);
    await expect(page.locator('[data-setting^="level-"]')).toHaveCount(Number(players) - 1);
  }
  await setRules(page, { players: "6", teams: "2x3" });
  await setRules(page, { players: "7" });
  await expect(row(page, "teams").locator('[data-value="none"]')).toHaveAttribute("aria-checked", "true");
  await setRules(page, { players: "4", teams: "2x2" });
  await page.locator('[data-action="new"]').click();
  await settled(page);
  expect((await record(page)).rules).toEqual({ preset: "pilina", teams: "2x2" });
});

test("every preset can be chosen, and changes are counted from it", async ({ page }) => {
  const codes = new Set();
  for (const preset of PRESETS) {
    const button = page.locator(`[data-preset="${preset}"]`);
    await button.click();
    await expect(button).toHaveAttribute("aria-checked", "true");
    await expect(changed(page)).toHaveCount(0);
    codes.add(await code(page).inputValue());
  }
  expect(codes.size).toBe(PRESETS.length);
  // The last one leaves leftovers to the number of players; a value that is set overrides it.
  await expect(row(page, "leftovers").locator('[data-value="by-players"]')).toHaveAttribute("aria-checked", "true");
  await setRules(page, { leftovers: "odd-card" });
  await expect(changed(page)).toHaveCount(1);
  await row(page, "leftovers").locator(".reset").click();
  await expect(row(page, "leftovers").locator('[data-value="by-players"]')).toHaveAttribute("aria-checked", "true");
});

test("each game keeps settings of its own", async ({ page }) => {
  await setRules(page, { players: "7", rounds: 2 });
  await tab(page, "hana-awase").click();
  await expect(row(page, "players").locator('[data-value="3"]')).toHaveAttribute("aria-checked", "true");
  await expect(changed(page)).toHaveCount(0);
  await page.reload();
  await tab(page, "pilina").click();
  await expect(row(page, "players").locator('[data-value="7"]')).toHaveAttribute("aria-checked", "true");
  await expect(row(page, "rounds").locator("output")).toHaveText("2");
});

test("a rule code leads to its game", async ({ page, game }) => {
  await setRules(page, { hui_scoring: "add" });
  const text = await code(page).inputValue();
  await page.locator('[data-action="reset-all"]').click();
  await tab(page, "hana-awase").click();
  await code(page).fill(text);
  await code(page).press("Enter");
  await expect(tab(page, "pilina")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".notice")).toContainText("Hanafuda Pilina");
  await expect(row(page, "hui_scoring").locator('[data-value="add"]')).toHaveAttribute("aria-checked", "true");
  await game.open(`?lang=en&fresh#h=${text}`);
  await page.reload();
  await expect(tab(page, "pilina")).toHaveAttribute("aria-selected", "true");
});

test("arrow keys walk over the tabs", async ({ page }) => {
  await tab(page, "pilina").focus();
  for (const next of ["yaku-narabe", "display", "hana-awase"]) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, next)).toBeFocused();
  }
  await expect(tab(page, "hana-awase")).toHaveAttribute("aria-selected", "true");
  for (const next of ["display", "yaku-narabe", "pilina"]) {
    await page.keyboard.press("ArrowLeft");
    await expect(tab(page, next)).toBeFocused();
  }
});

test("the address brings teams, and what does not fit gets a message", async ({ page, game }) => {
  for (const [teams, seats] of [["2x2", "4"], ["3x2", "6"], ["2x3", "6"]]) {
    await game.open(pilina({ teams }));
    await expect(table(page)).toHaveAttribute("data-seats", seats);
  }
  for (const bad of [{ teams: "2x2", players: 5 }, { teams: "4x4" }, { players: 8 }]) {
    await game.open(pilina({ seed: "bad", ...bad }));
    await expect(page.locator(".notice")).toContainText(String(Object.values(bad)[0]));
    await expect(table(page)).toHaveAttribute("data-game", "pilina");
  }
});

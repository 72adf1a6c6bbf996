// The table of Pilina for two to seven: every card in its place, whole, wide enough, and no question upon it.
import { expect, picture, test } from "./fixtures.js";
import { crowded, everySize, misplaced } from "./layout.js";
import { FORMS, READY, named, pilina, ready } from "./pilina.js";
import { play, settled } from "./table.js";

const SIZES = [
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 1024],
  [1366, 768],
];
const WIDE = { width: 1366, height: 768 };

const wrong = (page, name) =>
  everySize(
    page,
    async (size) => {
      await page.screenshot({ path: picture(`layout-pilina-${name}-${size}`) });
      // Twenty cards on a phone are the most there can be; while a question or an offer stands there they get smaller.
      const least = name.includes("TWENTY") ? 22 : 36;
      return [...(await misplaced(page, least)), ...(await crowded(page))];
    },
    SIZES,
  );

// Everything in English; in Japanese what has the most to show.
const TABLES = [
  ...FORMS.map((form) => ({ ...form, lang: "en" })),
  ...FORMS.filter(({ players, teams }) => [2, 7].includes(players) || teams).map((form) => ({ ...form, lang: "ja" })),
];
for (const { lang, ...form } of TABLES) {
  test(`every card of the table has its place, ${named(form)}, ${lang}`, async ({ page, game }) => {
    const label = `${form.players}${form.teams ? `-${form.teams}` : ""}-${lang}`;
    await game.open(pilina({ ...form, lang, seed: "layout" }));
    await settled(page);
    expect.soft(await wrong(page, `${label}-start`), "start").toEqual({});
    await page.setViewportSize(WIDE);
    // The last turn but one: piles are at their largest while there is a hand.
    const turns = { 2: 6, 3: 5, 4: 3, 5: 2, 6: 1, 7: 1 }[form.players];
    await play(page, { turns });
    if ((await settled(page)) === "result") return;
    expect.soft(await wrong(page, `${label}-late`), "late").toEqual({});
  });
}

const MOMENTS = {
  en: ["BLOCK", "BLOCK_PARTNER", "BLOCK_SEVEN", "BLOCK_TWENTY", "OHANA", "OHANA_TURN", "OHANA_TWENTY", "FLIP", "BLOCKED", "TURNED", "SIXTEEN", "TWENTY"],
  ja: ["BLOCK", "BLOCK_SEVEN", "BLOCK_TWENTY", "OHANA_TWENTY"],
};
for (const [lang, names] of Object.entries(MOMENTS)) {
  for (const name of names) {
    test(`nothing lies on anything: ${name}, ${lang}`, async ({ page, game }) => {
      await ready(page, game, READY[name], { lang });
      expect(await wrong(page, `${name}-${lang}`)).toEqual({});
    });
  }
}

test("the coach leaves the hand free while it waits for a card", async ({ page, game }) => {
  await game.open("?speed=off&lang=en");
  await page.locator('[data-action="lesson-pilina"]').click();
  for (const step of ["1", "2"]) {
    await expect(page.locator(".coach")).toHaveAttribute("data-step", step);
    await page.locator('[data-action="lesson-next"]').click();
  }
  await settled(page);
  const found = await everySize(page, async () => (await misplaced(page, 36)).filter((fault) => fault.startsWith("hand")), SIZES);
  expect(found).toEqual({});
});

// Nothing is lost: refused and full storage, damaged saves, two tabs, crashes, export and import.
import { readFileSync } from "node:fs";
import { expect, faults, test } from "./fixtures.js";
import { act, fresh, hand, match, play, record, saved, settled, standing, table } from "./table.js";

const notice = (page) => page.locator(".notice");
const resume = (page) => page.locator('[data-action="resume"]');
const keys = (page) => page.evaluate(() => Object.keys(localStorage).sort());
const slot = async (page) => (await keys(page)).find((key) => key.includes(":match:"));
const text = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);
const openBring = async (page) => {
  await page.getByRole("button", { name: "Open or export" }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
};

test("keys carry the folder that the page lies in", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  for (const key of await keys(page)) expect(key).toMatch(/^hanakago:\/some\/folder\/:/);
});

test("an action is saved before it is shown", async ({ page, game }) => {
  await game.open(match({ speed: "slow" }));
  await settled(page);
  const before = (await record(page)).actions.length;
  const card = page.locator('.hand__place:not(:has(.beads[data-n="2"])) [data-legal]').first();
  const code = await card.getAttribute("data-card");
  // In one go: the click, and what is kept in the very moment after it.
  const kept = await card.evaluate((card) => {
    card.click();
    const key = Object.keys(localStorage).find((key) => key.includes(":match:"));
    return JSON.parse(localStorage.getItem(key)).body.record.actions;
  });
  expect(kept).toHaveLength(before + 1);
  expect(kept.at(-1)).toBe(code);
  await page.reload();
  await game.open(match({ speed: "off" }));
  await settled(page);
  expect((await record(page)).actions.slice(0, before + 1)).toEqual(kept);
});

test("the match on the table is there again without its address", async ({ page, game }) => {
  await game.open(match());
  await play(page, { turns: 2 });
  const before = await standing(page);
  await game.open("#/table");
  expect(await standing(page)).toEqual(before);
});

test.describe("where storage is refused", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
  });

  test("a round is played all the same, and the page says so", async ({ page, game }) => {
    await game.open(match());
    await expect(notice(page)).toContainText("keeps nothing here");
    expect(await play(page)).toBe("result");
    await page.locator('[data-action="next-round"]').click();
    await settled(page);
    await expect(table(page)).toHaveAttribute("data-round", "2");
  });

  test("a match that is left is there as long as the page", async ({ page, game }) => {
    await game.open("?speed=off&lang=en");
    await fresh(page).click();
    await act(page);
    const before = await standing(page);
    await page.locator(".bar--a .tool").click();
    await page.getByRole("button", { name: "Leave the table" }).click();
    await page.locator('[data-action="leave"]').click();
    await resume(page).click();
    expect(await standing(page)).toEqual(before);
  });
});

test.describe("where storage is full", () => {
  const fill = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };

  test("a match begins in memory, and the page says so", async ({ page, game }) => {
    await page.addInitScript(fill);
    await game.open(match());
    await expect(notice(page)).toContainText("storage is full");
    expect(await play(page)).toBe("result");
  });

  test("a match goes on in memory when it fills up on the way, and what was kept stays", async ({ page, game }) => {
    await game.open(match());
    await play(page, { turns: 2 });
    await settled(page);
    const kept = await record(page);
    await page.evaluate(fill);
    await act(page);
    await expect(notice(page)).toContainText("storage is full");
    await play(page, { turns: 1 });
    await settled(page);
    expect(await record(page)).toEqual(kept);
    await page.reload();
    await settled(page);
    expect((await record(page)).actions.slice(0, kept.actions.length)).toEqual(kept.actions);
  });
});

test.describe("a save that cannot be read", () => {
  const damages = {
    "cut off": (text) => text.slice(0, -20),
    changed: (text) => text.replace('"seen":0', '"seen":1'),
    "of a newer version": (text) => text.replace('"version":1', '"version":99'),
    empty: () => "",
  };
  for (const [name, damage] of Object.entries(damages)) {
    test(`is set aside as it is: ${name}`, async ({ page, game }) => {
      await game.open(match());
      await settled(page);
      const key = await slot(page);
      const damaged = damage(await text(page, key));
      await page.evaluate(([key, damaged]) => localStorage.setItem(key, damaged), [key, damaged]);
      await game.open("?lang=en");
      await expect(fresh(page)).toBeVisible();
      await expect(resume(page)).toHaveCount(0);
      const aside = (await keys(page)).filter((key) => key.includes(":aside:"));
      expect(aside).toHaveLength(1);
      expect(await text(page, aside[0])).toBe(damaged);
      await openBring(page);
      await expect(page.locator("dialog[open]")).toContainText("was set aside");
      await page.reload();
      await expect(fresh(page)).toBeVisible();
      expect(await text(page, aside[0])).toBe(damaged);
    });
  }

  test("does not hide the others", async ({ page, game }) => {
    await game.open(match());
    await settled(page);
    const key = await slot(page);
    await page.evaluate((key) => localStorage.setItem(`${key}x`, "{}"), key);
    await game.open("?lang=en");
    await expect(resume(page)).toHaveCount(1);
  });

  test("of the settings does no harm", async ({ page, game }) => {
    await game.open("?lang=en");
    const key = (await keys(page)).find((key) => key.endsWith(":settings"));
    await page.evaluate((key) => localStorage.setItem(key, "{broken"), key);
    await page.reload();
    await expect(fresh(page)).toBeVisible();
    const aside = (await keys(page)).filter((key) => key.includes(":aside:"));
    expect(await text(page, aside[0])).toBe("{broken");
  });
});

test.describe("two tabs", () => {
  test("the tab that lost the match is told, and overwrites nothing", async ({ page, game, context, baseURL }) => {
    await game.open(match());
    await settled(page);
    const other = await context.newPage();
    await other.goto(`${baseURL}${match()}`);
    await settled(other);
    await expect(notice(page)).toContainText("another tab");
    await act(other);
    await settled(other);
    const kept = await saved(other);
    await hand(page).first().click({ force: true });
    await page.keyboard.press("1");
    await expect(page.locator(".hand [data-legal]")).toHaveCount(0);
    expect(await saved(page)).toEqual(kept);
    await page.reload();
    expect((await standing(page)).hand).toEqual((await standing(page)).hand);
    await expect(notice(other)).toContainText("another tab");
  });

  test("each may play a match of its own", async ({ page, game, context, baseURL }) => {
    await game.open(match({ seed: "one" }));
    await settled(page);
    const other = await context.newPage();
    await other.goto(`${baseURL}${match({ seed: "two" })}`);
    await act(other);
    await settled(other);
    await act(page);
    await settled(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(notice(other)).toHaveCount(0);
    expect(Object.keys(await saved(page))).toHaveLength(2);
  });
});

test.describe("a crash", () => {
  test.use({ allowed: [/panicked at|asked for by a test|unreachable/] });
  const crash = (page) =>
    page.evaluate(async () => {
      const game = await import(document.getElementById("boot-game").href);
      try {
        game.hanakagoPanic();
      } catch {
        // The panel is what counts.
      }
    });

  test("shows a plain panel, and the match goes on after a reload", async ({ page, game }) => {
    await game.open(match());
    await play(page, { turns: 2 });
    const before = await standing(page);
    await crash(page);
    await expect(page.getByRole("alertdialog")).toContainText("Something went wrong");
    await expect(page.getByRole("alertdialog")).toContainText("asked for by a test");
    await game.picture("crash");
    expect(await faults(page)).toEqual([]);
    const reload = page.getByRole("alertdialog").getByRole("button", { name: "Reload" });
    await expect(reload).toBeFocused();
    await reload.click();
    expect(await standing(page)).toEqual(before);
  });

  test("has a report to copy, with the record in it", async ({ page, game, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await game.open(match());
    await settled(page);
    await crash(page);
    await page.getByRole("button", { name: "Copy report" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("hanakago-record");
  });

  test("is told in Japanese too", async ({ page, game }) => {
    await game.open("?lang=ja");
    await crash(page);
    await expect(page.getByRole("alertdialog")).toContainText(/[ぁ-ん]/);
    await expect(page.getByRole("alertdialog")).not.toContainText("Something went wrong");
  });

  test("on a phone fits the page", async ({ page, game }) => {
    await game.open(match(), { width: 320, height: 568 });
    await settled(page);
    await crash(page);
    await game.picture("crash-phone");
    await expect(page.getByRole("button", { name: "Reload" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Copy report" })).toBeInViewport({ ratio: 1 });
  });
});

test("a match that crashed while it was opened is set aside, not opened again", async ({ page, game }) => {
  await game.open(match());
  await act(page);
  await settled(page);
  const key = await slot(page);
  const kept = await text(page, key);
  await page.evaluate((key) => localStorage.setItem(key.replace(/match:.*/, "opening"), key.replace(/.*match:/, "")), key);
  await game.open("?lang=en#/table");
  await expect(notice(page)).toContainText("set aside");
  await expect(page.locator("main")).toHaveAttribute("data-screen", "home");
  await expect(resume(page)).toHaveCount(0);
  const aside = (await keys(page)).filter((key) => key.includes(":aside:"));
  expect(await text(page, aside[0])).toBe(kept);
  await page.reload();
  await expect(fresh(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("opening a match leaves no mark behind", async ({ page, game }) => {
  await game.open(match());
  await settled(page);
  expect((await keys(page)).filter((key) => key.endsWith(":opening"))).toEqual([]);
});

test.describe("export and import", () => {
  const exported = async (page) => {
    await openBring(page);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export everything" }).click()]);
    return readFileSync(await download.path(), "utf8");
  };

  test("everything that is exported comes back from the text", async ({ page, game }) => {
    await game.open(match());
    await play(page, { turns: 2 });
    const before = await standing(page);
    const kept = await saved(page);
    await game.open("?lang=en&speed=off");
    const file = await exported(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(resume(page)).toHaveCount(0);
    await openBring(page);
    await page.locator("#bring-text").fill(file);
    await page.locator("dialog[open]").getByRole("button", { name: "Open", exact: true }).click();
    await expect(notice(page)).toContainText("One match was brought back");
    expect(await saved(page)).toEqual(kept);
    await resume(page).click();
    expect(await standing(page)).toEqual(before);
  });

  test("and from the file; a second time brings nothing new", async ({ page, game }) => {
    await game.open(match());
    await act(page);
    await settled(page);
    await game.open("?lang=en");
    const file = { name: "hanakago.json", mimeType: "application/json", buffer: Buffer.from(await exported(page)) };
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    for (const words of ["One match was brought back", "Nothing new"]) {
      await openBring(page);
      await page.locator("dialog[open] input[type=file]").setInputFiles(file);
      await expect(notice(page)).toContainText(words);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
    await expect(resume(page)).toHaveCount(1);
  });

  test("what was set aside is in the export", async ({ page, game }) => {
    await game.open(match());
    await settled(page);
    const key = await slot(page);
    await page.evaluate((key) => localStorage.setItem(key, "broken beyond repair"), key);
    await game.open("?lang=en");
    expect(await exported(page)).toContain("broken beyond repair");
  });

  test("a match saved as a file opens again", async ({ page, game }) => {
    await game.open(match());
    await act(page);
    const before = await standing(page);
    await page.locator(".bar--a .tool").click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
    const file = readFileSync(await download.path(), "utf8");
    await page.evaluate(() => localStorage.clear());
    await game.open("?lang=en&speed=off");
    await openBring(page);
    await page.locator("#bring-text").fill(file);
    await page.locator("dialog[open]").getByRole("button", { name: "Open", exact: true }).click();
    expect(await standing(page)).toEqual(before);
  });

  test("nonsense gets a message", async ({ page, game }) => {
    await game.open("?lang=en");
    await openBring(page);
    for (const nonsense of ["", "hello", "{}", "#r=AAAA", '{"format":"hanakago-record","version":99}']) {
      await page.locator("#bring-text").fill(nonsense);
      await page.locator("dialog[open]").getByRole("button", { name: "Open", exact: true }).click();
      await expect(page.locator("dialog[open] .problem"), nonsense).toBeVisible();
    }
    expect(await faults(page)).toEqual([]);
  });
});

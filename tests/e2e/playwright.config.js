import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "out/results",
  // The game must not need luck.
  retries: 0,
  workers: 2,
  // For a machine that does other things as well.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? "list" : "line",
  use: {
    // The server's own words below set the port, for this process and the workers.
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}/some/folder/`,
    locale: "en-GB",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    // What cannot be clicked should not eat the time of the whole test.
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    // Without a picture of every moment, which costs time in every test that passes.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  // Served under a sub-path, where an address that is not relative shows at once.
  webServer: {
    command: `node ../../.ci/serve.mjs ${process.env.DIST ?? "../../dist"} /some/folder/`,
    env: { PORT: "0" },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<E2E_PORT>\d+)/ },
  },
});

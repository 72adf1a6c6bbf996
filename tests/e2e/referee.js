// The engine without a browser, where `cargo test` has left it: it holds the page's scores against its own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const built = `${process.env.CARGO_TARGET_DIR ?? ""}/debug/examples/referee`;

/** What the referee makes of a record; `undefined` where no referee was built. */
export function refereed(record) {
  if (!existsSync(built)) return undefined;
  const { stdout } = spawnSync(built, { input: `${JSON.stringify({ op: "replay", record })}\n`, encoding: "utf8" });
  return JSON.parse(stdout);
}

// The engine without a browser, where `cargo test` has left it: it holds the page's scores against its own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const built = `${process.env.CARGO_TARGET_DIR ?? ""}/debug/examples/referee`;

function asked(request) {
  if (!existsSync(built)) return undefined;
  const { stdout } = spawnSync(built, { input: `${JSON.stringify(request)}\n`, encoding: "utf8" });
  return JSON.parse(stdout);
}

/** What the referee makes of a record; `undefined` where no referee was built. */
export const refereed = (record) => asked({ op: "replay", record });

/** The same as a seat may know it. */
export const seen = (record, seat) => asked({ op: "view", record, seat });

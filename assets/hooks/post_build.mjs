// Runs after Trunk has put everything into the staging folder and before that becomes dist/: bundles each deck and each
// language into one file, and writes the hashed names that boot.js needs, and the build id, into index.html.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stage = process.env.TRUNK_STAGING_DIR;
const page = join(stage, "index.html");
let html = readFileSync(page, "utf8");

// One file a deck: the drawings share most of their strokes, so together they are half as much to download, and they
// are all there at once. One file a language for the same reason.
const assets = join(process.env.TRUNK_SOURCE_DIR ?? ".", "assets");
const bundle = (from, ending, write) => {
  for (const name of readdirSync(join(assets, from))) {
    const parts = readdirSync(join(assets, from, name))
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => [file.slice(0, -ending.length), readFileSync(join(assets, from, name, file), "utf8")]);
    const [to, text] = write(name, parts);
    mkdirSync(join(stage, from), { recursive: true });
    writeFileSync(join(stage, from, to), text);
  }
};
bundle("cards", ".svg", (deck, cards) => [`${deck}.json`, JSON.stringify(Object.fromEntries(cards))]);
bundle("locales", ".ftl", (tag, parts) => [`${tag}.ftl`, parts.map(([, text]) => text).join("\n")]);

const files = readdirSync(stage, { recursive: true })
  .filter((name) => statSync(join(stage, name)).isFile() && !name.startsWith(".") && name !== "index.html")
  .sort();
const only = (pattern) => {
  const found = files.filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`expected one file like ${pattern}, found: ${found.join(", ") || "none"}`);
  return found[0];
};
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

const game = only(/^hanakago(-[0-9a-f]+)?\.js$/);
const wasm = only(/^hanakago(-[0-9a-f]+)?_bg\.wasm$/);
const size = statSync(join(stage, wasm)).size;
const list = files.map((name) => `${sha256(readFileSync(join(stage, name)))}  ${name}\n`).join("");
const build = sha256(list + html).slice(0, 12);

const replace = (pattern, text) => {
  if (!pattern.test(html)) throw new Error(`index.html has nothing like ${pattern}`);
  html = html.replace(pattern, text);
};
// Trunk leaves this link to us.
replace(
  /<link\b[^>]*\brel="?rust"?[^>]*>/,
  `<link id="boot-game" rel="modulepreload" href="./${game}">\n` +
    `<link id="boot-wasm" rel="preload" as="fetch" type="application/wasm" crossorigin href="./${wasm}" data-size="${size}">`,
);
replace(/<html\b/, `<html data-build="${build}"`);

// The live reload of `trunk serve` is an inline script whose text is only known when it is served.
if (process.env.TRUNK_PROFILE !== "release") replace(/'wasm-unsafe-eval'/, "$& 'unsafe-inline'");
writeFileSync(page, html);

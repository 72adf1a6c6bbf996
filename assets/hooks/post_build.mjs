// Runs after Trunk has put everything into the staging folder and before that becomes dist/: bundles each deck, each
// language and each game's words in it into one file, the style sheets into one, splits the page's module, shortens the
// names between each module and its script, and writes the hashed names that boot.js needs, and the build id, into
// index.html.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { shorten } from "./names.mjs";
import { split } from "./split.mjs";
import { compile } from "./words.mjs";

const stage = process.env.TRUNK_STAGING_DIR;
const page = join(stage, "index.html");
let html = readFileSync(page, "utf8");

// One file a deck: the drawings share most of their strokes, so together they are half as much to download, and they
// are all there at once. For the same reason one file a language, and one a game in each.
const assets = join(process.env.TRUNK_SOURCE_DIR ?? ".", "assets");
const folders = (folder) =>
  readdirSync(join(assets, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const parts = (folder, ending) =>
  readdirSync(join(assets, folder))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => [file.slice(0, -ending.length), readFileSync(join(assets, folder, file), "utf8")]);
const write = (file, text) => {
  mkdirSync(dirname(join(stage, file)), { recursive: true });
  writeFileSync(join(stage, file), text);
};
// A drawing is a document of its own: its ids need not carry the card's name, and a picture shows no title.
const lean = (svg, name) => svg.replace(/<title>.*?<\/title>/, "").replaceAll(`c${name}-`, "");
for (const deck of folders("cards")) {
  const drawings = parts(`cards/${deck}`, ".svg").map(([name, svg]) => [name, lean(svg, name)]);
  write(`cards/${deck}.json`, JSON.stringify(Object.fromEntries(drawings)));
}
const words = (folder) => {
  const files = parts(folder, ".ftl").map(([name, text]) => compile(text, `${folder}/${name}.ftl`));
  return JSON.stringify(Object.assign({}, ...files));
};
for (const tag of folders("locales")) {
  write(`locales/${tag}.json`, words(`locales/${tag}`));
  for (const game of folders(`locales/${tag}`)) write(`locales/${tag}.${game}.json`, words(`locales/${tag}/${game}`));
}

const list = () =>
  readdirSync(stage, { recursive: true })
    .filter((name) => statSync(join(stage, name)).isFile() && !name.startsWith(".") && name !== "index.html")
    .sort();
let files = list();
const only = (pattern) => {
  const found = files.filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`expected one file like ${pattern}, found: ${found.join(", ") || "none"}`);
  return found[0];
};
const sha256 = (data) => createHash("sha256").update(data).digest("hex");
const replace = (pattern, text) => {
  if (!pattern.test(html)) throw new Error(`index.html has nothing like ${pattern}`);
  html = html.replace(pattern, text);
};

// One style sheet, since what they share is downloaded once. What only some games need is fetched with them: see
// page::style.
for (const own of ["ring", "solo"]) {
  replace(new RegExp(`<link\\b[^>]*\\bhref="?(\\S*\\b${own}-[^ ">]*)[^>]*>`), `<link id="style-${own}" rel="x-stylesheet" href="$1">`);
}
const sheets = [...html.matchAll(/<link\b(?=[^>]*\brel="?stylesheet)[^>]*\bhref="?\.\/([^ ">]+)[^>]*>\n?/g)];
const styles = sheets.map(([, name]) => readFileSync(join(stage, name), "utf8")).join("\n");
const sheet = `styles-${sha256(styles).slice(0, 16)}.css`;
write(sheet, styles);
for (const [link, name] of sheets) {
  rmSync(join(stage, name));
  html = html.replace(link, link === sheets[0][0] ? `<link rel="stylesheet" href="./${sheet}">` : "");
}

const game = only(/^hanakago(-[0-9a-f]+)?\.js$/);
const bound = only(/^hanakago(-[0-9a-f]+)?_bg\.wasm$/);
// The names must tell builds apart: a part fits no other module than that which it was taken from.
let wasm = bound;
let links = "";
if (process.env.TRUNK_PROFILE === "release") {
  const linked = join(process.env.CARGO_TARGET_DIR ?? "target", "wasm32-unknown-unknown/page/hanakago.wasm");
  const { page, parts } = split(readFileSync(linked), readFileSync(join(stage, bound)));
  wasm = `hanakago-${sha256(page).slice(0, 16)}_bg.wasm`;
  rmSync(join(stage, bound));
  write(wasm, page);
  write(game, readFileSync(join(stage, game), "utf8").replaceAll(bound, wasm));
  for (const [name, part] of parts) {
    const file = `part-${name}-${sha256(wasm + sha256(part)).slice(0, 16)}.wasm`;
    write(file, part);
    links += `\n<link id="part-${name}" rel="x-part" href="./${file}">`;
  }
}
const workers = ["cpu", "cpu_pilina", "cpu_narabe"].map((name) => [`${name}_bg.wasm`, `${name}.js`]);
for (const [module, script] of [[wasm, game], ...workers]) {
  const shortened = shorten(readFileSync(join(stage, module)), readFileSync(join(stage, script), "utf8"));
  writeFileSync(join(stage, module), shortened[0]);
  writeFileSync(join(stage, script), shortened[1]);
}
const size = statSync(join(stage, wasm)).size;
files = list();
const sums = files.map((name) => `${sha256(readFileSync(join(stage, name)))}  ${name}\n`).join("");
const build = sha256(sums + html).slice(0, 12);

// Trunk leaves this link to us.
replace(
  /<link\b[^>]*\brel="?rust"?[^>]*>/,
  `<link id="boot-game" rel="modulepreload" href="./${game}">\n` +
    `<link id="boot-wasm" rel="preload" as="fetch" type="application/wasm" crossorigin href="./${wasm}" data-size="${size}">${links}`,
);
replace(/<html\b/, `<html data-build="${build}"`);

// The live reload of `trunk serve` is an inline script whose text is only known when it is served.
if (process.env.TRUNK_PROFILE !== "release") replace(/'wasm-unsafe-eval'/, "$& 'unsafe-inline'");
writeFileSync(page, html);

// The download of one game on a first visit, Brotli-compressed, against its budget: `node .ci/size.mjs dist`.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const BUDGET = 350_000; // bytes; kB below are 1000 bytes
const AIM = 250_000;
const dist = process.argv[2] ?? "dist";

const all = readdirSync(dist, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
const parts = [
  ["page", /^index\.html$/],
  ["scripts", /^(?!cpu_)[^/]+\.js$/],
  ["page wasm", /^hanakago-[^/]+\.wasm$/],
  ["worker wasm", /^cpu_bg\.wasm$/],
  ["styles", /^(?!ring|solo)[^/]+\.css$/],
  ["one language", /^locales\/en(\.hana-awase)?\.json$/],
  ["one deck", /^cards\/standard\.json$/],
  ["snippets", /^snippets\/.+\.js$/, "optional"],
];

const compress = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const row = (name, count, raw, small) =>
  console.log(name.padEnd(14), String(count).padStart(6), kb(raw), kb(small));
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);

let total = 0;
const later = [];
let missing = 0;
console.log("part".padEnd(14), "files".padStart(6), "raw".padStart(11), "Brotli".padStart(11));
for (const [name, pattern, optional] of parts) {
  const files = all.filter((file) => pattern.test(file)).map((file) => readFileSync(join(dist, file)));
  const raw = files.reduce((sum, bytes) => sum + bytes.length, 0);
  const small = files.reduce((sum, bytes) => sum + compress(bytes), 0);
  if (files.length === 0 && optional) continue;
  if (files.length === 0) missing++;
  row(name, files.length, raw, small);
  total += small;
}
for (const file of all.filter((file) => /^part-.+\.wasm$/.test(file))) {
  const bytes = readFileSync(join(dist, file));
  later.push([file.replace(/-[0-9a-f]+\.wasm$/, ""), 1, bytes.length, compress(bytes)]);
}
console.log(`total ${kb(total).trim()}, aim ${kb(AIM).trim()}, budget ${kb(BUDGET).trim()}`);
if (later.length > 0) console.log("fetched when they are wanted:");
for (const part of later) row(...part);
if (missing > 0) console.error(`${missing} parts of the download are missing from ${dist}`);
if (total > BUDGET) console.error("over budget");
process.exit(missing > 0 || total > BUDGET ? 1 : 0);

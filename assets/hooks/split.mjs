// Takes out of the page's module what only one screen or one game needs. A function named `part_<name>` or
// `part_<name>_<more>`, never inlined, is a way into the part `<name>`: all that is reached through such functions alone
// goes into a module of its own. It leaves gaps in the page's table of functions and zeros in its memory, which the part
// fills in when it comes (`hanakagoPart` in assets/boot.js).
import binaryen from "../../tests/e2e/node_modules/binaryen/index.js";
import { reach, references, withoutNotes } from "./references.mjs";

// Both manglings end in the name; the older one puts a hash after it.
const WAY_IN = /\dpart_([a-z]+)(?:_[a-z_]+)?(?:17h[0-9a-f]{16}E)?$/;
// The name by which a part imports from the page, and that by which the page must import nothing in the end.
const PAGE = "p";
const GONE = "gone";

/** The page's module and its parts by their names, from what the linker and what wasm-bindgen have made of it. */
export function split(linked, bound) {
  const graph = references(linked);
  const kept = [];
  for (;;) {
    const page = new Page(withoutNotes(bound));
    kept.push(...page.exported());
    for (const [name, ways] of page.ways()) page.takeOut(name, ways, only(graph, ways, kept), graph.pieces);
    // wasm-bindgen adds functions that the linker knew nothing of: what they call stays as well.
    const missed = page.missed();
    if (missed.length === 0) return page.pack();
    kept.push(...missed);
  }
}

/** What is reached through some functions alone. What nobody is seen to need belongs to the page. */
function only({ functions, pieces, refers }, ways, kept) {
  const mine = reach(refers, ways);
  const others = [null, ...functions, ...pieces.map(({ node }) => node)].filter((node) => !mine.has(node));
  const around = new Map([...refers].map(([from, to]) => [from, [...to].filter((node) => !ways.includes(node))]));
  const rest = reach(around, [...others, ...kept]);
  return new Set([...mine].filter((node) => !rest.has(node)));
}

class Page {
  #bound;
  #module;
  #table;
  #parts = new Map();
  #shared = new Map();
  constructor(bound) {
    this.#bound = bound;
    this.#module = binaryen.readBinary(bound);
    this.#table = elements(this.#module)[0].table;
  }

  exported() {
    return exports(this.#module).filter(({ kind }) => kind === binaryen.ExternalFunction).map(({ value }) => value);
  }

  /** The ways into each part. */
  ways() {
    const ways = new Map();
    for (const { name } of functions(this.#module)) {
      const [, part] = WAY_IN.exec(name) ?? [];
      if (part) ways.set(part, [...(ways.get(part) ?? []), name]);
    }
    return ways;
  }

  takeOut(name, ways, own, pieces) {
    const [page, table] = [this.#module, this.#table];
    const part = binaryen.readBinary(this.#bound);
    const goes = ({ name, base }) => own.has(name) && !base;
    const places = elements(page).flatMap(({ first, names }) => names.map((name, at) => [first + at, name]));
    const code = new Set(functions(page).filter(goes).map(({ name }) => name));
    fill(page, table, places.filter(([, name]) => !code.has(name)));
    const filled = places.filter(([, name]) => code.has(name));
    // The page calls a way in through a new place of the table.
    const first = size(page, table);
    resize(page, table, first + ways.length, first + ways.length);
    for (const { name, params, results } of functions(page).filter(goes)) {
      page.removeFunction(name);
      const way = ways.indexOf(name);
      if (way < 0) page.addFunctionImport(name, GONE, name, params, results);
      else page.addFunction(name, params, results, [], through(page, table, first + way, params, results));
      if (way >= 0) filled.push([first + way, name]);
    }
    for (const { name } of exports(part)) part.removeExport(name);
    for (const { name, params, results } of functions(part).filter((one) => !goes(one))) {
      part.removeFunction(name);
      part.addFunctionImport(name, PAGE, name, params, results);
    }
    fill(part, table, filled);
    move(page, part, own, pieces);
    part.runPasses(["remove-unused-module-elements"]);
    this.#link(part);
    this.#parts.set(name, part);
  }

  /** Lets a part import what it needs of the page. */
  #link(part) {
    const share = (name, kind) => {
      const key = `${kind} ${name}`;
      if (!this.#shared.has(key)) {
        this.#shared.set(key, this.#shared.size.toString(36));
        this.#module[`add${kind}Export`](name, this.#shared.get(key));
      }
      return this.#shared.get(key);
    };
    for (const { name, base, params, results } of functions(part)) {
      if (base) part.addFunctionImport(name, PAGE, share(name, "Function"), params, results);
    }
    for (const { name } of all(part, "Table")) {
      // Other parts may make the page's table longer.
      if (name === this.#table) resize(part, name, 0, -1);
      part.addTableImport(name, PAGE, share(name, "Table"));
    }
    for (const { name, type, mutable } of all(part, "Global")) {
      part.removeGlobal(name);
      part.addGlobalImport(name, PAGE, share(name, "Global"), type, mutable);
    }
    part.addMemoryImport("0", PAGE, share("0", "Memory"));
  }

  missed() {
    this.#module.runPasses(["remove-unused-module-elements"]);
    return functions(this.#module).filter(({ module }) => module === GONE).map(({ name }) => name);
  }

  pack() {
    return { page: pack(this.#module), parts: new Map([...this.#parts].map(([name, part]) => [name, pack(part)])) };
  }
}

/** A call of what is at a place of the table. */
function through(module, table, place, params, results) {
  const operands = binaryen.expandType(params).map((type, at) => module.local.get(at, type));
  return module.call_indirect(table, module.i32.const(place), operands, params, results);
}

/** Puts functions into a table, and no others. */
function fill(module, table, places) {
  for (const { name } of elements(module)) module.removeElementSegment(name);
  for (const run of runs(places)) {
    module.addActiveElementSegment(table, `e${run[0][0]}`, run.map(([, name]) => name), module.i32.const(run[0][0]));
  }
}

/** Moves the data that is a part's own. */
function move(page, part, own, pieces) {
  const bytes = (mine) =>
    pieces.filter(({ node }) => own.has(node) === mine).flatMap(({ address, node }) => Array.from({ length: node.size }, (_, at) => address + at));
  const stays = new Set(bytes(false));
  const segments = all(page, "DataSegment").map(({ offset, data }) => ({ offset, data: new Uint8Array(data) }));
  const moved = [];
  for (const address of new Set(bytes(true))) {
    const segment = segments.find(({ offset, data }) => address >= offset && address < offset + data.length);
    if (stays.has(address) || !segment) continue;
    moved.push([address, segment.data[address - segment.offset]]);
    segment.data[address - segment.offset] = 0;
  }
  const data = runs(moved).map((run) => ({ offset: run[0][0], data: Uint8Array.from(run, ([, byte]) => byte) }));
  const put = (module, segments) => {
    const placed = segments.map(({ offset, data }) => ({ offset: module.i32.const(offset), data }));
    module.setMemory(module.getMemoryInfo("0").initial, -1, null, placed, false, false, "0");
  };
  put(page, segments);
  put(part, data);
}

/** Pairs of a place and something, in runs of places that follow each other. */
function runs(pairs) {
  const runs = [];
  for (const pair of pairs.toSorted(([a], [b]) => a - b)) {
    if (runs.at(-1)?.at(-1)[0] === pair[0] - 1) runs.at(-1).push(pair);
    else runs.push([pair]);
  }
  return runs;
}

/** The module made small, as `wasm-opt -Oz` does. Nothing lives in the lowest kilobyte of memory. Functions in the order of their names put copies of one generic function side by side. */
function pack(module) {
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  binaryen.setLowMemoryUnused(true);
  module.optimize();
  module.runPasses(["reorder-functions-by-name", "strip-producers", "strip-target-features"]);
  return module.emitBinary();
}

const size = (module, table) => binaryen.getTableInfo(module.getTable(table)).initial;

function resize(module, table, initial, maximum) {
  module.removeTable(table);
  module.addTable(table, initial, maximum);
}

const exports = (module) => all(module, "Export");
const functions = (module) => all(module, "Function");
const elements = (module) =>
  all(module, "ElementSegment").map(({ name, table, offset, data }) => ({ name, table, first: constant(offset), names: data }));
const constant = (expression) => binaryen.getExpressionInfo(expression).value;

/** All of one kind in a module. */
function all(module, kind) {
  const info = binaryen[`get${kind}Info`] ?? module[`get${kind}Info`];
  return Array.from({ length: module[`getNum${kind}s`]() }, (_, at) => info(module[`get${kind}ByIndex`](at)));
}

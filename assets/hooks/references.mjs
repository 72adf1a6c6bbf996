// What refers to what in a linked wasm module, by the linker's own notes (`--emit-relocs`): functions and pieces of
// constant data as nodes, and where each piece lies in memory.
import { Reader } from "./names.mjs";

// The kinds of notes, by the conventions of WebAssembly's object files (WebAssembly/tool-conventions, Linking.md).
const KEEPS_ADDEND = new Set([3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25]);
const TO_DATA = new Set([3, 4, 5, 11, 14, 15, 16, 17, 21, 23, 25]);
const TO_FUNCTION = new Set([0, 1, 2, 12, 18, 19, 24, 26]);

// All that is no custom section, names, and the features by which binaryen reads the rest.
const WANTED = new Set(["", "name", "target_features"]);

/** The functions by name, the data pieces, and `refers`: from each (null: from what is in none) to all that it names. */
export function references(wasm) {
  const { plain, custom } = sections(wasm);
  const names = functionNames(custom.get("name"));
  const imported = list(plain.get(2), skipImport).length;
  const symbols = symbolTable(custom.get("linking"), names);
  const refers = new Map();
  const add = (from, to) => refers.get(from)?.add(to) ?? refers.set(from, new Set([to]));

  const bodies = spans(plain.get(10), () => {}).map((span, at) => ({ ...span, node: names.get(imported + at) }));
  const segments = spans(plain.get(11), segmentHead);
  const pieces = symbols.filter((symbol) => symbol?.size).map((node) => {
    const { start, address } = segments[node.segment];
    return { node, start: start + node.offset, end: start + node.offset + node.size, address: address + node.offset };
  });
  for (const [section, spans] of [["reloc.CODE", bodies], ["reloc.DATA", pieces]]) {
    const owner = owners(spans);
    for (const { offset, to } of relocations(custom.get(section), symbols)) {
      if (to) for (const from of owner(offset)) add(from, to);
    }
  }
  return { functions: [...names.values()], pieces, refers };
}

/** All that can be reached from some nodes, with them. */
export function reach(refers, from) {
  const seen = new Set(from);
  for (const node of seen) for (const next of refers.get(node) ?? []) seen.add(next);
  return seen;
}

/** A module without the notes that nobody reads any more: wasm-bindgen copies those of the linker. */
export function withoutNotes(wasm) {
  const { raw } = sections(wasm);
  return Buffer.concat([wasm.subarray(0, 8), ...raw.filter(({ name }) => WANTED.has(name)).map(({ bytes }) => bytes)]);
}

function sections(wasm) {
  const reader = new Reader(wasm);
  const [plain, custom, raw] = [new Map(), new Map(), []];
  reader.bytes(8);
  while (!reader.done()) {
    const start = reader.at;
    const [id] = reader.bytes(1);
    const body = new Reader(reader.bytes(reader.number()));
    const name = id === 0 ? body.text() : "";
    if (id === 0) custom.set(name, body);
    else plain.set(id, body);
    raw.push({ name, bytes: wasm.subarray(start, reader.at) });
  }
  return { plain, custom, raw };
}

function list(reader, entry) {
  return Array.from({ length: reader.number() }, (_, at) => entry(reader, at));
}

/** Where each entry of the code or of the data lies in its section; `head` reads what is before its length. */
const spans = (section, head) =>
  list(section, (reader) => {
    const address = head(reader);
    const size = reader.number();
    const start = reader.at;
    reader.bytes(size);
    return { start, end: start + size, address };
  });

/** The address of a data segment: an active one of memory 0, at a constant. */
function segmentHead(reader) {
  if (reader.number() !== 0 || reader.bytes(1)[0] !== 0x41) throw new Error("a data segment without an address");
  const address = reader.number();
  reader.bytes(1);
  return address;
}

function skipImport(reader) {
  const names = [reader.text(), reader.text()];
  if (reader.bytes(1)[0] !== 0) throw new Error(`${names.join(" ")} is no function`);
  reader.number();
}

function functionNames(section) {
  const names = new Map();
  while (!section.done()) {
    const [kind] = section.bytes(1);
    const body = new Reader(section.bytes(section.number()));
    if (kind === 1) list(body, () => names.set(body.number(), body.text()));
  }
  return names;
}

/** Functions as their names, data as objects, by their places in the table. */
function symbolTable(section, names) {
  section.number();
  while (!section.done()) {
    const [kind] = section.bytes(1);
    const body = new Reader(section.bytes(section.number()));
    if (kind === 8) return list(body, () => symbol(body, names));
  }
  throw new Error("the linker has left no symbols");
}

function symbol(reader, names) {
  const [kind] = reader.bytes(1);
  const flags = reader.number();
  const defined = (flags & 0x10) === 0;
  if (kind === 1) {
    const name = reader.text();
    return defined ? { name, segment: reader.number(), offset: reader.number(), size: reader.number() } : { name };
  }
  const index = reader.number();
  if (kind === 3) return null;
  if (defined || flags & 0x40) reader.text();
  return kind === 0 ? names.get(index) : null;
}

/** Each place that names a function or data, and what it names. */
function relocations(section, symbols) {
  section.number();
  return list(section, (reader) => {
    const [type] = reader.bytes(1);
    const offset = reader.number();
    const index = reader.number();
    if (KEEPS_ADDEND.has(type)) reader.number();
    return { offset, to: TO_DATA.has(type) || TO_FUNCTION.has(type) ? symbols[index] : null };
  });
}

/** Whose each byte is: nobody's, or even that of several, since the linker lays equal data on top of each other. */
function owners(spans) {
  const owners = [];
  for (const { start, end, node } of spans) for (let at = start; at < end; at++) (owners[at] ??= []).push(node);
  return (place) => owners[place] ?? [null];
}

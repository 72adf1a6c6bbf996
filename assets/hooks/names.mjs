// Shortens the names by which a wasm module and its script know each other. wasm-bindgen ends them in hashes, which no
// compression makes smaller; they stand in both files.

/** The module and its script with short names in both. */
export function shorten(wasm, script) {
  const short = new Map();
  const name = (long) => {
    if (!/^(__wbg_|__wbindgen_generic|wasm_bindgen__|_ZN)/.test(long)) return long;
    // No minifier begins a name like this.
    if (!short.has(long)) short.set(long, `$${short.size.toString(36)}`);
    return short.get(long);
  };
  const module = sections(wasm, { 2: (reader) => imports(reader, name), 7: (reader) => exported(reader, name) });
  return [module, script.replace(/[\w$]+/g, (word) => short.get(word) ?? word)];
}

/** A module whose sections of the given ids are replaced. */
function sections(wasm, change) {
  const reader = new Reader(wasm);
  const parts = [reader.bytes(8)];
  while (!reader.done()) {
    const id = reader.bytes(1);
    const body = reader.bytes(reader.number());
    const changed = change[id[0]] ? Buffer.concat(change[id[0]](new Reader(body))) : body;
    parts.push(id, number(changed.length), changed);
  }
  return Buffer.concat(parts);
}

const imports = (reader, name) =>
  entries(reader, () => {
    const from = reader.text();
    const what = reader.text();
    const kind = reader.bytes(1);
    if (kind[0] !== 0) throw new Error(`${from} ${what} is no function`);
    return [text(from), text(name(what)), kind, number(reader.number())];
  });

const exported = (reader, name) =>
  entries(reader, () => [text(name(reader.text())), reader.bytes(1), number(reader.number())]);

function entries(reader, entry) {
  const count = reader.number();
  return [number(count), ...Array.from({ length: count }, entry).flat()];
}

/** Reads what the binary format is made of. */
export class Reader {
  #bytes;
  #at = 0;
  constructor(bytes) {
    this.#bytes = bytes;
  }
  get at() {
    return this.#at;
  }
  done() {
    return this.#at === this.#bytes.length;
  }
  bytes(count) {
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
  /** A number in LEB128, seven bits a byte. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const [byte] = this.bytes(1);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
  text() {
    return this.bytes(this.number()).toString();
  }
}

function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
}

const text = (words) => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)]);

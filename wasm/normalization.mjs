// Packs the toolchain's tables for comparing Unicode text into C source, a fourth as large, for `normalization.c`.
//
// usage: node wasm/normalization.mjs MODULE SOURCE   writes SOURCE from a module that exports the toolchain's functions
//        node wasm/normalization.mjs MODULE --same PACKED   fails unless the module PACKED answers as MODULE does

import { readFileSync, writeFileSync } from 'node:fs';

/** What one module answers of all scalars. */
class Tables {
  #exports;

  constructor(path) {
    this.#exports = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path))).exports;
  }

  /** The class for ordering marks and the quick checks, as the standard library packs them. */
  data(scalar) {
    return this.#exports._swift_stdlib_getNormData(scalar) & 0xffff;
  }

  /** The whole decomposition; nothing for a scalar that has none. */
  decomposition(scalar) {
    const entry = this.#exports._swift_stdlib_getDecompositionEntry(scalar) >>> 0;
    if ((entry & 0x3ffff) !== scalar) return undefined;
    const memory = new DataView(this.#exports.memory.buffer);
    const at = memory.getUint32(this.#exports._swift_stdlib_nfd_decompositions.value, true) + (entry >>> 18);
    const bytes = new Uint8Array(memory.buffer, at + 1, memory.getUint8(at));
    return [...Buffer.from(bytes).toString()].map((character) => character.codePointAt(0));
  }

  /** What two scalars compose to; nothing if they do not. */
  composition(first, second) {
    const scalar = this.#exports._swift_stdlib_getComposition(first, second) >>> 0;
    return scalar === 0xffffffff ? undefined : scalar;
  }
}

/** The scalars that have such tables; below are none. */
const scalars = [];
for (let scalar = 0xc0; scalar < 0x110000; scalar += 1) if (scalar < 0xd800 || scalar > 0xdfff) scalars.push(scalar);

/** Whole numbers in groups of seven bits, the lowest first. */
function varints(numbers) {
  return numbers.flatMap((number) => {
    const bytes = [];
    for (; number > 0x7f; number = Math.floor(number / 128)) bytes.push((number % 128) | 0x80);
    return [...bytes, number];
  });
}

const zigzag = (number) => (number < 0 ? -2 * number - 1 : 2 * number);

/** Scalars with the same data, side by side: gap before, length, number of the data. */
function packData(tables) {
  const runs = [];
  for (const scalar of scalars) {
    const data = tables.data(scalar);
    const last = runs.at(-1);
    if (last && last.data === data && last.end === scalar) last.end += 1;
    else if (data !== 0) runs.push({ start: scalar, end: scalar + 1, data });
  }
  const kinds = [...new Set(runs.map((run) => run.data))].sort((one, other) => one - other);
  const gaps = runs.map((run, index) => run.start - (runs[index - 1]?.end ?? 0));
  const streams = [gaps, runs.map((run) => run.end - run.start), runs.map((run) => kinds.indexOf(run.data))];
  return { count: runs.length, kinds, streams };
}

/** Each decomposition as the two scalars that it was made of last, or its only one and 0. */
function packDecompositions(tables) {
  const composed = new Map();
  const pairs = [];
  let bytes = 0;
  for (const [scalar, parts] of decompositions(tables)) {
    if (!composed.has(parts.join())) composed.set(parts.join(), scalar);
    pairs.push({ scalar, parts });
    bytes += Buffer.byteLength(String.fromCodePoint(...parts)) + 1;
  }
  const firsts = pairs.map(({ parts }) => {
    const start = parts.slice(0, Math.max(1, parts.length - 1));
    const first = start.length > 1 ? composed.get(start.join()) : start[0];
    if (first === undefined) throw new Error(`nothing decomposes to ${start}`);
    return first;
  });
  const gap = (list, index) => list[index] - (list[index - 1] ?? 0);
  const scalars = pairs.map(({ scalar }) => scalar);
  const streams = [
    scalars.map((_, index) => gap(scalars, index)),
    firsts.map((_, index) => zigzag(gap(firsts, index))),
    pairs.map(({ parts }) => (parts.length > 1 ? parts.at(-1) : 0)),
  ];
  return { count: pairs.length, bytes, streams };
}

function decompositions(tables) {
  return scalars.flatMap((scalar) => {
    const parts = tables.decomposition(scalar);
    return parts ? [[scalar, parts]] : [];
  });
}

/** The tables as C. */
function source(tables) {
  const data = packData(tables);
  const pairs = packDecompositions(tables);
  const bytes = varints([...data.streams, ...pairs.streams].flat());
  return `// Made by normalization.mjs.
enum { runCount = ${data.count}, pairCount = ${pairs.count}, byteCount = ${pairs.bytes} };
static const uint16_t kinds[] = {${data.kinds}};
static const uint8_t packed[] = {${bytes}};
`;
}

/** What differs between two modules; nothing if they answer alike. */
function difference(one, other) {
  for (const scalar of scalars) {
    if (one.data(scalar) !== other.data(scalar)) return `the data of ${scalar}`;
    if (`${one.decomposition(scalar)}` !== `${other.decomposition(scalar)}`) return `the decomposition of ${scalar}`;
  }
  const parts = new Set(decompositions(one).flat(2));
  for (const first of parts) {
    for (const second of parts) {
      if (one.composition(first, second) !== other.composition(first, second)) return `what ${first} and ${second} make`;
    }
  }
}

const [module, option, packed] = process.argv.slice(2);
const tables = new Tables(module);
if (option === '--same') {
  const found = difference(tables, new Tables(packed));
  if (found) console.error(`${packed} is not as ${module}: ${found}`);
  process.exitCode = found ? 1 : 0;
} else {
  writeFileSync(option, source(tables));
}

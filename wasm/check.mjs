// Says how large a module is; fails if it is larger than it may be, or if it wants anything of its host.
//
// usage: node wasm/check.mjs MODULE

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The most bytes by brotli: a little more than there are, so that no change makes them many more unseen. */
const LIMIT = 300_000;

const path = process.argv[2];
const bytes = readFileSync(path);
const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
for (const { module, name } of imports) console.error(`${path} imports ${module}.${name}; it must import nothing`);
const gzip = gzipSync(bytes, { level: 9 });
const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
console.log(`${path}: ${bytes.length} bytes, ${gzip.length} by gzip, ${brotli.length} by brotli`);
if (brotli.length > LIMIT) console.error(`${path} takes ${brotli.length} bytes by brotli; at most ${LIMIT} are allowed`);
process.exitCode = imports.length > 0 || brotli.length > LIMIT ? 1 : 0;

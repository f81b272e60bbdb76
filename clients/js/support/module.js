import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missing } from './program.js';

const built = fileURLToPath(new URL('../../../.wasm/tipd.wasm', import.meta.url));

/** Where the module is, or null. */
export const modulePath = [process.env.TIPD_MODULE, built].find((path) => path !== undefined && existsSync(path)) ?? null;

/** The compiled module, or null. */
export const module = modulePath === null ? null : new WebAssembly.Module(readFileSync(modulePath));

/** The options of a test that needs the module. */
export const needsModule = { skip: missing(module === null, 'there is no tipd.wasm: run scripts/wasm or set TIPD_MODULE') };

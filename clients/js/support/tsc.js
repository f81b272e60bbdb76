import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missing } from './program.js';

const directory = fileURLToPath(new URL('.', import.meta.url));

/** The module with all types of the protocol, for generated code to import. */
export const types = join(directory, '../src/tipd.js');

/** The reason to skip what needs the compiler, or false. */
export const noCompiler = missing(tsc('--version').error !== undefined, 'there is no tsc: install TypeScript');

/** Runs the compiler in this directory. */
export function tsc(...args) {
  return spawnSync('tsc', args, { cwd: directory, encoding: 'utf8' });
}

/** Compiles files strictly, without the types of Node or a browser; returns what is wrong, or an empty text. */
export function check(...files) {
  return tsc('--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022', '--module', 'node16', ...files).stdout;
}

/** Compiles the text of a module; returns each fault with its line. */
export function checkText(text) {
  const temporary = mkdtempSync(join(tmpdir(), 'tipd-js-'));
  const file = join(temporary, 'check.mts');
  writeFileSync(file, text);
  const output = check(file);
  rmSync(temporary, { recursive: true });
  const lines = text.split('\n');
  return output.replace(/^.*check\.mts\((\d+),\d+\)/gm, (_, line) => lines[line - 1]);
}

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { missing } from '../support/program.js';
import { optionRows } from '../support/protocol.js';

const support = fileURLToPath(new URL('../support', import.meta.url));
const noCompiler = missing(tsc('--version').error !== undefined, 'there is no tsc: install TypeScript');

function tsc(...args) {
  return spawnSync('tsc', args, { cwd: support, encoding: 'utf8' });
}

function check(...args) {
  return tsc('--noEmit', '--strict', '--target', 'es2022', '--module', 'node16', ...args);
}

test('the types fit how hosts use them, and refuse mistakes', { skip: noCompiler }, () => {
  const { status, stdout } = tsc('-p', '.');
  assert.equal(status, 0, stdout);
});

test('the types need no library but that of the language', { skip: noCompiler }, () => {
  const { status, stdout } = check('--lib', 'es2022', '../src/index.d.ts', '../src/framing.d.ts');
  assert.equal(status, 0, stdout);
});

test('every option takes what protocol.md says, and nothing else where it lists all', { skip: noCompiler }, (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'tipd-js-'));
  t.after(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'options.mts');
  const options = join(support, '../src/protocol/options.js');
  const lines = optionRows().flatMap(linesOfOption);
  writeFileSync(file, [`import type { Options } from ${JSON.stringify(options)};`, ...lines].join('\n'));
  const { status, stdout } = check(file);
  assert.equal(status, 0, stdout);
});

/** Assignments that compile only if the option has the right type. */
function linesOfOption({ path, choices, values }, index) {
  const name = `option${index}`;
  const type = path.split('.').reduce((group, member) => `NonNullable<${group}>['${member}']`, 'Options');
  const assignments = [...values, ...(choices ?? [])].map((value, n) => `export const ${name}_${n}: ${type} = ${value};`);
  if (choices === null) return assignments;
  return [...assignments, `export const ${name}: (${choices.join(' | ')}) = null! as NonNullable<${type}>;`];
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generateChecks } from '../support/generate-checks.js';
import { generateOptions } from '../support/generate-options.js';
import { needsProgram, program } from '../support/program.js';
import { optionRows } from '../support/protocol.js';
import { readSchema } from '../support/schema.js';
import { check, checkText, noCompiler, tsc, types } from '../support/tsc.js';

const needsBoth = { skip: needsProgram.skip || noCompiler };

test('the types fit how hosts use them, and refuse mistakes', { skip: noCompiler }, () => {
  assert.equal(tsc('-p', '.').stdout, '');
});

test('the types need no library but that of the language', { skip: noCompiler }, () => {
  assert.equal(check('../src/index.d.ts', '../src/framing.d.ts', '../src/web/index.d.ts'), '');
});

test('every option takes the values that protocol.md gives it', { skip: noCompiler }, () => {
  const lines = optionRows().flatMap(({ path, values }, index) => {
    const type = path.split('.').reduce((group, member) => `NonNullable<${group}>['${member}']`, 'Options');
    return values.map((value, n) => `export const option${index}_${n}: ${type} = ${value};`);
  });
  assert.ok(lines.length > 150, 'protocol.md was not understood');
  assert.equal(checkText([`import type { Options } from ${JSON.stringify(types)};`, ...lines].join('\n')), '');
});

test('the types of the options are those of the program', needsProgram, () => {
  const written = readFileSync(new URL('../src/protocol/options.d.ts', import.meta.url), 'utf8');
  assert.equal(written, generateOptions(readSchema(program)), 'run support/generate-options.js');
});

test('all other types are those of the program', needsBoth, () => {
  assert.equal(checkText(generateChecks(readSchema(program), types)), '');
});

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Tipd } from '../src/index.js';
import { startProcess } from '../src/transports/process.js';
import { missing, needsProgram, program } from '../support/program.js';
import { isOrdinary, readTranscript, replayConnection, replayFrames } from '../support/transcript.js';

const directory = fileURLToPath(new URL('../../../Tests/Fixtures/', import.meta.url));
const transcripts = list('transcripts', '.jsonl');
const layouts = list('layouts', '.json');

function list(name, extension) {
  if (!existsSync(directory + name)) return [];
  const files = readdirSync(directory + name).filter((file) => file.endsWith(extension));
  return files.map((file) => `${directory}${name}/${file}`);
}

const none = missing(transcripts.length * layouts.length === 0, 'the fixtures are not written yet');

test('there are fixtures', { skip: none }, () => {
  assert.notEqual(transcripts.length, 0);
  assert.notEqual(layouts.length, 0);
});

for (const path of transcripts) {
  test(`transcript ${path.slice(directory.length)}`, needsProgram, async () => {
    const { sent, expected } = readTranscript(path);
    assertSame(await replayFrames(await startProcess({ program }), sent), expected);
    if (!sent.every(isOrdinary)) return;
    assertSame(await replayConnection(await startProcess({ program }), sent), expected);
  });
}

for (const path of layouts) {
  test(`layouts ${path.slice(directory.length)}`, needsProgram, async (t) => {
    const tipd = await Tipd.spawn({ program });
    t.after(() => tipd.close());
    for (const { name, params, expect, error } of JSON.parse(readFileSync(path, 'utf8'))) {
      const answer = tipd.layout(params);
      if (error === undefined) {
        assertContains(await answer, expect, name);
      } else {
        assertContains(await answer.then(() => ({}), ({ code, data }) => ({ code, data })), error, name);
      }
    }
  });
}

/** An ellipsis in a transcript stands for anything. */
function assertSame(found, expected) {
  assert.deepEqual(found.map((message, index) => masked(message, expected[index])), expected);
}

function masked(found, expected) {
  if (expected === '…') return expected;
  if (typeof found !== 'object' || found === null || typeof expected !== 'object' || expected === null) return found;
  if (Array.isArray(found)) return found.map((value, index) => masked(value, expected[index]));
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, masked(value, expected[name])]));
}

/** The result may say more than the fixture asks for, but nothing else. */
function assertContains(found, expected, path) {
  if (Array.isArray(expected) && expected.length === found?.length) {
    return expected.forEach((value, index) => assertContains(found[index], value, `${path}[${index}]`));
  }
  if (typeof expected === 'number' && Math.abs(found - expected) <= 1e-6) return;
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) {
    return assert.deepEqual(found, expected, `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }
  for (const [name, value] of Object.entries(expected)) assertContains(found?.[name], value, `${path}: ${name}`);
}

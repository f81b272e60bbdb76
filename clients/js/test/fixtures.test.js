import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Tipd } from '../src/index.js';
import { startProcess } from '../src/process.js';
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
    assert.deepEqual(await replayFrames(await startProcess({ program }), sent), expected);
    if (!sent.every(isOrdinary)) return;
    assert.deepEqual(await replayConnection(await startProcess({ program }), sent), expected);
  });
}

for (const path of layouts) {
  test(`layouts ${path.slice(directory.length)}`, needsProgram, async (t) => {
    const tipd = await Tipd.spawn({ program });
    t.after(() => tipd.close());
    for (const { name, params, expect } of JSON.parse(readFileSync(path, 'utf8'))) {
      assertContains(await tipd.layout(params), expect, name);
    }
  });
}

/** The result may say more than the fixture asks for, but nothing else. */
function assertContains(found, expected, path) {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) {
    return assert.deepEqual(found, expected, `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }
  for (const [name, value] of Object.entries(expected)) assertContains(found?.[name], value, `${path}: ${name}`);
}

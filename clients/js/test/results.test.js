import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { startProcess } from '../src/transports/process.js';
import { needsProgram, program } from '../support/program.js';
import { isOrdinary, readTranscript, replayFrames } from '../support/transcript.js';
import { checkText, noCompiler, types } from '../support/tsc.js';

const folder = new URL('../../../Tests/Fixtures/transcripts/', import.meta.url);
const needsBoth = { skip: needsProgram.skip || noCompiler };

/** The type of what comes back for a method, as the client promises it. */
function typeOf(method, result) {
  if (method === 'layout') return result.items === undefined ? 'tipd.Layout' : 'tipd.LayoutItemsResult';
  const name = method.replace(/\/(.)/, (_, letter) => letter.toUpperCase());
  return `Awaited<ReturnType<Tipd['${name}']>>`;
}

/** A conversation that also asks for the picture after each step. */
function withPictures(sent) {
  return sent.flatMap((message, index) => {
    const { id, params: { session } = {} } = message;
    const get = { jsonrpc: '2.0', id: `picture ${index}`, method: 'session/get', params: session === undefined ? {} : { session } };
    return id === undefined || index === 0 ? [message] : [message, get];
  });
}

/** What a program says in a conversation, each as a line of TypeScript that gives it its type. */
async function linesOf(name) {
  const { sent } = readTranscript(new URL(name, folder));
  if (!sent.every(isOrdinary)) return [];
  const messages = withPictures(sent);
  const methods = new Map(messages.map(({ id, method }) => [id, method]));
  const received = await replayFrames(await startProcess({ program }), messages);
  return received.flatMap(({ id, method, params, result }) => {
    // A tap that was told by a notification is answered by one.
    if (method === 'session/changed') return [`take<tipd.ChangeResult & Partial<tipd.TapResult>>(${JSON.stringify(params)});`];
    const asked = methods.get(id);
    if (typeof result !== 'object' || result === null || asked === 'initialize') return [];
    return [`take<${typeOf(asked, result)}>(${JSON.stringify(result)});`];
  });
}

test('all that the program says in the transcripts has the type that is promised', needsBoth, async () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const lines = [];
  for (const name of names) lines.push(...(await linesOf(name)));
  const different = [...new Set(lines)];
  assert.ok(different.length > 500, `${different.length} results were found`);
  const head = [`import type { Tipd } from ${JSON.stringify(types.replace(/tipd\.js$/, 'index.js'))};`,
    `import type * as tipd from ${JSON.stringify(types)};`, 'declare function take<T>(value: T): void;'];
  assert.equal(checkText([...head, ...different].join('\n')), '');
});

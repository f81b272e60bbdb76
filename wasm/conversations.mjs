import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { decimals } from './decimals.mjs';
import { randomConversations } from './requests.mjs';

const INITIALIZE = request(0, 'initialize', { initializationOptions: { clock: 'manual' } });

/**
 * All conversations to run, each `{name, messages}`, a message being JSON text.
 *
 * @param fixtures the folder of the fixtures
 * @param schema what `tipd schema` prints
 */
export function conversations(fixtures, schema) {
  const { texts } = JSON.parse(readFileSync(join(fixtures, 'text', 'widths.json'), 'utf8'));
  return [
    ...files(join(fixtures, 'transcripts'), '.jsonl', (text) => sends(text)),
    ...files(join(fixtures, 'layouts'), '.json', (text) => [INITIALIZE, ...layouts(JSON.parse(text))]),
    { name: 'decimals', messages: [INITIALIZE, ...decimals(2_000)] },
    ...randomConversations(50, schema, texts.map(({ text }) => text)),
  ];
}

function files(folder, ending, read) {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending)).sort();
  return names.map((name) => ({
    name: join(basename(folder), name),
    messages: read(readFileSync(join(folder, name), 'utf8')),
  }));
}

/** What the client says in a transcript. */
function sends(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
  return lines.filter((line) => 'send' in line).map((line) => JSON.stringify(line.send));
}

/** A request for each layout, which has the layout's name as its id. */
function layouts(cases) {
  return cases.map(({ name, params }) => request(name, 'layout', params));
}

function request(id, method, params) {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { randomConversations } from '../../../wasm/requests.mjs';
import { Tipd } from '../src/index.js';
import { CHOICES, LAST_RESORTS, PLACEMENTS, POLICIES, SIDES, VISIBILITIES } from '../src/transports/layout-numbers.js';
import { ModuleServer } from '../src/transports/module.js';
import { module, needsModule } from '../support/module.js';
import { needsProgram, program } from '../support/program.js';
import { readSchema } from '../support/schema.js';

const bounds = { x: 0, y: 0, width: 400, height: 300 };
const target = { rect: { x: 160, y: 120, width: 80, height: 30 } };
const content = { size: { width: 104, height: 24 } };
const plain = { outline: 'none', why: 'none' };
const needsBoth = { skip: needsProgram.skip || needsModule.skip };

const textOf = (method, params, id = 1) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

function initialized(options) {
  const server = new ModuleServer(module);
  server.receive(textOf('initialize', options === undefined ? {} : { initializationOptions: options }), 0);
  return server;
}

/** What each way says of some params: a new server for each, so that none is left out after one that took a message. */
function bothWays(params) {
  const server = initialized();
  return [server.layout(params), JSON.parse(server.receive(textOf('layout', params), 0)[0]).result];
}

function fixtureParams() {
  const folder = new URL('../../../Tests/Fixtures/layouts/', import.meta.url);
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return files.flat().map(({ params }) => params);
}

test('the numbers say what the message says', needsModule, () => {
  let count = 0;
  for (const params of fixtureParams().flatMap((params) => ['none', 'compact'].map((why) => ({ ...params, ...plain, why })))) {
    const [numbers, message] = bothWays(params);
    if (numbers === undefined) continue;
    count += 1;
    assert.deepEqual(numbers, message, JSON.stringify(params));
  }
  assert.ok(count > 600, `${count} were said by numbers`);
});

test('they do for any params', needsBoth, () => {
  let count = 0;
  for (const { messages } of randomConversations(200, readSchema(program), ['Save', 'Größe 🎈'])) {
    for (const { method, params } of messages.map((text) => JSON.parse(text))) {
      if (method !== 'layout') continue;
      const [numbers, message] = bothWays({ ...params, outline: 'none', why: count % 2 === 0 ? 'none' : 'compact' });
      if (numbers === undefined) continue;
      count += 1;
      assert.deepEqual(numbers, message, JSON.stringify(params));
    }
  }
  assert.ok(count > 20, `${count} were said by numbers`);
});

test('names are those of the schema, in its order', needsBoth, () => {
  const { sets } = readSchema(program);
  // The first stands for none, and those behind depend on the direction.
  assert.deepEqual(PLACEMENTS, sets.placement.slice(1, 13));
  assert.deepEqual(SIDES, sets.side);
  assert.deepEqual(VISIBILITIES, sets.visibility);
  assert.deepEqual([POLICIES, CHOICES, LAST_RESORTS], [sets.policy, sets.choice, sets.lastResort]);
});

test('no number is a negative zero', needsModule, () => {
  const params = { bounds, target: { rect: { x: -0, y: 0, width: 0, height: 30 } }, content, ...plain };
  assert.deepEqual(...bothWays({ ...params, options: { placement: 'right' } }));
  assert.deepEqual(...bothWays({ ...params, bounds: { x: -60, y: -20, width: 400, height: 300 } }));
});

test('what numbers cannot say takes a message, and so do the next calls', needsModule, () => {
  const params = { bounds, target, content, ...plain };
  const others = [
    { ...params, content: { text: 'Save' } }, { ...params, outline: 'svg' }, { ...params, why: 'full' },
    { ...params, positioner: true }, { ...params, content: undefined }, { ...params, unknown: 1 },
    { ...plain, bounds, items: [{ target, content }, {}] }, { ...plain, bounds, items: [], target },
    { ...params, options: { overlay: { cutout: { radius: [1, 2, 3, 4] } } } },
    { ...plain, bounds, together: true, items: [{ target, content }] },
  ];
  for (const other of others) assert.equal(initialized().layout(other), undefined, JSON.stringify(other));
  for (const wrong of [{ ...params, bounds: NaN }, undefined]) assert.throws(() => initialized().layout(wrong), TypeError);
  const server = initialized();
  assert.notEqual(server.layout(params), undefined);
  assert.notEqual(server.layout({ ...params, target: null }), undefined, 'a null that the host wrote');
  assert.equal(server.layout({}), undefined);
  const found = Array.from({ length: 17 }, () => server.layout(params) !== undefined);
  assert.deepEqual(found, [...Array(15).fill(false), true, true]);
});

test('a limit of messages is one of params, too', needsModule, () => {
  const params = { bounds, target, content, ...plain, _note: 'x'.repeat(16 * 1024 * 1024) };
  assert.equal(initialized().layout(params), undefined);
  assert.notEqual(initialized().layout({ ...params, _note: 'x'.repeat(1024 * 1024) }), undefined);
});

test('what nests too deep for a message is left to it', needsModule, () => {
  const nested = (depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  // The message, its params and these.
  const params = (depth) => ({ bounds, target, content, ...plain, _: nested(depth) });
  assert.deepEqual(...bothWays(params(126)));
  assert.deepEqual(bothWays(params(127)), [undefined, undefined]);
});

test('the state of the server is minded', needsModule, () => {
  const params = { bounds, target, content };
  assert.equal(new ModuleServer(module).layout({ ...params, ...plain }), undefined, 'before initialize');
  const server = initialized({ outline: 'none', why: 'none', options: { placement: 'left' } });
  assert.equal(server.layout(params).placement, 'left');
  server.receive('{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"messages"}}', 0);
  assert.equal(server.layout(params), undefined, 'a trace is told');
  const ending = initialized();
  ending.receive(textOf('shutdown'), 0);
  assert.equal(ending.layout({ ...params, ...plain }), undefined, 'after shutdown');
});

test('a client that traces sees messages, and the others the same results', needsModule, async (t) => {
  const seen = [];
  const tipds = await Promise.all([{}, { trace: (...told) => seen.push(told) }].map((options) => Tipd.load({ module, ...options })));
  t.after(() => Promise.all(tipds.map((tipd) => tipd.close())));
  const params = { bounds, items: [{ target, content }, { target: null, content }], ...plain };
  const [short, long] = await Promise.all(tipds.map((tipd) => tipd.layout(params)));
  assert.deepEqual(short, long);
  assert.deepEqual(tipds[0].layoutSync({ bounds, target, content, ...plain }), short.items[0]);
  assert.equal(seen.filter(([, { method }]) => method === 'layout').length, 1);
  await assert.rejects(tipds[0].layout({ bounds, target, content: { size: { width: NaN, height: 1 } }, ...plain }), TypeError);
  await assert.rejects(tipds[0].layout({ bounds, ...plain }, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

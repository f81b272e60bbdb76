import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Tipd } from '../src/index.js';
import { missing } from '../support/program.js';

const path = new URL('../../../Tests/Fixtures/calls.json', import.meta.url);
const skip = missing(!existsSync(path), 'there are no calls.json');
const cases = skip ? [] : JSON.parse(readFileSync(path, 'utf8'));

/** A transport that keeps the texts of what is sent, and answers all of it. */
function recorder() {
  const transport = {
    sent: [],
    onmessage: null,
    onclose: null,
    send(text) {
      transport.sent.push(text);
      const { id, method } = JSON.parse(text);
      const result = method === 'initialize' ? { serverInfo: { name: 'tipd', version: '0.1.0' }, capabilities: {} } : {};
      if (id !== undefined) transport.onmessage(JSON.stringify({ jsonrpc: '2.0', id, result }));
    },
  };
  return transport;
}

/** `session/open` → `sessionOpen`, `$/setTrace` → `setTrace`. */
function nameOf(method) {
  return method.replace('$/', '').replace(/\/(\w)/, (_, letter) => letter.toUpperCase());
}

test('there are calls of every method', { skip }, () => {
  assert.ok(cases.length > 30);
});

for (const { name, method, args, params } of cases) {
  test(`the params of ${method}: ${name}`, async () => {
    const transport = recorder();
    const tipd = await Tipd.connect(transport);
    await tipd[nameOf(method)](args);
    const sent = transport.sent.at(-1);
    assert.equal(sent.slice(sent.indexOf('"params":') + '"params":'.length, -1), params);
  });
}

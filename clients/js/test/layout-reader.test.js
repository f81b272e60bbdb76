import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LayoutReader } from '../src/transports/layout-reader.js';
import { ModuleServer } from '../src/transports/module.js';
import { module, needsModule } from '../support/module.js';

const encoder = new TextEncoder();
const rect = (x) => `{"x":${x},"y":154,"width":120,"height":46}`;
const layout = (x = '140', word = 'bottom') => `{"placement":"${word}","frame":${rect(x)},"bubble":${rect(x)},"content":${rect(1)},`
  + '"arrow":{"edge":"top","tip":{"x":200,"y":154},"base":{"x":200,"y":160},"width":12,"length":6,"pointsAtTarget":true},'
  + '"cutouts":[{"x":156,"y":116,"width":88,"height":38,"cornerRadius":6}],"measure":"host","visibility":"visible"}';
const reply = (result) => `{"jsonrpc":"2.0","id":7,"result":${result}}\n`;

/** What a reader of its own makes of a text, which stands between other bytes. */
function read(text, reader = new LayoutReader()) {
  const bytes = encoder.encode(`1}${text}{2`);
  return reader.read(bytes, 2, bytes.length - 2);
}

test('one layout and many are read as JSON.parse reads them', () => {
  const plain = layout().replace(/"arrow":{.*?"cutouts":\[.*?\]/, '"arrow":null,"cutouts":[]').replace('"bottom"', 'null');
  const holes = layout().replace(/"cutouts":\[(.*?)\]/, '"cutouts":[$1,$1]').replace('true', 'false');
  for (const text of [layout(), plain, holes, `{"items":[${layout()},${plain},${holes}]}`].map(reply)) {
    assert.deepEqual(read(text), JSON.parse(text));
  }
});

test('numbers are those of JSON.parse, to the last bit', () => {
  const numbers = ['0', '-0', '0.1', '-140.25', '999999999.999', '0.000000000001', '123456789012345', '0.3', '129.981201171875'];
  for (const number of numbers) {
    const text = reply(layout(number));
    assert.ok(Object.is(read(text).result.frame.x, JSON.parse(text).result.frame.x), number);
  }
  for (const number of ['1e-7', '1E3', '1234567890123456', '0.1234567890123456', '-', '.5', 'null', '"1"']) {
    assert.equal(read(reply(layout(number))), undefined, number);
  }
});

test('what is not all as expected is left alone', () => {
  const text = reply(layout());
  for (let at = 0; at < text.length; at += 1) {
    assert.equal(read(text.slice(0, at)), undefined, `cut off at ${at}`);
    for (const rest of [text.slice(at + 1), text.slice(at)]) {
      const other = `${text.slice(0, at)}~${rest}`;
      const found = read(other);
      // Inside of a name it is another name, and all is well.
      if (found !== undefined) assert.deepEqual(found, JSON.parse(other), other);
    }
  }
  for (const word of ['a\\"b', 'größe']) assert.equal(read(reply(layout('140', word))), undefined);
  for (const more of [text + text, text.replace('"measure"', '"lines":[],"measure"'), reply('{"items":[]}'), reply('null')]) {
    assert.equal(read(more), undefined);
  }
});

test('two names with the same sum are two names', () => {
  // 31 * 65 + 97 = 31 * 66 + 66.
  const text = reply(`{"items":[${layout('1', 'Aa')},${layout('1', 'BB')}]}`);
  assert.deepEqual(read(text).result.items.map(({ placement }) => placement), ['Aa', 'BB']);
});

test('after a reply of another kind some are not looked at, and then they are again', () => {
  const reader = new LayoutReader();
  assert.equal(read(reply(layout().replace('"arrow"', '"arow"')), reader), undefined);
  const found = Array.from({ length: 17 }, () => read(reply(layout()), reader) !== undefined);
  assert.deepEqual(found, [...Array(15).fill(false), true, true]);
});

test('the module writes replies so that most of them are read', needsModule, () => {
  const fixtures = new URL('../../../Tests/Fixtures/layouts/', import.meta.url);
  const cases = readdirSync(fixtures).flatMap((name) => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')));
  const [texts, messages] = [false, true].map((mayRead) => {
    const server = new ModuleServer(module);
    server.mayRead = mayRead;
    server.receive('{"jsonrpc":"2.0","id":1,"method":"initialize"}', 0);
    const textOf = (params, id) => JSON.stringify({ jsonrpc: '2.0', id, method: 'layout', params });
    return cases.map(({ params }, id) => server.receive(textOf({ outline: 'none', why: 'none', ...params }, id), 0)[0]);
  });
  let count = 0;
  messages.forEach((message, index) => {
    if (typeof message === 'string') return assert.equal(message, texts[index]);
    count += 1;
    assert.deepEqual(message, JSON.parse(texts[index]), cases[index].name);
  });
  assert.ok(count > 50, `${count} of ${cases.length}`);
});

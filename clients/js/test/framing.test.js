import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode, FrameReader } from '../src/framing.js';
import { ProtocolError } from '../src/errors.js';

const messages = [
  { jsonrpc: '2.0', id: 1, result: { text: 'Größe — 量 🎈' } },
  { jsonrpc: '2.0', method: 'session/changed', params: {} },
  [],
  null,
];
const stream = Buffer.concat(messages.map(encode));

function frame(body, header = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`) {
  return Buffer.from(header + body);
}

function readAll(...chunks) {
  const reader = new FrameReader();
  return chunks.flatMap((chunk) => reader.push(chunk));
}

test('a frame counts bytes, not characters', () => {
  assert.equal(Buffer.from(encode({ a: 'é' })).toString(), 'Content-Length: 10\r\n\r\n{"a":"é"}');
});

test('the stream may be cut at any one place', () => {
  for (let cut = 0; cut <= stream.length; cut += 1) {
    assert.deepEqual(readAll(stream.subarray(0, cut), stream.subarray(cut)), messages, `cut at ${cut}`);
  }
});

test('the stream may be cut everywhere, at every width', () => {
  for (let width = 1; width <= stream.length; width += 1) {
    const chunks = [];
    for (let at = 0; at < stream.length; at += width) chunks.push(stream.subarray(at, at + width));
    assert.deepEqual(readAll(...chunks), messages, `width ${width}`);
  }
});

test('a message is given out with its last byte, not later', () => {
  const reader = new FrameReader();
  const bytes = encode(1);
  assert.deepEqual(reader.push(bytes.subarray(0, -1)), []);
  assert.deepEqual(reader.push(bytes.subarray(-1)), [1]);
});

test('headers are read as any server may write them', () => {
  const headers = [
    'content-length:1\r\n\r\n',
    'CONTENT-LENGTH: \t1 \r\n\r\n',
    'Content-Length: 1\n\n',
    '\r\n\nContent-Length: 1\r\n\r\n',
    'X-Thing: a:b\r\nContent-Length: 1\r\nContent-Type: application/json\r\n\r\n',
    'Content-Length: 1\r\nContent-Length: 1\r\n\r\n',
    'Content-Length: 0001\r\n\r\n',
  ];
  for (const header of headers) assert.deepEqual(readAll(frame('7', header)), [7], JSON.stringify(header));
});

test('what is no header is refused, with what it was', () => {
  const headers = [
    ['loading fonts\n', /no header arrived: "loading fonts"/],
    [': 1\r\n', /no header/],
    ['X: 1\r\n\r\n', /without Content-Length/],
    ['Content-Length: -5\r\n', /no number/],
    ['Content-Length: +5\r\n', /no number/],
    ['Content-Length: 1e3\r\n', /no number/],
    ['Content-Length: \r\n', /no number/],
    [`Content-Length: ${'9'.repeat(400)}\r\n`, /no number/],
    ['Content-Length: 1\r\nContent-Length: 2\r\n', /two different lengths/],
    ['x'.repeat(9000), /more than 8192 bytes/],
    [`Content-Length: ${2 ** 40}\r\n\r\n`, /1099511627776 bytes was announced/],
  ];
  for (const [header, message] of headers) {
    assert.throws(() => readAll(Buffer.from(header)), { name: 'ProtocolError', message });
  }
});

test('a body that is not JSON in UTF-8 is refused', () => {
  for (const body of ['', '{', '[1,]', 'NaN']) assert.throws(() => readAll(frame(body)), ProtocolError, body);
  const latin1 = Buffer.concat([frame('', 'Content-Length: 3\r\n\r\n'), Buffer.from([0x22, 0xe9, 0x22])]);
  assert.throws(() => readAll(latin1), ProtocolError);
});

test('messages before a fault are not lost', () => {
  const chunk = Buffer.concat([encode(1), encode(2), Buffer.from('oops\n')]);
  assert.throws(() => readAll(chunk), (error) => {
    assert.deepEqual(error.messages, [1, 2]);
    return error instanceof ProtocolError;
  });
});

test('the longest body can be set', () => {
  assert.deepEqual(new FrameReader({ maxBody: 2 }).push(frame('10')), [10]);
  assert.throws(() => new FrameReader({ maxBody: 2 }).push(frame('100')), ProtocolError);
});

test('what JSON cannot carry is refused before it is sent', () => {
  for (const value of [NaN, Infinity, -Infinity]) {
    const message = `width is ${value}, which JSON cannot carry`;
    assert.throws(() => encode({ bounds: { width: value } }), { name: 'TypeError', message });
  }
  for (const value of [undefined, () => {}, 1n]) assert.throws(() => encode(value), TypeError);
  assert.throws(() => new FrameReader().push('text'), TypeError);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection, ProtocolError, RequestTimeout, RpcError, ServerExited } from '../src/index.js';
import { encode } from '../src/framing.js';
import { MemoryTransport } from '../support/memory.js';

function connect(answer, handlers) {
  const transport = new MemoryTransport(answer);
  return { transport, connection: new Connection(transport, handlers) };
}

test('a request is answered by the reply with its id, in any order', async () => {
  const { transport, connection } = connect();
  const first = connection.request('layout', { a: 1 });
  const second = connection.request('next');
  assert.deepEqual(transport.sent, [
    { jsonrpc: '2.0', id: 1, method: 'layout', params: { a: 1 } },
    { jsonrpc: '2.0', id: 2, method: 'next' },
  ]);
  transport.deliver({ id: 2, result: 'b' }, { id: 1, result: null });
  assert.equal(await second, 'b');
  assert.equal(await first, null);
});

test('a transport may answer before send returns', async () => {
  const { connection } = connect(({ id }) => ({ id, result: 'at once' }));
  assert.equal(await connection.request('layout'), 'at once');
});

test('an error reply rejects with everything tipd said', async () => {
  const data = { kind: 'invalidParams', path: 'params.bounds', expected: 'rect' };
  const { connection } = connect(({ id }) => ({ id, error: { code: -32602, message: 'no bounds', data } }));
  await assert.rejects(connection.request('layout'), (error) => {
    const { name, message, method, code } = error;
    assert.deepEqual([name, message, method, code], ['RpcError', 'no bounds', 'layout', -32602]);
    assert.deepEqual([error.kind, error.path, error.data], ['invalidParams', 'params.bounds', data]);
    return error instanceof RpcError;
  });
});

test('an error without an id belongs to the oldest call', async () => {
  const { transport, connection } = connect();
  const first = connection.request('layout');
  const second = connection.request('layout');
  transport.deliver({ id: null, error: { code: -32600, message: 'too long' } }, { id: 2, result: 2 });
  await assert.rejects(first, { message: 'too long' });
  assert.equal(await second, 2);
});

test('answers that nobody waits for are dropped', async () => {
  const { transport, connection } = connect();
  transport.deliver({ id: 99, result: 1 }, { id: '1', result: 1 }, { id: null, error: { code: -32700, message: '' } });
  const call = connection.request('next');
  transport.deliver({ id: '1', result: 'wrong' }, { id: 1, result: 'right' }, { id: 1, result: 'again' });
  assert.equal(await call, 'right');
});

test('a timeout cancels, rejects, and drops the late answer', async () => {
  const results = [];
  const { transport, connection } = connect(undefined, { onResult: (result) => results.push(result) });
  await assert.rejects(connection.request('layout', {}, { timeout: 1 }), (error) => {
    assert.equal(error.method, 'layout');
    return error instanceof RequestTimeout;
  });
  assert.deepEqual(transport.sent[1], { jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 1 } });
  const next = connection.request('next');
  transport.deliver({ id: 1, result: 'late' }, { id: 2, result: 'in time' });
  assert.equal(await next, 'in time');
  assert.deepEqual(results, ['late', 'in time'], 'what it changed is still told');
});

test('an abandoned call keeps its place for an error without an id', async () => {
  const { transport, connection } = connect();
  await assert.rejects(connection.request('layout', {}, { timeout: 1 }), RequestTimeout);
  const next = connection.request('next');
  transport.deliver({ id: null, error: { code: -32600, message: 'for the first' } }, { id: 2, result: 'fine' });
  assert.equal(await next, 'fine');
});

test('an abort cancels and rejects with the reason', async () => {
  const { transport, connection } = connect();
  const controller = new AbortController();
  const call = connection.request('layout', {}, { signal: controller.signal, timeout: null });
  const reason = new Error('the window is gone');
  controller.abort(reason);
  await assert.rejects(call, reason);
  assert.equal(transport.sent[1].method, '$/cancelRequest');
  await assert.rejects(connection.request('layout', {}, { signal: controller.signal }), reason);
  assert.equal(transport.sent.length, 2, 'nothing is sent once aborted');
});

test('a signal is left alone after the answer', async () => {
  const { transport, connection } = connect(({ id }) => ({ id, result: 1 }));
  const controller = new AbortController();
  await connection.request('layout', {}, { signal: controller.signal });
  controller.abort();
  assert.equal(transport.sent.length, 1);
});

test('the end rejects all that is pending and all that comes', async () => {
  const ends = [];
  const { transport, connection } = connect(undefined, { onEnd: (error) => ends.push(error) });
  const calls = [connection.request('layout', {}, { timeout: null }), connection.request('next')];
  const end = new ServerExited({ exitCode: 7 });
  transport.close(end);
  for (const call of calls) await assert.rejects(call, end);
  await assert.rejects(connection.request('next'), end);
  assert.throws(() => connection.notify('exit'), end);
  assert.deepEqual(ends, [end]);
  assert.equal(transport.sent.length, 2);
});

test('a transport that closes without a reason is a ServerExited too', async () => {
  const { transport, connection } = connect();
  const call = connection.request('next');
  transport.close();
  await assert.rejects(call, ServerExited);
});

test('what is not the protocol ends the connection, after the messages before it', async () => {
  for (const bad of ['Content-Length: 2\r\n\r\n{]', 'Content-Length: 2\r\n\r\n{}', 'hello\n']) {
    const { transport, connection } = connect();
    const answered = connection.request('next');
    const pending = connection.request('next', {}, { timeout: null });
    const good = encode({ jsonrpc: '2.0', id: 1, result: 'a' });
    transport.deliverBytes(Buffer.concat([good, Buffer.from(bad)]));
    assert.equal(await answered, 'a');
    await assert.rejects(pending, ProtocolError, bad);
    assert.ok(transport.isClosed);
    transport.deliverBytes(good);
  }
});

test('a transport that cannot send ends the connection', async () => {
  const failure = new Error('the socket is closed');
  const ends = [];
  const transport = {
    send: () => {
      throw failure;
    },
    onData: () => {},
    onClose: () => {},
  };
  const connection = new Connection(transport, { onEnd: (error) => ends.push(error) });
  await assert.rejects(connection.request('next'), failure);
  assert.deepEqual(ends, [failure]);
});

test('requests of the other side are refused', () => {
  const { transport } = connect();
  transport.deliver({ id: 'x', method: 'window/showDocument', params: {} }, { id: 0, method: 'a' });
  assert.deepEqual(
    transport.sent.map(({ id, error }) => [id, error.code]),
    [['x', -32601], [0, -32601]],
  );
});

test('notifications and results are told in the order of arrival', () => {
  const heard = [];
  const { transport, connection } = connect(undefined, {
    onNotification: (method, params) => heard.push([method, params]),
    onResult: (result) => heard.push(result),
  });
  connection.request('next');
  transport.deliver({ method: 'a', params: { n: 1 } }, { id: 1, result: 'r' }, { method: 'b' });
  assert.deepEqual(heard, [['a', { n: 1 }], 'r', ['b', undefined]]);
});

test('a transport that takes its time cannot be asked without a promise', () => {
  const { transport, connection } = connect();
  assert.throws(() => connection.requestSync('layout', {}), { name: 'TypeError', message: /await it/ });
  assert.deepEqual(transport.sent, []);
});

test('the trace gets every message both ways', () => {
  const trace = [];
  const { transport, connection } = connect(undefined, { trace: (...entry) => trace.push(entry) });
  connection.notify('initialized', {});
  transport.deliver({ method: 'a' });
  assert.deepEqual(trace, [
    ['send', { jsonrpc: '2.0', method: 'initialized', params: {} }],
    ['receive', { jsonrpc: '2.0', method: 'a' }],
  ]);
});

test('wrong arguments are TypeErrors and nothing is sent', async () => {
  const { transport, connection } = connect();
  for (const params of [null, [], 'text', 1, true, () => {}]) {
    await assert.rejects(connection.request('layout', params), TypeError);
    assert.throws(() => connection.notify('exit', params), TypeError);
  }
  for (const method of [undefined, null, '', 5]) await assert.rejects(connection.request(method), TypeError);
  const timeouts = [0, -1, '5', NaN].map((timeout) => ({ timeout }));
  for (const options of [null, 5, [], ...timeouts, { signal: {} }, { signal: null }]) {
    await assert.rejects(connection.request('layout', {}, options), TypeError);
  }
  const notFinite = connection.request('layout', { bounds: { x: NaN } });
  await assert.rejects(notFinite, { name: 'TypeError', message: /^x is NaN/ });
  for (const value of [NaN, Infinity]) {
    const boxed = connection.request('layout', { bounds: { x: new Number(value) } });
    await assert.rejects(boxed, { name: 'TypeError', message: `x is ${value}, which JSON cannot carry` });
  }
  assert.deepEqual(transport.sent, []);
  for (const transport of [undefined, null, {}, { send() {}, onData() {} }]) {
    assert.throws(() => new Connection(transport), TypeError);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RequestTimeout, ServerExited, Tipd } from '../src/index.js';
import { runModule } from '../support/run.js';
import { answering, MemoryTransport } from '../support/memory.js';

async function connect(answer, options) {
  const transport = new MemoryTransport(answering(answer));
  const tipd = await Tipd.connect(transport, options);
  transport.sent.length = 0;
  return { transport, tipd };
}

const result = {
  session: 's',
  revision: 4,
  changes: [{ put: 'tip', id: 'a', z: 1 }],
  events: [{ event: 'shown', tip: 'a', origin: 'api' }, { event: 'faded', origin: 'timer' }],
};

test('the handshake says who we are and keeps what tipd is', async () => {
  const transport = new MemoryTransport(answering());
  const tipd = await Tipd.connect(transport, { processId: 12, initializationOptions: { clock: 'manual' } });
  const params = {
    processId: 12,
    clientInfo: { name: 'tipd-js', version: '0.1.0' },
    capabilities: {},
    initializationOptions: { whole: true, clock: 'manual' },
  };
  assert.deepEqual(transport.sent, [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', method: 'initialized', params: {} },
  ]);
  assert.deepEqual(tipd.serverInfo, { name: 'tipd', version: '0.1.9' });
  assert.deepEqual(tipd.capabilities.experimental.tipd.presets, []);
});

test('a refused handshake rejects and closes the transport', async () => {
  const transport = new MemoryTransport(({ id }) => ({ id, error: { code: -32602, message: 'no such clock' } }));
  await assert.rejects(Tipd.connect(transport), { name: 'RpcError', message: 'no such clock' });
  assert.ok(transport.isClosed);
});

test('a program that is not our tipd is refused and ended', async () => {
  const others = [
    [null, /not tipd, it says it is undefined/],
    [{ serverInfo: { name: 'pylsp', version: '1' } }, /not tipd, it says it is {"name":"pylsp"/],
    [{ serverInfo: { name: 'tipd', version: '12.0.1' } }, /is tipd 12\.0\.1, but this client speaks with 0\.1\.x/],
    [{ serverInfo: { name: 'tipd', version: '0.2.0' } }, /is tipd 0\.2\.0, but this client speaks with 0\.1\.x/],
    [{ serverInfo: { name: 'tipd', version: '0.10.0' } }, /is tipd 0\.10\.0, but/],
    [{ serverInfo: { name: 'tipd', version: '1.1.0' } }, /is tipd 1\.1\.0, but/],
  ];
  for (const [result, message] of others) {
    const transport = new MemoryTransport(({ id }) => ({ id, result }));
    await assert.rejects(Tipd.connect(transport), { name: 'ProtocolError', message });
    assert.ok(transport.isClosed);
  }
});

test('any method can be sent by its name', async () => {
  const { transport, tipd } = await connect(({ id }) => ({ id, result: 7 }));
  assert.equal(await tipd.request('tour/skip', { by: 2 }), 7);
  tipd.notify('show', { tip: {} });
  assert.deepEqual(transport.sent, [
    { jsonrpc: '2.0', id: 2, method: 'tour/skip', params: { by: 2 } },
    { jsonrpc: '2.0', method: 'show', params: { tip: {} } },
  ]);
});

test('each method sends its own name and its params as they are', async () => {
  const { transport, tipd } = await connect(({ id }) => ({ id, result: null }));
  const methods = {
    layout: 'layout',
    sessionOpen: 'session/open',
    sessionUpdate: 'session/update',
    sessionGet: 'session/get',
    sessionClose: 'session/close',
    show: 'show',
    dismiss: 'dismiss',
    add: 'add',
    next: 'next',
    previous: 'previous',
    tap: 'tap',
    clockAdvance: 'clock/advance',
    setTrace: '$/setTrace',
    shutdown: 'shutdown',
  };
  for (const [name, method] of Object.entries(methods)) {
    await tipd[name]({ by: 1 });
    const sent = transport.sent.pop();
    assert.deepEqual([sent.method, sent.params], [method, { by: 1 }]);
  }
});

test('timeouts: the client sets one, a call may set its own', async () => {
  const { tipd } = await connect(undefined, { timeout: 1 });
  await assert.rejects(tipd.next(), { name: 'RequestTimeout', timeout: 1 });
  await assert.rejects(tipd.next({}, { timeout: 2 }), { name: 'RequestTimeout', timeout: 2 });
});

test('a call without a timeout waits for its answer', async () => {
  const { transport, tipd } = await connect(undefined, { timeout: 1 });
  const patient = tipd.next({}, { timeout: null });
  await assert.rejects(tipd.previous(), RequestTimeout);
  transport.deliver({ id: 2, result: 'at last' });
  assert.equal(await patient, 'at last');
});

test('changes and events are told once, from replies and notifications alike', async () => {
  const { transport, tipd } = await connect(({ id }) => ({ id, result }));
  const heard = [];
  tipd.on('change', (whole) => heard.push(['change', whole.revision]));
  tipd.on('event', (event, whole) => heard.push([event.event, whole.revision]));
  tipd.on('notification', ({ method }) => heard.push([method]));
  await tipd.show({});
  const fromReply = [['change', 4], ['shown', 4], ['faded', 4]];
  assert.deepEqual(heard.splice(0), fromReply);
  transport.deliver({ method: 'session/changed', params: result }, { method: '$/logTrace', params: { message: '' } });
  assert.deepEqual(heard, [['session/changed'], ...fromReply, ['$/logTrace']]);
});

test('a result with events alone is told too, as it has a revision of its own; an empty one is not', async () => {
  const answers = [{ ...result, changes: [] }, { ...result, changes: [], events: [] }];
  const { tipd } = await connect(({ id }) => ({ id, result: answers.shift() }));
  const heard = [];
  tipd.on('change', () => heard.push('change'));
  tipd.on('event', ({ event }) => heard.push(event));
  await tipd.next();
  await tipd.next();
  assert.deepEqual(heard, ['change', 'shown', 'faded']);
});

test('a listener is called until it is taken away', async () => {
  const { transport, tipd } = await connect();
  const heard = [];
  const listener = ({ method }) => heard.push(method);
  const remove = tipd.on('notification', listener);
  tipd.on('notification', listener);
  transport.deliver({ method: 'a' });
  remove();
  remove();
  transport.deliver({ method: 'b' });
  assert.deepEqual(heard, ['a', 'a', 'b']);
});

test('a listener that throws keeps nobody else from hearing, and is not silent', () => {
  const script = `
    import { Listeners } from './src/listeners.js';
    const listeners = new Listeners(['event']);
    listeners.on('event', () => { throw new Error('from the host'); });
    listeners.on('event', () => console.log('heard'));
    listeners.emit('event');
    console.log('went on');`;
  const { status, stdout, stderr } = runModule(script);
  assert.equal(stdout, 'heard\nwent on\n');
  assert.match(stderr, /Error: from the host/);
  assert.equal(status, 1);
});

test('close says goodbye once, and later calls are refused', async () => {
  const { transport, tipd } = await connect();
  const exits = [];
  tipd.on('exit', (exit) => exits.push(exit));
  const closing = tipd.close();
  assert.equal(tipd.close(), closing);
  await closing;
  assert.deepEqual(transport.sent.map(({ method }) => method), ['shutdown', 'exit']);
  assert.deepEqual(exits, [{ exitCode: null, signalName: null, stderrTail: '' }]);
  await assert.rejects(tipd.next(), ServerExited);
});

const noDispose = Symbol.asyncDispose === undefined && 'this Node has no Symbol.asyncDispose';

test('close is what `await using` calls', { skip: noDispose }, async () => {
  const { transport, tipd } = await connect();
  await tipd[Symbol.asyncDispose]();
  assert.ok(transport.isClosed);
});

test('wrong arguments are TypeErrors before anything is started', async () => {
  const wrong = [
    null,
    'tipd',
    { program: 5 },
    { program: '' },
    { program: ['tipd'] },
    { args: '--version' },
    { args: [1] },
    { initializationOptions: [] },
    { timeout: 0 },
    { timeout: '5' },
    { signal: 'stop' },
    { trace: true },
    { restart: 'yes' },
  ];
  for (const options of wrong) await assert.rejects(Tipd.spawn(options), TypeError, JSON.stringify(options));
  await assert.rejects(Tipd.connect({}), TypeError);
  const { transport, tipd } = await connect();
  await assert.rejects(tipd.show('tip'), typeError('params must be an object, not string'));
  await assert.rejects(tipd.show([]), typeError('params must be an object, not a list'));
  await assert.rejects(tipd.next({}, 5), typeError('options must be an object, not 5'));
  await assert.rejects(tipd.setTrace(null), typeError('params must be an object, not null'));
  const names = typeError("there is no 'tap', only event, change, notification, restore, exit");
  assert.throws(() => tipd.on('tap', () => {}), names);
  assert.throws(() => tipd.on('event'), typeError('the listener must be a function, not undefined'));
  assert.deepEqual(transport.sent, []);
});

function typeError(message) {
  return { name: 'TypeError', message };
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Picture, ServerExited, Tipd, TipdError } from '../src/index.js';
import { ModuleTransport } from '../src/transports/wasm.js';
import { portTransport } from '../src/transports/port.js';
import { module, modulePath, needsModule } from '../support/module.js';

const bounds = { x: 0, y: 0, width: 400, height: 300 };
const target = { rect: { x: 160, y: 120, width: 80, height: 30 } };
const content = { size: { width: 104, height: 24 } };

async function load(t, options) {
  const tipd = await Tipd.load({ module, ...options });
  t.after(() => tipd.close());
  return tipd;
}

test('the module answers as the program does', needsModule, async (t) => {
  const tipd = await load(t);
  assert.equal(tipd.serverInfo.name, 'tipd');
  const layout = await tipd.layout({ bounds, target, content });
  assert.deepEqual([layout.placement, layout.bubble.width], ['bottom', 120]);
  await assert.rejects(tipd.layout({ bounds }), { name: 'RpcError', path: 'params.target' });
});

test('a module is taken compiled, as bytes, as a response, by address and by path', needsModule, async () => {
  const bytes = readFileSync(modulePath);
  for (const source of [module, bytes, new Response(bytes), pathToFileURL(modulePath), modulePath]) {
    const tipd = await Tipd.load({ module: source });
    assert.ok(await tipd.layout({ bounds, target, content }));
    await tipd.close();
  }
});

test('what is no module of tipd is one clear error', needsModule, async () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const cases = [
    ['/nowhere/tipd.wasm', /cannot load the module \/nowhere\/tipd.wasm: .*ENOENT/],
    [new URL('file:///nowhere/tipd.wasm'), /cannot load/],
    [new Uint8Array([1, 2, 3, 4]), /cannot load the module that was given/],
    [new Response('no', { status: 404 }), /answered 404/],
    [empty, /the module is not tipd: it has no memory/],
  ];
  for (const [source, message] of cases) {
    await assert.rejects(Tipd.load({ module: source }), (error) => {
      assert.match(error.message, message);
      return error instanceof TipdError;
    });
  }
});

test('changes are heard before the call returns', needsModule, async (t) => {
  const tipd = await load(t);
  const picture = new Picture();
  tipd.on('change', (result) => picture.apply(result));
  void tipd.sessionOpen({ bounds, targets: { save: target } });
  void tipd.show({ tip: { id: 'a', target: { ref: 'save' }, content } });
  assert.equal(picture.tip('a').placement, 'bottom');
});

test('a module answers without a promise, but not from within a listener', needsModule, async (t) => {
  const tipd = await load(t);
  const params = { bounds, target, content };
  assert.deepEqual(tipd.layoutSync(params), await tipd.layout(params));
  assert.throws(() => tipd.layoutSync({ bounds }), { name: 'RpcError', method: 'layout', path: 'params.target' });
  assert.throws(() => tipd.layoutSync([]), TypeError);
  const thrown = [];
  tipd.on('change', () => {
    try {
      tipd.layoutSync(params);
    } catch (error) {
      thrown.push(error);
    }
  });
  assert.equal(tipd.requestSync('session/open', { bounds }).session, 'session-1');
  assert.match(thrown[0].message, /layout cannot be answered at once here/);
  assert.equal(tipd.requestSync('session/get').session, 'session-1', 'all goes on');
  await tipd.close();
  assert.throws(() => tipd.layoutSync(params), ServerExited);
});

test('timers run on the deadline of the module', needsModule, async () => {
  let time = 0;
  const armed = [];
  const transport = new ModuleTransport(module, { now: () => time });
  const original = globalThis.setTimeout;
  globalThis.setTimeout = (run, wait) => armed.push({ run, wait });
  try {
    const tipd = await Tipd.connect(transport, { timeout: null });
    const events = [];
    tipd.on('event', ({ event, origin }) => events.push(`${event} ${origin}`));
    await tipd.sessionOpen({ bounds });
    await tipd.show({ tip: { id: 'a', target, content } });
    // The fade of the preset takes 0.15 s.
    assert.deepEqual(armed.map(({ wait }) => wait), [150]);
    time = 0.15;
    armed[0].run();
    assert.deepEqual(events, ['shown timer']);
    assert.equal(armed.length, 1, 'nothing is pending, so no timer runs');
    transport.close();
  } finally {
    globalThis.setTimeout = original;
  }
});

test('a timer that the module ends by itself leaves the process free to end', needsModule, async (t) => {
  const tipd = await load(t);
  const shown = new Promise((resolve) => tipd.on('event', resolve));
  await tipd.sessionOpen({ bounds });
  await tipd.show({ tip: { id: 'a', target, content } });
  assert.deepEqual(await shown, { event: 'shown', tip: 'a', origin: 'timer' });
});

test('close ends the module with status 0, and calls afterwards are refused', needsModule, async () => {
  const tipd = await Tipd.load({ module });
  const exit = new Promise((resolve) => tipd.on('exit', resolve));
  await tipd.close();
  assert.deepEqual(await exit, { exitCode: 0, signalName: null, stderrTail: '' });
  await assert.rejects(tipd.layout({ bounds, target, content }), ServerExited);
});

test('calls from a listener are served after what it listens to', needsModule, async (t) => {
  const tipd = await load(t);
  const heard = [];
  await tipd.sessionOpen({ bounds });
  const inner = new Promise((resolve) => {
    tipd.on('change', () => {
      heard.push('change');
      if (heard.length === 1) resolve(tipd.dismiss({ animated: false }));
    });
  });
  await tipd.show({ tip: { id: 'a', target, content }, animated: false });
  assert.equal((await inner).events[0].event, 'dismissed');
  assert.deepEqual(heard, ['change', 'change']);
});

test('a module in a worker is reached by a port', needsModule, async () => {
  const worker = new Worker(new URL('../support/worker.js', import.meta.url), { workerData: { module } });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(port2, [port2]);
  const tipd = await Tipd.connect(portTransport(port1));
  assert.equal((await tipd.layout({ bounds, target, content })).placement, 'bottom');
  await tipd.close();
  await worker.terminate();
});

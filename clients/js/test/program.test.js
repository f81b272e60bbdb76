import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Picture, RpcError, Tipd } from '../src/index.js';
import { runFile } from '../support/run.js';
import { needsProgram, program } from '../support/program.js';

const bounds = { x: 0, y: 0, width: 400, height: 300 };
const target = { rect: { x: 160, y: 120, width: 80, height: 30 } };
const content = { size: { width: 104, height: 24 } };

async function spawn(t, initializationOptions = { clock: 'manual' }) {
  const tipd = await Tipd.spawn({ program, initializationOptions });
  t.after(() => tipd.close());
  return tipd;
}

test('a layout comes back typed as it is on the wire', needsProgram, async (t) => {
  const tipd = await spawn(t);
  assert.equal(tipd.serverInfo.name, 'tipd');
  const layout = await tipd.layout({ bounds, target, content, outline: 'polygon' });
  assert.equal(layout.content.width, 104);
  assert.equal(layout.arrow.pointsAtTarget, true);
  assert.ok(layout.outline.every((point) => point.length === 2));
});

test('many layouts in one request: what is refused harms no other', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const wrong = { target: { ref: 'a' }, content };
  const { items } = await tipd.layout({ bounds, items: [{ target, content }, wrong, { target, content }] });
  assert.deepEqual(items[0], items[2]);
  assert.equal(items[1].error.data.kind, 'invalidParams');
});

test('a refusal names what was refused, and tipd lives on', needsProgram, async (t) => {
  const tipd = await spawn(t);
  await assert.rejects(tipd.layout({ bounds, target, content, options: { arrow: { widht: 1 } } }), (error) => {
    assert.equal(error.code, -32602);
    assert.equal(error.kind, 'invalidParams');
    assert.equal(error.path, 'params.options.arrow.widht');
    assert.equal(error.data.nearest, 'width');
    return error instanceof RpcError;
  });
  await assert.rejects(tipd.show({ tip: { target, content } }), { kind: 'noSession', code: 1 });
  await assert.rejects(tipd.request('layuot'), { kind: 'methodNotFound', code: -32601 });
  assert.ok(await tipd.layout({ bounds, target, content }));
});

test('a message over the limit is refused, and only it', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const tooLong = tipd.layout({ bounds, target, content, _note: 'x'.repeat(17 * 1024 * 1024) });
  const next = tipd.layout({ bounds, target, content });
  await assert.rejects(tooLong, (error) => error instanceof RpcError && error.data.limit > 0);
  assert.ok(await next);
});

test('a picture that applies every change is what tipd has', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const picture = new Picture();
  tipd.on('change', (result) => picture.apply(result));
  const options = { overlay: { visible: true, fadeAfter: 2 } };
  const followed = { id: 'a', target: { ref: 'save' }, content, data: { n: [1] } };
  const calls = [
    () => tipd.sessionOpen({ bounds, targets: { save: target }, options }),
    () => tipd.show({ tips: [followed, { id: 'b', target, content: { text: 'Two\nlines' } }] }),
    () => tipd.clockAdvance({ by: 1 }),
    () => tipd.sessionUpdate({ bounds: { ...bounds, width: 300 } }),
    () => tipd.clockAdvance({ by: 10 }),
    () => tipd.dismiss({ tip: 'a' }),
    () => tipd.add({ tips: [{ id: 'c', target, content }, { id: 'd', target, content }] }),
    () => tipd.next(),
    () => tipd.next({ animated: false }),
    () => tipd.previous(),
    () => tipd.sessionUpdate({ targets: { save: null } }),
    () => tipd.clockAdvance({ by: 10 }),
    () => tipd.dismiss(),
  ];
  for (const call of calls) {
    await call();
    const { overlay, tips } = await tipd.sessionGet();
    const layers = [...(overlay === null ? [] : [overlay]), ...tips];
    assert.deepEqual(picture.layers.map(atRest), layers.map(atRest), String(call));
  }
  assert.deepEqual(picture.layers, []);
});

/** How it came is no part of what is. */
function atRest({ motion, ...layer }) {
  return layer;
}

test('what timers change is told before the clock\'s answer', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const heard = [];
  tipd.on('event', ({ event, origin }) => heard.push(`${event} by ${origin}`));
  tipd.on('notification', ({ method }) => heard.push(method));
  await tipd.sessionOpen({ bounds });
  await tipd.show({ tip: { id: 'a', target, content } });
  assert.deepEqual(heard, []);
  assert.deepEqual(await tipd.clockAdvance({ by: 10 }), { now: 10 });
  assert.deepEqual(heard, ['session/changed', 'shown by timer']);
});

test('a method sent as a notification reports by a change', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const picture = new Picture();
  tipd.on('change', (result) => picture.apply(result));
  tipd.notify('session/open', { session: 's', bounds });
  tipd.notify('show', { tip: { id: 'a', target, content } });
  await tipd.sessionGet();
  assert.deepEqual([picture.session, picture.tip('a').id], ['s', 'a']);
});

test('tracing is a notification for each request', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const traced = new Promise((resolve) => tipd.on('notification', resolve));
  await tipd.setTrace({ value: 'messages' });
  await tipd.layout({ bounds, target, content });
  assert.equal((await traced).method, '$/logTrace');
});

test('calls before close are answered, and tipd ends with status 0', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const exit = new Promise((resolve) => tipd.on('exit', resolve));
  const layout = tipd.layout({ bounds, target, content });
  await Promise.all([tipd.close(), layout]);
  assert.deepEqual(await exit, { exitCode: 0, signalName: null, stderrTail: '' });
});

test('close after shutdown ends with status 0 too', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const exit = new Promise((resolve) => tipd.on('exit', resolve));
  assert.equal(await tipd.shutdown(), null);
  await tipd.close();
  assert.equal((await exit).exitCode, 0);
});

test('the example host walks its tour to the end', needsProgram, () => {
  const { status, stdout, stderr } = runFile('examples/node-host.mjs', { TIPD_PROGRAM: program });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /│ {1}Who should get it\. {3}│/);
  assert.match(stdout, /\[ Send \] {2}· ···· ·/, 'the hole is bright, the rest is dim');
  assert.match(stdout, /ended by tap {"reason":"completed"}\n$/);
});

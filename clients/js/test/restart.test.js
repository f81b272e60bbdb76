import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ModuleTransport, Picture, ProgramNotFound, RpcError, ServerExited, Tipd } from '../src/index.js';
import { answering, MemoryTransport } from '../support/memory.js';
import { module, needsModule } from '../support/module.js';
import { needsProgram, program } from '../support/program.js';

const bounds = { x: 0, y: 0, width: 400, height: 300 };
const tip = (id) => ({ id, content: { text: 'Hello' }, options: { lifetime: 'forever' } });
const FONT = { family: 'f', unitsPerEm: 1, ascent: 1, descent: 0, advances: { a: 1 } };
const STATE = { version: 1, kept: true };

const heardBy = (tipd, name) => new Promise((resolve) => tipd.on(name, resolve));

/** A tipd with one session, `s`, that has a tip, `a`. */
function tour({ method, id }) {
  const change = { session: 's', revision: 1, changes: [{ put: 'tip', id: 'a', z: 1 }], events: [{ event: 'shown', tip: 'a' }] };
  const whole = { session: 's', revision: 1, overlay: null, tips: [change.changes[0]], hints: [] };
  if (method === 'die') return undefined;
  return { id, result: { 'session/export': STATE, 'session/get': whole }[method] ?? change };
}

/** A client of tipds in this process, of which each is the transport that follows; `lives` says how each answers. */
async function connect(...lives) {
  const transports = [];
  const next = () => {
    const life = lives[transports.length] ?? tour;
    transports.push(new MemoryTransport(answering(life)));
    return transports.at(-1);
  };
  const tipd = await Tipd.connect(next(), { restart: next });
  const told = (index) => transports[index].sent.slice(2).map(({ method, params }) => [method, params]);
  const die = async () => {
    const call = tipd.request('die', undefined, { timeout: null });
    transports.at(-1).close(new ServerExited({ exitCode: 9 }));
    await assert.rejects(call, { name: 'ServerExited', exitCode: 9 });
  };
  return { tipd, transports, told, die };
}

async function spawn(t, options) {
  const tipd = await Tipd.spawn({ program, restart: true, ...options });
  t.after(() => tipd.close());
  return tipd;
}

test('without asking for it the end stays', needsProgram, async () => {
  const tipd = await Tipd.spawn({ program });
  const exit = heardBy(tipd, 'exit');
  process.kill(tipd.pid, 'SIGKILL');
  assert.equal((await exit).signalName, 'SIGKILL');
  await assert.rejects(tipd.next(), ServerExited);
});

test('a program that is killed is started again with what it knew', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const picture = new Picture('main');
  let drawn = 0;
  picture.follow(tipd, () => (drawn += 1));
  await tipd.sessionOpen({ session: 'main', bounds });
  await tipd.show({ tip: tip('hello'), animated: false });
  // Answered after the export that the change asked for.
  const before = await tipd.sessionGet();
  const first = tipd.pid;
  for (let count = 1; count <= 3; count += 1) {
    const restored = heardBy(tipd, 'restore');
    const call = tipd.sessionGet();
    process.kill(tipd.pid, 'SIGSTOP');
    process.kill(tipd.pid, 'SIGKILL');
    await Promise.allSettled([call]);
    assert.deepEqual((await restored).tips, before.tips);
    assert.deepEqual(await tipd.sessionGet(), { ...before, revision: picture.revision });
    assert.deepEqual(picture.tips, before.tips);
    assert.equal(drawn, 1 + count);
  }
  assert.notEqual(tipd.pid, first);
});

test('the calls that wait are refused, and those after them wait for the new program', needsProgram, async (t) => {
  const tipd = await spawn(t);
  await tipd.sessionOpen({ bounds });
  await tipd.sessionGet();
  process.kill(tipd.pid, 'SIGSTOP');
  const waiting = tipd.next({}, { timeout: null });
  process.kill(tipd.pid, 'SIGKILL');
  await assert.rejects(waiting, { name: 'ServerExited', signalName: 'SIGKILL' });
  const calls = [tipd.show({ tip: tip('a'), animated: false }), tipd.sessionGet()];
  const [, { tips }] = await Promise.all(calls);
  assert.deepEqual(tips.map(({ id }) => id), ['a']);
});

test('fonts, sessions and the trace are told, in this order, before anything else', async () => {
  const { tipd, told, die } = await connect();
  await tipd.sessionOpen({ bounds });
  await tipd.fontRegister(FONT);
  await tipd.setTrace({ value: 'messages' });
  const events = [];
  tipd.on('restore', ({ tips }) => events.push(tips.map(({ id }) => id).join()));
  tipd.on('event', ({ event }) => events.push(event));
  await die();
  await tipd.next();
  const methods = told(1).map(([method]) => method);
  assert.deepEqual(methods.slice(0, 5), ['font/register', 'session/import', 'session/get', '$/setTrace', 'next']);
  assert.deepEqual(told(1)[0][1], FONT);
  assert.deepEqual(told(1)[1][1], { session: 's', state: STATE });
  assert.deepEqual(told(1)[3][1], { value: 'messages' });
  assert.deepEqual(events.slice(0, 3), ['a', 'shown', 'shown']);
});

test('what was closed is not restored', async () => {
  const { tipd, told, die } = await connect();
  await tipd.sessionOpen({ bounds });
  await tipd.sessionClose();
  await die();
  await tipd.request('next');
  assert.equal(told(1)[0][0], 'next');
});

test('a picture takes over what was restored, whatever it knew', async () => {
  const { tipd, die } = await connect();
  const picture = new Picture('s');
  const end = picture.follow(tipd);
  await tipd.sessionOpen({ bounds });
  picture.apply({ session: 's', revision: 70, changes: [{ put: 'tip', id: 'b', z: 2 }], events: [] });
  await die();
  await tipd.request('session/get');
  assert.deepEqual([picture.revision, picture.tips.map(({ id }) => id)], [1, ['a']]);
  end();
});

test('a tipd that dies while it is told what it knew is given up', async () => {
  const { tipd, transports, die } = await connect(tour, (message) => {
    if (message.method !== 'session/import') return tour(message);
    queueMicrotask(() => transports[1].close(new ServerExited({ exitCode: 8 })));
    return undefined;
  });
  await tipd.sessionOpen({ bounds });
  const exit = heardBy(tipd, 'exit');
  await die();
  assert.equal((await exit).exitCode, 8);
  for (let count = 0; count < 2; count += 1) await assert.rejects(tipd.next(), { name: 'ServerExited', exitCode: 8 });
  assert.equal(transports.length, 2);
});

test('a tipd that refuses what it is told is ended, and its refusal stays', async () => {
  const refused = { code: -32602, message: 'the version is 2', data: { kind: 'invalidParams' } };
  const { tipd, transports, die } = await connect(tour, (message) =>
    message.method === 'session/import' ? { id: message.id, error: refused } : tour(message));
  await tipd.sessionOpen({ bounds });
  const exit = heardBy(tipd, 'exit');
  await die();
  await exit;
  assert.ok(transports[1].isClosed);
  await assert.rejects(tipd.next(), (error) => error instanceof RpcError && error.message === 'the version is 2');
  assert.throws(() => tipd.notify('next'), RpcError);
});

test('tipds that end one after the other without an answer are given up', async () => {
  const { tipd, transports, die } = await connect();
  const exit = heardBy(tipd, 'exit');
  for (let count = 0; count < 2; count += 1) {
    await die();
    // An answer between, so that these do not count.
    await tipd.request('next');
  }
  for (let count = 0; count < 4; count += 1) {
    await die();
    // Awaits the start, but no answer.
    await assert.rejects(tipd.request('next', 5), TypeError);
  }
  assert.equal((await exit).exitCode, 9);
  await assert.rejects(tipd.next(), ServerExited);
  assert.equal(transports.length, 6);
});

test('a program that is gone is given up', needsProgram, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tipd-restart-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const copy = join(folder, 'tipd');
  copyFileSync(program, copy);
  const tipd = await spawn(t, { program: copy });
  rmSync(copy);
  const exit = heardBy(tipd, 'exit');
  process.kill(tipd.pid, 'SIGKILL');
  await exit;
  for (let count = 0; count < 2; count += 1) await assert.rejects(tipd.next(), ProgramNotFound);
});

test('an end that was asked for stays', needsProgram, async (t) => {
  const tipd = await spawn(t);
  const exit = heardBy(tipd, 'exit');
  await tipd.shutdown();
  tipd.notify('exit');
  assert.equal((await exit).exitCode, 0);
  await assert.rejects(tipd.next(), { name: 'ServerExited', exitCode: 0 });
});

test('a peer with garbage is not started again', async () => {
  const { tipd, transports } = await connect();
  const exit = heardBy(tipd, 'exit');
  transports[0].deliverBytes(Buffer.from('Content-Length: 5\r\n\r\nhello'));
  await exit;
  await assert.rejects(tipd.next(), { name: 'ProtocolError' });
  assert.equal(transports.length, 1);
});

test('a program that fails at once is not started again', async () => {
  let starts = 0;
  const transport = new MemoryTransport(({ id }) => ({ id, error: { code: -32602, message: 'no such clock' } }));
  await assert.rejects(Tipd.connect(transport, { restart: () => (starts += 1) }), { name: 'RpcError' });
  assert.equal(starts, 0);
});

test('it can be closed while it starts again', needsProgram, async () => {
  const tipd = await Tipd.spawn({ program, restart: true });
  const exit = heardBy(tipd, 'exit');
  process.kill(tipd.pid, 'SIGKILL');
  await tipd.close();
  await exit;
  await assert.rejects(tipd.next(), ServerExited);
});

test('questions of the one that died are withdrawn', async () => {
  const { tipd, transports, die } = await connect();
  let signal;
  const asked = new Promise((resolve) => {
    tipd.onConfirm((question, context) => {
      ({ signal } = context);
      resolve();
      return new Promise(() => {});
    });
  });
  const events = [{ event: 'confirm', question: 'question-1', tip: 'a', origin: 'api' }];
  transports[0].deliver({ method: 'session/changed', params: { session: 's', revision: 2, changes: [], events } });
  await asked;
  await die();
  assert.ok(signal.aborted);
  await tipd.close();
});

test('a module that ends is followed by another one', needsModule, async () => {
  const modules = [];
  const next = () => {
    modules.push(new ModuleTransport(module));
    return modules.at(-1);
  };
  const tipd = await Tipd.connect(next(), { restart: next });
  await tipd.sessionOpen({ bounds });
  await tipd.show({ tip: tip('a'), animated: false });
  const before = await tipd.sessionGet();
  modules[0].close();
  assert.deepEqual((await tipd.sessionGet()).tips, before.tips);
  assert.equal(modules.length, 2);
  await tipd.close();
});

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ProgramNotFound, ProtocolError, RequestTimeout, ServerExited, Tipd } from '../src/index.js';
import { findProgram } from '../src/transports/find.js';
import { startProcess } from '../src/transports/process.js';

const fake = (name) => ({
  program: process.execPath,
  args: [fileURLToPath(new URL(`../support/fakes/${name}.js`, import.meta.url))],
});

/** Waits less between one attempt to end a process and the next. */
async function spawnImpatiently(command, options) {
  return Tipd.connect(await startProcess({ ...command, grace: 100 }), options);
}

const exitOf = (tipd) => new Promise((resolve) => tipd.on('exit', resolve));

test('a program that dies at once is reported with its status and last words', async () => {
  await assert.rejects(Tipd.spawn(fake('death')), (error) => {
    assert.ok(error instanceof ServerExited);
    assert.equal(error.exitCode, 3);
    assert.equal(error.signalName, null);
    assert.equal(error.stderrTail, 'first line\ncannot open the display\n');
    assert.equal(error.message, 'tipd ended with status 3; its last words:\nfirst line\ncannot open the display');
    return true;
  });
});

test('a program that dies later fails every pending call, and says so once', async () => {
  const tipd = await Tipd.spawn(fake('death-later'));
  const exit = exitOf(tipd);
  const calls = [tipd.show({}, { timeout: null }), tipd.next({}, { timeout: null })];
  const ended = { name: 'ServerExited', exitCode: null, signalName: 'SIGKILL', message: 'tipd was ended by SIGKILL' };
  for (const call of calls) await assert.rejects(call, ended);
  assert.deepEqual(await exit, { exitCode: null, signalName: 'SIGKILL', stderrTail: '' });
  await assert.rejects(tipd.next(), ServerExited);
  await tipd.close();
});

test('a program that never answers is a timeout, and is ended', async () => {
  const late = { name: 'RequestTimeout', method: 'initialize', timeout: 10 };
  await assert.rejects(Tipd.spawn({ ...fake('silence'), timeout: 10 }), late);
});

test('a program that hangs is a timeout with its last words', async (t) => {
  const tipd = await spawnImpatiently(fake('stubborn'));
  t.after(() => tipd.close());
  await assert.rejects(tipd.next({}, { timeout: 10 }), (error) => {
    assert.equal(error.stderrTail, 'waiting for the moon\n');
    assert.equal(error.message, 'no answer to next within 10 ms; its last words:\nwaiting for the moon');
    return error instanceof RequestTimeout;
  });
});

test('a program that prints what is no frame is reported with what it printed', async () => {
  await assert.rejects(Tipd.spawn(fake('garbage')), (error) => {
    assert.match(error.message, /"loading fonts\.\.\."/);
    return error instanceof ProtocolError;
  });
});

test('a program that sends back what it gets is not tipd, and is ended', { skip: process.platform === 'win32' }, async () => {
  const started = [];
  const start = async () => {
    const transport = await startProcess({ program: 'cat' });
    started.push(transport.pid);
    return transport;
  };
  const message = 'the program is not tipd, it sends back what it gets: initialize came back';
  await assert.rejects(Tipd.connect(await start(), { timeout: null }), { name: 'ProtocolError', message });
  assert.throws(() => process.kill(started[0], 0), { code: 'ESRCH' });
});

test('a program that closes its output is given up', async () => {
  const tipd = await spawnImpatiently(fake('mute'));
  const exit = exitOf(tipd);
  const ended = { name: 'ServerExited', message: 'the connection to tipd is closed' };
  await assert.rejects(tipd.next({}, { timeout: null }), ended);
  await exit;
  await tipd.close();
});

test('a program that will not end is killed', async () => {
  const tipd = await spawnImpatiently(fake('stubborn'));
  const exit = exitOf(tipd);
  const pending = tipd.next({}, { timeout: null });
  await Promise.all([tipd.close(), assert.rejects(pending, { name: 'ServerExited', signalName: 'SIGKILL' })]);
  assert.equal((await exit).signalName, 'SIGKILL');
});

test('a program whose own child holds its pipes is reported all the same', async () => {
  const leave = 'sleep 60 & echo $! >&2; exit 4';
  await assert.rejects(spawnImpatiently({ program: '/bin/sh', args: ['-c', leave] }), (error) => {
    process.kill(Number(error.stderrTail));
    assert.equal(error.exitCode, 4);
    return error instanceof ServerExited;
  });
});

test('a program that talks much on stderr does not block, and 64 KiB of it are kept', async () => {
  const tipd = await Tipd.spawn(fake('chatty'));
  const exit = exitOf(tipd);
  assert.equal(await tipd.next(), null);
  await tipd.close();
  const { exitCode, stderrTail } = await exit;
  assert.equal(exitCode, 0);
  assert.equal(Buffer.byteLength(stderrTail), 64 * 1024);
  assert.match(stderrTail, /x\nthe last line\n$/);
});

test('a start that is aborted ends the program', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const start = Tipd.spawn({ ...fake('silence'), signal, timeout: null, trace: () => controller.abort() });
  await assert.rejects(start, { name: 'AbortError' });
  await assert.rejects(Tipd.spawn({ program: '/no/such', signal }), { name: 'AbortError' });
});

test('a program that is not there or not executable is named', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'tipd-js-'));
  t.after(() => rm(directory, { recursive: true }));
  const plain = join(directory, 'plain');
  await writeFile(plain, '#!/bin/sh\n', { mode: 0o644 });
  const cases = [
    [join(directory, 'missing'), 'no such program'],
    [join(plain, 'below'), 'no such program'],
    [plain, 'not executable'],
    [directory, 'not executable'],
    ['no-program-of-this-name', 'no such program'],
  ];
  for (const [program, reason] of cases) {
    await assert.rejects(Tipd.spawn({ program }), (error) => {
      assert.equal(error.message, `cannot start ${program}: ${reason}`);
      assert.equal(error.program, program);
      return error instanceof ProgramNotFound;
    });
  }
});

test('the program is the one named, that of TIPD_PROGRAM, or one of PATH', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'tipd-js-'));
  t.after(() => rm(directory, { recursive: true }));
  const name = process.platform === 'win32' ? 'tipd.exe' : 'tipd';
  await writeFile(join(directory, name), '', { mode: 0o755 });
  assert.deepEqual(findProgram('a', { TIPD_PROGRAM: 'b' }), { path: 'a', source: 'program' });
  assert.deepEqual(findProgram(undefined, { TIPD_PROGRAM: 'b' }), { path: 'b', source: 'TIPD_PROGRAM' });
  assert.equal(findProgram(undefined, { PATH: `/no/such:${directory}` }).source, 'search');
});

test('a wrong TIPD_PROGRAM is blamed by name', async (t) => {
  const before = process.env.TIPD_PROGRAM;
  t.after(() => {
    if (before === undefined) delete process.env.TIPD_PROGRAM;
    else process.env.TIPD_PROGRAM = before;
  });
  process.env.TIPD_PROGRAM = '/no/such/tipd';
  const message = 'cannot start /no/such/tipd (from TIPD_PROGRAM): no such program';
  await assert.rejects(Tipd.spawn(), { name: 'ProgramNotFound', message });
});

test('an argument that no program can take is refused by Node', async () => {
  await assert.rejects(Tipd.spawn({ program: 'a\0b' }), { code: 'ERR_INVALID_ARG_VALUE' });
});

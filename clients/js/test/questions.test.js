import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tipd } from '../src/index.js';
import { answering, MemoryTransport } from '../support/memory.js';
import { needsProgram, program } from '../support/program.js';

const confirm = { event: 'confirm', question: 'q1', tip: 'a', move: 'leave', from: 0, to: 1, direction: 'next', origin: 'api' };
const resolve = { event: 'resolve', question: 'q2', tip: 'b', index: 1, ref: 'menu', origin: 'api' };

async function connect() {
  const transport = new MemoryTransport(answering(({ id }) => ({ id, result: null })));
  const tipd = await Tipd.connect(transport);
  const ask = (...events) => {
    transport.deliver({ method: 'session/changed', params: { session: 's', revision: 1, changes: [], events } });
  };
  /** The params of each `answer`, once all that was asked is answered. */
  const answers = async () => {
    for (let turn = 0; turn < 20; turn += 1) await null;
    return transport.sent.filter(({ method }) => method === 'answer').map(({ params }) => params);
  };
  return { tipd, transport, ask, answers };
}

test('a handler\'s word is the answer, given at once or promised', async () => {
  const cases = [
    [confirm, true, { answer: 'yes' }],
    [confirm, false, { answer: 'no' }],
    [confirm, 'skip', { answer: 'skip' }],
    [resolve, { point: { x: 1, y: 2 } }, { target: { point: { x: 1, y: 2 } } }],
    [resolve, null, { target: null }],
    [resolve, 'skip', { answer: 'skip' }],
  ];
  for (const [event, said, answer] of cases) {
    for (const handler of [() => said, async () => said]) {
      const { tipd, ask, answers } = await connect();
      if (event === confirm) tipd.onConfirm(handler);
      else tipd.onResolve(handler);
      ask(event);
      assert.deepEqual(await answers(), [{ session: 's', question: event.question, ...answer }]);
    }
  }
});

test('a handler gets the question and where it comes from', async () => {
  const { tipd, ask, answers } = await connect();
  const heard = [];
  tipd.onConfirm((question, { session, signal }) => void heard.push([question, session, signal.aborted]));
  ask(confirm);
  assert.deepEqual(await answers(), [], 'undefined leaves the answer to the host');
  assert.deepEqual(heard, [[confirm, 's', false]]);
});

test('what is not asked for is not answered', async () => {
  const { tipd, ask, answers } = await connect();
  const remove = tipd.onConfirm(() => true);
  ask(resolve);
  assert.deepEqual(await answers(), []);
  remove();
  ask(confirm);
  assert.deepEqual(await answers(), []);
});

test('the last handler counts, and taking an older one away does not take it', async () => {
  const { tipd, ask, answers } = await connect();
  const remove = tipd.onConfirm(() => false);
  tipd.onConfirm(() => true);
  remove();
  ask(confirm);
  assert.deepEqual((await answers()).map(({ answer }) => answer), ['yes']);
});

test('a question that is withdrawn is not answered, and its handler is told', async () => {
  const { tipd, ask, answers } = await connect();
  let answer;
  let signal;
  tipd.onResolve((question, context) => {
    signal = context.signal;
    return new Promise((resolve) => (answer = resolve));
  });
  ask(resolve);
  await answers();
  assert.equal(signal.aborted, false);
  ask({ event: 'withdrawn', question: 'q2', origin: 'timer' });
  assert.equal(signal.aborted, true);
  answer(null);
  assert.deepEqual(await answers(), []);
});

test('the end aborts what is being asked', async () => {
  const { tipd, transport, ask, answers } = await connect();
  let signal;
  tipd.onConfirm((question, context) => {
    signal = context.signal;
    return new Promise(() => {});
  });
  ask(confirm);
  await answers();
  transport.close();
  assert.equal(signal.aborted, true);
});

test('a handler that throws is reported, and does not leave the tour waiting', async () => {
  const { tipd, ask, answers } = await connect();
  const thrown = new Error('the handler is broken');
  const reported = [];
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => reported.push(error));
  try {
    tipd.onConfirm(() => {
      throw thrown;
    });
    tipd.onResolve(async () => 5);
    ask(confirm, resolve);
    assert.deepEqual((await answers()).map(({ answer, target }) => answer ?? target), ['no', null]);
    assert.equal(reported[0], thrown);
    assert.match(reported[1].message, /an object, null or 'skip', not 5/);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of listeners) process.on('uncaughtException', listener);
  }
});

test('wrong handlers are TypeErrors', async () => {
  const { tipd } = await connect();
  for (const wrong of [undefined, null, 'yes', {}]) {
    assert.throws(() => tipd.onConfirm(wrong), TypeError);
    assert.throws(() => tipd.onResolve(wrong), TypeError);
  }
});

test('the program\'s questions lead its tour', needsProgram, async (t) => {
  const tipd = await Tipd.spawn({ program, initializationOptions: { clock: 'manual' } });
  t.after(() => tipd.close());
  const asked = [];
  tipd.onConfirm(({ move, tip }) => {
    asked.push(`${move} ${tip}`);
    return tip !== 'two' || move !== 'enter' ? true : 'skip';
  });
  tipd.onResolve(async ({ ref }) => {
    asked.push(`resolve ${ref}`);
    return { point: { x: 10, y: 10 } };
  });
  await tipd.sessionOpen({ bounds: { x: 0, y: 0, width: 400, height: 300 } });
  const options = { confirm: { enter: true }, resolve: { ask: 'missing' } };
  const steps = ['one', 'two', 'three'].map((id) => ({ id, target: { ref: id }, content: { text: id }, options }));
  await tipd.add({ tips: steps });
  const shown = [];
  for await (const event of startTour(tipd)) {
    if (event.event !== 'shown') continue;
    shown.push(event.tip);
    if (event.tip === 'three') break;
    void tipd.next({ animated: false });
  }
  assert.deepEqual(shown, ['one', 'three']);
  assert.deepEqual(asked, ['enter one', 'resolve one', 'enter two', 'enter three', 'resolve three']);
});

/** The events from the start of the tour on. */
function startTour(tipd) {
  const events = tipd.events();
  void tipd.next({ animated: false });
  return events;
}

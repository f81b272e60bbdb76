import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tipd } from '../src/index.js';
import { answering, MemoryTransport } from '../support/memory.js';

async function connect() {
  const transport = new MemoryTransport(answering(({ id }) => ({ id, result: null })));
  const tipd = await Tipd.connect(transport);
  let revision = 0;
  const tell = (...names) => {
    revision += 1;
    const events = names.map((event) => ({ event, origin: 'timer' }));
    transport.deliver({ method: 'session/changed', params: { session: 's', revision, changes: [], events } });
  };
  return { tipd, transport, tell };
}

/** The names of all events of a stream. */
async function collect(stream, count = Infinity) {
  const names = [];
  for await (const { event } of stream) if (names.push(event) === count) break;
  return names;
}

test('events come in order, those before the first look too, until tipd ends', async () => {
  const { tipd, transport, tell } = await connect();
  const stream = tipd.events();
  tell('shown', 'faded');
  const names = collect(stream);
  tell('left');
  transport.close();
  assert.deepEqual(await names, ['shown', 'faded', 'left']);
  assert.deepEqual(await collect(tipd.events()), [], 'nothing comes after the end');
});

test('leaving a stream or aborting it ends it, and only it', async () => {
  const { tipd, tell } = await connect();
  const controller = new AbortController();
  const [left, aborted, other] = [tipd.events(), tipd.events({ signal: controller.signal }), tipd.events()];
  const all = [collect(left, 1), collect(aborted), collect(other, 3)];
  tell('shown', 'faded');
  controller.abort();
  tell('left');
  assert.deepEqual(await Promise.all(all), [['shown'], ['shown', 'faded'], ['shown', 'faded', 'left']]);
  assert.deepEqual(await collect(left), []);
  assert.deepEqual(await collect(tipd.events({ signal: controller.signal })), []);
});

test('several may wait for the next of one stream', async () => {
  const { tipd, tell } = await connect();
  const stream = tipd.events();
  const waiting = [stream.next(), stream.next()];
  tell('shown', 'faded');
  const names = (await Promise.all(waiting)).map(({ value }) => value.event);
  assert.deepEqual(names, ['shown', 'faded']);
});

test('changes are a stream too', async () => {
  const { tipd, tell } = await connect();
  const changes = tipd.changes();
  tell('shown');
  assert.equal((await changes.next()).value.revision, 1);
  assert.throws(() => tipd.changes({ signal: 5 }), TypeError);
});

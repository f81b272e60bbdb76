// What a call of `layout` takes in Node, objects in and out counted: by the client, and one of a batch of 100.
//
// usage: node bench/layout.mjs [--check]
import { Tipd } from '../src/index.js';
import { ModuleServer } from '../src/transports/module.js';
import { module } from '../support/module.js';

const BUDGETS = { 'one layout': 8, 'one of 100': 3 };
const bounds = { x: 0, y: 0, width: 1000, height: 800 };
const content = { size: { width: 104, height: 24 } };

/** Microseconds of the best of many short rounds: what else runs only makes a round longer. */
async function best(count, rounds, run) {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) await run(index);
    least = Math.min(least, (1000 * (performance.now() - start)) / count);
  }
  return least;
}

if (module === null) {
  console.error('there is no tipd.wasm: run scripts/wasm');
  process.exit(77);
}
const tipd = await Tipd.load({ module });
const targetAt = (x) => ({ rect: { x, y: 300, width: 80, height: 30 } });
const paramsAt = (x) => ({ bounds, target: targetAt(x), content, outline: 'none', why: 'none' });
const items = Array.from({ length: 100 }, (_, index) => ({ target: targetAt(9 * index), content }));
const many = () => ({ bounds, items, outline: 'none', why: 'none' });
const found = {
  'one layout': await best(20, 200, (index) => tipd.layout(paramsAt(index % 900))),
  'one of 100': (await best(1, 200, () => tipd.layout(many()))) / 100,
};
await tipd.close();

// The same without the client, and by messages, of which the result comes as text.
const server = new ModuleServer(module);
const textOf = (method, params) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
server.receive(textOf('initialize', {}), 0);
const [one, hundred] = [paramsAt(7), many()];
const parts = {
  'one layout': [
    await best(20, 200, () => server.layout(one)),
    await best(20, 200, () => JSON.parse(server.receive(textOf('layout', one), 0)[0])),
  ],
  'one of 100': [
    (await best(1, 200, () => server.layout(hundred))) / 100,
    (await best(1, 200, () => JSON.parse(server.receive(textOf('layout', hundred), 0)[0]))) / 100,
  ],
};
for (const [name, value] of Object.entries(found)) {
  const [module, message] = parts[name].map((part) => part.toFixed(2));
  console.log(`${name} ${value.toFixed(2)} µs, ${module} of them the module (${message} by messages)  ≤ ${BUDGETS[name]}${value > BUDGETS[name] ? '  OVER' : ''}`);
}
const isOver = Object.entries(found).some(([name, value]) => value > BUDGETS[name]);
process.exitCode = process.argv.includes('--check') && isOver ? 1 : 0;

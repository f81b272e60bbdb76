// Puts the functions of a module in text form in another order, in which each is like those before it: the module itself
// stays as large, but what compresses it finds more of what it has seen just before. The most called come first of all:
// a call of a function with a low number is a byte shorter.
//
// usage: node wasm/order.mjs TEXT ORDERED

import { readModule, writeModule } from './moduleText.mjs';

/** So many instructions in a row are one thing that functions may share. */
const LENGTH = 4;
/** So many functions before a place are looked at. */
const WINDOW = 30;
/** Added to the size of a function, so that those of a few instructions do not come first. */
const LEAST = 20;
/** So many functions are the most called. Were they more, too many would lie apart from those like them. */
const CALLED = 30;

/** Sets of things, as numbers, by function; and the functions by thing. */
class Shared {
  constructor(functions) {
    const numbers = new Map();
    this.things = functions.map((text) => {
      const words = [...text.matchAll(/\((call \$\S+|[a-z][a-z0-9_.]*(?: offset=\d+)?)/g)].map(([, word]) => word);
      const things = new Set();
      for (let at = 0; at === 0 || at + LENGTH <= words.length; at += 1) {
        const thing = words.slice(at, at + LENGTH).join();
        if (!numbers.has(thing)) numbers.set(thing, numbers.size);
        things.add(numbers.get(thing));
      }
      return [...things];
    });
    this.owners = Array.from({ length: numbers.size }, () => []);
    this.things.forEach((things, owner) => things.forEach((thing) => this.owners[thing].push(owner)));
  }
}

/** The last functions that were placed, and how much each function has in common with them. */
class Window {
  #shared;
  #placed = [];
  #counts;
  #common;

  constructor(shared) {
    this.#shared = shared;
    this.#counts = new Uint32Array(shared.owners.length);
    this.#common = new Int32Array(shared.things.length);
  }

  add(index) {
    this.#placed.push(index);
    for (const thing of this.#shared.things[index]) if (this.#counts[thing]++ === 0) this.#count(thing, 1);
    if (this.#placed.length <= WINDOW) return;
    for (const thing of this.#shared.things[this.#placed.shift()]) if (--this.#counts[thing] === 0) this.#count(thing, -1);
  }

  /** How much of a function is in the window. */
  share(index) {
    return this.#common[index] / (this.#shared.things[index].length + LEAST);
  }

  #count(thing, change) {
    for (const owner of this.#shared.owners[thing]) this.#common[owner] += change;
  }
}

/** The functions, the longest first, and then always that of which most is in those before. */
function ordered(functions) {
  const window = new Window(new Shared(functions));
  const left = new Set(functions.map((_, index) => index).sort((one, other) => functions[other].length - functions[one].length));
  const order = [];
  while (left.size > 0) {
    let best;
    let most = -1;
    for (const index of left) {
      const share = window.share(index);
      if (share > most) [best, most] = [index, share];
    }
    left.delete(best);
    window.add(best);
    order.push(functions[best]);
  }
  return order;
}

/** The functions, the most called first, else in the order that they have. */
function calledFirst(functions) {
  const calls = new Map(functions.map((text) => [/ (\$\S+)/.exec(text)[1], { text, count: 0 }]));
  for (const text of functions) for (const [, name] of text.matchAll(/\(call (\$[^\s)]+)/g)) calls.get(name).count += 1;
  const byCalls = [...calls.values()].sort((one, other) => other.count - one.count);
  const first = new Set(byCalls.slice(0, CALLED).map(({ text }) => text));
  return [...functions.filter((text) => first.has(text)), ...functions.filter((text) => !first.has(text))];
}

const [text, output] = process.argv.slice(2);
const { others, functions } = readModule(text);
writeModule(output, { others, functions: calledFirst(ordered(functions)) });

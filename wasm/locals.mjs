// Numbers the locals of a module's functions anew: a use of a local gets the number that uses between like instructions have
// in the functions before. The code stays as long, but what compresses it finds more of what it has seen before.
// Locals that nothing uses fill the numbers between; they take no room, for a module says only how many there are of a type.
//
// usage: node wasm/locals.mjs TEXT NUMBERED

import { readModule, writeModule } from './moduleText.mjs';

/** What a use is between: so many instructions before and behind it. */
const NEIGHBOURS = [[2, 0], [4, 0], [6, 0], [3, 3], [1, 4]];
/** The first local's number even behind fewer parameters. It is that of the frame on the stack, which most functions have. */
const FIRST = 12;
/** The numbers of locals of other types begin at a multiple of this: they are always behind all of type i32. */
const STEP = 64;
const TYPES = ['i32', 'i64', 'f32', 'f64'];

/** A function's lines around its declarations, its locals with their types, and its uses of locals and parameters. */
function read(text) {
  const [first, ...lines] = text.split('\n');
  const body = lines.filter((line) => !line.startsWith('  (local $')).join('\n');
  return {
    first,
    body,
    parameters: [...first.matchAll(/\(param (\$\S+)/g)].map(([, name]) => name),
    types: new Map([...text.matchAll(/^ {2}\(local (\$\S+) (\w+)\)$/gm)].map(([, name, type]) => [name, type])),
    frame: /\(local\.(?:tee|set) (\$\S+)\s+\(i32\.sub\s+\(global\.get \$global\$0/.exec(body)?.[1],
    uses: uses(body),
  };
}

/** Each use of a local: its name, and the instructions around it, in which no label and no local has a name. */
function uses(body) {
  const instructions = [...body.matchAll(/\(([a-z][a-z0-9_.]*)((?: [^\s()]+)*)/g)];
  const isUse = ([, name]) => name.startsWith('local.');
  const words = instructions.map(([, name, rest]) => (/^(local|br|block|loop)/.test(name) ? name : name + rest));
  const around = (index) => NEIGHBOURS.map(([before, behind]) => words.slice(Math.max(0, index - before), index + behind + 1).join());
  return instructions.flatMap((match, index) => (isUse(match) ? [{ name: match[2].trim(), around: around(index) }] : []));
}

/** How often each place was used between which instructions. A place is a type and a number among the locals of that type. */
class Habits {
  #counts = NEIGHBOURS.map(() => new Map());

  learn({ name, around }, places) {
    around.forEach((key, kind) => {
      const counts = this.#counts[kind].get(key) ?? new Map();
      this.#counts[kind].set(key, counts);
      const place = places.get(name);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    });
  }

  /** The locals of a function with the places that fit them, the best first. */
  wishes({ uses, types }) {
    const scores = new Map([...types.keys()].map((name) => [name, new Map()]));
    for (const { name, around } of uses) if (types.has(name)) this.#add(around, types.get(name), scores.get(name));
    const wishes = [...scores].flatMap(([name, places]) => [...places].map(([place, score]) => ({ name, place, score })));
    return wishes.sort((one, other) => other.score - one.score);
  }

  /** Adds how much of what was seen between such instructions each place is; the more of them are alike, the more it counts. */
  #add(around, type, scores) {
    around.forEach((key, kind) => {
      const counts = this.#counts[kind].get(key) ?? new Map();
      const weight = (NEIGHBOURS[kind][0] + NEIGHBOURS[kind][1]) / [...counts.values()].reduce((sum, count) => sum + count, 0);
      for (const [place, count] of counts) {
        if (place.startsWith(type)) scores.set(place, (scores.get(place) ?? 0) + weight * count);
      }
    });
  }
}

/** A place for each parameter and local of a function; what is a parameter in one may be a local in another. */
function placed(fn, habits) {
  const places = new Map(fn.parameters.map((name, index) => [name, `i32 ${index}`]));
  const taken = new Set(places.values());
  const take = (name, place) => {
    if (places.has(name) || taken.has(place)) return;
    places.set(name, place);
    taken.add(place);
  };
  if (fn.types.has(fn.frame)) take(fn.frame, `i32 ${FIRST}`);
  for (const { name, place } of habits.wishes(fn)) take(name, place);
  for (const name of byUses(fn)) {
    const type = fn.types.get(name);
    let number = type === 'i32' ? FIRST + 1 : 0;
    while (taken.has(`${type} ${number}`)) number += 1;
    take(name, `${type} ${number}`);
  }
  return places;
}

/** The locals of a function, the most used first. */
function byUses({ uses, types }) {
  const counts = new Map([...types.keys()].map((name) => [name, 0]));
  for (const { name } of uses) if (counts.has(name)) counts.set(name, counts.get(name) + 1);
  return [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one));
}

/** The declarations of a function's locals in the order of their places, with others in between. */
function declarations({ types, parameters }, places) {
  const lines = [];
  const declare = (name, type) => lines.push(`  (local ${name} ${type})`);
  const fill = (type, count) => {
    while (parameters.length + lines.length < count) declare(`$unused${lines.length}`, type);
  };
  let start = 0;
  for (const type of TYPES) {
    const numberOf = (name) => Number(places.get(name).split(' ')[1]);
    const names = [...types.keys()].filter((name) => types.get(name) === type);
    for (const name of names.sort((one, other) => numberOf(one) - numberOf(other))) {
      fill(type, start + numberOf(name));
      declare(name, type);
    }
    if (type === 'i32' && [...types.values()].some((other) => other !== 'i32')) {
      fill('i32', Math.ceil((parameters.length + lines.length) / STEP) * STEP);
    }
    start = parameters.length + lines.length;
  }
  return lines;
}

const [text, output] = process.argv.slice(2);
const { others, functions } = readModule(text);
const habits = new Habits();
const numbered = functions.map((part) => {
  const fn = read(part);
  const places = placed(fn, habits);
  for (const use of fn.uses) habits.learn(use, places);
  return [fn.first, ...declarations(fn, places), fn.body].join('\n');
});
writeModule(output, { others, functions: numbered });

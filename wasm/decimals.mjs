import { Random } from './random.mjs';

/**
 * Requests whose replies say a number that the module had to read itself, to the last bit: long decimals, exponents out
 * of reach, and texts on and just beside the middle between two doubles.
 */
export function decimals(count) {
  const random = new Random(97);
  return Array.from({ length: count }, (_, id) => frameAt(id, KINDS[id % KINDS.length](random)));
}

const digits = (random, count) => Array.from({ length: count }, () => random.below(10)).join('');

/** The decimals of an odd multiple of 2^-25: from 2^28 on doubles lie 2^-24 apart. */
function middle(random) {
  const twentyfifths = BigInt(2 * random.below(2 ** 24) + 1);
  return ((twentyfifths * 10n ** 25n) >> 25n).toString().padStart(25, '0');
}

const KINDS = [
  (random) => `0.${digits(random, 1 + random.below(40))}`,
  (random) => `-${1 + random.below(9)}.${digits(random, 1 + random.below(30))}e${8 - random.below(340)}`,
  (random) => `${2 ** 28 + random.below(2 ** 28)}.${middle(random)}${random.pick(['', '1', '00000001'])}`,
  (random) => `${random.below(1e9)}.${digits(random, 900)}1E-${random.below(20)}`,
  (random) => `${random.pick(['4.9', '2.4', '2.5', '5', '1'])}${digits(random, 20)}e-324`,
];

/** A layout whose frame is given: its x comes back as it was read. */
function frameAt(id, x) {
  const params = `{"bounds":{"x":0,"y":0,"width":9,"height":9},"target":null,"frame":{"x":${x},"y":0,"width":9,"height":9}}`;
  return `{"jsonrpc":"2.0","id":${id},"method":"layout","params":${params}}`;
}

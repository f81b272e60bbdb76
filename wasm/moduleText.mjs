// A module in text form, as wasm-opt writes it: its functions, and what else it consists of.

import { readFileSync, writeFileSync } from 'node:fs';

/** Reads a module's text. What a module consists of begins with one space; its own parenthesis ends the text. */
export function readModule(path) {
  const [head, ...parts] = readFileSync(path, 'utf8').replace(/\)\s*$/, '').split(/^(?= \()/m);
  const isFunction = (part) => part.startsWith(' (func ');
  return { others: [head, ...parts.filter((part) => !isFunction(part))], functions: parts.filter(isFunction) };
}

/** Writes a module's text. */
export function writeModule(path, { others, functions }) {
  writeFileSync(path, `${[...others, ...functions].join('')})\n`);
}

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VERSION } from '../src/version.js';
import * as surface from '../src/index.js';
import { eventRows, membersOfTables, methodNames, optionRows, table } from '../support/protocol.js';

const source = new URL('../src/', import.meta.url);
const read = (name) => readFileSync(new URL(name, source), 'utf8');
const readAll = (folder, extension) =>
  readdirSync(new URL(folder, source))
    .filter((name) => name.endsWith(extension))
    .map((name) => read(folder + name))
    .join('\n');

const code = readAll('./', '.js');
const types = readAll('./protocol/', '.d.ts');

// What the client sends or hears by itself.
const OWN = ['initialize', 'initialized', 'exit', '$/cancelRequest', 'session/changed'];

const memberPattern = (member) => new RegExp(`\\b${member}\\??:`);

const inCamelCase = (method) => method.replace(/^\$\//, '').replace(/\/(.)/, (_, letter) => letter.toUpperCase());

test('every method of the protocol is a method here, with types', () => {
  const methods = methodNames();
  assert.ok(methods.length > 15, 'protocol.md was not understood');
  const declared = read('requests.d.ts') + read('client.d.ts');
  for (const method of methods) {
    assert.ok(code.includes(`'${method}'`), `${method} is never sent or heard`);
    if (OWN.includes(method)) continue;
    const name = inCamelCase(method);
    assert.equal(typeof surface.Tipd.prototype[name], 'function', name);
    assert.match(declared, new RegExp(`^  ${name}\\(params`, 'm'), `${name} has no type`);
  }
});

test('every method here is one of the protocol', () => {
  const names = methodNames().map(inCamelCase);
  const requests = Object.getOwnPropertyNames(Object.getPrototypeOf(surface.Tipd.prototype));
  for (const name of requests) if (name !== 'constructor') assert.ok(names.includes(name), name);
});

test('the version is tipd\'s own', () => {
  const own = JSON.parse(read('../package.json')).version;
  assert.equal(VERSION, own);
  assert.equal(read('../../../Sources/TipCore/Version.swift').match(/current = "([^"]+)"/)[1], own);
});

test('the kinds of errors are those of the protocol', () => {
  const kinds = table('## Errors').map(([, kind]) => kind);
  const declared = read('protocol/errors.d.ts').match(/ErrorKind =([^;]+);/)[1];
  assert.deepEqual([...declared.matchAll(/'(\w+)'/g)].map(([, kind]) => kind), kinds);
});

test('the events are those of the protocol, with their members and reasons', () => {
  const rows = eventRows();
  const declared = read('protocol/changes.d.ts').split(/^export interface /m);
  const byName = new Map(declared.map((text) => [text.match(/event: '(\w+)'/)?.[1], text]));
  byName.delete(undefined);
  assert.deepEqual([...byName.keys()], rows.map(({ event }) => event));
  for (const { event, members, reasons } of rows) {
    const text = byName.get(event);
    for (const member of members) assert.match(text, memberPattern(member), `${event}.${member}`);
    for (const reason of reasons) assert.ok(text.includes(`'${reason}'`), `${event}: ${reason}`);
  }
});

test('every member of the protocol has a type', () => {
  const members = membersOfTables();
  assert.ok(members.length > 50, 'protocol.md was not understood');
  const all = types + read('client.d.ts');
  for (const member of members) assert.match(all, memberPattern(member), `${member} has no type`);
});

test('every option has a type', () => {
  const options = read('protocol/options.d.ts');
  const rows = optionRows();
  assert.ok(rows.length > 50, 'protocol.md was not understood');
  for (const { path } of rows) {
    for (const name of path.split('.')) assert.match(options, new RegExp(`^  ${name}\\?:`, 'm'), path);
  }
});

test('what is exported has types, and what has types is exported', () => {
  const declared = read('index.d.ts') + read('errors.d.ts');
  for (const name of Object.keys(surface)) assert.match(declared, new RegExp(`\\b${name}\\b`));
  const classes = readAll('./', '.d.ts').matchAll(/^export class (\w+)/gm);
  for (const [, name] of classes) if (!['FrameReader', 'Requests'].includes(name)) assert.ok(name in surface, name);
});

// Runs every fixture, and random conversations, in the WebAssembly module and in the native program: their output
// must be the same, byte for byte.
//
// usage: node wasm/run.mjs MODULE PROGRAM FIXTURES

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { conversations } from './conversations.mjs';
import { difference } from './difference.mjs';
import { Instance } from './instance.mjs';

const FRAMINGS = {
  'Content-Length': (body) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  lines: (body) => `${body}\n`,
};

/** What the native program writes, and its exit status. */
function runNative(program, input) {
  const options = { input, maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'inherit'] };
  const { stdout, status, error } = spawnSync(program, options);
  // EPIPE: the program ended before it had read what follows an `exit`.
  if (error && error.code !== 'EPIPE') throw error;
  return { output: stdout, status };
}

/** What the module writes, fed one frame at a time, and its exit status. */
function runModule(module, frames) {
  const instance = new Instance(module);
  const chunks = frames.map((frame) => instance.receive(frame, 0));
  return { output: Buffer.concat([...chunks, instance.end(0)]), status: instance.exitStatus };
}

const [modulePath, program, fixtures] = process.argv.slice(2);
if (!fixtures) {
  console.error('usage: node wasm/run.mjs MODULE PROGRAM FIXTURES');
  process.exit(2);
}
const schema = JSON.parse(execFileSync(program, ['schema'], { encoding: 'utf8', maxBuffer: 1 << 30 }));
const module = new WebAssembly.Module(readFileSync(modulePath));
let passed = 0;
let failed = 0;
for (const { name, messages } of conversations(fixtures, schema)) {
  for (const [framing, frame] of Object.entries(FRAMINGS)) {
    const frames = messages.map((message) => Buffer.from(frame(message)));
    const found = difference(runNative(program, Buffer.concat(frames)), runModule(module, frames));
    if (!found) {
      passed += 1;
      continue;
    }
    failed += 1;
    console.error(`${name}, framed by ${framing}: ${found}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

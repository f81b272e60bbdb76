import { readFileSync } from 'node:fs';
import { Connection } from '../src/index.js';
import { encode, FrameReader } from '../src/framing.js';

/** Reads a transcript: what is sent, and what must come back. */
export function readTranscript(path) {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '');
  const steps = lines.map((line) => JSON.parse(line));
  return {
    sent: steps.filter((step) => 'send' in step).map((step) => step.send),
    expected: steps.filter((step) => 'expect' in step).map((step) => step.expect),
  };
}

/** Sends the messages as frames and returns all that comes back until the program ends. */
export async function replayFrames(transport, sent) {
  const reader = new FrameReader();
  const received = [];
  transport.onData((chunk) => received.push(...reader.push(chunk)));
  const ended = new Promise((resolve) => transport.onClose(resolve));
  for (const message of sent) transport.send(encode(message));
  await transport.close();
  await ended;
  return received;
}

/** Whether a connection could have sent this itself. */
export function isOrdinary(message) {
  if (message?.jsonrpc !== '2.0' || typeof message.method !== 'string' || message.method === '') return false;
  if (!['undefined', 'number', 'string'].includes(typeof message.id)) return false;
  const { params = {} } = message;
  return typeof params === 'object' && params !== null && !Array.isArray(params);
}

/** Sends the messages through a connection, and returns what came back, with the transcript's ids. */
export async function replayConnection(transport, sent) {
  const received = [];
  const ids = [];
  const ended = new Promise((resolve) => {
    const trace = (direction, message) => direction === 'receive' && received.push(message);
    const connection = new Connection(transport, { trace, onEnd: resolve });
    for (const message of sent) send(connection, message, ids);
  });
  await transport.close();
  await ended;
  return received.map((message) => (message.id > 0 ? { ...message, id: ids[message.id - 1] } : message));
}

function send(connection, { id, method, params }, ids) {
  if (id === undefined) return connection.notify(method, params);
  ids.push(id);
  // A refusal is among what is compared.
  return connection.request(method, params).catch(() => {});
}

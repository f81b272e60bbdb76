import { encode, FrameReader } from '../../src/framing.js';

const INITIALIZED = { capabilities: {}, serverInfo: { name: 'tipd', version: '0.1.9' } };

/** Reads messages from stdin, answers `initialize`, and hands all others to the function. */
export function serve(onMessage) {
  const reader = new FrameReader();
  process.stdin.on('data', (chunk) => {
    for (const message of reader.push(chunk)) {
      if (message.method === 'initialize') send({ id: message.id, result: INITIALIZED });
      else onMessage(message);
    }
  });
}

export function send(message) {
  process.stdout.write(encode({ jsonrpc: '2.0', ...message }));
}

import { encode, FrameReader } from '../src/framing.js';

/** A transport whose other end is the test. */
export class MemoryTransport {
  /** Every message that the client sent. */
  sent = [];
  isClosed = false;
  #reader = new FrameReader();
  #onData;
  #onClose;

  /** @param answer called with each request; what it returns is delivered at once, unless undefined */
  constructor(answer = () => undefined) {
    this.answer = answer;
  }

  send(bytes) {
    for (const message of this.#reader.push(bytes)) {
      this.sent.push(message);
      const reply = message.id === undefined ? undefined : this.answer(message);
      if (reply !== undefined) this.deliver(reply);
    }
  }

  onData(listener) {
    this.#onData = listener;
  }

  onClose(listener) {
    this.#onClose = listener;
  }

  close(error) {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#onClose(error);
  }

  /** Sends messages to the client, all in one chunk. */
  deliver(...messages) {
    this.deliverBytes(Buffer.concat(messages.map((message) => encode({ jsonrpc: '2.0', ...message }))));
  }

  deliverBytes(bytes) {
    this.#onData(bytes);
  }
}

/** Answers `initialize` and `shutdown`, and everything else by the function. */
export function answering(answer = () => undefined) {
  return (message) => {
    if (message.method === 'initialize') return { id: message.id, result: INITIALIZED };
    if (message.method === 'shutdown') return { id: message.id, result: null };
    return answer(message);
  };
}

const INITIALIZED = {
  capabilities: { experimental: { tipd: { methods: [], notifications: [], presets: [] } } },
  serverInfo: { name: 'tipd', version: '0.1.9' },
};

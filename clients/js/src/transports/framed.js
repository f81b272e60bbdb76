import { checkFunction } from '../arguments.js';
import { ProtocolError } from '../errors.js';
import { frame, FrameReader } from '../framing.js';

/** A transport of messages over one of bytes, by the frames of the LSP base protocol. */
export class FramedTransport {
  onmessage = null;
  onerror = null;
  onclose = null;
  #bytes;
  #reader = new FrameReader({ read: (text) => text });

  /** @param bytes what carries bytes, in chunks cut anywhere */
  constructor(bytes) {
    for (const name of ['send', 'onData', 'onClose']) checkFunction(`transport.${name}`, bytes?.[name]);
    this.#bytes = bytes;
    bytes.onData((chunk) => this.#receive(chunk));
    bytes.onClose((error) => this.onclose?.(error));
    // Left out where the bytes cannot do it, so that who asks for it can tell.
    for (const name of ['close', 'kill', 'stderrTail']) {
      if (bytes[name] !== undefined) this[name] = () => bytes[name]();
    }
  }

  send(message) {
    this.#bytes.send(frame(message));
  }

  #receive(chunk) {
    if (this.#reader === null) return;
    try {
      this.#deliver(this.#reader.push(chunk));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#reader = null;
      this.#deliver(error.messages);
      this.onerror?.(error);
    }
  }

  #deliver(messages) {
    for (const message of messages) this.onmessage?.(message);
  }
}

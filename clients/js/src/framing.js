import { ByteQueue } from './bytes.js';
import { ProtocolError } from './errors.js';
import { HeaderReader } from './header.js';
import { parse, stringify } from './json.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const MAX_BODY = 256 * 1024 * 1024;

/** Turns a message into the bytes of one frame, header and body together. */
export function encode(message) {
  return frame(stringify(message));
}

/** Turns the text of a message into the bytes of one frame. */
export function frame(text) {
  const body = encoder.encode(text);
  const header = encoder.encode(`Content-Length: ${body.length}\r\n\r\n`);
  const bytes = new Uint8Array(header.length + body.length);
  bytes.set(header);
  bytes.set(body, header.length);
  return bytes;
}

/** Finds the messages in a stream of bytes that may be cut anywhere; it does no I/O. */
export class FrameReader {
  #queue = new ByteQueue();
  #header = new HeaderReader();
  #length = null;
  #maxBody;
  #read;

  /** @param read makes a message of the text of a body */
  constructor({ maxBody = MAX_BODY, read = parse } = {}) {
    this.#maxBody = maxBody;
    this.#read = read;
  }

  /**
   * Takes a chunk and returns the messages that are complete now. The chunk is kept, not copied.
   * Throws a ProtocolError that holds the messages before the fault; after that the stream is lost.
   */
  push(chunk) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a chunk must be a Uint8Array');
    this.#queue.push(chunk);
    const messages = [];
    try {
      while (this.#readHeader() && this.#queue.size >= this.#length) messages.push(this.#readBody());
    } catch (error) {
      throw new ProtocolError(error.message, { messages });
    }
    return messages;
  }

  #readHeader() {
    while (this.#length === null && this.#queue.size > 0) this.#length = this.#header.push(this.#queue.take(1)[0]);
    if (this.#length > this.#maxBody) throw new ProtocolError(`a body of ${this.#length} bytes was announced`);
    return this.#length !== null;
  }

  #readBody() {
    const bytes = this.#queue.take(this.#length);
    this.#header = new HeaderReader();
    this.#length = null;
    return this.#read(decode(bytes));
  }
}

function decode(bytes) {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new ProtocolError('a body that is not UTF-8 arrived', { cause: error });
  }
}

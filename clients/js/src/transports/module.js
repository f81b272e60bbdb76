import { TipdError } from '../errors.js';
import { LayoutReader } from './layout-reader.js';

const EXPORTS = [
  'memory', 'tipd_input', 'tipd_receive', 'tipd_advance', 'tipd_output', 'tipd_output_count', 'tipd_drop',
  'tipd_next_deadline', 'tipd_exit_status',
];
const NEWLINE = 10;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** One server inside a WebAssembly module: the texts of messages and a time in, the texts of messages out. */
export class ModuleServer {
  /** Whether messages may come out instead of texts, where they are quicker to read than to parse. */
  mayRead = false;
  #reader = new LayoutReader();
  #exports;
  #memory = new Uint8Array(0);

  /** @param module a compiled module of tipd, which imports nothing */
  constructor(module) {
    this.#exports = instantiate(module);
  }

  /** Gives the server one message at a time in seconds; what it answers, each a text. */
  receive(text, now) {
    // A code unit of UTF-16 becomes 3 bytes of UTF-8 at most. The newline ends the message.
    const at = this.#exports.tipd_input(3 * text.length + 1);
    const bytes = this.#bytes();
    const end = at + encoder.encodeInto(text, bytes.subarray(at)).written;
    bytes[end] = NEWLINE;
    this.#exports.tipd_receive(end + 1 - at, now);
    return this.#takeOutput();
  }

  /** Lets time pass; what fired timers say. */
  advance(now) {
    this.#exports.tipd_advance(now);
    return this.#takeOutput();
  }

  /** The time at which to call `advance`, NaN if no timer runs. */
  get nextDeadline() {
    return this.#exports.tipd_next_deadline();
  }

  /** The status that the program would exit with, -1 while it would go on. */
  get exitStatus() {
    return this.#exports.tipd_exit_status();
  }

  #takeOutput() {
    const count = this.#exports.tipd_output_count();
    if (count === 0) return [];
    const at = this.#exports.tipd_output();
    const bytes = this.#bytes();
    const message = this.mayRead ? this.#reader.read(bytes, at, at + count) : undefined;
    const text = message === undefined ? decoder.decode(bytes.subarray(at, at + count)) : '';
    this.#exports.tipd_drop(count);
    if (message !== undefined) return [message];
    // JSON has no newline inside a message, and one ends each.
    return text.indexOf('\n') === text.length - 1 ? [text] : text.split('\n').slice(0, -1);
  }

  /** The memory, which is another when it has grown. */
  #bytes() {
    if (this.#memory.length === 0) this.#memory = new Uint8Array(this.#exports.memory.buffer);
    return this.#memory;
  }
}

function instantiate(module) {
  let exports;
  try {
    ({ exports } = new WebAssembly.Instance(module));
  } catch (error) {
    throw new TipdError(`the module cannot be run: ${error.message}`, { cause: error });
  }
  const missing = EXPORTS.find((name) => exports[name] === undefined);
  if (missing !== undefined) throw new TipdError(`the module is not tipd: it has no ${missing}`);
  return exports;
}

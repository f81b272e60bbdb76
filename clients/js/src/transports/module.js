import { TipdError } from '../errors.js';
import { stringify } from '../json.js';
import { LayoutNumbers } from './layout-numbers.js';

const EXPORTS = [
  'memory', 'tipd_input', 'tipd_receive', 'tipd_layout', 'tipd_numbers', 'tipd_advance', 'tipd_output',
  'tipd_output_count', 'tipd_drop', 'tipd_next_deadline', 'tipd_exit_status',
];
const NEWLINE = 10;

/** How many calls of `layout` are not tried after one that took a message, for the next ones are likely to be like it. */
const REST = 15;

/** How long params may be, in code units: longer ones may pass the limit of a message, which only a message can tell. */
const LONGEST = 4 * 1024 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** One server inside a WebAssembly module: the texts of messages and a time in, the texts of messages out. */
export class ModuleServer {
  #exports;
  #memory = new Uint8Array(0);
  #numbers = new Float64Array(0);
  #layouts = new LayoutNumbers();
  #rest = 0;

  /** @param module a compiled module of tipd, which imports nothing */
  constructor(module) {
    this.#exports = instantiate(module);
  }

  /** Gives the server one message at a time in seconds; what it answers, each a text. */
  receive(text, now) {
    this.#exports.tipd_receive(this.#put(text), now);
    return this.#takeOutput();
  }

  /**
   * The result of `layout` without a message, or undefined where it takes one: for a refusal, texts, outlines and full reasons.
   *
   * It comes as numbers, since to write and parse them as JSON takes longer than to find them. What JSON cannot carry is a
   * TypeError.
   */
  layout(params) {
    if (this.#rest > 0) {
      this.#rest -= 1;
      return undefined;
    }
    const text = stringify(params);
    if (text.length > LONGEST || this.#exports.tipd_layout(this.#put(text)) < 0) {
      this.#rest = REST;
      return undefined;
    }
    const at = this.#exports.tipd_numbers() / Float64Array.BYTES_PER_ELEMENT;
    return this.#layouts.read(this.#doubles(), at);
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
    const text = decoder.decode(bytes.subarray(at, at + count));
    this.#exports.tipd_drop(count);
    // JSON has no newline inside a message, and one ends each.
    return text.indexOf('\n') === text.length - 1 ? [text] : text.split('\n').slice(0, -1);
  }

  /** Puts a text and the newline that ends a message where the module reads, and returns how many bytes that is. */
  #put(text) {
    // A code unit of UTF-16 becomes 3 bytes of UTF-8 at most.
    const at = this.#exports.tipd_input(3 * text.length + 1);
    const bytes = this.#bytes();
    const count = encoder.encodeInto(text, bytes.subarray(at)).written;
    bytes[at + count] = NEWLINE;
    return count + 1;
  }

  /** The memory, which is another when it has grown. */
  #bytes() {
    if (this.#memory.length === 0) this.#memory = new Uint8Array(this.#exports.memory.buffer);
    return this.#memory;
  }

  #doubles() {
    if (this.#numbers.length === 0) this.#numbers = new Float64Array(this.#exports.memory.buffer);
    return this.#numbers;
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

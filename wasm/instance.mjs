/** One server inside a WebAssembly module: bytes and a time in, bytes out. */
export class Instance {
  #exports;

  /** @param module a compiled module of tipd, which imports nothing */
  constructor(module) {
    this.#exports = new WebAssembly.Instance(module).exports;
  }

  /** Gives the server bytes at a time in seconds; what it answers. */
  receive(bytes, now) {
    const at = this.#exports.tipd_input(bytes.length);
    this.#memory(at, bytes.length).set(bytes);
    this.#exports.tipd_receive(bytes.length, now);
    return this.#takeOutput();
  }

  /** Lets time pass; what fired timers say. */
  advance(now) {
    this.#exports.tipd_advance(now);
    return this.#takeOutput();
  }

  /** Ends the input; what the server still says. */
  end(now) {
    this.#exports.tipd_end(now);
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
    const bytes = this.#memory(this.#exports.tipd_output(), count).slice();
    this.#exports.tipd_drop(count);
    return bytes;
  }

  /** A view of the memory; the next call may make it stale. */
  #memory(at, count) {
    return new Uint8Array(this.#exports.memory.buffer, at, count);
  }
}

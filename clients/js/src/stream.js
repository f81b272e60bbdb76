/** What a source of values says, one after the other, for `for await`; it ends with the source, or when left. */
export class Stream {
  #values = [];
  #waiting = [];
  #isEnded = false;
  #leave;

  /** @param subscribe called with what to call with each value and at the end; returns what undoes that */
  constructor(subscribe) {
    this.#leave = subscribe((value) => this.#push(value), () => this.#end());
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async next() {
    if (this.#values.length > 0) return { done: false, value: this.#values.shift() };
    if (this.#isEnded) return { done: true, value: undefined };
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async return() {
    this.#values = [];
    this.#end();
    return { done: true, value: undefined };
  }

  #push(value) {
    if (this.#isEnded) return;
    const resolve = this.#waiting.shift();
    if (resolve === undefined) this.#values.push(value);
    else resolve({ done: false, value });
  }

  #end() {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#leave?.();
    for (const resolve of this.#waiting.splice(0)) resolve({ done: true, value: undefined });
  }
}

/** A queue of bytes that keeps the chunks as they came and joins them only when asked for many. */
export class ByteQueue {
  #chunks = [];
  #size = 0;

  get size() {
    return this.#size;
  }

  push(chunk) {
    if (chunk.length === 0) return;
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** Takes the first `count` bytes; there must be as many. */
  take(count) {
    this.#size -= count;
    const first = this.#chunks[0];
    if (first !== undefined && first.length > count) return this.#cut(count);
    if (first?.length === count) return this.#chunks.shift();
    return this.#join(count);
  }

  #cut(count) {
    const first = this.#chunks[0];
    this.#chunks[0] = first.subarray(count);
    return first.subarray(0, count);
  }

  #join(count) {
    const joined = new Uint8Array(count);
    let filled = 0;
    let used = 0;
    while (filled < count) {
      const chunk = this.#chunks[used];
      const part = chunk.subarray(0, count - filled);
      joined.set(part, filled);
      filled += part.length;
      if (part.length < chunk.length) this.#chunks[used] = chunk.subarray(part.length);
      else used += 1;
    }
    this.#chunks.splice(0, used);
    return joined;
  }
}

/** The last bytes of a stream, as text. */
export class Tail {
  #chunks = [];
  #size = 0;
  #limit;

  constructor(limit = 64 * 1024) {
    this.#limit = limit;
  }

  push(chunk) {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size - this.#chunks[0].length >= this.#limit) this.#size -= this.#chunks.shift().length;
  }

  toString() {
    return Buffer.concat(this.#chunks).subarray(-this.#limit).toString('utf8');
  }
}

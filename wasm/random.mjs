/** Numbers and choices that look random and are the same in every run. */
export class Random {
  #state;

  /** @param seed a whole number other than 0 */
  constructor(seed) {
    this.#state = BigInt(seed);
  }

  /** A number in 0..<1 of 53 bits (xorshift). */
  next() {
    let state = this.#state;
    state ^= BigInt.asUintN(64, state << 13n);
    state ^= state >> 7n;
    state ^= BigInt.asUintN(64, state << 17n);
    this.#state = state;
    return Number(state >> 11n) / 2 ** 53;
  }

  /** True with a probability. */
  chance(probability) {
    return this.next() < probability;
  }

  /** A whole number below `count`. */
  below(count) {
    return Math.floor(this.next() * count);
  }

  /** One of a list. */
  pick(list) {
    return list[this.below(list.length)];
  }

  /** A number within bounds: of any size from 1e-5 to 1000, where screens are, and of 1 to 17 digits. */
  number(minimum, maximum) {
    if (this.chance(0.1)) return this.pick([minimum, maximum, Math.max(minimum, 0)]);
    const size = 10 ** (this.chance(0.7) ? 1 + 2 * this.next() : 8 * this.next() - 5);
    const number = Number((this.chance(0.1) ? -size : size).toPrecision(1 + this.below(17)));
    return number >= minimum && number <= maximum ? number : Math.min(Math.max(-number, minimum), maximum);
  }
}

import { ByteText } from './byte-text.js';

/** What is thrown at the first byte that is another one than it must be. */
export const OTHER = Symbol('another text');

const [QUOTE, MINUS, POINT, ZERO, NINE, BACKSLASH, SMALL_E, LARGE_E] = new TextEncoder().encode('"-.09\\eE');
const NULL = new ByteText('null');

/** More digits may not be held exactly by a whole number. */
const MOST_DIGITS = 15;
const POWERS = Array.from({ length: MOST_DIGITS + 1 }, (_, count) => 10 ** count);

/** Goes through bytes that hold JSON without white space; what is not as expected is thrown as `OTHER`. */
export class ByteScanner {
  bytes;
  at = 0;
  end = 0;
  #view;
  // The names that came, by a sum of their bytes.
  #names = new Map();

  /** Begins anew, between two places. */
  begin(bytes, start, end) {
    if (this.#view?.buffer !== bytes.buffer) this.#view = new DataView(bytes.buffer);
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  /** The number behind a text. */
  member(start) {
    this.expect(start);
    return this.number();
  }

  /** The quotient of two whole numbers that are held exactly is the one that JSON.parse finds. */
  number() {
    const isNegative = this.isByte(MINUS);
    const first = this.at;
    let value = this.#digits(0);
    let digits = this.at - first;
    if (digits === 0) throw OTHER;
    if (this.isByte(POINT)) {
      const point = this.at;
      value = this.#digits(value);
      const decimals = this.at - point;
      digits += decimals;
      if (digits <= MOST_DIGITS) value /= POWERS[decimals];
    }
    if (digits > MOST_DIGITS || this.bytes[this.at] === SMALL_E || this.bytes[this.at] === LARGE_E) throw OTHER;
    return isNegative ? -value : value;
  }

  #digits(before) {
    const bytes = this.bytes;
    let at = this.at;
    let value = before;
    for (let byte = bytes[at]; byte >= ZERO && byte <= NINE; byte = bytes[at]) {
      value = 10 * value + byte - ZERO;
      at += 1;
    }
    this.at = at;
    return value;
  }

  /** A name of the protocol, each time the same string. */
  name() {
    this.expectByte(QUOTE);
    const bytes = this.bytes;
    const start = this.at;
    let at = start;
    let sum = 0;
    for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[at]) {
      if (byte === BACKSLASH || !(byte < 128)) throw OTHER;
      sum = (31 * sum + byte) | 0;
      at += 1;
    }
    this.at = at + 1;
    const known = this.#names.get(sum);
    if (known?.length === at - start && isText(known, bytes, start)) return known;
    const name = String.fromCharCode(...bytes.subarray(start, at));
    this.#names.set(sum, name);
    return name;
  }

  /** Null. */
  null() {
    this.expect(NULL);
    return null;
  }

  /** Passes a text. */
  expect(text) {
    if (!this.is(text)) throw OTHER;
  }

  /** Passes a byte. */
  expectByte(byte) {
    if (!this.isByte(byte)) throw OTHER;
  }

  /** Whether a text comes next, which is passed then. */
  is(text) {
    if (this.at + text.length > this.end || !text.isAt(this.at, this.#view)) return false;
    this.at += text.length;
    return true;
  }

  /** Whether a byte comes next, which is passed then. */
  isByte(byte) {
    if (this.bytes[this.at] !== byte) return false;
    this.at += 1;
    return true;
  }
}

function isText(text, bytes, at) {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) !== bytes[at + index]) return false;
  return true;
}

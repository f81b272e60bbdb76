import { ProtocolError } from './errors.js';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
const MAX_HEADER = 8192;

/** Reads one header block, byte by byte, and says how long the body is. */
export class HeaderReader {
  #line = '';
  #size = 0;
  #length = null;

  /** Returns the body's length at the byte that ends the header, else null. */
  push(byte) {
    this.#size += 1;
    if (this.#size > MAX_HEADER) throw this.#fault(`a header of more than ${MAX_HEADER} bytes`);
    if (byte === NEWLINE) return this.#endLine();
    this.#line += String.fromCharCode(byte);
    return null;
  }

  #endLine() {
    if (this.#line.charCodeAt(this.#line.length - 1) === CARRIAGE_RETURN) this.#line = this.#line.slice(0, -1);
    if (this.#line !== '') return this.#field();
    if (this.#size <= 2) return this.#skipBlankLine();
    if (this.#length === null) throw this.#fault('a header without Content-Length');
    return this.#length;
  }

  #skipBlankLine() {
    this.#size = 0;
    return null;
  }

  #field() {
    const colon = this.#line.indexOf(':');
    if (colon < 1) throw this.#fault('a line that is no header');
    const name = this.#line.slice(0, colon).trim().toLowerCase();
    if (name === 'content-length') this.#setLength(this.#line.slice(colon + 1));
    this.#line = '';
    return null;
  }

  #setLength(value) {
    const digits = value.trim();
    // More than 15 digits could not be held exactly, and nobody sends a petabyte.
    if (!/^[0-9]{1,15}$/.test(digits)) throw this.#fault('a Content-Length that is no number');
    const length = Number(digits);
    if (this.#length !== null && this.#length !== length) throw this.#fault('two different lengths');
    this.#length = length;
  }

  #fault(what) {
    return new ProtocolError(`${what} arrived: ${JSON.stringify(this.#line.slice(0, 80))}`);
  }
}

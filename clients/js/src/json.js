import { ProtocolError } from './errors.js';

/** The text of a message. What JSON would silently turn into null is a TypeError: tipd could not say what was wrong. */
export function stringify(message) {
  const text = JSON.stringify(message);
  if (text === undefined) throw new TypeError(`${typeof message} is not a message`);
  // A replacer takes several times as long, so it looks only where a number may have become null.
  if (text.includes('null')) JSON.stringify(message, refuseNonFinite);
  return text;
}

/** The message that a text holds. */
export function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProtocolError(`a body that is not JSON arrived: ${error.message}`);
  }
}

function refuseNonFinite(name, value) {
  const isNumber = typeof value === 'number' || value instanceof Number;
  if (!isNumber || Number.isFinite(Number(value))) return value;
  throw new TypeError(`${name} is ${value}, which JSON cannot carry`);
}

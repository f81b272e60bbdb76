/** How long a request may take unless the host says otherwise, in milliseconds. */
export const DEFAULT_TIMEOUT = 5000;

// setTimeout fires at once for anything longer.
const LONGEST_TIMER = 2 ** 31 - 1;

/** Refuses what is neither an object nor left out. */
export function checkObject(name, value) {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'an object', value);
}

/** Refuses what is neither a string with characters nor left out. */
export function checkString(name, value) {
  if (value === undefined) return;
  if (typeof value !== 'string' || value === '') throw wrong(name, 'a string that is not empty', value);
}

/** Refuses what is neither a list of strings nor left out. */
export function checkStrings(name, value) {
  if (value === undefined) return;
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) throw wrong(name, 'a list of strings', value);
}

/** Refuses what is not a function. */
export function checkFunction(name, value) {
  if (typeof value !== 'function') throw wrong(name, 'a function', value);
}

/** Refuses what is neither an AbortSignal nor left out. */
export function checkSignal(value) {
  if (value === undefined) return;
  if (typeof value?.addEventListener !== 'function') throw wrong('signal', 'an AbortSignal', value);
}

/** Returns the milliseconds of a timer, or null for none: `timeout` may be a positive number, null or left out. */
export function readTimeout(value, otherwise = DEFAULT_TIMEOUT) {
  if (value === undefined) return otherwise;
  if (value === null || value === Infinity) return null;
  if (typeof value !== 'number' || !(value > 0)) throw wrong('timeout', 'a positive number of milliseconds or null', value);
  return Math.min(value, LONGEST_TIMER);
}

function wrong(name, expected, value) {
  const found = Array.isArray(value) ? 'a list' : value === null ? 'null' : value === '' ? "''" : typeof value;
  return new TypeError(`${name} must be ${expected}, not ${typeof value === 'number' ? value : found}`);
}

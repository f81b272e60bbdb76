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
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return;
  throw wrong(name, 'a list of strings', value);
}

/** Refuses what is neither true, false nor left out. */
export function checkFlag(name, value) {
  if (value !== undefined && typeof value !== 'boolean') throw wrong(name, 'true or false', value);
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
  if (typeof value === 'number' && value > 0) return Math.min(value, LONGEST_TIMER);
  throw wrong('timeout', 'a positive number of milliseconds or null', value);
}

function wrong(name, expected, value) {
  return new TypeError(`${name} must be ${expected}, not ${describe(value)}`);
}

function describe(value) {
  if (Array.isArray(value)) return 'a list';
  if (value === null || typeof value === 'number') return String(value);
  return value === '' ? "''" : typeof value;
}

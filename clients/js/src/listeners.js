import { checkFunction } from './arguments.js';

/** Calls a host's function; what it throws is reported as uncaught and harms nobody else. */
export function callSafely(listener, ...values) {
  try {
    listener?.(...values);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Functions that wait for named things to happen. */
export class Listeners {
  #byName;

  /** @param names everything that can be listened to */
  constructor(names) {
    this.#byName = new Map(names.map((name) => [name, new Set()]));
  }

  /** Adds a function and returns the one that takes it away again. */
  on(name, listener) {
    const listeners = this.#byName.get(name);
    if (listeners === undefined) throw this.#unknown(name);
    checkFunction('the listener', listener);
    // An entry of its own, so that a function added twice is called twice and taken away once.
    const entry = { listener };
    listeners.add(entry);
    return () => void listeners.delete(entry);
  }

  /** Calls every listener of one name. */
  emit(name, ...values) {
    for (const { listener } of [...this.#byName.get(name)]) callSafely(listener, ...values);
  }

  #unknown(name) {
    return new TypeError(`there is no '${name}', only ${[...this.#byName.keys()].join(', ')}`);
  }
}

/** One request that has been sent: settled once, by the reply, the timer, the signal or the end. */
export class Call {
  isSettled = false;
  // What it was settled with, which a promise made later takes over.
  value = undefined;
  hasFailed = false;
  #resolve = null;
  #reject = null;
  #release = null;

  constructor(id, method, params) {
    this.id = id;
    this.method = method;
    this.params = params;
  }

  /** The promise of the result; to be asked for once. It costs less after the call was settled than before. */
  get promise() {
    if (this.isSettled) return this.hasFailed ? Promise.reject(this.value) : Promise.resolve(this.value);
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Lets a timer and a signal give the call up; `onAbandon` is called when they do. */
  watch({ timeout, signal, timeoutError, onAbandon }) {
    const abandon = (reason) => {
      this.reject(reason);
      onAbandon();
    };
    // Sending it may have made the host abort already, which is told no more.
    if (signal?.aborted) abandon(signal.reason);
    else this.#release = watch({ timeout, signal, timeoutError, abandon });
  }

  resolve(result) {
    this.#settle(result, false);
    this.#resolve?.(result);
  }

  reject(error) {
    this.#settle(error, true);
    this.#reject?.(error);
  }

  #settle(value, hasFailed) {
    this.isSettled = true;
    this.value = value;
    this.hasFailed = hasFailed;
    this.#release?.();
  }
}

/** Starts timer and signal, and returns what stops both. */
function watch({ timeout, signal, timeoutError, abandon }) {
  const onAbort = () => abandon(signal.reason);
  const timer = timeout === null ? undefined : setTimeout(() => abandon(timeoutError()), timeout);
  signal?.addEventListener('abort', onAbort);
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
}

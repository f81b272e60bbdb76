/** One request that has been sent: settled once, by the reply, the timer, the signal or the end. */
export class Call {
  #resolve;
  #reject;
  #release;

  /** @param onAbandon called with the reason when timer or signal give the call up */
  constructor({ method, timeout, signal, timeoutError, onAbandon }) {
    this.method = method;
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const abandon = (reason) => {
      this.reject(reason);
      onAbandon();
    };
    this.#release = watch({ timeout, signal, timeoutError, abandon });
  }

  resolve(result) {
    this.#release();
    this.#resolve(result);
  }

  reject(error) {
    this.#release();
    this.#reject(error);
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

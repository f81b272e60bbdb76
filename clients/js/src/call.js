/** One request that has been sent: settled once, by the reply, the timer, the signal or the end. */
export class Call {
  isSettled = false;
  #resolve;
  #reject;
  #release;

  constructor(method, params) {
    this.method = method;
    this.params = params;
    this.promise = new Promise((resolve, reject) => {
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
    this.#settle();
    this.#resolve(result);
  }

  reject(error) {
    this.#settle();
    this.#reject(error);
  }

  #settle() {
    this.isSettled = true;
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

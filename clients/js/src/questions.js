import { checkFunction } from './arguments.js';
import { callSafely } from './listeners.js';

/** How the results of a handler are said in an `answer`, and what is answered for one that throws. */
const KINDS = {
  confirm: { say: sayConfirmed, otherwise: { answer: 'no' } },
  resolve: { say: sayResolved, otherwise: { target: null } },
};

/** Asks the host's handlers what tipd asks, and answers for them. */
export class Questions {
  #answer;
  #handlers = new Map();
  // By session and question: what tells a handler that nobody waits for it any more.
  #pending = new Map();

  /** @param answer called with the params of each `answer` */
  constructor(answer) {
    this.#answer = answer;
  }

  /** Sets the one handler of 'confirm' or 'resolve'; returns what takes it away. */
  handle(kind, handler) {
    checkFunction('the handler', handler);
    this.#handlers.set(kind, handler);
    return () => {
      if (this.#handlers.get(kind) === handler) this.#handlers.delete(kind);
    };
  }

  /** Looks at an event of a session; asks the handler if it is a question. */
  hear(event, session) {
    if (event.event === 'withdrawn') return this.#withdraw(`${session} ${event.question}`);
    const handler = KINDS[event.event] && this.#handlers.get(event.event);
    if (handler !== undefined) void this.#ask(handler, event, session);
  }

  /** Nobody waits for an answer any more. */
  withdrawAll() {
    for (const key of [...this.#pending.keys()]) this.#withdraw(key);
  }

  async #ask(handler, event, session) {
    const { say, otherwise } = KINDS[event.event];
    const key = `${session} ${event.question}`;
    const controller = new AbortController();
    this.#pending.set(key, controller);
    // The reply that brought the question is delivered first, as a whole.
    await null;
    const said = await settle(() => say(handler(event, { session, signal: controller.signal })), otherwise);
    if (controller.signal.aborted) return;
    this.#pending.delete(key);
    if (said !== undefined) this.#answer({ session, question: event.question, ...said });
  }

  #withdraw(key) {
    this.#pending.get(key)?.abort();
    this.#pending.delete(key);
  }
}

/** What a handler says in the end; what it throws is reported as uncaught, and the tour is not left waiting. */
async function settle(ask, otherwise) {
  try {
    return await ask();
  } catch (error) {
    callSafely(() => {
      throw error;
    });
    return otherwise;
  }
}

/** True, false, or a word of the protocol; undefined leaves the answer to the host. */
async function sayConfirmed(result) {
  const answer = await result;
  if (typeof answer === 'boolean') return { answer: answer ? 'yes' : 'no' };
  if (answer === undefined || ['yes', 'no', 'skip'].includes(answer)) return answer && { answer };
  throw new TypeError(`a question may be answered with true, false, 'yes', 'no' or 'skip', not ${String(answer)}`);
}

/** A target, null if there is none, 'skip'; undefined leaves the answer to the host. */
async function sayResolved(result) {
  const answer = await result;
  if (answer === undefined) return undefined;
  if (answer === 'skip') return { answer };
  if (typeof answer === 'object') return { target: answer };
  throw new TypeError(`a target is asked for: an object, null or 'skip', not ${String(answer)}`);
}

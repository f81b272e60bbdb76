import { Connection } from './connection.js';
import { ProtocolError, TipdError } from './errors.js';
import { callSafely } from './listeners.js';
import { Memory } from './memory.js';

/** How many tipds in a row may end before they have answered anything. */
const MOST_IN_VAIN = 3;

/** A tipd, and where that is wanted those that follow it: one that ends by itself is started again with what it knew. */
export class Peer {
  #handlers;
  #restart;
  #greet;
  #link;
  // Null while nothing is started again: not wanted, not yet, or not any more.
  #memory = null;
  #revival = null;
  #inVain = 0;

  /**
   * @param restart called for the transport of each further tipd; left out where none is wanted
   * @param greet shakes hands over a connection
   * @param handlers `trace`, `onNotification`, `onResult`, `onRestore` with a session's picture, `onPause`, `onEnd`
   */
  constructor(transport, { restart, greet, handlers }) {
    this.#handlers = handlers;
    this.#restart = restart;
    this.#greet = greet;
    this.#link = this.#join(transport);
  }

  get transport() {
    return this.#link.transport;
  }

  /** Shakes hands; what fails at once is not started again. */
  async begin(signal) {
    const result = await this.#greet(this.#link.connection, signal);
    if (this.#restart !== undefined) this.#memory = new Memory((session) => this.request('session/export', { session }));
    return result;
  }

  /** Sends a request once tipd is there again, if it is just being started. */
  request(method, params, options) {
    if (this.#revival === null) return this.#link.connection.request(method, params, options);
    return this.#revival.then(() => this.#link.connection.request(method, params, options));
  }

  /** Sends a request to a tipd that answers at once. */
  requestSync(method, params) {
    return this.#link.connection.requestSync(method, params);
  }

  /** Sends a notification, likewise. */
  notify(method, params) {
    if (method === 'exit') this.#memory = null;
    if (this.#revival === null) this.#link.connection.notify(method, params);
    else void this.#revival.then(() => this.#link.connection.notify(method, params)).catch(report);
    this.#memory?.sent(method, params);
  }

  /** Lets the end be the end from now on, and waits for a start that has begun. */
  async settle() {
    this.#memory = null;
    await this.#revival;
  }

  #join(transport) {
    const link = { transport, connection: null, early: [], hasEnded: false };
    link.connection = new Connection(transport, {
      trace: this.#handlers.trace,
      onNotification: (method, params) => this.#notified(link, method, params),
      onResult: (result, method, params) => this.#answered(link, result, method, params),
      onEnd: (error) => this.#ended(link, error),
    });
    return link;
  }

  #notified(link, method, params) {
    if (method === 'session/changed') this.#memory?.changed(params);
    // What a new tipd says while it is told what it knew is heard after that.
    if (link === this.#link) this.#handlers.onNotification(method, params);
    else link.early.push([method, params]);
  }

  #answered(link, result, method, params) {
    this.#memory?.answered(method, params, result);
    if (link !== this.#link) return;
    if (method !== 'session/export') this.#inVain = 0;
    this.#handlers.onResult(result);
  }

  #ended(link, error) {
    link.hasEnded = true;
    if (link !== this.#link || this.#revival !== null) return;
    const isDefect = link.connection.fault instanceof ProtocolError;
    this.#inVain += 1;
    if (this.#memory === null || isDefect || this.#inVain > MOST_IN_VAIN) return this.#handlers.onEnd(error);
    this.#handlers.onPause();
    this.#revival = this.#revive(this.#memory);
  }

  /** Starts tipd again with all that it knew; what fails is the end for good. */
  async #revive(memory) {
    const dead = this.#link;
    let restored;
    try {
      await dead.transport.close?.();
      [this.#link, restored] = await this.#startAgain(memory);
    } catch (error) {
      this.#memory = this.#revival = null;
      dead.connection.giveUp(error);
      return this.#handlers.onEnd(error);
    }
    this.#revival = null;
    for (const { picture, result } of restored) {
      this.#handlers.onRestore(picture);
      this.#handlers.onResult(result);
    }
    for (const [method, params] of this.#link.early.splice(0)) this.#handlers.onNotification(method, params);
    if (this.#link.hasEnded) this.#ended(this.#link, this.#link.connection.fault);
  }

  async #startAgain(memory) {
    const link = this.#join(await this.#restart());
    const { transport, connection } = link;
    try {
      await this.#greet(connection);
      const restored = await memory.restore((method, params) => connection.request(method, params));
      if (memory.trace !== null) connection.notify('$/setTrace', memory.trace);
      return [link, restored];
    } catch (error) {
      await (transport.kill ?? transport.close)?.call(transport);
      throw error;
    }
  }
}

/** What cannot be sent because tipd is gone is nobody's fault; all else is the host's. */
function report(error) {
  if (error instanceof TipdError) return;
  callSafely(() => {
    throw error;
  });
}

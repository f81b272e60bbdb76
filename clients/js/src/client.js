import { checkFlag, checkFunction, checkObject, checkSignal, checkString, checkStrings, readTimeout } from './arguments.js';
import { RpcError, ServerExited } from './errors.js';
import { greet } from './greeting.js';
import { callSafely, Listeners } from './listeners.js';
import { Peer } from './peer.js';
import { isNews } from './picture.js';
import { Questions } from './questions.js';
import { Requests } from './requests.js';
import { Stream } from './stream.js';
import { loadModule, ModuleTransport } from './transports/wasm.js';

const SHUTDOWN_TIMEOUT = 1000;

/** A running tipd. */
export class Tipd extends Requests {
  /** tipd's name and version. */
  serverInfo;
  /** What tipd can do. */
  capabilities;

  #peer;
  #timeout;
  // The options of a call without any.
  #standard;
  #closing = null;
  #listeners = new Listeners(['event', 'change', 'notification', 'restore', 'exit']);
  #questions = new Questions((params) => this.#answer(params));
  #hasEnded = false;

  /** Starts the program and shakes hands. */
  static async spawn(options = {}) {
    checkObject('options', options);
    const { program, args, restart, signal } = options;
    checkString('program', program);
    checkStrings('args', args);
    checkFlag('restart', restart);
    checkConnectOptions(options);
    if (signal?.aborted) throw signal.reason;
    // Loaded only here, so that a page without processes can use the rest.
    const { startProcess } = await import('./transports/process.js');
    const start = () => startProcess({ program, args });
    return Tipd.connect(await start(), { processId: process.pid, ...options, restart: restart ? start : undefined });
  }

  /** Starts the server inside this page, worker or process, and shakes hands. */
  static async load(options = {}) {
    checkObject('options', options);
    checkFlag('restart', options.restart);
    checkConnectOptions(options);
    if (options.signal?.aborted) throw options.signal.reason;
    const module = await loadModule(options.module);
    const start = () => new ModuleTransport(module);
    return Tipd.connect(start(), { ...options, restart: options.restart ? start : undefined });
  }

  /** Shakes hands with a tipd at the other end of a transport. */
  static async connect(transport, options = {}) {
    checkObject('options', options);
    checkConnectOptions(options);
    const { restart, signal } = options;
    if (restart !== undefined) checkFunction('restart', restart);
    const tipd = new Tipd(transport, options);
    try {
      await tipd.#begin(signal);
    } catch (error) {
      await (transport.kill ?? transport.close)?.call(transport);
      throw error;
    }
    return tipd;
  }

  /** Use `Tipd.spawn` or `Tipd.connect`. */
  constructor(transport, { timeout, trace, restart, ...greeting } = {}) {
    super();
    this.#timeout = readTimeout(timeout);
    this.#standard = { timeout: this.#timeout };
    this.#peer = new Peer(transport, {
      restart,
      greet: (connection, signal) => greet(connection, greeting, { signal, timeout: this.#timeout }),
      handlers: {
        trace,
        onNotification: (method, params) => this.#hear(method, params),
        onResult: (result) => this.#deliver(result),
        onRestore: (picture) => this.#listeners.emit('restore', picture),
        onPause: () => this.#questions.withdrawAll(),
        onEnd: (error) => this.#ended(error),
      },
    });
  }

  /** The process id of the program that runs, or null. */
  get pid() {
    return this.#peer.transport.pid ?? null;
  }

  /** Calls the function for each 'event', 'change', 'notification', 'restore' or 'exit'; returns what undoes that. */
  on(name, listener) {
    return this.#listeners.on(name, listener);
  }

  /** Lets the function say whether a step may be left or entered; returns what takes it away. */
  onConfirm(handler) {
    return this.#questions.handle('confirm', handler);
  }

  /** Lets the function say where a step's target is; returns what takes it away. */
  onResolve(handler) {
    return this.#questions.handle('resolve', handler);
  }

  /** Each event from now on, for `for await`; ends with tipd, or when aborted. */
  events(options) {
    return this.#stream('event', options);
  }

  /** Each result with changes from now on, likewise. */
  changes(options) {
    return this.#stream('change', options);
  }

  /** Sends any request by its name and promises its result. */
  request(method, params, options) {
    if (options === undefined) return this.#peer.request(method, params, this.#standard);
    try {
      checkObject('options', options);
      const timeout = readTimeout(options.timeout, this.#timeout);
      return this.#peer.request(method, params, { ...options, timeout });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Sends any request to a tipd inside this page, worker or process, and returns its result. */
  requestSync(method, params) {
    return this.#peer.requestSync(method, params);
  }

  /** Asks such a tipd where one tip goes, or where many do. */
  layoutSync(params) {
    return this.#peer.requestSync('layout', params);
  }

  /** Sends any method as a notification: what it changes comes back as a change. */
  notify(method, params) {
    this.#peer.notify(method, params);
  }

  /** Sets how much tipd tells about its work in `$/logTrace` notifications. */
  async setTrace(params) {
    this.notify('$/setTrace', params);
  }

  /** Ends tipd and waits until it is gone; calls made before are answered. */
  close() {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #begin(signal) {
    const { serverInfo, capabilities } = await this.#peer.begin(signal);
    this.serverInfo = serverInfo;
    this.capabilities = capabilities;
  }

  async #end() {
    await this.#peer.settle();
    try {
      await this.request('shutdown', undefined, { timeout: SHUTDOWN_TIMEOUT });
    } catch {
      // Dead, hung or shut down already: what follows ends it all the same.
    }
    try {
      this.notify('exit');
    } catch {
      // Nobody is left to hear it.
    }
    await this.#peer.transport.close?.();
  }

  #hear(method, params) {
    this.#listeners.emit('notification', { method, params });
    if (method === 'session/changed') this.#deliver(params);
  }

  /** Everything that changes something has one shape, in replies and in notifications. */
  #deliver(result) {
    if (!Array.isArray(result?.changes)) return;
    // Each has a revision of its own, also one without changes.
    if (isNews(result)) this.#listeners.emit('change', result);
    for (const event of result.events ?? []) {
      this.#questions.hear(event, result.session);
      this.#listeners.emit('event', event, result);
    }
  }

  /** A question may have been withdrawn meanwhile, or tipd be gone: what is refused then is no fault of the host. */
  #answer(params) {
    this.answer(params).catch((error) => {
      if (error instanceof RpcError && error.kind === 'unknownQuestion') return;
      if (error instanceof ServerExited) return;
      callSafely(() => {
        throw error;
      });
    });
  }

  #stream(name, { signal } = {}) {
    checkSignal(signal);
    return new Stream((push, end) => {
      if (signal?.aborted || this.#hasEnded) return void queueMicrotask(end);
      const removals = [this.#listeners.on(name, push), this.#listeners.on('exit', end)];
      signal?.addEventListener('abort', end);
      return () => {
        for (const remove of removals) remove();
        signal?.removeEventListener('abort', end);
      };
    });
  }

  #ended({ exitCode = null, signalName = null, stderrTail = '' }) {
    this.#hasEnded = true;
    this.#questions.withdrawAll();
    this.#listeners.emit('exit', { exitCode, signalName, stderrTail });
  }
}

// Node has the symbol from 18.18 on.
if (Symbol.asyncDispose !== undefined) {
  Tipd.prototype[Symbol.asyncDispose] = function dispose() {
    return this.close();
  };
}

function checkConnectOptions({ initializationOptions, timeout, signal, trace }) {
  checkObject('initializationOptions', initializationOptions);
  checkSignal(signal);
  readTimeout(timeout);
  if (trace !== undefined) checkFunction('trace', trace);
}

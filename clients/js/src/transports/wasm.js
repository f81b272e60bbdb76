import { ServerExited, TipdError } from '../errors.js';
import { ModuleServer } from './module.js';

// setTimeout fires at once for anything longer.
const LONGEST_TIMER = 2 ** 31 - 1;

/** The server inside this page, worker or process: a message is answered before `send` returns. */
export class ModuleTransport {
  onmessage = null;
  onclose = null;
  #server;
  #now;
  #timer;
  #deadline = NaN;
  #isClosed = false;
  // What is sent from within `onmessage` waits until the messages before it are delivered.
  #waiting = [];
  #isBusy = false;

  /**
   * @param module a compiled module of tipd
   * @param now the time in seconds, on any clock that does not go back
   */
  constructor(module, { now = () => performance.now() / 1000 } = {}) {
    this.#server = new ModuleServer(module);
    this.#now = now;
  }

  /** Whether a message that is sent now is answered before `send` returns: not from within `onmessage`. */
  get answersAtOnce() {
    return !this.#isBusy && !this.#isClosed;
  }

  /** The result of `layout` without a message, or undefined where it takes one. */
  layout(params) {
    if (!this.answersAtOnce) return undefined;
    try {
      return this.#server.layout(params);
    } catch (error) {
      // What cannot be encoded is the host's mistake, which the message will tell.
      if (!(error instanceof WebAssembly.RuntimeError)) return undefined;
      this.#fail(error);
      return undefined;
    }
  }

  send(text) {
    if (this.#isClosed) throw new ServerExited();
    this.#waiting.push(text);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#waiting.length > 0) this.#run((now) => this.#server.receive(this.#waiting.shift(), now));
    } finally {
      this.#isBusy = false;
    }
  }

  close() {
    this.#end(new ServerExited());
  }

  #run(step) {
    if (this.#isClosed) return;
    let messages;
    try {
      messages = step(this.#now());
    } catch (error) {
      return this.#fail(error);
    }
    for (const message of messages) this.onmessage?.(message);
    if (this.#isClosed) return;
    const exitCode = this.#server.exitStatus;
    if (exitCode < 0) this.#setTimer();
    else this.#end(new ServerExited({ exitCode }));
  }

  #setTimer() {
    const deadline = this.#server.nextDeadline;
    if (Object.is(deadline, this.#deadline)) return;
    clearTimeout(this.#timer);
    this.#deadline = deadline;
    if (Number.isNaN(deadline)) return;
    const wait = Math.min(Math.max(Math.ceil(1000 * (deadline - this.#now())), 0), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#fire(), wait);
  }

  #fire() {
    this.#deadline = NaN;
    this.#run((now) => this.#server.advance(now));
  }

  #fail(error) {
    this.#end(new TipdError(`the module has failed: ${error.message}`, { cause: error }));
  }

  #end(reason) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.onclose?.(reason);
  }
}

/**
 * Compiles the module of tipd.
 *
 * @param source a compiled module, its bytes, a Response, or where it is; the one inside the package if left out
 */
export async function loadModule(source = new URL('../../bin/tipd.wasm', import.meta.url)) {
  if (source instanceof WebAssembly.Module) return source;
  try {
    return await WebAssembly.compile(await bytesOf(source));
  } catch (error) {
    throw new TipdError(`cannot load the module ${nameOf(source)}: ${error.message}`, { cause: error });
  }
}

async function bytesOf(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  if (typeof source?.arrayBuffer === 'function') return readResponse(source);
  const url = source instanceof URL ? source : new URL(source, baseOf());
  if (url.protocol !== 'file:') return readResponse(await fetch(url));
  const { readFile } = await import('node:fs/promises');
  return readFile(url);
}

/** Where relative addresses begin: the page, or the folder of the process. */
function baseOf() {
  return globalThis.document?.baseURI ?? globalThis.location?.href ?? `file://${process.cwd()}/`;
}

async function readResponse(response) {
  if (response.ok === false) throw new TypeError(`the server answered ${response.status}`);
  return response.arrayBuffer();
}

function nameOf(source) {
  return source instanceof URL || typeof source === 'string' ? `${source}` : 'that was given';
}

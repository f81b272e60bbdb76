import { checkFunction, checkObject, checkSignal, checkString, readTimeout } from './arguments.js';
import { Call } from './call.js';
import { ProtocolError, RequestTimeout, RpcError, ServerExited } from './errors.js';
import { parse, stringify } from './json.js';
import { callSafely } from './listeners.js';
import { FramedTransport } from './transports/framed.js';

const METHOD_NOT_FOUND = { code: -32601, message: 'this client serves no requests' };

/** JSON-RPC over anything that carries messages or bytes: ids, pending calls, and whose answer is whose. */
export class Connection {
  #transport;
  #handlers;
  // In the order of sending. A call that was given up stays until its answer comes.
  #calls = new Map();
  #lastId = 0;
  // Why nothing can be sent any more.
  #end = null;
  #concluded = false;

  constructor(transport, handlers = {}) {
    this.#transport = carrierOfMessages(transport);
    this.#handlers = handlers;
    this.#transport.onmessage = (text) => this.#receive(text);
    this.#transport.onerror = (error) => this.#fail(error);
    this.#transport.onclose = (error) => this.#closed(error ?? new ServerExited());
  }

  /** Sends a request and promises its result. */
  request(method, params, options = {}) {
    try {
      checkMessage(method, params);
      checkObject('options', options);
      checkSignal(options.signal);
      const timeout = readTimeout(options.timeout);
      if (options.signal?.aborted) throw options.signal.reason;
      if (this.#end !== null) throw this.#end;
      const result = this.#shortcut(method, params);
      return result === undefined ? this.#start(method, params, timeout, options.signal) : Promise.resolve(result);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Sends a notification. */
  notify(method, params) {
    checkMessage(method, params);
    if (this.#end !== null) throw this.#end;
    this.#send({ jsonrpc: '2.0', method, params });
  }

  /** Why nothing can be sent any more, or null. */
  get fault() {
    return this.#end;
  }

  /** Says so with another error from now on. */
  giveUp(error) {
    this.#end = error;
  }

  /** Sends a request over a transport that answers at once, and returns the result. */
  requestSync(method, params) {
    checkMessage(method, params);
    if (this.#end !== null) throw this.#end;
    if (this.#transport.answersAtOnce !== true) throw new TypeError(`${method} cannot be answered at once here: await it`);
    const result = this.#shortcut(method, params);
    if (result !== undefined) return result;
    const call = this.#call(method, params);
    if (!call.isSettled) throw new ProtocolError(`${method} was not answered at once`);
    if (call.hasFailed) throw call.value;
    return call.value;
  }

  /** The result of a request that this transport can do without a message, or undefined. Who traces is to see messages. */
  #shortcut(method, params) {
    if (method !== 'layout' || this.#handlers.trace !== undefined) return undefined;
    const result = this.#transport.layout?.(params);
    if (result !== undefined) callSafely(this.#handlers.onResult, result, method, params);
    return result;
  }

  #start(method, params, timeout, signal) {
    const call = this.#call(method, params);
    if (call.isSettled) return call.promise;
    const { id } = call;
    const timeoutError = () => new RequestTimeout({ method, timeout, stderrTail: this.#transport.stderrTail?.() });
    const onAbandon = () => this.#send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } });
    call.watch({ timeout, signal, timeoutError, onAbandon });
    return call.promise;
  }

  #call(method, params) {
    const id = this.#lastId + 1;
    const message = { jsonrpc: '2.0', id, method, params };
    // Before the call exists: what cannot be encoded must leave nothing behind.
    const text = stringify(message);
    const call = new Call(id, method, params);
    // Before sending: a transport may deliver the answer before `send` returns.
    this.#calls.set(id, call);
    this.#lastId = id;
    this.#send(message, text);
    return call;
  }

  #send(message, text = stringify(message)) {
    if (this.#handlers.trace !== undefined) callSafely(this.#handlers.trace, 'send', message);
    try {
      this.#transport.send(text);
    } catch (error) {
      this.#fail(error);
    }
  }

  #receive(text) {
    if (this.#end !== null) return;
    try {
      const message = parse(text);
      if (this.#handlers.trace !== undefined) callSafely(this.#handlers.trace, 'receive', message);
      this.#dispatch(message);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#fail(error);
    }
  }

  #dispatch(message) {
    if (typeof message?.method === 'string') return this.#incoming(message);
    if (message?.id !== undefined) return this.#answer(message);
    throw new ProtocolError(`a message that is no JSON-RPC arrived: ${JSON.stringify(message).slice(0, 80)}`);
  }

  #incoming({ id, method, params }) {
    if (id === undefined) return callSafely(this.#handlers.onNotification, method, params);
    if (this.#calls.get(id)?.method === method) {
      throw new ProtocolError(`the program is not tipd, it sends back what it gets: ${method} came back`);
    }
    this.#send({ jsonrpc: '2.0', id, error: METHOD_NOT_FOUND });
  }

  #answer({ id, result, error }) {
    // tipd answers in order, so an error without an id belongs to the oldest call: its frame could not be read.
    const call = this.#take(id ?? this.#calls.keys().next().value);
    if (call === undefined) return;
    if (error !== undefined && error !== null) return call.reject(new RpcError(error, call.method));
    callSafely(this.#handlers.onResult, result, call.method, call.params);
    call.resolve(result);
  }

  #take(id) {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  /** Gives the peer up: it cannot be trusted to answer what is pending. */
  #fail(error) {
    this.#rejectAll(error);
    if (this.#transport.close === undefined) this.#conclude(error);
    else this.#transport.close();
  }

  #closed(error) {
    this.#rejectAll(error);
    this.#conclude(error);
  }

  #rejectAll(error) {
    this.#end ??= error;
    for (const call of this.#calls.values()) call.reject(this.#end);
    this.#calls.clear();
  }

  #conclude(error) {
    if (this.#concluded) return;
    this.#concluded = true;
    callSafely(this.#handlers.onEnd, error);
  }
}

/** A transport of bytes is known by its `onData`. */
function carrierOfMessages(transport) {
  if (transport?.onData !== undefined) return new FramedTransport(transport);
  checkFunction('transport.send', transport?.send);
  return transport;
}

function checkMessage(method, params) {
  if (method === undefined) throw new TypeError('a message needs a method');
  checkString('method', method);
  checkObject('params', params);
}

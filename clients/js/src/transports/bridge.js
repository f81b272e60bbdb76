import { ServerExited, TipdError } from '../errors.js';

/**
 * A transport over HTTP, for a page whose server runs the program: messages come as an event stream from the address,
 * and go there by POST, one after the other.
 */
export function bridgeTransport(address, { EventSource = globalThis.EventSource, fetch = globalThis.fetch } = {}) {
  const url = new URL(address, globalThis.document?.baseURI);
  // Not `randomUUID`, which a page has only where its address is secure.
  url.searchParams.set('client', crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const source = new EventSource(url);
  const waiting = [];
  let isSending = false;
  let isClosed = false;
  const transport = { onmessage: null, onclose: null, send, close: () => end(new ServerExited()) };

  function end(reason) {
    if (isClosed) return;
    isClosed = true;
    source.close();
    transport.onclose?.(reason);
  }

  /** All that has been said meanwhile goes in one request, a message a line. */
  async function sendAll() {
    isSending = true;
    try {
      await new Promise((resolve) => (source.readyState === 1 ? resolve() : source.addEventListener('open', resolve)));
      while (waiting.length > 0 && !isClosed) await post(waiting.splice(0));
    } catch (error) {
      end(new TipdError(`the bridge does not answer: ${error.message}`, { cause: error }));
    }
    isSending = false;
  }

  async function post(messages) {
    const response = await fetch(url, { method: 'POST', body: messages.join('\n') });
    if (!response.ok) throw new TipdError(`it said ${response.status}`);
  }

  function send(message) {
    waiting.push(message);
    if (!isSending) void sendAll();
  }

  source.addEventListener('message', ({ data }) => transport.onmessage?.(data));
  source.addEventListener('exit', () => end(new ServerExited()));
  // An event stream would connect again by itself, but to another tipd, which knows nothing of ours.
  source.addEventListener('error', () => end(new ServerExited()));
  return transport;
}

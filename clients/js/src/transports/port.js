/**
 * A transport over anything with `postMessage` and message events: a MessagePort, a Worker, a worker's own scope, a
 * BroadcastChannel. A port tells of no end: give `worker.terminate` or the like as `close`.
 */
export function portTransport(port, { close = () => port.close?.() } = {}) {
  const transport = {
    onmessage: null,
    onclose: null,
    send: (message) => port.postMessage(message),
    close: () => {
      port.removeEventListener('message', listener);
      close();
      transport.onclose?.();
    },
  };
  const listener = ({ data }) => transport.onmessage?.(data);
  port.addEventListener('message', listener);
  port.start?.();
  return transport;
}

/** A transport over a WebSocket whose other end passes each message on as one text. */
export function socketTransport(socket) {
  const waiting = [];
  const transport = {
    onmessage: null,
    onclose: null,
    send: (message) => {
      if (socket.readyState === 0) waiting.push(message);
      else socket.send(message);
    },
    close: () => socket.close(),
  };
  socket.addEventListener('open', () => {
    for (const message of waiting.splice(0)) socket.send(message);
  });
  socket.addEventListener('message', ({ data }) => transport.onmessage?.(data));
  socket.addEventListener('close', () => transport.onclose?.());
  return transport;
}

/** Lets a port and a transport talk to each other: what a worker does that holds the module. */
export function joinPort(port, transport) {
  transport.onmessage = (message) => port.postMessage(message);
  port.addEventListener('message', ({ data }) => transport.send(data));
  port.start?.();
}

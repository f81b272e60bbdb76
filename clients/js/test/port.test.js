import assert from 'node:assert/strict';
import { test } from 'node:test';
import { portTransport, ServerExited, socketTransport, Tipd } from '../src/index.js';

const RESULT = { serverInfo: { name: 'tipd', version: '0.1.0' }, capabilities: {} };

/** A WebSocket as far as it is used; its other end answers everything. */
class Socket extends EventTarget {
  readyState = 0;
  sent = [];

  send(text) {
    assert.equal(this.readyState, 1, 'nothing may be sent before it is open');
    this.sent.push(text);
    const { id } = JSON.parse(text);
    if (id !== undefined) this.tell('message', { data: JSON.stringify({ jsonrpc: '2.0', id, result: RESULT }) });
  }

  open() {
    this.readyState = 1;
    this.tell('open');
  }

  close() {
    this.readyState = 3;
    this.tell('close');
  }

  tell(type, members) {
    this.dispatchEvent(Object.assign(new Event(type), members));
  }
}

test('a WebSocket carries messages once it is open, and its end is the end', async () => {
  const socket = new Socket();
  const connecting = Tipd.connect(socketTransport(socket));
  assert.deepEqual(socket.sent, []);
  socket.open();
  const tipd = await connecting;
  assert.equal(JSON.parse(socket.sent[0]).method, 'initialize');
  const exit = new Promise((resolve) => tipd.on('exit', resolve));
  socket.close();
  assert.equal((await exit).exitCode, null);
  await assert.rejects(tipd.next(), ServerExited);
});

test('a message that is no JSON ends the connection', async () => {
  const socket = new Socket();
  const connecting = Tipd.connect(socketTransport(socket));
  socket.open();
  const tipd = await connecting;
  socket.tell('message', { data: 'hello' });
  await assert.rejects(tipd.next(), { name: 'ProtocolError', message: /not JSON/ });
  assert.equal(socket.readyState, 3);
});

test('closing a port\'s transport ends what it is told to end, and hears no more', async () => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = ({ data }) => {
    const { id } = JSON.parse(data);
    if (id !== undefined) port2.postMessage(JSON.stringify({ jsonrpc: '2.0', id, result: RESULT }));
  };
  const ended = [];
  const transport = portTransport(port1, { close: () => ended.push('worker') });
  const tipd = await Tipd.connect(transport);
  await tipd.close();
  assert.deepEqual(ended, ['worker']);
  port1.close();
});

// A server that gives each page a tipd of its own: an event stream to the page, POST from it.
//
// usage: node examples/bridge.mjs [PORT]
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FramedTransport } from '../src/transports/framed.js';
import { startProcess } from '../src/transports/process.js';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };
const ADDRESS = '127.0.0.1';
const LONGEST = 16 * 1024 * 1024;
const root = new URL('..', import.meta.url);
const bridges = new Map();

/** Starts a tipd for a page, and ends it when the page goes. */
async function open(client, response) {
  const transport = new FramedTransport(await startProcess());
  // The page may have gone meanwhile.
  if (response.destroyed) return transport.close();
  bridges.set(client, transport);
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(':\n\n');
  transport.onmessage = (message) => response.write(`data: ${message}\n\n`);
  transport.onclose = () => response.end('event: exit\ndata:\n\n');
  transport.onerror = () => transport.close();
  response.on('close', () => {
    bridges.delete(client);
    void transport.close();
  });
}

/** Passes on what a page says: a message a line. */
async function pass(client, request, response) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LONGEST) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  const transport = bridges.get(client);
  if (transport === undefined) return response.writeHead(410).end();
  for (const message of Buffer.concat(chunks).toString().split('\n')) transport.send(message);
  response.writeHead(204).end();
}

async function file(pathname, response) {
  try {
    const path = pathname === '/' ? '/examples/bridge.html' : pathname;
    const body = await readFile(new URL(`.${path}`, root));
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** Whether a page names this server as it is called: another name may lead here by a trick of that name's owner. */
function isOurName(host, names) {
  const name = host?.replace(/:\d*$/, '').toLowerCase();
  return name !== undefined && (names.includes(name) || name.endsWith('.localhost'));
}

async function serve(request, response, names) {
  // A page of another site must not reach the user's tipd through the user's browser.
  const { origin, host } = request.headers;
  if (!isOurName(host, names)) return response.writeHead(403).end();
  if (origin !== undefined && origin !== `http://${host}`) return response.writeHead(403).end();
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const client = searchParams.get('client');
  if (pathname !== '/tipd') return file(pathname, response);
  if (client === null) return response.writeHead(400).end();
  return request.method === 'POST' ? pass(client, request, response) : open(client, response);
}

/** Starts the server on a port of this machine, which may have more names than its own. */
export function startBridge(port, moreNames = []) {
  const names = ['localhost', ADDRESS, ...moreNames];
  const server = createServer((request, response) => {
    serve(request, response, names).catch((error) => {
      console.error(error.message);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(port, ADDRESS, () => resolve(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await startBridge(Number(process.argv[2] ?? 8080));
  console.log(`http://${ADDRESS}:${server.address().port}/`);
}

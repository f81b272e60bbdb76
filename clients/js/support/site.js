import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const TYPES = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.html': 'text/html', '.wasm': 'application/wasm' };
const root = new URL('..', import.meta.url);

/** Serves this package's files, and pages that are given as text by path, on a port of its own. */
export async function serveSite(pages = {}) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const body = await (pages[pathname] ?? readFile(new URL(`.${pathname}`, root)));
      response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'text/html; charset=utf-8');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

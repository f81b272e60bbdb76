import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Adds all that a module imports before it runs. */
function imports(url, found = new Set()) {
  const text = readFileSync(url, 'utf8');
  for (const [, name] of text.matchAll(/^(?:import|export) [^;]*?from '([^']+)';/gms)) {
    if (!name.startsWith('.')) found.add(name);
    else if (!found.has(new URL(name, url).href)) imports(new URL(name, url), found.add(new URL(name, url).href));
  }
  return found;
}

test('a page can load the client: nothing of Node is imported but by spawn', () => {
  const found = [...imports(new URL('../src/index.js', import.meta.url))];
  assert.ok(found.some((name) => name.endsWith('/src/bytes.js')), 'the imports were not understood');
  assert.deepEqual(found.filter((name) => !name.startsWith('file:')), []);
  assert.ok(!found.some((name) => name.endsWith('/src/transports/process.js')));
});

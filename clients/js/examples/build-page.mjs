// Writes one page that needs nothing else: examples/page.html with the client, the web host and the module inside.
//
// usage: node examples/build-page.mjs MODULE OUTPUT
//
// Every module of the client becomes a data: address in an import map, under a name that replaces its relative one.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const source = new URL('../src/', import.meta.url);
const ENTRIES = { tipd: new URL('index.js', source), 'tipd/web': new URL('web/index.js', source) };

/** The imports of a page, by name: the modules of the client, and the compiled one as `tipd/module`. */
function importMap(module) {
  const imports = {};
  for (const [name, url] of Object.entries(ENTRIES)) collect(url, imports, name);
  const packed = gzipSync(module, { level: 9 }).toString('base64');
  imports['tipd/module'] = address(`
    const packed = await (await fetch('data:application/octet-stream;base64,${packed}')).blob();
    const bytes = new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')));
    export const MODULE = bytes.arrayBuffer();`);
  return imports;
}

/** Adds a module and all that it imports before it runs. */
function collect(url, imports, name = nameOf(url)) {
  if (imports[name] !== undefined) return;
  imports[name] = 'being read';
  const text = readFileSync(url, 'utf8').replace(/(from ')(\.[^']+)(')/g, (_, before, path, after) => {
    const target = new URL(path, url);
    collect(target, imports);
    return before + nameOf(target) + after;
  });
  imports[name] = address(text);
}

function nameOf(url) {
  return `tipd:${url.href.slice(source.href.length)}`;
}

function address(text) {
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
}

const [module, output] = process.argv.slice(2);
if (output === undefined) {
  console.error('usage: node examples/build-page.mjs MODULE OUTPUT');
  process.exit(2);
}
const page = readFileSync(new URL('page.html', import.meta.url), 'utf8');
const map = JSON.stringify({ imports: importMap(readFileSync(module)) });
writeFileSync(output, page.replace('<script type="module">', () => `<script type="importmap">${map}</script>\n<script type="module">`));

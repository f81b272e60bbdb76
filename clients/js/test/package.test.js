import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pack } from '../support/pack.js';
import { needsModule } from '../support/module.js';
import { needsProgram } from '../support/program.js';

const HOST = `
import { Tipd } from 'tipd';
import { encode } from 'tipd/framing';
const bounds = { x: 0, y: 0, width: 400, height: 300 };
for (const tipd of [await Tipd.spawn(), await Tipd.load()]) {
  const { placement } = await tipd.layout({ bounds, target: { point: { x: 200, y: 100 } }, content: { text: 'Hi' } });
  console.log(tipd.serverInfo.name, placement, encode({}).length);
  await tipd.close();
}
console.log(import.meta.resolve('tipd/tipd.wasm').endsWith('/bin/tipd.wasm'), import.meta.resolve('tipd/web').endsWith('.js'));
`;

test('the archive is all that a user needs', { skip: needsProgram.skip || needsModule.skip }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tipd-package-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const archive = pack(folder);
  const listed = spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' }).stdout.trim().split('\n');
  for (const name of ['package.json', 'README.md', 'LICENSE', 'bin/tipd.wasm', 'src/index.js', 'src/web/index.d.ts']) {
    assert.ok(listed.includes(`package/${name}`), name);
  }
  assert.deepEqual(listed.filter((name) => /test|support|examples/.test(name)), []);

  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  assert.equal(spawnSync('tar', ['-xzf', archive, '-C', modules, '--transform', 's/^package/tipd/']).status, 0);
  writeFileSync(join(folder, 'host.mjs'), HOST);
  const env = { ...process.env, TIPD_PROGRAM: '', PATH: '' };
  const ended = spawnSync(process.execPath, ['host.mjs'], { cwd: folder, encoding: 'utf8', env, timeout: 60_000 });
  assert.equal(ended.stderr, '');
  assert.equal(ended.stdout, 'tipd bottom 23\ntipd bottom 23\ntrue true\n');
});

test('what package.json exports is there', () => {
  const { exports, types } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const paths = [types, ...Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))];
  for (const path of paths.filter((path) => !path.startsWith('./bin/'))) {
    assert.ok(existsSync(new URL(`../${path}`, import.meta.url)), path);
  }
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { modulePath, needsModule } from '../support/module.js';
import { pack } from '../support/pack.js';
import { needsProgram, program } from '../support/program.js';
import { check, noCompiler } from '../support/tsc.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
// It is nothing that a run under CI must have: pack.js does the same without.
const noNpm = spawnSync('npm', ['--version']).status !== 0 && 'there is no npm: install Node.js with it';

const HOST = `
import { Tipd } from 'tipd';
import { PageHost } from 'tipd/web';
for (const tipd of [await Tipd.spawn(), await Tipd.load()]) {
  console.log(tipd.serverInfo.name, typeof PageHost.open);
  await tipd.close();
}
`;

const TYPED = `
import { Picture, Tipd, type TipPicture } from 'tipd';
import { PageHost } from 'tipd/web';
import { FrameReader } from 'tipd/framing';
export async function main(tipd: Tipd): Promise<TipPicture[]> {
  const picture = new Picture('main');
  picture.follow(tipd);
  await (await PageHost.open(tipd)).show({ tip: { target: '#new', content: { text: 'New' } } });
  new FrameReader().push(new Uint8Array());
  // @ts-expect-error: there is no such member.
  await tipd.show({ tipp: 1 });
  return picture.tips;
}
`;

/** A copy of the package as it is in the repository, so that packing it leaves nothing there. */
function copyOfPackage(folder) {
  const copy = join(folder, 'clients', 'js');
  for (const name of ['src', 'support', 'test', 'package.json', 'README.md']) {
    cpSync(join(repository, 'clients/js', name), join(copy, name), { recursive: true });
  }
  cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  return copy;
}

const listOf = (archive) => spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' }).stdout.trim().split('\n')
  .filter((name) => !name.endsWith('/')).sort();

test('npm packs what pack.js does, and installs it without a network', { skip: noNpm || needsProgram.skip || needsModule.skip }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tipd-npm-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const environment = {
    ...process.env, TIPD_PROGRAM: program, TIPD_MODULE: modulePath, npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false', npm_config_fund: 'false', npm_config_update_notifier: 'false', npm_config_offline: 'true',
  };
  const npm = (cwd, ...args) => {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', env: environment, timeout: 120_000 });
    assert.equal(status, 0, stderr);
    return stdout.trim();
  };
  const packed = npm(copyOfPackage(folder), 'pack', '--pack-destination', folder).split('\n').at(-1);
  const archive = join(folder, packed);
  const ours = join(folder, 'ours');
  mkdirSync(ours);
  assert.deepEqual(listOf(archive), listOf(pack(ours)));

  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  npm(app, 'install', archive);
  await t.test('its program and its module run', () => {
    writeFileSync(join(app, 'host.mjs'), HOST);
    const env = { ...process.env, TIPD_PROGRAM: '', PATH: '' };
    const { stdout, stderr } = spawnSync(process.execPath, ['host.mjs'], { cwd: app, encoding: 'utf8', env, timeout: 60_000 });
    assert.equal(stderr, '');
    assert.equal(stdout, 'tipd function\ntipd function\n');
  });
  await t.test('its types are found', { skip: noCompiler }, () => {
    writeFileSync(join(app, 'typed.mts'), TYPED);
    assert.equal(check(join(app, 'typed.mts')), '');
  });
});

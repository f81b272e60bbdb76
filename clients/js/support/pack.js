// Makes the package's archive as `npm pack` does, where there is no npm: tipd-VERSION.tgz in a folder.
//
// usage: node support/pack.js [FOLDER]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill } from './fill.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
// The same files make the same archive.
const PLAIN = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@499162500', '--format=ustar'];

/** Writes the archive into a folder; its path. */
export function pack(folder) {
  const work = mkdtempSync(join(tmpdir(), 'tipd-pack-'));
  const archive = join(folder, `tipd-${version}.tgz`);
  try {
    fill(join(work, 'package'));
    const { status, stderr, error } = spawnSync('tar', [...PLAIN, '-czf', archive, 'package'], { cwd: work, encoding: 'utf8' });
    if (status !== 0) throw new Error(`tar failed: ${error?.message ?? stderr}`);
  } finally {
    rmSync(work, { recursive: true });
  }
  return archive;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(pack(resolve(process.argv[2] ?? '.')));

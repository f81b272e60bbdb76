// Puts into the package what a build made: the program for this platform, the module, and the licence.
//
// usage: node support/fill.js [FOLDER]
//
// The program is TIPD_PROGRAM or the repository's release build, the module TIPD_MODULE or what scripts/wasm made. With a
// folder a copy of the package is made there; without one this package is filled, as `npm pack` wants it.
import { chmodSync, copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modulePath } from './module.js';
import { program } from './program.js';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Fills a folder that has, or gets, the files of the package. */
export function fill(folder) {
  if (program === null) throw new Error('there is no program: run swift build -c release, or set TIPD_PROGRAM');
  if (modulePath === null) throw new Error('there is no module: run scripts/wasm, or set TIPD_MODULE');
  if (folder !== resolve(source)) {
    for (const name of ['src', 'package.json', 'README.md']) cpSync(join(source, name), join(folder, name), { recursive: true });
  }
  const platform = join(folder, 'bin', `${process.platform}-${process.arch}`);
  mkdirSync(platform, { recursive: true });
  const name = process.platform === 'win32' ? 'tipd.exe' : 'tipd';
  copyFileSync(program, join(platform, name));
  chmodSync(join(platform, name), 0o755);
  copyFileSync(modulePath, join(folder, 'bin', 'tipd.wasm'));
  chmodSync(join(folder, 'bin', 'tipd.wasm'), 0o644);
  copyFileSync(join(source, '../../LICENSE'), join(folder, 'LICENSE'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fill(resolve(process.argv[2] ?? source));

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProgramNotFound } from './errors.js';

const NAME = process.platform === 'win32' ? 'tipd.exe' : 'tipd';

// Shipped with the package, or built in the source tree around it.
const NEARBY = [`../bin/${NAME}`, `../../../.build/release/${NAME}`];

/** Returns the path of the program: the one that is named, TIPD_PROGRAM, one next to the package, or one of PATH. */
export function findProgram(program, environment = process.env) {
  if (program !== undefined) return program;
  if (environment.TIPD_PROGRAM) return environment.TIPD_PROGRAM;
  const nearby = NEARBY.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const onPath = (environment.PATH ?? '').split(delimiter).filter(Boolean).map((directory) => join(directory, NAME));
  const found = [...nearby, ...onPath].find(isExecutable);
  if (found !== undefined) return found;
  throw new ProgramNotFound({ program: 'tipd', reason: 'no such program', tried: ['TIPD_PROGRAM', ...nearby, 'PATH'] });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

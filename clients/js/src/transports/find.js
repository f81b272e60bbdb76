import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProgramNotFound } from '../errors.js';

const NAME = process.platform === 'win32' ? 'tipd.exe' : 'tipd';

// Shipped with the package, or built in the source tree around it.
const NEARBY = [`../../bin/${process.platform}-${process.arch}/${NAME}`, `../../../../.build/release/${NAME}`];

/**
 * Says which program to start, and who named it: `program` if given, else what TIPD_PROGRAM names, else one next to
 * the package, else one of PATH.
 */
export function findProgram(program, environment = process.env) {
  if (program !== undefined) return { path: program, source: 'program' };
  if (environment.TIPD_PROGRAM) return { path: environment.TIPD_PROGRAM, source: 'TIPD_PROGRAM' };
  const nearby = NEARBY.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const onPath = (environment.PATH ?? '').split(delimiter).filter(Boolean).map((directory) => join(directory, NAME));
  const path = [...nearby, ...onPath].find(isExecutable);
  if (path !== undefined) return { path, source: 'search' };
  throw new ProgramNotFound({ program: NAME, reason: 'no such program', tried: ['TIPD_PROGRAM', ...nearby, 'PATH'] });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

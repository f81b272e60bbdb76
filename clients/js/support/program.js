import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../.build/release/tipd', import.meta.url));

/** The real program, or null. */
export const program = [process.env.TIPD_PROGRAM, built].find((path) => path !== undefined && existsSync(path)) ?? null;

/** The reason to skip, or false; under CI nothing may be missing. */
export function missing(isMissing, reason) {
  if (isMissing && process.env.CI) throw new Error(reason);
  return isMissing && reason;
}

/** The options of a test that needs the real program. */
export const needsProgram = { skip: missing(program === null, 'there is no tipd: build it or set TIPD_PROGRAM') };

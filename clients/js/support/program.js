import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../.build/release/tipd', import.meta.url));

/** The real program, or null. */
export const program = [process.env.TIPD_PROGRAM, built].find((path) => path !== undefined && existsSync(path)) ?? null;

/** For `test`'s options: skips without the real program, except where everything must be there. */
export const needsProgram = { skip: missing(program === null, 'there is no tipd: build it or set TIPD_PROGRAM') };

/** The reason to skip, or false; under CI a missing thing must fail, not skip. */
export function missing(isMissing, reason) {
  return isMissing && !process.env.CI ? reason : false;
}

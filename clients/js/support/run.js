import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const directory = fileURLToPath(new URL('..', import.meta.url));

/** Runs the text of a module as a process of its own, in this package. */
export function runModule(text, environment) {
  return run(['--input-type=module', '-'], environment, text);
}

/** Runs a file of this package as a process of its own. */
export function runFile(path, environment) {
  return run([path], environment, '');
}

function run(args, environment, input) {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8', env, input, timeout: 60_000 });
}

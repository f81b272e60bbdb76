import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ProgramNotFound, ServerExited, TipdError } from '../errors.js';
import { findProgram } from './find.js';
import { Tail } from './tail.js';

const REASONS = {
  ENOENT: 'no such program',
  ENOTDIR: 'no such program',
  EACCES: 'not executable',
  ENOEXEC: 'not executable',
};

/** Starts the program and returns the transport that carries messages to and from it. */
export async function startProcess({ program, args = [], grace = 1000 } = {}) {
  const { path, source } = findProgram(program);
  try {
    const child = spawn(path, args, { stdio: 'pipe', windowsHide: true });
    const transport = new ProcessTransport(child, grace);
    await once(child, 'spawn');
    return transport;
  } catch (error) {
    throw describeFailure(path, source, error);
  }
}

/** A child process as a transport. */
class ProcessTransport {
  #child;
  #grace;
  #stderr = new Tail();
  #graceTimer;
  #report;
  #reported;
  #exited;
  #closing = null;

  constructor(child, grace) {
    this.#child = child;
    this.#grace = grace;
    this.#exited = new Promise((resolve) => child.once('exit', resolve));
    this.#reported = new Promise((resolve) => {
      this.#report = resolve;
    });
    this.#watch();
  }

  get pid() {
    return this.#child.pid;
  }

  send(bytes) {
    this.#child.stdin.write(bytes);
  }

  onData(listener) {
    this.#child.stdout.on('data', listener);
  }

  onClose(listener) {
    this.#reported.then(listener);
  }

  stderrTail() {
    return this.#stderr.toString();
  }

  /** Ends the process, kindly at first, and waits until it is gone. */
  close() {
    this.#closing ??= this.#stop();
    return this.#closing;
  }

  /** Ends the process at once. */
  kill() {
    this.#child.kill('SIGKILL');
    return this.close();
  }

  async #stop() {
    this.#child.stdin.end();
    for (const signal of ['SIGTERM', 'SIGKILL']) {
      if (await settles(this.#exited, this.#grace)) break;
      this.#child.kill(signal);
    }
    await settles(this.#exited, this.#grace);
    await settles(this.#reported, this.#grace);
  }

  #watch() {
    const { stdin, stdout, stderr } = this.#child;
    stderr.on('data', (chunk) => this.#stderr.push(chunk));
    // Each of these means the end, but only 'close' knows the status and all that was said.
    stdin.on('error', () => this.#awaitEnd());
    stdout.on('error', () => this.#awaitEnd());
    stdout.on('end', () => this.#awaitEnd());
    this.#child.on('exit', () => this.#awaitEnd());
    this.#child.on('close', () => this.#finish());
    // Losing stderr, or failing to signal a process that is gone, loses nothing.
    stderr.on('error', () => {});
    this.#child.on('error', () => {});
  }

  /** A child of the child may hold the pipes open, or the child may live on without them: wait, but not for ever. */
  #awaitEnd() {
    this.#graceTimer ??= setTimeout(() => this.#finish(), this.#grace);
  }

  #finish() {
    clearTimeout(this.#graceTimer);
    const { exitCode, signalCode, stdin, stdout, stderr } = this.#child;
    this.#report(new ServerExited({ exitCode, signalName: signalCode, stderrTail: this.stderrTail() }));
    if (exitCode === null && signalCode === null) this.close();
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
  }
}

/** Whether the promise settles within the time. */
async function settles(promise, milliseconds) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

function describeFailure(path, source, error) {
  // Not the system's refusal, but an argument that Node refused.
  if (error.syscall === undefined) return error;
  const program = source === 'TIPD_PROGRAM' ? `${path} (from TIPD_PROGRAM)` : path;
  const reason = REASONS[error.code];
  if (reason !== undefined) return new ProgramNotFound({ program, reason, cause: error });
  return new TipdError(`cannot start ${program}: ${error.message}`, { cause: error });
}

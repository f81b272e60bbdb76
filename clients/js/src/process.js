import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ProgramNotFound, ServerExited, TipdError } from './errors.js';
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
  const path = findProgram(program);
  try {
    const child = spawn(path, args, { stdio: 'pipe', windowsHide: true });
    const transport = new ProcessTransport(child, grace);
    await once(child, 'spawn');
    return transport;
  } catch (error) {
    throw describeFailure(path, error);
  }
}

/** A child process as a transport. */
class ProcessTransport {
  #child;
  #grace;
  #stderr = new Tail();
  #graceTimer;
  #report;
  #ended;
  #closing = null;

  constructor(child, grace) {
    this.#child = child;
    this.#grace = grace;
    this.#ended = new Promise((resolve) => {
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
    this.#ended.then(listener);
  }

  stderrTail() {
    return this.#stderr.toString();
  }

  /** Ends the process, kindly at first, and waits until it is gone. */
  close() {
    this.#closing ??= this.#stop(['SIGTERM', 'SIGKILL']);
    return this.#closing;
  }

  /** Ends the process at once. */
  kill() {
    this.#closing ??= this.#stop(['SIGKILL'], 0);
    return this.#closing;
  }

  async #stop(signals, firstWait = this.#grace) {
    this.#child.stdin.end();
    let wait = firstWait;
    for (const signal of signals) {
      if (await this.#isGone(wait)) return;
      this.#child.kill(signal);
      wait = this.#grace;
    }
    await this.#isGone(wait);
  }

  async #isGone(milliseconds) {
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds, false);
    });
    const gone = await Promise.race([this.#ended.then(() => true), late]);
    clearTimeout(timer);
    return gone;
  }

  #watch() {
    const { stdin, stdout, stderr } = this.#child;
    stderr.on('data', (chunk) => this.#stderr.push(chunk));
    // Each of these means the end, but only 'close' knows the status and all that was said.
    stdin.on('error', () => this.#awaitEnd());
    stdout.on('error', () => this.#awaitEnd());
    stdout.on('end', () => this.#awaitEnd());
    stderr.on('error', () => {});
    this.#child.on('error', () => {});
    this.#child.on('exit', () => this.#awaitEnd());
    this.#child.on('close', () => this.#finish());
  }

  /** A child of the child may hold the pipes open, or the child may live on without them: wait, but not for ever. */
  #awaitEnd() {
    this.#graceTimer ??= setTimeout(() => this.#finish(), this.#grace);
  }

  #finish() {
    clearTimeout(this.#graceTimer);
    const { exitCode, signalCode } = this.#child;
    this.#report(new ServerExited({ exitCode, signalName: signalCode, stderrTail: this.stderrTail() }));
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream.destroy();
    if (exitCode === null && signalCode === null) this.kill();
  }
}

function describeFailure(program, error) {
  const reason = REASONS[error.code];
  if (reason !== undefined) return new ProgramNotFound({ program, reason, cause: error });
  if (error.syscall === undefined) return error;
  return new TipdError(`cannot start ${program}: ${error.message}`, { cause: error });
}

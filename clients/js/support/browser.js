import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing } from './program.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const name = [process.env.TIPD_BROWSER, ...NAMES].find((one) => one && spawnSync(one, ['--version']).status === 0);

/** The reason to skip what needs a browser, or false. */
export const noBrowser = missing(name === undefined, 'there is no chromium: install it');

/** A headless Chromium that is driven by its DevTools protocol over a pipe. */
export class Browser {
  #child;
  #closed;
  #folder;
  #lastId = 0;
  #calls = new Map();
  #listeners = new Set();
  #rest = Buffer.alloc(0);

  /** Starts one; `args` are more of Chromium's own. */
  static async start(...args) {
    const browser = new Browser(args);
    try {
      await browser.call('Browser.getVersion');
    } catch (error) {
      await browser.close();
      throw error;
    }
    return browser;
  }

  constructor(args) {
    this.#folder = mkdtempSync(join(tmpdir(), 'tipd-browser-'));
    const flags = [
      '--headless=new', '--remote-debugging-pipe', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run',
      `--user-data-dir=${this.#folder}`, '--window-size=800,600', '--force-color-profile=srgb', ...args, 'about:blank',
    ];
    // A group of its own, for what Chromium starts itself is to end with it. All of that has the same stderr, so the event
    // 'close' comes when the last of it is gone, and writes to the folder no more.
    this.#child = spawn(name, flags, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'], detached: true });
    this.#child.stderr.resume();
    this.#child.stdio[4].on('data', (chunk) => this.#receive(chunk));
    this.#child.stdio[3].on('error', () => {});
    this.#closed = once(this.#child, 'close');
    this.#child.on('close', () => this.#fail(new Error('the browser has ended')));
  }

  /** Calls a method of the protocol, in a session of a page if one is given. */
  call(method, params = {}, sessionId) {
    this.#lastId += 1;
    const id = this.#lastId;
    const promise = new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject, method }));
    this.#child.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return promise;
  }

  /** Calls the function for each event; returns what undoes that. */
  on(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) process.kill(-this.#child.pid, 'SIGKILL');
    await this.#closed;
    await rm(this.#folder, { recursive: true, force: true });
  }

  #receive(chunk) {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let end = this.#rest.indexOf(0); end >= 0; end = this.#rest.indexOf(0)) {
      const message = JSON.parse(this.#rest.subarray(0, end).toString());
      this.#rest = this.#rest.subarray(end + 1);
      this.#dispatch(message);
    }
  }

  #dispatch({ id, result, error, method, params, sessionId }) {
    if (id === undefined) return this.#listeners.forEach((listener) => listener({ method, params, sessionId }));
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (error === undefined) call.resolve(result);
    else call.reject(new Error(`${call.method}: ${error.message}`));
  }

  #fail(error) {
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
  }
}

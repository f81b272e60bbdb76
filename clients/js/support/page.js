import { writeFileSync } from 'node:fs';

/** One page of a browser. */
export class Page {
  /** What the page logged and threw. */
  problems = [];
  #browser;
  #session;
  #target;

  static async open(browser, url, { features = [] } = {}) {
    const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank', newWindow: true });
    const { sessionId } = await browser.call('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(browser, sessionId, targetId);
    for (const domain of ['Page', 'Runtime', 'Performance']) await page.call(`${domain}.enable`);
    await page.call('Emulation.setDeviceMetricsOverride', { width: 800, height: 600, deviceScaleFactor: 1, mobile: false });
    await page.call('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.call('Emulation.setEmulatedMedia', { features });
    await page.#goTo(url);
    return page;
  }

  constructor(browser, session, target) {
    this.#browser = browser;
    this.#session = session;
    this.#target = target;
    browser.on(({ method, params, sessionId }) => sessionId === session && this.#hear(method, params));
  }

  call(method, params) {
    return this.#browser.call(method, params, this.#session);
  }

  /** The value of an expression, which may be a promise. */
  async evaluate(expression) {
    const params = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await this.call('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true, looking once a frame. */
  until(expression) {
    return this.evaluate(`new Promise((resolve, reject) => {
      const start = performance.now();
      const look = () => {
        const value = (${expression});
        if (value) resolve(value);
        else if (performance.now() - start > 20000) reject(new Error('never came true: ' + ${JSON.stringify(expression)}));
        else requestAnimationFrame(look);
      };
      look();
    })`);
  }

  /** Two frames: what the first schedules has been drawn by the second. */
  frames() {
    return this.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))');
  }

  async click(x, y) {
    const at = { x, y, button: 'left', clickCount: 1 };
    await this.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await this.call('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await this.call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  }

  async press(key, { shift = false, text } = {}) {
    const codes = { Tab: 9, Enter: 13, Escape: 27, ArrowLeft: 37, ArrowRight: 39, ' ': 32 };
    const params = { key, code: key === ' ' ? 'Space' : key, windowsVirtualKeyCode: codes[key], modifiers: shift ? 8 : 0 };
    const typed = text ?? (key === 'Enter' ? '\r' : undefined);
    await this.call('Input.dispatchKeyEvent', { type: 'keyDown', ...params, ...(typed && { text: typed }) });
    await this.call('Input.dispatchKeyEvent', { type: 'keyUp', ...params });
  }

  /** The picture of the page, as PNG; kept in the folder of TIPD_SCREENSHOTS, if that is set. */
  async screenshot(name) {
    const { data } = await this.call('Page.captureScreenshot', { format: 'png' });
    const png = Buffer.from(data, 'base64');
    if (process.env.TIPD_SCREENSHOTS) writeFileSync(`${process.env.TIPD_SCREENSHOTS}/${name}.png`, png);
    return png;
  }

  async close() {
    await this.#browser.call('Target.closeTarget', { targetId: this.#target });
  }

  async #goTo(url) {
    const loaded = new Promise((resolve) => {
      const stop = this.#browser.on(({ method, sessionId }) => {
        if (sessionId !== this.#session || method !== 'Page.loadEventFired') return;
        stop();
        resolve();
      });
    });
    await this.call('Page.navigate', { url });
    await loaded;
  }

  #hear(method, { exceptionDetails, type, args } = {}) {
    if (method === 'Runtime.exceptionThrown') {
      this.problems.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
    } else if (method === 'Runtime.consoleAPICalled' && ['error', 'warning'].includes(type)) {
      this.problems.push(args.map(({ value, description }) => value ?? description).join(' '));
    }
  }
}

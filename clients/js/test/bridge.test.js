import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { startBridge } from '../examples/bridge.mjs';
import { Browser, noBrowser } from '../support/browser.js';
import { Page } from '../support/page.js';
import { needsProgram } from '../support/program.js';

test('a page is led by a program behind its server, which ends with the page', { skip: noBrowser || needsProgram.skip }, async (t) => {
  const server = await startBridge(0, ['page.test']);
  t.after(() => server.close());
  // Not an address that a browser trusts as it does this machine's: there a page can do less.
  const browser = await Browser.start('--host-resolver-rules=MAP page.test 127.0.0.1');
  t.after(() => browser.close());
  const page = await Page.open(browser, `http://page.test:${server.address().port}/`);
  await page.until("window.host?.picture.tips.length === 1");
  assert.equal(await page.evaluate("document.querySelector('.tipd-title').textContent"), 'Write');
  await page.press('ArrowRight');
  await page.until("document.querySelector('.tipd-title')?.textContent === 'Keep'");
  await page.screenshot('bridge');
  assert.deepEqual(page.problems, []);
  await page.evaluate('tipd.close()');
  assert.equal(await page.evaluate("tipd.layout({}).catch(({ name }) => name)"), 'ServerExited');
});

test('the bridge serves neither unknown clients nor pages of other sites', async (t) => {
  const server = await startBridge(0);
  t.after(() => server.close());
  const address = `http://127.0.0.1:${server.address().port}/tipd`;
  const status = async (url, options) => (await fetch(url, options)).status;
  assert.equal(await status(address, { method: 'POST', body: '{}' }), 400);
  assert.equal(await status(`${address}?client=nobody`, { method: 'POST', body: '{}' }), 410);
  assert.equal(await status(`${address}?client=x`, { headers: { Origin: 'http://elsewhere.example' } }), 403);
});

test('the bridge serves nobody who calls it by the name of another site', async (t) => {
  const server = await startBridge(0);
  t.after(() => server.close());
  const { port } = server.address();
  const status = (host) => new Promise((resolve, reject) => {
    const onResponse = (response) => resolve(response.resume().statusCode);
    request({ port, host: '127.0.0.1', path: '/', headers: { host } }, onResponse).on('error', reject).end();
  });
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `app.localhost:${port}`, 'localhost']) {
    assert.equal(await status(host), 200, host);
  }
  for (const host of [`elsewhere.example:${port}`, 'localhost.example', 'notlocalhost', '127.0.0.1.example', '10.0.0.1']) {
    assert.equal(await status(host), 403, host);
  }
});

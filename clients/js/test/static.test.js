import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Browser, noBrowser } from '../support/browser.js';
import { modulePath, needsModule } from '../support/module.js';
import { Page } from '../support/page.js';

const builder = fileURLToPath(new URL('../examples/build-page.mjs', import.meta.url));

test('a page in a file shows a tour over its own elements, without any server', { skip: noBrowser || needsModule.skip }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tipd-page-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'page.html');
  const { status, stderr } = spawnSync(process.execPath, [builder, modulePath, file], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  const browser = await Browser.start('--host-resolver-rules=MAP * ~NOTFOUND');
  t.after(() => browser.close());
  const page = await Page.open(browser, pathToFileURL(file).href);
  const title = "document.querySelector('.tipd-title')?.textContent";
  await page.until(`${title} === 'Write'`);
  await page.press('ArrowRight');
  await page.until(`${title} === 'Keep'`);
  await page.press('Enter');
  await page.until(`${title} === 'More'`);
  assert.ok((await page.evaluate("document.querySelector('section').scrollTop")) > 0, 'it was scrolled to');
  await page.screenshot('static');
  await page.press('Enter');
  await page.until("document.querySelector('.tipd-tip, .tipd-overlay') === null");
  await page.evaluate("document.querySelector('#again').click()");
  await page.until(`${title} === 'Write'`);
  assert.deepEqual(page.problems, []);
});

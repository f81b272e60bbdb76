import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Browser, noBrowser } from '../support/browser.js';
import { modulePath, needsModule } from '../support/module.js';
import { Page } from '../support/page.js';
import { needsProgram, program } from '../support/program.js';
import { runModule } from '../support/run.js';
import { serveSite } from '../support/site.js';

const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The first example below a heading, or of the page. */
function example(heading = '') {
  const [, code] = text.slice(text.indexOf(heading)).match(/```js\n(.*?)```/s);
  return code;
}

function run(code) {
  const { status, stdout, stderr } = runModule(code, { TIPD_PROGRAM: program });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout;
}

test('the host at the top works, and is short', needsProgram, () => {
  const host = example();
  assert.ok(host.split('\n').length <= 40);
  assert.match(run(host), /^dim \{.*\ntip first bottom .*\nthe tour is over: completed\nthe click goes no further\n$/s);
});

test('the host that survives its tipd works', needsProgram, () => {
  const shown = "on the screen: [ 'hello' ]\n";
  assert.equal(run(example('\n## Restart\n')), `${shown}tipd was ended by SIGKILL\n${shown}again: 1\n`);
});

test('the page works, and is short', { skip: noBrowser || needsModule.skip }, async (t) => {
  const code = example('\n## In a page\n');
  assert.ok(code.split('\n').length <= 40);
  const imports = JSON.stringify({ imports: { tipd: '/src/index.js', 'tipd/web': '/src/web/index.js' } });
  const page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Letters</title>
<button id="new">New</button> <button id="save">Save</button>
<script type="importmap">${imports}</script><script type="module">${code}</script>`;
  const site = await serveSite({ '/page.html': page, '/bin/tipd.wasm': readFileSync(modulePath) });
  t.after(() => site.close());
  const browser = await Browser.start();
  t.after(() => browser.close());
  const opened = await Page.open(browser, `${site.address}/page.html`);
  const shown = "[...document.querySelectorAll('.tipd-title, .tipd-text')].map((one) => one.textContent).join()";
  await opened.until(`${shown} === 'Write,A new letter begins here.'`);
  await opened.screenshot('readme');
  await opened.press('ArrowRight');
  await opened.until(`${shown} === 'Saves it.'`);
  await opened.press('ArrowRight');
  await opened.until("document.querySelector('.tipd-tip, .tipd-overlay') === null");
  assert.deepEqual(opened.problems, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPage, PLACE } from '../support/bare-page.js';
import { needsWeb, pageOpener } from '../support/web.js';

const openPage = pageOpener();
const [A, B] = [`<button id="a" style="${PLACE}">A</button>`, `<button id="b" style="${PLACE};left:300px">B</button>`];

/** Opens a page with a body of its own, and a host; `known()` promises the names of the targets that are somewhere. */
async function open(t, body = A + B) {
  const page = await fillPage(await openPage(t), body);
  await page.evaluate(`{
    window.known = () => tipd.sessionExport().then(({ targets = {} }) => Object.keys(targets).filter((name) => targets[name] !== null).sort());
    window.dismiss = (id) => host.dismiss({ tip: id, animated: false });
  }`);
  return page;
}

/** What tipd knows once whatever was begun has ended. */
const known = (page) => page.frames().then(() => page.evaluate('known()'));

test('a page may show tips for ever: elements without a tip are forgotten', needsWeb, async (t) => {
  const page = await open(t);
  await page.evaluate(`(async () => {
    await host.target('mine', one('#a'));
    for (let index = 0; index < 60; index += 1) {
      const row = document.createElement('button');
      document.body.append(row);
      await show(row, { id: 'tip' });
      await dismiss('tip');
      row.remove();
    }
  })()`);
  assert.deepEqual(await known(page), ['mine']);
  // tipd counts a name also when nothing has it.
  assert.ok(await page.evaluate('tipd.sessionExport().then(({ targets }) => Object.keys(targets).length)') < 10);
  assert.deepEqual(page.problems, []);
});

test('an element that is forgotten is not followed, and may be a target again', needsWeb, async (t) => {
  const page = await open(t);
  await page.evaluate("show(one('#a'), { id: 'tip' }).then(() => dismiss('tip'))");
  assert.deepEqual(await known(page), []);
  await page.evaluate("one('#a').style.left = '200px'");
  assert.deepEqual(await known(page), []);
  await page.evaluate("show(one('#a'), { id: 'tip' })");
  assert.equal(await page.evaluate('holes()[0].x'), 196);
  await page.evaluate("one('#a').style.left = '250px'");
  await page.until('holes()[0].x === 246');
});

test('an element with two tips stays until both are gone, by whatever name', needsWeb, async (t) => {
  const page = await open(t);
  await page.evaluate(`host.show({ animated: false, tips: [[one('#a'), 'x'], [one('#a'), 'y'], ['#a', 'z']].map(
    ([target, id]) => ({ id, target, content: { text: 'x' } })) }).then(() => dismiss('x')).then(() => dismiss('z'))`);
  assert.deepEqual(await known(page), ['a']);
  // No change of the document tells of it, but its size.
  await page.evaluate("void one('style').sheet.insertRule('#a { box-sizing: content-box; padding: 0 20px; border: 0 }')");
  await page.until('holes()[0].width === 128');
  await page.evaluate("dismiss('y')");
  assert.deepEqual(await known(page), []);
});

test('what a hidden tip, a hint and a step refer to is kept', needsWeb, async (t) => {
  const page = await open(t, `${A}${B}<button id="c" style="${PLACE};top:300px">C</button><i id="d">d</i>`);
  await page.evaluate(`(async () => {
    await show(one('#a'), { id: 'hover', options: { trigger: 'hover' } });
    await show(one('#b'), { id: 'hint', options: { trigger: 'hint' } });
    await show(one('#d'), { id: 'gone' });
    await host.add({ tips: ['#c', one('#b')].map((target, index) => ({ id: 's' + index, target, content: { text: 'x' } })) });
    await host.next({ animated: false });
    await host.next({ animated: false });
    await dismiss('gone');
  })()`);
  assert.deepEqual(await known(page), ['#c', 'a', 'b']);
  await page.evaluate("{ one('#c').style.left = '200px'; }");
  await page.frames();
  await page.evaluate('host.previous({ animated: false })');
  assert.equal(await page.evaluate("host.picture.tip('s0').cutouts[0].x"), 196);
  await page.evaluate("host.end().then(() => tipd.remove({ steps: ['s0', 's1'] }))");
  assert.deepEqual(await known(page), ['a', 'b']);
});

test('a target that a tip leaves for another is forgotten, and so is that of a refused tip', needsWeb, async (t) => {
  const page = await open(t);
  await page.evaluate("show(one('#a'), { id: 'tip' }).then(() => host.update({ tip: 'tip', target: one('#b'), animated: false }))");
  assert.deepEqual(await known(page), ['b']);
  const refused = "host.show({ tips: [{ target: one('#a'), content: { text: 5 } }] }).then(() => '', ({ kind }) => kind)";
  assert.equal(await page.evaluate(refused), 'invalidParams');
  assert.deepEqual(await known(page), ['b']);
});

test('a name that the page takes away stays away when its element moves', needsWeb, async (t) => {
  const page = await open(t);
  await page.evaluate("host.target('mine', one('#a')).then(() => host.target('mine', null))");
  await page.evaluate("one('#a').style.left = '200px'");
  assert.deepEqual(await known(page), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPage, PLACE, SHADOW } from '../support/bare-page.js';
import { needsWeb, pageOpener } from '../support/web.js';

const openPage = pageOpener();

/** Opens a page with a body of its own, and a host. */
const open = async (t, body, options) => fillPage(await openPage(t), body, options);

test('a second host of the same session fails and leaves nothing; closing twice is once', needsWeb, async (t) => {
  const page = await open(t, `<button id="a" style="${PLACE}">A</button>`);
  const again = "import('/src/web/index.js').then(({ PageHost }) => PageHost.open(tipd)).then(() => '', ({ kind }) => kind)";
  assert.equal(await page.evaluate(again), 'sessionExists');
  await page.evaluate("show('#a')");
  assert.equal(await page.evaluate("document.querySelectorAll('.tipd, .tipd-tip').length"), 2);
  await page.evaluate('Promise.all([host.close(), host.close()]).then(() => host.close())');
  assert.equal(await page.evaluate("document.querySelector('.tipd')"), null);
});

test('two hosts share a page: what is done to the tips of one is no business of the other', needsWeb, async (t) => {
  const options = '{ overlay: { visible: true }, tap: { overlay: { action: "dismiss" } } }';
  const page = await open(t, `<button id="a" style="${PLACE}">A</button>`, options);
  await page.evaluate(`(async () => {
    await show('#a', { id: 'one' });
    const { PageHost } = await import('/src/web/index.js');
    window.second = await PageHost.open(tipd, { session: 'second' });
    const buttons = [{ id: 'stay', label: 'Stay', action: 'own' }];
    await second.show({ tip: { id: 'two', target: { point: { x: 500, y: 400 } }, content: { text: 'x', buttons } }, animated: false });
  })()`);
  const centre = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(one('[data-tipd-button=stay]').getBoundingClientRect())";
  await page.click(...(await page.evaluate(centre)));
  await page.until("events.some(({ event, name }) => event === 'action' && name === 'own')");
  assert.deepEqual(await page.evaluate('host.picture.tips.map(({ id }) => id)'), ['one']);
  await page.click(700, 50);
  await page.until('host.picture.tips.length === 0');
  assert.equal(await page.evaluate('second.picture.tips.length'), 1);
});

test('what is typed into a field of a shadow tree is the page\'s', needsWeb, async (t) => {
  const page = await open(t, '<div id="host"></div>');
  await page.evaluate(`${SHADOW}; host.add({ tips: [{ content: { text: 'One' } }, { content: { text: 'Two' } }] }).then(() => host.next())`);
  assert.ok((await page.evaluate('host.keys.map(({ key }) => key)')).includes('ArrowRight'));
  await page.evaluate("(inside('field').focus(), inside('field').setSelectionRange(0, 0))");
  await page.press('ArrowRight');
  assert.equal(await page.evaluate("inside('field').selectionStart"), 1);
  assert.equal(await page.evaluate('host.picture.tour.index'), 0);
});

test('the focus comes back from a dialog that belongs to nothing, into a shadow tree too', needsWeb, async (t) => {
  const page = await open(t, '<div id="host"></div><button id="plain">Plain</button>');
  const dialog = `show(null, { id: 'd', content: { text: 'Sure?', buttons: [{ id: 'ok', label: 'OK' }] } })
    .then(() => document.activeElement.className)`;
  const active = "host.dismiss({ animated: false }).then(() => (document.activeElement.shadowRoot ?? document).activeElement.id)";
  await page.evaluate(`${SHADOW}; one('#plain').focus()`);
  assert.equal(await page.evaluate(dialog), 'tipd-tip');
  assert.equal(await page.evaluate(active), 'plain');
  await page.evaluate("inside('field').focus()");
  assert.equal(await page.evaluate(dialog), 'tipd-tip');
  assert.equal(await page.evaluate(active), 'field');
});

test('all that a tip says is measured in the font it is drawn in', needsWeb, async (t) => {
  const page = await open(t, '', "{ lifetime: 'forever', text: { family: 'serif', ellipsis: '»Ω' }, progress: { format: 'Étape {current} ß {total}' } }");
  const content = "{ title: 'T', text: 'long '.repeat(99), progress: 'Ñ 3', buttons: [{ id: 'ok', label: 'Ö' }] }";
  await page.evaluate(`show(null, { id: 'a', content: ${content}, options: { text: { maxLines: 1 } } })`);
  await page.evaluate("show(null, { id: 'b', content: { text: 'x', progress: { current: 1, total: 2 } } })");
  const told = await page.evaluate("host.picture.tips.map(({ measure, missing = '' }) => [measure, missing])");
  assert.deepEqual(told, [['font', ''], ['font', '']]);
});

test('a description in the page\'s own words is what a screen reader is told', needsWeb, async (t) => {
  const page = await open(t, `<button id="a" style="${PLACE}">A</button>`);
  const own = "{ label: 'Name', description: 'Own words' }";
  await page.evaluate(`show('#a', { content: { text: 'x', buttons: [{ id: 'ok', label: 'OK' }] }, accessibility: ${own} })`);
  const { nodes } = await page.call('Accessibility.getFullAXTree');
  const { name, description } = nodes.find(({ role }) => role?.value === 'dialog');
  assert.deepEqual([name.value, description?.value], ['Name', 'Own words']);
});

test('arrow keys are those of the control that has the focus, by its role as well', needsWeb, async (t) => {
  const page = await open(t, '<div id="tab" role="tab" tabindex="0">Tab</div><button id="plain">Plain</button>');
  await page.evaluate(`(window.heard = [], document.addEventListener('keydown', ({ key }) => heard.push(key)),
    host.add({ tips: [{ content: { text: 'One' } }, { content: { text: 'Two' } }] }).then(() => host.next()))`);
  const press = async (id) => {
    await page.evaluate(`one('#${id}').focus()`);
    await page.press('ArrowRight');
    return page.evaluate('[host.picture.tour.index, heard.length]');
  };
  assert.deepEqual(await press('tab'), [0, 1]);
  assert.deepEqual(await press('plain'), [1, 1]);
});

test('a font that comes late is measured again', needsWeb, async (t) => {
  const style = '<style>@font-face { font-family: Late; src: local("Liberation Mono") }</style>';
  const page = await open(t, style, "{ text: { family: 'Late' } }");
  await page.evaluate("show(null, { content: { text: 'iiiiiiiiiiWWWWWWWWWW' } })");
  const line = 'host.picture.tips[0].lines[0].width';
  // In a font for code all letters are as wide: that many times 1229 of 2048 units.
  await page.until(`Math.abs(${line} - 20 * (1229 / 2048) * host.picture.tips[0].style.font.size) < 0.1`);
  const drawn = await page.evaluate(`(() => {
    const range = document.createRange();
    range.selectNodeContents(one('.tipd-content span[dir]'));
    return range.getBoundingClientRect().width - ${line};
  })()`);
  assert.ok(Math.abs(drawn) < 1, `${drawn} wider`);
  assert.deepEqual(page.problems, []);
});

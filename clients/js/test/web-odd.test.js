import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Browser, noBrowser } from '../support/browser.js';
import { pages } from '../support/demo-page.js';
import { needsModule } from '../support/module.js';
import { Page } from '../support/page.js';
import { serveSite } from '../support/site.js';

const needs = { skip: noBrowser || needsModule.skip };
const STYLE = 'position:absolute;left:100px;top:100px;width:80px;height:30px';
const BOX = '{ x: 96, y: 96, width: 88, height: 38 }';
let browser;
let site;

before(async () => {
  if (needs.skip) return;
  [browser, site] = await Promise.all([Browser.start(), serveSite(pages)]);
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page with a body of its own, and a host that dims it. */
async function open(t, body, options = '{ overlay: { visible: true } }') {
  const page = await Page.open(browser, `${site.address}/page.html`);
  t.after(() => page.close());
  await page.until('window.ready');
  await page.evaluate(`(async () => {
    document.body.innerHTML = ${JSON.stringify(body)};
    window.one = (selector) => document.querySelector(selector);
    window.show = (target, more) => host.show({ tip: { target, content: { text: 'Look' }, ...more }, animated: false });
    window.holes = () => host.picture.overlay?.cutouts.map(({ x, y, width, height }) => ({ x, y, width, height })) ?? [];
    await open({ options: ${options} });
  })()`);
  return page;
}

test('an element that is rendered anew with the same id is another one', needs, async (t) => {
  const page = await open(t, `<button id="a" style="${STYLE}">A</button>`);
  await page.evaluate(`show(one('#a'), { id: 'first' }).then(() => {
    one('#a').remove();
    document.body.insertAdjacentHTML('beforeend', '<button id="a" style="${STYLE};left:300px">A</button>');
    return show(one('#a'), { id: 'second' });
  })`);
  await page.until('holes()[0]?.x === 296');
  assert.deepEqual(page.problems, []);
});

test('two elements of one id are two targets, and a name of the page\'s is neither', needs, async (t) => {
  const body = `<button id="a" style="${STYLE}">A</button><button id="a" style="${STYLE};left:300px">B</button>`;
  const page = await open(t, body);
  await page.evaluate(`host.target('a', { point: { x: 5, y: 5 } }).then(() => host.show({ animated: false, tips:
    [...document.querySelectorAll('#a')].map((target) => ({ target, content: { text: 'x' } })) }))`);
  assert.deepEqual(await page.evaluate('holes().map(({ x }) => x)'), [96, 296]);
  assert.deepEqual(await page.evaluate('tipd.sessionExport().then(({ targets }) => targets.a)'), { point: { x: 5, y: 5 } });
});

test('what is no selector, and no element of the page, is refused and harms nothing', needs, async (t) => {
  const page = await open(t, `<button id="a" style="${STYLE}">A</button><iframe srcdoc="<i id=i>x</i>"></iframe>`);
  const refused = (target) => page.evaluate(`show(${target}).then(() => 'no error', ({ name }) => name)`);
  assert.equal(await refused("'#1a'"), 'SyntaxError');
  await page.until("one('iframe').contentDocument.querySelector('#i')");
  assert.equal(await refused("one('iframe').contentDocument.querySelector('#i')"), 'TypeError');
  assert.equal(await refused('document.createTextNode("x")'), 'TypeError');
  await page.evaluate(`show('#a').then(() => { one('#a').style.left = '200px'; })`);
  await page.until('holes()[0].x === 196');
  assert.deepEqual(page.problems, []);
});

test('a selector and an id may be longer than a name; what is no name is refused and harms nothing', needs, async (t) => {
  const page = await open(t, `<button id="${'a'.repeat(300)}" style="${STYLE}">A</button>`);
  const refused = (ref) => page.evaluate(`host.target(${ref}, one('button')).then(() => 'no error', ({ name }) => name)`);
  for (const ref of ["''", '5', "'a'.repeat(257)", "'\\0'"]) assert.equal(await refused(ref), 'TypeError', ref);
  const selectors = `['#' + 'a'.repeat(300), 'button' + ':not(i)'.repeat(50), one('button')]`;
  await page.evaluate(`host.show({ animated: false, tips: ${selectors}.map((target) => ({ target, content: { text: 'x' } })) })`);
  await page.evaluate("(one('button').style.left = '200px')");
  await page.until('holes().length > 0 && holes().every(({ x }) => x === 196)');
  assert.deepEqual(await page.evaluate('host.picture.tips.map(({ cutouts }) => cutouts[0].x)'), [196, 196, 196]);
  assert.deepEqual(page.problems, []);
});

test('a second host of the same session fails and leaves nothing; closing twice is once', needs, async (t) => {
  const page = await open(t, `<button id="a" style="${STYLE}">A</button>`);
  const again = "import('/src/web/index.js').then(({ PageHost }) => PageHost.open(tipd)).then(() => '', ({ kind }) => kind)";
  assert.equal(await page.evaluate(again), 'sessionExists');
  await page.evaluate("show('#a')");
  assert.equal(await page.evaluate("document.querySelectorAll('.tipd, .tipd-tip').length"), 2);
  await page.evaluate('Promise.all([host.close(), host.close()]).then(() => host.close())');
  assert.equal(await page.evaluate("document.querySelector('.tipd')"), null);
});

const CLIPPED = {
  'what is absolute escapes from a box that does not hold it': [
    `<div style="overflow:hidden;height:9px;width:9px"><button id="a" style="${STYLE}">A</button></div>`, `[${BOX}]`],
  'a piece of text cuts nothing off': [
    `<span style="overflow:hidden"><span style="${STYLE}" id="a">A</span></span>`, `[${BOX}]`],
  'nor does what has no box': [
    `<div style="display:contents;overflow:hidden"><button id="a" style="${STYLE.replace('absolute', 'relative')}">A</button></div>`,
    `[${BOX}]`],
  'what is fixed is held by a box that is translated': [
    `<div style="overflow:hidden;translate:9px 0;height:50px"><button id="a" style="${STYLE.replace('absolute', 'fixed')}">A</button></div>`, '[]'],
};

for (const [name, [body, holes]] of Object.entries(CLIPPED)) {
  test(name, needs, async (t) => {
    const page = await open(t, body);
    await page.evaluate("show('#a')");
    assert.deepEqual(await page.evaluate('holes()'), await page.evaluate(holes));
  });
}

/** A tree with a box that scrolls and a field; `inside` finds what is in it. */
const SHADOW = `(() => {
  window.tree = one('#host').attachShadow({ mode: 'open' });
  tree.innerHTML = '<input id="field" value="abc"><div id="box" style="position:absolute;top:50px;left:0;width:300px;height:200px;overflow:auto">'
    + '<div id="above" style="height:100px"></div><button id="a" style="width:80px;height:30px">A</button><div style="height:900px"></div></div>';
  window.inside = (id) => tree.getElementById(id);
})()`;

test('a target in a shadow tree is followed when that scrolls or changes, and clipped by it', needs, async (t) => {
  const page = await open(t, '<div id="host"></div>');
  await page.evaluate(`${SHADOW}; show(inside('a'))`);
  assert.equal(await page.evaluate('holes()[0].y'), 146);
  await page.evaluate("inside('box').scrollTop = 40");
  await page.until('holes()[0].y === 106');
  await page.evaluate("inside('above').style.height = '120px'");
  await page.until('holes()[0].y === 126');
  await page.evaluate("inside('box').scrollTop = 500");
  await page.until('holes().length === 0');
});

test('what is typed into a field of a shadow tree is the page\'s', needs, async (t) => {
  const page = await open(t, '<div id="host"></div>');
  await page.evaluate(`${SHADOW}; host.add({ tips: [{ content: { text: 'One' } }, { content: { text: 'Two' } }] }).then(() => host.next())`);
  assert.ok((await page.evaluate('host.keys.map(({ key }) => key)')).includes('ArrowRight'));
  await page.evaluate("(inside('field').focus(), inside('field').setSelectionRange(0, 0))");
  await page.press('ArrowRight');
  assert.equal(await page.evaluate("inside('field').selectionStart"), 1);
  assert.equal(await page.evaluate('host.picture.tour.index'), 0);
});

test('the focus comes back from a dialog that belongs to nothing, into a shadow tree too', needs, async (t) => {
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

test('all that a tip says is measured in the font it is drawn in', needs, async (t) => {
  const page = await open(t, '', "{ lifetime: 'forever', text: { family: 'serif', ellipsis: '»Ω' }, progress: { format: 'Étape {current} ß {total}' } }");
  const content = "{ title: 'T', text: 'long '.repeat(99), progress: 'Ñ 3', buttons: [{ id: 'ok', label: 'Ö' }] }";
  await page.evaluate(`show(null, { id: 'a', content: ${content}, options: { text: { maxLines: 1 } } })`);
  await page.evaluate("show(null, { id: 'b', content: { text: 'x', progress: { current: 1, total: 2 } } })");
  const told = await page.evaluate("host.picture.tips.map(({ measure, missing = '' }) => [measure, missing])");
  assert.deepEqual(told, [['font', ''], ['font', '']]);
});

test('a description in the page\'s own words is what a screen reader is told', needs, async (t) => {
  const page = await open(t, `<button id="a" style="${STYLE}">A</button>`);
  const own = "{ label: 'Name', description: 'Own words' }";
  await page.evaluate(`show('#a', { content: { text: 'x', buttons: [{ id: 'ok', label: 'OK' }] }, accessibility: ${own} })`);
  const { nodes } = await page.call('Accessibility.getFullAXTree');
  const { name, description } = nodes.find(({ role }) => role?.value === 'dialog');
  assert.deepEqual([name.value, description?.value], ['Name', 'Own words']);
});

test('a page may be zoomed, in part and as a whole', needs, async (t) => {
  const page = await open(t, `<button id="a" style="${STYLE}">A</button>`);
  await page.evaluate("show('#a')");
  const drawn = `(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(one('.tipd-outline').getBoundingClientRect())`;
  const told = `(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(host.picture.tips[0].frame)`;
  for (const [element, zoom, x] of [['body', 2, 196], ['documentElement', 1.5, 146], ['body', 1, 96]]) {
    await page.evaluate(`(document.documentElement.style.zoom = document.body.style.zoom = '', document.${element}.style.zoom = ${zoom})`);
    await page.until(`Math.round(holes()[0].x) === ${x}`);
    assert.deepEqual(await page.evaluate(drawn), await page.evaluate(told), `${element}, ${zoom}`);
  }
});

test('arrow keys are those of the control that has the focus, by its role as well', needs, async (t) => {
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

test('a font that comes late is measured again', needs, async (t) => {
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

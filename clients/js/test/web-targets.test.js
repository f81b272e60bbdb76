import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPage, PLACE, SHADOW } from '../support/bare-page.js';
import { needsWeb, pageOpener } from '../support/web.js';

const BOX = '{ x: 96, y: 96, width: 88, height: 38 }';
const openPage = pageOpener();

/** Opens a page with a body of its own, and a host. */
const open = async (t, body, options) => fillPage(await openPage(t), body, options);

test('an element that is rendered anew with the same id is another one', needsWeb, async (t) => {
  const page = await open(t, `<button id="a" style="${PLACE}">A</button>`);
  await page.evaluate(`show(one('#a'), { id: 'first' }).then(() => {
    one('#a').remove();
    document.body.insertAdjacentHTML('beforeend', '<button id="a" style="${PLACE};left:300px">A</button>');
    return show(one('#a'), { id: 'second' });
  })`);
  await page.until('holes()[0]?.x === 296');
  assert.deepEqual(page.problems, []);
});

test('two elements of one id are two targets, and a name of the page\'s is neither', needsWeb, async (t) => {
  const body = `<button id="a" style="${PLACE}">A</button><button id="a" style="${PLACE};left:300px">B</button>`;
  const page = await open(t, body);
  await page.evaluate(`host.target('a', { point: { x: 5, y: 5 } }).then(() => host.show({ animated: false, tips:
    [...document.querySelectorAll('#a')].map((target) => ({ target, content: { text: 'x' } })) }))`);
  assert.deepEqual(await page.evaluate('holes().map(({ x }) => x)'), [96, 296]);
  assert.deepEqual(await page.evaluate('tipd.sessionExport().then(({ targets }) => targets.a)'), { point: { x: 5, y: 5 } });
});

test('what is no selector, and no element of the page, is refused and harms nothing', needsWeb, async (t) => {
  const page = await open(t, `<button id="a" style="${PLACE}">A</button><iframe srcdoc="<i id=i>x</i>"></iframe>`);
  const refused = (target) => page.evaluate(`show(${target}).then(() => 'no error', ({ name }) => name)`);
  assert.equal(await refused("'#1a'"), 'SyntaxError');
  await page.until("one('iframe').contentDocument.querySelector('#i')");
  assert.equal(await refused("one('iframe').contentDocument.querySelector('#i')"), 'TypeError');
  assert.equal(await refused('document.createTextNode("x")'), 'TypeError');
  await page.evaluate(`show('#a').then(() => { one('#a').style.left = '200px'; })`);
  await page.until('holes()[0].x === 196');
  assert.deepEqual(page.problems, []);
});

test('a selector and an id may be longer than a name; what is no name is refused and harms nothing', needsWeb, async (t) => {
  const page = await open(t, `<button id="${'a'.repeat(300)}" style="${PLACE}">A</button>`);
  const refused = (ref) => page.evaluate(`host.target(${ref}, one('button')).then(() => 'no error', ({ name }) => name)`);
  for (const ref of ["''", '5', "'a'.repeat(257)", "'\\0'"]) assert.equal(await refused(ref), 'TypeError', ref);
  const selectors = `['#' + 'a'.repeat(300), 'button' + ':not(i)'.repeat(50), one('button')]`;
  await page.evaluate(`host.show({ animated: false, tips: ${selectors}.map((target) => ({ target, content: { text: 'x' } })) })`);
  await page.evaluate("(one('button').style.left = '200px')");
  await page.until('holes().length > 0 && holes().every(({ x }) => x === 196)');
  assert.deepEqual(await page.evaluate('host.picture.tips.map(({ cutouts }) => cutouts[0].x)'), [196, 196, 196]);
  assert.deepEqual(page.problems, []);
});

const CLIPPED = {
  'what is absolute escapes from a box that does not hold it': [
    `<div style="overflow:hidden;height:9px;width:9px"><button id="a" style="${PLACE}">A</button></div>`, `[${BOX}]`],
  'a piece of text cuts nothing off': [
    `<span style="overflow:hidden"><span style="${PLACE}" id="a">A</span></span>`, `[${BOX}]`],
  'nor does what has no box': [
    `<div style="display:contents;overflow:hidden"><button id="a" style="${PLACE.replace('absolute', 'relative')}">A</button></div>`,
    `[${BOX}]`],
  'what is fixed is held by a box that is translated': [
    `<div style="overflow:hidden;translate:9px 0;height:50px"><button id="a" style="${PLACE.replace('absolute', 'fixed')}">A</button></div>`, '[]'],
};

for (const [name, [body, holes]] of Object.entries(CLIPPED)) {
  test(name, needsWeb, async (t) => {
    const page = await open(t, body);
    await page.evaluate("show('#a')");
    assert.deepEqual(await page.evaluate('holes()'), await page.evaluate(holes));
  });
}

test('a target in a shadow tree is followed when that scrolls or changes, and clipped by it', needsWeb, async (t) => {
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

test('a page may be zoomed, in part and as a whole', needsWeb, async (t) => {
  const page = await open(t, `<button id="a" style="${PLACE}">A</button>`);
  await page.evaluate("show('#a')");
  const drawn = `(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(one('.tipd-outline').getBoundingClientRect())`;
  const told = `(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(host.picture.tips[0].frame)`;
  for (const [element, zoom, x] of [['body', 2, 196], ['documentElement', 1.5, 146], ['body', 1, 96]]) {
    await page.evaluate(`(document.documentElement.style.zoom = document.body.style.zoom = '', document.${element}.style.zoom = ${zoom})`);
    await page.until(`Math.round(holes()[0].x) === ${x}`);
    assert.deepEqual(await page.evaluate(drawn), await page.evaluate(told), `${element}, ${zoom}`);
  }
});

const DISPLACED = {
  'transformed': 'transform: translate(30px, 20px) scale(1.5); transform-origin: 0 0', 'filtered': 'filter: brightness(0.9); margin: 30px',
  'about to be transformed': 'will-change: transform; margin: 30px', 'contained': 'contain: paint; margin: 30px',
};

for (const [name, style] of Object.entries(DISPLACED)) {
  test(`a page whose body is ${name} has its tips where they are told`, needsWeb, async (t) => {
    const page = await open(t, `<button id="a" style="${PLACE}">A</button>`);
    await page.evaluate(`(document.body.style.cssText += ';font: italic 22px serif;${style}', show('#a'))`);
    const box = (selector) => page.evaluate(
      `(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(one('${selector}').getBoundingClientRect())`);
    await page.until(`Math.abs(holes()[0].x + 4 - one('#a').getBoundingClientRect().x) < 1`);
    assert.deepEqual(await box('.tipd-outline'), await page.evaluate(
      '(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(host.picture.tips[0].frame)'));
    assert.deepEqual(await box('.tipd'), [0, 0, 800, 600]);
    const font = "(({ fontStyle, fontSize, fontFamily }) => [fontStyle, fontSize, fontFamily])(getComputedStyle(one('.tipd')))";
    await page.until(`${font}[0] === 'italic'`);
    assert.deepEqual(await page.evaluate(font), ['italic', '22px', 'serif']);
  });
}

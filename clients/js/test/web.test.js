import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOUR } from '../support/demo-page.js';
import { needsWeb, pageOpener } from '../support/web.js';

const openPage = pageOpener();

/** Opens the page with a host that takes options, as the text of an expression. */
async function open(t, options = '{}', media) {
  const page = await openPage(t, media);
  await page.evaluate(`open(${options})`);
  return page;
}

/** Fails on whatever the page logged or threw. */
function assertQuiet(page) {
  assert.deepEqual(page.problems, []);
}

const STILL = "{ motion: { show: { kind: 'none' }, dismiss: { kind: 'none' }, dim: { kind: 'none' } } }";
const DIMMED = `{ options: { overlay: { visible: true }, ...${STILL} } }`;

/** Where a drawn element is. */
const boxOf = (selector) => `(({ x, y, width, height }) => ({ x, y, width, height }))(
  document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;

test('a tip stands where tipd put it, with its texts and buttons', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  const picture = await page.evaluate("host.picture.tip('first')");
  const outline = await page.evaluate(boxOf('.tipd-outline'));
  for (const name of ['x', 'y', 'width', 'height']) {
    assert.ok(Math.abs(outline[name] - picture.frame[name]) < 0.1, `${name}: ${outline[name]}, not ${picture.frame[name]}`);
  }
  const [later] = picture.parts.filter(({ part }) => part === 'button');
  assert.deepEqual(await page.evaluate(boxOf('[data-tipd-button=later]')), later.rect);
  assert.equal(picture.measure, 'font');
  const widths = await page.evaluate(`[...document.querySelectorAll('.tipd-content span[dir]')].map((span) => {
    const range = document.createRange();
    range.selectNodeContents(span);
    return [range.getBoundingClientRect().width, parseFloat(span.style.minWidth)];
  })`);
  assert.ok(widths.length >= 5);
  for (const [drawn, told] of widths) assert.ok(Math.abs(drawn - told) <= 1, `a line of ${told} is drawn ${drawn} wide`);
  await page.screenshot('tour');
  assertQuiet(page);
});

test('taps pass through the hole, and nothing else of the page can be used', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  await page.click(60, 32);
  assert.deepEqual(await page.evaluate('clicks'), ['new'], 'the button in the hole gets its click');
  await page.click(160, 32);
  await page.click(400, 500);
  assert.deepEqual(await page.evaluate('clicks'), ['new'], 'what is dimmed does not');
  const regions = await page.evaluate("events.filter(({ event }) => event === 'tapped').map(({ region }) => region)");
  assert.deepEqual(regions, ['target', 'overlay', 'overlay']);
  const under = "document.elementFromPoint(160, 32).closest('.tipd') !== null";
  assert.equal(await page.evaluate(under), true, 'no hover either');
  assert.equal(await page.evaluate("document.elementFromPoint(60, 32).id"), 'new');
  // The hole is open where it is round: its corner is as dim as it looks.
  const [{ x, y, cornerRadius }] = await page.evaluate('host.picture.overlay.cutouts');
  const isDim = (depth) => page.evaluate(`document.elementFromPoint(${x + depth}, ${y + depth}).closest('.tipd') !== null`);
  const edge = (1 - Math.SQRT1_2) * cornerRadius;
  assert.deepEqual([await isDim(edge - 0.5), await isDim(edge + 0.5)], [true, false]);
  assertQuiet(page);
});

test('a click on a button goes on, and one on the close box ends the tour', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  const { x, y, width, height } = await page.evaluate(boxOf('[data-tipd-button=next]'));
  await page.click(x + width / 2, y + height / 2);
  assert.deepEqual(await page.evaluate('host.picture.tips.map(({ id }) => id)'), ['second']);
  assert.equal(await page.evaluate("document.querySelectorAll('.tipd-tip').length"), 1);
  await page.evaluate('host.previous()');
  const close = await page.evaluate(boxOf('[data-tipd-button=close]'));
  await page.click(close.x + 3, close.y + 3);
  assert.deepEqual(await page.evaluate("events.filter(({ event }) => event === 'ended').map(({ reason }) => reason)"), ['closed']);
  assert.equal(await page.evaluate("document.querySelectorAll('.tipd-tip, .tipd-overlay').length"), 0);
  assert.deepEqual(await page.evaluate('clicks'), []);
  assertQuiet(page);
});

test('a tour is walked by keyboard, and the focus comes back', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate("document.querySelector('#save').focus()");
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  const focus = '(({ activeElement: one }) => one.dataset.tipdButton ?? one.getAttribute("role") ?? one.id)(document)';
  const shown = 'host.picture.tips.map(({ id }) => id).join()';
  assert.equal(await page.evaluate(focus), 'dialog');
  await page.press('Tab');
  assert.equal(await page.evaluate(focus), 'later');
  await page.press('Tab');
  assert.equal(await page.evaluate(focus), 'next');
  await page.press('Tab', { shift: true });
  assert.equal(await page.evaluate(focus), 'later');
  await page.press('Tab');
  await page.press('Enter');
  await page.until(`${shown} === 'second'`);
  assert.equal(await page.evaluate(focus), 'dialog');
  await page.press('ArrowRight');
  await page.until(`${shown} === 'third'`);
  await page.press('ArrowLeft');
  await page.until(`${shown} === 'second'`);
  await page.press('Escape');
  await page.until(`${shown} === ''`);
  assert.equal(await page.evaluate(focus), 'save');
  assertQuiet(page);
});

test('a key that is pressed in the very moment in which a tip comes is not lost', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  const kept = await page.evaluate(`new Promise((resolve) => {
    const stop = tipd.on('change', () => {
      if (document.querySelector('.tipd-tip') === null) return;
      stop();
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(press);
      resolve(press.defaultPrevented);
    });
    host.add({ tips: ${TOUR} }).then(() => host.next());
  })`);
  assert.equal(kept, true, 'the page does not get it');
  await page.until("host.picture.tip('second') !== undefined");
  assertQuiet(page);
});

test('what is typed into the page is the page\'s', needsWeb, async (t) => {
  const page = await open(t, `{ options: ${STILL} }`);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  await page.evaluate("(document.querySelector('#name').value = 'abc', document.querySelector('#name').focus())");
  await page.press('ArrowRight');
  await page.press('ArrowLeft');
  assert.equal(await page.evaluate("document.querySelector('#name').selectionStart"), 2);
  assert.equal(await page.evaluate("host.picture.tips[0].id"), 'first');
});

test('scrolling, in the page and in a box, is followed in the same frame', needsWeb, async (t) => {
  const page = await open(t, `{ options: { lifetime: 'forever', ...${STILL} } }`);
  await page.evaluate(`host.show({ tips: [
    { id: 'inside', target: '#inside', content: { text: 'In a box' } },
    { id: 'save', target: '#save', content: { text: 'In the page' } }] })`);
  const gap = `(() => {
    const at = (id) => document.querySelector(id).getBoundingClientRect();
    const drawn = [...document.querySelectorAll('.tipd-outline')].map((one) => one.getBoundingClientRect());
    return [drawn[0].top - at('#inside').bottom, drawn[1].top - at('#save').bottom].map(Math.round);
  })()`;
  assert.deepEqual(await page.evaluate(gap), [4, 4]);
  const scrolled = (script) => page.evaluate(`new Promise((resolve) => {
    ${script};
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(${gap})));
  })`);
  assert.deepEqual(await scrolled("document.querySelector('#box').scrollTop = 20"), [4, 4]);
  assert.deepEqual(await scrolled('scrollTo(0, 13)'), [4, 4]);
  await scrolled("document.querySelector('#box').scrollTop = 400");
  assert.equal(await page.evaluate("host.picture.tip('inside').visibility"), 'hidden');
  assertQuiet(page);
});

test('a tip that only moves is moved, and nothing of it is drawn again', needsWeb, async (t) => {
  const page = await open(t, `{ options: { lifetime: 'forever', ...${STILL} } }`);
  await page.evaluate(`host.show({ tips: ['#new', '#save'].map((target) => ({ target, content: { title: 'x', text: 'y', close: true } })) })`);
  const changed = await page.evaluate(`new Promise((resolve) => {
    const records = [];
    new MutationObserver((all) => records.push(...all)).observe(document.querySelector('.tipd'),
      { subtree: true, childList: true, attributes: true, characterData: true });
    scrollTo(0, 7);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(records.map(({ attributeName, target }) =>
      [attributeName, target.className, target.style.transform]))));
  })`);
  const moved = await page.evaluate("[...document.querySelectorAll('.tipd-tip')].map((tip) => tip.style.transform)");
  assert.deepEqual(changed, moved.map((transform) => ['style', 'tipd-tip', transform]));
});

test('one message tells of all that moved in a frame', needsWeb, async (t) => {
  const page = await open(t, `{ options: { lifetime: 'forever', ...${STILL} } }`);
  await page.evaluate(`host.show({ tips: ['#new', '#save', '#turned'].map((target) => ({ target, content: { text: 'x' } })) })`);
  const heard = await page.evaluate(`new Promise((resolve) => {
    const changes = [];
    tipd.on('change', ({ changes: all }) => changes.push(all.length));
    scrollTo(0, 7);
    dispatchEvent(new Event('resize'));
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(changes)));
  })`);
  assert.deepEqual(heard, [3]);
});

test('an element that is resized, moved, hidden or removed is followed', needsWeb, async (t) => {
  const page = await open(t, `{ options: { lifetime: 'forever', ...${STILL} } }`);
  await page.evaluate(`host.show({ tip: { id: 'a', target: '#save', content: { text: 'x' } } })`);
  const hole = () => page.evaluate("host.picture.tip('a')?.cutouts[0] ?? null");
  const before = await hole();
  await page.evaluate("document.querySelector('#save').style.width = '200px'");
  await page.until("Math.round(host.picture.tip('a').cutouts[0].width) === 208");
  await page.evaluate("document.querySelector('#new').remove()");
  await page.until(`host.picture.tip('a').cutouts[0].x < ${before.x}`);
  await page.evaluate("document.querySelector('#save').hidden = true");
  await page.until(`host.picture.tip('a') === undefined`);
  assert.equal(await page.evaluate("events.at(-1).reason"), 'targetLost');
  assertQuiet(page);
});

test('targets are real rects: transformed, rounded, over several lines', needsWeb, async (t) => {
  const page = await open(t, `{ targets: { turned: '#turned', link: '#link', save: '#save' }, options: ${STILL} }`);
  const { targets } = await page.evaluate('tipd.sessionExport()');
  const box = await page.evaluate(boxOf('#turned'));
  assert.ok(Math.abs(targets.turned.rect.width - box.width) < 0.01);
  assert.ok(Math.abs(box.width - 1.5 * (120 * Math.cos(Math.PI / 6) + 40 * Math.sin(Math.PI / 6))) < 0.01);
  assert.ok(targets.link.rects.length > 1);
  assert.equal(targets.save.cornerRadius, 6);
});

test('a step out of view is scrolled to before its tip comes', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.go({ step: 'third' }))`);
  await page.until("host.picture.tip('third') !== undefined");
  assert.ok((await page.evaluate('scrollY')) > 900);
  const { y, height } = await page.evaluate("host.picture.tip('third').frame");
  assert.ok(y >= 0 && y + height <= 600);
});

test('names and roles are what a screen reader needs', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  const { nodes } = await page.call('Accessibility.getFullAXTree');
  const found = nodes.filter(({ ignored }) => !ignored).map(({ role, name, description, properties }) => ({
    role: role.value, name: name?.value, description: description?.value ?? '',
    modal: properties?.find(({ name }) => name === 'modal')?.value.value,
  }));
  const dialog = found.find(({ role }) => role === 'dialog');
  assert.deepEqual(dialog, { role: 'dialog', name: 'Write', description: 'A new letter begins here.', modal: true });
  const buttons = found.filter(({ role }) => role === 'button').map(({ name }) => name);
  for (const name of ['Later', 'Next', 'Close']) assert.equal(buttons.filter((one) => one === name).length, 1, name);
  for (const name of buttons) assert.notEqual(name, '');
  const ids = await page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)");
  assert.equal(new Set(ids).size, ids.length);
  const dangling = await page.evaluate(`[...document.querySelectorAll('[aria-describedby],[aria-labelledby]')]
    .flatMap((one) => (one.getAttribute('aria-describedby') ?? one.getAttribute('aria-labelledby')).split(' '))
    .filter((id) => document.getElementById(id) === null)`);
  assert.deepEqual(dangling, []);
});

test('a tip that takes no focus is announced', needsWeb, async (t) => {
  const page = await open(t, `{ options: ${STILL} }`);
  await page.evaluate("document.querySelector('#save').focus()");
  await page.evaluate("host.show({ tip: { target: '#new', content: { text: 'All is saved.' } } })");
  assert.equal(await page.evaluate("document.querySelector('.tipd-said').textContent"), 'All is saved.');
  assert.equal(await page.evaluate("document.querySelector('.tipd-said').getAttribute('aria-live')"), 'polite');
  assert.equal(await page.evaluate("document.querySelector('.tipd-tip').getAttribute('role')"), 'status');
  assert.equal(await page.evaluate('document.activeElement.id'), 'save');
});

test('a tip for the pointer comes and goes, and describes its target', needsWeb, async (t) => {
  const page = await open(t, `{ options: { hover: { showDelay: 0.01, hideDelay: 0.01 }, ...${STILL} } }`);
  await page.evaluate("host.show({ tip: { id: 'h', target: '#save', content: { text: 'Keep it' }, options: { trigger: 'hover' } } })");
  const move = (x, y) => page.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await move(160, 32);
  await page.until("host.picture.tip('h') !== undefined");
  const described = "document.querySelector('#save').getAttribute('aria-describedby')";
  assert.equal(await page.evaluate(`document.getElementById(${described}).getAttribute('role')`), 'tooltip');
  await move(400, 400);
  await page.until("host.picture.tip('h') === undefined");
  assert.equal(await page.evaluate(described), null);
  assertQuiet(page);
});

test('a hint is a button that opens its tip', needsWeb, async (t) => {
  const page = await open(t, `{ options: ${STILL} }`);
  await page.evaluate("host.show({ tip: { id: 'h', target: '#save', content: { text: 'New here' }, options: { trigger: 'hint' } } })");
  const { x, y } = await page.evaluate(boxOf('.tipd-hint'));
  await page.screenshot('hint');
  await page.click(x + 8, y + 8);
  await page.until("host.picture.tip('h') !== undefined");
  assert.equal(await page.evaluate("document.querySelector('.tipd-hint')"), null);
  assert.deepEqual(await page.evaluate('clicks'), []);
  assertQuiet(page);
});

test('a hole has the radius of each of its corners, in motion too', needsWeb, async (t) => {
  const page = await open(t, '{ options: { overlay: { visible: true } } }');
  const show = (id, radius) => page.evaluate(`host.show({ tip: { id: '${id}', target: '#new', content: { text: 'Look' },
    options: { cutout: { radiusRule: 'constant', radius: ${radius} }, motion: { cutout: { kind: 'morph', duration: 60 } } } } })`);
  await show('a', '{ topLeft: 12, bottomRight: 4 }');
  await page.evaluate('Promise.all(document.getAnimations().map((one) => (one.finish(), one.finished)))');
  const [hole] = await page.evaluate('host.picture.overlay.cutouts');
  assert.deepEqual(hole.cornerRadius, { topLeft: 12, topRight: 0, bottomRight: 4, bottomLeft: 0 });
  const shape = "document.querySelector('mask > :last-child')";
  const isIn = (x, y) => page.evaluate(`${shape}.isPointInFill(new DOMPoint(${x}, ${y}))`);
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  assert.deepEqual([await isIn(hole.x + 3, hole.y + 3), await isIn(right - 1, hole.y + 1)], [false, true]);
  assert.deepEqual([await isIn(hole.x + 1, bottom - 1), await isIn(right - 0.5, bottom - 0.5)], [true, false]);
  await show('b', '6');
  const frames = await page.evaluate(`${shape}.getAnimations()[0].effect.getKeyframes().map(({ d }) => d)`);
  assert.ok(frames.length > 1 && frames.every((d) => d.startsWith('path(')), 'four radii become one');
  assertQuiet(page);
});

test('motions are Web Animations of the keyframes, and end at rest', needsWeb, async (t) => {
  const page = await open(t, "{ options: { preset: 'tipsee' } }");
  await page.evaluate("host.show({ tip: { id: 'a', target: '#save', content: { text: 'Look' } } })");
  const animations = `document.getAnimations().map(({ effect }) => ({
    on: effect.target.getAttribute('class') ?? effect.target.tagName, frames: effect.getKeyframes().length,
    ...(({ delay, duration }) => ({ delay, duration }))(effect.getTiming()) }))`;
  const running = await page.evaluate(animations);
  const spring = running.find(({ on, frames }) => on === 'tipd-moving' && frames > 5);
  assert.deepEqual([spring.delay, spring.duration], [200, 500], "TipSee's 0.5 s after 0.2 s");
  assert.ok(running.some(({ on }) => on === 'rect'), 'the hole closes in');
  await page.evaluate('Promise.all(document.getAnimations().map((one) => (one.finish(), one.finished)))');
  assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.tipd-moving')).opacity"), '1');
  const hole = await page.evaluate("getComputedStyle(document.querySelector('mask rect:last-child')).width");
  assert.ok(Math.abs(parseFloat(hole) - (await page.evaluate('host.picture.overlay.cutouts[0].width'))) < 0.01);
  await page.screenshot('tipsee');
  await page.evaluate('host.dismiss()');
  assert.equal(await page.evaluate("document.querySelectorAll('.tipd-tip').length"), 1, 'it is on its way out');
  await page.until("document.querySelectorAll('.tipd-tip, .tipd-overlay').length === 0");
  assertQuiet(page);
});

test('who wants little motion gets little', needsWeb, async (t) => {
  const media = { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] };
  const page = await open(t, "{ options: { preset: 'tipsee' } }", media);
  await page.evaluate("host.show({ tip: { id: 'a', target: '#save', content: { text: 'Look' } } })");
  const properties = await page.evaluate(`document.getAnimations().flatMap(({ effect }) => Object.keys(effect.getKeyframes()[0]))`);
  assert.ok(properties.includes('opacity'));
  assert.ok(!properties.includes('transform') && !properties.includes('x'));
});

test('a page from right to left is mirrored', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next())`);
  const order = () => page.evaluate(`['later', 'next'].map((id) =>
    document.querySelector('[data-tipd-button=' + id + ']').getBoundingClientRect().x)`);
  const [later, next] = await order();
  assert.ok(later < next);
  await page.evaluate("document.documentElement.dir = 'rtl'");
  await page.until("host.picture.tip('first').parts.find(({ id }) => id === 'close').rect.x < host.picture.tip('first').bubble.x + 20");
  const [first, second] = await order();
  assert.ok(first > second);
  await page.screenshot('rtl');
  await page.press('ArrowLeft');
  await page.until("host.picture.tip('second') !== undefined");
  assertQuiet(page);
});

test('another tipd takes over with what is on the page, and learns where that is now', needsWeb, async (t) => {
  const page = await open(t, '{}');
  await page.evaluate(`(async () => {
    await host.close();
    const { loadModule, ModuleTransport, Tipd } = await import('/src/index.js');
    const { PageHost } = await import('/src/web/index.js');
    const module = await loadModule('/tipd.wasm');
    window.transports = [];
    const restart = () => (transports.push(new ModuleTransport(module)), transports.at(-1));
    window.tipd = await Tipd.connect(restart(), { restart });
    window.host = await PageHost.open(tipd, ${DIMMED});
    await host.add({ tips: ${TOUR} });
    await host.show({ tip: { id: 'beside', target: '#turned', content: { text: 'Beside' }, options: { lifetime: 'forever' } } });
    await host.next();
    await tipd.sessionGet();
  })()`);
  const shown = "[...document.querySelectorAll('.tipd-title, .tipd-text')].map((one) => one.textContent).join()";
  const before = await page.evaluate(shown);
  await page.evaluate("(document.querySelector('#new').style.marginLeft = '50px', transports[0].close())");
  await page.until("transports.length === 2 && host.picture.tip('first')?.cutouts[0].x > 55");
  assert.equal(await page.evaluate(shown), before);
  const focused = "document.querySelector('.tipd').contains(document.activeElement)";
  assert.equal(await page.evaluate(focused), true);
  await page.evaluate("host.dismiss({ tip: 'beside' })");
  await page.press('ArrowRight');
  await page.until("host.picture.tips.map(({ id }) => id).join() === 'second'");
  assert.equal(await page.evaluate("document.querySelectorAll('.tipd-tip, .tipd-overlay').length"), 2);
  assertQuiet(page);
});

test('close takes everything off the page', needsWeb, async (t) => {
  const page = await open(t, DIMMED);
  await page.evaluate(`host.add({ tips: ${TOUR} }).then(() => host.next()).then(() => host.close()).then(() => tipd.close())`);
  assert.equal(await page.evaluate("document.querySelector('.tipd')"), null);
  await page.click(160, 32);
  assert.deepEqual(await page.evaluate('clicks'), ['save']);
  assertQuiet(page);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Picture } from '../src/index.js';

const tip = (id, z, more) => ({ put: 'tip', id, z, ...more });
const overlay = { put: 'overlay', id: 'overlay', z: 0 };
const result = (revision, ...changes) => ({ session: 's', revision, changes, events: [] });

test('changes are applied in order', () => {
  const picture = new Picture();
  assert.equal(picture.apply(result(1, tip('b', 2), tip('a', 1), overlay)), true);
  assert.deepEqual(picture.layers, [overlay, tip('a', 1), tip('b', 2)]);
  picture.apply(result(2, tip('a', 3, { data: 'new' }), { remove: 'overlay', id: 'overlay', motion: 'none' }));
  assert.deepEqual(picture.layers, [tip('b', 2), tip('a', 3, { data: 'new' })]);
  picture.apply(result(3, { remove: 'tip', id: 'b', motion: 'none' }, { remove: 'tip', id: 'never', motion: 'none' }));
  assert.deepEqual(picture.tips, [tip('a', 3, { data: 'new' })]);
  assert.equal(picture.tip('b'), undefined);
  assert.equal(picture.tip('a').data, 'new');
  assert.equal(picture.revision, 3);
});

test('a tip may be named like the overlay', () => {
  const picture = new Picture();
  picture.apply(result(1, overlay, tip('overlay', 1), { remove: 'overlay', id: 'overlay', motion: 'none' }));
  assert.deepEqual(picture.layers, [tip('overlay', 1)]);
});

test('results of another session change nothing', () => {
  const picture = new Picture('other');
  assert.equal(picture.apply(result(1, tip('a', 1))), false);
  assert.deepEqual(picture.layers, []);
  const first = new Picture();
  assert.equal(first.apply(result(1)), false, 'there is nothing to draw');
  assert.equal(first.session, 's');
  assert.equal(first.apply({ ...result(2, tip('a', 1)), session: 'other' }), false);
});

test('a whole picture is taken over unless a change has overtaken it', () => {
  const whole = { session: 's', revision: 5, overlay, tips: [tip('a', 1)], hints: [], regions: [] };
  const picture = new Picture();
  assert.equal(picture.load(whole), true);
  assert.deepEqual(picture.layers, [overlay, tip('a', 1)]);
  picture.apply(result(6, { remove: 'tip', id: 'a', motion: 'none' }));
  assert.equal(picture.load(whole), false);
  assert.deepEqual(picture.layers, [overlay]);
  assert.equal(picture.load({ ...whole, session: 't', revision: 1 }), true);
});

test('what else the session has is taken over when it is told, and stays until then', () => {
  const picture = new Picture();
  const bounds = { x: 0, y: 0, width: 400, height: 300 };
  const keys = [{ key: 'Escape', tip: 'a', action: 'close', consumed: true }];
  const focus = { tip: 'a', button: 'b' };
  assert.deepEqual([picture.bounds, picture.keys, picture.focus, picture.tour.state], [null, [], null, 'idle']);
  assert.equal(picture.apply({ ...result(1), bounds, direction: 'rtl' }), false, 'there is nothing to draw');
  assert.equal(picture.apply({ ...result(2, tip('a', 1)), keys, focus }), true);
  assert.equal(picture.apply({ ...result(3), tour: { state: 'running' } }), false);
  assert.deepEqual([picture.bounds, picture.direction, picture.keys, picture.focus], [bounds, 'rtl', keys, focus]);
  picture.apply({ ...result(4), focus: null });
  assert.deepEqual([picture.keys, picture.focus, picture.tour], [keys, null, { state: 'running' }]);
  picture.apply({ ...result(3), keys: [] });
  assert.deepEqual(picture.keys, keys, 'an earlier result comes too late');
});

test('a result that is known already changes nothing', () => {
  const picture = new Picture();
  picture.apply(result(2, tip('a', 1)));
  assert.equal(picture.apply(result(2, tip('b', 2))), false);
  assert.equal(picture.apply(result(1, tip('b', 2))), false);
  assert.deepEqual(picture.layers, [tip('a', 1)]);
});

const region = (name, shape) => ({ region: name, tip: 'a', shape });
const rect = (x, y, width, height) => ({ x, y, width, height });

test('a point is in the frontmost region that takes taps', () => {
  const arrow = { points: [{ x: 40, y: 20 }, { x: 50, y: 10 }, { x: 60, y: 20 }] };
  const picture = new Picture();
  picture.apply(result(1, tip('a', 1, {
    regions: [
      region('button', rect(10, 30, 20, 10)),
      region('bubble', rect(0, 20, 100, 40)),
      region('arrow', arrow),
      region('bridge', { points: [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 20 }, { x: 0, y: 20 }] }),
      region('target', rect(45, 0, 10, 12)),
    ],
  }), { put: 'hint', id: 'h', z: 2, regions: [region('hint', rect(90, 0, 10, 10))] }, {
    ...overlay, regions: [region('overlay', rect(0, 0, 200, 200))],
  }));
  const points = { button: [10, 30], bubble: [30, 30], arrow: [50, 15], target: [50, 5], hint: [95, 5], overlay: [50, 100] };
  for (const [name, [x, y]] of Object.entries(points)) assert.equal(picture.regionAt({ x, y }).region, name);
  assert.equal(picture.regionAt({ x: 42, y: 17 }).region, 'overlay', 'beside the arrow');
  assert.equal(picture.regionAt({ x: 200, y: 100 }), null, 'the edge belongs to nobody');
  assert.deepEqual(
    picture.regions.map((one) => one.region),
    ['button', 'bubble', 'arrow', 'bridge', 'hint', 'target', 'overlay'],
  );
});

test('a round hole takes taps where it is round, in whole numbers on its very edge', () => {
  const picture = new Picture();
  const four = { topLeft: 25, topRight: 0, bottomRight: 10, bottomLeft: 0 };
  picture.apply(result(1, tip('a', 1, {
    regions: [
      region('target', { ...rect(0, 0, 100, 100), cornerRadius: 50 }),
      region('target', { ...rect(200, 0, 100, 60), cornerRadius: four }),
    ],
  })));
  for (const [x, y, isIn] of [
    [20, 10, true], [19, 10, false], [80, 90, true], [81, 90, false], [0, 50, true], [100, 50, false], [50, 0, true],
    [210, 5, true], [209, 5, false], [299, 0, true], [200, 59, true], [296, 58, true], [297, 58, false],
  ]) assert.equal(picture.regionAt({ x, y })?.region === 'target', isIn, `${x}, ${y}`);
});

test('what tips say of the outside comes last, and holds together', () => {
  const picture = new Picture();
  const outside = (name, consumed) => tip(name, name === 'a' ? 1 : 2, {
    regions: [
      { ...region('bubble', rect(name === 'a' ? 0 : 50, 0, 10, 10)), tip: name, consumed: false },
      { region: 'outside', tip: name, consumed, reported: true, action: 'none' },
    ],
  });
  picture.apply(result(1, outside('a', true), outside('b', false)));
  assert.deepEqual(picture.regions.map((one) => `${one.region} ${one.tip}`), ['bubble b', 'bubble a', 'outside b', 'outside a']);
  assert.equal(picture.regionAt({ x: 90, y: 90 }), null);
  assert.equal(picture.consumes({ x: 90, y: 90 }), true);
  assert.equal(picture.consumes({ x: 5, y: 5 }), false, 'what is hit decides alone');
  picture.apply(result(2, outside('a', false)));
  assert.equal(picture.consumes({ x: 90, y: 90 }), false);
});

test('what is no result is a TypeError', () => {
  for (const wrong of [undefined, null, [], 'text']) {
    assert.throws(() => new Picture().apply(wrong), TypeError);
    assert.throws(() => new Picture().load(wrong), TypeError);
  }
});

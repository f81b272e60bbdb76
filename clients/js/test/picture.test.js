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
  first.apply(result(1));
  assert.equal(first.session, 's');
  assert.equal(first.apply({ ...result(2, tip('a', 1)), session: 'other' }), false);
});

test('a whole picture is taken over unless a change has overtaken it', () => {
  const whole = { session: 's', revision: 5, overlay, tips: [tip('a', 1)], regions: [] };
  const picture = new Picture();
  assert.equal(picture.load(whole), true);
  assert.deepEqual(picture.layers, [overlay, tip('a', 1)]);
  picture.apply(result(6, { remove: 'tip', id: 'a', motion: 'none' }));
  assert.equal(picture.load(whole), false);
  assert.deepEqual(picture.layers, [overlay]);
  assert.equal(picture.load({ ...whole, session: 't', revision: 1 }), true);
});

test('what is no result is a TypeError', () => {
  for (const wrong of [undefined, null, [], 'text']) {
    assert.throws(() => new Picture().apply(wrong), TypeError);
    assert.throws(() => new Picture().load(wrong), TypeError);
  }
});

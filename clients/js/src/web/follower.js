import { isSameTarget, measure, traitsOf } from './measuring.js';
import { shadowsAround } from './tree.js';

const ANIMATIONS = [
  ['transitionrun', 1], ['transitionend', -1], ['transitioncancel', -1],
  ['animationstart', 1], ['animationend', -1], ['animationcancel', -1],
];

/** Watches elements and tells where they are now: all that moved in one report for each frame. */
export class Follower {
  #entries = new Map();
  #report;
  #ignored;
  #frame = 0;
  #running = 0;
  #areTraitsOld = false;
  #undo = [];
  // By element: how many names it has.
  #watched = new Map();
  // The document and the shadow trees that elements are in, each of which tells of its inside alone.
  #roots = new Set();
  #sizes = new ResizeObserver(() => this.flush());
  #changes = new MutationObserver((records) => this.#mutated(records));

  /**
   * @param report called with the new targets by name, null for those that are gone
   * @param ignored the element whose inside is the host's own
   */
  constructor({ report, ignored }) {
    this.#report = report;
    this.#ignored = ignored;
    this.#listen(window, 'resize', () => this.#restyle());
    this.#watch(document);
  }

  /** Watches an element, or what a function finds; returns where it is now. */
  track(name, find) {
    const entry = { find: typeof find === 'function' ? find : () => find, element: null, traits: null, target: null };
    // Not kept before it was found: a selector may be none.
    this.#look(entry);
    this.forget(name);
    this.#entries.set(name, entry);
    return entry.target;
  }

  /** Watches a name no more, if it does. */
  forget(name) {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    this.#entries.delete(name);
    if (entry.element !== null) this.#release(entry.element);
  }

  /** Whether something of this name is watched. */
  has(name) {
    return this.#entries.has(name);
  }

  /** The element of a name, or null. */
  element(name) {
    return this.#entries.get(name)?.element ?? null;
  }

  /** Where a watched thing is now; what changed is not reported again. */
  measure(name) {
    const entry = this.#entries.get(name);
    this.#look(entry);
    return entry.target;
  }

  /** Reports what has moved since the last time. */
  flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const targets = {};
    let count = 0;
    for (const [name, entry] of this.#entries) {
      if (!this.#look(entry)) continue;
      targets[name] = entry.target;
      count += 1;
    }
    this.#areTraitsOld = false;
    if (count > 0) this.#report(targets);
    if (this.#running > 0) this.#schedule();
  }

  /** Reports where everything is, to one that may not know. */
  tellAll() {
    for (const entry of this.#entries.values()) entry.target = undefined;
    this.flush();
  }

  close() {
    cancelAnimationFrame(this.#frame);
    this.#sizes.disconnect();
    this.#changes.disconnect();
    for (const undo of this.#undo) undo();
    this.#entries.clear();
    this.#watched.clear();
  }

  /** Measures anew; whether it moved. */
  #look(entry) {
    if (entry.element === null || !entry.element.isConnected) this.#find(entry);
    if (entry.element !== null && (this.#areTraitsOld || entry.traits === null)) entry.traits = traitsOf(entry.element);
    const target = entry.element === null ? null : measure(entry.element, entry.traits);
    if (isSameTarget(entry.target, target)) return false;
    entry.target = target;
    return true;
  }

  #find(entry) {
    const element = entry.find();
    if (element === entry.element) return;
    if (entry.element !== null) this.#release(entry.element);
    entry.element = element;
    entry.traits = null;
    if (element === null) return;
    this.#keep(element);
    for (const root of shadowsAround(element)) this.#watch(root);
  }

  #keep(element) {
    const count = this.#watched.get(element) ?? 0;
    this.#watched.set(element, count + 1);
    if (count === 0) this.#sizes.observe(element);
  }

  /** Of an element with several names the others still want its size. */
  #release(element) {
    const count = this.#watched.get(element) - 1;
    if (count > 0) return void this.#watched.set(element, count);
    this.#watched.delete(element);
    this.#sizes.unobserve(element);
  }

  /** Hears of all that moves elements of a tree. */
  #watch(root) {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    for (const name of ['scroll', 'load']) this.#listen(root, name, () => this.#schedule());
    for (const [name, change] of ANIMATIONS) this.#listen(root, name, () => this.#animate(change));
    const attributeFilter = ['class', 'style', 'hidden', 'open', 'dir'];
    this.#changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  }

  #mutated(records) {
    if (records.every(({ target }) => this.#ignored.contains(target))) return;
    this.#restyle();
  }

  #restyle() {
    this.#areTraitsOld = true;
    this.#schedule();
  }

  #animate(change) {
    this.#running = Math.max(0, this.#running + change);
    this.#schedule();
  }

  #schedule() {
    if (this.#frame === 0 && this.#entries.size > 0) this.#frame = requestAnimationFrame(() => this.flush());
  }

  #listen(target, name, listener) {
    const options = { capture: true, passive: true };
    target.addEventListener(name, listener, options);
    this.#undo.push(() => target.removeEventListener(name, listener, options));
  }
}

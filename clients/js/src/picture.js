import { checkObject } from './arguments.js';
import { consumes, regionAt, regionsOf } from './regions.js';

/** What no change of a tip, a hint or the overlay tells: each is told by a result when it is another one. */
const OTHERS = ['bounds', 'direction', 'keys', 'focus', 'tour'];

const NO_TOUR = {
  state: 'idle', index: null, count: 0, step: null, number: null, total: 0, isFirst: false, isLast: false, coming: null,
  question: null,
};

/** What is on one session's screen: apply every change and draw it. */
export class Picture {
  /** The session's id, or null until the first change tells it. */
  session;
  /** The revision that was applied last. */
  revision = -1;
  /** The overlay's picture, or null. */
  overlay = null;
  /** The window, or null until it is told. */
  bounds = null;
  /** The reading direction, or null until it is told. */
  direction = null;
  /** The keys that act now. */
  keys = [];
  /** The button that has the focus, `{ tip, button }`, or null. */
  focus = null;
  /** The tour. */
  tour = NO_TOUR;
  #tips = new Map();
  #hints = new Map();
  // Found when they are asked for.
  #regions = null;

  constructor(session = null) {
    this.session = session;
  }

  /**
   * Takes over all that a client hears of the session, and calls the function when there is anything new to draw.
   *
   * @returns what ends this
   */
  follow(tipd, changed = () => {}) {
    const undo = [
      tipd.on('change', (result) => this.apply(result) && changed()),
      tipd.on('restore', (picture) => this.restore(picture) && changed()),
    ];
    return () => undo.forEach((end) => end());
  }

  /** Takes over the picture of the session from a tipd that was started again, whatever was there before. */
  restore(picture) {
    checkResult(picture);
    if (picture.session !== this.session) return false;
    this.revision = -1;
    return this.load(picture);
  }

  /** Takes over what `sessionGet` answered; returns false if a later change has overtaken it. */
  load(picture) {
    checkResult(picture);
    if (picture.session === this.session && picture.revision < this.revision) return false;
    this.session = picture.session;
    this.revision = picture.revision;
    this.overlay = picture.overlay;
    this.#tips = new Map(picture.tips.map((tip) => [tip.id, tip]));
    this.#hints = new Map(picture.hints.map((hint) => [hint.id, hint]));
    this.#regions = null;
    this.#takeOthers(picture);
    return true;
  }

  /** The visible tips' pictures, from back to front. */
  get tips() {
    return [...this.#tips.values()].sort((a, b) => a.z - b.z);
  }

  /** The pictures of the markers that stand for tips, from back to front. */
  get hints() {
    return [...this.#hints.values()].sort((a, b) => a.z - b.z);
  }

  /** Everything to draw, from back to front. */
  get layers() {
    const above = [...this.#tips.values(), ...this.#hints.values()].sort((a, b) => a.z - b.z);
    return this.overlay === null ? above : [this.overlay, ...above];
  }

  /** Everything that reacts to taps, in hit order. */
  get regions() {
    this.#regions ??= regionsOf(this.overlay, this.tips, this.hints);
    return this.#regions;
  }

  /** The region that takes a tap at a point, or null for the outside. */
  regionAt(point) {
    return regionAt(this.regions, point);
  }

  /** Whether a tap at a point ends there: before it is told, a host must know whether to swallow it. */
  consumes(point) {
    return consumes(this.regions, point);
  }

  /** One visible tip's picture. */
  tip(id) {
    return this.#tips.get(id);
  }

  /** Takes over a result that changes something; whether there is anything new to draw. */
  apply(result) {
    checkResult(result);
    this.session ??= result.session;
    if (result.session !== this.session || result.revision <= this.revision) return false;
    for (const change of result.changes) this.#applyOne(change);
    this.revision = result.revision;
    this.#takeOthers(result);
    if (result.changes.length === 0) return false;
    this.#regions = null;
    return true;
  }

  #takeOthers(told) {
    for (const name of OTHERS) if (told[name] !== undefined) this[name] = told[name];
  }

  #applyOne(change) {
    if (change.put === 'overlay') this.overlay = standing(change);
    else if (change.put === 'tip') this.#tips.set(change.id, standing(change));
    else if (change.put === 'hint') this.#hints.set(change.id, change);
    else if (change.remove === 'overlay') this.overlay = null;
    else if (change.remove === 'tip') this.#tips.delete(change.id);
    else if (change.remove === 'hint') this.#hints.delete(change.id);
  }
}

/** Whether a result that changes something has anything that is new. */
export function isNews({ changes, events = [], ...others }) {
  return changes.length > 0 || events.length > 0 || OTHERS.some((name) => others[name] !== undefined);
}

/** How it came is no part of what is. */
function standing({ motion, ...picture }) {
  return picture;
}

function checkResult(result) {
  if (result === undefined) throw new TypeError('there is no result to apply');
  checkObject('the result', result);
}

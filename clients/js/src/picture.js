import { checkObject } from './arguments.js';
import { consumes, regionAt, regionsOf } from './regions.js';

/** What is on one session's screen: apply every change and draw it. */
export class Picture {
  /** The session's id, or null until the first change tells it. */
  session;
  /** The revision that was applied last. */
  revision = -1;
  /** The overlay's picture, or null. */
  overlay = null;
  #tips = new Map();
  #hints = new Map();
  // Found when they are asked for.
  #regions = null;

  constructor(session = null) {
    this.session = session;
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
    if (result.changes.length === 0) return false;
    this.#regions = null;
    return true;
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

/** How it came is no part of what is. */
function standing({ motion, ...picture }) {
  return picture;
}

function checkResult(result) {
  if (result === undefined) throw new TypeError('there is no result to apply');
  checkObject('the result', result);
}

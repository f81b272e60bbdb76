import { checkObject } from './arguments.js';

/** What is on one session's screen: apply every change and draw it. */
export class Picture {
  /** The session's id, or null until the first change tells it. */
  session;
  /** The revision that was applied last. */
  revision = -1;
  /** The overlay's picture, or null. */
  overlay = null;
  #tips = new Map();

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
    return true;
  }

  /** The visible tips' pictures, from back to front. */
  get tips() {
    return [...this.#tips.values()].sort((a, b) => a.z - b.z);
  }

  /** Everything to draw, from back to front. */
  get layers() {
    return this.overlay === null ? this.tips : [this.overlay, ...this.tips];
  }

  /** One visible tip's picture. */
  tip(id) {
    return this.#tips.get(id);
  }

  /** Applies a result that changes something; returns false if it is another session's. */
  apply(result) {
    checkResult(result);
    this.session ??= result.session;
    if (result.session !== this.session) return false;
    for (const change of result.changes) this.#applyOne(change);
    this.revision = result.revision;
    return true;
  }

  #applyOne(change) {
    if (change.put === 'overlay') this.overlay = change;
    else if (change.put === 'tip') this.#tips.set(change.id, change);
    else if (change.remove === 'overlay') this.overlay = null;
    else if (change.remove === 'tip') this.#tips.delete(change.id);
  }
}

function checkResult(result) {
  if (result === undefined) throw new TypeError('there is no result to apply');
  checkObject('the result', result);
}

/** While this many times as many names as tips have gone are known, looking is not worth its while. */
const NAMES_PER_END = 16;

/** Lets go of the names that no tip, step or hint refers to any more, so that a page may show tips for ever. */
export class Forgetting {
  #targets;
  #ask;
  #tell;
  #ended = 0;
  #isLooking = false;
  #isClosed = false;

  /**
   * @param targets the names
   * @param ask promises what `session/export` answers, or undefined if there is no answer
   * @param tell called with the names, each null, that are no more
   */
  constructor({ targets, ask, tell }) {
    this.#targets = targets;
    this.#ask = ask;
    this.#tell = tell;
  }

  /** Looks at a result: what was on the screen may refer to something no more, and so may a step. */
  follow({ events = [], tour }) {
    const isOver = events.some(({ event }) => event === 'dismissed');
    if (isOver || tour !== undefined) this.ended();
  }

  /** Something may be referred to no more. */
  ended() {
    this.#ended += 1;
    void this.#look();
  }

  close() {
    this.#isClosed = true;
  }

  async #look() {
    if (this.#isClosed || this.#isLooking || this.#ended === 0 || this.#targets.count === 0) return;
    if (this.#ended * NAMES_PER_END < this.#targets.count) return;
    this.#isLooking = true;
    this.#ended = 0;
    this.#targets.beginLooking();
    const state = await this.#ask();
    this.#isLooking = false;
    // Another host may have a session of this name meanwhile.
    if (this.#isClosed || state === undefined) return;
    const unused = this.#targets.keepOnly(namesIn(state));
    if (unused.length > 0) this.#tell(Object.fromEntries(unused.map((name) => [name, null])));
    void this.#look();
  }
}

/** The names that what is left of a session refers to. */
function namesIn({ tips = [], tour }) {
  const names = new Set();
  for (const { target, accessibility } of [...tips, ...(tour?.steps ?? [])]) {
    if (target?.ref !== undefined) names.add(target.ref);
    if (accessibility?.returnFocus !== undefined) names.add(accessibility.returnFocus);
  }
  return names;
}

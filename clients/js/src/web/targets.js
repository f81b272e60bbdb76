const LONGEST_NAME = 256;

/** Names the elements that tips belong to. */
export class Targets {
  #follower;
  #scroll;
  #names = new WeakMap();
  // The names of selectors that are none themselves.
  #selectors = new Map();
  // The names that the page has given itself.
  #given = new Set();
  // Those that it has not, and of them those that were used since somebody began to look which are in use.
  #own = new Set();
  #fresh = new Set();
  #last = 0;

  /**
   * @param follower what watches them
   * @param scroll whether the steps of a tour are brought into view
   */
  constructor(follower, scroll) {
    this.#follower = follower;
    this.#scroll = scroll;
  }

  /** Watches an element or a selector by a name; where it is now. What is a target already stays as it is. */
  named(ref, target) {
    // tipd would refuse it with all else that has moved.
    if (!isName(ref)) throw new TypeError(`the name of a target must be a string of 1 to ${LONGEST_NAME} characters`);
    const place = this.#isToFollow(target) ? this.#follow(ref, target) : target;
    this.#own.delete(ref);
    if (place === target) this.#follower.forget(ref);
    if (target === null) this.#given.delete(ref);
    else this.#given.add(ref);
    return place;
  }

  /** The target of a tip: for an element or a selector the name that it has from now on, and where it is if it is new. */
  of(target) {
    if (!this.#isToFollow(target)) return { target };
    const ref = typeof target === 'string' ? this.#nameOfSelector(target) : this.#nameOf(target);
    const isKnown = typeof target === 'string' ? this.#follower.has(ref) : this.#follower.element(ref) === target;
    const place = isKnown ? undefined : this.#follow(ref, target);
    this.#fresh.add(ref);
    if (!this.#given.has(ref)) this.#own.add(ref);
    return isKnown ? { target: { ref } } : { target: { ref }, ref, place };
  }

  /** How many names the page has not given itself. */
  get count() {
    return this.#own.size;
  }

  /** From now on all that is used is in use. */
  beginLooking() {
    this.#fresh.clear();
  }

  /** Forgets all names that are not in use, but for the page's; which they were. */
  keepOnly(used) {
    const unused = [...this.#own].filter((name) => !used.has(name) && !this.#fresh.has(name));
    for (const name of unused) {
      this.#own.delete(name);
      this.#follower.forget(name);
    }
    for (const [selector, name] of this.#selectors) if (!this.#own.has(name)) this.#selectors.delete(selector);
    return unused;
  }

  /** Scrolls so that an element can be seen; where it is then. */
  reveal(ref, rect) {
    const element = this.#follower.element(ref);
    if (this.#scroll && element !== null && rect !== undefined) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    return this.#follower.measure(ref);
  }

  #isToFollow(target) {
    if (typeof target === 'string' || target instanceof Element) return true;
    if (target?.nodeType === undefined) return false;
    throw new TypeError('a target must be an element of this page, not of a frame, and no other kind of node');
  }

  #follow(ref, target) {
    return this.#follower.track(ref, typeof target === 'string' ? () => document.querySelector(target) : target);
  }

  /** The name of an element, which may have lost it to another one of its id. */
  #nameOf(element) {
    const name = this.#names.get(element);
    if (name !== undefined && this.#follower.element(name) === element) return name;
    this.#names.set(element, this.#isFree(element.id) ? element.id : this.#makeUp('element'));
    return this.#names.get(element);
  }

  #makeUp(kind) {
    this.#last += 1;
    return `${kind}-${this.#last}`;
  }

  #nameOfSelector(selector) {
    if (isName(selector)) return selector;
    if (!this.#selectors.has(selector)) this.#selectors.set(selector, this.#makeUp('selector'));
    return this.#selectors.get(selector);
  }

  /** Whether an id may be a name: it is nobody's, or that of an element that is gone, as when a page is rendered anew. */
  #isFree(id) {
    return isName(id) && !this.#given.has(id) && this.#follower.element(id)?.isConnected !== true;
  }
}

/** Whether tipd takes a text as the name of a target. */
function isName(text) {
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_NAME && !text.includes('\0');
}

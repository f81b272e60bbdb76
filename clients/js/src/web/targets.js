/** Names the elements that tips belong to. */
export class Targets {
  #follower;
  #scroll;
  #names = new WeakMap();
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
    if (typeof target === 'string') return this.#follower.track(ref, () => document.querySelector(target));
    if (target instanceof Element) return this.#follower.track(ref, target);
    return target;
  }

  /** The target of a tip: for an element or a selector the name that it has from now on, and where it is if it is new. */
  of(target) {
    if (typeof target !== 'string' && !(target instanceof Element)) return { target };
    const ref = typeof target === 'string' ? target : this.#nameOf(target);
    if (this.#follower.has(ref)) return { target: { ref } };
    return { target: { ref }, ref, place: this.named(ref, target) };
  }

  /** Scrolls so that an element can be seen; where it is then. */
  reveal(ref, rect) {
    const element = this.#follower.element(ref);
    if (this.#scroll && element !== null && rect !== undefined) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    return this.#follower.measure(ref);
  }

  #nameOf(element) {
    if (!this.#names.has(element)) {
      this.#last += 1;
      this.#names.set(element, element.id || `element-${this.#last}`);
    }
    return this.#names.get(element);
  }
}

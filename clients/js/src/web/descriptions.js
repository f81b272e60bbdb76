/** Lets tooltips describe the elements that they belong to. */
export class Descriptions {
  #element;
  // By tip: the element that it describes, and the id.
  #described = new Map();

  /** @param element finds the element of a target's name, or null */
  constructor(element) {
    this.#element = element;
  }

  /** Looks at a change; `id` is that of the tip's element. */
  follow(change, id) {
    if (change.put === 'tip' && change.accessibility.role === 'tooltip') this.#add(change, id);
    else if (change.remove === 'tip') this.#remove(change.id);
  }

  #add({ id: tip, accessibility: { returnFocus } }, id) {
    const element = returnFocus === undefined ? null : this.#element(returnFocus);
    if (element === null || this.#described.has(tip)) return;
    this.#described.set(tip, { element, id });
    write(element, [...read(element), id]);
  }

  #remove(tip) {
    const described = this.#described.get(tip);
    if (described === undefined) return;
    this.#described.delete(tip);
    write(described.element, read(described.element).filter((id) => id !== described.id));
  }
}

function read(element) {
  return (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
}

function write(element, ids) {
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

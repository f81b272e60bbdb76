import { make, setAttributes } from './elements.js';

let lastId = 0;

/** What a screen reader is told of a tip. */
export class Words {
  id;
  #root;
  // Holds the description, which may be another than the text that is drawn, and longer.
  #description = null;

  constructor(root) {
    lastId += 1;
    this.id = `tipd-tip-${lastId}`;
    this.#root = root;
    root.id = this.id;
  }

  /** Takes over the accessibility of a picture. */
  describe({ accessibility: { role, label, description, modal } }) {
    setAttributes(this.#root, {
      role: role === 'none' ? null : role,
      'aria-label': label,
      'aria-describedby': this.#describedBy(description),
      'aria-modal': modal && isDialog(role) ? 'true' : null,
    });
  }

  /** The id of what says the description, or null. */
  #describedBy(description) {
    if (description === undefined) return null;
    this.#description ??= make(this.#root, 'div', { id: `${this.id}-description`, hidden: '' });
    this.#description.textContent = description;
    return this.#description.id;
  }
}

/** Whether a role takes the focus. */
export function isDialog(role) {
  return role === 'dialog' || role === 'alertdialog';
}

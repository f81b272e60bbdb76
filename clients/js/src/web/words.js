import { setAttributes } from './elements.js';

let lastId = 0;

/** What a screen reader is told of a tip. */
export class Words {
  id;
  #root;

  constructor(root) {
    lastId += 1;
    this.id = `tipd-tip-${lastId}`;
    this.#root = root;
    root.id = this.id;
  }

  /** Takes over the accessibility of a picture; title and text are named by the elements that show them. */
  describe({ accessibility }, { title, text }) {
    const { role, label, description, modal } = accessibility;
    if (title !== null) title.id = `${this.id}-title`;
    if (text !== null) text.id = `${this.id}-text`;
    const describedBy = description === null || text === null || text === this.#named(title, text) ? null : text.id;
    setAttributes(this.#root, {
      role: role === 'none' ? null : role,
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-modal': modal && isDialog(role) ? 'true' : null,
    });
  }

  #named(title, text) {
    return title ?? text;
  }
}

/** Whether a role takes the focus. */
export function isDialog(role) {
  return role === 'dialog' || role === 'alertdialog';
}

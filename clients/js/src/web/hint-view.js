import { make, setAttributes } from './elements.js';
import { play } from './motion.js';

/** A marker that stands for a tip. */
export class HintView {
  root;
  #animations = [];
  #idle;

  constructor(parent) {
    this.root = make(parent, 'button', { type: 'button', class: 'tipd-hint' });
  }

  put({ id, frame, color, accessibility, idle }) {
    setAttributes(this.root, { 'data-tipd-hint': id, 'aria-label': accessibility.label ?? id, 'aria-expanded': 'false' });
    this.root.style.cssText = `position:absolute;border:0;padding:0;border-radius:50%;cursor:pointer;pointer-events:auto;
      left:${frame.x}px;top:${frame.y}px;width:${frame.width}px;height:${frame.height}px;background:${color}`;
    if (JSON.stringify(idle) === this.#idle) return;
    this.#idle = JSON.stringify(idle);
    for (const animation of this.#animations) animation.cancel();
    this.#animations = idle === undefined ? [] : play(idle, { opacity: this.root, transform: this.root });
  }

  remove() {
    this.root.remove();
  }
}

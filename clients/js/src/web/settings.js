import { boundsOf } from './measuring.js';

/** What the page and its user want: the window's size, the reading direction, reduced motion. */
export class Settings {
  #reduced = matchMedia('(prefers-reduced-motion: reduce)');
  #report;
  #restyled;
  #last;
  #sizes = new ResizeObserver(() => this.#look());
  #styles = new MutationObserver(() => {
    this.#restyled();
    this.#look();
  });

  /**
   * @param report called with what changed, as the params of `session/update`
   * @param restyled called when the page as a whole may look otherwise
   */
  constructor({ report, restyled }) {
    this.#report = report;
    this.#restyled = restyled;
    this.#last = this.#read();
    this.#reduced.addEventListener('change', this.#look);
    this.#sizes.observe(document.documentElement);
    window.addEventListener('resize', this.#look);
    for (const element of [document.documentElement, document.body]) {
      this.#styles.observe(element, { attributes: true, attributeFilter: ['dir', 'style', 'class'] });
    }
  }

  get direction() {
    return this.#last.direction;
  }

  get reduced() {
    return this.#last.reduced;
  }

  close() {
    this.#reduced.removeEventListener('change', this.#look);
    window.removeEventListener('resize', this.#look);
    this.#sizes.disconnect();
    this.#styles.disconnect();
  }

  #look = () => {
    const last = this.#last;
    const now = (this.#last = this.#read());
    const update = {};
    if (now.bounds.width !== last.bounds.width || now.bounds.height !== last.bounds.height) update.bounds = now.bounds;
    if (now.direction !== last.direction) update.direction = now.direction;
    if (now.reduced !== last.reduced) update.options = { motion: { reduced: now.reduced } };
    if (Object.keys(update).length > 0) this.#report(update);
  };

  #read() {
    const { direction } = getComputedStyle(document.body);
    return { bounds: boundsOf(document), direction, reduced: this.#reduced.matches };
  }
}

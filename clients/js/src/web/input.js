import { targetOf } from './tree.js';

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'dblclick', 'contextmenu'];
const FIELDS = 'input,textarea,select,audio,video,[contenteditable]';
/** By WAI-ARIA, what the arrow keys lead through or change. */
const ROLES = [
  'textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'scrollbar', 'separator', 'tab', 'tablist', 'radio', 'radiogroup',
  'listbox', 'option', 'menu', 'menubar', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'toolbar', 'application',
  'tree', 'treeitem', 'treegrid', 'grid', 'gridcell', 'row', 'columnheader', 'rowheader',
];
const MOVED = [FIELDS, ...ROLES.map((role) => `[role=${role}]`)].join();

/** Hears clicks, keys and the pointer before the page does, and keeps from it what is not meant for it. */
export class Input {
  #host;
  #undo = [];
  #lastMove = null;
  #moveFrame = 0;

  /** @param host `picture`, `keys`, `contains(element)`, and `tap`, `key`, `pointer`, each called with params */
  constructor(host) {
    this.#host = host;
    this.#listenAlone('click', (event) => this.#click(event));
    this.#listenAlone('keydown', (event) => this.#keydown(event));
    for (const name of PRESSES) this.#listenAlone(name, (event) => this.#press(event));
    this.#listen('pointermove', (event) => this.#move(event));
    this.#listenAlone('wheel', (event) => this.#outside('wheel', event));
    document.documentElement.addEventListener('pointerleave', this.#leave);
    this.#undo.push(() => document.documentElement.removeEventListener('pointerleave', this.#leave));
  }

  close() {
    cancelAnimationFrame(this.#moveFrame);
    for (const undo of this.#undo) undo();
  }

  #click(event) {
    const control = targetOf(event).closest?.('[data-tipd-button],[data-tipd-hint]');
    if (control && this.#host.contains(control)) return this.#press(event), this.#tapControl(control);
    // Enter on a button of the page clicks it, at no point.
    if (event.detail === 0 || this.#isIdle) return;
    const point = pointOf(event);
    if (this.#host.picture.consumes(point)) stop(event);
    this.#host.tap({ point });
  }

  #tapControl(control) {
    const { tipdButton, tipdHint } = control.dataset;
    if (tipdHint !== undefined) return this.#host.tap({ tip: tipdHint, region: 'hint' });
    this.#host.tap({ tip: this.#host.tipOf(control), button: tipdButton });
  }

  /** Pressing what consumes taps neither reaches the page nor takes the focus from where it is. */
  #press(event) {
    if (this.#isIdle) return;
    if (event.type === 'pointerdown') this.#outside('press', event);
    const isInside = this.#host.contains(targetOf(event));
    if (!isInside && !this.#host.picture.consumes(pointOf(event))) return;
    event.stopImmediatePropagation();
    if (event.type === 'mousedown' || event.type === 'contextmenu') event.preventDefault();
  }

  #outside(kind, event) {
    if (this.#isIdle || this.#host.picture.regionAt(pointOf(event)) !== null) return;
    this.#host.pointer({ kind, point: pointOf(event) });
  }

  #keydown(event) {
    if (event.defaultPrevented || event.isComposing || this.#host.keys.length === 0) return;
    const { key, shiftKey: shift, ctrlKey: ctrl, altKey: alt, metaKey: meta } = event;
    if (ctrl || alt || meta || !this.#isOurs(key, targetOf(event))) return;
    const found = this.#host.keys.find((one) => one.key === key && (one.shift ?? false) === shift);
    if (found === undefined) return;
    if (found.consumed) stop(event);
    this.#host.key(shift ? { key, shift } : { key });
  }

  /** What is typed into the page's own fields is the page's; so is what its own controls understand. */
  #isOurs(key, target) {
    if (key === 'Escape' || target === document.body || this.#host.contains(target)) return true;
    return !target.matches?.(MOVED) && key.startsWith('Arrow');
  }

  /** Told once a frame, and only while something may come or go by it. */
  #move(event) {
    if (!this.#host.wantsPointer) return;
    this.#lastMove = pointOf(event);
    if (this.#moveFrame !== 0) return;
    this.#moveFrame = requestAnimationFrame(() => {
      this.#moveFrame = 0;
      this.#host.pointer({ kind: 'move', point: this.#lastMove });
    });
  }

  #leave = () => {
    if (this.#host.wantsPointer) this.#host.pointer({ kind: 'leave' });
  };

  get #isIdle() {
    return this.#host.picture.layers.length === 0;
  }

  /** What is meant for the layer of another host of this page is that host's. */
  #listenAlone(name, listener) {
    this.#listen(name, (event) => {
      const target = targetOf(event);
      if (!target.closest?.('[data-tipd-layer]') || this.#host.contains(target)) listener(event);
    });
  }

  #listen(name, listener) {
    const options = { capture: true, passive: name === 'wheel' || name === 'pointermove' };
    window.addEventListener(name, listener, options);
    this.#undo.push(() => window.removeEventListener(name, listener, options));
  }
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function pointOf({ clientX, clientY, changedTouches }) {
  const { clientX: x, clientY: y } = changedTouches?.[0] ?? { clientX, clientY };
  return { x, y };
}

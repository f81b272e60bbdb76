import { focused } from './tree.js';
import { isDialog } from './words.js';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]';

/** Moves the focus into dialogs that come, and back when they have gone. */
export class Focus {
  #screen;
  #element;
  // The dialogs that are there, each with where the focus goes afterwards.
  #open = new Map();
  #before = null;

  /**
   * @param screen what is drawn
   * @param element finds the element of a target's name, or null
   */
  constructor(screen, element) {
    this.#screen = screen;
    this.#element = element;
  }

  /** Looks at changes that have been drawn. */
  follow(changes) {
    for (const change of changes) {
      if (change.put === 'tip') this.#come(change);
      else if (change.remove === 'tip' && this.#open.has(change.id)) this.#go(change.id);
    }
    if (this.#open.size > 0 || this.#before === null) return;
    this.#giveBack();
  }

  /** Gives a button of a tip the focus, or the tip itself. */
  enter(tip, button) {
    const view = this.#screen.tip(tip);
    if (view === undefined) return;
    const target = button === null ? view.root : view.button(button);
    target?.focus({ preventScroll: true });
  }

  #come({ id, accessibility: { role, returnFocus, announcement }, hidden }) {
    if (hidden === true) return;
    const view = this.#screen.tip(id);
    if (!isDialog(role)) return this.#announce(id, announcement);
    if (this.#open.has(id)) return;
    this.#before ??= { element: focused() };
    this.#open.set(id, returnFocus);
    this.#before.ref = returnFocus;
    view.root.focus({ preventScroll: true });
  }

  /** Dialogs are read out because they have the focus; other tips must say so. */
  #announce(id, announcement) {
    if (this.#screen.tip(id).isAnnounced || announcement === undefined) return;
    this.#screen.tip(id).isAnnounced = true;
    this.#screen.say(announcement);
  }

  #go(id) {
    this.#before.ref = this.#open.get(id);
    this.#open.delete(id);
  }

  #giveBack() {
    const { element, ref } = this.#before;
    this.#before = null;
    const now = focused();
    // Who has moved the focus elsewhere meanwhile wants it there.
    if (now !== null && now !== document.body && !this.#screen.contains(now)) return;
    const target = ref === undefined ? null : this.#element(ref);
    const back = target?.matches(FOCUSABLE) ? target : element;
    if (back?.isConnected) back.focus({ preventScroll: true });
    if (this.#screen.contains(focused())) focused().blur();
  }
}

import { make } from './elements.js';
import { HintView } from './hint-view.js';
import { OverlayView } from './overlay-view.js';
import { TipView } from './tip-view.js';

/** What the page's own contents of tips have from the body, if the layer stands beside it. */
const INHERITED = ['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'direction'];

/** Draws changes: overlay, tips and hints in a layer over the page. */
export class Screen {
  layer;
  #tips = new Map();
  #hints = new Map();
  #overlay = null;
  #said;
  #options;

  /** @param options `fonts`, `render` and `zIndex` */
  constructor(parent, options) {
    this.#options = options;
    this.layer = make(parent, 'div', { class: 'tipd', 'data-tipd-layer': '' });
    this.layer.style.cssText = `position:fixed;inset:0;pointer-events:none;z-index:${options.zIndex}`;
    this.#said = make(this.layer, 'div', { class: 'tipd-said', role: 'status', 'aria-live': 'polite' });
    this.#said.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    this.fit();
  }

  /** Draws in the window's pixels, however the page around is zoomed, and inherits what the page's contents do. */
  fit() {
    const parent = this.layer.parentElement;
    const zoom = parent?.currentCSSZoom ?? 1;
    this.layer.style.zoom = zoom === 1 ? '' : 1 / zoom;
    // In the body a transform or filter of its would displace what is fixed.
    if (parent !== document.documentElement) return;
    const style = getComputedStyle(document.body);
    for (const name of INHERITED) this.layer.style[name] = style[name];
  }

  /** The view of a tip, or undefined. */
  tip(id) {
    return this.#tips.get(id);
  }

  /** Draws one change of a session that reads in a direction; whether a tip came, went or became another one. */
  apply(change, direction) {
    if (change.put === 'tip') return this.#putTip(change, direction);
    if (change.put === 'hint') this.#putHint(change);
    else if (change.put === 'overlay') this.#putOverlay(change);
    else this.#remove(change);
    return change.remove === 'tip';
  }

  /** Opens the overlay where the picture's targets take taps themselves. */
  open({ overlay, tips }) {
    if (overlay !== null) this.#overlay?.open(overlay, openings(tips));
  }

  /** Lets a screen reader say something. */
  say(text) {
    this.#said.textContent = text;
  }

  /** Whether an element is part of what is drawn. */
  contains(element) {
    return this.layer.contains(element);
  }

  close() {
    this.layer.remove();
  }

  #putTip(change, direction) {
    let view = this.#tips.get(change.id);
    if (view === undefined) this.#tips.set(change.id, (view = new TipView(this.layer, this.#options)));
    return view.put(change, direction);
  }

  #putHint(change) {
    if (!this.#hints.has(change.id)) this.#hints.set(change.id, new HintView(this.layer));
    this.#hints.get(change.id).put(change);
  }

  #putOverlay(change) {
    this.#overlay ??= new OverlayView(this.layer);
    this.#overlay.put(change);
  }

  #remove({ remove, id, motion }) {
    if (remove === 'overlay') {
      void this.#overlay?.remove(motion);
      this.#overlay = null;
      return;
    }
    const views = remove === 'tip' ? this.#tips : this.#hints;
    void views.get(id)?.remove(motion);
    views.delete(id);
  }
}

/** The targets that take taps themselves: the page gets what is meant for them. */
function openings(tips) {
  const targets = tips.flatMap(({ regions }) => regions.filter(({ region }) => region === 'target'));
  return targets.filter(({ consumed }) => !consumed).map(({ shape }) => shape);
}


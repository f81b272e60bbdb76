import { make, makeSVG, setAttributes } from './elements.js';
import { play } from './motion.js';
import { isMovedOnly } from './moved.js';
import { PartViews } from './part-views.js';
import { Words } from './words.js';

/** One tip on the page: its outline, its content, and how it moves. */
export class TipView {
  root;
  words;
  #moving;
  #path;
  #content;
  #picture = null;
  #animations = [];
  #idle = [];
  #fonts;
  #render;

  /**
   * @param fonts where baselines are found
   * @param render draws what is the host's own: called with an element and the picture
   */
  constructor(parent, { fonts, render }) {
    this.#fonts = fonts;
    this.#render = render;
    this.root = make(parent, 'div', { class: 'tipd-tip', tabindex: '-1' });
    this.root.style.cssText = 'position:absolute;left:0;top:0;width:0;height:0;outline:none';
    this.#moving = make(this.root, 'div', { class: 'tipd-moving' });
    this.#moving.style.cssText = 'position:absolute;left:0;top:0;width:0;height:0';
    const svg = makeSVG(this.#moving, 'svg', { 'aria-hidden': 'true', width: '1', height: '1' });
    svg.style.cssText = 'position:absolute;left:0;top:0;overflow:visible;pointer-events:none';
    this.#path = makeSVG(svg, 'path', { class: 'tipd-outline' });
    this.#content = make(this.#moving, 'div', { class: 'tipd-content' });
    this.words = new Words(this.root);
  }

  get picture() {
    return this.#picture;
  }

  /** Draws a picture in place of the one before; whether it is another one, and not the same at another place. */
  put(picture, direction) {
    const before = this.#picture;
    this.#picture = picture;
    this.root.style.transform = `translate(${picture.frame.x}px,${picture.frame.y}px)`;
    this.root.style.visibility = picture.hidden === true ? 'hidden' : 'visible';
    if (before === null || before.z !== picture.z) this.root.style.zIndex = picture.z;
    const isOther = before === null || !isMovedOnly(before, picture);
    if (isOther) this.#draw(picture, direction);
    this.#play(picture, before);
    return isOther;
  }

  /** Takes itself away, by a motion. */
  async remove(motion) {
    this.root.style.pointerEvents = 'none';
    this.#path.style.pointerEvents = 'none';
    this.#content.style.pointerEvents = 'none';
    setAttributes(this.root, { 'aria-hidden': 'true', role: null, 'aria-modal': null, tabindex: null, inert: '' });
    for (const animation of [...this.#animations, ...this.#idle]) animation.cancel();
    await Promise.allSettled(this.#run(motion).map(({ finished }) => finished));
    this.root.remove();
  }

  /** The element of a button, or null. */
  button(id) {
    return [...this.#content.querySelectorAll('[data-tipd-button]')].find((one) => one.dataset.tipdButton === id) ?? null;
  }

  #draw(picture, direction) {
    const { style, frame } = picture;
    const takesTaps = picture.regions.some(({ region, consumed }) => region === 'bubble' && consumed);
    setAttributes(this.#path, { d: picture.outline ?? '', transform: `translate(${-frame.x} ${-frame.y})` });
    this.#path.style.cssText = outlineStyle(style, takesTaps);
    this.#content.replaceChildren();
    this.#content.style.cssText = `pointer-events:${takesTaps ? 'auto' : 'none'};color:${style.color}`;
    const views = new PartViews(this.#content, { picture, fonts: this.#fonts, direction });
    for (const slot of views.draw()) this.#render?.(slot, picture);
    this.words.describe(picture);
  }

  #play(picture, before) {
    if (picture.motion === undefined || (picture.motion === 'none' && this.#animations.length === 0)) {
      return this.#stayIdle(picture, before);
    }
    for (const animation of this.#animations) animation.cancel();
    this.#animations = this.#run(picture.motion);
    this.#stayIdle(picture, before);
  }

  /** The same idling goes on. */
  #stayIdle({ idle, motion = 'none' }, before) {
    if (JSON.stringify(idle) === JSON.stringify(before?.idle)) return;
    for (const animation of this.#idle) animation.cancel();
    this.#idle = idle === undefined ? [] : this.#run(delayed(idle, motion === 'none' ? 0 : motion.end));
  }

  #run(motion) {
    if (motion === 'none') return [];
    const { frame } = this.#picture;
    const { origin = frame } = motion;
    this.#moving.style.transformOrigin = `${origin.x - frame.x}px ${origin.y - frame.y}px`;
    return play(motion, { opacity: this.#moving, transform: this.#moving });
  }
}

function delayed(motion, seconds) {
  return { ...motion, tracks: motion.tracks.map((track) => ({ ...track, delay: track.delay + seconds })) };
}

function outlineStyle({ fill, border, shadow }, takesTaps) {
  const line = border.width > 0 ? `stroke:${border.color};stroke-width:${border.width}px` : 'stroke:none';
  // A blur of CSS is twice the deviation of a filter's.
  const filter = `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur / 2}px ${shadow.color})`;
  return `fill:${fill};${line};filter:${filter};pointer-events:${takesTaps ? 'auto' : 'none'}`;
}

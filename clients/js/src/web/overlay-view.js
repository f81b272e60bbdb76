import { makeSVG, setAttributes } from './elements.js';
import { hasOneRadius, holeStyle, play, playHole, rectPath } from './motion.js';

let lastMask = 0;

/** The dim with its holes, and below it what keeps the page from being used. */
export class OverlayView {
  #root;
  #dim;
  #holes;
  #block;
  #animations = [];
  // A shape of the mask for each hole that is drawn.
  #shapes = [];

  constructor(parent) {
    this.#root = makeSVG(parent, 'svg', { class: 'tipd-overlay', 'aria-hidden': 'true', width: '100%', height: '100%' });
    this.#root.style.cssText = 'position:absolute;inset:0;overflow:visible;pointer-events:none';
    lastMask += 1;
    const id = `tipd-mask-${lastMask}`;
    this.#holes = makeSVG(makeSVG(this.#root, 'defs'), 'mask', { id, maskUnits: 'userSpaceOnUse' });
    makeSVG(this.#holes, 'rect', { fill: '#fff', width: '100%', height: '100%' });
    this.#dim = makeSVG(this.#root, 'rect', { mask: `url(#${id})` });
    this.#block = makeSVG(this.#root, 'path', { fill: 'none', 'fill-rule': 'evenodd', 'pointer-events': 'fill' });
  }

  /** Draws a picture. */
  put(picture) {
    const { frame, color, opacity, cutouts, motion = 'none' } = picture;
    this.#stop();
    setAttributes(this.#dim, frame);
    setAttributes(this.#holes, frame);
    this.#dim.style.fill = color;
    this.#dim.style.opacity = opacity;
    this.#cut(cutouts, motion);
    this.#animations.push(...play(motion, { opacity: this.#dim, color: this.#dim }));
  }

  /** Keeps the page from getting pointers, but for the openings: the holes of the targets that take taps themselves. */
  open({ frame, regions }, openings) {
    const isBlocking = regions.some(({ consumed }) => consumed);
    const path = isBlocking ? [frame, ...openings].map(rectPath).join('') : '';
    if (this.#block.getAttribute('d') !== path) this.#block.setAttribute('d', path);
  }

  /** Takes itself away, by a motion. */
  async remove(motion) {
    setAttributes(this.#block, { d: null });
    this.#stop();
    const holes = motion === 'none' ? undefined : motion.tracks.find(({ property }) => property === 'cutouts');
    if (holes !== undefined) this.#cut(holes.to, motion);
    this.#animations.push(...play(motion, { opacity: this.#dim, color: this.#dim }));
    await Promise.allSettled(this.#animations.map(({ finished }) => finished));
    this.#root.remove();
  }

  #stop() {
    for (const animation of this.#animations.splice(0)) animation.cancel();
  }

  /** Draws the holes; while they move, those of the motion, of which some come or go. */
  #cut(cutouts, motion) {
    const track = motion === 'none' ? undefined : motion.tracks.findLast(({ property }) => property === 'cutouts');
    const holes = track?.to ?? cutouts;
    while (this.#shapes.length > holes.length) this.#shapes.pop().remove();
    holes.forEach((hole, index) => {
      const all = track === undefined ? [hole] : [hole, track.from[index]];
      const shape = this.#shape(index, all.every(hasOneRadius) ? 'rect' : 'path');
      // As an attribute, since not every browser has the path of an SVG as a style.
      if (shape.tagName === 'path') shape.setAttribute('d', rectPath(hole));
      else Object.assign(shape.style, holeStyle(hole, 'rect'));
      this.#animations.push(...playHole(shape, motion, index));
    });
  }

  /** The element of a hole; another one, if it was of another kind. */
  #shape(index, tagName) {
    const old = this.#shapes[index];
    if (old?.tagName === tagName) return old;
    old?.remove();
    this.#shapes[index] = makeSVG(this.#holes, tagName, { fill: '#000' });
    return this.#shapes[index];
  }
}

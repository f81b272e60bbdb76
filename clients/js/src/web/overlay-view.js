import { radiiOf } from '../regions.js';
import { makeSVG, setAttributes } from './elements.js';
import { holeStyle, play, playHole } from './motion.js';

let lastMask = 0;

/** The dim with its holes, and below it what keeps the page from being used. */
export class OverlayView {
  #root;
  #dim;
  #holes;
  #block;
  #animations = [];
  // A rect of the mask for each hole that is drawn.
  #rects = [];

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
    while (this.#rects.length > holes.length) this.#rects.pop().remove();
    while (this.#rects.length < holes.length) this.#rects.push(makeSVG(this.#holes, 'rect', { fill: '#000' }));
    holes.forEach((hole, index) => {
      Object.assign(this.#rects[index].style, holeStyle(hole));
      this.#animations.push(...playHole(this.#rects[index], motion, index));
    });
  }

}

function rectPath(rect) {
  const { x, y, width, height } = rect;
  const { topLeft, topRight, bottomRight, bottomLeft } = radiiOf(rect);
  const corner = (radius, dx, dy) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + topLeft} ${y}H${x + width - topRight}${corner(topRight, 1, 1)}V${y + height - bottomRight}`
    + `${corner(bottomRight, -1, 1)}H${x + bottomLeft}${corner(bottomLeft, -1, -1)}V${y + topLeft}${corner(topLeft, 1, -1)}Z`;
}

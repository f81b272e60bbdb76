import { radiiOf } from '../regions.js';

/** The functions of a transform, one by one, so that a browser mixes them as the protocol says. */
function transformOf({ translate, scale, rotate, shear = 0 }) {
  return `translate(${translate.x}px,${translate.y}px) rotate(${rotate}deg) matrix(1,0,${shear},1,0,0) scale(${scale.x},${scale.y})`;
}

/** How the values of a property are written in CSS, mixed by e. */
const PROPERTIES = {
  opacity: (from, to, e) => ({ opacity: Math.min(Math.max(mix(from, to, e), 0), 1) }),
  transform: (from, to, e) => ({ transform: transformOf(mixTransforms(from, to, e)) }),
  color: (from, to, e) => ({ fill: mixColors(from, to, e) }),
};

const RECT = ['x', 'y', 'width', 'height'];

/**
 * Plays a motion by the Web Animations of its keyframes.
 *
 * @param elements the element of each property that moves
 * @returns the animations, which end on their last values
 */
export function play(motion, elements) {
  if (motion === 'none') return [];
  return motion.tracks.flatMap((track, index) => {
    const element = elements[track.property];
    if (element === undefined) return [];
    const isFirst = motion.tracks.findIndex(({ property }) => property === track.property) === index;
    const at = PROPERTIES[track.property];
    return [animate(element, framesOf(track, (e) => at(track.from, track.to, e)), track, motion, isFirst)];
  });
}

/** Plays the holes of an overlay: one element for each of a track's. */
export function playHole(element, motion, index) {
  if (motion === 'none') return [];
  const tracks = motion.tracks.filter(({ property }) => property === 'cutouts');
  return tracks.map((track, at) => {
    const frames = framesOf(track, (e) => holeStyle(mixHoles(track.from[index], track.to[index], e), element.tagName));
    return animate(element, frames, track, motion, at === 0);
  });
}

/** A hole's place as CSS has it: of an SVG rect, or of a path for a hole of which each corner has a radius of its own. */
export function holeStyle(hole, tagName) {
  if (tagName === 'path') return { d: `path("${rectPath(hole)}")` };
  const { x, y, width, height, cornerRadius } = hole;
  return { x: `${x}px`, y: `${y}px`, width: `${width}px`, height: `${height}px`, rx: `${cornerRadius}px` };
}

/** A rect with its radii as the path of an SVG. */
export function rectPath(rect) {
  const { x, y, width, height } = rect;
  const { topLeft, topRight, bottomRight, bottomLeft } = radiiOf(rect);
  const corner = (radius, dx, dy) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + topLeft} ${y}H${x + width - topRight}${corner(topRight, 1, 1)}V${y + height - bottomRight}`
    + `${corner(bottomRight, -1, 1)}H${x + bottomLeft}${corner(bottomLeft, -1, -1)}V${y + topLeft}${corner(topLeft, 1, -1)}Z`;
}

function animate(element, frames, { delay, duration }, motion, isFirst) {
  return element.animate(frames, {
    delay: 1000 * delay,
    duration: 1000 * duration,
    iterations: motion.repeat === true ? Infinity : 1,
    // Of several for one property the last that has begun decides, so only the first may show before its time.
    fill: isFirst ? 'both' : 'forwards',
  });
}

function framesOf({ keyframes = [[0, 0], [1, 1]] }, style) {
  return keyframes.map(([offset, e]) => ({ offset, easing: 'linear', ...style(e) }));
}

function mix(from, to, e) {
  return from + e * (to - from);
}

function mixPoints(from, to, e) {
  return { x: mix(from.x, to.x, e), y: mix(from.y, to.y, e) };
}

function mixTransforms(from, to, e) {
  return {
    translate: mixPoints(from.translate, to.translate, e),
    scale: mixPoints(from.scale, to.scale, e),
    rotate: mix(from.rotate, to.rotate, e),
    shear: mix(from.shear ?? 0, to.shear ?? 0, e),
  };
}

function mixColors(from, to, e) {
  const channels = [1, 3, 5, 7].map((at) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(Math.min(Math.max(mix(a, b, e), 0), 255)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function mixRadii(from, to, e) {
  if (hasOneRadius(from) && hasOneRadius(to)) return Math.max(mix(from.cornerRadius, to.cornerRadius, e), 0);
  const [first, last] = [radiiOf(from), radiiOf(to)];
  return Object.fromEntries(Object.keys(first).map((corner) => [corner, Math.max(mix(first[corner], last[corner], e), 0)]));
}

/** Whether all corners of a rect are as round. */
export function hasOneRadius({ cornerRadius }) {
  return typeof cornerRadius === 'number';
}

function mixHoles(from, to, e) {
  const hole = { cornerRadius: mixRadii(from, to, e) };
  for (const name of RECT) hole[name] = mix(from[name], to[name], e);
  return { ...hole, width: Math.max(hole.width, 0), height: Math.max(hole.height, 0) };
}

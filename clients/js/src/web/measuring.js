import { parentOf } from './tree.js';

/** Properties with which an element holds even what is fixed. */
const HOLDING = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdropFilter'];

/** What of an element changes seldom: what clips it, how it is rounded, and whether it is part of a text. */
export function traitsOf(element) {
  const style = getComputedStyle(element);
  return {
    clips: clipsOf(element, style.position),
    isText: style.display === 'inline',
    cornerRadius: Number.parseFloat(style.borderTopLeftRadius) || 0,
    isPercent: style.borderTopLeftRadius.endsWith('%'),
    isHidden: style.visibility !== 'visible',
  };
}

/** An element's place in the window as a target, transforms and scrolling included; null if it has none. */
export function measure(element, traits) {
  if (traits.isHidden || !element.isConnected) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0 && box.height === 0) return null;
  const target = traits.isText ? textTarget(element, box) : { rect: rectOf(box) };
  const radius = radiusOf(element, traits, box);
  if (radius > 0) target.cornerRadius = radius;
  if (traits.clips.length > 0) target.clip = traits.clips.map((clip) => insideOf(clip));
  return target;
}

/** Whether two targets as `measure` makes them are alike. */
export function isSameTarget(first, second) {
  if (first === null || second === null || first === undefined) return first === second;
  if (first.cornerRadius !== second.cornerRadius) return false;
  return isSameList(first.rects ?? [first.rect], second.rects ?? [second.rect]) && isSameList(first.clip, second.clip);
}

/** The part of the window that holds the page, without scroll bars. */
export function boundsOf(document) {
  const { clientWidth, clientHeight } = document.documentElement;
  return { x: 0, y: 0, width: clientWidth, height: clientHeight };
}

function textTarget(element, box) {
  const lines = [...element.getClientRects()];
  return lines.length > 1 ? { rects: lines.map(rectOf) } : { rect: rectOf(box) };
}

function radiusOf(element, { cornerRadius, isPercent }, box) {
  if (cornerRadius === 0) return 0;
  const radius = isPercent ? (cornerRadius / 100) * Math.min(box.width, box.height) : cornerRadius * scaleOf(element, box);
  return round(Math.min(radius, box.width / 2, box.height / 2));
}

/** How much transforms enlarge an element; its own width is known in whole pixels only. */
function scaleOf({ offsetWidth }, { width }) {
  return offsetWidth > 0 && Math.abs(width - offsetWidth) >= 1 ? width / offsetWidth : 1;
}

/** The ancestors that cut off what sticks out of them; the window itself does so anyway. */
function clipsOf(element, elementPosition) {
  const clips = [];
  let position = elementPosition;
  for (let parent = parentOf(element); parent !== null && parent !== document.body; parent = parentOf(parent)) {
    const style = getComputedStyle(parent);
    if (!holds(style, position)) continue;
    if (cutsOff(style)) clips.push(parent);
    position = style.position;
  }
  return clips;
}

/** Whether what has a position is placed by an ancestor, or by one further out, and so escapes from this one. */
function holds(style, position) {
  if (position !== 'absolute' && position !== 'fixed') return style.display !== 'contents';
  if (position === 'absolute' && style.position !== 'static') return true;
  if (HOLDING.some((name) => (style[name] || 'none') !== 'none')) return true;
  return /transform|perspective|filter/.test(style.willChange) || /paint|layout|strict|content/.test(style.contain);
}

/** Whether something has an inside that ends: a piece of text has none. */
function cutsOff({ display, overflowX, overflowY }) {
  return display !== 'inline' && `${overflowX} ${overflowY}` !== 'visible visible';
}

/** An element's box without borders and scroll bars. */
function insideOf(element) {
  const box = element.getBoundingClientRect();
  const scale = scaleOf(element, box);
  return rectOf({
    x: box.x + element.clientLeft * scale,
    y: box.y + element.clientTop * scale,
    width: element.clientWidth * scale,
    height: element.clientHeight * scale,
  });
}

function isSameList(first = [], second = []) {
  return first.length === second.length && first.every((rect, index) => isSameRect(rect, second[index]));
}

function isSameRect(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function rectOf({ x, y, width, height }) {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** Hundredths of a pixel are seen by nobody, and shorter to write. */
function round(value) {
  return Math.round(value * 100) / 100;
}

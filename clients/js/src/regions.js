/** All regions in hit order: what lies in bubbles and arrows, the hints, the targets, the overlay, then the outside. */
export function regionsOf(overlay, tips, hints) {
  const all = [...tips].reverse().flatMap(({ regions }) => regions);
  const named = (...names) => all.filter(({ region }) => names.includes(region));
  const markers = [...hints].reverse().flatMap(({ regions }) => regions);
  const front = named('button', 'bubble', 'arrow', 'bridge');
  return [...front, ...markers, ...named('target'), ...(overlay?.regions ?? []), ...named('outside')];
}

/** The first region that takes a tap at a point, or null for the outside; a bridge takes none. */
export function regionAt(regions, point) {
  return regions.find(({ region, shape }) => region !== 'bridge' && shape !== undefined && holds(shape, point)) ?? null;
}

/** Whether a tap at a point ends there; outside that is so if any tip says it. */
export function consumes(regions, point) {
  const region = regionAt(regions, point);
  if (region !== null) return region.consumed;
  return regions.some((one) => one.region === 'outside' && one.consumed);
}

function holds(shape, { x, y }) {
  if (shape.points !== undefined) return isInside(shape.points, x, y);
  const [left, top, right, bottom] = [x - shape.x, y - shape.y, shape.x + shape.width - x, shape.y + shape.height - y];
  if (left < 0 || top < 0 || right <= 0 || bottom <= 0) return false;
  const radii = radiiOf(shape);
  return isWithin(radii.topLeft, left, top) && isWithin(radii.topRight, right, top)
    && isWithin(radii.bottomRight, right, bottom) && isWithin(radii.bottomLeft, left, bottom);
}

/** Whether what lies so far from the two edges of a corner lies within its rounding. */
function isWithin(radius, x, y) {
  return x >= radius || y >= radius || Math.hypot(radius - x, radius - y) <= radius;
}

/** The four radii of a rect, which are a number where they are all the same, and 0 where it says none. */
export function radiiOf({ cornerRadius = 0 }) {
  if (typeof cornerRadius !== 'number') return cornerRadius;
  return { topLeft: cornerRadius, topRight: cornerRadius, bottomRight: cornerRadius, bottomLeft: cornerRadius };
}

/** Whether a ray from the point crosses the outline an odd number of times. */
function isInside(points, x, y) {
  let inside = false;
  points.forEach((a, index) => {
    const b = points.at(index - 1);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

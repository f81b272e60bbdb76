/** All regions in hit order: what lies in bubbles and arrows, the hints, the targets, then the overlay. */
export function regionsOf(overlay, tips, hints) {
  const newest = tips.filter(({ hidden }) => hidden !== true).reverse().flatMap(({ regions }) => regions);
  const targets = [...tips].reverse().flatMap(({ regions }) => regions.filter(isTarget));
  const markers = [...hints].reverse().flatMap(({ regions }) => regions);
  return [...newest.filter((region) => !isTarget(region)), ...markers, ...targets, ...(overlay?.regions ?? [])];
}

/** The first region that takes a tap at a point, or null; a bridge takes none. */
export function regionAt(regions, point) {
  return regions.find(({ region, shape }) => region !== 'bridge' && holds(shape, point)) ?? null;
}

function isTarget({ region }) {
  return region === 'target';
}

function holds(shape, { x, y }) {
  if (shape.points !== undefined) return isInside(shape.points, x, y);
  return x >= shape.x && x < shape.x + shape.width && y >= shape.y && y < shape.y + shape.height;
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

/** Whether the second picture of a tip is the first at another place, so that all inside stays as it is. */
export function isMovedOnly(first, second) {
  const isMoved = movedLike(first.frame, second.frame);
  if (!isSameSize(first.frame, second.frame)) return false;
  if (!isSameSize(first.bubble, second.bubble) || !isMoved(first.bubble, second.bubble)) return false;
  if (!isSameArrow(first.arrow, second.arrow, isMoved)) return false;
  if (!isSameText(first.lines, second.lines, isMoved) || !isSameParts(first.parts, second.parts, isMoved)) return false;
  return isSameTaps(first.regions, second.regions) && isSameLook(first, second);
}

/** A test whether a point has moved as another one has. */
function movedLike(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (a, b) => Math.abs(b.x - a.x - dx) < 1e-6 && Math.abs(b.y - a.y - dy) < 1e-6;
}

function isSameSize(first, second) {
  return first.width === second.width && first.height === second.height;
}

function isSameArrow(first, second, isMoved) {
  if (first === null || second === null) return first === second;
  return first.edge === second.edge && isMoved(first.tip, second.tip);
}

function isSameText(first = [], second = [], isMoved) {
  return first.length === second.length && first.every(({ text, x, baseline: y }, index) => {
    const other = second[index];
    return text === other.text && isMoved({ x, y }, { x: other.x, y: other.baseline });
  });
}

function isSameParts(first = [], second = [], isMoved) {
  return first.length === second.length && first.every((part, index) => {
    const { part: name, id, label, rect, lines } = second[index];
    if (part.part !== name || part.id !== id || part.label !== label) return false;
    return isSameSize(part.rect, rect) && isMoved(part.rect, rect) && isSameText(part.lines, lines, isMoved);
  });
}

function isSameTaps(first, second) {
  return first.length === second.length && first.every(({ consumed }, index) => consumed === second[index].consumed);
}

/** What has no places in it. */
function isSameLook(first, second) {
  return isSame(first.style, second.style) && isSame(first.accessibility, second.accessibility)
    && isSame(first.data, second.data);
}

/** Whether two values of JSON are alike; members stand in one order. */
function isSame(first, second) {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  const names = Object.keys(first);
  return names.length === Object.keys(second).length && names.every((name) => isSame(first[name], second[name]));
}

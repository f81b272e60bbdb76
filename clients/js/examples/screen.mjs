// Draws tipd's pictures with characters; one unit is one cell.

const ARROWS = { top: '▲', bottom: '▼', left: '◀', right: '▶' };

/** Draws the layers of a picture over the lines of an app and returns the new lines. */
export function draw(app, layers) {
  const cells = app.map((line) => [...line]);
  for (const layer of layers) {
    if (layer.put === 'overlay') dim(cells, layer);
    else drawTip(cells, layer);
  }
  return cells.map((row) => row.join('').trimEnd());
}

/** Outside the holes, only dots are left of the app. */
function dim(cells, { cutouts, opacity }) {
  if (opacity === 0) return;
  for (const [y, row] of cells.entries()) {
    for (const [x, cell] of row.entries()) {
      if (cell !== ' ' && !cutouts.some((hole) => holds(hole, x, y))) row[x] = '·';
    }
  }
}

function holds({ x: left, y: top, width, height }, x, y) {
  return x >= left && x < left + width && y >= top && y < top + height;
}

function drawTip(cells, { bubble, content, arrow, data }) {
  const [left, top] = [Math.round(bubble.x), Math.round(bubble.y)];
  const width = Math.round(bubble.width) - 2;
  const height = Math.round(bubble.height) - 2;
  write(cells, left, top, `┌${'─'.repeat(width)}┐`);
  for (let row = 1; row <= height; row += 1) write(cells, left, top + row, `│${' '.repeat(width)}│`);
  write(cells, left, top + height + 1, `└${'─'.repeat(width)}┘`);
  const [x, y] = [Math.round(content.x), Math.round(content.y)];
  for (const [row, line] of data.lines.entries()) write(cells, x, y + row, line);
  if (arrow !== null) drawArrow(cells, arrow);
}

/** The one cell between the bubble's edge and the arrow's point. */
function drawArrow(cells, { edge, tip, base }) {
  write(cells, Math.floor((tip.x + base.x) / 2), Math.floor((tip.y + base.y) / 2), ARROWS[edge]);
}

function write(cells, x, y, text) {
  for (const [index, character] of [...text].entries()) {
    if (cells[y]?.[x + index] !== undefined) cells[y][x + index] = character;
  }
}

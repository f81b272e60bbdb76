// The closed sets of the schema, in its order.
export const PLACEMENTS = ['top', 'right', 'bottom', 'left'].flatMap((side) => [side, `${side}-start`, `${side}-end`]);
export const SIDES = ['top', 'right', 'bottom', 'left'];
export const VISIBILITIES = ['visible', 'partial', 'hidden', 'none'];
export const POLICIES = ['steady', 'ordered', 'flip', 'mostRoom', 'fixed'];
export const CHOICES = ['preferred', 'previous', 'opposite', 'fallback', 'mostRoom', 'given', 'centered'];
export const LAST_RESORTS = ['cover', 'shrink', 'overflow', 'hide'];

/** Reads results of `layout` from the numbers in which a module leaves them: as `LayoutNumbers` in its sources tells. */
export class LayoutNumbers {
  #numbers = new Float64Array(0);
  #at = 0;
  #areExplained = false;

  /** The result that begins at a place of `numbers`. */
  read(numbers, at) {
    this.#numbers = numbers;
    this.#at = at + 2;
    this.#areExplained = numbers[at + 1] !== 0;
    const count = numbers[at];
    if (count < 0) return this.#layout();
    const items = [];
    for (let index = 0; index < count; index += 1) items.push(this.#layout());
    return { items };
  }

  #layout() {
    const n = this.#numbers;
    const at = this.#at;
    const layout = {
      placement: n[at] < 0 ? null : PLACEMENTS[n[at]],
      frame: { x: n[at + 1], y: n[at + 2], width: n[at + 3], height: n[at + 4] },
      bubble: { x: n[at + 5], y: n[at + 6], width: n[at + 7], height: n[at + 8] },
      content: { x: n[at + 9], y: n[at + 10], width: n[at + 11], height: n[at + 12] },
      arrow: n[at + 13] < 0 ? null : arrowAt(n, at + 13),
      cutouts: this.#cutouts(at + 23),
      measure: 'host',
      visibility: VISIBILITIES[n[at + 21]],
    };
    if (n[at + 22] !== 0) layout.hidden = true;
    if (this.#areExplained) layout.why = this.#why(this.#at);
    return layout;
  }

  /** What decided, which comes after the cutouts. */
  #why(at) {
    const n = this.#numbers;
    const why = { policy: POLICIES[n[at]], choice: CHOICES[n[at + 1]] };
    if (n[at + 2] !== 0 || n[at + 3] !== 0) why.slide = { x: n[at + 2], y: n[at + 3] };
    if (n[at + 4] !== 0) why.resized = true;
    if (n[at + 5] >= 0) why.lastResort = LAST_RESORTS[n[at + 5]];
    if (n[at + 6] !== 0) why.overlap = true;
    this.#at = at + 8 + n[at + 7];
    if (n[at + 7] > 0) why.rejected = Array.from(n.subarray(at + 8, this.#at), (index) => PLACEMENTS[index]);
    return why;
  }

  /** The cutouts; behind them is what comes next. */
  #cutouts(at) {
    const n = this.#numbers;
    const cutouts = [];
    this.#at = at + 1 + 5 * n[at];
    for (let place = at + 1; place < this.#at; place += 5) {
      cutouts.push({
        x: n[place], y: n[place + 1], width: n[place + 2], height: n[place + 3], cornerRadius: n[place + 4],
      });
    }
    return cutouts;
  }
}

function arrowAt(n, at) {
  return {
    edge: SIDES[n[at]],
    tip: { x: n[at + 1], y: n[at + 2] },
    base: { x: n[at + 3], y: n[at + 4] },
    width: n[at + 5],
    length: n[at + 6],
    pointsAtTarget: n[at + 7] !== 0,
  };
}

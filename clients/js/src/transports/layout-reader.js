import { ByteScanner, OTHER } from './byte-scanner.js';
import { ByteText } from './byte-text.js';

// JSON.parse takes four times as long for a reply of `layout` as this, which knows what stands in it. Every byte is compared:
// what is not as expected is left to JSON.parse.

const [COMMA, BRACE, BRACKET, NEWLINE, SMALL_N, SMALL_T] = new TextEncoder().encode(',}]\nnt');

const texts = (...all) => all.map((text) => new ByteText(text));
const [HEAD, ONE, MANY, NEXT] = texts(
  '{"jsonrpc":"2.0","id":', ',"result":{"placement":', ',"result":{"items":[{"placement":', ',{"placement":',
);
const [FRAME, BUBBLE, CONTENT, ARROW] = texts(',"frame":{"x":', '},"bubble":{"x":', '},"content":{"x":', '},"arrow":');
const [Y, WIDTH, HEIGHT, EDGE, TIP] = texts(',"y":', ',"width":', ',"height":', '{"edge":', ',"tip":{"x":');
const [BASE, BREADTH, LENGTH, POINTS] = texts('},"base":{"x":', '},"width":', ',"length":', ',"pointsAtTarget":');
const [CUTOUTS, X, RADIUS, MEASURE, VISIBILITY] = texts(
  ',"cutouts":[', '{"x":', ',"cornerRadius":', ',"measure":', ',"visibility":',
);
const [TRUE, FALSE] = texts('true', 'false');

/** How many replies are not looked at after one of another kind, for the next ones are likely to be like it. */
const REST = 15;

/** Reads replies of `layout` without texts, outlines and reasons from the bytes that they stand in. */
export class LayoutReader extends ByteScanner {
  #rest = 0;

  /** The one message that stands between two places, or undefined if it is of another kind. */
  read(bytes, start, end) {
    if (this.#rest > 0) {
      this.#rest -= 1;
      return undefined;
    }
    this.begin(bytes, start, end);
    try {
      return this.#message();
    } catch (reason) {
      if (reason !== OTHER) throw reason;
      this.#rest = REST;
      return undefined;
    }
  }

  #message() {
    if (!this.is(HEAD)) return undefined;
    const id = this.number();
    let result;
    if (this.is(ONE)) result = this.#layout();
    else if (this.is(MANY)) result = { items: this.#items() };
    else return undefined;
    this.expectByte(BRACE);
    this.expectByte(NEWLINE);
    return this.at === this.end ? { jsonrpc: '2.0', id, result } : undefined;
  }

  #items() {
    const items = [];
    do items.push(this.#layout());
    while (this.is(NEXT));
    this.expectByte(BRACKET);
    this.expectByte(BRACE);
    return items;
  }

  #layout() {
    const placement = this.bytes[this.at] === SMALL_N ? this.null() : this.name();
    const frame = this.#rect(FRAME);
    const bubble = this.#rect(BUBBLE);
    const content = this.#rect(CONTENT);
    this.expect(ARROW);
    const arrow = this.bytes[this.at] === SMALL_N ? this.null() : this.#arrow();
    const cutouts = this.#cutouts();
    this.expect(MEASURE);
    const measure = this.name();
    this.expect(VISIBILITY);
    const visibility = this.name();
    this.expectByte(BRACE);
    return { placement, frame, bubble, content, arrow, cutouts, measure, visibility };
  }

  /** A rect but for its brace, which begins what comes next. */
  #rect(start) {
    const x = this.member(start);
    const y = this.member(Y);
    const width = this.member(WIDTH);
    const height = this.member(HEIGHT);
    return { x, y, width, height };
  }

  #arrow() {
    this.expect(EDGE);
    const edge = this.name();
    const tip = { x: this.member(TIP), y: this.member(Y) };
    const base = { x: this.member(BASE), y: this.member(Y) };
    const width = this.member(BREADTH);
    const length = this.member(LENGTH);
    this.expect(POINTS);
    const pointsAtTarget = this.bytes[this.at] === SMALL_T;
    this.expect(pointsAtTarget ? TRUE : FALSE);
    this.expectByte(BRACE);
    return { edge, tip, base, width, length, pointsAtTarget };
  }

  #cutouts() {
    const cutouts = [];
    this.expect(CUTOUTS);
    if (this.bytes[this.at] !== BRACKET) {
      do cutouts.push(this.#cutout());
      while (this.isByte(COMMA));
    }
    this.expectByte(BRACKET);
    return cutouts;
  }

  #cutout() {
    const { x, y, width, height } = this.#rect(X);
    const cornerRadius = this.member(RADIUS);
    this.expectByte(BRACE);
    return { x, y, width, height, cornerRadius };
  }
}

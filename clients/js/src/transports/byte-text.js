const encoder = new TextEncoder();

/** A text of 4 bytes or more to compare bytes with, four at a time. */
export class ByteText {
  constructor(text) {
    const bytes = encoder.encode(text);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.length = bytes.length;
    // How many fours there are; the last four may overlap the ones before.
    this.count = bytes.length >> 2;
    this.fours = Int32Array.from({ length: this.count }, (_, index) => view.getInt32(4 * index, true));
    this.last = view.getInt32(bytes.length - 4, true);
  }

  /** Whether it stands at a place, which must have as many bytes. */
  isAt(at, view) {
    const { count, fours } = this;
    for (let index = 0; index < count; index += 1) if (view.getInt32(at + 4 * index, true) !== fours[index]) return false;
    return view.getInt32(at + this.length - 4, true) === this.last;
  }
}

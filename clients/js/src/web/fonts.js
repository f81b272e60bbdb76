// Large enough that a browser's rounding of advances does not matter.
const UNITS_PER_EM = 1000;

// Marks and controls have none by themselves.
const HAS_WIDTH = /[^\p{M}\p{C}]/u;

/** Tells tipd the measures of the browser's fonts, so that texts fit as they are drawn. */
export class Fonts {
  #register;
  #context;
  // By weight and family: what has been registered.
  #known = new Map();

  /** @param register called with the params of `font/register` */
  constructor(document, register) {
    this.#register = register;
    this.#context = document.createElement('canvas').getContext('2d');
  }

  /** Measures the characters of texts that are not known yet, in both weights. */
  learn(family, texts) {
    const characters = new Set(texts.join(''));
    for (const weight of ['regular', 'bold']) {
      const font = this.#font(family, weight);
      const fresh = [...characters].filter((character) => !(character in font.advances) && HAS_WIDTH.test(character));
      if (fresh.length === 0) continue;
      this.#select(family, weight);
      for (const character of fresh) font.advances[character] = this.#context.measureText(character).width;
      const { ascent, descent, advances } = font;
      this.#register({ family, weight, unitsPerEm: UNITS_PER_EM, ascent, descent, advances });
    }
  }

  /** How CSS writes with a font, a line as high as it was measured. */
  css({ family, weight, size }) {
    const { ascent, descent } = this.#font(family, weight);
    const height = ((ascent + descent) * size) / UNITS_PER_EM;
    const font = `${weight === 'bold' ? 700 : 400} ${size}px/${height}px ${family}`;
    return `font:${font};font-kerning:none;font-variant-ligatures:none;text-align:start`;
  }

  /** How far a line reaches above its baseline. */
  ascent({ family, weight, size }) {
    return (this.#font(family, weight).ascent * size) / UNITS_PER_EM;
  }

  #font(family, weight) {
    const key = `${weight} ${family}`;
    if (!this.#known.has(key)) {
      this.#select(family, weight);
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = this.#context.measureText('x');
      this.#known.set(key, { ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent, advances: {} });
    }
    return this.#known.get(key);
  }

  #select(family, weight) {
    this.#context.font = `${weight === 'bold' ? 700 : 400} ${UNITS_PER_EM}px ${family}`;
    this.#context.fontKerning = 'none';
  }
}

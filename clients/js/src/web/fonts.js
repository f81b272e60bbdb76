// Large enough that a browser's rounding of advances does not matter.
const UNITS_PER_EM = 1000;

// Marks and controls have none by themselves.
const HAS_WIDTH = /[^\p{M}\p{C}]/u;

/** Tells tipd the measures of the browser's fonts, so that texts fit as they are drawn. */
export class Fonts {
  #register;
  #context;
  #faces;
  // By weight and family: what has been registered.
  #known = new Map();

  /** @param register called with the params of `font/register` */
  constructor(document, register) {
    this.#register = register;
    this.#context = document.createElement('canvas').getContext('2d');
    this.#faces = document.fonts;
    this.#faces.addEventListener('loadingdone', this.#measureAgain);
  }

  close() {
    this.#faces.removeEventListener('loadingdone', this.#measureAgain);
  }

  /** Measures the characters of texts that are not known yet, in both weights. */
  learn(family, texts) {
    const characters = new Set(texts.join(''));
    for (const weight of ['regular', 'bold']) {
      const font = this.#font(family, weight);
      const fresh = [...characters].filter((character) => !(character in font.advances) && HAS_WIDTH.test(character));
      if (fresh.length === 0) continue;
      this.#measure(font, fresh);
      this.#tell(font);
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
      const font = { family, weight, ascent: 0, descent: 0, advances: {} };
      this.#measure(font, []);
      this.#known.set(key, font);
    }
    return this.#known.get(key);
  }

  /** A font that the page loads is another one until it has come. */
  #measureAgain = () => {
    for (const font of this.#known.values()) {
      const before = JSON.stringify(font);
      this.#measure(font, Object.keys(font.advances));
      if (JSON.stringify(font) !== before) this.#tell(font);
    }
  };

  #measure(font, characters) {
    this.#select(font);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = this.#context.measureText('x');
    Object.assign(font, { ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent });
    for (const character of characters) font.advances[character] = this.#context.measureText(character).width;
  }

  #tell(font) {
    this.#register({ ...font, unitsPerEm: UNITS_PER_EM });
  }

  #select({ family, weight }) {
    this.#context.font = `${weight === 'bold' ? 700 : 400} ${UNITS_PER_EM}px ${family}`;
    this.#context.fontKerning = 'none';
  }
}

const NAMES = ['a', 'b', 'c', 'tip-1', 'tip-2', 'session-1', 'ü'];
const TEXTS = [
  ...['', ' ', '\n\n', 'a\tb\r\nc', '\u0000', 'x'.repeat(300)],
  ...['e\u0301\u0323 1️⃣ 👨‍👩‍👧‍👦🇩🇪', '漢字かな、「引用」', '한국어 텍스트', 'ไทยไม่มีช่องว่าง', 'नमस्ते', 'مرحبا بالعالم'],
];
const WRONG = [null, true, -1, 1e10, 'x', [], {}, { x: 1 }];

/** The bounds of most windows. */
export const SCREEN = { x: 0, y: 0, width: 400, height: 300 };

const ONE_TIP = [
  ['target', 'content'],
  ['target', 'content', 'previous'],
  ['target', 'frame'],
  ['edge', 'frame'],
];

/** Members that belong together or exclude each other: one line of each is taken, no other member of these. */
const FORMS = {
  layout: [...ONE_TIP, ['items']],
  item: ONE_TIP,
  target: [['rect'], ['rect', 'cornerRadius'], ['point'], ['rects', 'pointer'], ['rects'], ['ref']],
  content: [['size'], ['sizes'], ['text']],
  show: [['tip'], ['tips']],
  add: [['tip'], ['tips']],
  dismiss: [['tip'], ['tips'], []],
  tap: [['point'], ['tip', 'region']],
};

/** Makes values of the shapes in a schema; a few are wrong. */
export class Values {
  /**
   * @param schema what `tipd schema` prints
   * @param texts what people read
   */
  constructor(schema, texts, random) {
    this.schema = schema;
    this.texts = [...TEXTS, ...texts];
    this.random = random;
  }

  /** An object of members; which, the forms of its name say, then chance. */
  object(name, members) {
    const forms = FORMS[name] ?? [[]];
    const form = this.random.pick(forms);
    const taken = members.filter(({ name, required }) => {
      if (required || forms.flat().includes(name)) return required || form.includes(name);
      return this.random.chance(name === 'session' ? 0.05 : 0.3);
    });
    return Object.fromEntries(taken.map(({ name, shape }) => [name, this.value(shape, name)]));
  }

  /** A value of a shape, for a member with this name. */
  value(shape, name) {
    const { random } = this;
    if (random.chance(0.003)) return random.pick(WRONG);
    if (name === 'bounds' && random.chance(0.7)) return SCREEN;
    if (shape.enum) return random.pick(shape.enum);
    if (shape.anyOf) return this.value(shape.anyOf[random.chance(0.8) ? 0 : random.below(shape.anyOf.length)], name);
    if (shape.$ref) return this.#named(shape.$ref.split('/').at(-1));
    switch (shape.type) {
      case 'number': return random.number(shape.minimum, shape.maximum);
      case 'integer': return Math.round(random.number(shape.minimum, shape.maximum));
      case 'boolean': return random.chance(0.5);
      case 'null': return null;
      case 'string': return this.#string(shape, name);
      case 'array': return this.#list(shape, name);
      case 'object': return this.#map(shape);
      default: return random.pick([...WRONG, { text: random.pick(this.texts) }]);
    }
  }

  #list({ minItems, items }, name) {
    return Array.from({ length: minItems + this.random.below(4) }, () => this.value(items, name));
  }

  #map({ additionalProperties }) {
    const names = NAMES.slice(this.random.below(NAMES.length));
    return Object.fromEntries(names.map((name) => [name, this.value(additionalProperties)]));
  }

  #named(name) {
    return name === 'options' ? this.#options() : this.object(name, this.schema.objects[name]);
  }

  #string(shape, name) {
    if (shape.pattern) return this.random.pick(['#ff0080', '#FF008040', '#00000000', '#12345']);
    return this.random.pick(name === 'text' || this.random.chance(0.05) ? this.texts : NAMES);
  }

  /** Some options, each in the groups of its path. */
  #options() {
    const options = {};
    for (let count = this.random.below(8); count > 0; count -= 1) {
      const { path, shape } = this.random.pick(this.schema.options);
      const names = path.split('.');
      const last = names.pop();
      const group = names.reduce((group, name) => (group[name] ??= {}), options);
      group[last] = this.value(shape, last);
    }
    return options;
  }
}

import { make, place } from './elements.js';

/** Draws the lines and parts of a tip. */
export class PartViews {
  #parent;
  #picture;
  #fonts;
  #direction;

  constructor(parent, { picture, fonts, direction }) {
    this.#parent = parent;
    this.#picture = picture;
    this.#fonts = fonts;
    this.#direction = direction;
  }

  /** Draws all; returns the elements that are the host's own to fill. */
  draw() {
    const { lines, parts, content, style } = this.#picture;
    if (lines !== undefined) {
      this.#lines(content, lines, textStyle(style, 'text'));
      return [];
    }
    if (parts !== undefined) return parts.map((part) => this.#part(part)).filter(Boolean);
    return [this.#slot(content)];
  }

  /** Draws one part; returns an element that the host fills. */
  #part(part) {
    switch (part.part) {
      case 'image':
        return this.#slot(part.rect);
      case 'button':
        return void this.#button(part);
      case 'close':
        return void this.#closeBox(part);
      default:
        return void this.#lines(part.rect, part.lines, textStyle(this.#picture.style, part.part));
    }
  }

  #slot(rect) {
    const slot = make(this.#parent, 'div', { class: 'tipd-slot' });
    place(slot, rect, this.#picture.frame);
    const radius = this.#picture.style.image?.cornerRadius ?? 0;
    slot.style.cssText += `;overflow:hidden;border-radius:${radius}px`;
    return slot;
  }

  #lines(rect, lines, font) {
    const block = make(this.#parent, 'div', { class: `tipd-${font.name}`, dir: this.#direction });
    place(block, rect, this.#picture.frame);
    block.style.cssText += `;${this.#fonts.css(font)};color:${font.color}`;
    this.#write(block, rect, lines, font);
  }

  #write(block, rect, lines, font) {
    const ascent = this.#fonts.ascent(font);
    for (const { text, x, baseline, width, direction = 'ltr' } of lines) {
      const line = make(block, 'span', { dir: direction });
      line.style.cssText = `position:absolute;white-space:pre;left:${x - rect.x}px;top:${baseline - ascent - rect.y}px;min-width:${width}px`;
      line.textContent = text;
    }
  }

  #button({ id, label, rect, lines }) {
    const { fill, color, cornerRadius } = this.#picture.style.button;
    const button = this.#control(id, rect);
    button.style.cssText += `;background:${fill};color:${color};border-radius:${cornerRadius}px`;
    button.setAttribute('aria-label', label);
    const font = textStyle(this.#picture.style, 'text');
    button.style.cssText += `;${this.#fonts.css(font)}`;
    this.#write(button, rect, lines, font);
  }

  #closeBox({ id, rect }) {
    const button = this.#control(id, rect);
    button.setAttribute('aria-label', 'Close');
    button.style.cssText += `;background:none;color:${this.#picture.style.color};font:${rect.height}px/${rect.height}px sans-serif`;
    make(button, 'span', { 'aria-hidden': 'true' }).textContent = '×';
  }

  #control(id, rect) {
    const button = make(this.#parent, 'button', { type: 'button', class: 'tipd-button', 'data-tipd-button': id });
    button.style.cssText = 'border:0;padding:0;margin:0;cursor:pointer;text-align:center';
    place(button, rect, this.#picture.frame);
    return button;
  }
}

/** How a kind of text is written: with the tip's font, but for what is its own. */
function textStyle(style, name) {
  const own = style[name] ?? {};
  const { family, size, weight } = style.font;
  return { name, family, size: own.size ?? size, weight: own.weight ?? weight, color: own.color ?? style.color };
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an HTML element below a parent. */
export function make(parent, name, attributes = {}) {
  return append(parent, parent.ownerDocument.createElement(name), attributes);
}

/** Makes an SVG element below a parent. */
export function makeSVG(parent, name, attributes = {}) {
  return append(parent, parent.ownerDocument.createElementNS(SVG, name), attributes);
}

/** Sets attributes; null takes one away. */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Places an element by the rect of the protocol, as seen from a point. */
export function place(element, rect, from = { x: 0, y: 0 }) {
  element.style.cssText +=
    `;position:absolute;left:${rect.x - from.x}px;top:${rect.y - from.y}px;width:${rect.width}px;height:${rect.height}px`;
}

function append(parent, element, attributes) {
  setAttributes(element, attributes);
  parent.append(element);
  return element;
}

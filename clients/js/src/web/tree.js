/** The element around another one as it is drawn: that of the slot it is in, and the host of a shadow tree. */
export function parentOf(element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
}

/** The shadow trees that an element is drawn in. */
export function shadowsAround(element) {
  const shadows = new Set();
  for (let one = element; one !== null; one = parentOf(one)) {
    const root = one.getRootNode();
    if (root instanceof ShadowRoot) shadows.add(root);
  }
  return shadows;
}

/** What has the focus, in shadow trees too; null if nothing has. */
export function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** What an event is meant for, in shadow trees too: who listens outside of them is told their host. */
export function targetOf(event) {
  return event.composedPath()[0] ?? event.target;
}

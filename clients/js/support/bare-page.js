/** A button's place in a page without margins of its own. */
export const PLACE = 'position:absolute;left:100px;top:100px;width:80px;height:30px';

/**
 * Gives a page another body, and a host with options, as the text of an expression: by default it dims.
 *
 * The page has `one(selector)`, `show(target, more)`, which shows a tip, and `holes()`.
 */
export async function fillPage(page, body, options = '{ overlay: { visible: true } }') {
  await page.evaluate(`(async () => {
    document.body.innerHTML = ${JSON.stringify(body)};
    window.one = (selector) => document.querySelector(selector);
    window.show = (target, more) => host.show({ tip: { target, content: { text: 'Look' }, ...more }, animated: false });
    window.holes = () => host.picture.overlay?.cutouts.map(({ x, y, width, height }) => ({ x, y, width, height })) ?? [];
    await open({ options: ${options} });
  })()`);
  return page;
}

/** Makes a shadow tree below `#host`, with a field and a box that scrolls; `inside(id)` finds what is in it. */
export const SHADOW = `(() => {
  window.tree = one('#host').attachShadow({ mode: 'open' });
  tree.innerHTML = '<input id="field" value="abc"><div id="box" style="position:absolute;top:50px;left:0;width:300px;height:200px;overflow:auto">'
    + '<div id="above" style="height:100px"></div><button id="a" style="width:80px;height:30px">A</button><div style="height:900px"></div></div>';
  window.inside = (id) => tree.getElementById(id);
})()`;

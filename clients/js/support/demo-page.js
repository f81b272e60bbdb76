import { readFileSync } from 'node:fs';
import { modulePath } from './module.js';

/** A page with things to point at, and its own tipd: `tipd`, `host` and `events` are global once `ready` is true. */
export const PAGE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Letters</title><style>
body { margin: 0; font: 14px "Liberation Sans", sans-serif; background: #f3f4f6; height: 2000px; }
header { display: flex; gap: 12px; padding: 16px; background: white; border-bottom: 1px solid #ccc; }
button { font: inherit; padding: 6px 12px; border-radius: 6px; border: 1px solid #888; background: #fff; }
#box { margin: 24px; width: 300px; height: 120px; overflow: auto; border: 1px solid #888; background: white; }
#inner { height: 600px; padding: 60px 20px; }
#turned { position: absolute; left: 480px; top: 160px; width: 120px; height: 40px; background: #cde;
  transform: rotate(30deg) scale(1.5); }
#far { position: absolute; top: 1500px; left: 60px; }
p { margin: 24px; width: 260px; }
</style></head><body>
<header><button id="new">New letter</button><button id="save">Save</button><input id="name" aria-label="Name"></header>
<div id="box"><div id="inner"><button id="inside">Inside</button></div></div>
<div id="turned"></div>
<p>Letters are kept in <a id="link" href="#x">a very long link that goes over more than one line</a> for you.</p>
<button id="far">Far away</button>
<script type="module">
import { Tipd } from '/src/index.js';
import { PageHost } from '/src/web/index.js';
window.clicks = [];
document.addEventListener('click', ({ target }) => clicks.push(target.id || target.tagName));
window.events = [];
window.open = async (options) => {
  window.tipd = await Tipd.load({ module: '/tipd.wasm' });
  tipd.on('event', (event) => events.push(event));
  window.host = await PageHost.open(tipd, options);
};
window.ready = true;
</script></body></html>`;

/** The pages of a site with the page and the module. */
export const pages = { '/page.html': PAGE, get '/tipd.wasm'() { return readFileSync(modulePath); } };

/** A tour of three steps with buttons. */
export const TOUR = `[
  { id: 'first', target: '#new', content: { title: 'Write', text: 'A new letter begins here.',
    buttons: [{ id: 'later', label: 'Later', action: 'end' }, { id: 'next', label: 'Next' }], progress: true, close: true } },
  { id: 'second', target: '#save', content: { title: 'Keep', text: 'Saves what you wrote.',
    buttons: [{ id: 'previous', label: 'Back' }, { id: 'next', label: 'Next' }], progress: true } },
  { id: 'third', target: '#far', content: { text: 'Far down the page.', buttons: [{ id: 'next', label: 'Done' }] } },
]`;

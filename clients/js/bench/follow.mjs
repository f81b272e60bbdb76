// How much script a frame costs in Chromium while 50 tips follow a scroll: tipd's web host beside Popper v2, over the same
// elements, in alternating rounds of one run. Script is what Chromium's trace says, less the styles and layouts that it
// forces. Chromium's own metric, ScriptDuration, is told too, but leaves out what runs as a microtask, which is where Popper
// does all of its work.
//
// usage: node bench/follow.mjs [--check]
//
// Popper is Debian's node-popper2, or the file that POPPER names. With --check it fails if Popper costs less. Exits with 77
// if something is missing.
import { existsSync, readFileSync } from 'node:fs';
import { Browser, noBrowser } from '../support/browser.js';
import { modulePath } from '../support/module.js';
import { Page } from '../support/page.js';
import { serveSite } from '../support/site.js';
import { traceScript } from '../support/tracing.js';

const popper = process.env.POPPER ?? '/usr/share/javascript/popperjs2/popper.min.js';
const [TIPS, FRAMES, ROUNDS] = [50, 120, 5];

const HEAD = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><style>
body { margin: 0; height: 4000px; font: 14px sans-serif; }
.target { position: absolute; width: 60px; height: 20px; background: #cde; }
.tip { background: #202428; color: white; padding: 8px; border-radius: 6px; width: max-content; }
.arrow, .arrow::before { position: absolute; width: 8px; height: 8px; background: inherit; }
</style><body><script>
window.targets = Array.from({ length: ${TIPS} }, (_, index) => {
  const target = document.createElement('div');
  target.className = 'target';
  target.style.left = 40 + (index % 5) * 150 + 'px';
  target.style.top = 80 + Math.floor(index / 5) * 120 + 'px';
  document.body.append(target);
  return target;
});
window.walk = (frames) => new Promise((resolve) => {
  let frame = 0;
  const step = () => {
    if (frame === frames) return resolve();
    frame += 1;
    scrollTo(0, frame % 2 === 0 ? 0 : 3 + (frame % 60));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
});
</script>`;

const PAGES = {
  '/tipd.html': `${HEAD}<script type="module">
import { Tipd } from '/src/index.js';
import { PageHost } from '/src/web/index.js';
const tipd = await Tipd.load({ module: '/tipd.wasm' });
const host = await PageHost.open(tipd, { options: { lifetime: 'forever', motion: { show: { kind: 'none' } } } });
await host.show({ tips: targets.map((target, index) => ({ target, content: { text: 'Tip ' + index } })) });
window.ready = host.picture.tips.length === ${TIPS};
</script>`,
  '/popper.html': `${HEAD}<script src="/popper.js"></script><script>
Promise.all(targets.map((target, index) => {
  const tip = document.createElement('div');
  tip.className = 'tip';
  tip.innerHTML = 'Tip ' + index + '<div class="arrow" data-popper-arrow></div>';
  document.body.append(tip);
  const modifiers = [{ name: 'offset', options: { offset: [0, 10] } }, { name: 'preventOverflow', options: { padding: 8 } }];
  return new Promise((resolve) => Popper.createPopper(target, tip, { placement: 'bottom', modifiers, onFirstUpdate: resolve }));
})).then(() => { window.ready = true; });
</script>`,
  '/popper.js': () => readFileSync(popper),
  '/tipd.wasm': () => readFileSync(modulePath),
};

/** Milliseconds for each frame of a scroll: of script, of the layouts that it forced, and of everything. */
async function measure(browser, page) {
  const before = await metrics(page);
  const { script, forced } = await traceScript(browser, () => page.evaluate(`walk(${FRAMES})`));
  const after = await metrics(page);
  const metric = (name) => (1000 * (after[name] - before[name])) / FRAMES;
  return { script: script / FRAMES, forced: forced / FRAMES, task: metric('TaskDuration'), counted: metric('ScriptDuration') };
}

async function metrics(page) {
  const { metrics: list } = await page.call('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

const missing = noBrowser || (!existsSync(popper) && `there is no ${popper}: install node-popper2`)
  || (modulePath === null && 'there is no tipd.wasm: run scripts/wasm');
if (missing) {
  console.error(missing);
  process.exit(77);
}
const pages = Object.fromEntries(Object.entries(PAGES).map(([path, body]) => [path, typeof body === 'string' ? body : body()]));
const [browser, site] = await Promise.all([Browser.start(), serveSite(pages)]);
const opened = {};
for (const name of ['tipd', 'popper']) {
  opened[name] = await Page.open(browser, `${site.address}/${name}.html`);
  await opened[name].until('window.ready');
  await measure(browser, opened[name]);
}
const rounds = { tipd: [], popper: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of ['tipd', 'popper']) rounds[name].push(await measure(browser, opened[name]));
}
const spent = (name, what) => median(rounds[name].map((one) => one[what]));
const ratio = (what) => spent('tipd', what) / spent('popper', what);
const WHAT = {
  script: 'script',
  forced: 'styles and layouts that it forced',
  task: 'everything, drawing included',
  counted: 'ScriptDuration, which has no microtasks',
};
console.log('ms a frame      tipd   popper   ratio');
for (const [what, name] of Object.entries(WHAT)) {
  const numbers = [spent('tipd', what), spent('popper', what), ratio(what)].map((value) => value.toFixed(3).padStart(8));
  console.log(`           ${numbers.join(' ')}   ${name}`);
}
await Promise.all([browser.close(), site.close()]);
process.exitCode = process.argv.includes('--check') && ratio('script') >= 1 ? 1 : 0;

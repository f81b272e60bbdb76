// A host in a terminal: walks a tour over a form made of characters and prints every picture.
import { Picture, Tipd } from 'tipd';
import { draw } from './screen.mjs';

const APP = [
  '  Letters                                     [ Help ]      ',
  '                                                            ',
  '  To:       ada@example.org                                 ',
  '  Subject:  Engines                                         ',
  '                                                            ',
  '  Dear Ada, the engine now weaves tooltips as the loom      ',
  '  weaves flowers and leaves.                                ',
  '                                                            ',
  '                                                            ',
  '                                                            ',
  '                                                            ',
  '                                         [ Send ]  [ Keep ] ',
];

/** Where a text stands in the app. */
function find(text) {
  const y = APP.findIndex((line) => line.includes(text));
  return { rect: { x: APP[y].indexOf(text), y, width: text.length, height: 1 } };
}

/** A step that measures its own content, as a terminal knows best how. */
function step(id, ref, ...lines) {
  const size = { width: Math.max(...lines.map((line) => line.length)), height: lines.length };
  return { id, target: { ref }, content: { size }, data: { lines } };
}

const OPTIONS = {
  offset: 0,
  margin: 0,
  arrow: { width: 1, length: 1, inset: 1 },
  bubble: { cornerRadius: 0, padding: { left: 2, right: 2, top: 1, bottom: 1 } },
  overlay: { visible: true },
  cutout: { padding: 0, radiusRule: 'none' },
  lifetime: 'untilNext',
  tap: { bubble: { action: 'next' }, overlay: { action: 'previous' } },
  motion: { show: { kind: 'none' }, dismiss: { kind: 'none' } },
};

async function main() {
  const tipd = await Tipd.spawn({ initializationOptions: { outline: 'none' } });
  const picture = new Picture();
  tipd.on('change', (result) => {
    picture.apply(result);
    console.log(['', ...draw(APP, picture.layers)].join('\n'));
  });
  tipd.on('event', ({ event, origin, ...members }) => console.log(`${event} by ${origin}`, JSON.stringify(members)));
  try {
    await walk(tipd);
  } finally {
    await tipd.close();
  }
}

async function walk(tipd) {
  await tipd.sessionOpen({
    bounds: { x: 0, y: 0, width: APP[0].length, height: APP.length },
    targets: { to: find('ada@example.org'), send: find('[ Send ]'), help: find('[ Help ]') },
    options: OPTIONS,
  });
  await tipd.add({
    tips: [
      step('who', 'to', 'Who should get it.', 'One address or many.'),
      step('send', 'send', 'Off it goes.'),
      step('help', 'help', 'Come back to this', 'tour at any time.'),
    ],
  });
  await tipd.next();
  await tipd.tap({ tip: 'who' });
  // A click on the dim goes back.
  await tipd.tap({ point: { x: 0, y: 7 } });
  await tipd.next();
  await tipd.next();
  await tipd.tap({ tip: 'help' });
}

await main();

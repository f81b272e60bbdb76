/** What Chromium does besides script while a script runs, by the names of its trace: styles and layouts that are asked for. */
const FORCED = ['UpdateLayoutTree', 'Layout'];

/** Where script begins. What runs as microtasks, as promises do, is in the second alone, and in no metric of Chromium's. */
const SCRIPT = ['FunctionCall', 'v8.callFunction', 'EvaluateScript', 'v8.run', 'RunMicrotasks', 'FireAnimationFrame'];

/** Runs something while Chromium traces it: milliseconds of script, and of the styles and layouts that it forced. */
export async function traceScript(browser, run) {
  const events = [];
  let complete;
  const completed = new Promise((resolve) => (complete = resolve));
  const stop = browser.on(({ method, params }) => {
    if (method === 'Tracing.dataCollected') events.push(...params.value);
    else if (method === 'Tracing.tracingComplete') complete();
  });
  const traceConfig = { includedCategories: ['devtools.timeline', 'v8'], excludedCategories: ['*'] };
  await browser.call('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  try {
    await run();
  } finally {
    await browser.call('Tracing.end');
    await completed;
    stop();
  }
  return sum(events);
}

function sum(events) {
  const spent = { script: 0, forced: 0 };
  for (const list of byThread(events)) {
    // Within its own thread one event lies inside another, or beside it.
    list.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    let script = null;
    let forced = null;
    for (const event of list) {
      if (SCRIPT.includes(event.name) && !isWithin(event, script)) {
        spent.script += event.dur;
        script = event;
      } else if (FORCED.includes(event.name) && isWithin(event, script) && !isWithin(event, forced)) {
        spent.script -= event.dur;
        spent.forced += event.dur;
        forced = event;
      }
    }
  }
  return { script: spent.script / 1000, forced: spent.forced / 1000 };
}

/** What took a time on the main thread of each page's process. */
function byThread(events) {
  const threads = new Map();
  const idOf = ({ pid, tid }) => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') threads.set(idOf(event), []);
  }
  for (const event of events) if (event.ph === 'X') threads.get(idOf(event))?.push(event);
  return threads.values();
}

function isWithin(event, other) {
  return other !== null && event.ts + event.dur <= other.ts + other.dur;
}

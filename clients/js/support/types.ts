// Never run: compiled with --strict to see that the types fit how hosts use them.
import { Connection, Picture, Tipd } from 'tipd';
import { ProgramNotFound, ProtocolError, RequestTimeout, RpcError, ServerExited } from 'tipd';
import type { Change, ChangeResult, ErrorKind, Layout, LayoutParams, Options } from 'tipd';
import { bridgeTransport, joinPort, loadModule, ModuleTransport, portTransport, socketTransport } from 'tipd';
import type { ByteTransport, Outline, Tip, TipdEvent, Transport } from 'tipd';
import { encode, FrameReader } from 'tipd/framing';
import { PageHost } from 'tipd/web';

const bounds = { x: 0, y: 0, width: 400, height: 300 };
const rect = { x: 160, y: 120, width: 80, height: 30 };
const tip: Tip = {
  id: 'a',
  target: { rect, cornerRadius: 4 },
  content: { text: 'Save' },
  data: { icon: ['star', 1, null] },
};

export const options: Options = {
  preset: 'tipsee',
  placement: 'leading-start',
  policy: 'ordered',
  order: ['top', 'bottom-end'],
  fit: 'clear',
  slack: 1,
  offset: { top: 8 },
  along: -2,
  margin: 8,
  lastResort: 'cover',
  arrow: { style: 'triangle', width: 12, length: 6, inset: 4, slack: 0, aim: 'offset', offset: 3 },
  bubble: { cornerRadius: 6, padding: { left: 4 }, minWidth: 10, maxWidth: null },
  text: {
    family: 'serif',
    size: 12,
    weight: 'bold',
    color: '#000000',
    alignment: 'center',
    maxWidth: 200,
    widthInset: 0,
    minWidth: 9,
    lineHeight: null,
  },
  fill: '#ffffff',
  border: { width: 1, color: '#000000' },
  shadow: { color: '#00000080', x: 0, y: 2, blur: 4 },
  overlay: { visible: true, color: '#00000080', fadeAfter: null, fadeDuration: 1 },
  cutout: { padding: 4, radius: 3, radiusRule: 'atLeast' },
  lifetime: 'untilNext',
  tap: {
    bubble: { action: 'next', consume: true, report: true },
    arrow: {},
    target: { action: 'my own' },
    overlay: {},
  },
  motion: {
    show: { kind: 'spring', delay: 0, duration: 0.2, transform: { rotate: 3 }, final: null },
    dismiss: { kind: 'none' },
    idle: { kind: 'bounce' },
    reduced: false,
  },
};

export async function everyMethod(signal: AbortSignal): Promise<void> {
  const tipd = await Tipd.spawn({
    program: 'tipd',
    args: ['--stdio'],
    initializationOptions: { clock: 'manual', outline: 'svg', why: 'full', options },
    timeout: 1000,
    signal,
    trace: (direction: 'send' | 'receive', message: unknown) => console.log(direction, message),
  });
  const names: string[] = tipd.capabilities.experimental.tipd.presets;
  const version: string = tipd.serverInfo.version;
  const content = { size: { width: 1, height: 1 } };
  const one: Layout = await tipd.layout({ bounds, target: { rect }, content }, { signal, timeout: null });
  const many = await tipd.layout({ bounds, items: [{ target: { point: { x: 1, y: 2 } }, content: { text: '' } }] });
  for (const item of many.items) 'error' in item ? item.error.code.toFixed() : item.frame.width.toFixed();
  const opened: ChangeResult = await tipd.sessionOpen({
    session: 's',
    bounds,
    safeArea: 4,
    direction: 'rtl',
    unit: { x: 1, y: 2 },
    targets: { a: { rect }, b: null },
  });
  await tipd.sessionUpdate({ bounds, targets: { a: null } });
  await tipd.show({ tip });
  await tipd.show({ session: 's', tips: [tip, { target: { ref: 'a' }, content: { text: 'b' } }], animated: false });
  await tipd.dismiss();
  await tipd.dismiss({ tips: ['a'] });
  await tipd.update({ tip: 'a', content: { text: 'c' }, animated: false });
  await tipd.add({ steps: ['a'], at: 0 });
  await tipd.add({ tip: { content: { text: 'd' }, when: ['!admin'], advanceOn: 'saved', session: 's' }, at: 'a' });
  await tipd.remove({ steps: ['a'] });
  await tipd.go({ step: 2 });
  await tipd.go({ step: 'a', animated: false });
  await tipd.pause();
  await tipd.resume({ animated: false });
  await tipd.end({ reason: 'bored' });
  await tipd.answer({ question: 'q', answer: 'skip' });
  await tipd.answer({ question: 'q', target: null });
  (await tipd.pointer({ kind: 'move', point: { x: 1, y: 1 } })).actions.join();
  if ((await tipd.key({ key: 'Escape', shift: true })).consumed) names.join();
  await tipd.sessionImport({ state: await tipd.sessionExport(), session: 'again' });
  const { index, state } = (await tipd.add({ tip })).tour;
  if (index !== null && state === 'running') index.toFixed();
  const step: string | null = (await tipd.next()).tour.step;
  await tipd.previous({ animated: false }, { timeout: 10 });
  const tapped = await tipd.tap({ point: { x: 1, y: 1 } });
  if (!tapped.consumed && tapped.region === 'outside') tapped.actions.join();
  await tipd.tap({ tip: 'a', region: 'arrow' });
  const other: unknown = await tipd.request('layout', { bounds }, { timeout: 1 });
  tipd.notify('next', { animated: false });
  const { now } = await tipd.clockAdvance({ by: 0.5 });
  await tipd.setTrace({ value: 'verbose' });
  const picture = new Picture('s');
  picture.load(await tipd.sessionGet({ session: 's' }));
  picture.apply(opened);
  for (const layer of picture.layers) layer.put === 'tip' ? layer.style.fill : layer.frame.width;
  if (picture.regionAt({ x: 1, y: 1 })?.consumed) picture.regions.length.toFixed();
  await tipd.sessionClose();
  const nothing: null = await tipd.shutdown();
  await tipd.close();
  await tipd[Symbol.asyncDispose]();
  console.log(other, names, version, one, step, now, nothing);
}

export function listen(tipd: Tipd): void {
  const removals: (() => void)[] = [
    tipd.on('event', (event, result) => console.log(describe(event), result.revision)),
    tipd.on('change', (result) => result.changes.map(kindOf)),
    tipd.on('notification', ({ method, params }) => console.log(method, params)),
    tipd.on('exit', ({ exitCode, signalName, stderrTail }) => console.log(exitCode, signalName, stderrTail.length)),
  ];
  for (const remove of removals) remove();
}

export async function answerQuestions(tipd: Tipd, signal: AbortSignal): Promise<void> {
  tipd.onConfirm(({ move, from, to }) => move === 'enter' || from !== to);
  tipd.onConfirm(async () => (await Promise.resolve(true)) ? 'skip' : false);
  tipd.onResolve(({ ref }, context) => (context.signal.aborted ? undefined : ref === 'menu' ? { rect } : null));
  const remove: () => void = tipd.onResolve(async ({ tip }) => (tip === 'a' ? 'skip' : null));
  remove();
  for await (const event of tipd.events({ signal })) if (event.event === 'ended') break;
  for await (const { changes } of tipd.changes()) changes.map(kindOf);
}

export async function everyCarrier(worker: Worker, socket: WebSocket, port: MessagePort): Promise<void> {
  const inPage = await Tipd.load({ module: new URL('https://example.org/tipd.wasm'), timeout: null });
  await Tipd.load({ module: await fetch('tipd.wasm') });
  const module = await loadModule('tipd.wasm');
  const transport: Transport = new ModuleTransport(module, { now: () => Date.now() / 1000 });
  joinPort(port, transport);
  await Tipd.connect(portTransport(worker, { close: () => worker.terminate() }));
  await Tipd.connect(socketTransport(socket));
  await Tipd.connect(bridgeTransport('/tipd'));
  await inPage.close();
}

/** No case may be left out. */
function describe(event: TipdEvent): string {
  switch (event.event) {
    case 'shown':
      return event.tip;
    case 'left':
      return `${event.from} ${event.to ?? 'end'} ${event.direction}`;
    case 'dismissed':
    case 'ended':
      return event.reason;
    case 'tapped':
      return event.region;
    case 'action':
      return event.name;
    case 'faded':
      return event.origin;
    case 'unchanged':
      return event.tip ?? event.reason;
    case 'confirm':
      return `${event.question} ${event.move}`;
    case 'resolve':
      return `${event.question} ${event.ref ?? event.reveal?.x ?? ''}`;
    case 'withdrawn':
      return event.question;
    case 'hidden':
    case 'skipped':
      return event.reason;
    case 'waiting':
      return event.ref ?? event.tip;
    case 'pointed':
      return `${event.kind} ${event.point.x}`;
    case 'paused':
    case 'resumed':
      return event.origin;
    case 'focused':
      return event.button ?? event.tip;
    case 'entered':
    case 'exited':
      return event.tip;
  }
}

function kindOf(change: Change): string {
  if (change.put === undefined) return `${change.remove} ${change.motion === 'none' ? 0 : change.motion.end}`;
  return change.put === 'tip' ? change.placement ?? 'middle' : change.color;
}

export function draw(outline: Outline): number {
  if (typeof outline === 'string') return outline.length;
  let sum = 0;
  for (const part of outline) if (part[0] === 'M' || part[0] === 'L') sum += part[1];
  return sum;
}

export function explain(error: unknown): string {
  if (error instanceof RpcError) {
    const kind: ErrorKind | undefined = error.kind;
    return `${error.code} ${kind} ${error.path ?? ''} ${error.data?.nearest ?? ''}`;
  }
  if (error instanceof ServerExited) return `${error.exitCode} ${error.signalName}`;
  if (error instanceof RequestTimeout) return error.method + error.stderrTail;
  if (error instanceof ProtocolError) return error.message;
  return error instanceof ProgramNotFound ? error.tried.join() : 'unknown';
}

export async function overOwnTransport(socket: WebSocketLike): Promise<Tipd> {
  const transport: ByteTransport = {
    send: (bytes) => socket.send(bytes),
    onData: (listener) => socket.onMessage(listener),
    onClose: (listener) => socket.onEnd(() => listener()),
  };
  const connection = new Connection(transport, { onNotification: (method) => method.length, onResult: () => {} });
  connection.notify('initialized', {});
  const result: unknown = await connection.request('layout', { bounds }, { timeout: 10 });
  const messages: unknown[] = new FrameReader({ maxBody: 10 }).push(encode(result));
  console.log(messages);
  return Tipd.connect(transport, { processId: null });
}

interface WebSocketLike {
  send(bytes: Uint8Array): void;
  onMessage(listener: (bytes: Uint8Array) => void): void;
  onEnd(listener: () => void): void;
}

export async function page(tipd: Tipd, element: HTMLElement): Promise<void> {
  const host = await PageHost.open(tipd, {
    root: document.body,
    options,
    targets: { a: element, b: '#b', c: { rect }, d: null },
    render: (slot: HTMLElement, picture) => slot.append(picture.id),
  });
  await host.show({ tip: { target: element, content: { text: 'a' } }, animated: false });
  await host.add({ tips: [{ target: '#b', content: { text: 'a' }, advanceOn: 'saved' }, { content: { text: 'b' } }] });
  await host.update({ tip: 'a', target: { ref: 'a' } });
  await host.target('a', null);
  await host.tell('saved');
  await host.go({ step: 1 });
  if (host.keys.some(({ key }) => key === 'Escape')) await host.end();
  await host.close();
}

/** Each line below must be refused. */
export function mistakes(tipd: Tipd, params: LayoutParams): void {
  // @ts-expect-error a misspelt option
  tipd.show({ tip: { ...tip, options: { arow: { width: 1 } } } });
  // @ts-expect-error both tip and tips
  tipd.show({ tip, tips: [tip] });
  // @ts-expect-error neither tip nor tips
  tipd.add({});
  // @ts-expect-error no bounds
  tipd.sessionOpen({});
  // @ts-expect-error ref is not allowed in layout
  tipd.layout({ bounds, target: { ref: 'a' }, content: { text: '' } });
  // @ts-expect-error items and target
  tipd.layout({ ...params, items: [] });
  // @ts-expect-error region without tip
  tipd.tap({ point: { x: 0, y: 0 }, region: 'bubble' });
  // @ts-expect-error no such event
  tipd.on('tap', () => {});
  // @ts-expect-error no such side
  tipd.show({ tip: { ...tip, options: { placement: 'above' } } });
  // @ts-expect-error both an answer and a target
  tipd.answer({ question: 'q', answer: 'yes', target: null });
  // @ts-expect-error a text is no answer
  tipd.onConfirm(() => 'maybe');
  // @ts-expect-error a target needs a place
  tipd.onResolve(() => ({ x: 1 }));
  // @ts-expect-error Tipd is started by spawn or connect
  new Tipd();
}

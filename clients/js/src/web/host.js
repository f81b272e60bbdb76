import { Picture } from '../picture.js';
import { Descriptions } from './descriptions.js';
import { Fonts } from './fonts.js';
import { Focus } from './focus.js';
import { Follower } from './follower.js';
import { Forgetting } from './forgetting.js';
import { Input } from './input.js';
import { boundsOf } from './measuring.js';
import { Screen } from './screen.js';
import { Settings } from './settings.js';
import { Targets } from './targets.js';
import { writingOf } from './writing.js';

/** How motions are told, so that a browser can play them. */
const MOTION = { tolerance: 0.005 };

/** A page as tipd's host: it draws over the page, follows its elements, and says what is clicked and typed. */
export class PageHost {
  /** What should be on the screen. */
  picture;
  /** Whether the pointer's moves matter now. */
  wantsPointer = false;
  #tipd;
  #session;
  #screen;
  #follower;
  #targets;
  #forgetting;
  #fonts;
  #focus;
  #descriptions;
  #input;
  #settings;
  #options;
  #undo = [];
  #closing = null;

  /** Opens a session for the page. */
  static async open(tipd, options = {}) {
    const host = new PageHost(tipd, options);
    try {
      await host.#open(options);
    } catch (error) {
      host.#leave();
      throw error;
    }
    return host;
  }

  /** Use `PageHost.open`. */
  constructor(tipd, { session = 'page', options = {}, root = document.documentElement, render, zIndex = 2147483000, scroll = true } = {}) {
    this.#tipd = tipd;
    this.#session = session;
    this.#options = options;
    this.picture = new Picture(session);
    this.#fonts = new Fonts(document, (params) => this.#guard(tipd.fontRegister(params)));
    this.#screen = new Screen(root, { fonts: this.#fonts, render, zIndex });
    this.#follower = new Follower({ report: (targets) => this.#update({ targets }), ignored: this.#screen.layer });
    this.#targets = new Targets(this.#follower, scroll);
    this.#forgetting = new Forgetting({
      targets: this.#targets,
      ask: () => this.#guard(this.#call('session/export', {})),
      tell: (targets) => this.#update({ targets }),
    });
    const element = (ref) => this.#follower.element(ref);
    this.#focus = new Focus(this.#screen, element);
    this.#descriptions = new Descriptions(element);
    this.#settings = new Settings({ report: (update) => this.#update(update), restyled: () => this.#screen.fit() });
  }

  async #open({ targets = {} }) {
    const options = this.#options;
    this.#undo = [
      this.#tipd.on('change', (result) => this.#change(result)),
      this.#tipd.on('restore', (picture) => this.#restore(picture)),
      this.#tipd.on('event', (event, { session }) => session === this.#session && this.#hear(event)),
    ];
    const places = {};
    for (const [ref, target] of Object.entries(targets)) places[ref] = this.#targets.named(ref, target);
    const { direction, reduced } = this.#settings;
    const motion = { ...MOTION, reduced, ...options.motion };
    await this.#tipd.sessionOpen({
      session: this.#session, bounds: boundsOf(document), direction, targets: places,
      options: { ...options, motion, resolve: { ask: 'hidden', ...options.resolve } },
    });
    this.#input = new Input(this);
  }

  /** Puts tips on the screen. Each target may be an element or a selector; else as in the protocol. */
  async show(params) {
    return this.#callNaming('show', () => this.#withTips(params));
  }

  /** Adds steps to the tour, likewise. */
  async add(params) {
    return this.#callNaming('add', () => this.#withTips(params));
  }

  /** Changes one tip or step, likewise. */
  async update(params) {
    const result = await this.#callNaming('update', () => this.#withTarget(params));
    if (params.target !== undefined) this.#forgetting.ended();
    return result;
  }

  /** Names a target for tips to refer to; null takes it away. */
  async target(ref, target) {
    return this.#call('session/update', { targets: { [ref]: this.#targets.named(ref, target) } });
  }

  dismiss(params) {
    return this.#call('dismiss', params);
  }

  next(params) {
    return this.#call('next', params);
  }

  previous(params) {
    return this.#call('previous', params);
  }

  go(params) {
    return this.#call('go', params);
  }

  end(params) {
    return this.#call('end', params);
  }

  /** Tells of events of the page's own, for steps with `advanceOn`. */
  tell(...events) {
    return this.#call('session/update', { events });
  }

  /** Closes the session and takes everything off the page. */
  close() {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  /** The keys that act now. */
  get keys() {
    return this.picture.keys;
  }

  /** The tip that an element is drawn for. */
  tipOf(element) {
    return this.picture.tips.find(({ id }) => this.#screen.tip(id)?.root.contains(element))?.id;
  }

  /** Whether an element is part of what is drawn. */
  contains(element) {
    return this.#screen.contains(element);
  }

  tap(params) {
    // It was drawn, but is on its way already.
    if (params.tip === undefined && params.point === undefined) return;
    this.#guard(this.#call('tap', params));
  }

  key(params) {
    this.#guard(this.#call('key', params));
  }

  pointer(params) {
    this.#guard(this.#call('pointer', params));
  }

  async #end() {
    this.#ignore();
    try {
      await this.#call('session/close', {});
    } finally {
      this.#leave();
    }
  }

  /** Hears no more of the page. */
  #ignore() {
    this.#input?.close();
    this.#forgetting.close();
    this.#follower.close();
    this.#fonts.close();
    this.#settings.close();
  }

  #leave() {
    this.#ignore();
    for (const undo of this.#undo) undo();
    this.#screen.close();
  }

  #call(method, params) {
    return this.#tipd.request(method, { session: this.#session, ...params });
  }

  /** A call that names targets. If it is refused, nothing refers to them. */
  async #callNaming(method, readParams) {
    try {
      return await this.#call(method, readParams());
    } catch (error) {
      this.#forgetting.ended();
      throw error;
    }
  }

  #update(update) {
    this.#guard(this.#call('session/update', update));
  }

  /** What the page did not ask for has nobody to await it; after the end nothing is to be said. */
  #guard(promise) {
    return promise.catch((error) => {
      if (error.kind !== 'unknownTip' && error.kind !== 'unknownSession' && error.name !== 'ServerExited') reportError(error);
    });
  }

  #withTips({ tip, tips, ...others }) {
    const all = tips ?? (tip === undefined ? [] : [tip]);
    for (const one of all) this.#learn(one);
    if (tips !== undefined) return { ...others, tips: tips.map((one) => this.#withTarget(one)) };
    return tip === undefined ? others : { ...others, tip: this.#withTarget(tip) };
  }

  #withTarget(tip) {
    this.#learn(tip);
    if (tip.options?.trigger === 'hover') this.wantsPointer = true;
    if (tip.options?.dismissAfter !== undefined) this.wantsPointer = true;
    const { target, ref, place } = this.#targets.of(tip.target);
    if (ref !== undefined) this.#update({ targets: { [ref]: place } });
    return target === undefined ? tip : { ...tip, target };
  }

  #learn(tip) {
    const { family, texts } = writingOf(tip, this.#options);
    this.#fonts.learn(family, texts);
  }

  #change(result) {
    if (result.session !== this.#session) return;
    if (this.picture.apply(result)) this.#draw(result.changes);
    this.#forgetting.follow(result);
  }

  /** Another tipd has taken over: what it has not is gone, and all else is where it says. */
  #restore(picture) {
    const before = this.picture.layers;
    if (!this.picture.restore(picture)) return;
    const now = this.picture.layers;
    const isGone = ({ put, id }) => !now.some((one) => one.put === put && one.id === id);
    const gone = before.filter(isGone).map(({ put, id }) => ({ remove: put, id, motion: 'none' }));
    this.#draw([...gone, ...now.map((one) => ({ ...one, motion: 'none' }))]);
    // The page has gone on meanwhile.
    this.#follower.tellAll();
    this.#forgetting.ended();
  }

  #draw(changes) {
    for (const change of changes) {
      this.#screen.apply(change, this.#settings.direction);
      this.#descriptions.follow(change, this.#screen.tip(change.id)?.root.id);
    }
    this.#screen.open(this.picture);
    this.#focus.follow(changes);
  }

  #hear(event) {
    if (event.event === 'focused') this.#focus.enter(event.tip, event.button);
    else if (event.event === 'resolve') this.#resolve(event);
  }

  /** Brings a step's element into view, if it is one of ours. */
  #resolve({ question, ref, reveal }) {
    if (ref === undefined || !this.#follower.has(ref)) return;
    const target = this.#targets.reveal(ref, reveal);
    this.#guard(this.#call('answer', { question, target }));
  }
}

/** What a tipd that was started again must be told: the fonts, the trace, and the last export of every session. */
export class Memory {
  /** The params of the last `$/setTrace`, or null. */
  trace = null;
  #fonts = new Map();
  // The sessions that are open, each with what was exported last, or null.
  #sessions = new Map();
  // By session, what is asked of the tipd that runs: whether it has changed again since.
  #asked = new Map();
  #ask;

  /** @param ask called with a session's id, promises an export of it */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Hears of a notification to tipd. */
  sent(method, params) {
    if (method === '$/setTrace') this.trace = params;
  }

  /** Hears of the result of a request. */
  answered(method, params, result) {
    if (method === 'font/register') this.#fonts.set(`${params.weight ?? 'regular'} ${params.family}`, { ...params });
    else if (method === 'session/close') this.#sessions.delete(result.session);
    else if (Array.isArray(result?.changes)) this.changed(result);
  }

  /** Hears of a change, and asks for an export: one at a time of each session. */
  changed({ session }) {
    if (!this.#sessions.has(session)) this.#sessions.set(session, null);
    if (this.#asked.has(session)) this.#asked.set(session, true);
    else void this.#export(session);
  }

  /**
   * Tells a new tipd all of it.
   *
   * @param call sends a request and promises its result
   * @returns of each session its picture, and what the import brought
   */
  async restore(call) {
    // The one before answers no more.
    this.#asked = new Map();
    const [fonts, sessions] = [[...this.#fonts.values()], [...this.#sessions]];
    for (const font of fonts) await call('font/register', font);
    const restored = [];
    for (const [session, state] of sessions) {
      if (state === null) continue;
      const result = await call('session/import', { session, state });
      restored.push({ picture: await call('session/get', { session }), result });
    }
    return restored;
  }

  async #export(session) {
    const asked = this.#asked;
    asked.set(session, false);
    try {
      const state = await this.#ask(session);
      if (this.#sessions.has(session)) this.#sessions.set(session, state);
    } catch (error) {
      // It was closed by a notification. All else is an end, of which others hear.
      if (error.kind === 'unknownSession') this.#sessions.delete(session);
    }
    const isStale = asked.get(session);
    asked.delete(session);
    if (isStale && asked === this.#asked && this.#sessions.has(session)) this.changed({ session });
  }
}

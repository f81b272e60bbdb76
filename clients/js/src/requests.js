/** One method for each method of the protocol, over the `request` of the class that extends this. */
export class Requests {
  /** Asks where one tip goes, or where many do; nothing is kept. */
  layout(params, options) {
    return this.request('layout', params, options);
  }

  /** Opens a session: one window's tips, overlay, options and tour. */
  sessionOpen(params, options) {
    return this.request('session/open', params, options);
  }

  /** Changes a session's bounds, options or targets. */
  sessionUpdate(params, options) {
    return this.request('session/update', params, options);
  }

  /** Asks for the whole picture of a session. */
  sessionGet(params, options) {
    return this.request('session/get', params, options);
  }

  /** Closes a session and removes all that is visible. */
  sessionClose(params, options) {
    return this.request('session/close', params, options);
  }

  /** Asks for all that restores a session later. */
  sessionExport(params, options) {
    return this.request('session/export', params, options);
  }

  /** Opens a session that was exported. */
  sessionImport(params, options) {
    return this.request('session/import', params, options);
  }

  /** Puts one tip or several on the screen. */
  show(params, options) {
    return this.request('show', params, options);
  }

  /** Changes one tip on the screen, or one step. */
  update(params, options) {
    return this.request('update', params, options);
  }

  /** Takes tips off the screen. */
  dismiss(params, options) {
    return this.request('dismiss', params, options);
  }

  /** Adds steps to the session's tour. */
  add(params, options) {
    return this.request('add', params, options);
  }

  /** Takes steps out of the tour. */
  remove(params, options) {
    return this.request('remove', params, options);
  }

  /** Goes to the next step of the tour. */
  next(params, options) {
    return this.request('next', params, options);
  }

  /** Goes back one step of the tour. */
  previous(params, options) {
    return this.request('previous', params, options);
  }

  /** Goes to any step of the tour; starts it, or starts it again. */
  go(params, options) {
    return this.request('go', params, options);
  }

  /** Takes the tour off the screen until it is resumed. */
  pause(params, options) {
    return this.request('pause', params, options);
  }

  /** Goes on with a tour that was paused. */
  resume(params, options) {
    return this.request('resume', params, options);
  }

  /** Ends the tour. */
  end(params, options) {
    return this.request('end', params, options);
  }

  /** Answers a question of tipd. */
  answer(params, options) {
    return this.request('answer', params, options);
  }

  /** Asks what a tap means, and does it. */
  tap(params, options) {
    return this.request('tap', params, options);
  }

  /** Tells what the pointer does, and asks what it means. */
  pointer(params, options) {
    return this.request('pointer', params, options);
  }

  /** Asks what a key means, and does it. */
  key(params, options) {
    return this.request('key', params, options);
  }

  /** Tells the measures of a font for the texts that are measured from now on. */
  fontRegister(params, options) {
    return this.request('font/register', params, options);
  }

  /** Moves the time, when `clock` is `manual`. */
  clockAdvance(params, options) {
    return this.request('clock/advance', params, options);
  }

  /** Asks tipd to take no more requests; `close` does this by itself. */
  shutdown(params, options) {
    return this.request('shutdown', params, options);
  }
}

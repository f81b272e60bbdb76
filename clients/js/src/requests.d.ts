import type { CallOptions } from './connection.js';
import type * as tipd from './tipd.js';

/** One method for each method of the protocol; the params are named as on the wire. */
export class Requests {
  /** Asks where one tip goes, or where many do; nothing is kept. */
  layout(params: tipd.LayoutParams, options?: CallOptions): Promise<tipd.Layout>;
  layout(params: tipd.LayoutItemsParams, options?: CallOptions): Promise<tipd.LayoutItemsResult>;
  /** Opens a session: one window's tips, overlay, options and tour. */
  sessionOpen(params: tipd.SessionOpenParams, options?: CallOptions): Promise<tipd.ChangeResult>;
  /** Changes a session's bounds, options or targets. */
  sessionUpdate(params: tipd.SessionUpdateParams, options?: CallOptions): Promise<tipd.ChangeResult>;
  /** Asks for the whole picture of a session. */
  sessionGet(params?: tipd.SessionGetParams, options?: CallOptions): Promise<tipd.SessionPicture>;
  /** Closes a session and removes all that is visible. */
  sessionClose(params?: tipd.SessionCloseParams, options?: CallOptions): Promise<tipd.ChangeResult>;
  /** Asks for all that restores a session later. */
  sessionExport(params?: tipd.SessionExportParams, options?: CallOptions): Promise<tipd.SessionState>;
  /** Opens a session that was exported. */
  sessionImport(params: tipd.SessionImportParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Puts one tip or several on the screen. */
  show(params: tipd.ShowParams, options?: CallOptions): Promise<tipd.ChangeResult>;
  /** Changes one tip on the screen, or one step. */
  update(params: tipd.UpdateParams, options?: CallOptions): Promise<tipd.ChangeResult>;
  /** Takes tips off the screen. */
  dismiss(params?: tipd.DismissParams, options?: CallOptions): Promise<tipd.ChangeResult>;
  /** Adds steps to the session's tour. */
  add(params: tipd.AddParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Takes steps out of the tour. */
  remove(params: tipd.RemoveParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Goes to the next step of the tour. */
  next(params?: tipd.NextParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Goes back one step of the tour. */
  previous(params?: tipd.PreviousParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Goes to any step of the tour; starts it, or starts it again. */
  go(params?: tipd.GoParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Takes the tour off the screen until it is resumed. */
  pause(params?: tipd.PauseParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Goes on with a tour that was paused. */
  resume(params?: tipd.ResumeParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Ends the tour. */
  end(params?: tipd.EndParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Answers a question of tipd. */
  answer(params: tipd.AnswerParams, options?: CallOptions): Promise<tipd.TourResult>;
  /** Asks what a tap means, and does it. */
  tap(params: tipd.TapParams, options?: CallOptions): Promise<tipd.TapResult>;
  /** Tells what the pointer does, and asks what it means. */
  pointer(params: tipd.PointerParams, options?: CallOptions): Promise<tipd.TapResult>;
  /** Asks what a key means, and does it. */
  key(params: tipd.KeyParams, options?: CallOptions): Promise<tipd.KeyResult>;
  /** Tells the measures of a font for the texts that are measured from now on. */
  fontRegister(params: tipd.FontRegisterParams, options?: CallOptions): Promise<tipd.FontRegisterResult>;
  /** Moves the time, when `clock` is `manual`. */
  clockAdvance(params: tipd.ClockAdvanceParams, options?: CallOptions): Promise<tipd.ClockAdvanceResult>;
  /** Asks tipd to take no more requests; `close` does this by itself. */
  shutdown(params?: {}, options?: CallOptions): Promise<null>;
}

import type { Tipd } from './client.js';
import type {
  ChangeResult, Direction, Focus, HintPicture, KeyPicture, OverlayPicture, Point, Rect, Region, SessionPicture, TipPicture, TourState,
} from './tipd.js';

/** What is on one session's screen: apply every change and draw it. */
export class Picture {
  constructor(session?: string | null);
  /** The session's id, or null until the first change tells it. */
  readonly session: string | null;
  /** The revision that was applied last; -1 before the first. */
  readonly revision: number;
  readonly overlay: OverlayPicture | null;
  /** The window, or null until it is told. */
  readonly bounds: Rect | null;
  /** The reading direction, or null until it is told. */
  readonly direction: Direction | null;
  /** The keys that act now: before it is told of one, a host must know whether to swallow it. */
  readonly keys: KeyPicture[];
  /** The button that has the focus. */
  readonly focus: Focus | null;
  readonly tour: TourState;
  /** The visible tips' pictures, from back to front. */
  readonly tips: TipPicture[];
  /** The pictures of the markers that stand for tips, from back to front. */
  readonly hints: HintPicture[];
  /** Everything that reacts to taps, in hit order. */
  readonly regions: Region[];
  /** The region that takes a tap at a point, or null for the outside. */
  regionAt(point: Point): Region | null;
  /** Whether a tap at a point ends there: before it is told, a host must know whether to swallow it. */
  consumes(point: Point): boolean;
  /** Everything to draw, from back to front. */
  readonly layers: (OverlayPicture | TipPicture | HintPicture)[];
  /** One visible tip's picture. */
  tip(id: string): TipPicture | undefined;
  /** Takes over a result that changes something; whether there is anything new to draw. */
  apply(result: ChangeResult): boolean;
  /** Takes over all that a client hears of the session, and calls the function when there is anything new; returns what ends this. */
  follow(tipd: Tipd, changed?: () => void): () => void;
  /** Takes over the session's picture from a tipd that was started again; false for another session's. */
  restore(picture: SessionPicture): boolean;
  /** Takes over what `sessionGet` answered; returns false if a later change has overtaken it. */
  load(picture: SessionPicture): boolean;
}

import type { ChangeResult, HintPicture, OverlayPicture, Point, Region, SessionPicture, TipPicture } from './tipd.js';

/** What is on one session's screen: apply every change and draw it. */
export class Picture {
  constructor(session?: string | null);
  /** The session's id, or null until the first change tells it. */
  readonly session: string | null;
  /** The revision that was applied last; -1 before the first. */
  readonly revision: number;
  readonly overlay: OverlayPicture | null;
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
  /** Takes over what `sessionGet` answered; returns false if a later change has overtaken it. */
  load(picture: SessionPicture): boolean;
}

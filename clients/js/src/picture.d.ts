import type { ChangeResult, OverlayPicture, SessionPicture, TipPicture } from './tipd.js';

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
  /** Everything to draw, from back to front. */
  readonly layers: (OverlayPicture | TipPicture)[];
  /** One visible tip's picture. */
  tip(id: string): TipPicture | undefined;
  /** Applies a result that changes something; returns false if it is another session's. */
  apply(result: ChangeResult): boolean;
  /** Takes over what `sessionGet` answered; returns false if a later change has overtaken it. */
  load(picture: SessionPicture): boolean;
}

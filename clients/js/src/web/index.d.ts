import type { Tipd } from '../client.js';
import type { Picture } from '../picture.js';
import type * as tipd from '../tipd.js';

// Named only, so that these types can be read without a browser's library; with one they are the browser's own.
type PageElement = object & { readonly nodeType: number; readonly isConnected: boolean };

/** An element, a selector, or a target as in the protocol. */
export type PageTarget = PageElement | string | tipd.Target;

/** A tip whose target may be an element or a selector. */
export type PageTip = Omit<tipd.Tip, 'target'> & { target?: PageTarget | null };

/** A step of the tour, likewise. */
export type PageStep = Omit<tipd.Step, 'target'> & { target?: PageTarget | null };

export interface PageHostOptions {
  /** The session's id; `page` if left out. */
  session?: string;
  /** Where the layer with everything drawn is put; beside the page's body if left out. */
  root?: PageElement;
  /** For every tip. */
  options?: tipd.Options;
  /** Targets that tips name by `ref`. */
  targets?: { [ref: string]: PageElement | string | tipd.PlacedTarget | null };
  /** Fills what is the page's own to draw: images, and contents that are given by their size. */
  render?: (slot: any, picture: tipd.TipPicture) => void;
  /** Of the layer; above almost everything if left out. */
  zIndex?: number;
  /** Whether steps out of view are scrolled to; true if left out. */
  scroll?: boolean;
}

type Params<P, T> = Omit<P, 'tip' | 'tips'> & ({ tip: T; tips?: undefined } | { tips: T[]; tip?: undefined });

/** A page as tipd's host: it draws over the page, follows its elements, and says what is clicked and typed. */
export class PageHost {
  /** Opens a session for the page. */
  static open(tipd: Tipd, options?: PageHostOptions): Promise<PageHost>;
  private constructor();
  /** What should be on the screen. */
  readonly picture: Picture;
  /** The keys that act now. */
  readonly keys: tipd.KeyPicture[];
  /** Puts tips on the screen. */
  show(params: Params<{ animated?: boolean }, PageTip>): Promise<tipd.ChangeResult>;
  /** Adds steps to the tour, or moves them within it. */
  add(params: Params<{ at?: string | number }, PageStep> | { steps: string[]; at?: string | number }): Promise<tipd.TourResult>;
  /** Changes one tip or step. */
  update(params: Omit<tipd.UpdateParams, 'session' | 'target'> & { target?: PageTarget | null }): Promise<tipd.ChangeResult>;
  /** Names a target for tips to refer to; null takes it away. */
  target(ref: string, target: PageElement | string | tipd.PlacedTarget | null): Promise<tipd.ChangeResult>;
  dismiss(params?: tipd.DismissParams): Promise<tipd.ChangeResult>;
  next(params?: tipd.NextParams): Promise<tipd.TourResult>;
  previous(params?: tipd.PreviousParams): Promise<tipd.TourResult>;
  go(params?: tipd.GoParams): Promise<tipd.TourResult>;
  end(params?: tipd.EndParams): Promise<tipd.TourResult>;
  /** Tells of events of the page's own, for steps with `advanceOn`. */
  tell(...events: string[]): Promise<tipd.ChangeResult>;
  /** Closes the session and takes everything off the page. */
  close(): Promise<void>;
}

import type { Motion } from './motion.js';
import type { OverlayPicture, RegionName, TipPicture, TourState } from './pictures.js';
import type { Point } from './values.js';

/** Every result that changes something: apply `changes` in order. */
export interface ChangeResult {
  session: string;
  /** Grows by one with every result that has changes or events. */
  revision: number;
  changes: Change[];
  events: TipdEvent[];
}

/** What `add`, `next` and `previous` answer. */
export interface TourResult extends ChangeResult {
  tour: TourState;
}

/** What `tap` answers. */
export interface TapResult extends ChangeResult {
  region: RegionName | 'outside';
  tip: string | null;
  /** The id of a button. */
  button?: string;
  /** If false, pass the tap to what lies below. */
  consumed: boolean;
  /** What was done. */
  actions: string[];
}

/** A whole new picture in place of the one with the same id, or its removal. */
export type Change = TipPut | OverlayPut | Removal;

export interface TipPut extends TipPicture {
  motion: Motion;
}

export interface OverlayPut extends OverlayPicture {
  motion: Motion;
}

export interface Removal {
  remove: 'tip' | 'overlay';
  id: string;
  motion: Motion;
  put?: undefined;
}

/** Who caused an event. */
export type Origin = 'api' | 'tap' | 'timer' | 'host';

interface From {
  origin: Origin;
}

/** What happened, for the host's own logic. */
export type TipdEvent =
  | ShownEvent
  | LeftEvent
  | DismissedEvent
  | EndedEvent
  | TappedEvent
  | ActionEvent
  | FadedEvent
  | UnchangedEvent;

/** A tip's motion has ended and it is fully visible. */
export interface ShownEvent extends From {
  event: 'shown';
  tip: string;
}

/** A step of the tour is left. */
export interface LeftEvent extends From {
  event: 'left';
  tip: string;
  from: number;
  /** Null at the end. */
  to: number | null;
  direction: 'next' | 'previous';
}

/** Once per tip, when its motion has ended. */
export interface DismissedEvent extends From {
  event: 'dismissed';
  tip: string;
  reason: 'api' | 'replaced' | 'tap' | 'close' | 'left' | 'completed' | 'ended' | 'targetLost' | 'sessionClosed';
}

/** Once per tour. */
export interface EndedEvent extends From {
  event: 'ended';
  reason: 'completed' | 'ended' | 'sessionClosed';
}

/** A tap on a region whose `report` is true. */
export interface TappedEvent extends From {
  event: 'tapped';
  region: RegionName | 'outside';
  tip: string;
  /** The id of a button. */
  button?: string;
  /** Left out if the tap named a tip. */
  point?: Point;
}

/** A tap on a region whose action is the host's own name. */
export interface ActionEvent extends From {
  event: 'action';
  name: string;
  tip: string;
}

/** The dim has faded. */
export interface FadedEvent extends From {
  event: 'faded';
}

/** The call changed nothing. */
export interface UnchangedEvent extends From {
  event: 'unchanged';
  reason: 'atFirst' | 'notStarted' | 'ended' | 'empty' | 'unknownTip';
  tip?: string;
}

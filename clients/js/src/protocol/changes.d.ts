import type { Motion } from './motion.js';
import type { Focus, HintPicture, KeyPicture, OverlayPicture, RegionName, TipPicture, TourState } from './pictures.js';
import type { Direction, Point, Rect } from './values.js';

/** Every result that changes something: apply `changes` in order. */
export interface ChangeResult {
  session: string;
  /** Grows by one with every result that has anything new. */
  revision: number;
  changes: Change[];
  events: TipdEvent[];
  /** This and all below only if it is another one than was told before. */
  bounds?: Rect;
  direction?: Direction;
  /** The keys that act now. */
  keys?: KeyPicture[];
  /** The button that has the focus, or null if none has. */
  focus?: Focus | null;
  tour?: TourState;
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

/** What `key` answers. */
export interface KeyResult extends ChangeResult {
  tip: string | null;
  /** The id of a button. */
  button?: string;
  /** If false, pass the key on. */
  consumed: boolean;
  /** What was done. */
  actions: string[];
}

/** A whole new picture in place of the one with the same id, or its removal. */
export type Change = TipPut | HintPicture | OverlayPut | Removal;

export interface TipPut extends TipPicture {
  motion: Motion;
}

export interface OverlayPut extends OverlayPicture {
  motion: Motion;
}

export interface Removal {
  remove: 'tip' | 'hint' | 'overlay';
  id: string;
  motion: Motion;
  put?: undefined;
}

/** Who caused an event. */
export type Origin = 'api' | 'tap' | 'pointer' | 'key' | 'timer' | 'host';

interface From {
  origin: Origin;
}

/** What happened, for the host's own logic. */
export type TipdEvent =
  | ShownEvent
  | HiddenEvent
  | LeftEvent
  | SkippedEvent
  | WaitingEvent
  | DismissedEvent
  | PausedEvent
  | ResumedEvent
  | EndedEvent
  | ConfirmEvent
  | ResolveEvent
  | WithdrawnEvent
  | TappedEvent
  | PointedEvent
  | EnteredEvent
  | ExitedEvent
  | FocusedEvent
  | ActionEvent
  | FadedEvent
  | UnchangedEvent;

/** Any name of the host's own. */
type OwnName = string & Record<never, never>;

/** A tip's motion has ended and it is fully visible. */
export interface ShownEvent extends From {
  event: 'shown';
  tip: string;
}

/** A tip has left the screen and may come back. */
export interface HiddenEvent extends From {
  event: 'hidden';
  tip: string;
  reason: 'pointer' | 'dismissed' | 'replaced' | 'timeout' | 'targetLost' | 'paused';
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

/** A step was passed over. */
export interface SkippedEvent extends From {
  event: 'skipped';
  tip: string;
  index: number;
  reason: 'condition' | 'missing' | 'lost' | 'host';
}

/** The tour waits for the target of a step. */
export interface WaitingEvent extends From {
  event: 'waiting';
  tip: string;
  index: number;
  ref?: string;
}

/** Once per tip, when its motion has ended. */
export interface DismissedEvent extends From {
  event: 'dismissed';
  tip: string;
  /** Any other name is the host's own. */
  reason:
    | 'api' | 'replaced' | 'tap' | 'close' | 'timeout' | 'left' | 'removed' | 'completed' | 'ended' | 'targetLost'
    | 'sessionClosed' | OwnName;
}

export interface PausedEvent extends From {
  event: 'paused';
}

export interface ResumedEvent extends From {
  event: 'resumed';
}

/** Once per run of a tour. */
export interface EndedEvent extends From {
  event: 'ended';
  /** Any other name is the host's own. */
  reason: 'completed' | 'ended' | 'closed' | 'targetLost' | 'sessionClosed' | OwnName;
}

/** A question: may the step be left, or entered? */
export interface ConfirmEvent extends From {
  event: 'confirm';
  question: string;
  tip: string;
  move: 'leave' | 'enter';
  from: number | null;
  to: number | null;
  direction: 'next' | 'previous';
}

/** A question: where is the step's target? */
export interface ResolveEvent extends From {
  event: 'resolve';
  question: string;
  tip: string;
  index: number;
  ref?: string;
  /** What to bring into view, so that hole and tip fit. */
  reveal?: Rect;
}

/** Nobody waits for the answer any more. */
export interface WithdrawnEvent extends From {
  event: 'withdrawn';
  question: string;
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

/** A press, wheel or swipe outside, for a tip whose options report it. */
export interface PointedEvent extends From {
  event: 'pointed';
  kind: 'press' | 'wheel' | 'swipe';
  tip: string;
  point: Point;
}

/** The pointer has come over a tip. */
export interface EnteredEvent extends From {
  event: 'entered';
  tip: string;
}

/** The pointer has left a tip. */
export interface ExitedEvent extends From {
  event: 'exited';
  tip: string;
}

/** A button has the focus, or with null none of the tip. */
export interface FocusedEvent extends From {
  event: 'focused';
  tip: string;
  button: string | null;
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
  reason:
    | 'atFirst' | 'notStarted' | 'ended' | 'empty' | 'paused' | 'notPaused' | 'queued' | 'vetoed' | 'withdrawn'
    | 'unknownTip';
  tip?: string;
}

/** Why a tip has gone. */
export type DismissReason = DismissedEvent['reason'];

/** Why a tour has ended. */
export type EndReason = EndedEvent['reason'];

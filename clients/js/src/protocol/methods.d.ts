import type { Surroundings } from './layout.js';
import type { Options } from './options.js';
import type { Content, Json, OutlineForm, OverlayForm, PlacedTarget, Point, Rect, Target, WhyForm } from './values.js';

/** tipd's own choices at the start. */
export interface InitializationOptions {
  /** With `manual`, time moves only by `clockAdvance`. */
  clock?: 'system' | 'manual';
  outline?: OutlineForm;
  overlay?: OverlayForm;
  why?: WhyForm;
  /** Whether results tell all that the session's picture has; true by default, which a `Picture` needs. */
  whole?: boolean;
  /** Lie between the preset and every session's and request's own options. */
  options?: Options;
}

export interface InitializeResult {
  capabilities: Capabilities;
  serverInfo: ServerInfo;
}

export interface Capabilities {
  experimental: { tipd: { methods: string[]; notifications: string[]; presets: string[] } };
}

export interface ServerInfo {
  name: string;
  version: string;
}

/** May be left out while exactly one session is open. */
export interface InSession {
  session?: string;
}

interface SessionParams extends InSession, Partial<Surroundings> {
  /** For every tip of the session; merged member by member. */
  options?: Options;
  /** Targets that tips name by `ref`; null takes one away. */
  targets?: { [ref: string]: PlacedTarget | null };
  /** What holds, for the `when` of steps; merged member by member. */
  conditions?: { [name: string]: boolean };
}

export interface SessionUpdateParams extends SessionParams {
  /** The host's own events that have happened. */
  events?: string[];
}

export interface SessionOpenParams extends SessionParams {
  bounds: Rect;
}

export type SessionGetParams = InSession;

export type SessionCloseParams = InSession;

/** A tip to show. */
export interface Tip {
  /** Without it tipd gives `tip-1`, `tip-2`, … */
  id?: string;
  /** Null or left out: it stands in the middle of the window, without arrow and hole. */
  target?: Target | null;
  content: Content;
  options?: Options;
  /** Comes back untouched. */
  data?: Json;
  /** Of the tips of one group one is on the screen at a time. */
  group?: string;
  accessibility?: Accessibility;
}

/** A tip of the tour. */
export interface Step extends Tip {
  /** Conditions that must hold, with `!` before those that must not. */
  when?: string[];
  /** The host's own event that leads on from it. */
  advanceOn?: string;
  /** The session in whose window it appears. */
  session?: string;
}

/** Words for a screen reader in place of those that follow from the content. */
export interface Accessibility {
  label?: string;
  description?: string;
  announcement?: string;
  /** Where the focus goes afterwards, in the host's own words. */
  returnFocus?: string;
}

/** Exactly one of `tip` and `tips`. */
export type TipOrTips = { tip: Tip; tips?: undefined } | { tips: Tip[]; tip?: undefined };

/** Exactly one of `tip`, `tips` and `steps`. */
export type StepsToAdd =
  | { tip: Step; tips?: undefined; steps?: undefined }
  | { tips: Step[]; tip?: undefined; steps?: undefined }
  | { steps: string[]; tip?: undefined; tips?: undefined };

interface Animated {
  /** False: no motion. */
  animated?: boolean;
}

export type ShowParams = InSession & Animated & TipOrTips;

export type AddParams = InSession &
  StepsToAdd & {
    /** The step before which they go, by id or position; the end if left out. */
    at?: string | number;
  };

/** With neither `tip` nor `tips`: all. */
export interface DismissParams extends InSession, Animated {
  tip?: string;
  tips?: string[];
  /** `api`, or your own name. */
  reason?: string;
}

/** Changes one visible tip, or one step; what is left out stays. */
export interface UpdateParams extends InSession, Animated {
  tip: string;
  target?: Target | null;
  content?: Content;
  options?: Options;
  data?: Json;
  /** The final frame, where a window system placed the tip. */
  frame?: Rect;
  accessibility?: Accessibility;
}

/** Exactly one of `step` and `steps`. */
export type RemoveParams = InSession &
  Animated & ({ step: string; steps?: undefined } | { steps: string[]; step?: undefined });

export interface GoParams extends InSession, Animated {
  /** Its id or index; the first if left out. */
  step?: string | number;
}

export interface PauseParams extends InSession, Animated {}

export interface ResumeParams extends InSession, Animated {}

export interface EndParams extends InSession, Animated {
  /** `ended`, or your own name. */
  reason?: string;
}

/** Exactly one of `answer` and `target`. */
export type AnswerParams = InSession & { question: string } & (
    | { answer: 'yes' | 'no' | 'skip'; target?: undefined }
    | { target: PlacedTarget | null; answer?: undefined }
  );

export interface PointerParams extends InSession {
  kind?: 'move' | 'leave' | 'press' | 'wheel' | 'swipe';
  /** Not with `leave`. */
  point?: Point;
}

export interface KeyParams extends InSession {
  /** Its name as W3C has it. */
  key: string;
  shift?: boolean;
  ctrl?: boolean;
  alt?: boolean;
  meta?: boolean;
}

export type SessionExportParams = InSession;

/** All of a session that outlives tipd; to be kept as it is. */
export interface SessionState extends Surroundings {
  version: number;
  session: string;
  options?: Options;
  targets?: { [ref: string]: PlacedTarget | null };
  conditions?: { [name: string]: boolean };
  /** The ids of tips that stand in the middle since their target is gone. */
  centered?: string[];
  tips?: Tip[];
  tour?: SavedTour;
}

export interface SavedTour {
  state?: 'idle' | 'running' | 'paused' | 'ended';
  index?: number | null;
  steps?: Step[];
  skipped?: string[];
  shown?: string[];
}

export interface SessionImportParams extends InSession {
  state: SessionState;
}

export interface NextParams extends InSession, Animated {}

export interface PreviousParams extends InSession, Animated {}

/** A tap at a point, on a region of a tip, or on one of its buttons. */
export type TapParams = InSession &
  (
    | { point: Point; tip?: undefined; region?: undefined; button?: undefined }
    | { tip: string; region?: 'bubble' | 'arrow' | 'target' | 'hint'; point?: undefined; button?: undefined }
    | { tip: string; button: string; region?: undefined; point?: undefined }
  );

/** The advances of characters that follow one another. */
export interface Advances {
  /** The code point of the first. */
  first: number;
  advances: number[];
}

/** The measures of a font, in its own units. */
export interface FontRegisterParams {
  family: string;
  weight?: 'regular' | 'bold';
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  lineGap?: number;
  /** By character, or as runs. */
  advances: { [character: string]: number } | Advances[];
  /** Of all other characters; without it they are measured with the built-in widths. */
  fallbackAdvance?: number;
}

export interface FontRegisterResult {
  family: string;
  weight: 'regular' | 'bold';
  /** How many have an advance. */
  characters: number;
}

export interface ClockAdvanceParams {
  /** Seconds, 0 or more. */
  by: number;
}

export interface ClockAdvanceResult {
  /** Seconds since the start. */
  now: number;
}

export interface SetTraceParams {
  value: 'off' | 'messages' | 'verbose';
}

import type { Cutout, Layout, OutlineCommand } from './layout.js';
import type { Motion, MovingMotion } from './motion.js';
import type { TextOptions } from './options.js';
import type { Color, CornerRadii, Direction, Json, Point, Rect } from './values.js';

/** A tip as it should be on the screen now. */
export interface TipPicture extends Omit<Layout, 'why' | 'positioner'> {
  put: 'tip';
  id: string;
  /** Its place from back to front; the overlay is 0. */
  z: number;
  style: Style;
  /** In hit order. */
  regions: Region[];
  accessibility: SpokenTip;
  data?: Json;
  step?: StepInfo;
  /** What it does while it stays, once it has come. */
  idle?: MovingMotion;
  /** How it comes; left out by `session/get`. */
  motion?: Motion;
}

/** A marker that stands for a tip: a disc that fills its frame. */
export interface HintPicture {
  put: 'hint';
  id: string;
  z: number;
  frame: Rect;
  color: Color;
  regions: Region[];
  accessibility: SpokenTip;
  data?: Json;
  idle?: MovingMotion;
}

/** What a screen reader needs to know; what there is nothing to say of is left out. */
export interface SpokenTip {
  role: 'tooltip' | 'dialog' | 'alertdialog' | 'status' | 'alert' | 'note' | 'none';
  label?: string;
  description?: string;
  /** What to say when it comes. */
  announcement?: string;
  /** That nothing else can be used meanwhile. */
  modal?: true;
  /** Where the focus goes afterwards: the target's `ref` unless the tip says another. */
  returnFocus?: string;
  /** The ids of its buttons in the order of Tab. */
  tabOrder?: string[];
}

export interface OverlayPicture {
  put: 'overlay';
  id: 'overlay';
  z: 0;
  frame: Rect;
  color: Color;
  /** 1, or 0 once the dim has faded; a faded overlay still takes taps. */
  opacity: number;
  cutouts: Cutout[];
  /** Frame and holes as one path; only if asked for. */
  path?: string | OutlineCommand[] | [number, number][][];
  /** The frame around the holes as rects; only if asked for. */
  bands?: Rect[];
  regions: Region[];
  /** How it comes; left out by `session/get`. */
  motion?: Motion;
}

/** Everything that should be on a session's screen now. */
export interface SessionPicture {
  session: string;
  revision: number;
  bounds: Rect;
  direction: Direction;
  overlay: OverlayPicture | null;
  tips: TipPicture[];
  hints: HintPicture[];
  regions: Region[];
  keys: KeyPicture[];
  focus: Focus | null;
  tour: TourState;
}

/** The button that has the focus. */
export interface Focus {
  tip: string;
  button: string;
}

/** How to draw a tip, fully resolved. */
export interface Style {
  fill: Color;
  color: Color;
  font: { family: string; size: number; weight: NonNullable<TextOptions['weight']> };
  alignment: NonNullable<TextOptions['alignment']>;
  lineHeight: number;
  /** One number where all corners are the same. */
  cornerRadius: number | Required<CornerRadii>;
  /** `alignment`: only if its line is the picture's `stroke` and not its outline. */
  border: { width: number; color: Color; alignment?: 'inside' | 'outside' };
  shadow: { color: Color; x: number; y: number; blur: number };
  /** Only for the parts that are there. */
  title?: { size: number; weight: NonNullable<TextOptions['weight']>; color: Color; lineHeight: number };
  image?: { cornerRadius: number };
  button?: { fill: Color; color: Color; cornerRadius: number };
  progress?: { size: number };
}

/** What a key does now; one that is not listed is the host's. */
export interface KeyPicture {
  key: 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | ' ' | 'Tab';
  shift?: true;
  tip: string;
  button?: string;
  /** `focus`, `press`, or one of the tip's actions. */
  action: string;
  consumed: boolean;
}

export type RegionName = 'button' | 'bubble' | 'arrow' | 'bridge' | 'hint' | 'target' | 'overlay' | 'outside';

/** A piece of the picture that reacts to taps. */
export interface Region {
  region: RegionName;
  tip: string;
  /** The id of a button. */
  button?: string;
  /** A target's is its hole; left out for the outside, which is everywhere else. */
  shape?: Rect | Cutout | { points: Point[] };
  consumed: boolean;
  reported: boolean;
  action: string;
}

/** A step's place in its tour. */
export interface StepInfo {
  index: number;
  count: number;
  /** From 1, among the steps whose conditions hold; null without. */
  number: number | null;
  total: number;
  isFirst: boolean;
  isLast: boolean;
}

export interface TourState {
  state: 'idle' | 'running' | 'paused' | 'ended';
  /** From 0; null if there is no current step. */
  index: number | null;
  count: number;
  /** The tip's id; null if there is no current step. */
  step: string | null;
  number: number | null;
  total: number;
  isFirst: boolean;
  isLast: boolean;
  /** The step that it is on its way to, while it asks or waits. */
  coming: string | null;
  /** The question that is open. */
  question: string | null;
  /** True while the tip of the current step is gone for good. */
  dismissed?: true;
}

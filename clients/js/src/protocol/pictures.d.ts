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
  data?: Json;
  step?: StepInfo;
  /** What it does while it stays, once it has come. */
  idle?: MovingMotion;
  /** How it comes; left out by `session/get`. */
  motion?: Motion;
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
  regions: Region[];
  tour: TourState;
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

export type RegionName = 'button' | 'bubble' | 'arrow' | 'target' | 'overlay';

/** A piece of the picture that reacts to taps. */
export interface Region {
  region: RegionName;
  tip: string;
  /** The id of a button. */
  button?: string;
  shape: Rect | { points: Point[] };
  consumed: boolean;
  action: string;
}

/** A step's place in its tour. */
export interface StepInfo {
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
}

export interface TourState {
  state: 'idle' | 'running' | 'ended';
  /** From 0; null unless running. */
  index: number | null;
  count: number;
  /** The tip's id; null unless running. */
  step: string | null;
  isFirst: boolean;
  isLast: boolean;
}

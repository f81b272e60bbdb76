import type { WireError } from './errors.js';
import type { Options } from './options.js';
import type { Content, Direction, Insets, OutlineForm, PhysicalPlacement, PlacedTarget } from './values.js';
import type { Placement, Point, Rect, Side, WhyForm } from './values.js';

/** What one tip and many tips have in common. */
interface LayoutContext {
  bounds: Rect;
  safeArea?: Insets;
  direction?: Direction;
  /** Points per host unit; scales the lengths of a preset. */
  unit?: Point;
  options?: Options;
  outline?: OutlineForm;
  why?: WhyForm;
}

export interface LayoutItem {
  target: PlacedTarget;
  content: Content;
  options?: Options;
  /** Kept while it still fits. */
  previous?: Placement;
}

export interface LayoutParams extends LayoutContext, LayoutItem {
  items?: undefined;
}

export interface LayoutItemsParams extends LayoutContext {
  items: LayoutItem[];
  target?: undefined;
  content?: undefined;
  previous?: undefined;
}

/** One layout an item, in the same order, or why it was refused. */
export interface LayoutItemsResult {
  items: (Layout | { error: WireError })[];
}

/** Where a tip goes. */
export interface Layout {
  placement: PhysicalPlacement;
  /** Bubble and arrow together. */
  frame: Rect;
  bubble: Rect;
  content: Rect;
  arrow: Arrow | null;
  /** Left out when the form is `none`. */
  outline?: Outline;
  cutouts: Cutout[];
  /** Only for text. */
  lines?: Line[];
  measure: 'host' | 'builtIn';
  why?: Why;
}

export interface Arrow {
  /** The bubble's edge that carries it. */
  edge: Side;
  tip: Point;
  base: Point;
  width: number;
  length: number;
  pointsAtTarget: boolean;
}

/** An SVG path, a list of commands or a polygon, by the form that was asked for. */
export type Outline = string | OutlineCommand[] | [x: number, y: number][];

export type OutlineCommand =
  | ['M' | 'L', number, number]
  | ['Q', number, number, number, number]
  | ['C', number, number, number, number, number, number]
  | ['Z'];

/** A hole for the overlay. */
export interface Cutout extends Rect {
  cornerRadius: number;
}

export interface Line {
  text: string;
  x: number;
  baseline: number;
  width: number;
}

export interface Why {
  policy: string;
  choice: 'preferred' | 'previous' | 'opposite' | 'fallback' | 'mostRoom' | 'lastResort';
  slide?: Point;
  lastResort?: 'cover';
  overlap?: boolean;
  /** Names when compact, with their overflow when full. */
  rejected?: PhysicalPlacement[] | { placement: PhysicalPlacement; overflow: Overflow }[];
  overflow?: Overflow;
}

/** Positive where the tip sticks out, negative where there is room. */
export interface Overflow {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

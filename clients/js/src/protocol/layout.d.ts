import type { WireError } from './errors.js';
import type { Options } from './options.js';
import type { Positioner } from './positioner.js';
import type { Content, CornerRadii, Direction, Insets, OutlineForm, PhysicalPlacement, PlacedTarget } from './values.js';
import type { Point, Rect, Side, WhyForm } from './values.js';

/** Where tips may be. */
export interface Surroundings {
  /** The window. */
  bounds: Rect;
  /** What the window's notch, bars or keyboard cover. */
  safeArea?: Insets;
  direction?: Direction;
  /** Points per host unit; scales the lengths of a preset. */
  unit?: Point;
  /** The screens' work areas, if tips may leave the window. */
  workAreas?: Rect[];
  /** What tips must not cover. */
  obstacles?: Rect[];
}

interface LayoutContext extends Surroundings {
  options?: Options;
  outline?: OutlineForm;
  why?: WhyForm;
}

/** A tip for tipd to place, or one that a window system has placed. */
export type LayoutItem = ItemToPlace | PlacedItem;

export interface ItemToPlace {
  /** Null: the tip stands in the middle. */
  target: PlacedTarget | null;
  content: Content;
  options?: Options;
  /** Where the tip was: kept while it still fits. */
  previous?: PhysicalPlacement;
  frame?: undefined;
  edge?: undefined;
}

export interface PlacedItem {
  /** The final frame; only side, arrow and cutouts are found. */
  frame: Rect;
  target?: PlacedTarget | null;
  content?: Content;
  options?: Options;
  previous?: PhysicalPlacement;
  /** Without a target: the bubble's edge that carries the arrow. */
  edge?: Side;
}

/** One tip. */
export type LayoutParams = LayoutContext &
  LayoutItem & {
    /** Whether the reply proposes the place in the terms of window systems. */
    positioner?: boolean;
    items?: undefined;
    together?: undefined;
  };

/** Many tips. */
export interface LayoutItemsParams extends LayoutContext {
  items: LayoutItem[];
  /** Whether they keep clear of one another. */
  together?: boolean;
  target?: undefined;
  content?: undefined;
  previous?: undefined;
  frame?: undefined;
  edge?: undefined;
  positioner?: undefined;
}

/** One layout an item, in the same order, or why it was refused. */
export interface LayoutItemsResult {
  items: (Layout | { error: WireError })[];
}

/** Where a tip goes. */
export interface Layout {
  /** Null without a target. */
  placement: PhysicalPlacement | null;
  /** Bubble and arrow together. */
  frame: Rect;
  bubble: Rect;
  content: Rect;
  arrow: Arrow | null;
  /** Left out when the form is `none`. */
  outline?: Outline;
  /** What to stroke for a border inside or outside; without it that is the outline. */
  stroke?: Outline;
  cutouts: Cutout[];
  /** Only for a text alone. */
  lines?: Line[];
  /** Only for other parts, in drawing order. */
  parts?: Part[];
  /** Where the content's size came from. */
  measure: 'host' | 'builtIn' | 'cells' | 'font';
  /** Only if the font has no advance for them: characters that were measured without it, at most 32. */
  missing?: string;
  /** Only if the bubble is less high than the content needs: lines or parts were left out. */
  cut?: true;
  /** How much of the target can be seen; `none`: it has no geometry. */
  visibility: 'visible' | 'partial' | 'hidden' | 'none';
  /** Only with the last resort `hide`: the tip is not to be drawn. */
  hidden?: true;
  positioner?: Positioner;
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

/** A hole for the overlay; so round that it is a circle or a capsule, if it is one. */
export interface Cutout extends Rect {
  /** One number where all corners are the same. */
  cornerRadius: number | Required<CornerRadii>;
}

export interface Line {
  text: string;
  x: number;
  baseline: number;
  width: number;
  /** Only of a right-to-left paragraph. */
  direction?: 'rtl';
}

/** A part of a content with its place. */
export interface Part {
  part: 'image' | 'title' | 'text' | 'button' | 'progress' | 'close';
  rect: Rect;
  /** Only of a button and the close box. */
  id?: string;
  /** Only of a button. */
  label?: string;
  /** Of all but the image and the close box. */
  lines?: Line[];
}

export interface Why {
  policy: NonNullable<Options['policy']>;
  choice: 'preferred' | 'previous' | 'opposite' | 'fallback' | 'mostRoom' | 'given' | 'centered';
  slide?: Point;
  resized?: true;
  lastResort?: NonNullable<Options['lastResort']>;
  overlap?: true;
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

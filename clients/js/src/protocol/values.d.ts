/** Any JSON; what is not JSON is left out or refused by `JSON.stringify`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Half-open: its right and bottom edges do not belong to it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Factors along each axis. */
export interface Scale {
  x: number;
  y: number;
}

/** The six numbers of CSS's `matrix`. */
export type Matrix = number[];

/** An affine map by its parts, degrees clockwise, or by its matrix. */
export interface Transform {
  translate?: Point;
  scale?: Scale;
  rotate?: number;
  matrix?: Matrix;
}

/** One number stands for all four sides. */
export type Insets = number | SideInsets;

/** A missing side is 0. */
export interface SideInsets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** One number stands for all four corners. */
export type Radii = number | CornerRadii;

/** A missing corner is 0. */
export interface CornerRadii {
  topLeft?: number;
  topRight?: number;
  bottomRight?: number;
  bottomLeft?: number;
}

/** `#rrggbb` or `#rrggbbaa`. */
export type Color = string;

/** The edge of the target where the bubble goes. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A side, centred or aligned along it. Results hold only these twelve. */
export type PhysicalPlacement = Side | `${Side}-start` | `${Side}-end`;

type LogicalSide = 'leading' | 'trailing';

export type Placement = PhysicalPlacement | LogicalSide | `${LogicalSide}-start` | `${LogicalSide}-end`;

export type Direction = 'ltr' | 'rtl';

/** What a tip belongs to, by its place. */
export type PlacedTarget = RectTarget | PointTarget | TextTarget;

/** What a tip belongs to: a place, or the name of a target of the session. */
export type Target = PlacedTarget | { ref: string };

interface Clipped {
  /** What its scroll views leave of it. */
  clip?: Rect | Rect[];
}

export interface RectTarget extends Clipped {
  rect: Rect;
  cornerRadius?: number;
}

export interface PointTarget extends Clipped {
  point: Point;
}

/** A text that is wrapped over lines. */
export interface TextTarget extends Clipped {
  rects: Rect[];
  /** Its line is the one that the tip stands beside. */
  pointer?: Point;
  cornerRadius?: number;
}

/** The host's own measure, measures to choose from, or parts for tipd to stack. */
export type Content = { size: Size } | { sizes: Size[] } | ContentParts;

/** At least one of them; a text alone is broken into lines. */
export interface ContentParts {
  title?: string;
  text?: string;
  /** The size of a picture that the host draws. */
  image?: Size;
  /** At most 16, in reading order. */
  buttons?: Button[];
  /** `true` counts the steps of the tour. */
  progress?: boolean | Progress | string;
  /** Whether there is a close box. */
  close?: boolean;
}

export interface Button {
  /** Its name within the content; `close` is the close box. */
  id: string;
  label: string;
  /** Without it the id says what a tap does. */
  action?: TapAction;
}

export interface Progress {
  current: number;
  total: number;
}

export type OutlineForm = 'svg' | 'commands' | 'polygon' | 'none';

export type OverlayForm = 'none' | 'svg' | 'commands' | 'polygons' | 'bands';

export type WhyForm = 'compact' | 'full' | 'none';

/** What a tap does; any other name comes back in an `action` event. */
export type TapAction = 'none' | 'dismiss' | 'close' | 'next' | 'previous' | 'end' | (string & Record<never, never>);

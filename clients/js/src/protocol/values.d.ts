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

/** One number stands for all four sides; a missing side is 0. */
export type Insets = number | { top?: number; right?: number; bottom?: number; left?: number };

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
export type PlacedTarget = { rect: Rect; cornerRadius?: number } | { point: Point };

/** What a tip belongs to: a place, or the name of a target of the session. */
export type Target = PlacedTarget | { ref: string };

/** The host's own measure, or a text for tipd to break into lines. */
export type Content = { size: Size } | { text: string };

export type OutlineForm = 'svg' | 'commands' | 'polygon' | 'none';

export type WhyForm = 'compact' | 'full' | 'none';

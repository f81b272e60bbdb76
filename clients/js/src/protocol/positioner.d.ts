import type { Point, Rect, Size } from './values.js';

/** A place as xdg_positioner and GdkPopupLayout take it. */
export interface Positioner {
  size: Size;
  /** With the gap on both sides, so that a flip keeps it. */
  anchorRect: Rect;
  anchor: Anchor;
  gravity: Anchor;
  constraints: Constraint[];
  /** The sum of the constraints' bits. */
  constraintAdjustment: number;
  offset: Point;
}

type Edge = 'top' | 'bottom' | 'left' | 'right';

/** An edge or corner, by xdg_positioner's names. */
export type Anchor = Edge | 'none' | 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';

export type Constraint = 'slide_x' | 'slide_y' | 'flip_x' | 'flip_y' | 'resize_x' | 'resize_y';

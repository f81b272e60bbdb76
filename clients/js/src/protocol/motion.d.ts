import type { Cutout } from './layout.js';
import type { Color, Matrix, Point, Scale } from './values.js';

export type MotionKind =
  | 'none' | 'fade' | 'scale' | 'slide' | 'spring' | 'bounce' | 'float' | 'pulse' | 'morph' | 'iris';

/** How something changes over time. */
export type Motion = 'none' | MovingMotion;

/** Ends `end` seconds after the change. */
export interface MovingMotion {
  kind: MotionKind;
  end: number;
  /** What stays in place under a transform. */
  origin?: Point;
  /** Whether it begins anew at its end. */
  repeat?: boolean;
  tracks: Track[];
}

/** One property's way; of several for a property the last that has begun decides. */
export type Track = TrackTimes &
  (
    | { property: 'opacity'; from: number; to: number }
    | { property: 'transform'; from: TransformPicture; to: TransformPicture }
    | { property: 'color'; from: Color; to: Color }
    | { property: 'cutouts'; from: Cutout[]; to: Cutout[] }
  );

/** In seconds; a negative delay says how long ago it began. */
export interface TrackTimes {
  delay: number;
  duration: number;
  easing: Easing;
  /** Shares of the duration, each with the progress there. */
  keyframes?: [number, number][];
  /** The easing in CSS. */
  css?: string;
}

export type Easing =
  | 'linear'
  | { cubicBezier: [number, number, number, number] }
  | { steps: number; jump: 'start' | 'end' | 'none' | 'both' }
  | { spring: { damping: number; velocity: number; frequency: number } };

/** Mix the parts, not the matrices. */
export interface TransformPicture {
  translate: Point;
  scale: Scale;
  /** In degrees, clockwise. */
  rotate: number;
  shear?: number;
  matrix: Matrix;
}

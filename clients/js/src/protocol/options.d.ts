import type { Color, Insets, Placement } from './values.js';

/** How tips look and behave: preset lies below session lies below tip, member by member. */
export interface Options {
  /** What lies below everything else. */
  preset?: 'tipd' | 'tipsee' | 'easytipview';
  /** `auto` is the first of `order`. */
  placement?: 'auto' | Placement;
  policy?: 'steady' | 'ordered';
  order?: Placement[];
  fit?: 'side' | 'clear';
  slack?: number;
  offset?: Insets;
  along?: number;
  margin?: Insets;
  lastResort?: 'cover';
  arrow?: ArrowOptions;
  bubble?: BubbleOptions;
  text?: TextOptions;
  fill?: Color;
  border?: BorderOptions;
  shadow?: ShadowOptions;
  overlay?: OverlayOptions;
  cutout?: CutoutOptions;
  lifetime?: 'forever' | 'untilNext';
  tap?: TapOptions;
  motion?: MotionOptions;
}

export interface ArrowOptions {
  style?: 'triangle' | 'none';
  width?: number;
  length?: number;
  inset?: number;
  slack?: number;
  aim?: 'overlap' | 'target' | 'bubble' | 'offset';
  offset?: number;
}

export interface BubbleOptions {
  cornerRadius?: number;
  padding?: Insets;
  minWidth?: number;
  maxWidth?: number | null;
}

export interface TextOptions {
  family?: string;
  size?: number;
  weight?: FontWeight;
  color?: Color;
  alignment?: TextAlignment;
  maxWidth?: number | null;
  widthInset?: number;
  minWidth?: number;
  /** `null` takes the font's own. */
  lineHeight?: number | null;
}

export type FontWeight = 'regular' | 'bold';

export type TextAlignment = 'start' | 'center' | 'end' | 'left' | 'right';

export interface BorderOptions {
  width?: number;
  color?: Color;
}

export interface ShadowOptions {
  color?: Color;
  x?: number;
  y?: number;
  blur?: number;
}

export interface OverlayOptions {
  visible?: boolean;
  color?: Color;
  /** Seconds; `null` for never. */
  fadeAfter?: number | null;
  /** Seconds. */
  fadeDuration?: number;
}

export interface CutoutOptions {
  padding?: Insets;
  radius?: number;
  radiusRule?: 'target' | 'constant' | 'atLeast' | 'none';
}

export interface TapOptions {
  bubble?: TapRule;
  arrow?: TapRule;
  target?: TapRule;
  overlay?: TapRule;
}

export interface TapRule {
  action?: TapAction;
  /** Whether the host keeps the tap from what lies below. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

/** What a tap does; any other name comes back in an `action` event. */
export type TapAction = 'none' | 'dismiss' | 'next' | 'previous' | 'end' | (string & Record<never, never>);

export interface MotionOptions {
  show?: MotionRule;
  dismiss?: MotionRule;
}

export interface MotionRule {
  kind?: 'none' | 'fade';
  /** Seconds. */
  delay?: number;
  /** Seconds. */
  duration?: number;
}

// Written by support/generate-options.js.
import type { Color, Insets, Placement, Radii, TapAction, Transform } from './values.js';

/** How tips look and behave: preset lies below session lies below tip, member by member. */
export interface Options {
  /** The values of all options that no layer sets. */
  preset?: 'tipd' | 'tipsee' | 'easytipview' | 'popover' | 'cells';
  /** Where the bubble goes; `auto` is the first of `order`. */
  placement?: 'auto' | Placement;
  /** How the placement is chosen. */
  policy?: 'steady' | 'ordered' | 'flip' | 'mostRoom' | 'fixed';
  /** The placements that are tried after the preferred one. */
  order?: Placement[];
  /** What it means that a placement fits. */
  fit?: 'side' | 'clear';
  /** Room beyond the tip that a placement needs on its side axis to fit. */
  slack?: number;
  /** Gap between target and tip on the side axis, for each side of the target. */
  offset?: Insets;
  /** Distance along the side, in the reading direction above and below the target. */
  along?: number;
  /** For start and end placements, in place of `along`: distance towards the other end; `null` takes `along`. */
  alignedAlong?: number | null;
  /** Room that the tip keeps from the edges of the bounds, beyond the safe area. */
  margin?: Insets;
  quantum?: QuantumOptions;
  /** What is done when no placement fits. */
  lastResort?: 'cover' | 'shrink' | 'overflow' | 'hide';
  flip?: FlipOptions;
  mostRoom?: MostRoomOptions;
  slide?: SlideOptions;
  resize?: ResizeOptions;
  arrow?: ArrowOptions;
  bubble?: BubbleOptions;
  text?: TextOptions;
  /** The colour of bubble and arrow. */
  fill?: Color;
  border?: BorderOptions;
  shadow?: ShadowOptions;
  overlay?: OverlayOptions;
  cutout?: CutoutOptions;
  content?: ContentOptions;
  title?: TitleOptions;
  image?: ImageOptions;
  progress?: ProgressOptions;
  close?: CloseOptions;
  button?: ButtonOptions;
  /** How long a tip stays. */
  lifetime?: 'forever' | 'untilNext';
  tap?: TapOptions;
  motion?: MotionOptions;
  /** What brings the tip. */
  trigger?: 'now' | 'hover' | 'hint';
  /** The wait before it comes. */
  showDelay?: number;
  /** How long it stays once it is shown, without the pointer over it; `null`: on. */
  dismissAfter?: number | null;
  /** What it does to tips on the same target. */
  sameTarget?: 'keep' | 'replace';
  /** What becomes of a visible tip whose target is gone. */
  lost?: 'auto' | 'hide' | 'dismiss' | 'skip' | 'center' | 'end';
  /** What it is for a screen reader. */
  role?: 'auto' | 'tooltip' | 'dialog' | 'alertdialog' | 'status' | 'alert' | 'note' | 'none';
  hover?: HoverOptions;
  hint?: HintOptions;
  outside?: OutsideOptions;
  keys?: KeysOptions;
  missing?: MissingOptions;
  confirm?: ConfirmOptions;
  resolve?: ResolveOptions;
  tour?: TourOptions;
}

export interface QuantumOptions {
  /** Positions and sizes along x are whole multiples of this; 0: any. */
  x?: number;
  /** The same along y. */
  y?: number;
}

export interface FlipOptions {
  /** Whether overflow across the side makes it go on to the next placement. */
  side?: boolean;
  /** Whether overflow along the side does. */
  along?: 'all' | 'none' | 'aligned';
  /** Whether start and end are tried in place of each other. */
  alignment?: boolean;
  /** What is tried after the preferred placement; empty: what follows from the other options. */
  fallbacks?: Placement[];
  /** Which of the perpendicular sides is tried first, if any is. */
  perpendicular?: 'none' | 'start' | 'end';
  /** What is taken when nothing fits. */
  strategy?: 'bestFit' | 'initial';
  /** The margin by which it judges; `null` takes `margin`. */
  margin?: Insets | null;
}

export interface MostRoomOptions {
  /** Whether room along the side counts too, for start and end placements. */
  along?: boolean;
  /** Which alignment is tried first. */
  alignment?: 'none' | 'start' | 'end';
  /** Whether the other alignment is tried too. */
  flipAlignment?: boolean;
  /** What may be taken; empty: everything. */
  allowed?: Placement[];
  /** The margin by which it judges; `null` takes `margin`. */
  margin?: Insets | null;
}

export interface SlideOptions {
  /** Whether a tip is moved along its side to fit. */
  along?: boolean;
  /** Whether it is moved across, over its target if need be. */
  side?: boolean;
  /** Whether it stays in touch with its target along the side. */
  limitAlong?: boolean;
  /** Whether it does across. */
  limitSide?: boolean;
  /** How much of the bubble stays beside its target along the side. */
  limitOffset?: number;
  /** How much of it does across. */
  limitSideOffset?: number;
  /** Which end stays visible when the bubble is longer than the clip. */
  oversize?: 'reading' | 'left';
  /** The margin to which it is moved; `null` takes `margin`. */
  margin?: Insets | null;
}

export interface ResizeOptions {
  /** Whether a bubble is cut to the room at its place. */
  enabled?: boolean;
  /** Whether a centred bubble that may not slide is cut at both ends, so that it stays centred. */
  centered?: boolean;
  /** The margin by which the room is judged; `null` takes `margin`. */
  margin?: Insets | null;
}

export interface ArrowOptions {
  /** The form of the arrow. */
  style?: 'triangle' | 'curved' | 'rounded' | 'none';
  /** The arrow's base, along the bubble's edge. */
  width?: number;
  /** How far the arrow stands out of the bubble. */
  length?: number;
  /** Least distance of the arrow's base from where a corner's rounding ends. */
  inset?: number;
  /** How far the arrow may leave the middle of a bubble too short for the inset. */
  slack?: number;
  /** With the style `rounded`: the rounding of the point. */
  tipRadius?: number;
  /** Whether the arrow keeps off the corners; without it, it stands exactly where it aims. */
  clamp?: boolean;
  /** What the arrow points at. */
  aim?: 'overlap' | 'target' | 'bubble' | 'offset';
  /** With aim `offset`: the distance from the middle of the bubble's edge. */
  offset?: number;
  /** What becomes of the arrow when target and bubble share nothing along its edge. */
  apart?: 'none' | 'clamp' | 'perpendicular';
}

export interface BubbleOptions {
  /** The rounding of the bubble's corners, made less where there is no room for it. */
  cornerRadius?: Radii;
  /** Room between the bubble's edges and its content. */
  padding?: Insets;
  /** The bubble's least width. */
  minWidth?: number;
  /** The bubble's least height. */
  minHeight?: number;
  /** The bubble's greatest width; a text is broken to it. */
  maxWidth?: number | null;
  /** The bubble's greatest height. */
  maxHeight?: number | null;
}

export interface TextOptions {
  /** What measures a text. */
  measure?: 'font' | 'builtIn' | 'cells';
  /** The font's family, handed to the host. */
  family?: string;
  /** The font's size. */
  size?: number;
  /** The font's weight. */
  weight?: 'regular' | 'bold';
  /** The text's colour. */
  color?: Color;
  /** Where lines stand in the bubble. */
  alignment?: 'natural' | 'start' | 'center' | 'end' | 'left' | 'right';
  /** The greatest width of a line. */
  maxWidth?: number | null;
  /** Lines are at most the width of the bounds less this. */
  widthInset?: number;
  /** Lines are not broken shorter than this to fit beside a target. */
  minWidth?: number;
  /** From one line to the next; `null` takes the font's own. */
  lineHeight?: number | null;
  /** The most lines that are shown, without a fraction; `null`: all. */
  maxLines?: number | null;
  /** What ends the last line when more are left out; the line is cut between graphemes for it. */
  ellipsis?: string;
}

export interface BorderOptions {
  /** The width of the line around bubble and arrow. */
  width?: number;
  /** Its colour. */
  color?: Color;
  /** Where the line runs along the outline; it takes no room of its own. */
  alignment?: 'inside' | 'center' | 'outside';
}

export interface ShadowOptions {
  /** The shadow's colour. */
  color?: Color;
  /** How far it lies to the right. */
  x?: number;
  /** How far it lies below. */
  y?: number;
  /** Its softness. */
  blur?: number;
}

export interface OverlayOptions {
  /** Whether a dim lies between app and tip. */
  visible?: boolean;
  /** The dim's colour. */
  color?: Color;
  /** When the dim fades, counted from the tip's coming; `null`: never. */
  fadeAfter?: number | null;
  /** How long the fading takes. */
  fadeDuration?: number;
}

export interface CutoutOptions {
  /** The form of the hole. */
  shape?: 'rect' | 'circle' | 'capsule';
  /** How far the hole reaches beyond the target. */
  padding?: Insets;
  /** The rounding of a rect's corners, as `cutout.radiusRule` takes it. */
  radius?: Radii;
  /** How that rounding is found. */
  radiusRule?: 'target' | 'constant' | 'atLeast' | 'none';
}

export interface ContentOptions {
  /** Room between parts that stand above one another. */
  gap?: number;
}

export interface TitleOptions {
  /** The font's size of a title. */
  size?: number;
  /** Its weight. */
  weight?: 'regular' | 'bold';
  /** Its colour; `null` takes `text.color`. */
  color?: Color | null;
}

export interface ImageOptions {
  /** The rounding of an image's corners. */
  cornerRadius?: number;
}

export interface ProgressOptions {
  /** The words of progress; `{current}` and `{total}` stand for the numbers. */
  format?: string;
  /** The font's size of progress. */
  size?: number;
}

export interface CloseOptions {
  /** The width and height of the close box. */
  size?: number;
  /** Room between the close box and what stands beside it. */
  gap?: number;
}

export interface ButtonOptions {
  /** Room between a button's edges and its label. */
  padding?: Insets;
  /** A button's least width. */
  minWidth?: number;
  /** Room between buttons, and between their rows. */
  gap?: number;
  /** Where a row of buttons stands in the bubble. */
  alignment?: 'natural' | 'start' | 'center' | 'end' | 'left' | 'right';
  /** The rounding of a button's corners. */
  cornerRadius?: number;
  /** A button's colour. */
  fill?: Color;
  /** The colour of its label; `null` takes `text.color`. */
  color?: Color | null;
}

export interface TapOptions {
  button?: TapButtonOptions;
  bubble?: TapBubbleOptions;
  arrow?: TapArrowOptions;
  target?: TapTargetOptions;
  overlay?: TapOverlayOptions;
  /** What becomes of a tap while the tip is on its way. */
  inMotion?: 'act' | 'ignore' | 'queue';
}

export interface TapButtonOptions {
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface TapBubbleOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: TapAction;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface TapArrowOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: TapAction;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface TapTargetOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: TapAction;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface TapOverlayOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: TapAction;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface MotionOptions {
  show?: MotionShowOptions;
  dismiss?: MotionDismissOptions;
  move?: MotionMoveOptions;
  dim?: MotionDimOptions;
  cutout?: MotionCutoutOptions;
  idle?: MotionIdleOptions;
  /** Whether what would move fades, shortly, instead. */
  reduced?: boolean;
  /** Into how many steps of equal length keyframes part each track; 0: none. */
  keyframes?: number;
  /** Keyframes as few as keep this close to the easing; `null`: by number. */
  tolerance?: number | null;
  /** Whether each track has its easing in CSS as well. */
  css?: boolean;
}

export interface MotionShowOptions {
  /** How a tip comes. */
  kind?: 'none' | 'fade' | 'scale' | 'slide' | 'spring';
  /** The wait before it. */
  delay?: number;
  /** How long it takes. */
  duration?: number;
  /** How it goes with time. */
  easing?: string;
  /** A spring's damping ratio: 1 does not swing, towards 0 swings more. */
  damping?: number;
  /** A spring's velocity at the start, in whole distances a second. */
  velocity?: number;
  /** What stays in place when it is scaled or turned. */
  origin?: 'arrow' | 'center';
  /** The opacity at the other end. */
  opacity?: number;
  /** The scale at the other end, with `scale` and `spring`. */
  scale?: number;
  /** The way towards the target at the other end, with `slide`. */
  distance?: number;
  /** The transform at the other end, in place of the kind's own. */
  transform?: Transform | null;
  /** The transform of a tip that has come; `null`: none. */
  final?: Transform | null;
}

export interface MotionDismissOptions {
  /** How a tip goes. */
  kind?: 'none' | 'fade' | 'scale' | 'slide' | 'spring';
  /** The wait before it. */
  delay?: number;
  /** How long it takes. */
  duration?: number;
  /** How it goes with time. */
  easing?: string;
  /** A spring's damping ratio: 1 does not swing, towards 0 swings more. */
  damping?: number;
  /** A spring's velocity at the start, in whole distances a second. */
  velocity?: number;
  /** What stays in place when it is scaled or turned. */
  origin?: 'arrow' | 'center';
  /** The opacity at the other end. */
  opacity?: number;
  /** The scale at the other end, with `scale` and `spring`. */
  scale?: number;
  /** The way towards the target at the other end, with `slide`. */
  distance?: number;
  /** The transform at the other end, in place of the kind's own. */
  transform?: Transform | null;
}

export interface MotionMoveOptions {
  /** How a tip goes on to a new place. */
  kind?: 'none' | 'slide' | 'spring';
  /** The wait before it. */
  delay?: number;
  /** How long it takes. */
  duration?: number;
  /** How it goes with time. */
  easing?: string;
  /** A spring's damping ratio: 1 does not swing, towards 0 swings more. */
  damping?: number;
  /** A spring's velocity at the start, in whole distances a second. */
  velocity?: number;
}

export interface MotionDimOptions {
  /** How the dim comes, goes and takes another colour. */
  kind?: 'none' | 'fade';
  /** The wait before it. */
  delay?: number;
  /** How long it takes. */
  duration?: number;
  /** How it goes with time. */
  easing?: string;
}

export interface MotionCutoutOptions {
  /** How the holes come and change into others. */
  kind?: 'none' | 'morph' | 'iris';
  /** The wait before it. */
  delay?: number;
  /** How long it takes. */
  duration?: number;
  /** How it goes with time. */
  easing?: string;
  /** A spring's damping ratio: 1 does not swing, towards 0 swings more. */
  damping?: number;
  /** A spring's velocity at the start, in whole distances a second. */
  velocity?: number;
}

export interface MotionIdleOptions {
  /** What a tip does while it stays, over and over. */
  kind?: 'none' | 'bounce' | 'float' | 'pulse';
  /** The wait before it. */
  delay?: number;
  /** How long it takes. */
  duration?: number;
  /** A spring's damping ratio: 1 does not swing, towards 0 swings more. */
  damping?: number;
  /** A spring's velocity at the start, in whole distances a second. */
  velocity?: number;
  /** How large it grows with `pulse`. */
  scale?: number;
  /** How far it goes with `bounce` and `float`, away from its target. */
  distance?: number;
}

export interface HoverOptions {
  /** How long the pointer is over the target before the tip comes. */
  showDelay?: number;
  /** How long the pointer is away before it goes. */
  hideDelay?: number;
  /** In place of `showDelay` from tip to tip. */
  browseDelay?: number;
  /** How long after a tip has gone that holds. */
  browseTime?: number;
  /** Whether the pointer may go over to the tip. */
  bridge?: boolean;
}

export interface HintOptions {
  /** The width and height of the marker. */
  size?: number;
  /** The point of the target where its middle stands. */
  anchor?: 'center' | 'top' | 'bottom' | 'start' | 'end' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  /** Its colour; `null`: the tip's `fill`. */
  color?: Color | null;
  /** How long one pulse takes; 0: it stands still. */
  pulse?: number;
}

export interface OutsideOptions {
  tap?: OutsideTapOptions;
  press?: OutsidePressOptions;
  wheel?: OutsideWheelOptions;
  swipe?: OutsideSwipeOptions;
}

export interface OutsideTapOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: string;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface OutsidePressOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: string;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface OutsideWheelOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: string;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface OutsideSwipeOptions {
  /** `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings. */
  action?: string;
  /** Whether the tap ends here; else the host passes it on. */
  consume?: boolean;
  /** Whether a `tapped` event tells of it. */
  report?: boolean;
}

export interface KeysOptions {
  /** What Escape does: an action as in `tap.bubble.action`. */
  escape?: string;
  /** What the arrow key in the reading direction does. */
  forward?: string;
  /** What the arrow key against it does. */
  backward?: string;
  /** What Enter does: `press` is a tap on the button with the focus, else on the last one. */
  enter?: string;
  /** Whether Tab goes from button to button. */
  tab?: boolean;
}

export interface MissingOptions {
  /** What the tour does when the target of the step to come is not there. */
  policy?: 'wait' | 'skip' | 'center' | 'end';
  /** How long it waits for it; `null`: on. */
  timeout?: number | null;
  /** What it does after that. */
  then?: 'skip' | 'center' | 'end';
}

export interface ConfirmOptions {
  /** Whether the host is asked before this step is left. */
  leave?: boolean;
  /** Whether the host is asked before this step is entered. */
  enter?: boolean;
  /** How long an answer may take before it counts as yes; `null`: on. */
  timeout?: number | null;
}

export interface ResolveOptions {
  /** When the host is asked where the target of this step is. */
  ask?: 'never' | 'missing' | 'hidden' | 'always';
  /** How long an answer may take before the session's own targets decide; `null`: on. */
  timeout?: number | null;
}

export interface TourOptions {
  /** Whether the step after the last is the first, and the one before the first the last. */
  wrap?: boolean;
}

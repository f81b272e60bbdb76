# SPDX-License-Identifier: MIT
# Written by support/generate_options.py from `tipd schema`.
"""The options of protocol.md, as nested groups whose members may all be left out."""

from __future__ import annotations

from typing import List, Literal, Optional, TypedDict, Union

from .motion import TransformOption
from .placing import Placement, Radii, SideInsets

_Insets = Union[float, SideInsets]


class QuantumOptions(TypedDict, total=False):
    """The group `quantum`."""

    #: Positions and sizes along x are whole multiples of this; 0: any.
    x: float
    #: The same along y.
    y: float


class FlipOptions(TypedDict, total=False):
    """The group `flip`."""

    #: Whether overflow across the side makes it go on to the next placement.
    side: bool
    #: Whether overflow along the side does.
    along: Literal["all", "none", "aligned"]
    #: Whether start and end are tried in place of each other.
    alignment: bool
    #: What is tried after the preferred placement; empty: what follows from the other options.
    fallbacks: List[Placement]
    #: Which of the perpendicular sides is tried first, if any is.
    perpendicular: Literal["none", "start", "end"]
    #: What is taken when nothing fits.
    strategy: Literal["bestFit", "initial"]
    #: The margin by which it judges; `null` takes `margin`.
    margin: Optional[_Insets]


class MostRoomOptions(TypedDict, total=False):
    """The group `mostRoom`."""

    #: Whether room along the side counts too, for start and end placements.
    along: bool
    #: Which alignment is tried first.
    alignment: Literal["none", "start", "end"]
    #: Whether the other alignment is tried too.
    flipAlignment: bool
    #: What may be taken; empty: everything.
    allowed: List[Placement]
    #: The margin by which it judges; `null` takes `margin`.
    margin: Optional[_Insets]


class SlideOptions(TypedDict, total=False):
    """The group `slide`."""

    #: Whether a tip is moved along its side to fit.
    along: bool
    #: Whether it is moved across, over its target if need be.
    side: bool
    #: Whether it stays in touch with its target along the side.
    limitAlong: bool
    #: Whether it does across.
    limitSide: bool
    #: How much of the bubble stays beside its target along the side.
    limitOffset: float
    #: How much of it does across.
    limitSideOffset: float
    #: Which end stays visible when the bubble is longer than the clip.
    oversize: Literal["reading", "left"]
    #: The margin to which it is moved; `null` takes `margin`.
    margin: Optional[_Insets]


class ResizeOptions(TypedDict, total=False):
    """The group `resize`."""

    #: Whether a bubble is cut to the room at its place.
    enabled: bool
    #: Whether a centred bubble that may not slide is cut at both ends, so that it stays centred.
    centered: bool
    #: The margin by which the room is judged; `null` takes `margin`.
    margin: Optional[_Insets]


class ArrowOptions(TypedDict, total=False):
    """The group `arrow`."""

    #: The form of the arrow.
    style: Literal["triangle", "curved", "rounded", "none"]
    #: The arrow's base, along the bubble's edge.
    width: float
    #: How far the arrow stands out of the bubble.
    length: float
    #: Least distance of the arrow's base from where a corner's rounding ends.
    inset: float
    #: How far the arrow may leave the middle of a bubble too short for the inset.
    slack: float
    #: With the style `rounded`: the rounding of the point.
    tipRadius: float
    #: Whether the arrow keeps off the corners; without it, it stands exactly where it aims.
    clamp: bool
    #: What the arrow points at.
    aim: Literal["overlap", "target", "bubble", "offset"]
    #: With aim `offset`: the distance from the middle of the bubble's edge.
    offset: float
    #: What becomes of the arrow when target and bubble share nothing along its edge.
    apart: Literal["none", "clamp", "perpendicular"]


class BubbleOptions(TypedDict, total=False):
    """The group `bubble`."""

    #: The rounding of the bubble's corners, made less where there is no room for it.
    cornerRadius: Radii
    #: Room between the bubble's edges and its content.
    padding: _Insets
    #: The bubble's least width.
    minWidth: float
    #: The bubble's least height.
    minHeight: float
    #: The bubble's greatest width; a text is broken to it.
    maxWidth: Optional[float]
    #: The bubble's greatest height.
    maxHeight: Optional[float]


class TextOptions(TypedDict, total=False):
    """The group `text`."""

    #: What measures a text.
    measure: Literal["font", "builtIn", "cells"]
    #: The font's family, handed to the host.
    family: str
    #: The font's size.
    size: float
    #: The font's weight.
    weight: Literal["regular", "bold"]
    #: The text's colour.
    color: str
    #: Where lines stand in the bubble.
    alignment: Literal["natural", "start", "center", "end", "left", "right"]
    #: The greatest width of a line.
    maxWidth: Optional[float]
    #: Lines are at most the width of the bounds less this.
    widthInset: float
    #: Lines are not broken shorter than this to fit beside a target.
    minWidth: float
    #: From one line to the next; `null` takes the font's own.
    lineHeight: Optional[float]
    #: The most lines that are shown, without a fraction; `null`: all.
    maxLines: Optional[float]
    #: What ends the last line when more are left out; the line is cut between graphemes for it.
    ellipsis: str


class BorderOptions(TypedDict, total=False):
    """The group `border`."""

    #: The width of the line around bubble and arrow.
    width: float
    #: Its colour.
    color: str
    #: Where the line runs along the outline; it takes no room of its own.
    alignment: Literal["inside", "center", "outside"]


class ShadowOptions(TypedDict, total=False):
    """The group `shadow`."""

    #: The shadow's colour.
    color: str
    #: How far it lies to the right.
    x: float
    #: How far it lies below.
    y: float
    #: Its softness.
    blur: float


class OverlayOptions(TypedDict, total=False):
    """The group `overlay`."""

    #: Whether a dim lies between app and tip.
    visible: bool
    #: The dim's colour.
    color: str
    #: When the dim fades, counted from the tip's coming; `null`: never.
    fadeAfter: Optional[float]
    #: How long the fading takes.
    fadeDuration: float


class CutoutOptions(TypedDict, total=False):
    """The group `cutout`."""

    #: The form of the hole.
    shape: Literal["rect", "circle", "capsule"]
    #: How far the hole reaches beyond the target.
    padding: _Insets
    #: The rounding of a rect's corners, as `cutout.radiusRule` takes it.
    radius: Radii
    #: How that rounding is found.
    radiusRule: Literal["target", "constant", "atLeast", "none"]


class ContentOptions(TypedDict, total=False):
    """The group `content`."""

    #: Room between parts that stand above one another.
    gap: float


class TitleOptions(TypedDict, total=False):
    """The group `title`."""

    #: The font's size of a title.
    size: float
    #: Its weight.
    weight: Literal["regular", "bold"]
    #: Its colour; `null` takes `text.color`.
    color: Optional[str]


class ImageOptions(TypedDict, total=False):
    """The group `image`."""

    #: The rounding of an image's corners.
    cornerRadius: float


class ProgressOptions(TypedDict, total=False):
    """The group `progress`."""

    #: The words of progress; `{current}` and `{total}` stand for the numbers.
    format: str
    #: The font's size of progress.
    size: float


class CloseOptions(TypedDict, total=False):
    """The group `close`."""

    #: The width and height of the close box.
    size: float
    #: Room between the close box and what stands beside it.
    gap: float


class ButtonOptions(TypedDict, total=False):
    """The group `button`."""

    #: Room between a button's edges and its label.
    padding: _Insets
    #: A button's least width.
    minWidth: float
    #: Room between buttons, and between their rows.
    gap: float
    #: Where a row of buttons stands in the bubble.
    alignment: Literal["natural", "start", "center", "end", "left", "right"]
    #: The rounding of a button's corners.
    cornerRadius: float
    #: A button's colour.
    fill: str
    #: The colour of its label; `null` takes `text.color`.
    color: Optional[str]


class ButtonTapRule(TypedDict, total=False):
    """What becomes of a tap on a button, which has its own action."""

    #: Whether the tap ends here; else the host passes it on.
    consume: bool
    #: Whether a `tapped` event tells of it.
    report: bool


class TapRule(TypedDict, total=False):
    """What happens at one kind of place; `action` may be a name of the host's own."""

    #: `none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action`
    #: event brings.
    action: str
    #: Whether the tap ends here; else the host passes it on.
    consume: bool
    #: Whether a `tapped` event tells of it.
    report: bool


class TapOptions(TypedDict, total=False):
    """The group `tap`."""

    button: ButtonTapRule
    bubble: TapRule
    arrow: TapRule
    target: TapRule
    overlay: TapRule
    #: What becomes of a tap while the tip is on its way.
    inMotion: Literal["act", "ignore", "queue"]


class ShowMotion(TypedDict, total=False):
    """The group `motion.show`."""

    #: How a tip comes.
    kind: Literal["none", "fade", "scale", "slide", "spring"]
    #: The wait before it.
    delay: float
    #: How long it takes.
    duration: float
    #: How it goes with time.
    easing: str
    #: A spring's damping ratio: 1 does not swing, towards 0 swings more.
    damping: float
    #: A spring's velocity at the start, in whole distances a second.
    velocity: float
    #: What stays in place when it is scaled or turned.
    origin: Literal["arrow", "center"]
    #: The opacity at the other end.
    opacity: float
    #: The scale at the other end, with `scale` and `spring`.
    scale: float
    #: The way towards the target at the other end, with `slide`.
    distance: float
    #: The transform at the other end, in place of the kind's own.
    transform: Optional[TransformOption]
    #: The transform of a tip that has come; `null`: none.
    final: Optional[TransformOption]


class DismissMotion(TypedDict, total=False):
    """The group `motion.dismiss`."""

    #: How a tip goes.
    kind: Literal["none", "fade", "scale", "slide", "spring"]
    #: The wait before it.
    delay: float
    #: How long it takes.
    duration: float
    #: How it goes with time.
    easing: str
    #: A spring's damping ratio: 1 does not swing, towards 0 swings more.
    damping: float
    #: A spring's velocity at the start, in whole distances a second.
    velocity: float
    #: What stays in place when it is scaled or turned.
    origin: Literal["arrow", "center"]
    #: The opacity at the other end.
    opacity: float
    #: The scale at the other end, with `scale` and `spring`.
    scale: float
    #: The way towards the target at the other end, with `slide`.
    distance: float
    #: The transform at the other end, in place of the kind's own.
    transform: Optional[TransformOption]


class MoveMotion(TypedDict, total=False):
    """The group `motion.move`."""

    #: How a tip goes on to a new place.
    kind: Literal["none", "slide", "spring"]
    #: The wait before it.
    delay: float
    #: How long it takes.
    duration: float
    #: How it goes with time.
    easing: str
    #: A spring's damping ratio: 1 does not swing, towards 0 swings more.
    damping: float
    #: A spring's velocity at the start, in whole distances a second.
    velocity: float


class DimMotion(TypedDict, total=False):
    """The group `motion.dim`."""

    #: How the dim comes, goes and takes another colour.
    kind: Literal["none", "fade"]
    #: The wait before it.
    delay: float
    #: How long it takes.
    duration: float
    #: How it goes with time.
    easing: str


class CutoutMotion(TypedDict, total=False):
    """The group `motion.cutout`."""

    #: How the holes come and change into others.
    kind: Literal["none", "morph", "iris"]
    #: The wait before it.
    delay: float
    #: How long it takes.
    duration: float
    #: How it goes with time.
    easing: str
    #: A spring's damping ratio: 1 does not swing, towards 0 swings more.
    damping: float
    #: A spring's velocity at the start, in whole distances a second.
    velocity: float


class IdleMotion(TypedDict, total=False):
    """The group `motion.idle`."""

    #: What a tip does while it stays, over and over.
    kind: Literal["none", "bounce", "float", "pulse"]
    #: The wait before it.
    delay: float
    #: How long it takes.
    duration: float
    #: A spring's damping ratio: 1 does not swing, towards 0 swings more.
    damping: float
    #: A spring's velocity at the start, in whole distances a second.
    velocity: float
    #: How large it grows with `pulse`.
    scale: float
    #: How far it goes with `bounce` and `float`, away from its target.
    distance: float


class MotionOptions(TypedDict, total=False):
    """The group `motion`."""

    show: ShowMotion
    dismiss: DismissMotion
    move: MoveMotion
    dim: DimMotion
    cutout: CutoutMotion
    idle: IdleMotion
    #: Whether what would move fades, shortly, instead.
    reduced: bool
    #: Into how many steps of equal length keyframes part each track; 0: none.
    keyframes: int
    #: Keyframes as few as keep this close to the easing; `null`: by number.
    tolerance: Optional[float]
    #: Whether each track has its easing in CSS as well.
    css: bool


class HoverOptions(TypedDict, total=False):
    """The group `hover`."""

    #: How long the pointer is over the target before the tip comes.
    showDelay: float
    #: How long the pointer is away before it goes.
    hideDelay: float
    #: In place of `showDelay` from tip to tip.
    browseDelay: float
    #: How long after a tip has gone that holds.
    browseTime: float
    #: Whether the pointer may go over to the tip.
    bridge: bool


class HintOptions(TypedDict, total=False):
    """The group `hint`."""

    #: The width and height of the marker.
    size: float
    #: The point of the target where its middle stands.
    anchor: Literal["center", "top", "bottom", "start", "end", "top-start", "top-end", "bottom-start", "bottom-end"]
    #: Its colour; `null`: the tip's `fill`.
    color: Optional[str]
    #: How long one pulse takes; 0: it stands still.
    pulse: float


class OutsideOptions(TypedDict, total=False):
    """The group `outside`."""

    tap: TapRule
    press: TapRule
    wheel: TapRule
    swipe: TapRule


class KeysOptions(TypedDict, total=False):
    """The group `keys`."""

    #: What Escape does: an action as in `tap.bubble.action`.
    escape: str
    #: What the arrow key in the reading direction does.
    forward: str
    #: What the arrow key against it does.
    backward: str
    #: What Enter does: `press` is a tap on the button with the focus, else on the last one.
    enter: str
    #: Whether Tab goes from button to button.
    tab: bool


class MissingOptions(TypedDict, total=False):
    """The group `missing`."""

    #: What the tour does when the target of the step to come is not there.
    policy: Literal["wait", "skip", "center", "end"]
    #: How long it waits for it; `null`: on.
    timeout: Optional[float]
    #: What it does after that.
    then: Literal["skip", "center", "end"]


class ConfirmOptions(TypedDict, total=False):
    """The group `confirm`."""

    #: Whether the host is asked before this step is left.
    leave: bool
    #: Whether the host is asked before this step is entered.
    enter: bool
    #: How long an answer may take before it counts as yes; `null`: on.
    timeout: Optional[float]


class ResolveOptions(TypedDict, total=False):
    """The group `resolve`."""

    #: When the host is asked where the target of this step is.
    ask: Literal["never", "missing", "hidden", "always"]
    #: How long an answer may take before the session's own targets decide; `null`: on.
    timeout: Optional[float]


class TourOptions(TypedDict, total=False):
    """The group `tour`."""

    #: Whether the step after the last is the first, and the one before the first the last.
    wrap: bool


class Options(TypedDict, total=False):
    """Every option of a tip."""

    #: The values of all options that no layer sets.
    preset: Literal["tipd", "tipsee", "easytipview", "popover", "cells"]
    #: Where the bubble goes; `auto` is the first of `order`.
    placement: Union[Placement, Literal["auto"]]
    #: How the placement is chosen.
    policy: Literal["steady", "ordered", "flip", "mostRoom", "fixed"]
    #: The placements that are tried after the preferred one.
    order: List[Placement]
    #: What it means that a placement fits.
    fit: Literal["side", "clear"]
    #: Room beyond the tip that a placement needs on its side axis to fit.
    slack: float
    #: Gap between target and tip on the side axis, for each side of the target.
    offset: _Insets
    #: Distance along the side, in the reading direction above and below the target.
    along: float
    #: For start and end placements, in place of `along`: distance towards the other end; `null`
    #: takes `along`.
    alignedAlong: Optional[float]
    #: Room that the tip keeps from the edges of the bounds, beyond the safe area.
    margin: _Insets
    quantum: QuantumOptions
    #: What is done when no placement fits.
    lastResort: Literal["cover", "shrink", "overflow", "hide"]
    flip: FlipOptions
    mostRoom: MostRoomOptions
    slide: SlideOptions
    resize: ResizeOptions
    arrow: ArrowOptions
    bubble: BubbleOptions
    text: TextOptions
    #: The colour of bubble and arrow.
    fill: str
    border: BorderOptions
    shadow: ShadowOptions
    overlay: OverlayOptions
    cutout: CutoutOptions
    content: ContentOptions
    title: TitleOptions
    image: ImageOptions
    progress: ProgressOptions
    close: CloseOptions
    button: ButtonOptions
    #: How long a tip stays.
    lifetime: Literal["forever", "untilNext"]
    tap: TapOptions
    motion: MotionOptions
    #: What brings the tip.
    trigger: Literal["now", "hover", "hint"]
    #: The wait before it comes.
    showDelay: float
    #: How long it stays once it is shown, without the pointer over it; `null`: on.
    dismissAfter: Optional[float]
    #: What it does to tips on the same target.
    sameTarget: Literal["keep", "replace"]
    #: What becomes of a visible tip whose target is gone.
    lost: Literal["auto", "hide", "dismiss", "skip", "center", "end"]
    #: What it is for a screen reader.
    role: Literal["auto", "tooltip", "dialog", "alertdialog", "status", "alert", "note", "none"]
    hover: HoverOptions
    hint: HintOptions
    outside: OutsideOptions
    keys: KeysOptions
    missing: MissingOptions
    confirm: ConfirmOptions
    resolve: ResolveOptions
    tour: TourOptions

# SPDX-License-Identifier: MIT
"""The options of protocol.md, as nested groups whose members may all be left out."""

from __future__ import annotations

from typing import List, Literal, Optional, TypedDict, Union

from .motion import MotionOptions

#: Where a bubble may be asked to go.
Placement = Literal[
    "top",
    "top-start",
    "top-end",
    "right",
    "right-start",
    "right-end",
    "bottom",
    "bottom-start",
    "bottom-end",
    "left",
    "left-start",
    "left-end",
    "leading",
    "leading-start",
    "leading-end",
    "trailing",
    "trailing-start",
    "trailing-end",
]


class SideInsets(TypedDict, total=False):
    """Distances per side; a missing side is 0."""

    top: float
    right: float
    bottom: float
    left: float


_Insets = Union[float, SideInsets]


class CornerRadii(TypedDict, total=False):
    """Radii per corner; a missing corner is 0."""

    topLeft: float
    topRight: float
    bottomRight: float
    bottomLeft: float


#: One number for all four corners, or an object.
Radii = Union[float, CornerRadii]


class FlipOptions(TypedDict, total=False):
    """The group `flip`, for the policy of that name."""

    side: bool
    along: Literal["all", "none", "aligned"]
    alignment: bool
    fallbacks: List[Placement]
    perpendicular: Literal["none", "start", "end"]
    strategy: Literal["bestFit", "initial"]
    margin: Optional[_Insets]


class MostRoomOptions(TypedDict, total=False):
    """The group `mostRoom`, for the policy of that name."""

    along: bool
    alignment: Literal["none", "start", "end"]
    flipAlignment: bool
    allowed: List[Placement]
    margin: Optional[_Insets]


class SlideOptions(TypedDict, total=False):
    """The group `slide`."""

    along: bool
    side: bool
    limitAlong: bool
    limitSide: bool
    limitOffset: float
    limitSideOffset: float
    oversize: Literal["reading", "left"]
    margin: Optional[_Insets]


class ResizeOptions(TypedDict, total=False):
    """The group `resize`."""

    enabled: bool
    centered: bool
    margin: Optional[_Insets]


class QuantumOptions(TypedDict, total=False):
    """The group `quantum`."""

    x: float
    y: float


class ArrowOptions(TypedDict, total=False):
    """The group `arrow`."""

    style: Literal["triangle", "curved", "rounded", "none"]
    width: float
    length: float
    inset: float
    slack: float
    tipRadius: float
    clamp: bool
    aim: Literal["overlap", "target", "bubble", "offset"]
    offset: float
    apart: Literal["none", "clamp", "perpendicular"]


class BubbleOptions(TypedDict, total=False):
    """The group `bubble`."""

    cornerRadius: Radii
    padding: _Insets
    minWidth: float
    minHeight: float
    maxWidth: Optional[float]
    maxHeight: Optional[float]


class TextOptions(TypedDict, total=False):
    """The group `text`."""

    measure: Literal["font", "builtIn", "cells"]
    family: str
    size: float
    weight: Literal["regular", "bold"]
    color: str
    alignment: Literal["natural", "start", "center", "end", "left", "right"]
    maxWidth: Optional[float]
    widthInset: float
    minWidth: float
    lineHeight: Optional[float]
    maxLines: Optional[float]
    ellipsis: str


class ContentOptions(TypedDict, total=False):
    """The group `content`."""

    gap: float


class TitleOptions(TypedDict, total=False):
    """The group `title`."""

    size: float
    weight: Literal["regular", "bold"]
    color: Optional[str]


class ImageOptions(TypedDict, total=False):
    """The group `image`."""

    cornerRadius: float


class ProgressOptions(TypedDict, total=False):
    """The group `progress`; `{current}` and `{total}` in the format stand for the numbers."""

    format: str
    size: float


class CloseOptions(TypedDict, total=False):
    """The group `close`."""

    size: float
    gap: float


class ButtonOptions(TypedDict, total=False):
    """The group `button`."""

    padding: _Insets
    minWidth: float
    gap: float
    alignment: Literal["natural", "start", "center", "end", "left", "right"]
    cornerRadius: float
    fill: str
    color: Optional[str]


class BorderOptions(TypedDict, total=False):
    """The group `border`."""

    width: float
    color: str
    alignment: Literal["inside", "center", "outside"]


class ShadowOptions(TypedDict, total=False):
    """The group `shadow`."""

    color: str
    x: float
    y: float
    blur: float


class OverlayOptions(TypedDict, total=False):
    """The group `overlay`."""

    visible: bool
    color: str
    fadeAfter: Optional[float]
    fadeDuration: float


class CutoutOptions(TypedDict, total=False):
    """The group `cutout`."""

    shape: Literal["rect", "circle", "capsule"]
    padding: _Insets
    radius: Radii
    radiusRule: Literal["target", "constant", "atLeast", "none"]


class TapRule(TypedDict, total=False):
    """What a tap on one kind of region does; `action` may be a name of the host's own."""

    action: str
    consume: bool
    report: bool


class ButtonTapRule(TypedDict, total=False):
    """What becomes of a tap on a button, which has its own action."""

    consume: bool
    report: bool


class TapOptions(TypedDict, total=False):
    """The group `tap`."""

    button: ButtonTapRule
    bubble: TapRule
    arrow: TapRule
    target: TapRule
    overlay: TapRule


class Options(TypedDict, total=False):
    """Every option of a tip."""

    preset: Literal["tipd", "tipsee", "easytipview", "popover", "cells"]
    placement: Union[Placement, Literal["auto"]]
    policy: Literal["steady", "ordered", "flip", "mostRoom", "fixed"]
    order: List[Placement]
    fit: Literal["side", "clear"]
    slack: float
    offset: _Insets
    along: float
    alignedAlong: Optional[float]
    margin: _Insets
    lastResort: Literal["cover", "shrink", "overflow", "hide"]
    flip: FlipOptions
    mostRoom: MostRoomOptions
    slide: SlideOptions
    resize: ResizeOptions
    quantum: QuantumOptions
    arrow: ArrowOptions
    bubble: BubbleOptions
    text: TextOptions
    content: ContentOptions
    title: TitleOptions
    image: ImageOptions
    progress: ProgressOptions
    close: CloseOptions
    button: ButtonOptions
    fill: str
    border: BorderOptions
    shadow: ShadowOptions
    overlay: OverlayOptions
    cutout: CutoutOptions
    lifetime: Literal["forever", "untilNext"]
    tap: TapOptions
    motion: MotionOptions

# SPDX-License-Identifier: MIT
"""The pictures of protocol.md: what tipd says should be on the screen.

What stands in a union is final, so that `"remove" in change` tells a type checker which it is.
"""

from __future__ import annotations

from typing import Any, List, Literal, Optional, TypedDict, Union, final

from .common import Direction, KeyName, PhysicalPlacement, Rect, Role, Side, Size, TourState
from .motion import Motion, MovingMotion
from .placing import Radii, SideInsets
from .point import Point


class Arrow(TypedDict):
    """The arrow: `tip` is its point, `base` the middle of its base on the bubble's edge."""

    edge: Side
    tip: Point
    base: Point
    width: float
    length: float
    pointsAtTarget: bool


class Cutout(TypedDict):
    """A hole for an overlay; so round that it is a circle or a capsule, if it is one."""

    x: float
    y: float
    width: float
    height: float
    cornerRadius: Radii


class _Line(TypedDict):
    text: str
    x: float
    baseline: float
    width: float


class Line(_Line, total=False):
    """A line of text; x and baseline in the host's coordinates; `direction`: only of a right-to-left paragraph."""

    direction: Literal["rtl"]


class _Part(TypedDict):
    part: Literal["image", "title", "text", "button", "progress", "close"]
    rect: Rect


class Part(_Part, total=False):
    """A part of a content: `id` of a button or the close box, `label` of a button."""

    id: str
    label: str
    lines: List[Line]


class Rejection(TypedDict):
    """A placement that did not fit, and by how much on each side."""

    placement: PhysicalPlacement
    overflow: SideInsets


class _Why(TypedDict):
    policy: Literal["steady", "ordered", "flip", "mostRoom", "fixed"]
    choice: Literal[
        "preferred", "previous", "opposite", "fallback", "mostRoom", "given", "centered"
    ]


class Why(_Why, total=False):
    """How a layout came about; `rejected` holds names, or with `why: full` objects."""

    slide: Point
    resized: bool
    lastResort: Literal["cover", "shrink", "overflow", "hide"]
    overlap: bool
    rejected: List[Union[PhysicalPlacement, Rejection]]
    overflow: SideInsets


#: `["M", x, y]`, `["L", x, y]`, `["Q", x1, y1, x, y]`, `["C", x1, y1, x2, y2, x, y]` or `["Z"]`.
PathCommand = List[Union[str, float]]
#: An SVG path, a list of commands, or a list of `[x, y]`.
Outline = Union[str, List[PathCommand], List[List[float]]]


class Positioner(TypedDict):
    """A proposal for a window system that places the tip, in the terms of xdg_positioner."""

    size: Size
    anchorRect: Rect
    anchor: str
    gravity: str
    constraints: List[str]
    constraintAdjustment: int
    offset: Point


class _Placed(TypedDict):
    placement: Optional[PhysicalPlacement]
    frame: Rect
    bubble: Rect
    content: Rect
    arrow: Optional[Arrow]
    cutouts: List[Cutout]
    measure: Literal["host", "builtIn", "cells", "font"]
    visibility: Literal["visible", "partial", "hidden", "none"]


@final
class Layout(_Placed, total=False):
    """Where a tip goes and what shape it has; `stroke`: the border's line, if it is another than the outline."""

    outline: Outline
    stroke: Outline
    lines: List[Line]
    parts: List[Part]
    missing: str
    cut: bool
    hidden: bool
    positioner: Positioner
    why: Why


class Font(TypedDict):
    """A resolved font."""

    family: str
    size: float
    weight: Literal["regular", "bold"]


class _Border(TypedDict):
    width: float
    color: str


class Border(_Border, total=False):
    """A resolved border; `alignment` is there if its line is the picture's `stroke` and not its outline."""

    alignment: Literal["inside", "outside"]


class Shadow(TypedDict):
    """A resolved shadow."""

    color: str
    x: float
    y: float
    blur: float


class TitleStyle(TypedDict):
    """A resolved title."""

    size: float
    weight: Literal["regular", "bold"]
    color: str
    lineHeight: float


class ImageStyle(TypedDict):
    """A resolved image."""

    cornerRadius: float


class ButtonStyle(TypedDict):
    """Resolved buttons."""

    fill: str
    color: str
    cornerRadius: float


class ProgressStyle(TypedDict):
    """A resolved progress."""

    size: float


class _Style(TypedDict):
    fill: str
    color: str
    font: Font
    alignment: str
    lineHeight: float
    cornerRadius: Radii
    border: Border
    shadow: Shadow


class Style(_Style, total=False):
    """How a tip looks, with nothing left open; the parts that it has."""

    title: TitleStyle
    image: ImageStyle
    button: ButtonStyle
    progress: ProgressStyle


@final
class Polygon(TypedDict):
    """A shape by its corners."""

    points: List[Point]


class _RegionPicture(TypedDict):
    region: Literal["button", "bubble", "arrow", "bridge", "hint", "target", "overlay", "outside"]
    consumed: bool
    reported: bool
    action: str


class RegionPicture(_RegionPicture, total=False):
    """A piece of the picture that reacts to taps; `button` is the id of a button.

    A target's `shape` is its hole. The outside has none: it is everywhere else.
    """

    tip: Optional[str]
    button: str
    shape: Union[Rect, Cutout, Polygon]


class StepPicture(TypedDict):
    """Where in the tour a tip stands: among all steps from 0, and from 1 among those that count."""

    index: int
    count: int
    number: int
    total: int
    isFirst: bool
    isLast: bool


class _Accessibility(TypedDict):
    role: Role


class Accessibility(_Accessibility, total=False):
    """What a screen reader needs to know of a tip; `tabOrder` holds ids of buttons."""

    label: str
    description: str
    announcement: str
    modal: Literal[True]
    returnFocus: str
    tabOrder: List[str]


class _TipPicture(_Placed):
    put: Literal["tip"]
    id: str
    z: int
    style: Style
    regions: List[RegionPicture]
    accessibility: Accessibility


@final
class TipPicture(_TipPicture, total=False):
    """Everything a host needs to draw a tip; a change has `motion`, `session_get` has not."""

    motion: Motion
    outline: Outline
    stroke: Outline
    lines: List[Line]
    parts: List[Part]
    missing: str
    cut: bool
    hidden: bool
    data: Any
    step: StepPicture
    idle: MovingMotion


class _HintPicture(TypedDict):
    put: Literal["hint"]
    id: str
    z: int
    frame: Rect
    color: str
    regions: List[RegionPicture]
    accessibility: Accessibility


@final
class HintPicture(_HintPicture, total=False):
    """The marker that stands for a tip: a disc that fills its frame."""

    data: Any
    idle: MovingMotion


class _OverlayPicture(TypedDict):
    put: Literal["overlay"]
    id: Literal["overlay"]
    z: int
    frame: Rect
    color: str
    opacity: float
    cutouts: List[Cutout]
    regions: List[RegionPicture]


@final
class OverlayPicture(_OverlayPicture, total=False):
    """Everything a host needs to draw the overlay; `motion` as in a tip's picture.

    `path` or `bands` come if `overlay` asked for them at the start.
    """

    path: Union[str, List[List[Union[str, float]]], List[List[List[float]]]]
    bands: List[Rect]
    motion: Motion


class _Tour(TypedDict):

    state: TourState
    index: Optional[int]
    count: int
    step: Optional[str]
    number: Optional[int]
    total: Optional[int]
    isFirst: bool
    isLast: bool
    coming: Optional[str]
    question: Optional[str]


class Tour(_Tour, total=False):
    """Where a tour stands; what concerns a step is null while there is none.

    `index` and `count` are among all steps, `number` and `total` among those that count; `coming`
    is the step it is on its way to while it asks or waits, `question` what it asked. `dismissed`
    is there, and true, while the tip of the current step is gone for good.
    """

    dismissed: bool


class _KeyPicture(TypedDict):
    key: KeyName
    tip: str
    action: str
    consumed: bool


class KeyPicture(_KeyPicture, total=False):
    """A key that acts now."""

    shift: bool
    button: str


class Focus(TypedDict):
    """The button that has the focus."""

    tip: str
    button: str


class SessionPicture(TypedDict):
    """Everything that should be on a session's screen now."""

    session: str
    revision: int
    bounds: Rect
    direction: Direction
    overlay: Optional[OverlayPicture]
    tips: List[TipPicture]
    hints: List[HintPicture]
    regions: List[RegionPicture]
    keys: List[KeyPicture]
    focus: Optional[Focus]
    tour: Tour

# SPDX-License-Identifier: MIT
"""The common values of protocol.md."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Optional, Sequence, TypedDict, Union, final

from .point import Point
from .options import Options
from .placing import SideInsets

Direction = Literal["ltr", "rtl"]
OutlineForm = Literal["svg", "commands", "polygon", "none"]
OverlayForm = Literal["none", "svg", "commands", "polygons", "bands"]
WhyForm = Literal["compact", "full", "none"]
Clock = Literal["system", "manual"]
Trace = Literal["off", "messages", "verbose"]

#: Who asked for what happened.
Origin = Literal["api", "tap", "pointer", "key", "timer", "host"]

Side = Literal["top", "right", "bottom", "left"]
#: Where a tip went: one of the twelve physical placements.
PhysicalPlacement = Literal[
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
]
#: The pieces of a tip that a tap can hit.
TipRegion = Literal["bubble", "arrow", "target", "hint"]
#: What a pointer does.
PointerKind = Literal["move", "leave", "press", "wheel", "swipe"]
Region = Literal[
    "button", "bubble", "arrow", "bridge", "hint", "target", "overlay", "outside"
]
#: The keys that can act, by their W3C names.
KeyName = Literal["Escape", "ArrowLeft", "ArrowRight", "Enter", " ", "Tab"]
#: What a tip is for a screen reader.
Role = Literal["tooltip", "dialog", "alertdialog", "status", "alert", "note", "none"]
TourState = Literal["idle", "running", "paused", "ended"]


class Size(TypedDict):
    """A size, each side 0 or more."""

    width: float
    height: float


@final
class Rect(TypedDict):
    """A half-open rect: its right and bottom edges do not belong to it."""

    x: float
    y: float
    width: float
    height: float


class Unit(TypedDict):
    """Points per host unit."""

    x: float
    y: float


#: One number for all four sides, or an object.
Insets = Union[float, SideInsets]


class _Seen(TypedDict, total=False):
    clip: Union[Rect, Sequence[Rect]]


class _RectTarget(_Seen):
    rect: Rect


class RectTarget(_RectTarget, total=False):
    """A target with an extent; `clip` is what its scroll views leave of it, for every target."""

    cornerRadius: float


class PointTarget(_Seen):
    """A target without an extent."""

    point: Point


class _LinesTarget(_Seen):
    rects: Sequence[Rect]


class LinesTarget(_LinesTarget, total=False):
    """A text over several lines; `pointer` says at which of them."""

    cornerRadius: float
    pointer: Point


class RefTarget(TypedDict):
    """A target of the session, by the name the session has for it."""

    ref: str


#: A target that stands for itself.
PlainTarget = Union[RectTarget, PointTarget, LinesTarget]
#: What a tip belongs to.
Target = Union[PlainTarget, RefTarget]
#: The session's targets by name; null is one that is gone.
Targets = Mapping[str, Optional[PlainTarget]]


class AdvanceRun(TypedDict):
    """The advances of characters of a font that follow one another, from the code point `first` on."""

    first: int
    advances: Sequence[float]


class SizeContent(TypedDict):
    """Content the host measured."""

    size: Size


class SizesContent(TypedDict):
    """Content the host measured for several widths; the widest that fits is taken."""

    sizes: Sequence[Size]


class TextContent(TypedDict):
    """Content that tipd measures and breaks into lines."""

    text: str


class _Button(TypedDict):
    id: str
    label: str


class Button(_Button, total=False):
    """A button of a content; without an action its id says what a tap does."""

    action: str


class Progress(TypedDict):
    """How far a tour has come, by the host's own count."""

    current: int
    total: int


class PartsContent(TypedDict, total=False):
    """Content that tipd stacks, of one part or more; `progress: True` counts the tour's steps."""

    title: str
    text: str
    image: Size
    buttons: Sequence[Button]
    progress: Union[bool, Progress, str]
    close: bool


Content = Union[SizeContent, SizesContent, TextContent, PartsContent]


class AccessibleWords(TypedDict, total=False):
    """Words for a screen reader, in place of those that follow from the content."""

    label: str
    description: str
    announcement: str
    returnFocus: str


class _Tip(TypedDict):
    content: Content


class Tip(_Tip, total=False):
    """What `show` takes; without a target it stands in the middle of the window."""

    id: str
    target: Optional[Target]
    options: Options
    data: Any
    group: str
    accessibility: AccessibleWords


class Step(Tip, total=False):
    """What `add` takes.

    `when` are conditions that must hold, or with a `!` before the name must not; `advanceOn` is
    the event of the host's own that leads on; `session` is that in whose window it appears.
    """

    when: Sequence[str]
    advanceOn: str
    session: str


class LayoutItem(TypedDict, total=False):
    """One of the tips of a `layout` with many; members as there."""

    target: Optional[PlainTarget]
    content: Content
    options: Options
    previous: PhysicalPlacement
    frame: Rect
    edge: Side

# SPDX-License-Identifier: MIT
"""How things move: the options of the group `motion`, and the motions that come of them."""

from __future__ import annotations

from typing import Any, List, Literal, Optional, TypedDict, Union, final

from .point import Point


class Scale(TypedDict):
    """Factors along each axis."""

    x: float
    y: float


class TransformOption(TypedDict, total=False):
    """An affine map by its parts, or by the six numbers of CSS's matrix; degrees clockwise."""

    translate: Point
    scale: Scale
    rotate: float
    matrix: List[float]


_TipMotion = Literal["none", "fade", "scale", "slide", "spring"]


class DismissMotion(TypedDict, total=False):
    """How a tip goes; `easing` is a name or one of CSS's functions."""

    kind: _TipMotion
    delay: float
    duration: float
    easing: str
    damping: float
    velocity: float
    origin: Literal["arrow", "center"]
    opacity: float
    scale: float
    distance: float
    transform: Optional[TransformOption]


class ShowMotion(DismissMotion, total=False):
    """How a tip comes."""

    final: Optional[TransformOption]


class MoveMotion(TypedDict, total=False):
    """How a tip goes on to a new place."""

    kind: Literal["none", "slide", "spring"]
    delay: float
    duration: float
    easing: str
    damping: float
    velocity: float


class DimMotion(TypedDict, total=False):
    """How the dim comes, goes and takes another colour."""

    kind: Literal["none", "fade"]
    delay: float
    duration: float
    easing: str


class CutoutMotion(TypedDict, total=False):
    """How the holes come and change into others."""

    kind: Literal["none", "morph", "iris"]
    delay: float
    duration: float
    easing: str
    damping: float
    velocity: float


class IdleMotion(TypedDict, total=False):
    """What a tip does while it stays, over and over."""

    kind: Literal["none", "bounce", "float", "pulse"]
    delay: float
    duration: float
    damping: float
    velocity: float
    scale: float
    distance: float


class MotionOptions(TypedDict, total=False):
    """The group `motion`."""

    show: ShowMotion
    dismiss: DismissMotion
    move: MoveMotion
    dim: DimMotion
    cutout: CutoutMotion
    idle: IdleMotion
    reduced: bool
    keyframes: int
    tolerance: Optional[float]
    css: bool


@final
class CubicBezier(TypedDict):
    """CSS's curve: x1, y1, x2, y2."""

    cubicBezier: List[float]


@final
class Steps(TypedDict):
    """CSS's stairs."""

    steps: int
    jump: Literal["start", "end", "none", "both"]


class Spring(TypedDict):
    """UIKit's spring; the frequency is in radians a second, without damping."""

    damping: float
    velocity: float
    frequency: float


@final
class SpringEasing(TypedDict):
    """As a spring."""

    spring: Spring


class _Transform(TypedDict):
    translate: Point
    scale: Scale
    rotate: float
    matrix: List[float]


class Transform(_Transform, total=False):
    """An affine map about a motion's origin: by parts, and as CSS's matrix."""

    shear: float


_Track = TypedDict(
    "_Track",
    {
        "property": Literal["opacity", "transform", "color", "cutouts"],
        "from": Any,
        "to": Any,
        "delay": float,
        "duration": float,
        "easing": Union[Literal["linear"], CubicBezier, Steps, SpringEasing],
    },
)


class Track(_Track, total=False):
    """One property's way: numbers, transforms, colours or lists of cutouts; times in seconds."""

    keyframes: List[List[float]]
    css: str


MotionKind = Literal[
    "none", "fade", "scale", "slide", "spring", "bounce", "float", "pulse", "morph", "iris"
]


class _MovingMotion(TypedDict):
    kind: MotionKind
    end: float
    tracks: List[Track]


class MovingMotion(_MovingMotion, total=False):
    """A motion that takes its time: `end` seconds from the change."""

    origin: Point
    repeat: bool


Motion = Union[Literal["none"], MovingMotion]

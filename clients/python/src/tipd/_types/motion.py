# SPDX-License-Identifier: MIT
"""How things move."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict, Union, final

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

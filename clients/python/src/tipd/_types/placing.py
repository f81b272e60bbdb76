# SPDX-License-Identifier: MIT
"""Placements, insets and radii."""

from __future__ import annotations

from typing import Literal, TypedDict, Union

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


class CornerRadii(TypedDict, total=False):
    """Radii per corner; a missing corner is 0."""

    topLeft: float
    topRight: float
    bottomRight: float
    bottomLeft: float


#: One number for all four corners, or an object.
Radii = Union[float, CornerRadii]

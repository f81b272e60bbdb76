# SPDX-License-Identifier: MIT
"""Placements and insets."""

from __future__ import annotations

from typing import Literal, TypedDict

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

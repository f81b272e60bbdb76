# SPDX-License-Identifier: MIT
"""A point, which everything else is made of."""

from __future__ import annotations

from typing import TypedDict


class Point(TypedDict):
    """A point; y grows down."""

    x: float
    y: float

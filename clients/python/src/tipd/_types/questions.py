# SPDX-License-Identifier: MIT
"""The questions of protocol.md, and what may be said to them."""

from __future__ import annotations

from typing import Literal, Optional, TypedDict, Union

from .common import Origin, PlainTarget, Rect

ConfirmEvent = TypedDict(
    "ConfirmEvent",
    {
        "event": Literal["confirm"],
        "origin": Origin,
        "question": str,
        "tip": str,
        "move": Literal["leave", "enter"],
        "from": Optional[int],
        "to": Optional[int],
        "direction": Literal["next", "previous"],
    },
)
ConfirmEvent.__doc__ = "May a step be left, or entered? Indexes; null before the first and at the end."


class _ResolveEvent(TypedDict):
    event: Literal["resolve"]
    origin: Origin
    question: str
    tip: str
    index: int


class ResolveEvent(_ResolveEvent, total=False):
    """Where is the target of a step? `reveal` is what should be brought into view."""

    ref: str
    reveal: Rect


class WithdrawnEvent(TypedDict):
    """A question needs no answer any more."""

    event: Literal["withdrawn"]
    origin: Origin
    question: str


#: Yes, no, or pass the step over.
ConfirmAnswer = Union[bool, Literal["skip"]]
#: Where the target is, None if there is none, or pass the step over.
ResolveAnswer = Union[PlainTarget, None, Literal["skip"]]

# SPDX-License-Identifier: MIT
"""A session's picture, kept up to date from changes."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Protocol, Union

from ._types.common import Direction, Rect
from ._types.pictures import (
    Focus,
    HintPicture,
    KeyPicture,
    OverlayPicture,
    RegionPicture,
    SessionPicture,
    TipPicture,
    Tour,
)
from ._types.results import ChangeResult, Removal, TourResult


class Followed(Protocol):
    """A client, of either kind."""

    def on_change(self, callback: Callable[[ChangeResult], Any]) -> Callable[[], None]:
        """Calls back with every change."""

    def on_restore(self, callback: Callable[[SessionPicture], Any]) -> Callable[[], None]:
        """Calls back with the pictures of restored sessions."""


#: What no change of a tip, a hint or the overlay tells: a result has it when it is another one.
OTHERS = ("bounds", "direction", "keys", "focus", "tour")


class Picture:
    """What should be on one session's screen now: what `session_get` would say, without asking.

    `Picture("main").follow(client)` keeps it so. Results of other sessions, and those it knows
    already, change nothing. `motion` is in changes alone, as it is on the wire.
    """

    def __init__(self, session: str) -> None:
        self.session = session
        self.revision = -1
        self.overlay: Optional[OverlayPicture] = None
        #: The visible tips by id.
        self.tips: Dict[str, TipPicture] = {}
        #: The markers that stand for tips, by the tips' ids.
        self.hints: Dict[str, HintPicture] = {}
        #: The window, None until it is told; and so the reading direction.
        self.bounds: Optional[Rect] = None
        self.direction: Optional[Direction] = None
        #: The keys that act now.
        self.keys: List[KeyPicture] = []
        self.focus: Optional[Focus] = None
        self.tour: Tour = {
            "state": "idle",
            "index": None,
            "count": 0,
            "step": None,
            "number": None,
            "total": 0,
            "isFirst": False,
            "isLast": False,
            "coming": None,
            "question": None,
        }

    def follow(
        self, client: Followed, changed: Optional[Callable[[], Any]] = None
    ) -> Callable[[], None]:
        """Takes over all that a client hears of the session, and calls `changed` each time.

        Returns a function that ends this.
        """

        def tell(is_new: bool) -> None:
            if is_new and changed is not None:
                changed()

        def restore(picture: SessionPicture) -> None:
            if picture["session"] == self.session:
                self.load(picture)
                tell(True)

        removes = [
            client.on_change(lambda result: tell(self.apply(result))),
            client.on_restore(restore),
        ]

        def end() -> None:
            for remove in removes:
                remove()

        return end

    def load(self, picture: SessionPicture) -> None:
        """Takes over the result of `session_get`, whatever was there before."""
        self.session = picture["session"]
        self.revision = picture["revision"]
        self.overlay = picture["overlay"]
        self.tips = {tip["id"]: tip for tip in picture["tips"]}
        self.hints = {hint["id"]: hint for hint in picture["hints"]}
        self._take_others(picture)

    def apply(self, result: Union[ChangeResult, TourResult]) -> bool:
        """Takes over what a result changed and says whether that was anything to draw."""
        if result["session"] != self.session or result["revision"] <= self.revision:
            return False
        self.revision = result["revision"]
        self._take_others(result)
        for change in result["changes"]:
            if "remove" in change:
                self._remove(change)
            elif change["put"] == "tip":
                self.tips[change["id"]] = _standing(change)
            elif change["put"] == "hint":
                self.hints[change["id"]] = change
            else:
                self.overlay = _standing(change)
        return bool(result["changes"])

    def layers(self) -> List[Union[OverlayPicture, TipPicture, HintPicture]]:
        """Everything to draw, from back to front."""
        above: List[Union[TipPicture, HintPicture]] = [*self.tips.values(), *self.hints.values()]
        above.sort(key=lambda layer: layer["z"])
        return [*([self.overlay] if self.overlay else []), *above]

    def regions(self) -> List[RegionPicture]:
        """Everything that reacts to taps, in hit order."""
        tips = sorted(self.tips.values(), key=lambda tip: -tip["z"])
        hints = sorted(self.hints.values(), key=lambda hint: -hint["z"])
        pieces = [region for tip in tips for region in tip["regions"]]
        near = [region for region in pieces if region["region"] not in ("target", "outside")]
        near += [region for hint in hints for region in hint["regions"]]
        targets = [region for region in pieces if region["region"] == "target"]
        far = [region for region in pieces if region["region"] == "outside"]
        return [*near, *targets, *(self.overlay["regions"] if self.overlay else []), *far]

    def _take_others(self, told: Any) -> None:
        for name in OTHERS:
            if name in told:
                setattr(self, name, told[name])

    def _remove(self, change: Removal) -> None:
        if change["remove"] == "overlay":
            self.overlay = None
        elif change["remove"] == "hint":
            self.hints.pop(change["id"], None)
        else:
            self.tips.pop(change["id"], None)


def _standing(change: Any) -> Any:
    """A picture without how it comes."""
    return {name: value for name, value in change.items() if name != "motion"}

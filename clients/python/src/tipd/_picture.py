# SPDX-License-Identifier: MIT
"""A session's picture, kept up to date from changes."""

from __future__ import annotations

from typing import Dict, List, Optional, Union

from ._types.pictures import OverlayPicture, SessionPicture, TipPicture
from ._types.results import ChangeResult, Removal


class Picture:
    """What should be on one session's screen now.

    `client.on_change(picture.apply)` keeps it so. Results of other sessions, and those it knows
    already, change nothing.
    """

    def __init__(self, session: str) -> None:
        self.session = session
        self.revision = -1
        self.overlay: Optional[OverlayPicture] = None
        #: The visible tips by id.
        self.tips: Dict[str, TipPicture] = {}

    def load(self, picture: SessionPicture) -> None:
        """Takes over the result of `session_get`."""
        self.session = picture["session"]
        self.revision = picture["revision"]
        self.overlay = picture["overlay"]
        self.tips = {tip["id"]: tip for tip in picture["tips"]}

    def apply(self, result: ChangeResult) -> bool:
        """Takes over what a result changed and says whether that was anything."""
        if result["session"] != self.session or result["revision"] <= self.revision:
            return False
        self.revision = result["revision"]
        for change in result["changes"]:
            if "remove" in change:
                self._remove(change)
            elif change["put"] == "tip":
                self.tips[change["id"]] = change
            else:
                self.overlay = change
        return bool(result["changes"])

    def layers(self) -> List[Union[OverlayPicture, TipPicture]]:
        """Everything to draw, from back to front."""
        tips = sorted(self.tips.values(), key=lambda tip: tip["z"])
        return [*([self.overlay] if self.overlay else []), *tips]

    def _remove(self, change: Removal) -> None:
        if change["remove"] == "overlay":
            self.overlay = None
        else:
            self.tips.pop(change["id"], None)

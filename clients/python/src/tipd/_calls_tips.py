# SPDX-License-Identifier: MIT
"""The calls about tips, the tour and taps."""

from __future__ import annotations

from typing import Optional, Sequence, cast

from ._peer import TIMEOUT, Peer, Seconds, given
from ._types.common import Tip, TipRegion
from ._types.point import Point
from ._types.results import ChangeResult, TapResult, TourResult


class TipCalls(Peer):
    """`show`, `dismiss`, `add`, `next`, `previous` and `tap`."""

    def show(
        self,
        *,
        tip: Optional[Tip] = None,
        tips: Optional[Sequence[Tip]] = None,
        animated: Optional[bool] = None,
        session: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Puts a tip, or several at once, on the screen."""
        params = given(session=session, tip=tip, tips=tips, animated=animated)
        return cast(ChangeResult, self.request("show", params, timeout=timeout))

    def dismiss(
        self,
        *,
        tip: Optional[str] = None,
        tips: Optional[Sequence[str]] = None,
        animated: Optional[bool] = None,
        session: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Takes a tip, several, or with neither all tips off the screen."""
        params = given(session=session, tip=tip, tips=tips, animated=animated)
        return cast(ChangeResult, self.request("dismiss", params, timeout=timeout))

    def add(
        self,
        *,
        tip: Optional[Tip] = None,
        tips: Optional[Sequence[Tip]] = None,
        session: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Adds a step, or several, to the session's tour; nothing is shown yet."""
        params = given(session=session, tip=tip, tips=tips)
        return cast(TourResult, self.request("add", params, timeout=timeout))

    def next(
        self,
        *,
        animated: Optional[bool] = None,
        session: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Goes to the tour's next step, its first, or past its last to its end."""
        params = given(session=session, animated=animated)
        return cast(TourResult, self.request("next", params, timeout=timeout))

    def previous(
        self,
        *,
        animated: Optional[bool] = None,
        session: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Goes back one step of the tour."""
        params = given(session=session, animated=animated)
        return cast(TourResult, self.request("previous", params, timeout=timeout))

    def tap(
        self,
        *,
        point: Optional[Point] = None,
        tip: Optional[str] = None,
        region: Optional[TipRegion] = None,
        button: Optional[str] = None,
        session: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TapResult:
        """Asks what a tap at a point, on a tip or on one of its buttons means."""
        params = given(session=session, point=point, tip=tip, region=region, button=button)
        return cast(TapResult, self.request("tap", params, timeout=timeout))

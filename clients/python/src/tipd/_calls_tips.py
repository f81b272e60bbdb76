# SPDX-License-Identifier: MIT
"""The calls about tips on the screen, and what the user does with them."""

from __future__ import annotations

from typing import Any, Literal, Optional, Sequence, Union, cast

from ._given import OMITTED, Omitted, given, nullable
from ._peer import Peer
from ._timeout import TIMEOUT, Seconds
from ._types.common import (
    AccessibleWords,
    Content,
    PlainTarget,
    PointerKind,
    Rect,
    Target,
    Tip,
    TipRegion,
)
from ._types.options import Options
from ._types.point import Point
from ._types.results import ChangeResult, KeyResult, PointerResult, TapResult, TourResult


class TipCalls(Peer):
    """`show`, `update`, `dismiss`, `tap`, `pointer`, `key` and `answer`."""

    def show(
        self,
        *,
        session: Optional[str] = None,
        tip: Optional[Tip] = None,
        tips: Optional[Sequence[Tip]] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Puts a tip, or several at once, on the screen."""
        params = given(session=session, tip=tip, tips=tips, animated=animated)
        return cast(ChangeResult, self._call("show", params, timeout))

    def update(
        self,
        *,
        session: Optional[str] = None,
        tip: str,
        target: Union[Target, None, Omitted] = OMITTED,
        content: Optional[Content] = None,
        options: Optional[Options] = None,
        data: Any = OMITTED,
        frame: Optional[Rect] = None,
        accessibility: Optional[AccessibleWords] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Changes one tip or step; what is left out stays. None is sent for `target` and `data`."""
        params = given(
            session=session,
            tip=tip,
            target=nullable(target),
            content=content,
            options=options,
            data=nullable(data),
            frame=frame,
            accessibility=accessibility,
            animated=animated,
        )
        return cast(ChangeResult, self._call("update", params, timeout))

    def dismiss(
        self,
        *,
        session: Optional[str] = None,
        tip: Optional[str] = None,
        tips: Optional[Sequence[str]] = None,
        reason: Optional[str] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Takes a tip, several, or with neither all tips off the screen."""
        params = given(session=session, tip=tip, tips=tips, reason=reason, animated=animated)
        return cast(ChangeResult, self._call("dismiss", params, timeout))

    def tap(
        self,
        *,
        session: Optional[str] = None,
        point: Optional[Point] = None,
        tip: Optional[str] = None,
        region: Optional[TipRegion] = None,
        button: Optional[str] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TapResult:
        """Asks what a tap at a point, on a tip or on one of its buttons means."""
        params = given(session=session, point=point, tip=tip, region=region, button=button)
        return cast(TapResult, self._call("tap", params, timeout))

    def pointer(
        self,
        *,
        session: Optional[str] = None,
        kind: Optional[PointerKind] = None,
        point: Optional[Point] = None,
        timeout: Seconds = TIMEOUT,
    ) -> PointerResult:
        """Tells what a pointer does, a move unless said; a point with everything but `leave`."""
        params = given(session=session, kind=kind, point=point)
        return cast(PointerResult, self._call("pointer", params, timeout))

    def key(
        self,
        *,
        session: Optional[str] = None,
        key: str,
        shift: Optional[bool] = None,
        ctrl: Optional[bool] = None,
        alt: Optional[bool] = None,
        meta: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> KeyResult:
        """Asks what a key means, by its W3C name such as `Escape`."""
        params = given(session=session, key=key, shift=shift, ctrl=ctrl, alt=alt, meta=meta)
        return cast(KeyResult, self._call("key", params, timeout))

    def answer(
        self,
        *,
        session: Optional[str] = None,
        question: str,
        answer: Optional[Literal["yes", "no", "skip"]] = None,
        target: Union[PlainTarget, None, Omitted] = OMITTED,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Answers a question; `target=None` is sent and says that there is none."""
        params = given(
            session=session,
            question=question,
            answer=answer,
            target=nullable(target),
        )
        return cast(TourResult, self._call("answer", params, timeout))

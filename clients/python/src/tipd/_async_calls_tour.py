# SPDX-License-Identifier: MIT
# Written by support/generate_async.py from _calls_tour.py.
"""The calls about the tour."""

from __future__ import annotations

from typing import Optional, Sequence, Union, cast

from ._given import given
from ._async_peer import AsyncPeer
from ._timeout import TIMEOUT, Seconds
from ._types.common import Step
from ._types.results import TourResult


class AsyncTourCalls(AsyncPeer):
    """`add`, `remove`, `next`, `previous`, `go`, `pause`, `resume` and `end`."""

    async def add(
        self,
        *,
        session: Optional[str] = None,
        tip: Optional[Step] = None,
        tips: Optional[Sequence[Step]] = None,
        steps: Optional[Sequence[str]] = None,
        at: Union[int, str, None] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Adds a step, or several, or moves `steps`; before the one `at` which, else to the end."""
        params = given(session=session, tip=tip, tips=tips, steps=steps, at=at)
        return cast(TourResult, await self._call("add", params, timeout))

    async def remove(
        self,
        *,
        session: Optional[str] = None,
        step: Optional[str] = None,
        steps: Optional[Sequence[str]] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Takes a step, or several, out of the tour."""
        params = given(session=session, step=step, steps=steps, animated=animated)
        return cast(TourResult, await self._call("remove", params, timeout))

    async def next(
        self,
        *,
        session: Optional[str] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Goes to the tour's next step, its first, or past its last to its end."""
        params = given(session=session, animated=animated)
        return cast(TourResult, await self._call("next", params, timeout))

    async def previous(
        self,
        *,
        session: Optional[str] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Goes back one step of the tour."""
        params = given(session=session, animated=animated)
        return cast(TourResult, await self._call("previous", params, timeout))

    async def go(
        self,
        *,
        session: Optional[str] = None,
        step: Union[int, str, None] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Starts the tour anew, or goes to a step by its id or index."""
        params = given(session=session, step=step, animated=animated)
        return cast(TourResult, await self._call("go", params, timeout))

    async def pause(
        self,
        *,
        session: Optional[str] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Takes the tour off the screen; it keeps its place."""
        params = given(session=session, animated=animated)
        return cast(TourResult, await self._call("pause", params, timeout))

    async def resume(
        self,
        *,
        session: Optional[str] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Puts a paused tour back."""
        params = given(session=session, animated=animated)
        return cast(TourResult, await self._call("resume", params, timeout))

    async def end(
        self,
        *,
        session: Optional[str] = None,
        reason: Optional[str] = None,
        animated: Optional[bool] = None,
        timeout: Seconds = TIMEOUT,
    ) -> TourResult:
        """Ends the tour, for a reason of your own if you like."""
        params = given(session=session, reason=reason, animated=animated)
        return cast(TourResult, await self._call("end", params, timeout))

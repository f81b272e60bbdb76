# SPDX-License-Identifier: MIT
# Written by support/generate_async.py from _calls_life.py.
"""The calls about the program itself."""

from __future__ import annotations

from typing import cast

from ._given import given
from ._async_peer import AsyncPeer
from ._timeout import TIMEOUT, Seconds
from ._types.common import Trace
from ._types.results import ClockResult


class AsyncLifeCalls(AsyncPeer):
    """`clock/advance`, `$/setTrace`, `shutdown` and `exit`."""

    async def clock_advance(self, *, by: float, timeout: Seconds = TIMEOUT) -> ClockResult:
        """Moves the manual clock by some seconds."""
        return cast(ClockResult, await self._call("clock/advance", given(by=by), timeout))

    async def set_trace(self, *, value: Trace) -> None:
        """Has each request followed by a `$/logTrace` notification, or not."""
        await self.notify("$/setTrace", given(value=value))

    async def shutdown(self, *, timeout: Seconds = TIMEOUT) -> None:
        """Has every later request refused; `close` does this by itself."""
        await self.request("shutdown", timeout=timeout)

    async def exit(self) -> None:
        """Has tipd end, with status 0 after `shutdown`; `close` does this by itself."""
        await self.notify("exit")

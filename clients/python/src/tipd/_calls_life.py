# SPDX-License-Identifier: MIT
"""The calls about the program itself."""

from __future__ import annotations

from typing import cast

from ._given import given
from ._peer import Peer
from ._timeout import TIMEOUT, Seconds
from ._types.common import Trace
from ._types.results import ClockResult


class LifeCalls(Peer):
    """`clock/advance`, `$/setTrace`, `shutdown` and `exit`."""

    def clock_advance(self, *, by: float, timeout: Seconds = TIMEOUT) -> ClockResult:
        """Moves the manual clock by some seconds."""
        return cast(ClockResult, self._call("clock/advance", given(by=by), timeout))

    def set_trace(self, *, value: Trace) -> None:
        """Has each request followed by a `$/logTrace` notification, or not."""
        self.notify("$/setTrace", given(value=value))

    def shutdown(self, *, timeout: Seconds = TIMEOUT) -> None:
        """Has every later request refused; `close` does this by itself."""
        self.request("shutdown", timeout=timeout)

    def exit(self) -> None:
        """Has tipd end, with status 0 after `shutdown`; `close` does this by itself."""
        self.notify("exit")

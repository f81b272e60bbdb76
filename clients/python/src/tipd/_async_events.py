# SPDX-License-Identifier: MIT
"""Events one after the other."""

from __future__ import annotations

import asyncio
from typing import Optional, Tuple

from ._listeners import ENDED, Listeners
from ._types.results import Event


class Events:
    """An asynchronous iterator of a session's id and an event, until tipd has ended for good.

        async with AsyncClient() as tipd:
            async for session, event in tipd.events():
                ...

    Events wait here until they are taken; `close` takes no more.
    """

    def __init__(self, listeners: Listeners, is_over: bool) -> None:
        """`is_over` says that tipd has ended already."""
        self._waiting: "asyncio.Queue[Optional[Tuple[str, Event]]]" = asyncio.Queue()
        self._removes = [
            listeners.on_event(lambda session, event: self._waiting.put_nowait((session, event))),
            listeners.on(ENDED, lambda _: self._waiting.put_nowait(None)),
        ]
        if is_over:
            self.close()

    def __aiter__(self) -> Events:
        return self

    async def __anext__(self) -> Tuple[str, Event]:
        taken = await self._waiting.get()
        if taken is None:
            self._waiting.put_nowait(None)
            raise StopAsyncIteration
        return taken

    def close(self) -> None:
        """Ends the iteration once what waits is taken."""
        for remove in self._removes:
            remove()
        self._waiting.put_nowait(None)

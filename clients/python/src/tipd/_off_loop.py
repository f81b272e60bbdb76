# SPDX-License-Identifier: MIT
"""Work that blocks, beside an asyncio loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Callable


async def off_loop(work: Callable[[], None]) -> None:
    """Awaits `work` on a thread of its own, which is gone afterwards, even if the task is cancelled."""
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def run() -> None:
        try:
            work()
        finally:
            # A loop that was closed has nobody left to tell.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(done.set)

    thread = threading.Thread(target=run, name="tipd-end", daemon=True)
    thread.start()
    waiting = asyncio.ensure_future(done.wait())
    try:
        await asyncio.shield(waiting)
    finally:
        await waiting
        thread.join()

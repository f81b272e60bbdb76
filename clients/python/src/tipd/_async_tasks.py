# SPDX-License-Identifier: MIT
"""The callbacks that still run on a loop."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any, Callable, Coroutine, Dict, Hashable, Optional, Set


class Tasks:
    """Runs callbacks and sees those that are coroutines to their end."""

    def __init__(self) -> None:
        self._running: Set["asyncio.Future[Any]"] = set()
        self._named: Dict[Hashable, "asyncio.Task[Any]"] = {}

    def run(self, call: Callable[[], Any]) -> None:
        """Calls; what comes back to be awaited is awaited beside everything else."""
        try:
            begun = call()
        except Exception as error:
            _report(error)
            return
        if inspect.isawaitable(begun):
            task = asyncio.ensure_future(begun)
            self._running.add(task)
            task.add_done_callback(self._done)

    def named(self, name: Hashable, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task that can be cancelled by its name until it is released."""
        task = asyncio.get_running_loop().create_task(work)
        self._named[name] = task
        task.add_done_callback(lambda _: self.release(name))
        return task

    def release(self, name: Hashable) -> None:
        """Nobody may cancel the task of this name any more."""
        self._named.pop(name, None)

    def cancel(self, name: Hashable) -> None:
        """Cancels the task of this name, if there is one."""
        task = self._named.pop(name, None)
        if task is not None:
            task.cancel()

    async def end(self, other: Optional["asyncio.Future[Any]"]) -> None:
        """Cancels all, and another one, but not the task that asks for it."""
        mine = asyncio.current_task()
        running = [*self._running, *([other] if other is not None else [])]
        tasks = [task for task in running if task is not mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: "asyncio.Future[Any]") -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _report(error)


def _report(error: BaseException) -> None:
    message = "a callback of tipd's client raised an exception"
    asyncio.get_running_loop().call_exception_handler({"message": message, "exception": error})

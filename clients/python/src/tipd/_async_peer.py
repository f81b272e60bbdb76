# SPDX-License-Identifier: MIT
"""A running tipd on an asyncio loop: requests that are awaited, callbacks that run on the loop.

The program is served by the same threads as for `Client`, which hand everything to the loop. So
it works on any loop, those without support for child processes included.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from typing import Any, Callable, Generator, List, Mapping, Optional, Tuple

from ._arguments import check, check_message
from ._async_tasks import Tasks
from ._connection import Notification
from ._errors import ClientClosed, RequestTimeout, ServerExited, TipdError
from ._link import Link
from ._listeners import ENDED
from ._memory import Memory, Step
from ._off_loop import off_loop
from ._process import GRACE
from ._questions import WITHDRAWN, Handler, answer
from ._refusals import UnknownQuestion, UnknownSession
from ._served import Served
from ._timeout import TIMEOUT, Seconds, checked


class AsyncPeer(Served):
    """Sends, awaits and calls back; knows of tipd's methods what questions and a restart need.

    Belongs to the loop on which it was started, and to that loop's thread. Callbacks run there as
    messages arrive, those for a reply before the call returns. They may be coroutine functions:
    those run as tasks that are begun in that order. What a callback raises goes to the loop's
    exception handler.
    """

    def __init__(
        self, command: List[str], env: Optional[Mapping[str, str]] = None, restart: bool = False
    ) -> None:
        super().__init__(command, env)
        self._restart = restart
        self._revival: Optional["asyncio.Task[None]"] = None
        self._tasks = Tasks()
        #: Whether tipd has ended for good.
        self._is_over = False

    async def request(
        self,
        method: str,
        params: Optional[Mapping[str, Any]] = None,
        *,
        timeout: Seconds = TIMEOUT,
    ) -> Any:
        """Calls any method by its name on the wire and returns its result.

        `timeout` in seconds, None for no limit. What is given up, by then or because the task
        was cancelled, is cancelled at tipd. Raises as `Client.request`.
        """
        check_message(method, params)
        timeout = checked(timeout)
        return await wait(await self._living(), method, params, timeout)

    async def notify(self, method: str, params: Optional[Mapping[str, Any]] = None) -> None:
        """Sends a notification by its name on the wire; there is never an answer."""
        check_message(method, params)
        (await self._living()).notify(method, params, 0)
        self._sent(method, params)

    async def start(self) -> None:
        """Starts tipd. Raises a `TipdError` if it is started and not closed."""
        if self._link is not None and not isinstance(self._link.fault, ClientClosed):
            raise TipdError("the client was started already")
        self._is_over = False
        self._link = self._begin()
        try:
            await self._greet(self._link)
        except BaseException:
            await self.close()
            raise
        # Not before, since a program that fails at once is not started again.
        self._memory = Memory() if self._restart else None

    async def close(self) -> None:
        """Ends tipd and whatever callbacks still run: asks, closes its input, terminates, kills.

        Each step gets a second. May be called again, and when tipd is gone already.
        """
        if self._link is None or isinstance(self._link.fault, ClientClosed):
            return
        await self._tasks.end(self._revival)
        self._memory = self._revival = None
        link = self._link
        with contextlib.suppress(TipdError):
            await wait(link, "shutdown", None, GRACE)
            link.notify("exit", None, 0)
        link.fail(ClientClosed("the client was closed"), instead=True)
        await off_loop(link.process.stop)
        self._finish()

    async def _call(self, method: str, params: Mapping[str, Any], timeout: Seconds) -> Any:
        """A request whose members have the kinds that the method of that name takes."""
        check(type(self), method, params)
        return await self.request(method, params, timeout=timeout)

    async def _living(self) -> Link:
        """The program, once it has been started again if it has ended and may be."""
        if self._revival is not None:
            await asyncio.shield(self._revival)
        self._current.check()
        return self._current

    def _begin(self) -> Link:
        loop = asyncio.get_running_loop()

        def schedule(function: Callable[..., Any], *arguments: Any) -> None:
            # A loop that was closed has nobody left to tell.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(function, *arguments)

        return Link(self._command, self._env, self, loop.create_future, schedule, waiting=0)

    async def _greet(self, link: Link) -> None:
        """Opens the conversation."""

    async def _revive(self, memory: Memory) -> None:
        """Starts tipd again with all that it knew; what fails is the end for good."""
        await off_loop(self._current.process.stop)
        try:
            self._link, restored = await self._begun_again(memory)
        except TipdError as error:
            self._memory = self._revival = None
            self._current.fail(error, instead=True)
            self._finish()
            return
        self._revival = None
        for notification in restored:
            self._heard(notification)
        if self._link.fault is not None:
            self._ended(self._link)

    async def _begun_again(self, memory: Memory) -> Tuple[Link, List[Notification]]:
        steps = memory.restoring()
        link = self._begin()
        try:
            await self._greet(link)
            restored = await _restored(link, steps)
            if memory.trace is not None:
                link.notify("$/setTrace", memory.trace, 0)
        except BaseException:
            await off_loop(link.process.stop)
            raise
        return link, restored

    def _ended(self, link: Link) -> None:
        if link is not self._link or self._revival is not None:
            return
        has_died = isinstance(link.fault, ServerExited)
        if has_died and self._memory is not None and self._memory.may_try():
            self._revival = asyncio.get_running_loop().create_task(self._revive(self._memory))
        else:
            self._memory = None
            self._finish()

    def _finish(self) -> None:
        self._is_over = True
        self._heard(Notification(ENDED))

    def _heard(self, notification: Notification) -> None:
        for call in self._calls(notification):
            self._tasks.run(call)

    def _asked(self, session: str, event: Any) -> Any:
        """Has a question answered, or takes it back from whoever is at it."""
        if event["event"] == WITHDRAWN:
            self._tasks.cancel((session, event["question"]))
        handler = self._questions.handler(session, event)
        if handler is None:
            return None
        return self._tasks.named((session, event["question"]), self._answer(session, event, handler))

    async def _answer(self, session: str, event: Any, handler: Handler) -> None:
        said = handler(event)
        if inspect.isawaitable(said):
            said = await said
        # From here on it is tipd that sees whether the question is still open.
        self._tasks.release((session, event["question"]))
        params = answer(session, event, said)
        # A question or a session that is gone meanwhile is nobody's fault, nor is the end of tipd.
        with contextlib.suppress(UnknownQuestion, UnknownSession, ServerExited, ClientClosed):
            await self.request("answer", params)


async def wait(
    link: Link, method: str, params: Optional[Mapping[str, Any]], timeout: Seconds
) -> Any:
    """Sends a request over a link and awaits its result."""
    id, future = link.request(method, params, 0)
    try:
        await asyncio.wait([future], timeout=timeout)
        if future.done():
            return future.result()
    finally:
        # Nothing is left to abandon once it is answered.
        link.abandon(id)
        if future.done() and not future.cancelled():
            future.exception()
    raise RequestTimeout(method, timeout or 0, link.process.stderr_tail())


async def _restored(
    link: Link, steps: Generator[Step, Any, List[Notification]]
) -> List[Notification]:
    """Takes the steps of a restoration; what the host is to hear of it."""
    result = None
    while True:
        try:
            method, params = steps.send(result)
        except StopIteration as done:
            return list(done.value)
        result = await wait(link, method, params, TIMEOUT)

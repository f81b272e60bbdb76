# SPDX-License-Identifier: MIT
"""A running tipd on an asyncio loop: requests that are awaited, callbacks that run on the loop.

The program is served by the same threads as for `Client`, which hand everything to the loop. So
it works on any loop, those without support for child processes included.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Set, Tuple

from ._arguments import check
from ._connection import Notification, Reply
from ._errors import ClientClosed, RequestTimeout, ServerExited, TipdError
from ._link import Link
from ._listeners import CHANGED, ENDED, RESTORED, Call, Listeners
from ._memory import IMPORT, Memory, is_change
from ._off_loop import off_loop
from ._process import GRACE
from ._questions import WITHDRAWN, Handler, Questions, answer
from ._timeout import TIMEOUT, Seconds


class AsyncPeer:
    """Sends, awaits and calls back; knows of tipd's methods what questions and a restart need.

    Belongs to the loop on which it was started, and to that loop's thread.
    """

    def __init__(
        self, command: List[str], env: Optional[Mapping[str, str]] = None, restart: bool = False
    ) -> None:
        self._command = command
        self._env = env
        self._listeners = Listeners()
        self._questions = Questions()
        self._restart = restart
        self._memory: Optional[Memory] = None
        self._link: Optional[Link] = None
        self._revival: Optional["asyncio.Task[None]"] = None
        self._tasks: Set["asyncio.Future[Any]"] = set()
        self._answers: Dict[Tuple[str, Any], "asyncio.Task[None]"] = {}

    @property
    def pid(self) -> int:
        """The process id of tipd."""
        return self._current.process.pid

    @property
    def returncode(self) -> Optional[int]:
        """tipd's exit status, negative for a signal; None while it runs."""
        return self._current.process.returncode

    @property
    def stderr_tail(self) -> str:
        """The end of what tipd wrote to stderr, at most 64 KiB."""
        return self._current.process.stderr_tail()

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
        return await wait(await self._living(), method, params, timeout)

    async def notify(self, method: str, params: Optional[Mapping[str, Any]] = None) -> None:
        """Sends a notification by its name on the wire; there is never an answer."""
        (await self._living()).notify(method, params, 0)
        if method == "exit":
            self._memory = None
        if self._memory is not None:
            self._memory.sent(method, params)

    def on(self, method: str, callback: Callable[[Any], Any]) -> Callable[[], None]:
        """Calls back with the params of every notification `method`, on the loop.

        For `session/changed` the results of calls that change something are delivered too, before
        the call returns, so one callback sees all changes in the order tipd made them. Callbacks
        may be coroutine functions; those run as tasks that are begun in that order. What a
        callback raises goes to the loop's exception handler. Returns a function that takes the
        callback away.
        """
        return self._listeners.on(method, callback)

    async def start(self) -> None:
        """Starts tipd; may be called once."""
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
        await self._end_tasks()
        self._memory = self._revival = None
        link = self._link
        with contextlib.suppress(TipdError):
            await wait(link, "shutdown", None, GRACE)
            link.notify("exit", None, 0)
        link.fail(ClientClosed("the client was closed"), instead=True)
        await off_loop(link.process.stop)
        self._hear(Notification(ENDED))

    @property
    def _current(self) -> Link:
        if self._link is None:
            raise ClientClosed("the client was not started")
        return self._link

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
        memory.restart()
        try:
            self._link, restored = await self._begun_again(memory)
        except TipdError as error:
            self._memory = self._revival = None
            self._current.fail(error, instead=True)
            self._hear(Notification(ENDED))
            return
        self._revival = None
        for notification in restored:
            self._hear(notification)
        if self._link.fault is not None:
            self._ended(self._link)

    async def _begun_again(self, memory: Memory) -> Tuple[Link, List[Notification]]:
        sessions = list(memory.sessions())
        link = self._begin()
        try:
            await self._greet(link)
            return link, await _restore(link, memory, sessions)
        except BaseException:
            await off_loop(link.process.stop)
            raise

    def _replied(self, link: Link, reply: Reply) -> None:
        if self._memory is not None:
            for step in self._memory.answered(reply):
                link.post(*step)
        if link is self._link and is_change(reply.result):
            self._hear(Notification(CHANGED, reply.result))

    def _notified(self, link: Link, notification: Notification) -> None:
        if self._memory is not None and notification.method == CHANGED:
            for step in self._memory.changed(notification.params):
                link.post(*step)
        self._hear(notification)

    def _ended(self, link: Link) -> None:
        if link is not self._link or self._revival is not None:
            return
        if self._memory is not None and isinstance(link.fault, ServerExited):
            self._revival = asyncio.get_running_loop().create_task(self._revive(self._memory))
        else:
            self._hear(Notification(ENDED))

    def _hear(self, notification: Notification) -> None:
        for call in self._calls(notification):
            try:
                self._keep(call())
            except Exception as error:
                _report(error)

    def _calls(self, notification: Notification) -> Iterator[Call]:
        """Everybody concerned: those for the method, then event by event those for it."""
        yield from self._listeners.calls(notification)
        if notification.method != CHANGED:
            return
        session = notification.params["session"]
        for event in notification.params["events"]:
            yield from self._listeners.event_calls(session, event)
            self._ask(session, event)

    def _ask(self, session: str, event: Any) -> None:
        """Has a question answered, or takes it back from whoever is at it."""
        if event["event"] == WITHDRAWN:
            task = self._answers.pop((session, event["question"]), None)
            if task is not None:
                task.cancel()
        handler = self._questions.handler(session, event)
        if handler is None:
            return
        task = asyncio.get_running_loop().create_task(self._answer(session, event, handler))
        self._answers[session, event["question"]] = task
        self._keep(task)

    async def _answer(self, session: str, event: Any, handler: Handler) -> None:
        try:
            said = handler(event)
            if inspect.isawaitable(said):
                said = await said
        finally:
            self._answers.pop((session, event["question"]), None)
        await self.request("answer", answer(session, event, said))

    def _keep(self, begun: Any) -> None:
        """Sees a callback that is a coroutine to its end."""
        if not inspect.isawaitable(begun):
            return
        task = asyncio.ensure_future(begun)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Future[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _report(task.exception())

    async def _end_tasks(self) -> None:
        """Cancels the callbacks that still run, but not one that closes the client."""
        mine = asyncio.current_task()
        tasks = {*self._tasks, *([self._revival] if self._revival else [])} - {mine}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


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


async def _restore(
    link: Link, memory: Memory, sessions: List[Tuple[str, Dict[str, Any]]]
) -> List[Notification]:
    """Tells a new program what the old one knew; what the host is to hear of it."""
    heard: List[Notification] = []
    for step in list(memory.settings()):
        await wait(link, *step, TIMEOUT)
    for session, state in sessions:
        changed = await wait(link, IMPORT, state, TIMEOUT)
        picture = await wait(link, "session/get", {"session": session}, TIMEOUT)
        heard += [Notification(RESTORED, picture), Notification(CHANGED, changed)]
    if memory.trace() is not None:
        link.notify("$/setTrace", memory.trace(), 0)
    return heard


def _report(error: Optional[BaseException]) -> None:
    message = "a callback of tipd's client raised an exception"
    asyncio.get_running_loop().call_exception_handler({"message": message, "exception": error})

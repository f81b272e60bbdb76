# SPDX-License-Identifier: MIT
"""A running tipd that can be called: requests that wait, callbacks that are dispatched."""

from __future__ import annotations

import contextlib
import threading
import time
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from functools import partial
from typing import Any, Callable, Iterator, List, Mapping, Optional, Tuple

from ._arguments import check
from ._connection import Notification, Reply
from ._errors import ClientClosed, RequestTimeout, ServerExited, TipdError
from ._inbox import Inbox
from ._link import Link
from ._listeners import CHANGED, RESTORED, Call, Listeners
from ._memory import IMPORT, Memory, is_change
from ._process import GRACE
from ._questions import Handler, Questions, answer
from ._timeout import TIMEOUT, Seconds

#: How many messages may wait to be written.
WAITING = 1024


class Peer:
    """Sends, waits and dispatches; knows of tipd's methods what questions and a restart need.

    May be used from several threads. Callbacks run only inside `dispatch`.
    """

    def __init__(
        self,
        command: List[str],
        env: Optional[Mapping[str, str]] = None,
        wake: Optional[Callable[[], None]] = None,
        restart: bool = False,
    ) -> None:
        self._command = command
        self._env = env
        self._closing = threading.RLock()
        self._dispatching = threading.Lock()
        self._listeners = Listeners()
        self._questions = Questions()
        self._inbox = Inbox(wake)
        #: What is left of the notification that is being heard, should a callback raise.
        self._unheard: Iterator[Call] = iter(())
        self._memory = Memory() if restart else None
        self._link: Optional[Link] = None
        self._link = self._begin()

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

    def request(
        self,
        method: str,
        params: Optional[Mapping[str, Any]] = None,
        *,
        timeout: Seconds = TIMEOUT,
    ) -> Any:
        """Calls any method by its name on the wire and returns its result.

        `timeout` in seconds, None for no limit. What is given up, by then or by a
        KeyboardInterrupt, is cancelled. Raises `RpcError`, `RequestTimeout`, `ServerExited`,
        `ProtocolError`, `WrongArgument` or `ClientClosed`.
        """
        return wait(self._living(), method, params, timeout)

    def notify(self, method: str, params: Optional[Mapping[str, Any]] = None) -> None:
        """Sends a notification by its name on the wire; there is never an answer."""
        self._living().notify(method, params, TIMEOUT)
        if method == "exit":
            self._memory = None
        if self._memory is not None:
            self._memory.sent(method, params)

    def on(self, method: str, callback: Callable[[Any], Any]) -> Callable[[], None]:
        """Calls back with the params of every notification `method`, inside `dispatch`.

        For `session/changed` the results of calls that change something are delivered too, so
        one callback sees all changes in the order tipd made them. What nobody listens to is
        dropped as it arrives. Returns a function that takes the callback away.
        """
        return self._listeners.on(method, callback)

    def dispatch(self, timeout: Seconds = 0.0) -> int:
        """Runs the callbacks for all that has arrived, on this thread, and says for how many.

        Waits up to `timeout` seconds (None: without limit) if nothing has. A callback may call
        any method; a `dispatch` inside one does nothing. What a callback raises comes out here,
        and the rest stays for the next call. Raises like a request once tipd is gone and
        everything it said was heard, but after `close` just returns 0.
        """
        if not self._dispatching.acquire(blocking=False):
            return 0
        try:
            count = self._hear(timeout)
            if self._current.fault is not None and (count == 0 or self._memory is not None):
                self._living(closed=True)
                count += self._hear(0)
        finally:
            self._dispatching.release()
        return count

    def close(self) -> None:
        """Ends tipd: asks, closes its input, terminates, kills; a second for each step.

        May be called again, and when tipd is gone already.
        """
        with self._closing:
            link = self._current
            if isinstance(link.fault, ClientClosed):
                return
            with contextlib.suppress(TipdError):
                wait(link, "shutdown", None, GRACE)
                link.notify("exit", None, GRACE)
            link.fail(ClientClosed("the client was closed"), instead=True)
            self._inbox.end()
            link.process.stop()

    @property
    def _current(self) -> Link:
        assert self._link is not None
        return self._link

    def _call(self, method: str, params: Mapping[str, Any], timeout: Seconds) -> Any:
        """A request whose members have the kinds that the method of that name takes."""
        check(type(self), method, params)
        return self.request(method, params, timeout=timeout)

    def _hear(self, timeout: Seconds) -> int:
        count = 0
        while True:
            for call in self._unheard:
                call()
            notification = self._inbox.take(0 if count else timeout)
            if notification is None:
                return count
            count += 1
            self._unheard = self._calls(notification)

    def _calls(self, notification: Notification) -> Iterator[Call]:
        """Everybody concerned: those for the method, then event by event those for it."""
        yield from self._listeners.calls(notification)
        if notification.method != CHANGED:
            return
        session = notification.params["session"]
        for event in notification.params["events"]:
            yield from self._listeners.event_calls(session, event)
            handler = self._questions.handler(session, event)
            if handler is not None:
                yield partial(self._answer, session, event, handler)

    def _answer(self, session: str, event: Any, handler: Handler) -> None:
        self.request("answer", answer(session, event, handler(event)))

    def _living(self, closed: bool = False) -> Link:
        """The program, started again if it has ended and may be; `closed` may be asked for."""
        if self._memory is not None and isinstance(self._current.fault, ServerExited):
            with self._closing:
                if isinstance(self._current.fault, ServerExited):
                    self._revive(self._memory)
        if not (closed and isinstance(self._current.fault, ClientClosed)):
            self._current.check()
        return self._current

    def _begin(self) -> Link:
        return Link(self._command, self._env, self, Future, _at_once, WAITING)

    def _greet(self, link: Link) -> None:
        """Opens the conversation."""

    def _revive(self, memory: Memory) -> None:
        """Starts tipd again with all that it knew; what fails is the end for good."""
        self._current.process.stop()
        memory.restart()
        try:
            self._link, restored = self._begun_again(memory)
        except TipdError as error:
            self._memory = None
            self._current.fail(error, instead=True)
            return
        link = self._link
        self._inbox.begin()
        self._inbox.put(*restored)
        if link.fault is not None:
            self._inbox.end()

    def _begun_again(self, memory: Memory) -> Tuple[Link, List[Notification]]:
        sessions = list(memory.sessions())
        link = self._begin()
        try:
            self._greet(link)
            return link, list(_restore(link, memory, sessions))
        except BaseException:
            link.process.stop()
            raise

    def _replied(self, link: Link, reply: Reply) -> None:
        # Before the waiting call returns, so that the next dispatch is sure to see it; and even
        # if the call has given up, since the session has changed all the same.
        if link is self._link and is_change(reply.result):
            self._keep(Notification(CHANGED, reply.result))
        if self._memory is not None:
            for step in self._memory.answered(reply):
                link.post(*step)

    def _notified(self, link: Link, notification: Notification) -> None:
        self._keep(notification)
        if self._memory is not None and notification.method == CHANGED:
            for step in self._memory.changed(notification.params):
                link.post(*step)

    def _keep(self, notification: Notification) -> None:
        asks = notification.method == CHANGED and bool(self._questions)
        if asks or self._listeners.want(notification.method):
            self._inbox.put(notification)

    def _ended(self, link: Link) -> None:
        if self._link is None or self._link is link:
            self._inbox.end()


def wait(
    link: Link, method: str, params: Optional[Mapping[str, Any]], timeout: Seconds
) -> Any:
    """Sends a request over a link and waits for its result."""
    deadline = None if timeout is None else time.monotonic() + timeout
    id, future = link.request(method, params, timeout)
    try:
        if _is_done(future, deadline):
            return future.result()
    finally:
        # Nothing is left to abandon once it is answered.
        link.abandon(id)
    raise RequestTimeout(method, timeout or 0, link.process.stderr_tail())


def _is_done(future: "Future[Any]", deadline: Optional[float]) -> bool:
    """Waits for an answer of any kind until the deadline."""
    try:
        future.exception(None if deadline is None else max(0, deadline - time.monotonic()))
    except Late:
        return False
    return True


def _restore(link: Link, memory: Memory, sessions: Any) -> Iterator[Notification]:
    """Tells a new program what the old one knew; what the host is to hear of it."""
    for step in list(memory.settings()):
        wait(link, *step, TIMEOUT)
    for session, state in sessions:
        changed = wait(link, IMPORT, state, TIMEOUT)
        yield Notification(RESTORED, wait(link, "session/get", {"session": session}, TIMEOUT))
        yield Notification(CHANGED, changed)
    if memory.trace() is not None:
        link.notify("$/setTrace", memory.trace(), TIMEOUT)


def _at_once(function: Callable[..., Any], *arguments: Any) -> None:
    function(*arguments)

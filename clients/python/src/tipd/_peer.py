# SPDX-License-Identifier: MIT
"""A running tipd that can be called: requests that wait, callbacks that are dispatched."""

from __future__ import annotations

import contextlib
import threading
import time
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from typing import Any, Callable, Generator, Iterator, List, Mapping, Optional, Tuple

from ._arguments import check, check_message
from ._connection import Notification
from ._errors import ClientClosed, RequestTimeout, ServerExited, TipdError
from ._inbox import Inbox
from ._link import Link
from ._listeners import CHANGED, Call
from ._memory import Memory, Step
from ._process import GRACE
from ._questions import answer
from ._refusals import UnknownQuestion, UnknownSession
from ._served import Served
from ._timeout import TIMEOUT, Seconds, checked

#: How many messages may wait to be written.
WAITING = 1024


class Peer(Served):
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
        super().__init__(command, env)
        self._closing = threading.RLock()
        self._dispatching = threading.Lock()
        self._inbox = Inbox(wake)
        #: What is left of the notification that is being heard, should a callback raise.
        self._unheard: Iterator[Call] = iter(())
        self._memory = Memory() if restart else None
        self._link = self._begin()

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
        check_message(method, params)
        timeout = checked(timeout)
        return wait(self._living(), method, params, timeout)

    def notify(self, method: str, params: Optional[Mapping[str, Any]] = None) -> None:
        """Sends a notification by its name on the wire; there is never an answer."""
        check_message(method, params)
        self._living().notify(method, params, TIMEOUT)
        self._sent(method, params)

    def dispatch(self, timeout: Seconds = 0.0) -> int:
        """Runs the callbacks for all that has arrived, on this thread, and says for how many.

        Waits up to `timeout` seconds (None: without limit) if nothing has. A callback may call
        any method; a `dispatch` inside one does nothing. What a callback raises comes out here,
        and the rest stays for the next call. Raises like a request once tipd is gone and
        everything it said was heard, but after `close` just returns 0.
        """
        timeout = checked(timeout)
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

    def _asked(self, session: str, event: Any) -> None:
        handler = self._questions.handler(session, event)
        if handler is not None:
            params = answer(session, event, handler(event))
            # A question or a session that is gone meanwhile is nobody's fault.
            with contextlib.suppress(UnknownQuestion, UnknownSession):
                self.request("answer", params)

    def _living(self, closed: bool = False) -> Link:
        """The program, started again if it has ended and may be; `closed` may be asked for."""
        if self._memory is not None and isinstance(self._current.fault, ServerExited):
            with self._closing:
                if isinstance(self._current.fault, ServerExited):
                    self._try_again(self._memory)
        if not (closed and isinstance(self._current.fault, ClientClosed)):
            self._current.check()
        return self._current

    def _begin(self) -> Link:
        return Link(self._command, self._env, self, Future, _at_once, WAITING)

    def _greet(self, link: Link) -> None:
        """Opens the conversation."""

    def _try_again(self, memory: Optional[Memory]) -> None:
        if memory is not None and memory.may_try():
            self._revive(memory)
        else:
            self._memory = None

    def _revive(self, memory: Memory) -> None:
        """Starts tipd again with all that it knew; what fails is the end for good."""
        self._current.process.stop()
        try:
            self._link, restored = self._begun_again(memory)
        except TipdError as error:
            self._memory = None
            self._current.fail(error, instead=True)
            return
        self._inbox.begin()
        self._inbox.put(*restored)
        if self._link.fault is not None:
            self._inbox.end()

    def _begun_again(self, memory: Memory) -> Tuple[Link, List[Notification]]:
        steps = memory.restoring()
        link = self._begin()
        try:
            self._greet(link)
            restored = _restored(link, steps)
            if memory.trace is not None:
                link.notify("$/setTrace", memory.trace, TIMEOUT)
        except BaseException:
            link.process.stop()
            raise
        return link, restored

    def _heard(self, notification: Notification) -> None:
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


def _restored(link: Link, steps: Generator[Step, Any, List[Notification]]) -> List[Notification]:
    """Takes the steps of a restoration; what the host is to hear of it."""
    result = None
    while True:
        try:
            method, params = steps.send(result)
        except StopIteration as done:
            return list(done.value)
        result = wait(link, method, params, TIMEOUT)


def _is_done(future: "Future[Any]", deadline: Optional[float]) -> bool:
    """Waits for an answer of any kind until the deadline."""
    try:
        future.exception(None if deadline is None else max(0, deadline - time.monotonic()))
    except Late:
        return False
    return True


def _at_once(function: Callable[..., Any], *arguments: Any) -> None:
    function(*arguments)

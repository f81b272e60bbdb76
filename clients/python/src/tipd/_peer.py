# SPDX-License-Identifier: MIT
"""A running tipd that can be called: requests that wait, callbacks that are dispatched."""

from __future__ import annotations

import atexit
import contextlib
import threading
import time
import weakref
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from typing import Any, Callable, Dict, List, Mapping, Optional

from ._connection import Connection, Incoming, Notification, Reply
from ._errors import ClientClosed, ProtocolError, RequestTimeout, ServerExited, TipdError
from ._listeners import CHANGED, Inbox, Listeners
from ._process import GRACE, Process

#: Seconds a call waits for its answer unless it says otherwise.
TIMEOUT = 5.0

Seconds = Optional[float]

_alive: "weakref.WeakSet[Peer]" = weakref.WeakSet()


class Peer:
    """Sends, waits and dispatches; knows nothing of tipd's methods but how to end it.

    May be used from several threads. Callbacks run only inside `dispatch`.
    """

    def __init__(
        self,
        command: List[str],
        env: Optional[Mapping[str, str]] = None,
        wake: Optional[Callable[[], None]] = None,
    ) -> None:
        self._connection = Connection()
        self._futures: Dict[int, "Future[Any]"] = {}
        self._fault: Optional[TipdError] = None
        self._lock = threading.Lock()
        self._closing = threading.RLock()
        self._dispatching = threading.Lock()
        self._listeners = Listeners()
        self._inbox = Inbox(wake)
        self._process = Process(command, self._received, self._ended, env)
        self._process.start()
        _alive.add(self)

    @property
    def pid(self) -> int:
        """The process id of tipd."""
        return self._process.pid

    @property
    def returncode(self) -> Optional[int]:
        """tipd's exit status, negative for a signal; None while it runs."""
        return self._process.returncode

    @property
    def stderr_tail(self) -> str:
        """The end of what tipd wrote to stderr, at most 64 KiB."""
        return self._process.stderr_tail()

    def request(
        self,
        method: str,
        params: Optional[Mapping[str, Any]] = None,
        *,
        timeout: Seconds = TIMEOUT,
    ) -> Any:
        """Calls any method by its name on the wire and returns its result.

        `timeout` in seconds, None for no limit. Raises `RpcError`, `RequestTimeout`,
        `ServerExited`, `ProtocolError` or `ClientClosed`.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        future: "Future[Any]" = Future()
        with self._lock:
            self._check()
            id, data = self._connection.request(method, params)
            self._futures[id] = future
        try:
            if not self._process.send(data, timeout):
                self._connection.withdraw(id)
            elif _is_done(future, deadline):
                return future.result()
            else:
                self._process.send(self._connection.notification("$/cancelRequest", {"id": id}), 0)
        finally:
            self._futures.pop(id, None)
        raise RequestTimeout(method, timeout or 0, self.stderr_tail)

    def notify(self, method: str, params: Optional[Mapping[str, Any]] = None) -> None:
        """Sends a notification by its name on the wire; there is never an answer."""
        self._check()
        if not self._process.send(self._connection.notification(method, params), TIMEOUT):
            raise RequestTimeout(method, TIMEOUT, self.stderr_tail)

    def on(self, method: str, callback: Callable[[Any], None]) -> Callable[[], None]:
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
        finally:
            self._dispatching.release()
        if count == 0 and not isinstance(self._fault, ClientClosed):
            self._check()
        return count

    def close(self) -> None:
        """Ends tipd: asks, closes its input, terminates, kills; a second for each step.

        May be called again, and when tipd is gone already.
        """
        with self._closing:
            if isinstance(self._fault, ClientClosed):
                return
            with contextlib.suppress(TipdError):
                self.request("shutdown", timeout=GRACE)
                self._process.send(self._connection.notification("exit", None), GRACE)
            self._fail(ClientClosed("the client was closed"), instead=True)
            self._process.stop()
            _alive.discard(self)

    def _hear(self, timeout: Seconds) -> int:
        count = 0
        while (notification := self._inbox.take(0 if count else timeout)) is not None:
            count += 1
            self._listeners.hear(notification)
        return count

    def _check(self) -> None:
        """Raises what keeps tipd from being called."""
        if self._fault is not None:
            raise _again(self._fault)

    def _received(self, data: bytes) -> None:
        if isinstance(self._fault, ProtocolError):
            return
        try:
            for incoming in self._connection.receive(data):
                self._accept(incoming)
        except ProtocolError as problem:
            self._fail(problem)
            self._process.kill()

    def _accept(self, incoming: Incoming) -> None:
        if isinstance(incoming, Reply):
            self._settle(incoming)
        elif isinstance(incoming, Notification):
            self._keep(incoming)
        else:
            self._process.send(incoming.answer, 0)

    def _settle(self, reply: Reply) -> None:
        # Before the waiting call returns, so that the next dispatch is sure to see it; and even
        # if the call has given up, since the session has changed all the same.
        if _is_change(reply.result):
            self._keep(Notification(CHANGED, reply.result))
        future = self._futures.pop(reply.id, None)
        if future is None:
            return
        if reply.error is not None:
            future.set_exception(reply.error)
        else:
            future.set_result(reply.result)

    def _keep(self, notification: Notification) -> None:
        if self._listeners.want(notification.method):
            self._inbox.put(notification)

    def _ended(self, returncode: Optional[int]) -> None:
        self._fail(ServerExited(returncode, self.stderr_tail))

    def _fail(self, fault: TipdError, instead: bool = False) -> None:
        """Nothing more can be called; whoever waits is told why."""
        with self._lock:
            if self._fault is None or instead:
                self._fault = fault
        # From here on no request is added; each is taken out by whoever settles it.
        with contextlib.suppress(KeyError):
            while True:
                self._futures.popitem()[1].set_exception(_again(self._fault))
        self._inbox.end()


def given(**members: Any) -> Dict[str, Any]:
    """The members that have a value: what is None is not sent."""
    return {name: value for name, value in members.items() if value is not None}


def _is_done(future: "Future[Any]", deadline: Optional[float]) -> bool:
    """Waits for an answer of any kind until the deadline."""
    try:
        future.exception(None if deadline is None else max(0, deadline - time.monotonic()))
    except Late:
        return False
    return True


def _is_change(result: Any) -> bool:
    return isinstance(result, dict) and "changes" in result and "events" in result


def _again(fault: TipdError) -> TipdError:
    """An exception can be raised once; its traceback grows with every further time."""
    return type(fault)(*fault.args)


@atexit.register
def _close_all() -> None:
    for peer in list(_alive):
        peer.close()

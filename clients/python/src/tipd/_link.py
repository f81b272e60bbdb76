# SPDX-License-Identifier: MIT
"""One run of the program: what was asked, and what it says, until its end."""

from __future__ import annotations

import contextlib
import threading
from typing import Any, Callable, Dict, List, Mapping, Optional, Protocol, Tuple

from ._connection import Connection, Incoming, Notification, Reply
from ._errors import ProtocolError, RequestTimeout, ServerExited, TipdError
from ._process import Process


class Owner(Protocol):
    """Who started the program: hears what nobody waits for."""

    def _replied(self, link: Link, reply: Reply) -> None:
        """Every reply, before whoever waits for it goes on."""

    def _notified(self, link: Link, notification: Notification) -> None:
        """Every notification."""

    def _ended(self, link: Link) -> None:
        """The end, once, after everything else."""


class Link:
    """The program with those who wait for its replies.

    It is the same for threads and for an event loop: `future` makes what a caller waits on, of
    either kind, and `schedule` runs a function with arguments where replies are sorted.
    """

    def __init__(
        self,
        command: List[str],
        env: Optional[Mapping[str, str]],
        owner: Owner,
        future: Callable[[], Any],
        schedule: Callable[..., Any],
        waiting: int,
    ) -> None:
        self.fault: Optional[TipdError] = None
        self._owner = owner
        self._future = future
        self._connection = Connection()
        self._futures: Dict[int, Any] = {}
        self._lock = threading.Lock()
        self.process = Process(
            command,
            lambda data: schedule(self._received, data),
            lambda status: schedule(self._end, status),
            env,
            waiting,
        )
        self.process.start()

    def request(
        self, method: str, params: Optional[Mapping[str, Any]], timeout: Optional[float]
    ) -> Tuple[int, Any]:
        """Sends a request; its id, and the future that its reply settles.

        `timeout` is for handing it to the writing thread.
        """
        future = self._future()
        with self._lock:
            self.check()
            id, data = self._connection.request(method, params)
            self._futures[id] = future
        if not self.process.send(data, timeout):
            self._futures.pop(id, None)
            self._connection.withdraw(id)
            raise RequestTimeout(method, timeout or 0, self.process.stderr_tail())
        return id, future

    def post(self, method: str, params: Mapping[str, Any]) -> None:
        """Sends a request whose reply only the owner hears; if too much waits, it is not sent."""
        with self._lock:
            if self.fault is not None:
                return
            id, data = self._connection.request(method, params)
        if not self.process.send(data, 0):
            self._connection.withdraw(id)

    def notify(
        self, method: str, params: Optional[Mapping[str, Any]], timeout: Optional[float]
    ) -> None:
        """Sends a notification."""
        self.check()
        if not self.process.send(self._connection.notification(method, params), timeout):
            raise RequestTimeout(method, timeout or 0, self.process.stderr_tail())

    def abandon(self, id: int) -> None:
        """Forgets who waits for a reply and tells the program so."""
        if self._futures.pop(id, None) is not None:
            self.process.send(self._connection.notification("$/cancelRequest", {"id": id}), 0)

    def check(self) -> None:
        """Raises what keeps the program from being called."""
        if self.fault is not None:
            raise again(self.fault)

    def fail(self, fault: TipdError, instead: bool = False) -> None:
        """Nothing more can be called; whoever waits is told why."""
        with self._lock:
            if self.fault is None or instead:
                self.fault = fault
            told = self.fault
        # From here on no request is added; each is taken out by whoever settles it.
        with contextlib.suppress(KeyError):
            while True:
                _settle(self._futures.popitem()[1], again(told))

    def _received(self, data: bytes) -> None:
        if isinstance(self.fault, ProtocolError):
            return
        try:
            for incoming in self._connection.receive(data):
                self._accept(incoming)
        except ProtocolError as problem:
            self.fail(problem)
            self.process.kill()

    def _accept(self, incoming: Incoming) -> None:
        if isinstance(incoming, Reply):
            self._owner._replied(self, incoming)
            _settle(self._futures.pop(incoming.id, None), incoming.error, incoming.result)
        elif isinstance(incoming, Notification):
            self._owner._notified(self, incoming)
        else:
            self.process.send(incoming.answer, 0)

    def _end(self, status: Optional[int]) -> None:
        self.fail(ServerExited(status, self.process.stderr_tail()))
        self._owner._ended(self)


def again(fault: TipdError) -> TipdError:
    """The same exception anew: one can be raised once, its traceback grows with every further time."""
    return type(fault)(*fault.args)


def _settle(future: Any, error: Optional[TipdError], result: Any = None) -> None:
    """Ends the waiting, if anybody still waits."""
    if future is None or future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)

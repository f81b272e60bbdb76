# SPDX-License-Identifier: MIT
"""What both clients are: a program that is served, those who listen, and what a restart needs."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable, Iterator, List, Mapping, Optional

from ._connection import Notification, Reply
from ._errors import ClientClosed
from ._link import Link
from ._listeners import CHANGED, RESTORED, Call, Listeners
from ._memory import Memory, Step, is_change
from ._questions import Questions
from ._types.pictures import SessionPicture
from ._types.results import ChangeResult, Event


class Served:
    """The owner of a link, whoever waits for its replies."""

    def __init__(self, command: List[str], env: Optional[Mapping[str, str]]) -> None:
        self._command = command
        self._env = env
        self._listeners = Listeners()
        self._questions = Questions()
        #: None if tipd is not started again.
        self._memory: Optional[Memory] = None
        self._link: Optional[Link] = None

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

    def on(self, method: str, callback: Callable[[Any], Any]) -> Callable[[], None]:
        """Calls back with the params of every notification `method`.

        For `session/changed` the results of calls that change something are delivered too, so
        one callback sees all changes in the order tipd made them. What nobody listens to is
        dropped as it arrives. Returns a function that takes the callback away.
        """
        return self._listeners.on(method, callback)

    def on_change(self, callback: Callable[[ChangeResult], Any]) -> Callable[[], None]:
        """Calls back with every result that changes something, whoever caused it."""
        return self.on(CHANGED, callback)

    def on_event(self, callback: Callable[[str, Event], Any]) -> Callable[[], None]:
        """Calls back with a session's id and each of its events, after all `on_change`."""
        return self._listeners.on_event(callback)

    def on_restore(self, callback: Callable[[SessionPicture], Any]) -> Callable[[], None]:
        """Calls back with the picture of each session after tipd was started again."""
        return self.on(RESTORED, callback)

    @property
    def _current(self) -> Link:
        if self._link is None:
            raise ClientClosed("the client was not started")
        return self._link

    def _heard(self, notification: Notification) -> None:
        """What is to be heard has arrived."""
        raise NotImplementedError

    def _asked(self, session: str, event: Any) -> Any:
        """An event is heard that may be a question."""
        raise NotImplementedError

    def _calls(self, notification: Notification) -> Iterator[Call]:
        """Everybody concerned: those for the method, then event by event those for it."""
        yield from self._listeners.calls(notification)
        if notification.method != CHANGED:
            return
        session = notification.params["session"]
        for event in notification.params["events"]:
            yield from self._listeners.event_calls(session, event)
            yield partial(self._asked, session, event)

    def _sent(self, method: str, params: Optional[Mapping[str, Any]]) -> None:
        """A notification was sent; who asks for the end does not want a restart."""
        if method == "exit":
            self._memory = None
        if self._memory is not None:
            self._memory.sent(method, params)

    def _replied(self, link: Link, reply: Reply) -> None:
        if self._memory is not None:
            if link is self._link:
                self._memory.served(reply.method)
            _post(link, self._memory.answered(reply))
        # Before the waiting call returns, so that its changes are there; and even if it has given
        # up, since the session has changed all the same.
        if link is self._link and is_change(reply.result):
            self._heard(Notification(CHANGED, reply.result))

    def _notified(self, link: Link, notification: Notification) -> None:
        if self._memory is not None and notification.method == CHANGED:
            _post(link, self._memory.changed(notification.params))
        self._heard(notification)


def _post(link: Link, steps: List[Step]) -> None:
    for step in steps:
        link.post(*step)

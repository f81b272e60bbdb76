# SPDX-License-Identifier: MIT
"""Who wants to hear what, and what waits to be heard."""

from __future__ import annotations

import threading
from collections import deque
from typing import Any, Callable, Deque, Dict, Optional

from ._connection import Notification

#: The method under which everything that changes a session is delivered.
CHANGED = "session/changed"

#: Takes a callback away again.
Remove = Callable[[], None]


class Listeners:
    """Callbacks by method, and those for single events."""

    def __init__(self) -> None:
        self._methods: Dict[str, Dict[object, Callable[[Any], None]]] = {}
        self._events: Dict[object, Callable[[str, Any], None]] = {}

    def on(self, method: str, callback: Callable[[Any], None]) -> Remove:
        """Adds a callback for the params of `method`."""
        return _added(self._methods.setdefault(method, {}), callback)

    def on_event(self, callback: Callable[[str, Any], None]) -> Remove:
        """Adds a callback for every event, with the id of its session."""
        return _added(self._events, callback)

    def want(self, method: str) -> bool:
        """Whether anybody listens to `method`."""
        return bool(self._methods.get(method)) or (method == CHANGED and bool(self._events))

    def hear(self, notification: Notification) -> None:
        """Calls everybody concerned: first those for the method, then those for its events."""
        for callback in tuple(self._methods.get(notification.method, {}).values()):
            callback(notification.params)
        if notification.method == CHANGED:
            self._hear_events(notification.params)

    def _hear_events(self, changed: Any) -> None:
        for event in changed["events"]:
            for callback in tuple(self._events.values()):
                callback(changed["session"], event)


class Inbox:
    """What arrived and was not heard yet, in order; filled on one thread, emptied on another."""

    def __init__(self, wake: Optional[Callable[[], None]]) -> None:
        self._waiting: Deque[Notification] = deque()
        self._changed = threading.Condition()
        self._ended = False
        self._wake = wake

    def put(self, notification: Notification) -> None:
        """Adds one and wakes the host."""
        with self._changed:
            self._waiting.append(notification)
            self._changed.notify_all()
        self._call()

    def end(self) -> None:
        """Says that nothing more comes, so that nobody waits for it."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        self._call()

    def take(self, timeout: Optional[float]) -> Optional[Notification]:
        """The oldest, waiting for it if there is none; None if none came or will."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ended, timeout)
            return self._waiting.popleft() if self._waiting else None

    def _call(self) -> None:
        if self._wake is not None:
            self._wake()


def _added(callbacks: Dict[object, Any], callback: Any) -> Remove:
    # Under a key of its own, since the same callback may be there twice.
    key = object()
    callbacks[key] = callback

    def remove() -> None:
        callbacks.pop(key, None)

    return remove

# SPDX-License-Identifier: MIT
"""Who wants to hear what."""

from __future__ import annotations

from typing import Any, Callable, Dict, Iterator

from ._arguments import check_function
from ._connection import Notification

#: The method under which everything that changes a session is delivered.
CHANGED = "session/changed"
#: Stands for a method: the picture of a session that was restored is delivered under it.
RESTORED = "tipd restored"
#: Stands for a method: that tipd has ended for good is delivered under it.
ENDED = "tipd ended"

#: Takes a callback away again.
Remove = Callable[[], None]
#: A callback with what it is called with.
Call = Callable[[], Any]


class Listeners:
    """Callbacks by method, and those for single events."""

    def __init__(self) -> None:
        self._methods: Dict[str, Dict[object, Callable[[Any], Any]]] = {}
        self._events: Dict[object, Callable[[str, Any], Any]] = {}

    def on(self, method: str, callback: Callable[[Any], Any]) -> Remove:
        """Adds a callback for the params of `method`."""
        return _added(self._methods.setdefault(method, {}), callback)

    def on_event(self, callback: Callable[[str, Any], Any]) -> Remove:
        """Adds a callback for every event, with the id of its session."""
        return _added(self._events, callback)

    def want(self, method: str) -> bool:
        """Whether anybody listens to `method`."""
        return bool(self._methods.get(method)) or (method == CHANGED and bool(self._events))

    def calls(self, notification: Notification) -> Iterator[Call]:
        """The callbacks for the method."""
        for callback in tuple(self._methods.get(notification.method, {}).values()):
            yield _call(callback, notification.params)

    def event_calls(self, session: str, event: Any) -> Iterator[Call]:
        """The callbacks for an event."""
        for callback in tuple(self._events.values()):
            yield _call(callback, session, event)


def _call(callback: Callable[..., Any], *arguments: Any) -> Call:
    return lambda: callback(*arguments)


def _added(callbacks: Dict[object, Any], callback: Any) -> Remove:
    check_function("the callback", callback)
    # Under a key of its own, since the same callback may be there twice.
    key = object()
    callbacks[key] = callback

    def remove() -> None:
        callbacks.pop(key, None)

    return remove

# SPDX-License-Identifier: MIT
"""What arrived and was not heard yet."""

from __future__ import annotations

import threading
from collections import deque
from typing import Callable, Deque, Optional

from ._connection import Notification


class Inbox:
    """Notifications in order; filled on one thread, emptied on another."""

    def __init__(self, wake: Optional[Callable[[], None]]) -> None:
        self._waiting: Deque[Notification] = deque()
        self._changed = threading.Condition()
        self._ended = False
        self._wake = wake

    def put(self, *notifications: Notification) -> None:
        """Adds some and wakes the host."""
        with self._changed:
            self._waiting.extend(notifications)
            self._changed.notify_all()
        self._call()

    def end(self) -> None:
        """Says that nothing more comes, so that nobody waits for it."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        self._call()

    def begin(self) -> None:
        """Says that more may come again."""
        with self._changed:
            self._ended = False

    def take(self, timeout: Optional[float]) -> Optional[Notification]:
        """The oldest, waiting for it if there is none; None if none came or will."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ended, timeout)
            return self._waiting.popleft() if self._waiting else None

    def _call(self) -> None:
        if self._wake is not None:
            self._wake()

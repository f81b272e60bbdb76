# SPDX-License-Identifier: MIT
"""What a program that was started again must be told, without any I/O."""

from __future__ import annotations

from typing import Any, Dict, Generator, List, Mapping, Optional, Set, Tuple

from ._connection import Notification, Reply
from ._listeners import CHANGED, RESTORED
from ._refusals import UnknownSession

#: A method and its params.
Step = Tuple[str, Dict[str, Any]]

EXPORT = "session/export"
IMPORT = "session/import"

#: How many programs in a row may end before they have answered anything.
MOST_IN_VAIN = 3


class Memory:
    """Fonts, the trace, and the last export of every session.

    After each change it asks for an export of the session, one at a time for each.
    """

    def __init__(self) -> None:
        #: The params of the last `$/setTrace`.
        self.trace: Optional[Mapping[str, Any]] = None
        self._fonts: Dict[Tuple[Any, Any], Dict[str, Any]] = {}
        #: The sessions that are open, with what was exported last.
        self._sessions: Dict[str, Any] = {}
        self._asked: Set[str] = set()
        self._stale: Set[str] = set()
        self._in_vain = 0

    def may_try(self) -> bool:
        """Counts a program that has ended; whether it is worth while to start another one."""
        self._in_vain += 1
        return self._in_vain <= MOST_IN_VAIN

    def served(self, method: str) -> None:
        """Hears that a call of the host's was answered."""
        if method != EXPORT:
            self._in_vain = 0

    def sent(self, method: str, params: Optional[Mapping[str, Any]]) -> None:
        """Hears of a notification to the program."""
        if method == "$/setTrace" and params is not None:
            self.trace = params

    def answered(self, reply: Reply) -> List[Step]:
        """Hears of a reply; what to ask for now."""
        params = dict(reply.params or {})
        if reply.method == EXPORT and params.get("session") in self._asked:
            return self._exported(params["session"], reply)
        if reply.error is not None:
            return []
        if reply.method == "font/register":
            self._fonts[params.get("family"), params.get("weight", "regular")] = params
        if reply.method == "session/close":
            self._sessions.pop(reply.result["session"], None)
            return []
        return self.changed(reply.result) if is_change(reply.result) else []

    def changed(self, result: Mapping[str, Any]) -> List[Step]:
        """Hears of a change; what to ask for now."""
        session = result["session"]
        self._sessions.setdefault(session, None)
        if session in self._asked:
            self._stale.add(session)
            return []
        self._asked.add(session)
        return [(EXPORT, {"session": session})]

    def restoring(self) -> Generator[Step, Any, List[Notification]]:
        """The requests for a new program, each of which wants its result sent in.

        Returns what the host is to hear: of each session its picture, then what the import brought.
        """
        self._asked.clear()
        self._stale.clear()
        # What is restored is heard of again meanwhile.
        fonts, sessions = list(self._fonts.values()), list(self._sessions.items())
        return _restoring(fonts, sessions)

    def _exported(self, session: str, reply: Reply) -> List[Step]:
        self._asked.discard(session)
        if isinstance(reply.error, UnknownSession):
            # It was closed by a notification.
            self._sessions.pop(session, None)
        if reply.error is None and session in self._sessions:
            self._sessions[session] = reply.result
        is_stale = session in self._stale
        self._stale.discard(session)
        if not is_stale or session not in self._sessions:
            return []
        return self.changed({"session": session})


def _restoring(
    fonts: List[Dict[str, Any]], sessions: List[Tuple[str, Any]]
) -> Generator[Step, Any, List[Notification]]:
    heard: List[Notification] = []
    for font in fonts:
        yield "font/register", font
    for session, state in sessions:
        if state is not None:
            changed = yield IMPORT, {"session": session, "state": state}
            picture = yield "session/get", {"session": session}
            heard += [Notification(RESTORED, picture), Notification(CHANGED, changed)]
    return heard


def is_change(result: Any) -> bool:
    """Whether a result is one that changes something."""
    return isinstance(result, dict) and "changes" in result and "events" in result

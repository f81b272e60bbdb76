# SPDX-License-Identifier: MIT
"""What a program that was started again must be told, without any I/O."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, Optional, Set, Tuple

from ._connection import Reply

#: A method and its params.
Step = Tuple[str, Dict[str, Any]]

EXPORT = "session/export"
IMPORT = "session/import"


class Memory:
    """Fonts, the trace, and the last export of every session.

    After each change it asks for an export of the session, one at a time for each.
    """

    def __init__(self) -> None:
        self._trace: Optional[Mapping[str, Any]] = None
        self._fonts: Dict[Tuple[Any, Any], Dict[str, Any]] = {}
        #: The sessions that are open, with what was exported last.
        self._sessions: Dict[str, Any] = {}
        self._asked: Set[str] = set()
        self._stale: Set[str] = set()

    def sent(self, method: str, params: Optional[Mapping[str, Any]]) -> None:
        """Hears of a notification to the program."""
        if method == "$/setTrace" and params is not None:
            self._trace = params

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

    def restart(self) -> None:
        """Forgets what was asked of the program that is gone."""
        self._asked.clear()
        self._stale.clear()

    def settings(self) -> Iterator[Step]:
        """What comes first: calls that concern no session."""
        yield from (("font/register", params) for params in self._fonts.values())

    def trace(self) -> Optional[Mapping[str, Any]]:
        """The params of the last `$/setTrace`."""
        return self._trace

    def sessions(self) -> Iterator[Tuple[str, Dict[str, Any]]]:
        """The ids of the sessions, and the params that import them."""
        for session, state in self._sessions.items():
            if state is not None:
                yield session, {"session": session, "state": state}

    def _exported(self, session: str, reply: Reply) -> List[Step]:
        self._asked.discard(session)
        if reply.error is None and session in self._sessions:
            self._sessions[session] = reply.result
        if session not in self._stale:
            return []
        self._stale.discard(session)
        return self.changed({"session": session}) if session in self._sessions else []


def is_change(result: Any) -> bool:
    """Whether a result is one that changes something."""
    return isinstance(result, dict) and "changes" in result and "events" in result

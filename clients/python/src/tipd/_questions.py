# SPDX-License-Identifier: MIT
"""tipd's questions, and the answers, without any I/O."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Callable, Dict, Optional, Tuple

from ._arguments import check_function
from ._encoding import described
from ._errors import WrongArgument

CONFIRM = "confirm"
RESOLVE = "resolve"
WITHDRAWN = "withdrawn"

Handler = Callable[[Any], Any]


class Questions:
    """Who answers which question of which session."""

    def __init__(self) -> None:
        self._handlers: Dict[Tuple[str, Optional[str]], Handler] = {}

    def on(self, kind: str, handler: Handler, session: Optional[str]) -> Callable[[], None]:
        """Has `handler` answer, in place of the one before; without a session for those that have none."""
        check_function("the handler", handler)
        key = kind, session
        self._handlers[key] = handler

        def remove() -> None:
            if self._handlers.get(key) is handler:
                del self._handlers[key]

        return remove

    def handler(self, session: str, event: Mapping[str, Any]) -> Optional[Handler]:
        """Who answers an event that is a question."""
        kind = event["event"]
        if kind not in (CONFIRM, RESOLVE):
            return None
        return self._handlers.get((kind, session)) or self._handlers.get((kind, None))

    def __bool__(self) -> bool:
        return bool(self._handlers)


def answer(session: str, event: Mapping[str, Any], said: Any) -> Dict[str, Any]:
    """The params of `answer` for what a handler returned. Raises `WrongArgument`."""
    params = {"session": session, "question": event["question"]}
    if isinstance(said, str) and said == "skip":
        return {**params, "answer": "skip"}
    if event["event"] == CONFIRM and isinstance(said, bool):
        return {**params, "answer": "yes" if said else "no"}
    if event["event"] == RESOLVE and (said is None or isinstance(said, Mapping)):
        return {**params, "target": said}
    allowed = {CONFIRM: 'True, False or "skip"', RESOLVE: 'a target, None or "skip"'}
    what = f"what answers {event['event']} of {event['tip']!r}"
    raise WrongArgument(what, described(said), allowed[event["event"]])

# SPDX-License-Identifier: MIT
"""What a new program is told, without any I/O."""

from typing import Any, List

from tipd import LimitExceeded, UnknownSession
from tipd._connection import Reply
from tipd._memory import EXPORT, Memory

NOTHING: Any = {"changes": [], "events": []}


def changed(memory: Memory, session: str, method: str = "show") -> List[Any]:
    return memory.answered(Reply(1, method, {}, {**NOTHING, "session": session}))


def exported(memory: Memory, session: str, state: Any) -> List[Any]:
    return memory.answered(Reply(2, EXPORT, {"session": session}, state))


def told(memory: Memory) -> List[Any]:
    """Every request for a new program, answered with its own name."""
    steps = memory.restoring()
    found: List[Any] = []
    result = None
    try:
        while True:
            found.append(steps.send(result))
            result = found[-1][0]
    except StopIteration:
        return found


def test_a_session_is_asked_for_once_at_a_time_and_again_if_it_changed_meanwhile() -> None:
    memory = Memory()
    assert changed(memory, "s") == [(EXPORT, {"session": "s"})]
    assert changed(memory, "s") == [] == changed(memory, "s")
    assert changed(memory, "t") == [(EXPORT, {"session": "t"})]
    assert exported(memory, "s", 1) == [(EXPORT, {"session": "s"})]
    assert exported(memory, "s", 2) == []
    imports = [params for method, params in told(memory) if method == "session/import"]
    assert imports == [{"session": "s", "state": 2}]


def test_what_is_closed_while_it_is_asked_for_is_forgotten() -> None:
    memory = Memory()
    changed(memory, "s")
    changed(memory, "s")
    assert changed(memory, "s", "session/close") == []
    assert exported(memory, "s", 1) == []
    assert told(memory) == []


def test_an_export_that_is_refused_leaves_the_one_before() -> None:
    memory = Memory()
    changed(memory, "s")
    exported(memory, "s", 1)
    changed(memory, "s")
    refused = LimitExceeded(7, "no")
    assert memory.answered(Reply(3, EXPORT, {"session": "s"}, None, refused)) == []
    assert ("session/import", {"session": "s", "state": 1}) in told(memory)


def test_a_session_that_is_not_there_any_more_is_forgotten() -> None:
    memory = Memory()
    changed(memory, "s")
    exported(memory, "s", 1)
    # By a notification, whose changes come without saying that it was a close.
    assert memory.changed({**NOTHING, "session": "s"}) == [(EXPORT, {"session": "s"})]
    refused = UnknownSession(2, "no")
    assert memory.answered(Reply(3, EXPORT, {"session": "s"}, None, refused)) == []
    assert told(memory) == []


def test_an_export_of_the_host_s_own_is_none_of_its_business() -> None:
    memory = Memory()
    assert exported(memory, "s", 1) == [] == told(memory)


def test_what_was_refused_changes_nothing() -> None:
    memory = Memory()
    refused = UnknownSession(2, "no")
    for method in ("font/register", "session/close", "show"):
        assert memory.answered(Reply(1, method, {"family": "f"}, None, refused)) == []
    assert told(memory) == []


def test_the_last_font_of_a_name_and_weight_counts() -> None:
    memory = Memory()
    fonts: List[Any] = [{"family": "f", "n": 1}, {"family": "f", "weight": "regular", "n": 2}, {"family": "f", "weight": "bold"}]
    for font in fonts:
        memory.answered(Reply(1, "font/register", font, {}))
    assert told(memory) == [("font/register", fonts[1]), ("font/register", fonts[2])]

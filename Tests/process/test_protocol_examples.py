"""Every example of protocol.md, sent to the program and compared with what the page says it answers.

Blocks marked `json conversation` each have a program of their own; all others are one conversation, in order.
"""

import json
import pathlib
import re

import pytest

from wire import Lines

PAGE = pathlib.Path(__file__).resolve().parents[2] / "protocol.md"
BLOCK = re.compile(r"^```json( conversation)?\n(.*?)^```$", re.M | re.S)
ANY = "…"


def conversations():
    """The conversations of the page, each a list of (is sent, message)."""
    whole, others = [], []
    for mark, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        steps = [(part[0] == "→", json.loads(part[1:])) for part in re.split(r"^(?=[→←])", text, flags=re.M) if part]
        if mark:
            whole.append(steps)
        else:
            others += steps
    return [*whole, others]


def difference(expected, found, path=""):
    """Where what was found is not what the page says, and what each is; None if it agrees."""
    if expected == ANY:
        return None
    if isinstance(expected, dict) and isinstance(found, dict):
        return difference_of_objects(expected, found, path)
    if isinstance(expected, list) and isinstance(found, list):
        return difference_of_lists(expected, found, path)
    return None if expected == found else f"{path or 'the message'}: the page says {expected!r}, not {found!r}"


def difference_of_objects(expected, found, path):
    """The first member that differs; the member "…" allows others."""
    named = {name: value for name, value in expected.items() if name != ANY}
    unknown = [] if ANY in expected else sorted(set(found) - set(named))
    if unknown:
        return f"{path or 'the message'}: the page has no {', '.join(unknown)}"
    for name, value in named.items():
        if name not in found:
            return f"{path}.{name}: the page says {value!r}, there is nothing"
        different = difference(value, found[name], f"{path}.{name}")
        if different:
            return different
    return None


def difference_of_lists(expected, found, path):
    """The first element that differs; "…" at the end allows others."""
    named = expected[:-1] if expected[-1:] == [ANY] else expected
    if len(named) > len(found) or (named is expected and len(named) != len(found)):
        return f"{path}: the page has {len(named)} elements, there are {len(found)}"
    for index, value in enumerate(named):
        different = difference(value, found[index], f"{path}[{index}]")
        if different:
            return different
    return None


@pytest.mark.parametrize("steps", conversations(), ids=lambda steps: f"{len(steps)} messages")
def test_the_program_answers_as_the_page_says(start, steps):
    session = start("--stdio", framing=Lines)
    for is_sent, message in steps:
        if is_sent:
            session.send(message)
        else:
            found = session.receive()
            assert difference(message, found) is None, f"{difference(message, found)}\nin {json.dumps(found)}"
    if steps[-1][1].get("method") == "exit":
        assert session.status() == 0
    session.close_input()
    assert session.rest() == []


def test_every_method_has_an_example_with_its_reply(start):
    ours = start().initialize()["capabilities"]["experimental"]["tipd"]
    steps = [step for conversation in conversations() for step in conversation]
    sent = {message.get("method"): message.get("id") for is_sent, message in steps if is_sent}
    assert set(sent) == set(ours["methods"])
    told = {message["method"] for is_sent, message in steps if not is_sent and "method" in message}
    assert told == set(ours["notifications"])
    for conversation in conversations():
        asked = [message["id"] for is_sent, message in conversation if is_sent and "id" in message]
        assert asked == [message["id"] for is_sent, message in conversation if not is_sent and "id" in message]


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, ANY: ANY}, {"b": 1}),
        ({"a": [1, ANY]}, {"a": [2, 3]}),
        ({"a": [1]}, {"a": [1, 2]}),
        ({"a": [1, 2]}, {"a": [1]}),
        ({"a": {"b": ANY}}, {"a": {}}),
    ],
)
def test_a_difference_is_found(expected, found):
    assert difference(expected, found)

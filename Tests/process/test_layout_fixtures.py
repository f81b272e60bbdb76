"""Every layout in Tests/Fixtures/layouts, sent to the program and compared with what the file says it answers."""

import json
import pathlib

import pytest

from session import Session

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "layouts"
FILES = sorted(FOLDER.glob("*.json"))
TOLERANCE = 1e-6


def differences(expected, found, path=""):
    """Where what was found is not what was expected: members left out of `expected` may be anything, lists are whole."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            text for name, value in expected.items() for text in differences(value, found.get(name), f"{path}.{name}")
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found))
        return [text for index, (one, other) in pairs for text in differences(one, other, f"{path}[{index}]")]
    if is_number(expected) and is_number(found) and abs(expected - found) <= TOLERANCE:
        return []
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{path}: expected {json.dumps(expected)}, found {json.dumps(found)}"]


def is_number(value):
    """Whether a JSON value is a number; in Python true is one, too."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


@pytest.fixture(scope="module")
def tipd(program):
    """One program for all layouts, which have no state."""
    session = Session([program])
    session.initialize(outline="none")
    yield session
    session.discard()


def test_there_are_fixtures():
    """The folder is where this test looks for it."""
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_layouts(tipd, path):
    """Each case has a name of its own and comes out as it says."""
    cases = json.loads(path.read_text(encoding="utf-8"))
    names = [case["name"] for case in cases]
    assert len(set(names)) == len(names) > 0, "a name twice, or none"
    wrong = []
    for case in cases:
        reply = tipd.ask("layout", case["params"])
        member, expected = ("error", case["error"]) if "error" in case else ("result", case["expect"])
        wrong += [f"{case['name']}: {text}" for text in differences(expected, reply.get(member), member)]
    assert not wrong, "\n" + "\n".join(wrong)

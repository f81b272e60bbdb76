"""Every layout in Tests/Fixtures/layouts, sent to the program and compared with what the file says it answers."""

import json
import pathlib

import pytest

from differing import differences
from session import Session

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "layouts"
FILES = sorted(FOLDER.glob("*.json"))


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

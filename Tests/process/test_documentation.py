"""scripts/docs --check finds what it is there to find."""

import json
import pathlib
import subprocess
import sys

import pytest

from waiting import DEADLINE

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from documentation import agreement, comments, links, methods, seeds  # noqa: E402

PAGE = (ROOT / "protocol.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def schema(program):
    """The schema that the program prints."""
    return json.loads(subprocess.run([program, "schema"], capture_output=True, timeout=DEADLINE, check=True).stdout)


def differences(page, schema):
    """What scripts/docs says of a page."""
    return [text for check in (methods.check, agreement.check, seeds.check) for text in check(page, schema)]


def test_the_page_agrees(schema):
    assert differences(PAGE, schema) == []


CHANGES = {
    "a method that is not on the page": ("### previous\n", "### back\n"),
    "another kind of method": ("Request: puts tips", "Notification: puts tips"),
    "a member that is not on the page": ("| positioner | boolean", "| place | boolean"),
    "another type": ("| animated | boolean", "| animated | number"),
    "another default": ("| safeArea | insets | 0 | what", "| safeArea | insets | 1 | what"),
    "a member that is not required": ("| bounds | rect | required | the window |", "| bounds | rect | | the window |"),
    "a member in braces": ("Request `{by}`", "Request `{by?}`"),
    "another code": ("| 3 | sessionExists", "| 9 | sessionExists"),
    "an event without a member": ("| dismissed | tip, reason |", "| dismissed | tip |"),
    "a reason that is none": ("`targetLost`, `sessionClosed`, or", "`targetGone`, `sessionClosed`, or"),
    "an object without a member": ("`{id?, target?, content, options?, data?, group?, accessibility?}` | what `show`", "`{id?, target?, content, options?, group?, accessibility?}` | what `show`"),
    "a choice that is none": ("`centered` (without a target)", "`middle` (without a target)"),
    "an option that is none": ("`arrow.offset` from it", "`arrow.shift` from it"),
    "a number of a seed": ("| `padding` | `offset` | `16` | `11` |", "| `padding` | `offset` | `16` | `12` |"),
    "a change without a reason": ("| less the arrow's 5 |", "| |"),
    "a name without a meaning": ("`bold`: 700", "700"),
}


@pytest.mark.parametrize(("old", "new"), CHANGES.values(), ids=CHANGES)
def test_a_change_is_found(schema, old, new):
    assert PAGE.count(old) >= 1
    assert len(differences(PAGE.replace(old, new, 1), schema)) >= 1


def test_a_link_that_leads_nowhere_is_found():
    page = ROOT / "README.md"
    assert links.broken(page, "protocol.md#the-wire") is None
    assert links.broken(page, "protocol.md#the-wires") == "names no heading"
    assert links.broken(page, "protocols.md") == "names no file"


def test_a_declaration_without_a_comment_is_found():
    symbol = {"pathComponents": ["A", "b"], "location": {"uri": (ROOT / "A.swift").as_uri(), "position": {"line": 2}}}
    documented = {**symbol, "docComment": {"lines": []}}
    made_by_the_compiler = {"pathComponents": ["A", "=="]}
    found = list(comments.undocumented({"symbols": [symbol, documented, made_by_the_compiler]}))
    assert found == ["A.swift:3: A.b has no documentation comment"]

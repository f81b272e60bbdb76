"""Lines of text against real engines: ICU for where they break, wcwidth for how wide they are, over the wire."""

import json
import os
import subprocess
import sys

import pytest
from conftest import ROOT, skip_or_fail

sys.path.insert(0, str(ROOT / "scripts"))
import paragraphs  # noqa: E402
import unicode_engines  # noqa: E402

HINT = "pip install -r Tests/requirements.txt"
SPACES = " \t\u200b\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000"


@pytest.fixture
def icu4py():
    """ICU, of the version that wrote the fixtures."""
    try:
        import icu4py
    except ImportError:
        skip_or_fail(f"there is no icu4py: {HINT}")
    written = unicode_engines.read("line-breaks-paragraphs.json")["icu"]
    if icu4py.icu_version != written:
        skip_or_fail(f"this is ICU {icu4py.icu_version}, not {written}: {HINT}")
    return icu4py


@pytest.fixture
def wcwidth():
    """wcwidth, of the version that wrote the fixtures."""
    try:
        import wcwidth
    except ImportError:
        skip_or_fail(f"there is no wcwidth: {HINT}")
    written = unicode_engines.read("cells.json")["wcwidth"]
    if wcwidth.__version__ != written:
        skip_or_fail(f"this is wcwidth {wcwidth.__version__}, not {written}: {HINT}")
    return wcwidth


@pytest.mark.usefixtures("icu4py")
def test_the_paragraphs_are_those_of_icu():
    written = unicode_engines.read("line-breaks-paragraphs.json")["paragraphs"]
    assert [(item["language"], item["text"]) for item in written] == list(paragraphs.ALL)
    for item in written:
        assert unicode_engines.line_breaks(item["text"]) == item["breaks"], item["text"]


@pytest.mark.usefixtures("icu4py")
def test_the_standard_cases_are_those_of_unicode_but_for_newer_rules_of_icu():
    if not os.path.exists(unicode_engines.LINE_BREAK_TEST):
        skip_or_fail("there is no LineBreakTest.txt: install Debian's package unicode-data")
    written = unicode_engines.read("line-breaks-standard.json")
    version, cases = unicode_engines.line_break_test()
    if version != written["unicode"]:
        skip_or_fail(f"this is the LineBreakTest.txt of Unicode {version}, not of {written['unicode']}")
    assert [list(case) for case in cases] == written["cases"]
    changed = dict(written["changed"])
    for number, (text, breaks) in enumerate(cases):
        assert unicode_engines.line_breaks(text) == changed.get(number, breaks), text


def test_the_cells_are_those_of_wcwidth(wcwidth):
    written = unicode_engines.read("cells.json")
    for first, last, cells in written["runs"]:
        assert {wcwidth.wcwidth(chr(code)) for code in range(first, last + 1)} == {cells}
    assert written["texts"] == [[text, wcwidth.wcswidth(text)] for text in paragraphs.SEQUENCES]


@pytest.mark.usefixtures("icu4py")
def test_lines_are_as_icu_and_wcwidth_break_them(program, wcwidth):
    # Tabs are tipd's own, and wcwidth joins letters of Javanese that are several graphemes.
    texts = [text for language, text in paragraphs.ALL if "\t" not in text and language != "jv"]
    asked = [(text, width) for text in texts for width in (20, 33, 47, 80)]
    found = lines_of(program, asked)
    assert len(found) == len(asked) > 100
    wrong = []
    for (text, width), lines in zip(asked, found):
        expected = wrapped(text, width, wcwidth)
        # A piece without room is broken inside, which no engine tells of.
        if expected and lines != expected:
            wrong.append((text, width, lines, expected))
    assert not wrong, f"{len(wrong)} of {len(asked)}: {wrong[0]}"


def wrapped(text, width, wcwidth):
    """The lines by ICU's places and wcwidth's cells; None if a piece has no room of its own."""
    lines, line, start = [], "", 0
    for end in unicode_engines.line_breaks(text):
        piece, start = text[start:end], end
        needed = cells(line + piece, wcwidth)
        if needed > width and line:
            lines.append(shown(line))
            line, needed = "", cells(piece, wcwidth)
        if needed > width:
            return None
        line += piece
    return [*lines, shown(line)]


def shown(line):
    """A line as tipd gives it: without spaces at its end, with a hyphen for a soft one there and for none elsewhere."""
    line = line.rstrip(SPACES)
    hyphen = "-" if line.endswith("\u00ad") else ""
    return line.replace("\u00ad", "") + hyphen


def cells(line, wcwidth):
    """The cells of a line as it is shown."""
    return wcwidth.wcswidth(shown(line))


def lines_of(program, asked):
    """The lines of every text at its width, by one request."""
    bounds = {"x": 0, "y": 0, "width": 1000, "height": 1000}
    options = {"preset": "cells", "text": {"maxWidth": None}}
    items = [
        {"target": None, "content": {"text": text}, "options": {"text": {"maxWidth": width}}} for text, width in asked
    ]
    params = {"bounds": bounds, "options": options, "items": items, "outline": "none", "why": "none"}
    messages = [("initialize", {}), ("layout", params)]
    lines = "".join(
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": value}) + "\n"
        for number, (method, value) in enumerate(messages)
    )
    run = subprocess.run([program], input=lines, capture_output=True, text=True, timeout=60, check=True)
    result = json.loads(run.stdout.splitlines()[1])["result"]
    return [[line["text"] for line in item["lines"]] for item in result["items"]]

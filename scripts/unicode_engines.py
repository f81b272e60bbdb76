"""The engines that tipd's text is compared with: ICU by icu4py, wcwidth, and the Unicode test data of Debian."""

import itertools
import json
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIXTURES = os.path.join(ROOT, "Tests", "Fixtures", "text")
LINE_BREAK_TEST = "/usr/share/unicode/auxiliary/LineBreakTest.txt"


def line_breaks(text):
    """Where ICU's root rules end a line or let it end, in code points from the start; the end of the text is one."""
    from icu4py.breakers import LineBreaker

    # Not by its segments, which count units of UTF-16.
    return list(itertools.accumulate(len(part) for part in LineBreaker(text, "und")))


def line_break_test(path=LINE_BREAK_TEST):
    """The cases of Unicode's LineBreakTest.txt: its version, and pairs of a text and its breaks, as above."""
    cases = []
    with open(path, encoding="utf-8") as file:
        version = file.readline().split("-")[1].removesuffix(".txt\n")
        for line in file:
            marks = line.split("#")[0].split()
            if not marks:
                continue
            text = "".join(chr(int(code, 16)) for code in marks[1::2])
            cases.append((text, [place for place, mark in enumerate(marks[0::2]) if mark == "÷"]))
    return version, cases


def write(name, value):
    """Writes a fixture, each element of its lists on a line."""
    members = []
    for key, content in value.items():
        if not isinstance(content, list):
            members.append(f"{json.dumps(key)}: {json.dumps(content)}")
            continue
        elements = ",\n".join(json.dumps(element, ensure_ascii=False) for element in content)
        members.append(f"{json.dumps(key)}: [\n{elements}\n]")
    # Separators of lines inside of texts must not look like the ends of lines to an editor.
    text = "{\n" + ",\n".join(members) + "\n}\n"
    for code in (0x85, 0x2028, 0x2029):
        text = text.replace(chr(code), f"\\u{code:04x}")
    with open(os.path.join(FIXTURES, name), "w", encoding="utf-8") as file:
        file.write(text)


def read(name):
    """A fixture."""
    with open(os.path.join(FIXTURES, name), encoding="utf-8") as file:
        return json.load(file)


def stop(error, packages):
    """Ends a script that lacks packages of PyPI."""
    sys.exit(f"{error}; at the project root: python3 -m venv .venv && .venv/bin/pip install {packages}")

# SPDX-License-Identifier: MIT
"""Reads protocol.md: its sections, their tables, and the members named in braces."""

import re
from functools import lru_cache
from pathlib import Path
from typing import List, Set

PAGE = Path(__file__).resolve().parents[3] / "protocol.md"


@lru_cache(maxsize=None)
def _page() -> str:
    return PAGE.read_text(encoding="utf-8")


def section(heading: str) -> str:
    """The text under a heading, up to the next of any level."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", _page(), re.M | re.S)
    assert found, f"protocol.md has no section {heading!r}"
    return found[1]


def subsections(heading: str) -> List[str]:
    """The headings of the third level under one of the second."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", _page(), re.M | re.S)
    assert found, f"protocol.md has no section {heading!r}"
    return re.findall(r"^### (.*)$", found[1], re.M)


def rows(text: str) -> List[List[str]]:
    """The cells of the first table, without its head."""
    table = re.search(r"(?:^\|.*\n)+", text, re.M)
    lines = table[0].splitlines()[2:] if table else []
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def names(cell: str) -> List[str]:
    """The names in a cell, `a, b?` with or without backquotes."""
    return re.findall(r"[\w$./]+", cell)


def first_column(heading: str) -> Set[str]:
    """All names in the first column of the first table under a heading."""
    return {name for row in rows(section(heading)) for name in names(row[0])}


def members(text: str) -> Set[str]:
    """The members named in the first `{a, b?, c: d}` of a text, without what is nested."""
    start = text.index("{") + 1
    depth, end = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    flat = re.sub(r"\{[^{}]*\}", "", text[start : end - 1])
    return set(re.findall(r"(?:^|,)\s*`?(\w+)", flat))

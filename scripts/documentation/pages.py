"""Markdown pages: sections, tables, code spans, anchors and links."""

import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)[^)]*\)")


def pages():
    """The Markdown files of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def section(text, heading):
    """The text under a heading, up to the next of the same or a higher level; None without such a heading."""
    found = re.search(rf"^(#+) {re.escape(heading)}\n", text, re.M)
    if not found:
        return None
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", FENCE.sub(lambda code: " " * len(code[0]), rest), re.M)
    return rest[: end.start()] if end else rest


def subsections(text):
    """The headings of the third level, without their marks."""
    return re.findall(r"^### (.*)$", FENCE.sub("", text), re.M)


def tables(text):
    """The tables of a text, each a list of rows of cells, without head and rule."""
    found = re.findall(r"(?:^\|.*\n?)+", FENCE.sub("", text), re.M)
    return [[cells(line) for line in table.splitlines()[2:]] for table in found]


def cells(line):
    """The cells of one row; a bar in a cell is written `\\|`."""
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def codes(text):
    """The code spans of a text, without their marks; quotes around a name go too."""
    return [code.strip('"') for code in re.findall(r"`([^`]+)`", FENCE.sub("", text))]


def literal(text):
    """The JSON value of a cell, whose names may lack quotes; ValueError if it is none."""
    return json.loads(re.sub(r"([{,]\s*)(\w+):", r'\1"\2":', text.strip("`")))


def names(text):
    """The names in `{a, b?: c}`, each with whether it may be left out; nested braces do not count."""
    inner = text[text.index("{") + 1 : text.rindex("}")]
    while "{" in inner:
        inner = re.sub(r"\{[^{}]*\}", "", inner)
    return {name: bool(mark) for name, mark in re.findall(r"(?:^|,)\s*(\w+)(\??)", inner)}


def anchors(text):
    """The anchors that GitHub gives to the headings of a page."""
    seen = {}
    for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        seen[slug] = seen.get(slug, -1) + 1
        yield f"{slug}-{seen[slug]}" if seen[slug] else slug


def links(text):
    """The targets of the links of a page."""
    return LINK.findall(re.sub(r"`[^`\n]*`", "", FENCE.sub("", text)))

"""The tables for those who come from the seeds, and the names that options take, are those of the program."""

import re

from documentation.pages import codes, literal, section, tables

PRESETS = {"TipSee": "tipsee", "EasyTipView": "easytipview", "PopupArrow": "popover"}


def check(page, schema):
    """What differs."""
    options = {option["path"]: option for option in schema["options"]}
    text = section(page, "Coming from the seeds")
    for heading, preset in PRESETS.items():
        for row in tables(section(text, heading))[0]:
            for difference in check_row(row, preset, options):
                yield f"{heading}, {row[0]}: {difference}"
    yield from check_names(section(page, "Options"), options)


def check_row(row, preset, options):
    """A row names options of ours with their values in the preset, and says why one is not what was shipped."""
    _, here, shipped, ours, why = row
    paths = [code for code in codes(here) if code in options]
    values = [literal(code) for code in re.findall(r"`[^`]+`", ours)]
    expected = [options[path]["values"][preset] for path in paths]
    if ours and values != expected:
        yield f"{', '.join(paths)} is {expected}; the page says {values}"
    if shipped and shipped != ours and not why:
        yield "says nothing of why the value is another one"


def check_names(text, options):
    """The table of names explains every name that an option takes, and no other."""
    table = next((table for table in tables(text) if all(len(row) == 2 for row in table)), [])
    explained = {codes(row[0])[0]: re.findall(r"`(\w+)`: ", row[1]) for row in table}
    for path, option in options.items():
        names = option["shape"].get("enum", [])
        if names and "top-start" not in names and explained.get(path) != names:
            yield f"the names of {path} are {', '.join(names)}; the page explains {', '.join(explained.get(path, []))}"

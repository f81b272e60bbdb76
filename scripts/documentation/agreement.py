"""Errors, events, common values and closed sets of protocol.md are those of the program."""

import re

from documentation.pages import codes, names, section, tables

#: Where the page lists each closed set: a pattern whose group holds the names as code spans.
SETS = {
    "origin": r"and `origin` \((.*?)\)",
    "region": r"change result with `region` \((.*?)\)",
    "tourState": r"`state` is (.*?);",
    "choice": r"`choice`, one of (.*?);",
    "lastResort": r"`lastResort`, left out or one of (.*?);",
    "measure": r"^\| measure \| (.*?) \|",
    "visibility": r"^\| visibility \| (.*?) \|",
    "side": r"^\| side \| (.*?) \|",
}


def check(page, schema):
    """What differs."""
    yield from check_errors(page, schema)
    yield from check_events(section(page, "Events"), schema)
    yield from check_values(section(page, "Common values"), schema)
    for name, pattern in SETS.items():
        yield from check_set(page, pattern, name, schema["sets"][name])
    yield from check_options(page, schema)


def check_errors(page, schema):
    """The table of errors has the same codes and kinds in the same order."""
    written = [(int(row[0]), row[1]) for row in tables(section(page, "Errors"))[0]]
    expected = [(error["code"], error["kind"]) for error in schema["errors"]]
    if written != expected:
        yield f"the errors are {expected}; the page has {written}"


def check_events(text, schema):
    """The table of events has the same events with the same members and the same names."""
    rows = {row[0]: row for row in tables(text)[0]}
    expected = [event["name"] for event in schema["events"]]
    if list(rows) != expected:
        yield f"the events are {', '.join(expected)}; the page has {', '.join(rows)}"
    for event in schema["events"]:
        members = [member for member in event["members"] if member["name"] not in ("event", "origin")]
        stated = names("{" + rows.get(event["name"], ["", ""])[1] + "}")
        required = {member["name"]: not member["required"] for member in members}
        if stated != required:
            yield f"the event {event['name']} has the members {required}; the page has {stated}"
        closed = {name for member in members if member["name"] != "region" for name in closed_names(member["shape"])}
        words = set(codes(rows.get(event["name"], [""])[-1])) - {"null", "report"} - set(required)
        if closed != words:
            yield f"the event {event['name']} has the names {sorted(closed)}; the page has {sorted(words)}"


def closed_names(shape):
    """The names that a member may have, those beside other values included."""
    return {name for part in [shape, *shape.get("anyOf", [])] for name in part.get("enum", [])}


def check_values(text, schema):
    """The table of common values has the members of each object."""
    rows = {row[0]: row[1] for row in tables(text)[0]}
    for name, members in schema["objects"].items():
        if name not in rows:
            continue
        stated = {member for braces in re.findall(r"\{.*?\}", rows[name]) for member in names(braces)}
        expected = {member["name"] for member in members}
        if stated != expected:
            yield f"{name} has the members {sorted(expected)}; the page has {sorted(stated)}"


def check_set(page, pattern, name, expected):
    """The page lists the same names, whatever their order."""
    found = re.search(pattern, page, re.M | re.S)
    if not found:
        yield f"the page does not list the {name}s {', '.join(expected)} where it did"
    elif set(codes(re.sub(r"\(.*?\)", "", found[1]))) != set(expected):
        yield f"the {name}s are {', '.join(expected)}; the page has {', '.join(codes(found[1]))}"


def check_options(page, schema):
    """Every code span that looks like the path of an option is one."""
    paths = {option["path"] for option in schema["options"]}
    groups = {path.rpartition(".")[0] for path in paths if "." in path} | {path.split(".")[0] for path in paths if "." in path}
    for code in sorted(set(codes(page))):
        if re.fullmatch(r"\w+(\.\w+)+", code) and code.split(".")[0] in groups and code not in paths | groups:
            yield f"there is no option {code}"

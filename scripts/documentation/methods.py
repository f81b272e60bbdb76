"""The methods of protocol.md are those of the program, with the same params."""

import re

from documentation.pages import literal, names, section, subsections, tables
from documentation.shapes import accepted


def check(page, schema):
    """What differs between the section on methods and the schema."""
    text = section(page, "Methods")
    written = subsections(text)
    expected = [method["name"] for method in schema["methods"]]
    told = [notification["name"] for notification in schema["notifications"]]
    if [name for name in written if name not in told] != expected:
        yield f"the methods are {', '.join(expected)}, in this order; the page has {', '.join(written)}"
    for name in told:
        if f"`{name}`" not in text and name not in written:
            yield f"the notification {name} is not on the page"
    for method in schema["methods"]:
        for difference in check_method(section(text, method["name"]) or "", method, schema):
            yield f"{method['name']}: {difference}"


def check_method(text, method, schema):
    """What differs in one method."""
    if not text.lstrip().lower().startswith(method["kind"]):
        yield f"is a {method['kind']}: its section should begin with that word"
    if method["changes"] and "change result" not in text:
        yield "answers a change result, which its section does not say"
    if "params" not in method:
        return
    members = {member["name"]: member for member in expanded(method["params"], schema)}
    rows = tables(text)
    stated = from_table(rows[0]) if rows else from_braces(text)
    optional = {"session"} if method["name"] != "session/open" else set()
    missing = set(members) - set(stated) - optional
    unknown = set() if method["open"] else set(stated) - set(members)
    for name in sorted(missing):
        yield f"the member {name} is not on the page"
    for name in sorted(unknown):
        yield f"the page has a member {name}, the program has none"
    for name, (kind, default) in stated.items():
        if name in members:
            yield from check_member(members[name], kind, default, schema)


def expanded(params, schema):
    """The members; in place of an object that is read nowhere else, its own members."""
    for member in params:
        if member["name"] != "initializationOptions":
            yield member
            continue
        for inner in schema["objects"]["initializationOptions"]:
            yield {**inner, "name": f"{member['name']}.{inner['name']}"}


def from_table(rows):
    """The type and the default of each member in a table of params."""
    return {
        name: (row[1].replace("`", ""), row[2])
        for row in rows
        for name in re.findall(r"[\w.]+", row[0])
    }


def from_braces(text):
    """The members in the braces of a method without a table; of them only is known whether they are required."""
    found = re.search(r"`(\{.*?\})`", text.split("\n\n")[0], re.S)
    stated = names(found[1]) if found else {}
    return {name: (None, "" if optional else "required") for name, optional in stated.items()}


def check_member(member, kind, default, schema):
    """What differs in one member: its type, and its default."""
    name = member["name"]
    if kind == "as in initialize":
        options = {option["name"]: option for option in schema["objects"]["initializationOptions"]}
        if options[name]["shape"] != member["shape"]:
            yield f"{name} is not as in initialize"
    elif kind:
        words = accepted(member["shape"], schema["objects"])
        if kind not in words:
            yield f"{name} takes {' or '.join(sorted(words))}; the page says {kind}"
    if (default == "required") != member["required"]:
        yield f"{name} is {'required' if member['required'] else 'not required'}; the page says otherwise"
    stated = value(default)
    if default is not None and "default" in member and stated != (member["default"],) and kind:
        yield f"{name} has the default {member['default']!r}; the page says {default!r}"
    if stated and "default" not in member:
        yield f"{name} has no default; the page says {default!r}"


def value(default):
    """The JSON value of a default in a tuple; an empty one if it is words."""
    try:
        return (literal(default),)
    except ValueError:
        return ()

"""The tables that scripts/docs writes, each between its two markers."""

from documentation.pages import ROOT
from documentation.shapes import code, option_type


def options(schema):
    """The options table; a preset that has the value of the first has an empty cell."""
    presets = list(schema["options"][0]["values"])
    yield ["option", "type", "unit", *presets, "meaning"]
    for option in schema["options"]:
        first, *others = [code(option["values"][preset]) for preset in presets]
        values = [first, *["" if value == first else value for value in others]]
        path = f"`{option['path']}`"
        yield [path, option_type(option["shape"]), option.get("unit", ""), *values, option["doc"]]


def methods(schema):
    """The methods, each with one sentence."""
    yield ["method", "", "what"]
    for method in schema["methods"]:
        yield [f"`{method['name']}`", method["kind"], method["doc"]]


#: The page and the name of each table, and what makes its rows.
TABLES = [("protocol.md", "options", options), ("README.md", "methods", methods)]


def updated(schema):
    """Each page with its table as it should be."""
    for name, table, rows in TABLES:
        page = ROOT / name
        text = page.read_text(encoding="utf-8")
        begin, end = f"<!-- {table} table: scripts/docs -->\n", f"<!-- end of {table} table -->"
        before, _, rest = text.partition(begin)
        yield page, before + begin + "\n" + formatted(list(rows(schema))) + "\n" + end + rest.partition(end)[2]


def formatted(rows):
    """A table as text."""
    head, *body = rows
    return "".join("| " + " | ".join(row) + " |\n" for row in [head, ["---"] * len(head), *body])

"""The options table of protocol.md, between its two markers."""

from documentation.shapes import code, option_type

BEGIN = "<!-- options table: scripts/docs -->\n"
END = "<!-- end of options table -->"


def table(schema):
    """The table as text; a preset that has the value of the first has an empty cell."""
    presets = list(schema["options"][0]["values"])
    rows = [["option", "type", "unit", *presets, "meaning"]]
    rows.append(["---"] * len(rows[0]))
    for option in schema["options"]:
        first, *others = [code(option["values"][preset]) for preset in presets]
        values = [first, *["" if value == first else value for value in others]]
        unit = option.get("unit", "")
        rows.append([f"`{option['path']}`", option_type(option["shape"]), unit, *values, option["doc"]])
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def updated(page, schema):
    """The page with the table as it should be."""
    begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    return page[:begin] + "\n" + table(schema) + "\n" + page[end:]

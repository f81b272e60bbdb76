"""The words of protocol.md for what a member takes, from the JSON Schema that `tipd schema` prints."""

import json

LARGEST = 1e9
# What is a number or an object with one for each side or corner.
SIDED = {"#/objects/insets": "insets", "#/objects/radii": "radii"}


def accepted(shape, objects):
    """The ways in which a table of params may write a shape, without code marks."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return {name} | ({braces(objects[name])} if name in objects else set())
    if "anyOf" in shape:
        first, second = shape["anyOf"]
        if second == {"type": "null"}:
            return {f"{words} or null" for words in accepted(first, objects)}
        if second.get("$ref", "") in SIDED:
            return {SIDED[second["$ref"]]}
        return {f"{one} or {other}" for one in accepted(first, objects) for other in accepted(second, objects)}
    if "enum" in shape:
        quoted = ", ".join(f'"{name}"' for name in shape["enum"])
        if sorted(shape["enum"]) == ["bottom", "left", "right", "top"]:
            return {quoted, "side"}
        return {quoted, "placement"} if is_placement(shape) else {quoted}
    kind = shape.get("type")
    if kind == "array":
        element = accepted(shape["items"], objects)
        return {f"list of {words}" for words in element} | {f"list of {words}s" for words in element}
    if kind == "object":
        values = accepted(shape["additionalProperties"], objects)
        return {f"{{{name}: {words}}}" for words in values for name in ("ref", "character", "name")}
    return {kind or "any"}


def braces(members):
    """An object as its members in braces."""
    return "{" + ", ".join(member["name"] + ("" if member["required"] else "?") for member in members) + "}"


def is_placement(shape):
    """Whether an enum is the list of the placements."""
    return "left-start" in shape["enum"]


def option_type(shape):
    """The type of an option for the options table."""
    if "anyOf" in shape:
        first, second = shape["anyOf"]
        if second == {"type": "null"}:
            return f"{option_type(first)}, or `null`"
        return SIDED[second["$ref"]] + least(first)
    if "enum" in shape:
        if is_placement(shape):
            return 'placement, or `"auto"`'
        return ", ".join(code(name) for name in shape["enum"])
    if "$ref" in shape:
        return shape["$ref"].rpartition("/")[2]
    if shape["type"] == "array":
        return f"list of {shape['minItems']} to {shape['maxItems']} placements"
    if shape["type"] == "number":
        return "number" + least(shape)
    if shape["type"] == "integer":
        return f"whole number, {shape['minimum']} to {shape['maximum']}"
    return "colour" if "pattern" in shape else shape.get("format", shape["type"])


def least(number):
    """The bounds of a number, as far as they are not those of all numbers."""
    low, high = number["minimum"], number["maximum"]
    if (low, high) == (-LARGEST, LARGEST):
        return ""
    return f", {low} or more" if high == LARGEST else f", {low} to {high}"


def code(value):
    """A JSON value as a code span."""
    return f"`{json.dumps(value)}`"

"""Every member of every method, from `tipd schema`: missing, of a wrong kind, at each bound and beyond it.

What is refused is refused with -32602 and the path of the member; what is at a bound is not refused for that member.
"""

import itertools
import json
import subprocess

import pytest

from samples import BOUNDS, TARGET
from session import Session
from waiting import DEADLINE
from wire import Lines

# What stands for an object of which not every member alone makes sense; of all others it is the required members.
SAMPLES = {
    "target": {"point": {"x": 1, "y": 1}},
    "content": {"size": {"width": 10, "height": 10}},
    "progress": {"current": 1, "total": 2},
    "advances": {"first": 97, "advances": [5]},
    "options": {},
    "item": {"target": None, "content": {"size": {"width": 10, "height": 10}}},
}
# What a method needs beside the members that are required.
BESIDE = {"layout": {"target": None, "content": SAMPLES["content"]}, "pointer": {"point": {"x": 1, "y": 1}}}
# Text whose form is not said by its length.
FORMS = {"easing": "linear"}
KINDS = {"number": 1, "string": "a", "boolean": True, "list": [1], "object": {"_": 1}, "null": None}
OPEN = {"session": "s", "bounds": BOUNDS, "targets": {"a": TARGET}}
DEPTH = 5
"""How many objects deep members are tried."""


@pytest.fixture(scope="module")
def schema(program):
    """The schema that the program prints."""
    return json.loads(subprocess.run([program, "schema"], capture_output=True, timeout=DEADLINE, check=True).stdout)


def kind(value):
    """The kind of a JSON value."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else "boolean"
    return {int: "number", float: "number", str: "string", list: "list", dict: "object"}[type(value)]


class Members:
    """What the schema says of values."""

    def __init__(self, schema):
        self.objects = {**schema["objects"], "options": None}
        self.options = schema["options"]

    def kinds(self, shape):
        """The kinds of JSON that a shape takes; an empty list stands for an empty object."""
        if "anyOf" in shape:
            return set().union(*(self.kinds(one) for one in shape["anyOf"]))
        if "$ref" in shape:
            return {"object"}
        if "enum" in shape:
            return {"string"}
        name = shape.get("type")
        return set(KINDS) if name is None else {{"integer": "number", "array": "list"}.get(name, name)}

    def sample(self, shape):
        """A value that a shape takes."""
        if "anyOf" in shape:
            return self.sample(shape["anyOf"][0])
        if "$ref" in shape:
            name = shape["$ref"].rpartition("/")[2]
            members = self.objects[name]
            return SAMPLES.get(name) if name in SAMPLES else self.required(members)
        if "enum" in shape:
            return shape["enum"][0]
        match shape.get("type"):
            case "number" | "integer":
                return min(max(10, shape["minimum"]), shape["maximum"])
            case "string":
                return "#102030" if "pattern" in shape else FORMS.get(shape.get("format"), "a")
            case "boolean":
                return True
            case "array":
                return [self.sample(shape["items"])] * max(1, shape["minItems"])
            case "object":
                return {"a": self.sample(shape["additionalProperties"])}
            case _:
                return 1

    def required(self, members):
        """An object with its required members."""
        return {member["name"]: self.sample(member["shape"]) for member in members if member["required"]}

    def cases(self, shape, depth=DEPTH):
        """Values for a shape: (value, path of what is wrong within it or None if nothing is).

        The path "" is the value itself.
        """
        for name, value in KINDS.items():
            if name not in self.kinds(shape):
                yield value, ""
        for choice in shape.get("anyOf", [shape]):
            others = [other for other in shape.get("anyOf", []) if other is not choice]
            for value, wrong in self.own_cases(choice, depth):
                # A value that another form takes, or may take, says nothing.
                # An empty list is an empty object where one is allowed.
                kinds = {kind(value)} | ({"object"} if value == [] else set())
                if wrong is None or not any(kinds & set(self.kinds(other)) for other in others):
                    yield value, wrong

    def own_cases(self, shape, depth):
        """The cases of one form."""
        if "$ref" in shape:
            yield from self.object_cases(shape, depth)
        elif "enum" in shape:
            yield from ((name, None) for name in shape["enum"])
            yield from ((name, "") for name in ("", "no such", shape["enum"][0] + "x", shape["enum"][0].upper()))
        elif shape.get("type") in ("number", "integer"):
            yield from self.number_cases(shape)
        elif shape.get("type") == "string":
            yield from self.string_cases(shape)
        elif shape.get("type") == "array":
            yield from self.list_cases(shape, depth)
        elif shape.get("type") == "object":
            for value, wrong in self.cases(shape["additionalProperties"], depth - 1):
                yield {"a": value}, wrong if wrong is None else joined("a", wrong)

    def number_cases(self, shape):
        """At each bound and beyond."""
        low, high = shape["minimum"], shape["maximum"]
        yield from ((bound, None) for bound in (low, high))
        yield from ((bound, "") for bound in (low - 1 - abs(low), high + 1 + abs(high), float("1e300"), -1e300))
        if shape["type"] == "integer":
            yield (low + 0.5, "")

    def string_cases(self, shape):
        """At each length and beyond."""
        if "pattern" in shape:
            yield from (("#00ffAA", None), ("#00ffAA80", None))
            yield from ((text, "") for text in ("", "#", "#fff", "#00ffaa8", "#00ffag", "00ffaa", "#00ffaa800", "red"))
        elif "format" in shape:
            yield FORMS[shape["format"]], None
            yield from ((text, "") for text in ("", "no such", "cubic-bezier(1,2)", "steps(0)"))
        else:
            low, high = shape["minLength"], shape["maxLength"]
            yield from (("é" * length, None) for length in (low, high))
            yield "é" * (high + 1), ""
            if low:
                yield "é" * (low - 1), ""

    def list_cases(self, shape, depth):
        """Each case of an element as the last of some, and lists of each length."""
        good = self.sample(shape["items"])
        distinct = shape.get("uniqueItems", False)
        goods = shape["items"]["enum"] if distinct else [good] * 1001
        for length in {shape["minItems"], min(shape["maxItems"], 1000)}:
            yield goods[:length], None
        if shape["minItems"]:
            yield goods[: shape["minItems"] - 1], ""
        if shape["maxItems"] <= 1000:
            yield [*goods[: shape["maxItems"]], good], ""
        if distinct:
            yield [good, good], "[1]"
        elif shape["maxItems"] > 1:
            place = max(1, shape["minItems"] - 1)
            for value, wrong in self.cases(shape["items"], depth - 1):
                yield [*[good] * place, value], wrong if wrong is None else joined(f"[{place}]", wrong)

    def object_cases(self, shape, depth):
        """Each member wrong, left out or written twice, and one that there is not."""
        name = shape["$ref"].rpartition("/")[2]
        sample = self.sample(shape)
        yield sample, None
        yield {**sample, "no such": 1}, "no such"
        yield {**sample, "_of mine": 1, "workDoneToken": 2}, None
        for forbidden in shape.get("not", {}).get("required", []):
            yield {forbidden: "a"}, forbidden
        if depth <= 0:
            return
        if name == "options":
            yield from self.option_cases(depth)
            return
        for member in self.objects[name]:
            if member["required"]:
                rest = {other: value for other, value in sample.items() if other != member["name"]}
                yield rest, member["name"]
            inner = member["shape"]
            if "additionalProperties" in shape:
                inner = shape["additionalProperties"]
            for value, wrong in self.cases(inner, depth - 1):
                if member["name"] in shape.get("not", {}).get("required", []):
                    continue
                # Items stand in place of the members of one tip.
                others = {"bounds": sample["bounds"]} if member["name"] == "items" else sample
                yield {**others, member["name"]: value}, wrong if wrong is None else joined(member["name"], wrong)

    def option_cases(self, depth):
        """Each option by its path."""
        for option in self.options:
            *groups, name = option["path"].split(".")
            for value, wrong in self.cases(option["shape"], depth - 1):
                nested = {name: value}
                for group in reversed(groups):
                    nested = {group: nested}
                yield nested, wrong if wrong is None else joined(option["path"], wrong)
        for group in {option["path"].partition(".")[0] for option in self.options if "." in option["path"]}:
            yield from (({group: value}, group) for value in (1, "a", True, None, [1]))
            yield {group: {"no such": 1}}, f"{group}.no such"


def joined(name, rest):
    """The path of a member within a member."""
    return name + rest if not rest or rest.startswith("[") else f"{name}.{rest}"


@pytest.fixture(scope="module")
def opened(program):
    """One program for all cases."""
    session = Session([program], framing=Lines)
    session.initialize(clock="manual", outline="none")
    yield session
    session.discard()


def errors(session, calls):
    """The error of each call, None for a result; in between, what notifications tell is left out."""
    numbers = []
    for method, params in calls:
        numbers.append(next(session.ids))
        session.send({"jsonrpc": "2.0", "id": numbers[-1], "method": method, "params": params})
    for number in numbers:
        message = session.receive()
        while "id" not in message:
            message = session.receive()
        assert message["id"] == number
        yield message.get("error") or of_last_item(message["result"])


def of_last_item(result):
    """The error of the last item of a layout, each of which is refused on its own."""
    items = isinstance(result, dict) and result.get("items")
    return items[-1].get("error") if items else None


# What is said of a value that is within all bounds, but makes no sense beside the others or in itself.
MEANINGS = ("exactly one", "beside", "without", "once", "not 0", "no point, as", "at most total", "way back", "one code point", "for each")


def is_as_documented(error, wrong):
    """Whether a call whose member `wrong` is wrong (None: none is) has the right answer."""
    data = (error or {}).get("data", {})
    if wrong is None:
        return error is None or error["code"] > 0 or any(words in data["expected"] for words in MEANINGS)
    path = "params" + ("." + wrong if wrong else "")
    if not error or error["code"] != -32602 or data["path"] != path:
        return False
    return bool(data["found"] and data["expected"]) and error["message"].startswith(f"{path}: found ")


def run(session, name, cases):
    """Sends the cases in portions and looks at each answer; returns how many there were, and what is wrong."""
    count, failures = 0, []
    cases = iter(cases)
    while portion := list(itertools.islice(cases, 50)):
        calls = [(name, params) for params, _ in portion]
        for (params, wrong), error in zip(portion, errors(session, calls), strict=True):
            what = f"{name} {json.dumps(params, ensure_ascii=False)[:300]}"
            if not is_as_documented(error, wrong):
                failures.append(f"{what}\n  expected: {wrong}\n  got: {json.dumps(error, ensure_ascii=False)[:400]}")
        count += len(portion)
    return count, failures


def test_every_member_of_every_method(schema, opened):
    members = Members(schema)
    total, failures = 0, []
    for method in schema["methods"]:
        if not method.get("params") or method["kind"] != "request" or method["name"] == "initialize":
            continue
        # A method before may have closed it.
        opened.ask("session/open", OPEN)
        members.objects["params"] = method["params"]
        SAMPLES["params"] = {**members.required(method["params"]), **BESIDE.get(method["name"], {})}
        if "session" in {member["name"] for member in method["params"]} and method["name"] != "session/open":
            SAMPLES["params"]["session"] = "s"
        count, wrong = run(opened, method["name"], members.object_cases({"$ref": "#/objects/params"}, DEPTH))
        assert count >= 3, method["name"]
        total += count
        failures += wrong
    assert not failures, f"{len(failures)} of {total}:\n" + "\n".join(failures[:40])
    assert total > 5000


def test_every_member_of_the_initialization_options(schema, start):
    members = Members(schema)
    members.options = members.options[:20]
    session, total = start(framing=Lines), 0
    for value, wrong in members.object_cases({"$ref": "#/objects/initializationOptions"}, DEPTH):
        (error,) = errors(session, [("initialize", {"initializationOptions": value})])
        path = wrong and f"initializationOptions.{wrong}"
        assert is_as_documented(error, path), f"{value}: {error}"
        total += 1
        if not error:
            session.discard()
            session = start(framing=Lines)
    assert total > 50

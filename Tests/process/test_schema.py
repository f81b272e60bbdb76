"""`tipd schema`: what it prints is what the program does."""

import json
import subprocess

import pytest

from waiting import DEADLINE

BOUNDS = {"x": 0, "y": 0, "width": 400, "height": 300}
TIP = {"target": {"rect": {"x": 160, "y": 120, "width": 80, "height": 30}}, "content": {"text": "Some words to wrap"}}


@pytest.fixture(scope="module")
def schema(program):
    """The schema that the program prints."""
    ended = subprocess.run([program, "schema"], capture_output=True, timeout=DEADLINE, check=True)
    assert ended.stderr == b""
    return json.loads(ended.stdout)


def nested(values):
    """Options by path as the groups of the protocol."""
    options = {}
    for path, value in values.items():
        *groups, name = path.split(".")
        group = options
        for part in groups:
            group = group.setdefault(part, {})
        group[name] = value
    return options


def picture(start, options):
    """All that the program answers for one tip with these options."""
    session = start()
    session.initialize(clock="manual", why="full", options=options)
    session.result("session/open", {"bounds": BOUNDS})
    return session.result("show", {"tip": TIP}), session.result("layout", {"bounds": BOUNDS, **TIP})


def test_methods_are_those_of_initialize(schema, start):
    ours = start().initialize()["capabilities"]["experimental"]["tipd"]
    assert ours["methods"] == [method["name"] for method in schema["methods"]]
    assert ours["notifications"] == [notification["name"] for notification in schema["notifications"]]
    assert ours["presets"] == schema["options"][0]["shape"]["enum"]


@pytest.mark.parametrize("preset", ["tipd", "tipsee", "easytipview"])
def test_the_values_of_a_preset_set_one_by_one_are_the_preset(schema, start, preset):
    values = {option["path"]: option["values"][preset] for option in schema["options"]}
    del values["preset"]
    assert picture(start, nested(values)) == picture(start, {"preset": preset})


def test_a_default_left_out_or_written_is_the_same(schema, start):
    session = start()
    session.initialize(clock="manual")
    layout = next(method for method in schema["methods"] if method["name"] == "layout")
    defaults = {member["name"]: member["default"] for member in layout["params"] if "default" in member}
    assert defaults
    params = {"bounds": BOUNDS, **TIP}
    assert session.result("layout", {**defaults, **params}) == session.result("layout", params)

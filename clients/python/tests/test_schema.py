# SPDX-License-Identifier: MIT
"""Parameters, options, objects, events and errors are those that `tipd schema` prints."""

import json
import subprocess
from typing import Any, Dict, get_type_hints

import pytest

import tipd
from tipd import Client
from tipd._refusals import REFUSALS

from shapes import Form, of_shape, of_type
from surface import ELSEWHERE, EVENTS, call, keywords, option_types

#: What a keyword that may be left out has beside what the wire takes.
LEFT_OUT = frozenset(["null"])
#: The schema has one object for all targets, but only that of a tip may be a `ref`.
REF = frozenset([".ref", "{}.ref"])
REFERS = ("update", "target")

OBJECTS: Dict[str, Any] = {
    "point": tipd.Point,
    "size": tipd.Size,
    "rect": tipd.Rect,
    "unit": tipd.Unit,
    "insets": tipd.SideInsets,
    "radii": tipd.CornerRadii,
    "scale": tipd.Scale,
    "transform": tipd.TransformOption,
    "button": tipd.Button,
    "progress": tipd.Progress,
    "accessibility": tipd.AccessibleWords,
    "tip": tipd.Tip,
    "step": tipd.Step,
    "state": tipd.SessionState,
    "tour": tipd.ExportedTour,
}


@pytest.fixture(scope="module")
def schema(program: str) -> Any:
    return json.loads(subprocess.check_output([program, "schema"]))


def shapes(members: Any, schema: Any) -> Dict[str, Form]:
    """The forms of members by their names; the options are compared on their own."""
    objects = {**schema["objects"], "options": option_groups(schema)}
    return {member["name"]: of_shape(member["shape"], objects) for member in members}


def option_groups(schema: Any) -> Any:
    names = dict.fromkeys(option["path"].split(".")[0] for option in schema["options"])
    return [{"name": name} for name in names]


def test_every_method_takes_what_the_program_takes(schema: Any) -> None:
    methods = [method for method in schema["methods"] if method["name"] not in ELSEWHERE]
    for method in methods:
        found = {name: of_type(kind) for name, kind in keywords(call(method["name"])).items()}
        expected = shapes(method.get("params", []), schema)
        assert found.keys() == expected.keys(), method["name"]
        for name, form in expected.items():
            unmeant = LEFT_OUT if (method["name"], name) == REFERS else LEFT_OUT | REF
            assert found[name] - LEFT_OUT == form - unmeant, f"{method['name']}: {name}"


def test_the_client_takes_the_initialization_options(schema: Any) -> None:
    expected = shapes(schema["objects"]["initializationOptions"], schema)
    found = {name: of_type(kind) for name, kind in choices().items()}
    assert {name: form - LEFT_OUT for name, form in found.items()} == expected


def choices() -> Dict[str, Any]:
    taken = keywords(Client.__init__)
    return {name: kind for name, kind in taken.items() if name not in ("env", "wake", "restart")}


@pytest.mark.parametrize("name", OBJECTS)
def test_objects_have_the_members_of_the_program(name: str, schema: Any) -> None:
    found = {member: of_type(kind) for member, kind in get_type_hints(OBJECTS[name]).items()}
    expected = shapes(schema["objects"][name], schema)
    for member in expected.keys() & {"targets"}:
        expected[member] -= REF
    assert found == expected


def test_items_have_the_members_of_the_program(schema: Any) -> None:
    found = {member: of_type(kind) for member, kind in get_type_hints(tipd.LayoutItem).items()}
    expected = shapes(schema["objects"]["item"], schema)
    assert found == {name: form - REF for name, form in expected.items()}


@pytest.mark.parametrize("name, kind", [("target", tipd.Target), ("content", tipd.Content)])
def test_unions_have_the_members_of_the_program(name: str, kind: Any, schema: Any) -> None:
    assert of_type(kind) == of_shape({"$ref": f"#/objects/{name}"}, schema["objects"])


def test_the_options_are_those_of_the_program(schema: Any) -> None:
    found = {path: of_type(kind) for path, kind in option_types().items()}
    objects = schema["objects"]
    expected = {o["path"]: of_shape(o["shape"], objects) for o in schema["options"]}
    assert found == expected


def test_the_events_are_those_of_the_program(schema: Any) -> None:
    assert [event["name"] for event in schema["events"]] == list(EVENTS)
    for event in schema["events"]:
        found = {name: of_type(k) for name, k in get_type_hints(EVENTS[event["name"]]).items()}
        expected = shapes(event["members"], schema)
        expected["event"] = frozenset([f'"{event["name"]}"'])
        assert found == expected, event["name"]
        required = {member["name"] for member in event["members"] if member["required"]}
        assert EVENTS[event["name"]].__required_keys__ == required


def sets() -> Dict[str, Any]:
    """The types of this package for the named sets of the schema."""
    layout, why = get_type_hints(tipd.Layout), get_type_hints(tipd.Why)
    return {
        "side": tipd.Side,
        "placement": get_type_hints(tipd.Options)["placement"],
        "outline": tipd.OutlineForm,
        "part": get_type_hints(tipd.Part)["part"],
        "region": tipd.Region,
        "tourState": tipd.TourState,
        "motion": tipd.MotionKind,
        "visibility": layout["visibility"],
        "measure": layout["measure"],
        "policy": why["policy"],
        "choice": why["choice"],
        "lastResort": why["lastResort"],
        "origin": tipd.Origin,
        "dismissReason": tipd.DismissReason,
        "tourEndReason": tipd.TourEndReason,
        "hideReason": get_type_hints(tipd.HiddenEvent)["reason"],
        "skipReason": get_type_hints(tipd.SkippedEvent)["reason"],
        "key": tipd.KeyName,
        "role": get_type_hints(tipd.Options)["role"],
        "unchangedReason": get_type_hints(tipd.UnchangedEvent)["reason"],
    }


def test_the_named_sets_are_those_of_the_program(schema: Any) -> None:
    found = {name: of_type(kind) for name, kind in sets().items()}
    assert found == {n: of_shape({"enum": names}, {}) for n, names in schema["sets"].items()}


def test_the_errors_are_those_of_the_program(schema: Any) -> None:
    expected = [(error["code"], error["kind"]) for error in schema["errors"]]
    assert [(code, kind) for code, kind, _ in REFUSALS] == expected

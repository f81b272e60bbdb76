"""What odd orders of calls must not leave behind: two tips of one id, a tour without an end, nothing to see."""

import json
import math
import subprocess

import pytest

BOUNDS = {"x": 0, "y": 0, "width": 400, "height": 300}
RECT = {"rect": {"x": 50, "y": 50, "width": 40, "height": 20}}


def tip(identifier, ref=None, **more):
    """A tip that stands in the middle, or at a target of the session."""
    return {"id": identifier, "content": {"text": identifier}, "target": ref and {"ref": ref}, **more}


@pytest.fixture
def window(start):
    """A session to be opened with steps or without; `ask` moves nothing."""

    class Window:
        def __init__(self):
            self.program = start()
            self.program.initialize(clock="manual", outline="none")

        def open(self, *steps, **members):
            self.program.result("session/open", {"bounds": BOUNDS, **members})
            if steps:
                self.program.result("add", {"tips": list(steps)})
            return self

        def ask(self, method, **params):
            return self.program.result(method, params)

        def ids(self, part="tips"):
            return [shown["id"] for shown in self.ask("session/get")[part]]

    return Window()


def names(result):
    """The events of a result, each with its tip or reason."""
    return [(event["event"], event.get("tip") or event.get("reason")) for event in result["events"]]


def test_a_closed_window_ends_its_tour_without_a_question(window):
    window.open(tip("a", options={"confirm": {"leave": True}})).ask("next", animated=False)
    told = names(window.ask("session/close"))
    assert told == [("left", "a"), ("dismissed", "a"), ("ended", "sessionClosed")]


def test_a_state_that_shows_a_step_twice_is_refused(window):
    state = {"version": 1, "session": "s", "bounds": BOUNDS}
    state["tour"] = {"state": "running", "index": 0, "steps": [tip("a")], "shown": ["a", "a"]}
    assert window.program.error("session/import", {"state": state})["data"]["kind"] == "tipExists"
    assert window.program.error("session/get", {"session": "s"})["data"]["kind"] == "unknownSession"


def test_a_wait_outlives_the_removal_of_another_step(window):
    window.open(tip("a"), tip("b", "x"), tip("c")).ask("next", animated=False)
    window.ask("next", animated=False)
    assert window.ask("remove", step="c")["tour"]["coming"] == "b"
    window.ask("session/update", targets={"x": RECT})
    assert window.ask("session/get")["tour"]["step"] == "b"


def test_a_step_that_is_hidden_already_comes_back_once(window):
    window.open(tip("a"), tip("b"), tip("c"), options={"lifetime": "forever"})
    for _ in "abc":
        window.ask("next", animated=False)
    window.ask("go", step="a", animated=False)
    window.ask("pause", animated=False)
    window.ask("remove", step="a", animated=False)
    window.ask("resume", animated=False)
    assert window.ids() == ["b"]


def test_a_step_in_the_middle_comes_back_there_after_a_pause(window):
    window.open(tip("a", "gone", options={"missing": {"policy": "center"}})).ask("next", animated=False)
    window.ask("pause", animated=False)
    window.ask("resume", animated=False)
    assert window.ids() == ["a"]


def test_a_step_whose_target_went_during_a_pause_is_waited_for(window):
    window.open(tip("a", "x"), targets={"x": RECT}).ask("next", animated=False)
    window.ask("pause", animated=False)
    window.ask("session/update", targets={"x": None})
    assert names(window.ask("resume"))[-1] == ("waiting", "a")


def test_a_tap_that_waits_goes_with_its_tip(window):
    queue = {"tap": {"inMotion": "queue", "bubble": {"action": "mine"}}}
    window.open().ask("show", tip=tip("a", options=queue))
    window.ask("tap", tip="a")
    window.ask("dismiss", animated=False)
    window.ask("show", tip=tip("a", options=queue))
    window.program.send({"jsonrpc": "2.0", "id": "t", "method": "clock/advance", "params": {"by": 1}})
    assert names(window.program.receive()["params"]) == [("shown", "a")]


def test_a_call_that_waits_finds_its_step_where_it_is_by_then(window):
    window.open(tip("a"), tip("b", options={"confirm": {"enter": True}}), tip("c")).ask("next", animated=False)
    question = window.ask("next", animated=False)["tour"]["question"]
    window.ask("go", step="c", animated=False)
    window.ask("add", tip=tip("new"), at=0)
    assert window.ask("answer", question=question, answer="yes")["tour"]["step"] == "c"


@pytest.mark.parametrize("more", [{"group": "g"}, {"options": {"sameTarget": "replace"}}], ids=["group", "target"])
def test_tips_of_one_call_make_room_by_group_and_target(window, more):
    window.open(targets={"x": RECT}).ask("show", tips=[tip("a", "x", **more), tip("b", "x", **more)], animated=False)
    assert window.ids() == ["b"]


def test_of_two_markers_one_tip_is_open(window):
    window.open(targets={"x": RECT}, options={"trigger": "hint"}).ask("show", tips=[tip("a", "x"), tip("b", "x")])
    window.ask("tap", tip="a", region="hint")
    window.ask("tap", tip="b", region="hint")
    assert window.ids() == ["b"]


def test_an_answer_moves_every_tip_of_that_target(window):
    window.open(tip("a", "x", options={"resolve": {"ask": "always"}}), targets={"x": RECT})
    window.ask("show", tip=tip("other", "x", options={"lifetime": "forever"}), animated=False)
    question = window.ask("next", animated=False)["tour"]["question"]
    changes = window.ask("answer", question=question, target={"point": {"x": 200, "y": 200}})["changes"]
    assert [change["id"] for change in changes] == ["other", "a"]


def test_a_step_that_names_its_own_session_is_at_home(window):
    window.open(tip("a", session="m"), session="m").ask("next", animated=False)
    assert window.ids() == ["a"]


@pytest.mark.parametrize("name", ["press", "focus"])
def test_a_key_brings_an_action_of_any_name(window, name):
    window.open().ask("show", tip=tip("a", options={"keys": {"escape": name}}), animated=False)
    events = window.ask("key", key="Escape")["events"]
    assert [(event["event"], event["name"]) for event in events] == [("action", name)]


TRANSFORMS = [
    {"translate": {"x": 1, "y": -2}, "scale": {"x": 2, "y": 0.5}, "rotate": 30},
    {"matrix": [1, 0, 3, 1, 0, 0]}, {"matrix": [2000, 0, 0, 2000, 5, 5]}, {"matrix": [0, 1, -1, 0, 0, 0]},
]


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_a_transform_comes_back_from_an_exported_state(window, transform):
    motion = {"show": {"final": {"rotate": 7}, "transform": transform}, "dismiss": {"transform": transform}}
    window.open(session="m", options={"motion": motion}).ask("show", tip=tip("a"))
    shown = window.ask("session/export")
    window.ask("session/close")
    window.ask("session/import", state=shown)
    assert window.ask("session/export") == shown
    window.ask("dismiss", tip="a", animated=False)
    (change,) = window.ask("show", tip=tip("a"))["changes"]
    moved = [track["from"]["matrix"] for track in change["motion"]["tracks"] if track["property"] == "transform"]
    assert moved == [pytest.approx(matrix(transform))]


def matrix(transform):
    """The six numbers of a transform, by their definition."""
    if "matrix" in transform:
        return transform["matrix"]
    x, y, turn = transform["scale"]["x"], transform["scale"]["y"], math.radians(transform["rotate"])
    way = transform["translate"]
    return [math.cos(turn) * x, math.sin(turn) * x, -math.sin(turn) * y, math.cos(turn) * y, way["x"], way["y"]]


def given(option, preset):
    """A value of an option: that of a preset, or any other where that is null."""
    value = option["values"][preset]
    if value is not None:
        return value
    return {"motion.show.transform": TRANSFORMS[0], "motion.show.final": TRANSFORMS[1], "motion.dismiss.transform": TRANSFORMS[2]}.get(
        option["path"], "#01020304" if "olor" in option["path"] else 1)


@pytest.mark.parametrize("preset", ["tipd", "tipsee", "easytipview", "popover", "cells"])
def test_every_option_comes_back_from_an_exported_state(program, window, preset):
    schema = json.loads(subprocess.run([program, "schema"], capture_output=True, check=True).stdout)
    options = {}
    for option in schema["options"]:
        *groups, name = option["path"].split(".")
        place = options
        for group in groups:
            place = place.setdefault(group, {})
        place[name] = given(option, preset)
    window.open(session="m", options=options).ask("add", tips=[tip("a", options=options)])
    state = window.ask("session/export")
    written = state["options"], state["tour"]["steps"][0]["options"]
    for found in written:
        assert leaves(found) == {option["path"] for option in schema["options"]}
    window.ask("session/close")
    window.ask("session/import", state=state)
    assert window.ask("session/export") == state


def leaves(options, path=""):
    """The paths of all options that are set."""
    found = set()
    for name, value in options.items():
        is_group = isinstance(value, dict) and not {"top", "topLeft", "translate", "matrix"} & set(value)
        found |= leaves(value, f"{path}{name}.") if is_group else {path + name}
    return found

# SPDX-License-Identifier: MIT
"""The client and the real program."""

from typing import Any, Iterator, List

import pytest

import tipd
from tipd import Client, Picture

from conforming import faults

BOUNDS: tipd.Rect = {"x": 0, "y": 0, "width": 400, "height": 300}
BUTTON: tipd.RectTarget = {"rect": {"x": 160, "y": 120, "width": 80, "height": 30}}
SIZE: tipd.SizeContent = {"size": {"width": 104, "height": 24}}
TEXT: tipd.TextContent = {"text": "Saves your work\nbefore anything else happens"}


def tip(id: str, **more: Any) -> tipd.Step:
    made: Any = {"id": id, "target": {"ref": "button"}, "content": TEXT, **more}
    return made  # type: ignore[no-any-return]


@pytest.fixture
def client(program: str) -> Iterator[Client]:
    with Client(program, clock="manual") as client:
        yield client


@pytest.fixture
def session(client: Client) -> Client:
    options: tipd.Options = {
        "overlay": {"visible": True, "fadeAfter": 3},
        "tap": {"bubble": {"action": "next"}, "target": {"action": "mine"}},
    }
    client.session_open(session="s", bounds=BOUNDS, targets={"button": BUTTON}, options=options)
    return client


def test_the_program_ends_well(program: str) -> None:
    with Client(program) as client:
        assert faults(client.info, tipd.InitializeResult) == []
    assert (client.returncode, client.stderr_tail) == (0, "")


@pytest.mark.parametrize("outline", ["svg", "commands", "polygon", "none"])
@pytest.mark.parametrize("why", ["compact", "full", "none"])
@pytest.mark.parametrize("content", [SIZE, TEXT])
def test_layouts_are_what_their_type_says(
    client: Client, outline: Any, why: Any, content: Any
) -> None:
    found = client.layout(bounds=BOUNDS, target=BUTTON, content=content, outline=outline, why=why)
    assert faults(found, tipd.Layout) == []
    assert ("outline" in found, "why" in found) == (outline != "none", why != "none")


def test_every_parameter_of_a_layout_is_known(client: Client) -> None:
    lines: tipd.LinesTarget = {"rects": [BOUNDS], "pointer": {"x": 1, "y": 1}, "clip": [BOUNDS]}
    found = client.layout(
        bounds=BOUNDS,
        target=lines,
        content=TEXT,
        frame={"x": 0, "y": 0, "width": 90, "height": 40},
        safeArea=1,
        direction="rtl",
        unit={"x": 1, "y": 2},
        workAreas=[BOUNDS],
        obstacles=[BUTTON["rect"]],
        options={},
        previous="top",
        positioner=True,
        outline="none",
        why="full",
    )
    assert faults(found, tipd.Layout) == [] and "positioner" in found


def test_a_layout_without_a_target_stands_in_the_middle(client: Client) -> None:
    found = client.layout(bounds=BOUNDS, target=None, content=SIZE)
    assert faults(found, tipd.Layout) == []
    assert (found["placement"], found["frame"]["x"]) == (None, 140)


def test_a_frame_without_a_target_is_an_outline_alone(client: Client) -> None:
    frame: tipd.Rect = {"x": 9, "y": 9, "width": 90, "height": 40}
    found = client.layout(bounds=BOUNDS, frame=frame, edge="left")
    assert faults(found, tipd.Layout) == []
    assert found["arrow"] and found["arrow"]["edge"] == "left"


@pytest.mark.parametrize("together", [True, False])
def test_every_parameter_of_many_is_known(client: Client, together: bool) -> None:
    items: List[tipd.LayoutItem] = [
        {"target": BUTTON, "content": SIZE, "options": {}, "previous": "left"},
        {"frame": BUTTON["rect"], "edge": "top"},
        {"target": None, "content": TEXT},
    ]
    found = client.layout(bounds=BOUNDS, items=items, together=together)
    assert [fault for item in found["items"] for fault in faults(item, tipd.Layout)] == []


def test_every_parameter_of_a_session_is_known(client: Client) -> None:
    members: Any = {
        "session": "all",
        "bounds": BOUNDS,
        "safeArea": {"top": 1},
        "direction": "rtl",
        "unit": {"x": 2, "y": 2},
        "workAreas": [BOUNDS],
        "obstacles": [],
        "options": {},
        "targets": {"point": {"point": {"x": 1, "y": 2}}, "gone": None},
    }
    assert faults(client.session_open(**members), tipd.ChangeResult) == []
    assert faults(client.session_update(**members), tipd.ChangeResult) == []


def test_layouts_of_many_tell_refusals_from_layouts(client: Client) -> None:
    wrong: Any = {"target": {"rect": BOUNDS}, "content": {"size": {"width": -1, "height": 0}}}
    items: List[tipd.LayoutItem] = [{"target": BUTTON, "content": SIZE}, wrong]
    found = client.layout(bounds=BOUNDS, items=items)
    assert faults(found, tipd.Layouts) == []
    first, second = found["items"]
    assert "error" not in first and "error" in second


@pytest.mark.parametrize(
    "options, path, nearest",
    [
        ({"arrow": {"widht": 1}}, "params.options.arrow.widht", "width"),
        ({"arrow": {"width": "1"}}, "params.options.arrow.width", None),
        ({"fill": "red"}, "params.options.fill", None),
    ],
)
def test_a_refusal_names_the_member(client: Client, options: Any, path: str, nearest: str) -> None:
    with pytest.raises(tipd.InvalidParams) as caught:
        client.layout(bounds=BOUNDS, target=BUTTON, content=SIZE, options=options)
    assert (caught.value.path, caught.value.nearest) == (path, nearest)
    assert caught.value.found is not None and caught.value.message


def test_every_option_of_the_types_is_known(client: Client) -> None:
    options: tipd.Options = {
        "preset": "tipsee",
        "placement": "leading-start",
        "policy": "ordered",
        "trigger": "hover",
        "showDelay": 0.1,
        "dismissAfter": None,
        "sameTarget": "replace",
        "lost": "center",
        "role": "alertdialog",
        "hover": {"showDelay": 1, "hideDelay": 1, "browseDelay": 0, "browseTime": 2, "bridge": False},
        "hint": {"size": 9, "anchor": "top-end", "color": None, "pulse": 0},
        "outside": {
            "tap": {"action": "dismiss", "consume": True, "report": True},
            "press": {"action": "mine"},
            "wheel": {"report": True},
            "swipe": {"consume": False},
        },
        "keys": {"escape": "end", "forward": "next", "backward": "none", "enter": "press", "tab": True},
        "missing": {"policy": "wait", "timeout": 3, "then": "skip"},
        "confirm": {"leave": True, "enter": False, "timeout": None},
        "resolve": {"ask": "hidden", "timeout": 2},
        "tour": {"wrap": True},
        "order": ["bottom", "trailing-end"],
        "fit": "clear",
        "slack": 1,
        "offset": {"top": 1, "left": 2},
        "along": -3,
        "alignedAlong": None,
        "margin": 2,
        "lastResort": "shrink",
        "flip": {
            "side": True,
            "along": "aligned",
            "alignment": False,
            "fallbacks": ["top"],
            "perpendicular": "end",
            "strategy": "initial",
            "margin": None,
        },
        "mostRoom": {
            "along": True,
            "alignment": "start",
            "flipAlignment": False,
            "allowed": [],
            "margin": 1,
        },
        "slide": {
            "along": True,
            "side": False,
            "limitAlong": True,
            "limitSide": False,
            "limitOffset": 1,
            "limitSideOffset": 2,
            "oversize": "left",
            "margin": {"top": 1},
        },
        "resize": {"enabled": True, "margin": 0},
        "arrow": {
            "style": "triangle",
            "width": 10,
            "length": 5,
            "inset": 1,
            "slack": 1,
            "aim": "offset",
            "offset": 2,
            "apart": "clamp",
        },
        "bubble": {
            "cornerRadius": 2,
            "padding": 3,
            "minWidth": 4,
            "minHeight": 5,
            "maxWidth": None,
            "maxHeight": 99,
        },
        "quantum": {"x": 1, "y": 0},
        "text": {
            "measure": "cells",
            "family": "Arial",
            "size": 12,
            "weight": "bold",
            "color": "#010203",
            "alignment": "end",
            "maxWidth": 100,
            "widthInset": 1,
            "minWidth": 20,
            "lineHeight": None,
        },
        "content": {"gap": 1},
        "title": {"size": 14, "weight": "regular", "color": None},
        "image": {"cornerRadius": 2},
        "progress": {"format": "{current}/{total}", "size": 9},
        "close": {"size": 12, "gap": 3},
        "button": {
            "padding": {"left": 4},
            "minWidth": 30,
            "gap": 5,
            "alignment": "center",
            "cornerRadius": 3,
            "fill": "#010203",
            "color": "#040506",
        },
        "fill": "#01020304",
        "border": {"width": 1, "color": "#000000"},
        "shadow": {"color": "#000000", "x": 1, "y": 2, "blur": 3},
        "overlay": {"visible": True, "color": "#000000", "fadeAfter": None, "fadeDuration": 1},
        "cutout": {"padding": 1, "radius": 2, "radiusRule": "constant"},
        "lifetime": "forever",
        "tap": {
            "button": {"consume": True, "report": False},
            "bubble": {"action": "next", "consume": True, "report": False},
            "arrow": {"action": "previous"},
            "target": {"action": "end"},
            "overlay": {"action": "own"},
        },
        "motion": {
            "show": {
                "kind": "spring",
                "delay": 1,
                "duration": 2,
                "easing": "ease-in",
                "damping": 0.5,
                "velocity": 1,
                "origin": "center",
                "opacity": 0.5,
                "scale": 0,
                "distance": 3,
                "transform": {"matrix": [1, 0, 0, 2, 3, 4]},
                "final": {"rotate": 3, "scale": {"x": 1, "y": 2}, "translate": {"x": 1, "y": 2}},
            },
            "dismiss": {"kind": "none"},
            "move": {"kind": "slide"},
            "dim": {"kind": "fade", "easing": "steps(3)"},
            "cutout": {"kind": "iris"},
            "idle": {"kind": "bounce", "distance": 4, "scale": 2},
            "reduced": False,
            "keyframes": 10,
            "tolerance": None,
            "css": True,
        },
    }
    assert faults(options, tipd.Options) == []
    assert set(options) == set(tipd.Options.__annotations__)
    assert client.layout(bounds=BOUNDS, target=BUTTON, content=TEXT, options=options)


def test_a_tour_from_first_to_last_is_what_its_types_say(session: Client) -> None:
    events: List[Any] = []
    session.on_event(lambda session, event: events.append(event))
    assert faults(session.add(tips=[tip("a", data={"x": 1}), tip("b")]), tipd.TourResult) == []
    assert faults(session.previous(), tipd.TourResult) == []
    assert faults(session.next(), tipd.TourResult) == []
    assert faults(session.tap(tip="a"), tipd.TapResult) == []
    assert faults(session.tap(tip="b", region="target"), tipd.TapResult) == []
    assert faults(session.tap(point={"x": 1, "y": 1}), tipd.TapResult) == []
    assert faults(session.clock_advance(by=10), tipd.ClockResult) == []
    assert faults(session.session_get(), tipd.SessionPicture) == []
    session.next()
    session.clock_advance(by=10)
    session.dispatch()
    assert [fault for event in events for fault in faults(event, tipd.Event)] == []
    kinds = {event["event"] for event in events}
    assert kinds == {
        *("unchanged", "shown", "left", "dismissed", "tapped", "action", "faded", "ended")
    }


def test_a_picture_from_changes_is_the_session_s_picture(session: Client) -> None:
    picture = Picture("s")
    session.on_change(picture.apply)
    session.add(tips=[tip("a"), tip("b", options={"lifetime": "forever"})])
    for step in (session.next, session.next, session.previous):
        step()
        session.clock_advance(by=1)
        session.dispatch()
        whole = session.session_get()
        assert list(picture.tips) == [shown["id"] for shown in whole["tips"]]
        assert (picture.overlay is None) == (whole["overlay"] is None)
        assert picture.revision == whole["revision"]


def test_what_timers_change_is_what_its_type_says(session: Client) -> None:
    heard: List[tipd.ChangeResult] = []
    session.show(tips=[tip("a"), tip("b")])
    session.on_change(heard.append)
    session.clock_advance(by=10)
    session.dispatch()
    assert heard and [fault for result in heard for fault in faults(result, tipd.ChangeResult)] == []


def test_what_a_timer_changes_is_heard_before_the_reply(session: Client) -> None:
    heard: List[Any] = []
    session.on_event(lambda session, event: heard.append(event["event"]))
    session.show(tip=tip("a"))
    session.dispatch()
    assert heard == []
    session.clock_advance(by=1)
    session.dispatch()
    assert heard == ["shown"]


def test_timers_of_the_system_clock_wake_a_waiting_dispatch(program: str) -> None:
    heard: List[Any] = []
    with Client(program) as client:
        client.on_event(lambda session, event: heard.append(event["event"]))
        client.session_open(bounds=BOUNDS, targets={"button": BUTTON})
        client.show(tip=tip("a"))
        while heard != ["shown"]:
            client.dispatch(timeout=None)


def test_targets_move_and_vanish(session: Client) -> None:
    session.show(tip=tip("a"), animated=False)
    moved: tipd.RectTarget = {"rect": {"x": 0, "y": 200, "width": 20, "height": 20}}
    update = session.session_update(targets={"button": moved})
    assert faults(update, tipd.ChangeResult) == []
    puts = [change for change in update["changes"] if "put" in change]
    assert [(put["id"], put.get("motion")) for put in puts] == [("a", "none"), ("overlay", "none")]
    gone = session.session_update(targets={"button": None})
    assert faults(gone, tipd.ChangeResult) == []
    assert session.session_get()["tips"] == []


def test_sessions_are_told_apart(session: Client) -> None:
    session.session_open(session="t", bounds=BOUNDS)
    with pytest.raises(tipd.NoSession):
        session.next()
    with pytest.raises(tipd.UnknownSession):
        session.next(session="u")
    with pytest.raises(tipd.SessionExists):
        session.session_open(session="t", bounds=BOUNDS)
    with pytest.raises(tipd.UnknownTarget):
        session.show(session="t", tip=tip("a"))
    assert session.session_close(session="t")["session"] == "t"


def test_tips_are_told_apart(session: Client) -> None:
    session.show(tips=[tip("a"), tip("b")])
    with pytest.raises(tipd.TipExists):
        session.show(tip=tip("a"))
    with pytest.raises(tipd.UnknownTip):
        session.tap(tip="c")
    assert faults(session.dismiss(tips=["a"]), tipd.ChangeResult) == []
    assert faults(session.dismiss(), tipd.ChangeResult) == []


def test_the_manual_clock_is_asked_for(program: str) -> None:
    with Client(program) as client, pytest.raises(tipd.ClockNotManual):
        client.clock_advance(by=1)


def test_the_trace_is_heard(client: Client) -> None:
    heard: List[Any] = []
    client.on("$/logTrace", heard.append)
    client.set_trace(value="messages")
    client.layout(bounds=BOUNDS, target=BUTTON, content=SIZE)
    client.set_trace(value="off")
    client.layout(bounds=BOUNDS, target=BUTTON, content=SIZE)
    client.dispatch()
    assert len(heard) == 1 and "layout" in heard[0]["message"]


def test_after_shutdown_everything_is_refused(client: Client) -> None:
    client.shutdown()
    with pytest.raises(tipd.InvalidRequest):
        client.session_get()


def test_a_wrong_method_is_refused_with_the_nearest(client: Client) -> None:
    with pytest.raises(tipd.MethodNotFound) as caught:
        client.request("layuot")
    assert caught.value.nearest == "layout"


def test_a_question_whose_session_is_gone_needs_no_answer(client: Client) -> None:
    def leave(event: tipd.ConfirmEvent) -> bool:
        client.session_close(session="s")
        return True

    client.on_confirm(leave)
    client.session_open(session="s", bounds=BOUNDS, options={"confirm": {"enter": True}})
    client.add(tip={"content": {"text": "x"}})
    client.next()
    assert client.dispatch() > 0
    with pytest.raises(tipd.NoSession):
        client.session_get()

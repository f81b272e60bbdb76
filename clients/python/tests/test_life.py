# SPDX-License-Identifier: MIT
"""Questions, keys, the pointer, and a new life after death, with the real program and both clients."""

import asyncio
import os
import signal
from typing import Any, Iterator, List

import pytest

import tipd
from tipd import AsyncClient, Client, Picture

from conforming import faults

BOUNDS: tipd.Rect = {"x": 0, "y": 0, "width": 400, "height": 300}
LIST: tipd.RectTarget = {"rect": {"x": 100, "y": 100, "width": 80, "height": 20}}
#: One step that may be left at once, one that asks whether it may be entered and where it is.
STEPS: List[tipd.Step] = [
    {"id": "one", "content": {"text": "One"}, "when": ["!expert"], "advanceOn": "saved"},
    {
        "id": "two",
        "target": {"ref": "list"},
        "content": {"title": "Two", "buttons": [{"id": "next", "label": "On"}]},
        "options": {"confirm": {"enter": True}, "resolve": {"ask": "missing"}, "overlay": {"visible": True}},
    },
    {"id": "three", "content": {"text": "Three"}},
]


@pytest.fixture
def client(program: str) -> Iterator[Client]:
    with Client(program, clock="manual") as client:
        client.session_open(session="s", bounds=BOUNDS)
        client.add(tips=STEPS)
        client.go(animated=False)
        yield client


def standing(whole: tipd.SessionPicture) -> Any:
    """What of a picture outlasts the program: everything but the counts it began with."""
    tips = [{name: value for name, value in tip.items() if name != "z"} for tip in whole["tips"]]
    return tips, whole["overlay"], whole["regions"], whole["keys"], whole["tour"]


def step(client: Client) -> Any:
    return client.session_get()["tour"]["step"]


def test_handlers_decide_where_a_tour_goes(client: Client) -> None:
    asked: List[Any] = []

    def enter(event: tipd.ConfirmEvent) -> bool:
        asked.append(event)
        return True

    def where(event: tipd.ResolveEvent) -> tipd.ResolveAnswer:
        asked.append(event)
        return LIST

    client.on_confirm(enter)
    client.on_resolve(where)
    assert client.next(animated=False)["tour"]["coming"] == "two"
    assert step(client) == "one"
    client.dispatch()
    assert step(client) == "two"
    assert [event["event"] for event in asked] == ["confirm", "resolve"]
    assert [fault for event in asked for fault in faults(event, tipd.Event)] == []


@pytest.mark.parametrize("said, expected", [(False, "one"), ("skip", "three")])
def test_a_handler_may_say_no_or_pass_the_step_over(client: Client, said: Any, expected: str) -> None:
    client.on_confirm(lambda event: said)
    client.next(animated=False)
    client.dispatch()
    assert step(client) == expected


def test_an_answer_that_comes_too_late_is_dropped(client: Client) -> None:
    heard: List[Any] = []

    def decide(event: tipd.ConfirmEvent) -> bool:
        client.pause(animated=False)
        return True

    client.on_event(lambda session, event: heard.append(event["event"]))
    client.on_confirm(decide)
    client.next(animated=False)
    client.dispatch()
    assert [kind for kind in heard if kind in ("withdrawn", "paused", "unchanged")] == [
        *("withdrawn", "paused", "unchanged")
    ]
    assert step(client) == "one" and client.session_get()["tour"]["state"] == "paused"


def test_a_question_that_nobody_asked(client: Client) -> None:
    with pytest.raises(tipd.UnknownQuestion):
        client.answer(question="question-9", answer="no")
    client.next()
    with pytest.raises(tipd.WrongAnswer):
        client.answer(question="question-1", target=None)
    with pytest.raises(tipd.UnknownStep):
        client.go(step="four")


def test_every_result_of_a_life_is_what_its_type_says(client: Client) -> None:
    client.on_confirm(lambda event: True)
    client.on_resolve(lambda event: LIST)
    heard: List[Any] = []
    client.on_event(lambda session, event: heard.append(event))
    hover: tipd.Tip = {"id": "h", "target": LIST, "content": {"text": "?"}, "options": {"trigger": "hover"}}
    hint: tipd.Tip = {"id": "i", "target": LIST, "content": {"text": "!"}, "options": {"trigger": "hint"}}
    outside: tipd.Options = {"outside": {"press": {"report": True}}}
    tour, change = tipd.TourResult, tipd.ChangeResult
    found = [
        (client.session_update(events=["saved"], conditions={"expert": True}), change),
        (client.update(tip="three", target=LIST, options=outside, accessibility={"label": "3"}), change),
        (client.add(steps=["three"], at="two"), tour),
        (client.pause(), tour),
        (client.resume(), tour),
        (client.next(animated=False), tour),
        (client.show(tips=[hover, hint]), change),
        (client.pointer(point={"x": 110, "y": 110}), tipd.PointerResult),
        (client.clock_advance(by=1), tipd.ClockResult),
        (client.pointer(kind="press", point={"x": 5, "y": 5}), tipd.PointerResult),
        (client.key(key="Tab", shift=True), tipd.KeyResult),
        (client.tap(tip="i", region="hint"), tipd.TapResult),
        (client.session_get(), tipd.SessionPicture),
        (client.session_export(), tipd.SessionState),
        (client.pointer(kind="leave"), tipd.PointerResult),
        (client.clock_advance(by=1), tipd.ClockResult),
        (client.dismiss(tip="i", reason="seen"), change),
        (client.remove(step="one", animated=False), tour),
        (client.end(reason="later"), tour),
        (client.clock_advance(by=9), tipd.ClockResult),
    ]
    client.dispatch()
    assert [fault for result, kind in found for fault in faults(result, kind)] == []
    assert [fault for event in heard for fault in faults(event, tipd.Event)] == []
    assert len({event["event"] for event in heard}) > 8


def test_an_export_opens_the_same_session_elsewhere(client: Client, program: str) -> None:
    client.show(tip={"id": "a", "target": LIST, "content": {"text": "A"}, "data": {"n": 1}}, animated=False)
    state = client.session_export()
    with Client(program, clock="manual") as other:
        other.session_import(state=state)
        assert standing(other.session_get()) == standing(client.session_get())


def test_a_program_that_is_killed_comes_back_with_its_session(program: str) -> None:
    with Client(program, clock="manual", restart=True) as client:
        picture = Picture("s")
        picture.follow(client)
        client.session_open(session="s", bounds=BOUNDS, targets={"list": LIST})
        client.add(tips=STEPS[:1])
        client.go(animated=False)
        client.show(tip={"id": "a", "target": {"ref": "list"}, "content": {"text": "A"}}, animated=False)
        before = client.session_get()
        client.dispatch()
        os.kill(client.pid, signal.SIGKILL)
        with pytest.raises(tipd.ServerExited, match="SIGKILL"):
            client.request("session/get", timeout=None)
        after = client.session_get()
        client.dispatch()
        assert standing(after) == standing(before) and after["tips"]
        assert [*picture.tips.values()] == after["tips"] and picture.revision == after["revision"]
        client.next(animated=False)
        client.dispatch()
        assert [*picture.tips.values()] == client.session_get()["tips"]


def test_the_same_with_asyncio(program: str) -> None:
    async def main() -> None:
        async with AsyncClient(program, restart=True) as client:
            picture = Picture("s")
            picture.follow(client)
            restored = asyncio.Event()
            client.on_restore(lambda whole: restored.set())
            decided: List[str] = []

            async def enter(event: tipd.ConfirmEvent) -> bool:
                decided.append((await client.session_get())["tour"]["coming"] or "")
                return True

            entered = asyncio.Event()
            client.on_event(lambda s, event: entered.set() if event["event"] == "shown" and event["tip"] == "two" else None)
            client.on_confirm(enter)
            client.on_resolve(lambda event: LIST)
            await client.session_open(session="s", bounds=BOUNDS)
            await client.add(tips=STEPS)
            await client.go(animated=False)
            await client.session_get()
            os.kill(client.pid, signal.SIGKILL)
            await restored.wait()
            await client.next(animated=False)
            await entered.wait()
            whole = await client.session_get()
            assert decided == ["two"] and whole["tour"]["step"] == "two"
            assert [*picture.tips.values()] == whole["tips"] and picture.overlay == whole["overlay"]

    asyncio.run(main())

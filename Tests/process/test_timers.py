"""Time passes while nothing comes in, while much comes in, and while nobody reads."""

import itertools

import pytest

from samples import BOUNDS, LAYOUT, TIP
from waiting import settled, switches
from wire import request

SHOWN = {"event": "shown", "tip": TIP["id"], "origin": "timer"}


@pytest.fixture
def moving(start):
    """A session in which a tip has begun to come: a timer is pending for the end of its motion."""
    session = start()
    session.initialize()
    session.result("session/open", {"bounds": BOUNDS})
    shown = session.result("show", {"tip": TIP})
    assert shown["changes"][0]["motion"]["end"] > 0
    assert shown["events"] == []
    return session


def test_a_timer_fires_without_any_input(moving):
    told = moving.receive()
    assert told["method"] == "session/changed"
    assert told["params"]["events"] == [SHOWN]


def test_a_timer_fires_between_requests_that_never_cease(moving):
    for number in itertools.count(1000):
        moving.send(request(number, "layout", LAYOUT))
        message = moving.receive()
        if message.get("method") == "session/changed":
            break
        assert message["id"] == number
    assert message["params"]["events"] == [SHOWN]


def test_a_pending_timer_wakes_the_program_once(moving):
    before = settled(moving)
    moving.receive()
    settled(moving)
    assert switches(moving.pid) - before <= 3


def test_a_far_timer_does_not_wake_the_program(moving, some_seconds):
    moving.receive()
    options = {"overlay": {"visible": True, "fadeAfter": 600}}
    moving.result("show", {"tip": {**TIP, "id": "dimmed", "options": options}, "animated": False})
    before = settled(moving)
    some_seconds()
    assert switches(moving.pid) == before

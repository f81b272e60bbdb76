"""While nothing is pending the program does not run at all."""

import os

import pytest

from samples import BOUNDS, LAYOUT, TIP
from waiting import settled, state, switches, until
from wire import Framed, request


@pytest.mark.parametrize("clock", ["system", "manual"])
def test_nothing_wakes_an_idle_program(start, some_seconds, clock):
    session = start()
    session.initialize(clock=clock)
    session.result("layout", LAYOUT)
    session.result("session/open", {"bounds": BOUNDS})
    session.result("show", {"tip": TIP, "animated": False})
    before = settled(session)
    some_seconds()
    assert switches(session.pid) == before


def test_nothing_wakes_a_program_that_has_heard_nothing(start, some_seconds):
    session = start()
    before = settled(session)
    some_seconds()
    assert switches(session.pid) == before


def test_the_parent_watch_wakes_it_once_in_three_seconds(start, some_seconds):
    session = start()
    session.initialize(process_id=os.getpid())
    before = settled(session)
    # The other tipd ends at its first probe: about as many seconds as there are between two probes of this one.
    some_seconds()
    until(lambda: switches(session.pid) > before, "a probe")
    assert switches(session.pid) - before <= 3


def test_replies_that_nobody_reads_wake_nothing(start, some_seconds):
    session = start()
    session.initialize()
    for number in range(500):
        session.send(request(number, "layout", LAYOUT))
    before = settled(session)
    some_seconds()
    assert switches(session.pid) == before


def test_an_input_that_someone_made_non_blocking_wakes_nothing(start, some_seconds):
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    session = start(stdin=reader)
    os.write(writer, Framed.encode(request(1, "initialize", {})))
    session.receive()
    until(lambda: state(session.pid) == "S", "the program waits")
    before = switches(session.pid)
    some_seconds()
    assert switches(session.pid) == before
    os.close(reader)
    os.close(writer)

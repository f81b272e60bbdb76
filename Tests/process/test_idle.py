"""While nothing is pending the program does not run at all."""

import subprocess

import pytest

from samples import BOUNDS, LAYOUT, TIP
from waiting import state, unread, until
from wire import request


def switches(pid):
    """How often the process was put to sleep or taken off the processor, which it is after each time it ran."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)


def settled(session):
    """The count of switches once the program waits again."""
    until(lambda: state(session.pid) == "S", "the program waits")
    return switches(session.pid)


@pytest.fixture
def some_seconds(start):
    """Waits for something that takes seconds: a second tipd notices the end of the process that it watches."""

    def wait():
        watched = subprocess.Popen(["sleep", "infinity"])
        other = start()
        other.initialize(process_id=watched.pid)
        watched.kill()
        watched.wait()
        assert other.status() == 1

    return wait


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
    witness = subprocess.Popen(["sleep", "infinity"])
    session = start()
    session.initialize(process_id=witness.pid)
    before = settled(session)
    # The other tipd ends at its first probe: about as many seconds as there are between two probes of this one.
    some_seconds()
    until(lambda: switches(session.pid) > before, "a probe")
    assert switches(session.pid) - before <= 3
    witness.kill()
    witness.wait()


def test_replies_that_nobody_reads_wake_nothing(start, some_seconds):
    session = start()
    session.initialize()
    for number in range(500):
        session.send(request(number, "layout", LAYOUT))
    until(lambda: unread(session.input) == 0, "the program reads")
    before = settled(session)
    some_seconds()
    assert switches(session.pid) == before

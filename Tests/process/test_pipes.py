"""Slow and small pipes, and readers that never read or go away."""

import fcntl

import pytest

from flood import flood
from samples import LAYOUT
from wire import Framed, request

F_SETPIPE_SZ = 1031
PAGE = 4096


def memory(pid):
    """The resident memory of a process at its highest, in MiB."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmHWM:")) / 1024


@pytest.mark.memory
def test_a_client_that_never_reads_is_bounded_and_loses_nothing(start):
    session = start()
    session.initialize()
    rest, count = flood(session)
    assert memory(session.pid) < 200
    for number in range(count - 1):
        assert session.receive()["id"] == number
    session.write(rest)
    assert session.receive()["id"] == count - 1
    session.close_input()
    assert session.status() == 0


def test_a_client_that_never_reads_and_closes_does_not_keep_it(start):
    session = start()
    session.initialize()
    flood(session)
    session.close_input()
    assert session.status() == 1


def test_a_client_that_reads_nothing_at_the_end_does_not_keep_it(start):
    session = start()
    session.initialize()
    for number in range(500):
        session.send(request(number, "layout", LAYOUT))
    session.close_input()
    assert session.status() == 0


def test_50_000_requests_before_the_first_reply_is_read(start):
    session = start()
    session.initialize()
    session.write(b"".join(Framed.encode(request(number, "layout", LAYOUT)) for number in range(50_000)))
    for number in range(50_000):
        assert session.receive()["id"] == number


def test_pipes_of_one_page(start):
    session = start()
    fcntl.fcntl(session.input, F_SETPIPE_SZ, PAGE)
    fcntl.fcntl(session.output, F_SETPIPE_SZ, PAGE)
    session.initialize()
    session.write(b"".join(Framed.encode(request(number, "layout", LAYOUT)) for number in range(2000)))
    for number in range(2000):
        assert session.receive()["id"] == number


def test_it_ends_when_nobody_can_read_its_replies(start):
    session = start()
    session.initialize()
    session.process.stdout.close()
    session.send(request("lost", "layout", LAYOUT))
    assert session.status() == 1


def test_it_ends_when_the_reader_goes_while_replies_wait(start):
    session = start()
    session.initialize()
    flood(session)
    session.process.stdout.close()
    assert session.status() == 1

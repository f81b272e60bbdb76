"""Standard descriptors that are closed, shared, non-blocking, sockets or files."""

import fcntl
import os
import socket
import subprocess

import pytest

from samples import CONVERSATION
from waiting import read_to_end, unread, until
from wire import Framed, messages, request


def test_it_does_not_start_without_an_output(start):
    session = start(redirect=">&-", stderr=subprocess.PIPE)
    assert session.status() == 1
    assert session.process.stderr.read() == b"tipd: standard output is closed\n"


def test_it_ends_without_an_input(start):
    session = start(redirect="<&-")
    assert session.status() == 0
    assert session.rest() == []


def blocking(descriptor):
    """Whether writes to the open pipe behind `descriptor` wait."""
    return not fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_NONBLOCK


@pytest.mark.parametrize("before", [True, False], ids=["blocking", "non-blocking"])
@pytest.mark.parametrize("end", ["exit", "end of input", "lost"])
def test_a_shared_output_has_its_mode_back(start, before, end):
    reader, shared = os.pipe()
    os.set_blocking(shared, before)
    session = start(stdout=shared)
    session.send(request(1, "initialize", {}))
    until(lambda: unread(reader), "a reply")
    assert not blocking(shared)
    if end == "exit":
        session.notify("exit")
    elif end == "lost":
        session.write(b"Content-Length: many\r\n\r\n")
    session.close_input()
    session.status()
    assert blocking(shared) == before
    os.close(shared)
    assert messages(read_to_end(reader), Framed)[0]["id"] == 1
    os.close(reader)


def test_one_socket_for_both_directions(start):
    ours, theirs = socket.socketpair()
    session = start(stdin=theirs, stdout=theirs)
    theirs.close()
    ours.sendall(b"".join(Framed.encode(message) for message in CONVERSATION))
    assert [reply["id"] for reply in messages(read_to_end(ours.fileno()), Framed)] == [1, 2, "three", 4, 5, 6]
    assert session.status() == 0
    ours.close()


def test_an_input_that_someone_made_non_blocking(start):
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    session = start(stdin=reader)
    for message in CONVERSATION:
        until(lambda: unread(writer) == 0, "the program reads")
        os.write(writer, Framed.encode(message))
    assert [reply["id"] for reply in session.rest()] == [1, 2, "three", 4, 5, 6]
    assert session.status() == 0
    os.close(reader)
    os.close(writer)


def test_files_for_both_directions(start, tmp_path):
    source, result = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"".join(Framed.encode(message) for message in CONVERSATION))
    with source.open("rb") as stdin, result.open("wb") as stdout:
        assert start(stdin=stdin, stdout=stdout).status() == 0
    assert [reply["id"] for reply in messages(result.read_bytes(), Framed)] == [1, 2, "three", 4, 5, 6]

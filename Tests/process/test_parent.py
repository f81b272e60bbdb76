"""tipd never outlives its client, and never leaves one that lives.

In most of these tests the end of the input cannot tell: the test itself holds the writing end of the pipe.
"""

import ctypes
import os
import pathlib
import subprocess
import sys

import pytest

from flood import flood
from samples import LAYOUT
from session import Session
from waiting import read_to_end, settled, state, switches

PARENT = pathlib.Path(__file__).with_name("parent.py")
PR_SET_CHILD_SUBREAPER = 36
NO_SUCH_PROCESS = 2**22 + 1
"""Above the highest id that Linux gives."""


class Orphan:
    """tipd started by a parent of its own, over pipes that this process holds."""

    def __init__(self, program, *arguments):
        command = [sys.executable, str(PARENT), program, *arguments]
        self.session = Session(command, stderr=subprocess.PIPE)
        self.parent = self.session.process
        self.pid = int(self.parent.stderr.readline())

    def end_of_output(self):
        """Waits until tipd, the last writer, is gone; its exit status."""
        assert read_to_end(self.session.output) == b""
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.fixture
def start_orphan(program):
    """Starts tipd by a parent of its own; this process adopts it when the parent dies, and learns its exit status."""
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    orphans = []

    def starter(*arguments):
        orphans.append(Orphan(program, *arguments))
        return orphans[-1]

    yield starter
    for orphan in orphans:
        orphan.session.discard()
    libc.prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


def test_the_end_of_input_ends_it(start):
    session = start()
    session.initialize()
    session.close_input()
    assert session.status() == 0


@pytest.mark.parametrize("named_by", ["argument", "initialize"])
def test_it_follows_a_killed_parent(start_orphan, named_by):
    orphan = start_orphan(*(["--clientProcessId={parent}"] if named_by == "argument" else []))
    orphan.session.initialize(process_id=orphan.parent.pid if named_by == "initialize" else None)
    # Nobody collects the parent before tipd is gone, so that its process id still exists.
    orphan.parent.kill()
    assert orphan.end_of_output() == 1
    assert state(orphan.parent.pid) == "Z"


def test_it_follows_a_named_process_that_is_not_its_parent(start, bystander):
    session = start()
    session.initialize(process_id=bystander.pid)
    bystander.kill()
    bystander.wait()
    assert session.status() == 1


def test_it_follows_its_client_while_a_sibling_holds_the_input(start, bystander):
    session = start()
    session.initialize(process_id=bystander.pid)
    holder = subprocess.Popen(["sleep", "infinity"], pass_fds=[session.input])
    session.close_input()
    bystander.kill()
    bystander.wait()
    assert session.status() == 1
    assert holder.poll() is None, "the input was still held"
    holder.kill()
    holder.wait()


def test_it_follows_its_client_while_nobody_reads(start, bystander):
    session = start()
    session.initialize(process_id=bystander.pid)
    flood(session)
    bystander.kill()
    bystander.wait()
    assert session.status() == 1


@pytest.mark.parametrize("process_id", [NO_SUCH_PROCESS, 0, -1, None])
def test_a_process_that_cannot_be_seen_is_not_watched(start, bystander, process_id):
    # A second tipd, whose client dies, tells when a probe of the first would have come.
    session, other = start(), start()
    session.initialize(process_id=process_id)
    before = settled(session)
    other.initialize(process_id=bystander.pid)
    bystander.kill()
    bystander.wait()
    assert other.status() == 1
    assert switches(session.pid) == before
    assert "placement" in session.result("layout", LAYOUT)

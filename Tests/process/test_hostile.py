"""Signals at any moment, hosts that close one end, and many lives one after the other."""

import os
import random
import signal
import subprocess
import threading

import pytest

from samples import BOUNDS, CONVERSATION, LAYOUT, TIP
from waiting import DEADLINE, state, until
from wire import Framed, Lines, request

# Signals that do nothing to a program that has not asked for them, and a stop, after which system calls may be cut short.
HARMLESS = [signal.SIGCHLD, signal.SIGWINCH, signal.SIGURG, signal.SIGCONT]


def pester(session, ended):
    """Sends signals as fast as it can, until told to end; the program runs afterwards."""
    dice = random.Random(1)
    while not ended.is_set() and session.process.poll() is None:
        session.process.send_signal(dice.choice([*HARMLESS, signal.SIGSTOP]))
        session.process.send_signal(signal.SIGCONT)


@pytest.mark.parametrize("clock", ["system", "manual"])
def test_signals_at_any_moment_lose_nothing(start, clock):
    session = start()
    session.initialize(clock=clock)
    session.result("session/open", {"bounds": BOUNDS})
    ended = threading.Event()
    thread = threading.Thread(target=pester, args=(session, ended))
    thread.start()
    try:
        shown = 0
        for number in range(300):
            if number % 10 == 0:
                session.send(request("show", "show", {"tip": {**TIP, "id": str(number)}}))
            session.send(request(number, "layout", LAYOUT))
            while True:
                message = session.receive()
                shown += message.get("method") == "session/changed"
                if message.get("id") == number:
                    break
        # On the system clock the last tip's motion ends sooner or later.
        while clock == "system" and not shown:
            shown += session.receive().get("method") == "session/changed"
    finally:
        ended.set()
        thread.join(DEADLINE)
    session.process.send_signal(signal.SIGCONT)
    # Motions of other tips may end before the reply.
    session.send(request("end", "shutdown"))
    while (message := session.receive()).get("id") != "end":
        assert message["method"] == "session/changed"
    assert message["result"] is None
    session.notify("exit")
    assert session.status() == 0


def test_signals_while_nobody_reads_lose_nothing(start):
    session = start()
    session.initialize()
    ended = threading.Event()
    thread = threading.Thread(target=pester, args=(session, ended))
    thread.start()
    session.write(b"".join(Framed.encode(request(number, "layout", LAYOUT)) for number in range(500)))
    numbers = [session.receive()["id"] for _ in range(500)]
    ended.set()
    thread.join(DEADLINE)
    assert numbers == list(range(500))


def test_a_stopped_host_is_waited_for(start):
    session = start()
    session.initialize()
    session.send(request("before", "layout", LAYOUT))
    session.process.send_signal(signal.SIGSTOP)
    until(lambda: state(session.pid) == "T", "the program is stopped")
    session.send(request("while", "layout", LAYOUT))
    session.process.send_signal(signal.SIGCONT)
    assert [session.receive()["id"] for _ in range(2)] == ["before", "while"]


def test_a_host_that_closes_its_reading_end_alone_ends_it(start):
    session = start()
    session.initialize()
    session.process.stdout.close()
    session.send(request("lost", "layout", LAYOUT))
    assert session.status() == 1
    assert state(session.pid) == ""


def test_a_host_that_closes_its_writing_end_alone_gets_all_answers(start):
    session = start()
    session.write(b"".join(Framed.encode(message) for message in CONVERSATION[:-1]))
    session.close_input()
    assert [reply["id"] for reply in session.rest()] == [1, 2, "three", 4, 5, 6]
    assert session.status() == 0


def test_an_output_that_is_always_full_ends_it(start):
    with open("/dev/full", "wb") as full:
        session = start(stdout=full, stderr=subprocess.PIPE)
    session.send(request(1, "initialize", {}))
    assert session.status() == 1
    assert session.process.stderr.read() == b"tipd: error: Nobody reads standard output any more.\n"


def test_an_error_output_that_is_always_full_stops_nothing(start):
    with open("/dev/full", "wb") as full:
        session = start("--log-level", "debug", stderr=full, framing=Lines)
    session.initialize()
    session.send(b"{")
    assert session.receive()["error"]["code"] == -32700
    assert session.result("shutdown") is None
    session.notify("exit")
    assert session.status() == 0


LIVES = int(os.environ.get("TIPD_LIVES", "300"))
ENDS = [
    b"",
    b"{",
    Framed.encode(request(1, "initialize", {})),
    b"".join(Framed.encode(message) for message in CONVERSATION),
    b"Content-Length: many\r\n\r\n",
]


def test_many_lives_leave_nothing_behind(program, tmp_path):
    # Its children are those of this process alone: none may stay, as a process, a zombie or a file.
    before = children()
    for number in range(LIVES):
        process = subprocess.Popen(
            [program, "--record", tmp_path / "record"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path
        )
        process.communicate(ENDS[number % len(ENDS)], timeout=DEADLINE)
        assert process.returncode == [0, 1, 0, 0, 1][number % len(ENDS)]
    assert children() == before
    assert os.listdir(tmp_path) == ["record"]


def children():
    """The processes whose parent is this one."""
    found = set()
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                if int(file.read().rpartition(")")[2].split()[1]) == os.getpid():
                    found.add(int(name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found

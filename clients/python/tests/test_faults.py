# SPDX-License-Identifier: MIT
"""Dead, hung and foreign daemons: an exception that says so, never a hang."""

import os
import signal
import threading
from typing import Callable, Type

import pytest

import tipd
from tipd import Client
from tipd._greeting import check_server

from conftest import fake

Start = Callable[[str], Client]
BOUNDS: tipd.Rect = {"x": 0, "y": 0, "width": 9, "height": 9}


def ask(client: Client) -> object:
    return client.request("layout", timeout=None)


@pytest.mark.parametrize(
    "mode, error, words",
    [
        ("garbage", tipd.ProtocolError, "expected a header, got 'Hello, I am no server"),
        ("dies", tipd.ServerExited, "ended with status 3; its last lines.*\n.*font\nsorry"),
        ("other_program", tipd.ProtocolError, "not tipd; it says it is .*pylsp"),
        ("other_version", tipd.WrongVersion, r"tipd 9\.0\.0; this client needs 0\.1\.x"),
    ],
)
def test_a_start_that_fails(mode: str, error: Type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Client(fake(mode), timeout=None)


@pytest.mark.parametrize(
    "ours, theirs, fits",
    [
        *[("0.1.0", "0.1.9", True), ("0.1.0", "0.2.0", False), ("0.1.0", "0.10.0", False)],
        *[("0.1.0", "1.1.0", False), ("1.0.0", "1.9.2", True), ("1.0.0", "2.0.0", False)],
    ],
)
def test_versions_that_fit(
    monkeypatch: pytest.MonkeyPatch, ours: str, theirs: str, fits: bool
) -> None:
    monkeypatch.setattr("tipd._greeting.__version__", ours)
    info = {"serverInfo": {"name": "tipd", "version": theirs}}
    if fits:
        check_server(info)
        return
    with pytest.raises(tipd.WrongVersion):
        check_server(info)


@pytest.mark.parametrize("mode", ["silent", "deaf"])
def test_a_start_that_is_not_answered(mode: str) -> None:
    with pytest.raises(tipd.RequestTimeout, match="did not answer initialize within 0.2 s"):
        Client(fake(mode), timeout=0.2)


def test_a_program_that_sends_back_what_it_gets_is_not_tipd() -> None:
    before = set(threading.enumerate())
    with pytest.raises(tipd.ProtocolError, match="sends back what it gets: initialize came back"):
        Client("cat", timeout=None)
    assert set(threading.enumerate()) == before
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def test_a_failed_start_leaves_no_process_and_no_thread() -> None:
    before = set(threading.enumerate())
    with pytest.raises(tipd.RequestTimeout):
        Client(fake("silent"), timeout=0.2)
    assert set(threading.enumerate()) == before
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


@pytest.mark.parametrize(
    "mode, returncode, words",
    [
        ("dies_later", 7, "status 7; its last lines on stderr:\nout of memory"),
        ("killed", -9, "SIGKILL"),
        ("closes_stdout", -9, "SIGKILL"),
        ("half_message", 4, "status 4"),
        ("leaves_child", 5, "status 5"),
    ],
)
def test_a_daemon_that_dies_during_a_call(
    start: Start, mode: str, returncode: int, words: str
) -> None:
    client = start(mode)
    try:
        with pytest.raises(tipd.ServerExited, match=words) as caught:
            ask(client)
        assert caught.value.returncode == client.returncode == returncode
        assert caught.value.stderr_tail == client.stderr_tail
    finally:
        if mode == "leaves_child":
            os.kill(int(client.stderr_tail), signal.SIGKILL)


def test_a_dead_daemon_is_reported_by_everything_afterwards(start: Start) -> None:
    client = start("dies_later")
    calls: "list[Callable[[], object]]" = [client.session_get, client.dispatch, client.exit]
    for call in [lambda: ask(client), *calls]:
        with pytest.raises(tipd.ServerExited, match="status 7"):
            call()


def test_a_death_between_calls_ends_a_dispatch_that_waits(start: Start) -> None:
    client = start("good")
    os.kill(client.pid, signal.SIGKILL)
    with pytest.raises(tipd.ServerExited, match="SIGKILL"):
        client.dispatch(timeout=None)


def test_every_waiting_thread_learns_of_the_death() -> None:
    caught = []
    with Client(fake("late")) as client:

        def call() -> None:
            with pytest.raises(tipd.ServerExited) as error:
                client.request("show", timeout=None)
            caught.append(error.value)

        threads = [threading.Thread(target=call) for _ in range(3)]
        for thread in threads:
            thread.start()
        os.kill(client.pid, signal.SIGKILL)
        for thread in threads:
            thread.join()
    assert len({id(error) for error in caught}) == 3


def test_a_call_that_is_not_answered(start: Start) -> None:
    client = start("late")
    with pytest.raises(tipd.RequestTimeout, match="did not answer show within 0.1 s"):
        client.request("show", timeout=0.1)
    assert client.request("next") == {"method": "next", "params": None}


def test_an_answer_that_comes_too_late_still_changes_the_picture(start: Start) -> None:
    client = start("late")
    heard: "list[tipd.ChangeResult]" = []
    client.on_change(heard.append)
    with pytest.raises(tipd.RequestTimeout):
        client.request("show", timeout=0.1)
    assert client.dispatch(timeout=None) == 1
    assert [result["session"] for result in heard] == ["s"]


def test_a_daemon_that_does_not_read_cannot_hold_up_the_host() -> None:
    with Client(fake("stubborn")) as client:
        with pytest.raises(tipd.RequestTimeout):
            client.request("show", {"data": "x" * 1_000_000}, timeout=0.1)
        with pytest.raises(tipd.RequestTimeout):
            while True:
                client.request("show", timeout=0)


def test_a_stubborn_daemon_is_killed() -> None:
    client = Client(fake("stubborn"))
    client.close()
    assert client.returncode == -signal.SIGKILL


def test_a_daemon_that_talks_on_stderr_is_not_held_up(start: Start) -> None:
    client = start("chatty")
    for _ in range(3):
        client.request("next")
    client.close()
    assert len(client.stderr_tail) == 64 * 1024
    assert client.stderr_tail.endswith("x\nlast words\n")


def test_a_message_the_daemon_could_not_read_fails_its_call(start: Start) -> None:
    with pytest.raises(tipd.LimitExceeded, match="too long"):
        ask(start("unreadable"))


def test_questions_of_the_daemon_are_refused(start: Start) -> None:
    answer = ask(start("asks"))
    assert isinstance(answer, dict)
    assert (answer["id"], answer["error"]["code"]) == ("q", -32601)


def test_what_cannot_be_handed_over_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tipd._peer.WAITING", 1)
    monkeypatch.setattr("tipd._peer.TIMEOUT", 0.1)
    with Client(fake("stubborn")) as client:
        large = {"data": "x" * 1_000_000}
        # The daemon reads nothing: one message is on its way, one waits, and there is no room.
        for _ in range(2):
            with pytest.raises(tipd.RequestTimeout):
                client.request("show", large, timeout=0.1)
        for call in (lambda: client.request("show", timeout=0.1), lambda: client.set_trace(value="off")):
            with pytest.raises(tipd.RequestTimeout):
                call()

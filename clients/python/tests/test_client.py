# SPDX-License-Identifier: MIT
"""Calls, their ends, and what they send."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Callable

import pytest

import tipd
from tipd import Client

from conftest import fake

Start = Callable[[str], Client]
BOUNDS: tipd.Rect = {"x": 0, "y": 0, "width": 9, "height": 9}
TIP: tipd.Tip = {"target": {"ref": "a"}, "content": {"text": "b"}}
POINT: tipd.Point = {"x": 1, "y": 2}


@pytest.mark.parametrize(
    "call, method, params",
    [
        (
            lambda c: c.layout(bounds=BOUNDS, target={"point": POINT}, content={"text": "b"}),
            "layout",
            {"bounds": BOUNDS, "target": {"point": POINT}, "content": {"text": "b"}},
        ),
        (lambda c: c.layout(bounds=BOUNDS, items=[]), "layout", {"bounds": BOUNDS, "items": []}),
        (
            lambda c: c.session_open(bounds=BOUNDS, safeArea=0, targets={"a": None}),
            "session/open",
            {"bounds": BOUNDS, "safeArea": 0, "targets": {"a": None}},
        ),
        (lambda c: c.session_update(session="s"), "session/update", {"session": "s"}),
        (lambda c: c.session_get(), "session/get", {}),
        (lambda c: c.session_close(), "session/close", {}),
        (lambda c: c.dismiss(tips=[]), "dismiss", {"tips": []}),
        (lambda c: c.add(tips=[TIP]), "add", {"tips": [TIP]}),
        (lambda c: c.next(animated=False), "next", {"animated": False}),
        (lambda c: c.previous(), "previous", {}),
        (lambda c: c.tap(point=POINT), "tap", {"point": POINT}),
        (
            lambda c: c.tap(tip="a", region="arrow", session="s"),
            "tap",
            {"session": "s", "tip": "a", "region": "arrow"},
        ),
        (lambda c: c.clock_advance(by=0), "clock/advance", {"by": 0}),
    ],
)
def test_a_method_sends_what_is_given_and_nothing_else(
    start: Start, call: Callable[[Client], Any], method: str, params: object
) -> None:
    assert call(start("good")) == {"method": method, "params": params}


def test_the_constructor_initializes(tmp_path: Path) -> None:
    log = tmp_path / "first"
    script = (
        "import sys; i = sys.stdin.buffer; n = int(i.readline().split()[1]); i.readline();"
        f"open({str(log)!r}, 'wb').write(i.read(n))"
    )
    with pytest.raises(tipd.ServerExited):
        Client([sys.executable, "-c", script], clock="manual", options={"fill": "#000000"})
    message = __import__("json").loads(log.read_bytes())
    assert message["method"] == "initialize"
    assert message["params"] == {
        "processId": os.getpid(),
        "clientInfo": {"name": "tipd-python", "version": tipd.__version__},
        "capabilities": {},
        "initializationOptions": {"clock": "manual", "whole": True, "options": {"fill": "#000000"}},
    }


def test_the_server_introduces_itself(start: Start) -> None:
    assert start("good").info["serverInfo"]["name"] == "tipd"


def test_a_refusal_is_raised_and_the_client_lives_on(start: Start) -> None:
    client = start("good")
    with pytest.raises(tipd.InvalidParams, match=r"params\.x is no string") as caught:
        client.request("refuse")
    assert (caught.value.code, caught.value.path) == (-32602, "params.x")
    assert client.request("next") is not None


def test_calls_from_many_threads_get_their_own_answers(start: Start) -> None:
    client = start("good")
    wrong = []

    def call(number: int) -> None:
        for n in range(50):
            params = {"n": number * 1000 + n}
            if client.request("x", params)["params"] != params:
                wrong.append(params)

    threads = [threading.Thread(target=call, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_text_of_any_kind_goes_there_and_back(start: Start) -> None:
    text = {"text": "ä € 😀 \u2028 \0 \"\\", "large": "日本" * 100_000}
    assert start("good").request("x", text)["params"] == text


def test_leaving_the_context_ends_the_daemon_with_status_0() -> None:
    with Client(fake("good")) as client:
        assert client.returncode is None
    assert client.returncode == 0


def test_close_leaves_no_thread() -> None:
    before = set(threading.enumerate())
    Client(fake("good")).close()
    assert set(threading.enumerate()) == before


def test_close_may_be_called_again_and_after_shutdown_and_exit() -> None:
    client = Client(fake("good"))
    client.shutdown()
    client.exit()
    client.close()
    client.close()
    assert client.returncode == 0


def test_an_exception_inside_the_context_comes_out() -> None:
    with pytest.raises(KeyError), Client(fake("good")) as client:
        raise KeyError
    assert client.returncode == 0


def test_after_close_every_call_says_so(start: Start) -> None:
    client = start("good")
    client.close()
    for call in (client.session_get, client.exit):
        with pytest.raises(tipd.ClientClosed):
            call()
    assert client.dispatch(timeout=None) == 0


def test_a_call_that_waits_is_ended_by_close(start: Start) -> None:
    client = start("late")
    caught = []

    def call() -> None:
        with pytest.raises(tipd.ClientClosed) as error:
            client.request("show", timeout=None)
        caught.append(error)

    thread = threading.Thread(target=call)
    thread.start()
    client.close()
    thread.join()
    assert len(caught) == 1


def test_a_host_that_forgets_to_close_ends_with_its_daemon() -> None:
    script = f"from tipd import Client; print(Client({fake('good')!r}).pid)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment
    )
    assert (done.returncode, done.stderr) == (0, "")
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)

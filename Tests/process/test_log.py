"""`--log-level` and what a host is told of the log."""

import re

import pytest

from samples import BOUNDS, LAYOUT
from wire import Framed, Lines, notification, request

CALLS = [
    request(1, "initialize", {"initializationOptions": {"clock": "manual"}}),
    request(2, "layout", LAYOUT),
    b"{",
    request(3, "layout", {"bounds": BOUNDS, "oops": 1}),
    notification("dismiss", {"tip": 1}),
    notification("no/such"),
    request(4, "shutdown"),
    notification("exit"),
]
LINES = {
    "error": [],
    "warning": [
        "tipd: warning: The message is not JSON: the end of the text at byte 1.",
        "tipd: warning: A message was refused: params.oops: found an unknown member",
        "tipd: warning: A notification was refused: params.tip: found 1; expected",
        "tipd: warning: A notification does nothing: There",
    ],
    "info": [
        "tipd: info: The connection has begun.",
        *["tipd: warning: "] * 4,
        "tipd: info: The connection is shut down.",
        "tipd: info: The program ends with the status 0.",
    ],
    "debug": [
        "tipd: info: The connection has begun.",
        "tipd: debug: Answered initialize, id 1.",
        "tipd: debug: Answered layout, id 2.",
        "tipd: warning: The message is not JSON",
        "tipd: warning: A message was refused: params.oops",
        "tipd: debug: Answered layout, id 3.",
        "tipd: warning: A notification was refused: params.tip",
        "tipd: warning: A notification does nothing: There",
        "tipd: info: The connection is shut down.",
        "tipd: debug: Answered shutdown, id 4.",
        "tipd: info: The program ends with the status 0.",
    ],
}


def logged(start, tmp_path, calls, *arguments, framing=Framed):
    """The lines on standard error."""
    with (tmp_path / "errors").open("wb") as errors:
        session = start(*arguments, stderr=errors, framing=framing)
        session.write(b"".join(framing.encode(call) for call in calls))
        session.close_input()
        session.rest()
        session.status()
    return (tmp_path / "errors").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("level", "expected"), LINES.items(), ids=LINES)
def test_a_level_has_its_lines_and_the_graver_ones(start, tmp_path, level, expected):
    found = logged(start, tmp_path, CALLS, "--log-level", level)
    assert [line[: len(begin)] for line, begin in zip(found, expected, strict=True)] == expected


def test_without_a_level_it_is_that_of_errors(start, tmp_path):
    assert logged(start, tmp_path, CALLS) == []
    lost = logged(start, tmp_path, [], "--log-level=error")
    assert lost == []
    session_lines = logged(start, tmp_path, CALLS[:1] + [b"x"], framing=Broken)
    assert session_lines == ['tipd: error: The stream cannot be followed: found the Content-Length "many"; it must be a number of bytes, digits only.']


class Broken(Framed):
    """A client whose second header cannot be read."""

    @staticmethod
    def encode(message):
        return b"Content-Length: many\r\n\r\n" if message == b"x" else Framed.encode(message)


def test_a_line_of_the_log_is_one_line(start, tmp_path):
    call = b'{"jsonrpc":"2.0","id":9,"method":"a\\nb\\u001b[2J\\u0000"}'
    found = logged(start, tmp_path, [CALLS[0], call], "--log-level", "warning")
    assert found == ['tipd: warning: A message was refused: There is no method "a\ufffdb\ufffd[2J\ufffd".']


def test_the_manual_clock_tells_no_durations_and_the_real_one_does(start, tmp_path):
    manual = logged(start, tmp_path, CALLS[:2], "--log-level", "debug")
    real = logged(start, tmp_path, [request(1, "initialize", {}), CALLS[1]], "--log-level", "debug")
    assert "tipd: debug: Answered layout, id 2." in manual
    assert any(re.fullmatch(r"tipd: debug: Answered layout, id 2, in [0-9.]+ ms\.", line) for line in real)


@pytest.mark.parametrize(("clock", "told"), [("manual", ""), ("system", r", in [0-9.]+ ms")])
def test_a_trace_tells_durations_of_the_real_clock(start, clock, told):
    session = start()
    session.initialize(clock=clock)
    session.notify("$/setTrace", {"value": "messages"})
    session.send(request("timed", "layout", LAYOUT))
    message = session.receive()["params"]["message"]
    assert re.fullmatch(rf'Answered layout, id "timed"{told}\.', message), message


UNSERVED = {
    "no/such": 'A notification does nothing: There is no method "no/such".',
    "sesion/update": 'A notification does nothing: There is no method "sesion/update". Did you mean "session/update"?',
    "layout": "A notification does nothing: layout must be a request.",
}


@pytest.mark.parametrize(("method", "text"), UNSERVED.items(), ids=UNSERVED)
def test_a_host_that_traces_hears_of_notifications_that_do_nothing(start, method, text):
    session = start(framing=Lines)
    session.initialize()
    session.notify(method)
    session.notify("$/setTrace", {"value": "messages"})
    session.notify(method)
    session.notify("$/no/such")
    assert session.receive()["params"]["type"] == 2
    session.notify(method)
    assert session.receive() == notification("window/logMessage", {"type": 2, "message": text})


def test_a_log_level_changes_nothing_that_a_host_hears(start):
    def heard(*arguments):
        session = start(*arguments)
        session.write(b"".join(Framed.encode(call) for call in CALLS))
        return session.rest()

    assert heard("--log-level", "debug") == heard()

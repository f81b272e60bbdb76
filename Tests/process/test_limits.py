"""Every limit that protocol.md names: what is at it passes, what is beyond it is refused in words, and nothing is lost."""

import json
import pathlib
import re

import pytest

from samples import BOUNDS, CONTENT, LAYOUT, TARGET, TIP
from wire import Framed, Lines, compact, notification, request

PAGE = pathlib.Path(__file__).resolve().parents[2] / "protocol.md"
MIB = 1024 * 1024


@pytest.fixture
def session(start):
    """A program with a session that is open."""
    found = start()
    found.initialize(clock="manual", outline="none")
    found.result("session/open", {"session": "s", "bounds": BOUNDS})
    return found


def limits():
    """The limits of protocol.md: the number of each by its name."""
    text = PAGE.read_text(encoding="utf-8").partition("### Limits\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (.*?) \| ([0-9,]+)(?: (MiB|KiB))? ", text, re.M)
    units = {"MiB": MIB, "KiB": 1024, "": 1}
    return {name: int(number.replace(",", "")) * units[unit] for name, number, unit in rows}


LIMITS = limits()


def test_the_limits_of_the_page_are_those_of_the_tests():
    assert LIMITS == {
        "a message": 16 * MIB,
        "a header": 8 * 1024,
        "nested objects and lists": 128,
        "a batch": 1000,
        "the answers to a batch": 64 * MIB,
        "output that waits": 64 * MIB,
        "a text": 100_000,
        "a name": 256,
        "items and tips of a request": 100_000,
        "sessions": 1000,
        "tips and steps of a session": 20_000,
        "named targets of a session": 20_000,
        "conditions of a session": 20_000,
        "fonts": 64,
        "advances of a font": 65_536,
        "a record": 1024 * MIB,
    }


def padded(message, size):
    """The message with blanks up to a size."""
    return compact(message).ljust(size)


def test_a_message(session):
    session.send(padded(request("at", "session/get"), LIMITS["a message"]))
    assert session.receive()["id"] == "at"
    session.send(padded(request("beyond", "session/get"), LIMITS["a message"] + 1))
    error = session.receive()["error"]
    assert (error["code"], error["data"]) == (-32600, {"kind": "invalidRequest", "limit": LIMITS["a message"]})
    assert session.result("session/get")["session"] == "s"


def test_a_line(start):
    session = start(framing=Lines)
    session.initialize()
    session.send(padded(request("at", "layout", LAYOUT), LIMITS["a message"]))
    assert session.receive()["id"] == "at"
    session.send(padded(request("beyond", "layout", LAYOUT), LIMITS["a message"] + 1))
    assert session.receive()["error"]["data"] == {"kind": "invalidRequest", "limit": LIMITS["a message"]}
    assert "placement" in session.result("layout", LAYOUT)


@pytest.mark.parametrize("excess", [0, 1])
def test_a_header(session, excess):
    body = compact(request("header", "session/get"))
    end = b"\r\nContent-Length: %d\r\n\r\n" % len(body)
    session.write(b"X: ".ljust(LIMITS["a header"] - len(end) + excess, b"x") + end + body)
    if not excess:
        assert session.receive()["id"] == "header"
        return
    (answer,) = session.rest()
    assert (answer["id"], answer["error"]["data"]) == (None, {"kind": "parse", "limit": LIMITS["a header"]})
    assert session.status() == 1


def test_nesting(session):
    # The data of a tip lies in three objects of the message.
    limit = LIMITS["nested objects and lists"]
    show = compact(request("deep", "show", {"tip": {**TIP, "data": "@"}}))
    for depth in (limit - 3, limit - 2):
        session.send(show.replace(b'"@"', b"[" * depth + b"]" * depth))
        answer = session.receive()
        if depth == limit - 3:
            assert answer["id"] == "deep" and "result" in answer
    assert (answer["id"], answer["error"]["code"]) == (None, -32700)
    assert f"deeper than {limit}" in answer["error"]["message"]


def test_a_batch(session):
    calls = [request(number, "session/get") for number in range(LIMITS["a batch"] + 1)]
    session.send(calls[1:])
    assert [answer["id"] for answer in session.receive()] == list(range(1, len(calls)))
    session.send(calls)
    error = session.receive()["error"]
    assert (error["code"], error["data"]) == (-32600, {"kind": "invalidRequest", "limit": LIMITS["a batch"]})
    assert "at most 1000 messages, not 1001" in error["message"]


def show_large(session, size):
    """Shows a tip that makes each answer to session/get so long, and little work."""
    session.result("show", {"tip": {**TIP, "data": "x" * size}, "animated": False})


def test_the_answers_to_a_batch(session):
    show_large(session, 4 * MIB)
    calls = [request(number, "session/get") for number in range(20)]
    other = notification("session/open", {"session": "other", "bounds": BOUNDS})
    session.send([*calls, other, request("other", "session/get", {"session": "other"})])
    answers = session.receive()
    assert [answer["id"] for answer in answers] == [*range(20), "other"]
    served = [answer for answer in answers if "result" in answer]
    refused = [answer for answer in answers if "error" in answer]
    assert answers == served + refused
    limit = LIMITS["the answers to a batch"]
    assert len(served) == 1 + limit // len(compact(served[0]))
    for answer in refused:
        assert (answer["error"]["code"], answer["error"]["data"]) == (-32600, {"kind": "invalidRequest", "limit": limit})
    # What is no request was served all the same.
    assert session.result("session/get", {"session": "other"})["tips"] == []


def resident(pid):
    """The resident memory of a process at its highest."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmHWM:")) * 1024


@pytest.mark.memory
def test_output_that_waits(session):
    show_large(session, MIB)
    count = 300
    session.write(b"".join(Framed.encode(request(number, "session/get")) for number in range(count)))
    # One read of input, 64 KiB, holds all the requests and asks for some times more than may wait.
    for number in range(count):
        answer = session.receive()
        assert answer["id"] == number
    assert len(compact(answer)) * count > 4 * LIMITS["output that waits"]
    assert resident(session.pid) < 3 * LIMITS["output that waits"]


def test_a_text(session):
    def show(text):
        tip = {"target": TARGET, "content": {"text": text}}
        return session.ask("layout", {"bounds": BOUNDS, "outline": "none", **tip})

    assert "result" in show("é" * LIMITS["a text"])
    error = show("é" * (LIMITS["a text"] + 1))["error"]
    assert error["data"]["path"] == "params.content.text"
    assert error["data"]["expected"] == f"a text of 0 to {LIMITS['a text']} characters"


def test_a_name(session):
    longest = "é" * LIMITS["a name"]
    assert session.result("session/open", {"session": longest, "bounds": BOUNDS})["session"] == longest
    error = session.error("session/open", {"session": longest + "x", "bounds": BOUNDS})
    assert error["data"]["expected"] == f"a text of 1 to {LIMITS['a name']} characters"


def test_items_and_tips_of_a_request(session):
    items = [{}] * LIMITS["items and tips of a request"]
    assert len(session.result("layout", {"bounds": BOUNDS, "items": items})["items"]) == len(items)
    error = session.error("layout", {"bounds": BOUNDS, "items": [*items, {}]})
    assert error["data"]["expected"].startswith(f"a list of 1 to {len(items)}, ")


def limit_error(name, limit):
    """The data of the error of a limit."""
    return {"kind": "limit", "name": name, "limit": limit}


def test_sessions(session):
    for _ in range(LIMITS["sessions"] - 1):
        session.result("session/open", {"bounds": BOUNDS})
    error = session.error("session/open", {"bounds": BOUNDS})
    assert (error["code"], error["data"]) == (7, limit_error("sessions", LIMITS["sessions"]))


def test_tips_and_steps_of_a_session(session):
    limit = LIMITS["tips and steps of a session"]
    step = {"target": TARGET, "content": CONTENT}
    session.result("add", {"tips": [step] * limit})
    for method in ("add", "show"):
        error = session.error(method, {"tip": step})
        assert (error["code"], error["data"]) == (7, limit_error("tipsPerSession", limit))


def test_named_targets_of_a_session(session):
    limit = LIMITS["named targets of a session"]
    session.result("session/update", {"targets": {str(number): TARGET for number in range(limit)}})
    session.result("session/update", {"targets": {"0": {"point": {"x": 1, "y": 1}}}})
    error = session.error("session/update", {"targets": {"one more": TARGET}})
    assert (error["code"], error["data"]) == (7, limit_error("targetsPerSession", limit))
    session.result("session/update", {"targets": {"0": None}})
    session.result("session/update", {"targets": {"one more": TARGET, "none": None}})
    error = session.error("session/update", {"targets": {"0": TARGET}})
    assert (error["code"], error["data"]) == (7, limit_error("targetsPerSession", limit))


def test_conditions_of_a_session(session):
    limit = LIMITS["conditions of a session"]
    session.result("session/update", {"conditions": {str(number): True for number in range(limit)}})
    session.result("session/update", {"conditions": {"0": False}})
    error = session.error("session/update", {"conditions": {"one more": True}})
    assert (error["code"], error["data"]) == (7, limit_error("conditionsPerSession", limit))


FONT = {"unitsPerEm": 10, "ascent": 8, "descent": 2}


def test_fonts(session):
    for number in range(LIMITS["fonts"]):
        session.result("font/register", {**FONT, "family": str(number), "advances": {"a": 5}})
    error = session.error("font/register", {**FONT, "family": "one more", "advances": {"a": 5}})
    assert (error["code"], error["data"]) == (7, limit_error("fonts", LIMITS["fonts"]))


def test_advances_of_a_font(session):
    limit = LIMITS["advances of a font"]
    run = {"first": 0x10000, "advances": [5] * limit}
    font = {**FONT, "family": "wide"}
    assert session.result("font/register", {**font, "advances": [run]})["characters"] == limit
    other = {"first": 97, "advances": [5]}
    error = session.error("font/register", {**font, "advances": [run, other]})
    assert (error["code"], error["data"]) == (7, limit_error("advances", limit))


def test_a_refusal_changes_nothing(session):
    session.result("show", {"tip": TIP, "animated": False})
    before = session.result("session/get")
    tips = [{**TIP, "id": str(number)} for number in range(LIMITS["tips and steps of a session"])]
    assert session.error("show", {"tips": tips})["code"] == 7
    assert session.error("add", {"tips": [*tips, TIP]})["code"] in (4, 7)
    assert json.dumps(session.result("session/get")) == json.dumps(before)

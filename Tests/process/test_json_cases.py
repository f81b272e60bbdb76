"""RFC 8259 by cases: what must be accepted is, what must be refused is, and the connection lives on."""

import json
import os
import pathlib

import pytest

from samples import BOUNDS, LAYOUT, TIP
from session import Session
from waiting import readable
from wire import compact, request

FILE = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "json" / "cases.jsonl"


def cases():
    """Each case: its name, whether it is JSON (None: the standard leaves it open), and its bytes."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if "hex" in case:
            data = bytes.fromhex(case["hex"])
        else:
            data = "".join(text * count for text, count in case.get("parts", [[case.get("text"), 1]])).encode()
        yield case["name"], {"accept": True, "refuse": False, "either": None}[case["expect"]], data


CASES = list(cases())
JSON = [(name, data) for name, is_json, data in CASES if is_json or is_json is None]


def codes(answer):
    """The codes of the errors of an answer to something that is no request."""
    return {part["error"]["code"] for part in (answer if isinstance(answer, list) else [answer])}


@pytest.fixture(scope="module")
def alive(program):
    """One program for all cases: each must leave it able to answer the next."""
    session = Session([program])
    session.initialize(clock="manual")
    yield session
    assert "placement" in session.result("layout", LAYOUT)
    session.discard()


def test_there_are_cases_of_all_kinds():
    assert len({name for name, _, _ in CASES}) == len(CASES) > 400
    assert {is_json for _, is_json, _ in CASES} == {True, False, None}


@pytest.mark.parametrize(("is_json", "data"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_as_a_message(alive, is_json, data):
    alive.send(data)
    # None of the cases is a JSON-RPC message, so all that are JSON are invalid requests.
    assert codes(alive.receive()) == ({-32700} if is_json is False else {-32600})


@pytest.mark.parametrize("data", [case[1] for case in JSON], ids=[case[0] for case in JSON])
def test_as_data_that_comes_back(start, data):
    """What is JSON comes back byte for byte; but nothing with U+0000 does, nor what would nest too deep in a message."""
    session = start()
    session.initialize()
    session.result("session/open", {"bounds": BOUNDS})
    text = data.removeprefix(b"\xef\xbb\xbf").strip(b" \t\r\n")
    show = compact(request("show", "show", {"tip": {**TIP, "data": "@"}})).replace(b'"@"', text)
    session.send(show)
    answer = session.receive()
    if data.startswith((b"[" * 128, b'{"a":' * 125)):
        assert answer["error"]["code"] == -32700
    elif b"\\u0000" in data:
        assert answer["error"]["data"]["path"] == "params.tip.data"
    else:
        tip = answer["result"]["changes"][0]
        assert json.dumps(tip["data"]) == json.dumps(json.loads(text))


def test_the_source_of_data_comes_back_byte_for_byte(start):
    session = start()
    session.initialize()
    session.result("session/open", {"bounds": BOUNDS})
    source = b'{ "b" : [1.0, 1E+2,\t-0 ], "a":"\\u00e9\\/ \xc3\xa9", "a":\n1e400 }'
    session.send(compact(request("show", "show", {"tip": {**TIP, "data": "@"}})).replace(b'"@"', source))
    while source not in session.received:
        assert readable(session.output), session.received
        session.received += os.read(session.output, 1 << 16)

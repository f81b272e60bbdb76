"""A message that is no message costs only itself."""

import random

import pytest

from samples import LAYOUT
from wire import Framed, Lines, compact, request

FRAMINGS = pytest.mark.parametrize("framing", [Framed, Lines], ids=lambda framing: framing.name)

BROKEN = {
    "cut": b'{"jsonrpc":"2.0","id":1,"method":"lay',
    "word": b"hello",
    "trailing comma": b'{"jsonrpc":"2.0","id":1,"method":"layout",}',
    "two values": b'{"jsonrpc":"2.0"} {}',
    "not a number": b'{"jsonrpc":"2.0","id":1,"method":"layout","params":{"x":NaN}}',
    "number with a leading zero": b'{"jsonrpc":"2.0","id":01,"method":"layout"}',
    "latin-1": '{"jsonrpc":"2.0","id":1,"method":"café"}'.encode("latin-1"),
    "control character in a string": b'{"jsonrpc":"2.0","id":1,"method":"a\tb"}',
    "zero bytes": b"\0" * 40,
    "100,000 open brackets": b"[" * 100_000,
}


@FRAMINGS
@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
def test_broken_json_is_answered_and_life_goes_on(start, framing, body):
    session = start(framing=framing)
    session.initialize()
    session.send(body)
    answer = session.receive()
    assert answer["id"] is None
    assert answer["error"]["code"] == -32700
    assert answer["error"]["data"]["kind"] == "parse"
    assert 0 <= answer["error"]["data"]["offset"] <= len(body)
    assert "placement" in session.result("layout", LAYOUT)


REFUSED = {
    "a string": (b'"hello"', None),
    "an empty object": (b"{}", None),
    "an empty batch": (b"[]", None),
    "no version": (b'{"id":7,"method":"layout"}', 7),
    "another version": (b'{"jsonrpc":"1.0","id":7,"method":"layout"}', 7),
    "method a number": (b'{"jsonrpc":"2.0","id":7,"method":1}', 7),
    "params a string": (b'{"jsonrpc":"2.0","id":7,"method":"layout","params":"x"}', 7),
    "id true": (b'{"jsonrpc":"2.0","id":true,"method":"layout"}', None),
    "id an object": (b'{"jsonrpc":"2.0","id":{},"method":"layout"}', None),
    "id null": (b'{"jsonrpc":"2.0","id":null,"method":"layout"}', None),
}


@FRAMINGS
@pytest.mark.parametrize(("body", "identifier"), REFUSED.values(), ids=REFUSED)
def test_json_that_is_no_message_is_refused(start, framing, body, identifier):
    session = start(framing=framing)
    session.initialize()
    session.send(body)
    answer = session.receive()
    assert (answer["id"], answer["error"]["code"]) == (identifier, -32600)
    assert "placement" in session.result("layout", LAYOUT)


SILENT = {
    "an unknown notification": b'{"jsonrpc":"2.0","method":"no/such/notification"}',
    "a notification with bad params": b'{"jsonrpc":"2.0","method":"layout","params":{"bounds":1}}',
    "an optional notification": b'{"jsonrpc":"2.0","method":"$/no/such"}',
    "a cancellation without an id": b'{"jsonrpc":"2.0","method":"$/cancelRequest"}',
    "an answer to nothing": b'{"jsonrpc":"2.0","id":99,"result":null}',
}


@FRAMINGS
@pytest.mark.parametrize("body", SILENT.values(), ids=SILENT)
def test_what_is_no_request_is_not_answered(start, framing, body):
    session = start(framing=framing)
    session.initialize()
    session.send(body)
    session.result("layout", LAYOUT)


def test_a_byte_order_mark_and_a_lone_surrogate_are_forgiven(start):
    session = start()
    session.initialize()
    session.send(b"\xef\xbb\xbf" + compact(request("bom", "layout", LAYOUT)))
    assert "result" in session.receive()
    half = compact(request("half", "layout", {**LAYOUT, "content": {"text": "cut @"}}))
    session.send(half.replace(b"@", b"\\ud83d"))
    assert "result" in session.receive()


@pytest.mark.parametrize("seed", range(20))
def test_random_bytes_are_survived_or_end_the_stream(start, seed):
    dice = random.Random(seed)
    session = start()
    session.initialize()
    try:
        session.write(dice.randbytes(30_000))
        session.close_input()
    except BrokenPipeError:
        pass
    assert all(answer["id"] is None for answer in session.rest())
    assert session.status() in (0, 1)


@pytest.mark.parametrize(
    "cut", [b"C", b"Content-Length: 10", b"Content-Length: 10\r\n\r\n", b"Content-Length: 10\r\n\r\n{"]
)
def test_the_end_inside_a_message_is_a_failure(start, cut):
    session = start()
    session.initialize()
    session.write(cut)
    session.close_input()
    session.rest()
    assert session.status() == 1


@FRAMINGS
def test_the_end_between_messages_is_no_failure(start, framing):
    session = start(framing=framing)
    session.initialize()
    session.close_input()
    assert session.rest() == []
    assert session.status() == 0


def test_the_end_before_the_first_byte_is_no_failure(start):
    session = start()
    session.close_input()
    assert session.rest() == []
    assert session.status() == 0

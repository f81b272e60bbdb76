"""Header blocks as real clients write them, and as no client should."""

import pytest

from samples import LAYOUT
from wire import compact, request

BODY = compact(request("odd", "layout", LAYOUT))
LENGTH = b"%d" % len(BODY)

SERVED = {
    "lower case": b"content-length: %b\r\n\r\n",
    "upper case": b"CONTENT-LENGTH: %b\r\n\r\n",
    "no blank after the colon": b"Content-Length:%b\r\n\r\n",
    "two blanks": b"Content-Length:  %b\r\n\r\n",
    "tab and blank after the value": b"Content-Length:\t%b \r\n\r\n",
    "line feeds alone": b"Content-Length: %b\n\n",
    "type before the length": b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %b\r\n\r\n",
    "type after the length": b"Content-Length: %b\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
    "unknown header first": b"X-Client: a: b\r\nContent-Length: %b\r\n\r\n",
    "4 KiB of unknown headers": b"X-Client: %b\r\n" % (b"x" * 100) * 40 + b"Content-Length: %b\r\n\r\n",
    "the same length twice": b"Content-Length: %b\r\nContent-Length: %b\r\n\r\n",
    "leading zeros": b"Content-Length: 000%b\r\n\r\n",
    "blank lines before": b"\r\n\r\n\nContent-Length: %b\r\n\r\n",
}


@pytest.mark.parametrize("header", SERVED.values(), ids=SERVED)
def test_served(start, header):
    session = start()
    session.initialize()
    session.write(header.replace(b"%b", LENGTH) + BODY)
    assert "result" in session.receive()
    assert "placement" in session.result("layout", LAYOUT)


LOST = {
    "no length": b"Content-Type: application/vscode-jsonrpc\r\n\r\n",
    "a word": b"Content-Length: many\r\n\r\n",
    "nothing": b"Content-Length:\r\n\r\n",
    "negative": b"Content-Length: -5\r\n\r\n",
    "with a sign": b"Content-Length: +%b\r\n\r\n",
    "with a fraction": b"Content-Length: %b.0\r\n\r\n",
    "hexadecimal": b"Content-Length: 0x10\r\n\r\n",
    "20 digits": b"Content-Length: 99999999999999999999\r\n\r\n",
    "400 digits": b"Content-Length: %b\r\n\r\n".replace(b"%b", b"9" * 400),
    "two different lengths": b"Content-Length: %b\r\nContent-Length: 3\r\n\r\n",
}


@pytest.mark.parametrize("header", LOST.values(), ids=LOST)
def test_without_a_length_the_stream_is_lost(start, header):
    session = start()
    session.initialize()
    session.write(header.replace(b"%b", LENGTH) + BODY)
    (answer,) = session.rest()
    assert answer["id"] is None
    assert answer["error"]["code"] == -32700
    assert session.status() == 1


def test_an_endless_header_is_not_collected_for_ever(start):
    session = start()
    session.initialize()
    session.write(b"X-Client: " + b"x" * 20_000)
    (answer,) = session.rest()
    assert answer["error"]["code"] == -32700
    assert session.status() == 1


def test_an_empty_body_is_broken_json(start):
    session = start()
    session.initialize()
    session.write(b"Content-Length: 0\r\n\r\n")
    answer = session.receive()
    assert (answer["id"], answer["error"]["code"]) == (None, -32700)
    assert "placement" in session.result("layout", LAYOUT)


def test_another_charset_is_refused(start):
    session = start()
    session.initialize()
    session.write(
        b"Content-Length: %b\r\nContent-Type: application/vscode-jsonrpc; charset=utf-16\r\n\r\n" % LENGTH + BODY
    )
    answer = session.receive()
    assert (answer["id"], answer["error"]["code"]) == (None, -32600)
    assert "placement" in session.result("layout", LAYOUT)


def test_a_body_of_ten_megabytes(start):
    session = start()
    session.initialize()
    session.send(BODY + b" " * 10_000_000)
    assert "result" in session.receive()


def test_a_body_over_the_limit_is_skipped(start):
    session = start()
    session.initialize()
    session.send(BODY + b" " * 17_000_000)
    answer = session.receive()
    assert (answer["id"], answer["error"]["code"]) == (None, -32600)
    assert answer["error"]["data"]["limit"] == 16 * 1024 * 1024
    assert "placement" in session.result("layout", LAYOUT)


def test_a_huge_length_reserves_nothing(start):
    session = start()
    session.initialize()
    session.write(b"Content-Length: 4611686018427387904\r\n\r\n{")
    session.close_input()
    assert all(answer["id"] is None for answer in session.rest())
    assert session.status() == 1

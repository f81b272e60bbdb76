# SPDX-License-Identifier: MIT
"""Bytes to bodies, for every way the bytes may be cut."""

from typing import List

import pytest

from tipd import ProtocolError
from tipd._framing import MAX_BODY, MAX_HEADER, FrameDecoder, frame

BODIES = [b'{"a":1}', b"", "äöü € 😀".encode(), b"\r\n\r\nContent-Length: 3\r\n\r\n", b"x" * 300]


def decoded(*pieces: bytes) -> List[bytes]:
    decoder = FrameDecoder()
    return [body for piece in pieces for body in decoder.feed(piece)]


def test_a_frame_is_a_length_an_empty_line_and_the_body() -> None:
    assert frame("ä".encode()) == b"Content-Length: 2\r\n\r\n\xc3\xa4"


def test_every_cut_gives_the_same_bodies() -> None:
    stream = b"".join(map(frame, BODIES))
    for cut in range(len(stream) + 1):
        assert decoded(stream[:cut], stream[cut:]) == BODIES


def test_two_cuts_around_a_header_give_the_same_bodies() -> None:
    stream = b"".join(map(frame, BODIES[:3]))
    for first in range(len(stream)):
        for second in range(first, len(stream)):
            pieces = (stream[:first], stream[first:second], stream[second:])
            assert decoded(*pieces) == BODIES[:3]


def test_single_bytes_give_the_same_bodies() -> None:
    stream = b"".join(map(frame, BODIES))
    assert decoded(*(stream[i : i + 1] for i in range(len(stream)))) == BODIES


def test_a_body_comes_out_with_its_last_byte() -> None:
    stream = frame(b"abc")
    decoder = FrameDecoder()
    assert list(decoder.feed(stream[:-1])) == []
    assert list(decoder.feed(stream[-1:])) == [b"abc"]


@pytest.mark.parametrize(
    "header",
    [
        b"content-length: 2\r\n\r\n",
        b"Content-Length:2\r\n\r\n",
        b"Content-Length:  2 \r\n\r\n",
        b"Content-Type: application/json; charset=utf-8\r\nContent-Length: 2\r\n\r\n",
        b"Content-Length: 2\r\nX-Other: a: b\r\n\r\n",
        b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n",
    ],
)
def test_headers_that_are_understood(header: bytes) -> None:
    assert decoded(header + b"{}" + frame(b"[]")) == [b"{}", b"[]"]


@pytest.mark.parametrize(
    "header",
    [
        b"hello\n",
        b"Content-Type: x\r\n\r\n",
        b"Content-Length: \r\n\r\n",
        b"Content-Length: -5\r\n\r\n",
        b"Content-Length: +5\r\n\r\n",
        b"Content-Length: 1e3\r\n\r\n",
        b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
        b"Content-Length: 2\r\nno colon\r\n\r\n",
        b"Content-Length: %d\r\n\r\n" % (MAX_BODY + 1),
        b"Content-Length: " + b"9" * 400 + b"\r\n\r\n",
        b"X: " + b"a" * MAX_HEADER + b"\r\n\r\n",
        b"X: " + b"a" * MAX_HEADER,
    ],
)
def test_headers_that_are_none_are_refused_at_once(header: bytes) -> None:
    with pytest.raises(ProtocolError):
        decoded(header)


def test_what_was_found_instead_of_a_header_is_shown() -> None:
    with pytest.raises(ProtocolError, match="expected a header, got 'Error in line 1: x"):
        decoded(b"Error in line 1: x\n")


def test_bodies_before_the_fault_are_delivered() -> None:
    decoder = FrameDecoder()
    bodies = decoder.feed(frame(b"{}") + b"stray\n")
    assert next(bodies) == b"{}"
    with pytest.raises(ProtocolError):
        next(bodies)

# SPDX-License-Identifier: MIT
"""The base protocol's framing without any I/O: bodies to bytes, bytes to bodies."""

from __future__ import annotations

import re
from typing import Iterator, Optional

from ._errors import ProtocolError

#: The most bytes the lines before a body may take.
MAX_HEADER = 8 * 1024
#: The most bytes a body may take.
MAX_BODY = 1 << 30

_FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):")


def frame(body: bytes) -> bytes:
    """The body with its header, to be written in one piece."""
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


class FrameDecoder:
    """Takes bytes as they come and gives back whole bodies.

    After a `ProtocolError` the stream is lost: nothing tells where the next message begins.
    """

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._length: Optional[int] = None
        self._searched = 0

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Every body that `data` completes, in order."""
        self._buffer += data
        while (body := self._take()) is not None:
            yield body

    def _take(self) -> Optional[bytes]:
        if self._length is None:
            self._length = self._take_header()
        if self._length is None or len(self._buffer) < self._length:
            return None
        body = bytes(self._buffer[: self._length])
        del self._buffer[: self._length]
        self._length = None
        return body

    def _take_header(self) -> Optional[int]:
        end = self._buffer.find(b"\r\n\r\n", max(0, self._searched - 3))
        self._searched = len(self._buffer)
        self._check_first_line()
        if end > MAX_HEADER or (end < 0 and len(self._buffer) > MAX_HEADER):
            raise ProtocolError(f"a header of more than {MAX_HEADER} bytes: {self._start()}")
        if end < 0:
            return None
        length = _content_length(bytes(self._buffer[:end]))
        del self._buffer[: end + 4]
        self._searched = 0
        return length

    def _check_first_line(self) -> None:
        """Stray text on stdout is reported at once, not when the next message arrives."""
        if b"\n" in self._buffer[:MAX_HEADER] and not _FIELD.match(self._buffer):
            raise ProtocolError(f"expected a header, got {self._start()}")

    def _start(self) -> str:
        return repr(bytes(self._buffer[:80]))[1:]


def _content_length(header: bytes) -> int:
    lengths = set()
    for line in header.split(b"\r\n"):
        field = _FIELD.match(line)
        if field is None:
            raise ProtocolError(f"expected a header, got {repr(line[:80])[1:]}")
        if field[1].lower() == b"content-length":
            lengths.add(line[field.end() :].strip())
    if len(lengths) != 1:
        raise ProtocolError(f"expected one Content-Length, got {repr(header[:80])[1:]}")
    return _number(lengths.pop())


def _number(digits: bytes) -> int:
    if not digits.isdigit() or len(digits) > 19 or int(digits) > MAX_BODY:
        raise ProtocolError(f"a Content-Length of {repr(digits[:80])[1:]}")
    return int(digits)

"""A client that writes and writes and never reads."""

import os

from samples import LAYOUT
from waiting import writable
from wire import Framed, request

STALLED = 1.0
"""Seconds without room in the pipe after which the program is taken to have stopped reading."""

ENOUGH = 200 * 1024 * 1024
"""Bytes of requests that no bounded program takes unread."""


def flood(session):
    """Sends layout requests, numbered from 0, until the program takes no more; returns the part of the last one
    that did not fit, and how many requests there were.
    """
    sent, count = 0, 0
    while sent < ENOUGH:
        data = Framed.encode(request(count, "layout", LAYOUT))
        count += 1
        while data:
            if not writable(session.input, STALLED):
                return data, count
            taken = os.write(session.input, data)
            data = data[taken:]
            sent += taken
    raise AssertionError(f"{sent} bytes of requests taken and not one reply read")

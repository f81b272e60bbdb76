"""A client that writes and writes and never reads."""

import os

from samples import LAYOUT
from waiting import state, unread, until, writable
from wire import Framed, request

ENOUGH = 200 * 1024 * 1024
"""Bytes of requests that no bounded program takes unread."""


def flood(session):
    """Sends layout requests, numbered from 0, until the program stops reading.

    Returns the part of the last request that did not fit in the pipe, and how many requests there were.
    """
    sent, count = 0, 0
    while sent < ENOUGH:
        data = Framed.encode(request(count, "layout", LAYOUT))
        count += 1
        while data:
            until(lambda: writable(session.input, 0) or refuses(session), "the program reads or stops reading")
            if not writable(session.input, 0):
                return data, count
            taken = os.write(session.input, data)
            data = data[taken:]
            sent += taken
    raise AssertionError(f"{sent} bytes of requests taken and not one reply read")


def refuses(session):
    """Whether the program sleeps although there is input, which nobody adds to meanwhile."""
    return state(session.pid) == "S" and unread(session.input) > 0

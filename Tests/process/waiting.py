"""Waiting for what must happen: by looking until it has, never by a fixed sleep."""

import fcntl
import os
import select
import struct
import termios
import time

DEADLINE = 20.0
"""Seconds after which a test gives up: far beyond what the program needs, so that a busy machine fails nothing."""


def until(condition, what, deadline=DEADLINE):
    """Looks at `condition` until it holds and returns what it returned."""
    end = time.monotonic() + deadline
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < end, f"waited {deadline} s in vain: {what}"
        time.sleep(0.001)


def readable(descriptor, deadline=DEADLINE):
    """Whether `descriptor` has bytes, or its end, before the deadline."""
    return bool(select.select([descriptor], [], [], deadline)[0])


def writable(descriptor, deadline=DEADLINE):
    """Whether `descriptor` takes bytes before the deadline."""
    return bool(select.select([], [descriptor], [], deadline)[1])


def read_to_end(descriptor):
    """All bytes up to the end of `descriptor`, whose writers must close it."""
    data = bytearray()
    while True:
        assert readable(descriptor), f"no end of output after {bytes(data[-200:])!r}"
        chunk = os.read(descriptor, 1 << 20)
        if not chunk:
            return bytes(data)
        data += chunk


def unread(descriptor):
    """How many bytes wait in the pipe."""
    return struct.unpack("i", fcntl.ioctl(descriptor, termios.FIONREAD, b"\0" * 4))[0]


def state(pid):
    """The scheduler's letter for a process: R running, S sleeping, Z zombie; empty if it is gone."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def switches(pid):
    """How often the process was put to sleep or taken off the processor, which it is after each time it ran."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)


def settled(session):
    """The count of switches once the program waits again."""
    until(lambda: unread(session.input) == 0 and state(session.pid) == "S", "the program waits")
    return switches(session.pid)

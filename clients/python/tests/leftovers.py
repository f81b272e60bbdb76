# SPDX-License-Identifier: MIT
"""What a test has left behind in this process."""

import os
import threading
from typing import Any, FrozenSet, NamedTuple, Tuple


class Held(NamedTuple):
    """Threads, and the names of open files beyond those of the standard streams."""

    threads: FrozenSet[threading.Thread]
    files: Tuple[str, ...]


def held() -> Held:
    """What this process has now; files only where the system lists them."""
    return Held(frozenset(threading.enumerate()), tuple(sorted(_files())))


def _files() -> Any:
    folder = "/proc/self/fd"
    if not os.path.isdir(folder):
        return
    for number in os.listdir(folder):
        try:
            yield f"{number}: {os.readlink(f'{folder}/{number}')}"
        except FileNotFoundError:
            # The descriptor that lists the folder.
            continue


def has_children() -> bool:
    """Whether there is a child process, dead or alive."""
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return False
    return True

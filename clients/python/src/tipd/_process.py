# SPDX-License-Identifier: MIT
"""The running tipd: its pipes, its threads and its end.

Four threads serve it. One writes, so that a daemon that does not read cannot hold up the host;
one reads stdout; one keeps stderr empty, since a full pipe would stop the daemon; one waits for
the exit, since a process the daemon left behind can keep stdout open after it.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from collections import deque
from typing import IO, Any, Callable, Deque, Dict, List, Mapping, Optional

from ._errors import ProgramNotFound

#: Seconds that each step of ending the process may take.
GRACE = 1.0
#: How many bytes of stderr are kept.
STDERR_KEPT = 64 * 1024
#: How many messages may wait to be written.
WAITING = 1024

_CHUNK = 64 * 1024


class Process:
    """A daemon with its three pipes.

    `on_data` gets what it writes to stdout and `on_end`, once, its exit status; both are called
    on threads of this object. `on_end` gets None if the daemon cannot be ended.
    """

    def __init__(
        self,
        command: List[str],
        on_data: Callable[[bytes], None],
        on_end: Callable[[Optional[int]], None],
        env: Optional[Mapping[str, str]] = None,
    ) -> None:
        self._on_data = on_data
        self._on_end = on_end
        self._popen = _start(command, env)
        self._outgoing: queue.Queue[Optional[bytes]] = queue.Queue(WAITING)
        self._stderr: Deque[bytes] = deque()
        self._over = threading.Lock()
        targets = (self._write, self._read, self._drain, self._watch)
        # Daemon threads, so that a host that forgets to close can still exit.
        self._threads = [threading.Thread(target=t, daemon=True) for t in targets]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._popen.pid

    @property
    def returncode(self) -> Optional[int]:
        """The exit status, negative for a signal; None while it runs."""
        return self._popen.poll()

    def stderr_tail(self) -> str:
        """The end of what it wrote to stderr, at most 64 KiB."""
        return b"".join(list(self._stderr))[-STDERR_KEPT:].decode("utf-8", "replace")

    def send(self, data: bytes, timeout: Optional[float]) -> bool:
        """Hands `data` to the writing thread; False if too much waits for too long."""
        try:
            self._outgoing.put(data, timeout=timeout)
        except queue.Full:
            return False
        return True

    def stop(self) -> None:
        """Closes stdin, then terminates, then kills; each step gets a second."""
        self.send_end()
        if not self._exits():
            self._popen.terminate()
            if not self._exits():
                self._popen.kill()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(GRACE)

    def send_end(self) -> None:
        """Closes stdin after everything that waits has been written."""
        try:
            self._outgoing.put(None, timeout=GRACE)
        except queue.Full:
            return

    def _exits(self) -> bool:
        try:
            self._popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _write(self) -> None:
        stdin = _pipe(self._popen.stdin)
        broken = False
        while (data := self._outgoing.get()) is not None:
            # A broken pipe is no news: the end of the daemon is reported by its exit.
            broken = broken or not _written(stdin, data)
        _close(stdin)

    def _read(self) -> None:
        stdout = _pipe(self._popen.stdout)
        while chunk := stdout.read(_CHUNK):
            self._on_data(chunk)
        self._end()
        stdout.close()

    def _drain(self) -> None:
        stderr = _pipe(self._popen.stderr)
        while chunk := stderr.read(_CHUNK):
            self._stderr.append(chunk)
            while sum(map(len, self._stderr)) - len(self._stderr[0]) >= STDERR_KEPT:
                self._stderr.popleft()
        stderr.close()

    def _watch(self) -> None:
        self._popen.wait()
        self._threads[1].join(GRACE)
        self._end()

    def _end(self) -> None:
        """Runs when stdout ends or the process does, whichever is first."""
        if not self._over.acquire(blocking=False):
            return
        if not self._exits():
            self._popen.kill()
            self._exits()
        self._threads[2].join(GRACE)
        self.send_end()
        self._on_end(self._popen.returncode)


def _start(command: List[str], env: Optional[Mapping[str, str]]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
            **_detached(),
        )
    except OSError as problem:
        raise ProgramNotFound(f"{command[0]!r} cannot be started: {problem.strerror}") from problem


def _detached() -> Dict[str, Any]:
    """Keeps the daemon from the host's Ctrl-C, and from opening a console of its own."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


def _pipe(pipe: Optional[IO[bytes]]) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _written(stdin: IO[bytes], data: bytes) -> bool:
    rest = memoryview(data)
    try:
        while rest:
            rest = rest[stdin.write(rest) :]
    except OSError:
        return False
    return True


def _close(stdin: IO[bytes]) -> None:
    try:
        stdin.close()
    except OSError:
        return

# SPDX-License-Identifier: MIT
"""The running tipd: its pipes, its threads and its end.

Four threads serve it. One writes, so that a daemon that does not read cannot hold up the host;
one reads stdout; one keeps stderr empty, since a full pipe would stop the daemon; one waits for
the exit, since a process the daemon left behind can keep stdout open after it.
"""

from __future__ import annotations

import atexit
import contextlib
import queue
import subprocess
import sys
import threading
import weakref
from typing import IO, Any, Callable, Dict, List, Mapping, Optional

from ._errors import ProgramNotExecutable, ProgramNotFound

#: Seconds that each step of ending the process may take.
GRACE = 1.0
#: How many bytes of stderr are kept.
STDERR_KEPT = 64 * 1024

_CHUNK = 64 * 1024

#: Those that run; a host that forgets to close one still ends it.
_running: weakref.WeakSet[Process] = weakref.WeakSet()


class Process:
    """A daemon with its three pipes.

    After `start`, `on_data` gets what it writes to stdout and `on_end`, once, its exit status;
    both are called on threads of this object. `on_end` gets None if it cannot be ended.
    `waiting` is how many messages may wait to be written, 0 for any number.
    """

    def __init__(
        self,
        command: List[str],
        on_data: Callable[[bytes], None],
        on_end: Callable[[Optional[int]], None],
        env: Optional[Mapping[str, str]] = None,
        waiting: int = 0,
    ) -> None:
        self._on_data = on_data
        self._on_end = on_end
        self._popen = _spawned(command, env)
        self._outgoing: queue.Queue[Optional[bytes]] = queue.Queue(waiting)
        self._stderr = b""
        self._exited = threading.Event()
        self._over = threading.Lock()
        self._writer = _thread(self._write)
        self._reader = _thread(self._read)
        self._drainer = _thread(self._drain)
        self._watcher = _thread(self._watch)

    def start(self) -> None:
        """Begins to read and write."""
        for thread in self._threads():
            thread.start()
        _running.add(self)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._popen.pid

    @property
    def returncode(self) -> Optional[int]:
        """The exit status, negative for a signal; None while it runs."""
        return self._popen.returncode

    def stderr_tail(self) -> str:
        """The end of what it wrote to stderr, at most 64 KiB."""
        return self._stderr.decode("utf-8", "replace")

    def send(self, data: bytes, timeout: Optional[float]) -> bool:
        """Hands `data` to the writing thread; False if too much waits for too long."""
        return self._put(data, timeout)

    def kill(self) -> None:
        """Ends it at once."""
        self._signal(self._popen.kill)

    def stop(self) -> None:
        """Closes stdin, then terminates, then kills; each step gets a second."""
        self._put(None, GRACE)
        if not self._exited.wait(GRACE):
            self._signal(self._popen.terminate)
        if not self._exited.wait(GRACE):
            self.kill()
        for thread in self._threads():
            if thread is not threading.current_thread():
                thread.join(GRACE)
        _running.discard(self)

    def _threads(self) -> List[threading.Thread]:
        return [self._writer, self._reader, self._drainer, self._watcher]

    def _put(self, data: Optional[bytes], timeout: Optional[float]) -> bool:
        try:
            self._outgoing.put(data, timeout=timeout)
        except queue.Full:
            return False
        return True

    def _signal(self, send: Callable[[], None]) -> None:
        # The watching thread may have seen the exit in the meantime.
        with contextlib.suppress(ProcessLookupError):
            send()

    def _write(self) -> None:
        """Writes what waits until a None does, then closes stdin."""
        stdin = _pipe(self._popen.stdin)
        broken = False
        while (data := self._outgoing.get()) is not None:
            # A broken pipe is no news: the end of the daemon is reported by its exit.
            broken = broken or not _written(stdin, data)
        stdin.close()

    def _read(self) -> None:
        with _pipe(self._popen.stdout) as stdout:
            try:
                while chunk := stdout.read(_CHUNK):
                    self._on_data(chunk)
            finally:
                self._end()

    def _drain(self) -> None:
        with _pipe(self._popen.stderr) as stderr:
            while chunk := stderr.read(_CHUNK):
                self._stderr = (self._stderr + chunk)[-STDERR_KEPT:]

    def _watch(self) -> None:
        self._popen.wait()
        self._exited.set()
        self._reader.join(GRACE)
        self._end()

    def _end(self) -> None:
        """Runs when stdout ends, or soon after the process if another one keeps it open."""
        if not self._over.acquire(blocking=False):
            return
        if not self._exited.wait(GRACE):
            self.kill()
            self._exited.wait(GRACE)
        self._drainer.join(GRACE)
        self._put(None, GRACE)
        self._on_end(self._popen.returncode)


def _spawned(command: List[str], env: Optional[Mapping[str, str]]) -> subprocess.Popen[bytes]:
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
        reason = f"{command[0]!r} cannot be started: {problem.strerror}"
        missing = isinstance(problem, FileNotFoundError)
        raise (ProgramNotFound if missing else ProgramNotExecutable)(reason) from problem


def _detached() -> Dict[str, Any]:
    """Keeps the daemon from the host's Ctrl-C, and from opening a console of its own."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


def _thread(target: Callable[[], None]) -> threading.Thread:
    # Daemon threads, so that a host that forgets to close can still exit.
    return threading.Thread(target=target, name=f"tipd{target.__name__}", daemon=True)


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


@atexit.register
def _stop_all() -> None:
    for process in list(_running):
        process.stop()

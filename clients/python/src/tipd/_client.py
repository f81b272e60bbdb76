# SPDX-License-Identifier: MIT
"""The client: one method per method of protocol.md."""

from __future__ import annotations

import os
from types import TracebackType
from typing import Any, Callable, Dict, Mapping, Optional, Type, TypeVar, cast

from ._calls_font import FontCalls
from ._calls_layout import LayoutCalls
from ._calls_session import SessionCalls
from ._calls_tips import TipCalls
from ._errors import ProtocolError
from ._listeners import CHANGED
from ._peer import TIMEOUT, Seconds, given
from ._program import Program, command
from ._types.common import Clock, OutlineForm, OverlayForm, Trace, WhyForm
from ._types.options import Options
from ._types.results import ChangeResult, ClockResult, Event, InitializeResult
from ._version import __version__

Self = TypeVar("Self", bound="Client")

#: The major version of tipd that this client speaks with.
_MAJOR = __version__.split(".")[0]


class Client(LayoutCalls, SessionCalls, TipCalls, FontCalls):
    """A running tipd.

        with Client() as tipd:
            tipd.session_open(bounds={"x": 0, "y": 0, "width": 400, "height": 300})

    Every method takes the members of the wire by their names there, as keywords; what is left
    out, or None, is not sent. Each waits for its answer at most `timeout` seconds (None: without
    limit) and raises `RpcError`, `RequestTimeout`, `ServerExited`, `ProtocolError` or
    `ClientClosed`.

    Callbacks (`on`, `on_change`, `on_event`) run only inside `dispatch`, on the thread that
    calls it, in the order tipd wrote; so a host with an event loop calls `dispatch()` from a
    timer, or whenever `wake` says so. Methods may be called on any thread.
    """

    def __init__(
        self,
        program: Optional[Program] = None,
        *,
        clock: Optional[Clock] = None,
        outline: Optional[OutlineForm] = None,
        overlay: Optional[OverlayForm] = None,
        why: Optional[WhyForm] = None,
        options: Optional[Options] = None,
        env: Optional[Mapping[str, str]] = None,
        wake: Optional[Callable[[], None]] = None,
        timeout: Seconds = TIMEOUT,
    ) -> None:
        """Starts tipd and initializes it.

        `program`: a path, a name on the PATH, or a command with arguments; else TIPD_PROGRAM,
        else the program inside this package, else `tipd` on the PATH. `clock`, `outline`,
        `overlay`, `why` and `options` are the initialization options of protocol.md. `env` is the environment of
        tipd, else the host's own. `wake` is called on another thread whenever `dispatch` has
        something to do; all it may do is see to it that the host's loop calls `dispatch`.
        `timeout` is that of `initialize`. Raises `ProgramNotFound`, too.
        """
        super().__init__(command(program), env, wake)
        choices = given(clock=clock, outline=outline, overlay=overlay, why=why, options=options)
        try:
            self.info = self._initialize(choices, timeout)
        except BaseException:
            self.close()
            raise

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def on_change(self, callback: Callable[[ChangeResult], Any]) -> Callable[[], None]:
        """Calls back with every result that changes something, whoever caused it."""
        return self.on(CHANGED, callback)

    def on_event(self, callback: Callable[[str, Event], Any]) -> Callable[[], None]:
        """Calls back with a session's id and each of its events, after all `on_change`."""
        return self._listeners.on_event(callback)

    def clock_advance(self, *, by: float, timeout: Seconds = TIMEOUT) -> ClockResult:
        """Moves the manual clock by some seconds."""
        return cast(ClockResult, self.request("clock/advance", given(by=by), timeout=timeout))

    def set_trace(self, *, value: Trace) -> None:
        """Has each request followed by a `$/logTrace` notification, or not."""
        self.notify("$/setTrace", given(value=value))

    def shutdown(self, *, timeout: Seconds = TIMEOUT) -> None:
        """Has every later request refused; `close` does this by itself."""
        self.request("shutdown", timeout=timeout)

    def exit(self) -> None:
        """Has tipd end, with status 0 after `shutdown`; `close` does this by itself."""
        self.notify("exit")

    def _initialize(self, choices: Dict[str, Any], timeout: Seconds) -> InitializeResult:
        params = {
            "processId": os.getpid(),
            "clientInfo": {"name": "tipd-python", "version": __version__},
            "capabilities": {},
            "initializationOptions": choices,
        }
        info = self.request("initialize", params, timeout=timeout)
        _check_server(info)
        self.notify("initialized")
        return cast(InitializeResult, info)


def _check_server(info: Any) -> None:
    """A program that is not tipd, or is of another major version, is refused at once."""
    server = info.get("serverInfo") if isinstance(info, dict) else None
    if not isinstance(server, dict) or server.get("name") != "tipd":
        raise ProtocolError(f"the program is not tipd; it says it is {server!r}")
    version = str(server.get("version"))
    if version.split(".")[0] != _MAJOR:
        raise ProtocolError(f"the program is tipd {version}; this client needs {_MAJOR}.x")

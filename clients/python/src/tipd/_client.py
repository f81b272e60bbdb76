# SPDX-License-Identifier: MIT
"""The client for threads: one method per method of protocol.md."""

from __future__ import annotations

from types import TracebackType
from typing import Callable, Mapping, Optional, Type, TypeVar, cast

from ._calls_font import FontCalls
from ._calls_layout import LayoutCalls
from ._calls_life import LifeCalls
from ._calls_session import SessionCalls
from ._calls_tips import TipCalls
from ._calls_tour import TourCalls
from ._given import given
from ._greeting import check_server, introduction
from ._link import Link
from ._peer import wait
from ._program import Program, command
from ._questions import CONFIRM, RESOLVE
from ._timeout import TIMEOUT, Seconds, checked
from ._types.common import Clock, OutlineForm, OverlayForm, WhyForm
from ._types.options import Options
from ._types.questions import ConfirmAnswer, ConfirmEvent, ResolveAnswer, ResolveEvent
from ._types.results import InitializeResult

Self = TypeVar("Self", bound="Client")


class Client(LayoutCalls, SessionCalls, TipCalls, TourCalls, FontCalls, LifeCalls):
    """A running tipd, for programs with threads or an event loop of their own.

        with Client() as tipd:
            tipd.session_open(bounds={"x": 0, "y": 0, "width": 400, "height": 300})

    Every method takes the members of the wire by their names there, as keywords; what is left
    out, or None, is not sent. Each waits for its answer at most `timeout` seconds (None: without
    limit) and raises `RpcError`, `RequestTimeout`, `ServerExited`, `ProtocolError`,
    `WrongArgument` or `ClientClosed`.

    Callbacks (`on…`) run only inside `dispatch`, on the thread that calls it, in the order tipd
    wrote; so a host with an event loop calls `dispatch()` from a timer, or whenever `wake` says
    so. Methods may be called on any thread.
    """

    #: What tipd said of itself.
    info: InitializeResult

    def __init__(
        self,
        program: Optional[Program] = None,
        *,
        clock: Optional[Clock] = None,
        outline: Optional[OutlineForm] = None,
        overlay: Optional[OverlayForm] = None,
        why: Optional[WhyForm] = None,
        whole: bool = True,
        options: Optional[Options] = None,
        env: Optional[Mapping[str, str]] = None,
        wake: Optional[Callable[[], None]] = None,
        restart: bool = False,
        timeout: Seconds = TIMEOUT,
    ) -> None:
        """Starts tipd and initializes it.

        `program`: a path, a name on the PATH, or a command with arguments; else TIPD_PROGRAM,
        else the program inside this package, else the release build of the source tree around
        it, else `tipd` on the PATH. `clock`, `outline`, `overlay`, `why`, `whole` and `options` are
        the initialization options of protocol.md; a `Picture` needs `whole`. `env` is the environment of tipd, else the host's
        own. `wake` is called on another thread whenever `dispatch` has something to do; all it
        may do is see to it that the host's loop calls `dispatch`. With `restart` a tipd that has
        ended by itself is started again, with its sessions, by the next call or `dispatch`.
        `timeout` is that of `initialize`. Raises `ProgramNotFound`, too.
        """
        self._choices = given(
            clock=clock, outline=outline, overlay=overlay, why=why, whole=whole, options=options
        )
        self._patience = checked(timeout)
        super().__init__(command(program), env, wake, restart)
        try:
            self._greet(self._current)
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

    def on_confirm(
        self, handler: Callable[[ConfirmEvent], ConfirmAnswer], *, session: Optional[str] = None
    ) -> Callable[[], None]:
        """Has `handler` say whether a step may be left or entered: True, False or "skip".

        It answers for the session of that id, else for all that have no handler of their own. A
        new handler takes the place of the one before. If it raises, the question stays open.
        """
        return self._questions.on(CONFIRM, handler, session)

    def on_resolve(
        self, handler: Callable[[ResolveEvent], ResolveAnswer], *, session: Optional[str] = None
    ) -> Callable[[], None]:
        """Has `handler` say where a step's target is: a target, None or "skip"; as `on_confirm`."""
        return self._questions.on(RESOLVE, handler, session)

    def _greet(self, link: Link) -> None:
        info = wait(link, "initialize", introduction(self._choices), self._patience)
        check_server(info)
        link.notify("initialized", None, TIMEOUT)
        self.info = cast(InitializeResult, info)

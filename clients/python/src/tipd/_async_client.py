# SPDX-License-Identifier: MIT
"""The client for asyncio: one method per method of protocol.md."""

from __future__ import annotations

from types import TracebackType
from typing import Awaitable, Callable, Mapping, Optional, Type, TypeVar, Union, cast

from ._async_calls_font import AsyncFontCalls
from ._async_calls_layout import AsyncLayoutCalls
from ._async_calls_life import AsyncLifeCalls
from ._async_calls_session import AsyncSessionCalls
from ._async_calls_tips import AsyncTipCalls
from ._async_calls_tour import AsyncTourCalls
from ._async_events import Events
from ._async_peer import wait
from ._given import given
from ._greeting import check_server, introduction
from ._link import Link
from ._program import Program, command
from ._questions import CONFIRM, RESOLVE
from ._timeout import TIMEOUT, Seconds, checked
from ._types.common import Clock, OutlineForm, OverlayForm, WhyForm
from ._types.options import Options
from ._types.questions import ConfirmAnswer, ConfirmEvent, ResolveAnswer, ResolveEvent
from ._types.results import InitializeResult

Self = TypeVar("Self", bound="AsyncClient")


class AsyncClient(
    AsyncLayoutCalls,
    AsyncSessionCalls,
    AsyncTipCalls,
    AsyncTourCalls,
    AsyncFontCalls,
    AsyncLifeCalls,
):
    """A running tipd, for asyncio.

        async with AsyncClient() as tipd:
            await tipd.session_open(bounds={"x": 0, "y": 0, "width": 400, "height": 300})

    The methods are those of `Client`, to be awaited. A task that is cancelled cancels its call.
    Callbacks (`on…`) run on the loop as messages arrive, in the order tipd wrote, those for a
    reply before the call returns; they may be coroutine functions. Without `async with`, `start`
    and `close` do the same.
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
        restart: bool = False,
        timeout: Seconds = TIMEOUT,
    ) -> None:
        """Finds tipd; `start` starts it. The arguments are those of `Client`.

        With `restart` a tipd that has ended by itself is started again at once, with its
        sessions; calls made meanwhile wait for it. Raises `ProgramNotFound`.
        """
        self._choices = given(
            clock=clock, outline=outline, overlay=overlay, why=why, whole=whole, options=options
        )
        self._patience = checked(timeout)
        super().__init__(command(program), env, restart)

    async def __aenter__(self: Self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await self.close()

    def on_confirm(
        self,
        handler: Callable[[ConfirmEvent], Union[ConfirmAnswer, Awaitable[ConfirmAnswer]]],
        *,
        session: Optional[str] = None,
    ) -> Callable[[], None]:
        """Has `handler`, a coroutine function or not, say whether a step may be left or entered.

        It returns True, False or "skip", for the session of that id, else for all that have no
        handler of their own. A new handler takes the place of the one before. If it raises, the
        question stays open; if tipd withdraws the question, it is cancelled.
        """
        return self._questions.on(CONFIRM, handler, session)

    def on_resolve(
        self,
        handler: Callable[[ResolveEvent], Union[ResolveAnswer, Awaitable[ResolveAnswer]]],
        *,
        session: Optional[str] = None,
    ) -> Callable[[], None]:
        """Has `handler` say where a step's target is: a target, None or "skip"; as `on_confirm`."""
        return self._questions.on(RESOLVE, handler, session)

    def events(self) -> Events:
        """The events from now on, each with the id of its session, for `async for`."""
        return Events(self._listeners, self._is_over)

    async def _greet(self, link: Link) -> None:
        info = await wait(link, "initialize", introduction(self._choices), self._patience)
        check_server(info)
        link.notify("initialized", None, 0)
        self.info = cast(InitializeResult, info)

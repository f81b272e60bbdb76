# SPDX-License-Identifier: MIT
# Written by support/generate_async.py from _calls_session.py.
"""The calls about a session as a whole."""

from __future__ import annotations

from typing import Mapping, Optional, Sequence, cast

from ._given import given
from ._async_peer import AsyncPeer
from ._timeout import TIMEOUT, Seconds
from ._types.common import Direction, Insets, Rect, Targets, Unit
from ._types.options import Options
from ._types.pictures import SessionPicture
from ._types.results import ChangeResult, SessionState


class AsyncSessionCalls(AsyncPeer):
    """The methods `session/…`."""

    async def session_open(
        self,
        *,
        session: Optional[str] = None,
        bounds: Rect,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        workAreas: Optional[Sequence[Rect]] = None,
        obstacles: Optional[Sequence[Rect]] = None,
        options: Optional[Options] = None,
        targets: Optional[Targets] = None,
        conditions: Optional[Mapping[str, bool]] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Opens a session: one window's tips, overlay, options and tour."""
        params = given(
            session=session,
            bounds=bounds,
            safeArea=safeArea,
            direction=direction,
            unit=unit,
            workAreas=workAreas,
            obstacles=obstacles,
            options=options,
            targets=targets,
            conditions=conditions,
        )
        return cast(ChangeResult, await self._call("session/open", params, timeout))

    async def session_update(
        self,
        *,
        session: Optional[str] = None,
        bounds: Optional[Rect] = None,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        workAreas: Optional[Sequence[Rect]] = None,
        obstacles: Optional[Sequence[Rect]] = None,
        options: Optional[Options] = None,
        targets: Optional[Targets] = None,
        conditions: Optional[Mapping[str, bool]] = None,
        events: Optional[Sequence[str]] = None,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Says what has moved, vanished or happened; everything visible is laid out again."""
        params = given(
            session=session,
            bounds=bounds,
            safeArea=safeArea,
            direction=direction,
            unit=unit,
            workAreas=workAreas,
            obstacles=obstacles,
            options=options,
            targets=targets,
            conditions=conditions,
            events=events,
        )
        return cast(ChangeResult, await self._call("session/update", params, timeout))

    async def session_get(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> SessionPicture:
        """The session's complete picture."""
        params = given(session=session)
        return cast(SessionPicture, await self._call("session/get", params, timeout))

    async def session_close(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> ChangeResult:
        """Closes a session; everything visible is removed."""
        params = given(session=session)
        return cast(ChangeResult, await self._call("session/close", params, timeout))

    async def session_export(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> SessionState:
        """Everything of a session that outlasts the program, for `session_import`."""
        params = given(session=session)
        return cast(SessionState, await self._call("session/export", params, timeout))

    async def session_import(
        self,
        *,
        session: Optional[str] = None,
        state: SessionState,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Opens a session as it was exported."""
        params = given(session=session, state=state)
        return cast(ChangeResult, await self._call("session/import", params, timeout))

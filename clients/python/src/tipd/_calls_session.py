# SPDX-License-Identifier: MIT
"""The calls about a session as a whole."""

from __future__ import annotations

from typing import Mapping, Optional, Sequence, cast

from ._given import given
from ._peer import Peer
from ._timeout import TIMEOUT, Seconds
from ._types.common import Direction, Insets, Rect, Targets, Unit
from ._types.options import Options
from ._types.pictures import SessionPicture
from ._types.results import ChangeResult, SessionState


class SessionCalls(Peer):
    """The methods `session/…`."""

    def session_open(
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
        return cast(ChangeResult, self._call("session/open", params, timeout))

    def session_update(
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
        return cast(ChangeResult, self._call("session/update", params, timeout))

    def session_get(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> SessionPicture:
        """The session's complete picture."""
        params = given(session=session)
        return cast(SessionPicture, self._call("session/get", params, timeout))

    def session_close(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> ChangeResult:
        """Closes a session; everything visible is removed."""
        params = given(session=session)
        return cast(ChangeResult, self._call("session/close", params, timeout))

    def session_export(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> SessionState:
        """Everything of a session that outlasts the program, for `session_import`."""
        params = given(session=session)
        return cast(SessionState, self._call("session/export", params, timeout))

    def session_import(
        self,
        *,
        session: Optional[str] = None,
        state: SessionState,
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Opens a session as it was exported."""
        params = given(session=session, state=state)
        return cast(ChangeResult, self._call("session/import", params, timeout))

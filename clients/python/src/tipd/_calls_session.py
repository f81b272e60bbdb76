# SPDX-License-Identifier: MIT
"""The calls about a session as a whole."""

from __future__ import annotations

from typing import Optional, Sequence, cast

from ._peer import TIMEOUT, Peer, Seconds, given
from ._types.common import Direction, Insets, Rect, Targets, Unit
from ._types.options import Options
from ._types.pictures import SessionPicture
from ._types.results import ChangeResult


class SessionCalls(Peer):
    """`session/open`, `session/update`, `session/get` and `session/close`."""

    def session_open(
        self,
        *,
        bounds: Rect,
        session: Optional[str] = None,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        workAreas: Optional[Sequence[Rect]] = None,
        obstacles: Optional[Sequence[Rect]] = None,
        options: Optional[Options] = None,
        targets: Optional[Targets] = None,
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
        )
        return cast(ChangeResult, self.request("session/open", params, timeout=timeout))

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
        timeout: Seconds = TIMEOUT,
    ) -> ChangeResult:
        """Says what has moved or vanished; everything visible is laid out again."""
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
        )
        return cast(ChangeResult, self.request("session/update", params, timeout=timeout))

    def session_get(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> SessionPicture:
        """The session's complete picture."""
        params = given(session=session)
        return cast(SessionPicture, self.request("session/get", params, timeout=timeout))

    def session_close(
        self, *, session: Optional[str] = None, timeout: Seconds = TIMEOUT
    ) -> ChangeResult:
        """Closes a session; everything visible is removed."""
        params = given(session=session)
        return cast(ChangeResult, self.request("session/close", params, timeout=timeout))

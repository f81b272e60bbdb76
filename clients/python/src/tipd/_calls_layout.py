# SPDX-License-Identifier: MIT
"""The calls without a session."""

from __future__ import annotations

from enum import Enum
from typing import Literal, Optional, Sequence, Union, cast, overload

from ._peer import TIMEOUT, Peer, Seconds, given
from ._types.common import (
    Content,
    Direction,
    Insets,
    LayoutItem,
    OutlineForm,
    PhysicalPlacement,
    PlainTarget,
    Rect,
    Side,
    Unit,
    WhyForm,
)
from ._types.options import Options
from ._types.pictures import Layout
from ._types.results import Layouts


class _Omission(Enum):
    OMITTED = 0


#: Stands for a target that was not given, since None is one that is nothing.
Omitted = Literal[_Omission.OMITTED]
OMITTED: Omitted = _Omission.OMITTED


class LayoutCalls(Peer):
    """`layout`."""

    @overload
    def layout(
        self,
        *,
        bounds: Rect,
        target: Optional[PlainTarget] = ...,
        content: Optional[Content] = None,
        frame: Optional[Rect] = None,
        edge: Optional[Side] = None,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        workAreas: Optional[Sequence[Rect]] = None,
        obstacles: Optional[Sequence[Rect]] = None,
        options: Optional[Options] = None,
        previous: Optional[PhysicalPlacement] = None,
        positioner: Optional[bool] = None,
        outline: Optional[OutlineForm] = None,
        why: Optional[WhyForm] = None,
        timeout: Seconds = TIMEOUT,
    ) -> Layout: ...

    @overload
    def layout(
        self,
        *,
        bounds: Rect,
        items: Sequence[LayoutItem],
        together: Optional[bool] = None,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        workAreas: Optional[Sequence[Rect]] = None,
        obstacles: Optional[Sequence[Rect]] = None,
        options: Optional[Options] = None,
        outline: Optional[OutlineForm] = None,
        why: Optional[WhyForm] = None,
        timeout: Seconds = TIMEOUT,
    ) -> Layouts: ...

    def layout(
        self,
        *,
        bounds: Rect,
        target: Union[PlainTarget, None, Omitted] = OMITTED,
        content: Optional[Content] = None,
        frame: Optional[Rect] = None,
        edge: Optional[Side] = None,
        items: Optional[Sequence[LayoutItem]] = None,
        together: Optional[bool] = None,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        workAreas: Optional[Sequence[Rect]] = None,
        obstacles: Optional[Sequence[Rect]] = None,
        options: Optional[Options] = None,
        previous: Optional[PhysicalPlacement] = None,
        positioner: Optional[bool] = None,
        outline: Optional[OutlineForm] = None,
        why: Optional[WhyForm] = None,
        timeout: Seconds = TIMEOUT,
    ) -> Union[Layout, Layouts]:
        """Where does one tip go, or with `items`, where do many? Changes nothing.

        Unlike elsewhere, `target=None` is sent: it asks for a tip that belongs to nothing.
        """
        params = given(
            bounds=bounds,
            safeArea=safeArea,
            direction=direction,
            unit=unit,
            workAreas=workAreas,
            obstacles=obstacles,
            content=content,
            frame=frame,
            edge=edge,
            options=options,
            previous=previous,
            positioner=positioner,
            outline=outline,
            why=why,
            items=items,
            together=together,
        )
        if target is not OMITTED:
            params["target"] = target
        return cast(Layout, self.request("layout", params, timeout=timeout))

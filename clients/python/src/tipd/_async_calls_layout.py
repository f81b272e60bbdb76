# SPDX-License-Identifier: MIT
# Written by support/generate_async.py from _calls_layout.py.
"""The calls without a session."""

from __future__ import annotations

from typing import Optional, Sequence, Union, cast, overload

from ._given import OMITTED, Omitted, given, nullable
from ._async_peer import AsyncPeer
from ._timeout import TIMEOUT, Seconds
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


class AsyncLayoutCalls(AsyncPeer):
    """`layout`."""

    @overload
    async def layout(
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
    async def layout(
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

    async def layout(
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
            target=nullable(target),
            content=content,
            options=options,
            previous=previous,
            frame=frame,
            edge=edge,
            outline=outline,
            why=why,
            items=items,
            positioner=positioner,
            together=together,
        )
        return cast(Layout, await self._call("layout", params, timeout))

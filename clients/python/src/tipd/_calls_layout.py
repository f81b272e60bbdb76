# SPDX-License-Identifier: MIT
"""The calls without a session."""

from __future__ import annotations

from typing import Optional, Sequence, Union, cast, overload

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
    Unit,
    WhyForm,
)
from ._types.options import Options
from ._types.pictures import Layout
from ._types.results import Layouts


class LayoutCalls(Peer):
    """`layout`."""

    @overload
    def layout(
        self,
        *,
        bounds: Rect,
        target: PlainTarget,
        content: Content,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        options: Optional[Options] = None,
        previous: Optional[PhysicalPlacement] = None,
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
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        options: Optional[Options] = None,
        outline: Optional[OutlineForm] = None,
        why: Optional[WhyForm] = None,
        timeout: Seconds = TIMEOUT,
    ) -> Layouts: ...

    def layout(
        self,
        *,
        bounds: Rect,
        target: Optional[PlainTarget] = None,
        content: Optional[Content] = None,
        items: Optional[Sequence[LayoutItem]] = None,
        safeArea: Optional[Insets] = None,
        direction: Optional[Direction] = None,
        unit: Optional[Unit] = None,
        options: Optional[Options] = None,
        previous: Optional[PhysicalPlacement] = None,
        outline: Optional[OutlineForm] = None,
        why: Optional[WhyForm] = None,
        timeout: Seconds = TIMEOUT,
    ) -> Union[Layout, Layouts]:
        """Where does one tip go, or with `items`, where do many? Changes nothing."""
        params = given(
            bounds=bounds,
            safeArea=safeArea,
            direction=direction,
            unit=unit,
            target=target,
            content=content,
            options=options,
            previous=previous,
            outline=outline,
            why=why,
            items=items,
        )
        return cast(Layout, self.request("layout", params, timeout=timeout))

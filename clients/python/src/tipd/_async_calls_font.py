# SPDX-License-Identifier: MIT
# Written by support/generate_async.py from _calls_font.py.
"""The call that tells tipd of a font."""

from __future__ import annotations

from typing import Literal, Mapping, Optional, Sequence, Union, cast

from ._given import given
from ._async_peer import AsyncPeer
from ._timeout import TIMEOUT, Seconds
from ._types.common import AdvanceRun
from ._types.results import RegisteredFont


class AsyncFontCalls(AsyncPeer):
    """`font/register`."""

    async def font_register(
        self,
        *,
        family: str,
        weight: Optional[Literal["regular", "bold"]] = None,
        unitsPerEm: float,
        ascent: float,
        descent: float,
        lineGap: Optional[float] = None,
        advances: Union[Mapping[str, float], Sequence[AdvanceRun]],
        fallbackAdvance: Optional[float] = None,
        timeout: Seconds = TIMEOUT,
    ) -> RegisteredFont:
        """Keeps the measures of a font, in its own units, for what is measured from now on."""
        params = given(
            family=family,
            weight=weight,
            unitsPerEm=unitsPerEm,
            ascent=ascent,
            descent=descent,
            lineGap=lineGap,
            advances=advances,
            fallbackAdvance=fallbackAdvance,
        )
        return cast(RegisteredFont, await self._call("font/register", params, timeout))

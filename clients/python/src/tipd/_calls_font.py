# SPDX-License-Identifier: MIT
"""The call that tells tipd of a font."""

from __future__ import annotations

from typing import Literal, Mapping, Optional, Sequence, Union, cast

from ._peer import TIMEOUT, Peer, Seconds, given
from ._types.common import AdvanceRun
from ._types.results import RegisteredFont


class FontCalls(Peer):
    """`font/register`."""

    def font_register(
        self,
        *,
        family: str,
        unitsPerEm: float,
        ascent: float,
        descent: float,
        advances: Union[Mapping[str, float], Sequence[AdvanceRun]],
        weight: Optional[Literal["regular", "bold"]] = None,
        lineGap: Optional[float] = None,
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
        return cast(RegisteredFont, self.request("font/register", params, timeout=timeout))

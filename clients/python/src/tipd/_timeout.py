# SPDX-License-Identifier: MIT
"""How long calls wait."""

from __future__ import annotations

from typing import Optional

#: Seconds; None: without limit.
Seconds = Optional[float]

#: Seconds a call waits for its answer unless it says otherwise.
TIMEOUT = 5.0

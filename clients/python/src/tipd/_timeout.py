# SPDX-License-Identifier: MIT
"""How long calls wait."""

from __future__ import annotations

import threading
from typing import Optional

from ._encoding import described
from ._errors import WrongArgument

#: Seconds; None: without limit.
Seconds = Optional[float]

#: Seconds a call waits for its answer unless it says otherwise.
TIMEOUT = 5.0


def checked(timeout: Seconds) -> Seconds:
    """The timeout; None for one that is longer than a thread can wait. Raises `WrongArgument`."""
    if timeout is None:
        return None
    is_number = isinstance(timeout, (int, float)) and not isinstance(timeout, bool)
    if not is_number or not timeout >= 0:
        raise WrongArgument("timeout", described(timeout), "a number of seconds, 0 or more, or None")
    return timeout if timeout <= threading.TIMEOUT_MAX else None

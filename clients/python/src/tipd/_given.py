# SPDX-License-Identifier: MIT
"""Keywords to members: what is None is not sent, unless null means something."""

from __future__ import annotations

from enum import Enum
from typing import Any, Dict, Literal


class _Stand(Enum):
    OMITTED = 0
    NULL = 1


#: Stands for what was not given, where None is sent as null.
Omitted = Literal[_Stand.OMITTED]
OMITTED: Omitted = _Stand.OMITTED


def given(**members: Any) -> Dict[str, Any]:
    """The members that have a value."""
    return {
        name: None if value is _Stand.NULL else value
        for name, value in members.items()
        if value is not None
    }


def nullable(value: Any) -> Any:
    """A member for `given` that is sent even if it is None, unless it is `OMITTED`."""
    if value is None:
        return _Stand.NULL
    return None if value is OMITTED else value

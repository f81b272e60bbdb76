# SPDX-License-Identifier: MIT
"""The first words with a program, and whether it is one to speak with."""

from __future__ import annotations

import os
from typing import Any, Dict, Mapping, Tuple

from ._errors import ProtocolError, WrongVersion
from ._version import __version__


def introduction(choices: Mapping[str, Any]) -> Dict[str, Any]:
    """The params of `initialize`."""
    return {
        "processId": os.getpid(),
        "clientInfo": {"name": "tipd-python", "version": __version__},
        "capabilities": {},
        "initializationOptions": choices,
    }


def check_server(info: Any) -> None:
    """Refuses a program that is not tipd, or one of another version."""
    server = info.get("serverInfo") if isinstance(info, dict) else None
    if not isinstance(server, dict) or server.get("name") != "tipd":
        raise ProtocolError(f"the program is not tipd; it says it is {server!r}")
    version = str(server.get("version"))
    needed = _compatible(__version__)
    if _compatible(version) != needed:
        raise WrongVersion(version, ".".join((*needed, "x")))


def _compatible(version: str) -> Tuple[str, ...]:
    """What two versions that fit have in common: the major number; before 1.0 the minor one too."""
    numbers = version.split(".")
    return tuple(numbers[: 2 if numbers[0] == "0" else 1])

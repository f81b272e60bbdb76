# SPDX-License-Identifier: MIT
"""The recorded conversations, and what a client makes of their messages."""

import json
from pathlib import Path
from typing import Any, Dict, List, NamedTuple, Optional

from fixtures import lines


class Transcript(NamedTuple):
    """What is sent, and what must come back."""

    sent: List[Any]
    expected: List[Any]


def read(path: Path) -> Transcript:
    """The conversation of a file."""
    steps = lines(path)
    return Transcript(
        [step["send"] for step in steps if "send" in step],
        [step["expect"] for step in steps if "expect" in step],
    )


def is_ordinary(message: Any) -> bool:
    """Whether a client could have sent this itself."""
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        return False
    is_named = isinstance(message.get("method"), str)
    is_numbered = isinstance(message.get("id", 0), (int, float, str)) and message.get("id") is not True
    return is_named and is_numbered and isinstance(message.get("params", {}), dict)


def reply(message: Dict[str, Any], result: Any, error: Optional[Any]) -> Dict[str, Any]:
    """What a client was answered, as it was on the wire."""
    head = {"jsonrpc": "2.0", "id": message["id"]}
    if error is None:
        return {**head, "result": result}
    found = {"code": error.code, "message": error.message, "data": error.data}
    return {**head, "error": {name: value for name, value in found.items() if value is not None}}


def notification(method: str, params: Any) -> Dict[str, Any]:
    """What a client heard, as it was on the wire."""
    return {"jsonrpc": "2.0", "method": method, "params": params}


def dumped(message: Any) -> bytes:
    """A message of a transcript, ordinary or not, as bytes."""
    return json.dumps(message).encode()

# SPDX-License-Identifier: MIT
"""How the fakes read and write."""

import json
import sys
from typing import Any, Dict

Message = Dict[str, Any]

IN, OUT, ERR = sys.stdin.buffer, sys.stdout.buffer, sys.stderr


def read() -> Message:
    """The next message; the end of the input ends the daemon."""
    length = None
    while line := IN.readline().strip():
        length = int(line.split(b":")[1])
    if length is None:
        sys.exit(0)
    message: Message = json.loads(IN.read(length))
    return message


def write(**message: Any) -> None:
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    OUT.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
    OUT.flush()


def info(name: str = "tipd", version: str = "0.1.0") -> Message:
    return {"capabilities": {}, "serverInfo": {"name": name, "version": version}}

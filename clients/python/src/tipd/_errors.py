# SPDX-License-Identifier: MIT
"""Everything the package raises.

    TipdError
    ├── ProgramNotFound     there is no tipd to start
    │   └── ProgramNotExecutable    there is one, but it cannot be started
    ├── ClientClosed        the client was closed before the call
    ├── ServerExited        tipd ended while it was needed
    ├── RequestTimeout      tipd runs but did not answer in time (also a TimeoutError)
    ├── ProtocolError       what arrived is not tipd's protocol
    │   └── WrongVersion    it is that of a tipd this client does not speak with
    ├── WrongArgument       a call that was not sent (also a TypeError and a ValueError)
    └── RpcError            tipd refused the request; one subclass per kind, see `_refusals`
"""

from __future__ import annotations

import signal
from typing import Optional


class TipdError(Exception):
    """The base of every error of this package."""


class ProgramNotFound(TipdError):
    """No tipd was found."""


class ProgramNotExecutable(ProgramNotFound):
    """What was found cannot be started."""


class ClientClosed(TipdError):
    """The client was closed, so there is nobody to ask."""


class ProtocolError(TipdError):
    """The other side sent something that is not tipd's protocol."""


class WrongVersion(ProtocolError):
    """The program is a tipd of another version: `found`, and what this client speaks with: `needed`."""

    def __init__(self, found: str, needed: str) -> None:
        super().__init__(found, needed)
        self.found = found
        self.needed = needed

    def __str__(self) -> str:
        return f"the program is tipd {self.found}; this client needs {self.needed}"


class WrongArgument(TipdError, TypeError, ValueError):
    """A call with an argument that cannot be meant; nothing was sent.

    `path` names the member, such as `params.bounds.x`; `found` and `expected` are in words.
    """

    def __init__(self, path: str, found: str, expected: str) -> None:
        super().__init__(path, found, expected)
        self.path = path
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.path} is {self.found}; it must be {self.expected}"


class ServerExited(TipdError):
    """tipd ended by itself.

    `returncode` is its exit status, negative for a signal; `stderr_tail` the end of what it
    wrote to stderr.
    """

    def __init__(self, returncode: Optional[int], stderr_tail: str = "") -> None:
        super().__init__(returncode, stderr_tail)
        self.returncode = returncode
        self.stderr_tail = stderr_tail

    def __str__(self) -> str:
        return f"tipd {_ending(self.returncode)}{_quoted(self.stderr_tail)}"


class RequestTimeout(TipdError, TimeoutError):
    """tipd is running but did not answer `method` within `seconds`."""

    def __init__(self, method: str, seconds: float, stderr_tail: str = "") -> None:
        super().__init__(method, seconds, stderr_tail)
        self.method = method
        self.seconds = seconds
        self.stderr_tail = stderr_tail

    def __str__(self) -> str:
        return (
            f"tipd is running but did not answer {self.method} within {self.seconds:g} s"
            f"{_quoted(self.stderr_tail)}"
        )


def _ending(returncode: Optional[int]) -> str:
    if returncode is None:
        return "closed its output and could not be ended"
    if returncode >= 0:
        return f"ended with status {returncode}"
    try:
        return f"was ended by {signal.Signals(-returncode).name}"
    except ValueError:
        return f"was ended by signal {-returncode}"


def _quoted(stderr_tail: str) -> str:
    """The last ten lines of stderr, as the rest of a message."""
    lines = stderr_tail.strip().splitlines()[-10:]
    return "; its last lines on stderr:\n" + "\n".join(lines) if lines else ""

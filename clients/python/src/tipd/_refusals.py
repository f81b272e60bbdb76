# SPDX-License-Identifier: MIT
"""The errors tipd answers with: one class per kind of protocol.md."""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple, Type

from ._errors import TipdError


class RpcError(TipdError):
    """tipd refused a request; nothing has changed.

    `code` and `kind` are those of protocol.md, `data` is everything else it said.
    """

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(code, message, data)
        self.code = code
        self.message = message
        self.data = data

    def __str__(self) -> str:
        return f"{self.message} ({self.kind or 'error'} {self.code})"

    def _member(self, name: str) -> Any:
        return self.data.get(name) if isinstance(self.data, dict) else None

    @property
    def kind(self) -> Optional[str]:
        """The name of the error in protocol.md."""
        return _text(self._member("kind"))

    @property
    def path(self) -> Optional[str]:
        """The member of params that was refused, such as `params.options.arrow.width`."""
        return _text(self._member("path"))

    @property
    def nearest(self) -> Optional[str]:
        """The nearest known name, if a name was unknown."""
        return _text(self._member("nearest"))

    @property
    def found(self) -> Any:
        """What stood at `path`."""
        return self._member("found")

    @property
    def expected(self) -> Any:
        """What is allowed at `path`."""
        return self._member("expected")


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None


class ParseError(RpcError):
    """The message was not JSON."""


class InvalidRequest(RpcError):
    """Not a JSON-RPC message, or one that comes too late."""


class MethodNotFound(RpcError):
    """tipd has no such method."""


class InvalidParams(RpcError):
    """A member of params is missing, unknown, of the wrong kind or out of bounds."""


class InternalError(RpcError):
    """A defect of tipd."""


class NotInitialized(RpcError):
    """A request came before `initialize`."""


class NoSession(RpcError):
    """No session is open, or `session` was left out while several are open."""


class UnknownSession(RpcError):
    """No session has this id."""


class SessionExists(RpcError):
    """A session with this id is open already."""


class TipExists(RpcError):
    """A tip or step with this id is on the screen or in the tour already."""


class UnknownTip(RpcError):
    """No tip on the screen has this id."""


class UnknownTarget(RpcError):
    """`ref` names no target of the session, or one that is null."""


class LimitExceeded(RpcError):
    """A named limit would be passed."""


class ClockNotManual(RpcError):
    """`clock/advance` on the system clock."""


class UnknownButton(RpcError):
    """The tip has no button of this id."""


class UnknownStep(RpcError):
    """The tour has no such step."""


class UnknownQuestion(RpcError):
    """The question was never asked."""


class WrongAnswer(RpcError):
    """The question cannot be answered so."""


#: code, kind and class of every error in protocol.md
REFUSALS: Tuple[Tuple[int, str, Type[RpcError]], ...] = (
    (-32700, "parse", ParseError),
    (-32600, "invalidRequest", InvalidRequest),
    (-32601, "methodNotFound", MethodNotFound),
    (-32602, "invalidParams", InvalidParams),
    (-32603, "internal", InternalError),
    (-32002, "notInitialized", NotInitialized),
    (1, "noSession", NoSession),
    (2, "unknownSession", UnknownSession),
    (3, "sessionExists", SessionExists),
    (4, "tipExists", TipExists),
    (5, "unknownTip", UnknownTip),
    (6, "unknownTarget", UnknownTarget),
    (7, "limit", LimitExceeded),
    (8, "clockNotManual", ClockNotManual),
    (9, "unknownButton", UnknownButton),
    (10, "unknownStep", UnknownStep),
    (11, "unknownQuestion", UnknownQuestion),
    (12, "wrongAnswer", WrongAnswer),
)
_BY_CODE: Dict[int, Type[RpcError]] = {code: refusal for code, _, refusal in REFUSALS}


def refusal(error: Any) -> RpcError:
    """The exception for the `error` member of a reply."""
    if not isinstance(error, dict) or not isinstance(error.get("code"), int):
        return RpcError(0, f"an error that is none: {error!r}")
    kind = _BY_CODE.get(error["code"], RpcError)
    return kind(error["code"], str(error.get("message", "")), error.get("data"))

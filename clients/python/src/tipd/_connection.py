# SPDX-License-Identifier: MIT
"""JSON-RPC 2.0 without any I/O: calls to bytes, bytes to what arrived."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, Iterator, Mapping, Optional, Tuple, Union

from ._encoding import encode
from ._errors import ProtocolError
from ._framing import FrameDecoder, frame
from ._refusals import RpcError, refusal


@dataclass(frozen=True)
class Reply:
    """The answer to request `id`, which asked `method` with `params`: a result, or an error."""

    id: int
    method: str
    params: Optional[Mapping[str, Any]] = None
    result: Any = None
    error: Optional[RpcError] = None


@dataclass(frozen=True)
class Notification:
    """A message that wants no answer."""

    method: str
    params: Any = None


@dataclass(frozen=True)
class Refused:
    """The server asked something; `answer` are the bytes that say no."""

    method: str
    answer: bytes


Incoming = Union[Reply, Notification, Refused]


class Connection:
    """Numbers requests, remembers which are open and sorts what arrives.

    It does no I/O and takes no lock. One thread may call `request` while another is in
    `receive`: the one only adds to the open requests, the other only removes.
    """

    def __init__(self) -> None:
        self._decoder = FrameDecoder()
        self._last_id = 0
        self._open: Dict[int, Tuple[str, Optional[Mapping[str, Any]]]] = {}

    def request(self, method: str, params: Optional[Mapping[str, Any]]) -> Tuple[int, bytes]:
        """The id and the bytes of a request."""
        self._last_id += 1
        data = _message({"id": self._last_id, "method": method}, params)
        self._open[self._last_id] = method, params
        return self._last_id, data

    def notification(self, method: str, params: Optional[Mapping[str, Any]]) -> bytes:
        """The bytes of a notification."""
        return _message({"method": method}, params)

    def withdraw(self, id: int) -> None:
        """Forgets a request that was never sent."""
        self._open.pop(id, None)

    def receive(self, data: bytes) -> Iterator[Incoming]:
        """Everything that `data` completes, in the order it was written."""
        for body in self._decoder.feed(data):
            arrived = self._sort(_parse(body))
            if arrived is not None:
                yield arrived

    def _sort(self, message: Dict[str, Any]) -> Optional[Incoming]:
        method = message.get("method")
        if not isinstance(method, str):
            return self._reply(message)
        if "id" not in message:
            return Notification(method, message.get("params"))
        self._check_echo(message["id"], method)
        return Refused(method, _refuse(message["id"], method))

    def _check_echo(self, id: Any, method: str) -> None:
        """Refuses a program that asks what it is just being asked."""
        if type(id) is int and self._open.get(id, ("",))[0] == method:
            raise ProtocolError(
                f"the program is not tipd; it sends back what it gets: {method} came back"
            )

    def _reply(self, message: Dict[str, Any]) -> Optional[Reply]:
        if ("result" in message) == ("error" in message):
            raise ProtocolError(f"neither a request nor a reply: {_short(message)}")
        id = message.get("id")
        if id is None:
            # tipd answers in order, so what it could not read is the oldest open request.
            id = next(iter(list(self._open)), None)
        if type(id) is not int or id not in self._open:
            return None
        error = refusal(message["error"]) if "error" in message else None
        return Reply(id, *self._open.pop(id), message.get("result"), error)


def _message(message: Dict[str, Any], params: Optional[Mapping[str, Any]]) -> bytes:
    body = encode({"jsonrpc": "2.0", **message}, "the message")
    if params is not None:
        body = body[:-1] + b',"params":' + encode(params, "params") + b"}"
    return frame(body)


def _refuse(id: Any, method: str) -> bytes:
    error = {"code": -32601, "message": f"this client answers no requests, not {method} either"}
    return frame(encode({"jsonrpc": "2.0", "id": id, "error": error}, "the answer"))


def _parse(body: bytes) -> Dict[str, Any]:
    try:
        message = json.loads(body.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise ProtocolError(f"not JSON: {repr(body[:80])[1:]}: {problem}") from None
    if not isinstance(message, dict):
        raise ProtocolError(f"not a message: {_short(message)}")
    return message


def _short(message: Any) -> str:
    return json.dumps(message)[:200]

# SPDX-License-Identifier: MIT
"""The bytes of every method's params are those that all clients send."""

import asyncio
import json
from typing import Any, Mapping, Optional

import pytest

from tipd import AsyncClient, Client
from tipd._connection import Connection
from tipd._framing import FrameDecoder

from fixtures import FIXTURES
from surface import call

CASES = json.loads((FIXTURES / "calls.json").read_text(encoding="utf-8"))


class Sent(Exception):
    """The message of a call."""


def sent(method: str, params: Optional[Mapping[str, Any]]) -> Sent:
    (body,) = FrameDecoder().feed(Connection().request(method, params)[1])
    return Sent(body)


class Probe(Client):
    """Raises what it would send."""

    def __init__(self) -> None:
        pass

    def request(self, method: str, params: Any = None, *, timeout: Any = None) -> Any:
        raise sent(method, params)

    def notify(self, method: str, params: Any = None) -> None:
        raise sent(method, params)


class AsyncProbe(AsyncClient):
    """The same for asyncio."""

    def __init__(self) -> None:
        pass

    async def request(self, method: str, params: Any = None, *, timeout: Any = None) -> Any:
        raise sent(method, params)

    async def notify(self, method: str, params: Any = None) -> None:
        raise sent(method, params)


def called(client: Any, case: Any) -> Any:
    """The bytes that a call hands to the transport."""
    with pytest.raises(Sent) as caught:
        result = getattr(client, call(case["method"]).__name__)(**case["args"])
        asyncio.run(result)
    return caught.value.args[0]


@pytest.mark.parametrize("client", [Probe(), AsyncProbe()], ids=["threads", "asyncio"])
@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_call(client: Any, case: Any) -> None:
    head = f'{{"jsonrpc":"2.0","id":1,"method":"{case["method"]}","params":'
    assert called(client, case) == (head + case["params"] + "}").encode("utf-8", "backslashreplace")


def test_every_method_with_params_is_among_the_calls() -> None:
    layers = [vars(layer) for layer in Client.__mro__ if layer.__name__.endswith("Calls")]
    methods = {name for layer in layers for name in layer if not name.startswith("_")}
    assert {call(case["method"]).__name__ for case in CASES} == methods - {"shutdown", "exit"}

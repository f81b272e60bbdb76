# SPDX-License-Identifier: MIT
"""Every shared layout, asked through `Client.layout`."""

import json
from pathlib import Path
from typing import Iterator

import pytest

from tipd import Client, RpcError

from fixtures import differences, files


@pytest.fixture(scope="module")
def client(program: str) -> Iterator[Client]:
    with Client(program) as client:
        yield client


@pytest.mark.parametrize("path", files("layouts", "*.json"))
def test_layouts(path: Path, client: Client) -> None:
    cases = json.loads(path.read_text(encoding="utf-8"))
    assert cases
    for case in cases:
        if "error" in case:
            # What is refused may have members that the method does not take: it is sent as it is.
            with pytest.raises(RpcError) as refused:
                client.request("layout", case["params"])
            error = {"code": refused.value.code, "data": refused.value.data}
            assert differences(error, case["error"], "error") == [], case["name"]
        else:
            # What every object may have passes tipd by, but no method takes it.
            params = {name: value for name, value in case["params"].items() if not is_free(name)}
            found = client.layout(**params)
            assert differences(found, case["expect"]) == [], case["name"]


def is_free(name: str) -> bool:
    """Whether a member is the host's own."""
    return name.startswith("_") or name == "workDoneToken"

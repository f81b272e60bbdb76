# SPDX-License-Identifier: MIT
"""Every shared layout, asked through `Client.layout`."""

import json
from pathlib import Path
from typing import Iterator

import pytest

from tipd import Client

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
        found = client.layout(**case["params"])
        assert differences(found, case["result"]) == [], case["name"]

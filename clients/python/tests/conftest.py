# SPDX-License-Identifier: MIT
"""What the tests start: fakes, and the real program."""

import os
import sys
from pathlib import Path
from typing import Callable, Iterator, List, NoReturn

import pytest

from tipd import Client

ROOT = Path(__file__).resolve().parents[3]
FAKES = Path(__file__).with_name("fakes")


def fake(mode: str) -> List[str]:
    """The command of a daemon that behaves as `mode` says."""
    return [sys.executable, str(FAKES / "daemon.py"), mode]


def tour(*arguments: str) -> List[str]:
    """The command of a daemon with sessions, questions and exports."""
    return [sys.executable, str(FAKES / "tour.py"), *arguments]


def unavailable(missing: str) -> NoReturn:
    """Skips the test, or fails it where everything has to be there."""
    if "CI" in os.environ:
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture
def start() -> Iterator[Callable[[str], Client]]:
    """Starts fakes by mode and closes them."""
    clients: List[Client] = []

    def start(mode: str) -> Client:
        clients.append(Client(fake(mode)))
        return clients[-1]

    yield start
    for client in clients:
        client.close()


@pytest.fixture(scope="session")
def program() -> str:
    """The real program: TIPD_PROGRAM, or the release build of this repository."""
    path = os.environ.get("TIPD_PROGRAM") or str(ROOT / ".build" / "release" / "tipd")
    if os.path.isfile(path):
        return path
    unavailable(f"no program at {path}: run `swift build -c release` or set TIPD_PROGRAM")

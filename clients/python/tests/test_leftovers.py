# SPDX-License-Identifier: MIT
"""Whatever goes wrong, nothing stays: no process, no thread, no open file."""

import asyncio
from pathlib import Path
from typing import Any, Callable, Iterator, List, Type

import pytest

import tipd
from tipd import AsyncClient, Client

from conftest import fake, tour
from leftovers import has_children, held


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    # The first loop of a process leaves what asyncio keeps for good.
    asyncio.run(asyncio.sleep(0))
    before = held()
    yield
    assert held() == before
    assert not has_children()


def by_thread(command: Any, **choices: Any) -> None:
    Client(command, **choices)


def by_asyncio(command: Any, **choices: Any) -> None:
    async def main() -> None:
        await AsyncClient(command, **choices).start()

    asyncio.run(main())


KINDS = pytest.mark.parametrize("begin", [by_thread, by_asyncio])
Begin = Callable[..., None]


@KINDS
@pytest.mark.parametrize(
    "mode, error, timeout",
    [
        ("garbage", tipd.ProtocolError, None),
        ("other_program", tipd.ProtocolError, None),
        ("other_version", tipd.WrongVersion, None),
        ("dies", tipd.ServerExited, None),
        ("silent", tipd.RequestTimeout, 0.1),
        ("deaf", tipd.RequestTimeout, 0.1),
    ],
)
def test_a_start_that_fails(begin: Begin, mode: str, error: Type[Exception], timeout: Any) -> None:
    with pytest.raises(error) as caught:
        begin(fake(mode), timeout=timeout)
    assert type(caught.value) is error


def missing(folder: Path) -> List[str]:
    return [str(folder / "none")]


def not_executable(folder: Path) -> List[str]:
    path = folder / "tipd"
    path.write_text("#!/bin/sh\n")
    return [str(path)]


def no_program(folder: Path) -> List[str]:
    path = folder / "tipd"
    path.write_bytes(b"\0\1")
    path.chmod(0o755)
    return [str(path)]


def a_folder(folder: Path) -> List[str]:
    return [str(folder)]


@KINDS
@pytest.mark.parametrize(
    "made, error",
    [
        (missing, tipd.ProgramNotFound),
        (a_folder, tipd.ProgramNotFound),
        (not_executable, tipd.ProgramNotExecutable),
        (no_program, tipd.ProgramNotExecutable),
    ],
)
def test_what_cannot_be_started(
    begin: Begin, tmp_path: Path, made: Callable[[Path], List[str]], error: Type[Exception]
) -> None:
    with pytest.raises(error, match=str(tmp_path)) as caught:
        begin(made(tmp_path))
    assert type(caught.value) is error


@pytest.mark.parametrize("mode", ["good", "dies_later", "killed", "half_message", "closes_stdout"])
def test_a_life_that_ends_one_way_or_the_other(mode: str) -> None:
    with Client(fake(mode)) as client:
        try:
            client.request("layout", timeout=None)
        except tipd.ServerExited:
            pass

    async def main() -> None:
        async with AsyncClient(fake(mode)) as client:
            try:
                await client.request("layout", timeout=None)
            except tipd.ServerExited:
                pass

    asyncio.run(main())


def test_lives_one_after_the_other() -> None:
    with Client(tour(), restart=True) as client:
        for _ in range(2):
            with pytest.raises(tipd.ServerExited):
                client.request("die")

    async def main() -> None:
        async with AsyncClient(tour(), restart=True) as client:
            for _ in range(2):
                with pytest.raises(tipd.ServerExited):
                    await client.request("die")

    asyncio.run(main())

# SPDX-License-Identifier: MIT
"""A daemon that died is started again with what it knew, if the host asks for that."""

import asyncio
import os
import threading
from typing import Any, List

import pytest

import tipd
from tipd import AsyncClient, Client, Picture

from conftest import fake, tour

TIP: Any = {"id": "a", "content": {"text": "b"}, "target": {"ref": "x"}}
FONT: Any = {"family": "f", "unitsPerEm": 1, "ascent": 1, "descent": 0, "advances": {"a": 1}}
KEPT: Any = {"revision": 1, "tips": [{"put": "tip", "id": "a", "z": 1}], "asked": 0}


def die(client: Client) -> None:
    with pytest.raises(tipd.ServerExited, match="dying as I was told"):
        client.request("die")


def told(client: Client) -> List[Any]:
    """What the daemon was told since its start, but for the greeting."""
    return [call for call in client.request("log")[2:] if call[0] != "log"]


def test_without_asking_for_it_the_end_stays() -> None:
    with Client(tour()) as client:
        for call in (lambda: die(client), lambda: die(client), client.dispatch):
            with pytest.raises(tipd.ServerExited):
                call() or client.next()


def test_sessions_fonts_and_the_trace_are_restored() -> None:
    with Client(tour(), restart=True) as client:
        client.session_open(session="s", bounds={"x": 0, "y": 0, "width": 1, "height": 1})
        client.font_register(**FONT)
        client.set_trace(value="messages")
        client.show(session="s", tip=TIP)
        first = client.pid
        die(client)
        assert told(client) == [
            ["font/register", FONT],
            ["session/import", {"session": "s", "state": {"version": 1, "kept": KEPT}}],
            ["session/get", {"session": "s"}],
            ["$/setTrace", {"value": "messages"}],
        ]
        assert client.pid != first and client.session_get(session="s")["revision"] == 2
        die(client)
        assert client.session_get(session="s")["tips"][0]["id"] == "a"


def test_what_was_closed_is_not_restored() -> None:
    with Client(tour(), restart=True) as client:
        for session in "st":
            client.request("session/open", {"session": session})
        client.session_close(session="s")
        die(client)
        assert [call[1]["session"] for call in told(client)] == ["t", "t"]


def test_the_host_hears_of_it_in_a_dispatch() -> None:
    woken = threading.Event()
    with Client(tour(), restart=True, wake=woken.set) as client:
        heard: List[Any] = []
        client.on_restore(lambda picture: heard.append(picture["tips"][0]["id"]))
        client.on_event(lambda session, event: heard.append(event["event"]))
        client.request("session/open", {"session": "s"})
        client.show(session="s", tip=TIP)
        assert heard == []
        die(client)
        assert woken.wait(60)
        # The two changes from before, then what was restored and what that brought.
        assert client.dispatch() == 4
        assert heard == ["a", "shown"]


def test_a_picture_that_follows_is_restored_whatever_it_knew() -> None:
    with Client(tour(), restart=True) as client:
        drawn: List[Any] = []
        picture = Picture("s")
        end = picture.follow(client, lambda: drawn.append(list(picture.tips)))
        client.request("session/open", {"session": "s"})
        client.show(session="s", tip=TIP)
        client.dispatch()
        # As if it had heard of more than was exported before the end.
        newer: Any = {"session": "s", "revision": 70, "events": [], "changes": [{**KEPT["tips"][0], "id": "b"}]}
        picture.apply(newer)
        die(client)
        client.dispatch()
        assert (picture.revision, drawn) == (2, [["a"], ["a"]])
        end()
        client.request("show", {"session": "s", "tip": {**TIP, "id": "c"}})
        client.dispatch()
        assert list(picture.tips) == ["a"]


def test_a_daemon_that_dies_again_at_once_is_given_up() -> None:
    with Client(tour("once"), restart=True) as client:
        client.request("session/open", {"session": "s"})
        die(client)
        for call in (client.next, client.dispatch):
            with pytest.raises(tipd.ServerExited, match="status 8"):
                call()


def test_programs_that_end_one_after_the_other_without_an_answer_are_given_up() -> None:
    with Client(tour(), restart=True) as client:
        client.request("session/open", {"session": "s"})
        for _ in range(2):
            die(client)
            client.next()
        pids = set()
        for _ in range(4):
            die(client)
            pids.add(client.pid)
        for _ in range(2):
            with pytest.raises(tipd.ServerExited):
                client.next()
        assert len(pids) == 4 and client.pid in pids


def test_a_program_that_is_gone_is_given_up(tmp_path: Any) -> None:
    link = tmp_path / "daemon"
    link.symlink_to(tour()[0])
    with Client([str(link), *tour()[1:]], restart=True) as client:
        link.unlink()
        die(client)
        for _ in range(2):
            with pytest.raises(tipd.ProgramNotFound, match="No such file"):
                client.next()


@pytest.mark.parametrize("mode", ["exit", "shutdown"])
def test_an_end_that_was_asked_for_stays(mode: str) -> None:
    with Client(tour(), restart=True) as client:
        if mode == "shutdown":
            client.shutdown()
        client.exit()
        with pytest.raises(tipd.ServerExited, match="status 0"):
            while True:
                client.request("next")


def test_several_threads_start_it_once() -> None:
    with Client(tour(), restart=True) as client:
        client.request("session/open", {"session": "s"})
        die(client)
        pids = set()

        def call() -> None:
            client.session_get(session="s")
            pids.add(client.pid)

        threads = [threading.Thread(target=call) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(pids) == 1


def test_a_restart_leaves_nothing_behind() -> None:
    before = set(threading.enumerate())
    files = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    with Client(tour(), restart=True) as client:
        client.request("session/open", {"session": "s"})
        for _ in range(3):
            die(client)
            client.next()
    assert set(threading.enumerate()) == before
    if files:
        assert len(os.listdir("/proc/self/fd")) == files


def test_asyncio_starts_it_at_once_and_calls_wait_for_it() -> None:
    async def main() -> None:
        heard: List[Any] = []
        async with AsyncClient(tour(), restart=True) as client:
            picture = Picture("s")
            picture.follow(client)
            restored = asyncio.Event()
            client.on_restore(heard.append)
            client.on_restore(lambda whole: restored.set())
            await client.request("session/open", {"session": "s"})
            await client.font_register(**FONT)
            await client.show(session="s", tip=TIP)
            await client.set_trace(value="off")
            for _ in range(2):
                restored.clear()
                with pytest.raises(tipd.ServerExited, match="dying as I was told"):
                    await client.request("die")
                await restored.wait()
                log = [call[0] for call in (await client.request("log"))[2:]]
                assert log[:4] == ["font/register", "session/import", "session/get", "$/setTrace"]
            with pytest.raises(tipd.ServerExited):
                await client.request("die")
            assert (await client.session_get(session="s"))["tips"][0]["id"] == "a"
            assert list(picture.tips) == ["a"] and len(heard) == 3

    asyncio.run(main())


def test_asyncio_gives_up_a_daemon_that_dies_again_at_once() -> None:
    async def main() -> None:
        async with AsyncClient(tour("once"), restart=True) as client:
            events = client.events()
            await client.request("session/open", {"session": "s"})
            with pytest.raises(tipd.ServerExited):
                await client.request("die")
            for _ in range(2):
                with pytest.raises(tipd.ServerExited, match="status 8"):
                    await client.next()
            assert [event async for event in events] == []

    asyncio.run(main())


def test_asyncio_gives_up_daemons_that_end_without_an_answer() -> None:
    async def main() -> None:
        async with AsyncClient(tour(), restart=True) as client:
            events = client.events()
            await client.request("session/open", {"session": "s"})
            for _ in range(4):
                with pytest.raises(tipd.ServerExited):
                    await client.request("die")
            assert len([event async for event in events]) == 3
            with pytest.raises(tipd.ServerExited):
                await client.next()

    asyncio.run(main())


def test_asyncio_can_be_closed_while_it_starts_again() -> None:
    async def main() -> None:
        client = AsyncClient(tour(), restart=True)
        await client.start()
        with pytest.raises(tipd.ServerExited):
            await client.request("die")
        await client.close()
        with pytest.raises(tipd.ClientClosed):
            await client.next()

    before = set(threading.enumerate())
    asyncio.run(main())
    assert set(threading.enumerate()) == before


def test_a_daemon_with_garbage_is_not_started_again() -> None:
    with pytest.raises(tipd.ProtocolError):
        Client(fake("garbage"), restart=True)

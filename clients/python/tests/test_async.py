# SPDX-License-Identifier: MIT
"""The client for asyncio: calls, callbacks, cancellation and its end."""

import asyncio
import os
import signal
import threading
from typing import Any, Awaitable, Callable, List

import pytest

import tipd
from tipd import AsyncClient

from conftest import fake, tour


def run(work: Callable[[AsyncClient], Awaitable[Any]], command: Any) -> Any:
    """Runs `work` with a client; nothing may be reported to the loop's exception handler."""
    problems: List[Any] = []

    async def main() -> Any:
        asyncio.get_running_loop().set_exception_handler(lambda loop, what: problems.append(what))
        async with AsyncClient(command) as client:
            return await work(client)

    result = asyncio.run(main())
    assert problems == []
    return result


def test_a_call_and_its_end() -> None:
    async def work(client: AsyncClient) -> AsyncClient:
        sent: Any = await client.next(animated=False)
        assert sent == {"method": "next", "params": {"animated": False}}
        assert client.info["serverInfo"]["name"] == "tipd"
        return client

    assert run(work, fake("good")).returncode == 0


def test_calls_at_the_same_time_get_their_own_answers() -> None:
    async def work(client: AsyncClient) -> None:
        calls = [client.request("x", {"n": number}) for number in range(3000)]
        found = await asyncio.gather(*calls)
        assert [answer["params"]["n"] for answer in found] == list(range(3000))

    run(work, fake("good"))


def test_a_refusal_is_raised_and_the_client_lives_on() -> None:
    async def work(client: AsyncClient) -> None:
        with pytest.raises(tipd.InvalidParams, match=r"params\.x is no string"):
            await client.request("refuse")
        assert await client.next()

    run(work, fake("good"))


def test_changes_are_heard_in_order_before_the_call_returns() -> None:
    async def work(client: AsyncClient) -> None:
        heard: List[Any] = []
        client.on_change(lambda result: heard.append(result["revision"]))
        client.on_event(lambda session, event: heard.append(event["event"]))
        revision = (await client.show())["revision"]
        assert heard == [revision * 100, "faded", revision, "shown"]

    run(work, fake("notifies"))


def test_callbacks_may_be_coroutine_functions_and_are_begun_in_order() -> None:
    async def work(client: AsyncClient) -> None:
        heard: List[Any] = []
        done = asyncio.Event()

        async def hear(result: tipd.ChangeResult) -> None:
            heard.append(result["revision"])
            await client.next()
            if len(heard) == 4:
                done.set()

        client.on_change(hear)
        first, second = await asyncio.gather(client.show(), client.show())
        await done.wait()
        assert heard == [first["revision"] * 100, first["revision"], second["revision"] * 100, second["revision"]]

    run(work, fake("notifies"))


def test_what_callbacks_raise_goes_to_the_loop_and_hurts_nobody_else() -> None:
    problems: List[Any] = []

    async def fail(result: Any) -> None:
        raise KeyError("later")

    def fail_at_once(result: Any) -> None:
        raise KeyError("at once")

    async def main() -> None:
        loop = asyncio.get_running_loop()
        told = asyncio.Event()

        def report(loop: Any, what: Any) -> None:
            problems.append(what)
            told.set()

        loop.set_exception_handler(report)
        heard: List[Any] = []
        async with AsyncClient(fake("good")) as client:
            for callback in (fail_at_once, fail, heard.append):
                client.on_change(callback)
            await client.show()
            assert len(heard) == 1
            while len(problems) < 2:
                told.clear()
                await told.wait()

    asyncio.run(main())
    assert [str(what["exception"]) for what in problems] == ["'at once'", "'later'"]


def test_events_one_after_the_other_until_the_end() -> None:
    async def work(client: AsyncClient) -> None:
        events = client.events()
        await client.show()
        await client.show()
        assert [(await events.__anext__())[1]["event"] for _ in range(2)] == ["faded", "shown"]
        await client.close()
        assert [event["event"] async for _, event in events] == ["faded", "shown"]
        assert [event async for event in events] == []

    run(work, fake("notifies"))


def test_a_task_that_is_cancelled_cancels_its_call() -> None:
    async def work(client: AsyncClient) -> None:
        heard = asyncio.Event()
        client.on_change(lambda result: heard.set())
        task = asyncio.ensure_future(client.request("show", timeout=None))
        await client.next()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        # The fake answers only what was cancelled: what it changed is heard all the same.
        await heard.wait()

    run(work, fake("late"))


def test_a_call_that_is_not_answered() -> None:
    async def work(client: AsyncClient) -> None:
        with pytest.raises(tipd.RequestTimeout, match="did not answer show within 0.1 s"):
            await client.request("show", timeout=0.1)
        assert await client.next()

    run(work, fake("late"))


@pytest.mark.parametrize(
    "mode, words",
    [
        ("dies_later", "status 7; its last lines on stderr:\nout of memory"),
        ("killed", "SIGKILL"),
        ("half_message", "status 4"),
    ],
)
def test_a_daemon_that_dies_during_a_call(mode: str, words: str) -> None:
    async def work(client: AsyncClient) -> None:
        events = client.events()
        with pytest.raises(tipd.ServerExited, match=words):
            await client.request("layout", timeout=None)
        with pytest.raises(tipd.ServerExited, match=words):
            await client.next()
        assert [event async for event in events] == []

    run(work, fake(mode))


@pytest.mark.parametrize(
    "mode, error, words",
    [
        ("garbage", tipd.ProtocolError, "expected a header, got 'Hello, I am no server"),
        ("dies", tipd.ServerExited, "ended with status 3"),
        ("other_program", tipd.ProtocolError, "not tipd"),
        ("other_version", tipd.WrongVersion, r"tipd 9\.0\.0"),
        ("silent", tipd.RequestTimeout, "initialize"),
    ],
)
@pytest.mark.parametrize("restart", [False, True])
def test_a_start_that_fails(mode: str, error: Any, words: str, restart: bool) -> None:
    async def main() -> None:
        client = AsyncClient(fake(mode), timeout=0.3 if mode == "silent" else None, restart=restart)
        with pytest.raises(error, match=words):
            await client.start()
        with pytest.raises(tipd.ClientClosed):
            await client.next()
        assert client.returncode is not None

    before = set(threading.enumerate())
    asyncio.run(main())
    assert set(threading.enumerate()) == before


def test_a_client_that_was_not_started_says_so() -> None:
    async def main() -> None:
        with pytest.raises(tipd.ClientClosed, match="not started"):
            await AsyncClient(fake("good")).next()

    asyncio.run(main())


def test_a_call_that_waits_is_ended_by_close() -> None:
    async def work(client: AsyncClient) -> None:
        task = asyncio.ensure_future(client.request("show", timeout=None))
        await client.next()
        await client.close()
        await client.close()
        with pytest.raises(tipd.ClientClosed):
            await task

    run(work, fake("late"))


def test_a_callback_may_close_the_client() -> None:
    async def work(client: AsyncClient) -> None:
        closed = asyncio.Event()

        async def close(result: Any) -> None:
            await client.close()
            closed.set()

        client.on_change(close)
        await client.show()
        await closed.wait()
        assert client.returncode == 0

    run(work, fake("good"))


def test_a_loop_that_ends_without_close_leaves_the_daemon_to_the_end_of_the_program() -> None:
    async def main() -> AsyncClient:
        client = AsyncClient(fake("good"))
        await client.start()
        return client

    client = asyncio.run(main())
    os.kill(client.pid, signal.SIGTERM)
    client._current.process.stop()
    assert client.returncode == -signal.SIGTERM


async def answers(client: AsyncClient) -> List[Any]:
    return [params for method, params in await client.request("log") if method == "answer"]


@pytest.mark.parametrize("kind", ["coroutine", "plain"])
def test_questions_are_answered_by_functions_of_either_kind(kind: str) -> None:
    async def work(client: AsyncClient) -> None:
        answered = asyncio.Event()
        client.on_event(lambda s, event: answered.set() if event["event"] == "shown" else None)

        async def decide(event: Any) -> bool:
            await client.request("session/get", {"session": "s"})
            return False

        client.on_confirm(decide if kind == "coroutine" else lambda event: False)
        await client.request("session/open", {"session": "s"})
        await client.request("ask", {"session": "s", "kind": "confirm"})
        await answered.wait()
        assert await answers(client) == [{"session": "s", "question": "q-1", "answer": "no"}]

    run(work, tour())


def test_a_question_that_is_withdrawn_cancels_its_handler() -> None:
    async def work(client: AsyncClient) -> None:
        ended = asyncio.Event()
        begun = asyncio.Event()

        async def decide(event: Any) -> bool:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()
            return True

        client.on_confirm(decide)
        await client.request("session/open", {"session": "s"})
        await client.request("ask", {"session": "s", "kind": "confirm"})
        await begun.wait()
        await client.request("withdraw", {"session": "s"})
        await ended.wait()
        assert await answers(client) == []

    run(work, tour())


def test_a_handler_may_close_the_client(program: str) -> None:
    async def work(client: AsyncClient) -> None:
        async def decide(event: Any) -> bool:
            await client.close()
            return True

        client.on_confirm(decide)
        bounds: tipd.Rect = {"x": 0, "y": 0, "width": 9, "height": 9}
        await client.session_open(bounds=bounds, options={"confirm": {"enter": True}})
        await client.add(tip={"content": {"text": "x"}})
        await client.next()
        await asyncio.gather(*client._tasks._running)

    run(work, program)


def test_it_is_started_once_and_may_be_after_its_end() -> None:
    async def work(client: AsyncClient) -> None:
        pid = client.pid
        with pytest.raises(tipd.TipdError, match="started already"):
            await client.start()
        assert client.pid == pid
        await client.close()
        await client.start()
        assert client.pid != pid

    run(work, fake("good"))


@pytest.mark.parametrize("end", ["close", "die"])
def test_there_are_no_events_of_a_client_that_has_ended(end: str) -> None:
    async def work(client: AsyncClient) -> None:
        events = client.events()
        if end == "die":
            os.kill(client.pid, signal.SIGKILL)
        else:
            await client.close()
        assert [event async for event in events] == []
        assert [event async for event in client.events()] == []

    async def in_time(client: AsyncClient) -> None:
        await asyncio.wait_for(work(client), 10)

    run(in_time, fake("good"))

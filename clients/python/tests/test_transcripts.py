# SPDX-License-Identifier: MIT
"""Every recorded conversation, over the pipes of both clients; the ordinary ones also call by call."""

import asyncio
import json
import queue
from pathlib import Path
from typing import Any, List, Optional

import pytest

from tipd import RpcError, ServerExited
from tipd._async_peer import AsyncPeer
from tipd._framing import FrameDecoder, frame
from tipd._listeners import CHANGED, ENDED
from tipd._peer import Peer
from tipd._process import Process

from fixtures import files, same
from transcripts import dumped, is_ordinary, notification, read, reply

#: Seconds until a missing message is called missing.
PATIENCE = 30
TRACE = "$/logTrace"
TRANSCRIPTS = files("transcripts", "*.jsonl")
ORDINARY = [
    case for case in TRANSCRIPTS if case.values[0] and all(map(is_ordinary, read(case.values[0]).sent))
]


def check(found: List[Any], expected: List[Any]) -> None:
    """Whether everything was said that was to be, and nothing else."""
    for number, (message, wanted) in enumerate(zip(found, expected), 1):
        assert same(message, wanted), f"message {number}: {message}"
    assert len(found) == len(expected)


@pytest.mark.parametrize("path", TRANSCRIPTS)
def test_over_the_pipes_of_threads(path: Path, program: str) -> None:
    chunks: "queue.Queue[Optional[bytes]]" = queue.Queue()
    process = Process([program], chunks.put, lambda status: chunks.put(None))
    process.start()
    sent, expected = read(path)
    for message in sent:
        assert process.send(frame(dumped(message)), PATIENCE)
    process.stop()
    found: List[Any] = []
    decoder = FrameDecoder()
    while (chunk := chunks.get(timeout=PATIENCE)) is not None:
        found += decoded(decoder, chunk)
    check(found, expected)


@pytest.mark.parametrize("path", TRANSCRIPTS)
def test_over_the_pipes_of_asyncio(path: Path, program: str) -> None:
    sent, expected = read(path)
    found: List[Any] = []
    decoder = FrameDecoder()

    def keep(messages: List[Any]) -> List[Any]:
        found.extend(messages)
        return []

    async def main() -> None:
        peer = AsyncPeer([program])
        await peer.start()
        link = peer._current
        ended = asyncio.Event()
        peer.on(ENDED, lambda _: ended.set())
        # What arrives is kept as it is, in place of being sorted into replies and notifications.
        setattr(link._connection, "receive", lambda data: keep(decoded(decoder, data)))
        for message in sent:
            assert link.process.send(frame(dumped(message)), 0)
        await asyncio.get_running_loop().run_in_executor(None, link.process.stop)
        await asyncio.wait_for(ended.wait(), PATIENCE)

    asyncio.run(main())
    check(found, expected)


def decoded(decoder: FrameDecoder, data: bytes) -> List[Any]:
    """The messages that a chunk completes."""
    return [json.loads(body) for body in decoder.feed(data)]


@pytest.mark.parametrize("path", ORDINARY)
def test_call_by_call_with_threads(path: Path, program: str) -> None:
    sent, expected = read(path)
    found: List[Any] = []
    peer = Peer([program])
    hear: List[Any] = []
    peer.on(CHANGED, lambda params: hear.append((CHANGED, params)))
    silence = peer.on(TRACE, lambda params: hear.append((TRACE, params)))

    def heard(result: Any = None) -> None:
        peer.dispatch()
        found.extend(notification(*one) for one in hear if one[1] is not result)
        hear.clear()

    try:
        for message in sent:
            if "id" not in message:
                peer.notify(message["method"], message.get("params"))
                continue
            result = error = None
            try:
                result = peer.request(message["method"], message.get("params"))
            except RpcError as refused:
                error = refused
            heard(result)
            found.append(reply(message, result, error))
        if sent[-1]["method"] == "exit":
            with pytest.raises(ServerExited):
                while True:
                    peer.dispatch(timeout=None)
        silence()
        peer.close()
        heard()
    finally:
        peer.close()
    check(found, expected)


@pytest.mark.parametrize("path", ORDINARY)
def test_call_by_call_with_asyncio(path: Path, program: str) -> None:
    sent, expected = read(path)
    found: List[Any] = []
    replies: List[Any] = []

    async def main() -> None:
        peer = AsyncPeer([program])
        await peer.start()
        ended = asyncio.Event()
        peer.on(ENDED, lambda _: ended.set())
        peer.on(CHANGED, lambda params: found.append(notification(CHANGED, params)))
        silence = peer.on(TRACE, lambda params: found.append(notification(TRACE, params)))
        for message in sent:
            if "id" not in message:
                await peer.notify(message["method"], message.get("params"))
                continue
            result = error = None
            try:
                result = await peer.request(message["method"], message.get("params"))
            except RpcError as refused:
                error = refused
            replies.append(result)
            found.append(reply(message, result, error))
        if sent[-1]["method"] == "exit":
            await asyncio.wait_for(ended.wait(), PATIENCE)
        silence()
        await peer.close()

    asyncio.run(main())
    # A reply that changes something is heard as a change as well.
    own = [result for result in replies if isinstance(result, dict)]
    check([one for one in found if not any(one.get("params") is result for result in own)], expected)


def test_there_are_transcripts_of_both_kinds() -> None:
    assert 30 < len(ORDINARY) < len(TRANSCRIPTS)

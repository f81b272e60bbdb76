# SPDX-License-Identifier: MIT
"""Every recorded conversation, over this client's pipes and framing."""

import json
import queue
from pathlib import Path
from typing import Any, Iterator, Optional

import pytest

from tipd._framing import FrameDecoder, frame
from tipd._process import Process

from fixtures import files, lines, same

#: Seconds until a missing message is called missing.
PATIENCE = 30


class Conversation:
    """A process and the messages it has written; None after the last."""

    def __init__(self, program: str) -> None:
        self.messages: "queue.Queue[Any]" = queue.Queue()
        self._decoder = FrameDecoder()
        self.process = Process([program], self._received, self._ended)
        self.process.start()

    def send(self, message: Any) -> None:
        assert self.process.send(frame(json.dumps(message).encode()), PATIENCE)

    def next(self) -> Any:
        return self.messages.get(timeout=PATIENCE)

    def _received(self, data: bytes) -> None:
        for body in self._decoder.feed(data):
            self.messages.put(json.loads(body))

    def _ended(self, returncode: Optional[int]) -> None:
        self.messages.put(None)


@pytest.fixture
def conversation(program: str) -> Iterator[Conversation]:
    conversation = Conversation(program)
    yield conversation
    conversation.process.stop()


@pytest.mark.parametrize("path", files("transcripts", "*.jsonl"))
def test_a_transcript(path: Path, conversation: Conversation) -> None:
    for number, line in enumerate(lines(path), 1):
        if "send" in line:
            conversation.send(line["send"])
        elif "expect" in line:
            found = conversation.next()
            assert same(found, line["expect"]), f"{path.name}:{number}: {found}"
    conversation.process.stop()
    assert conversation.next() is None, "more was said than the transcript has"

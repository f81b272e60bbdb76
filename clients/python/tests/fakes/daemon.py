# SPDX-License-Identifier: MIT
"""A daemon that misbehaves in the way its first argument names; `good` does not."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Callable, List, NoReturn, Optional

sys.path.insert(0, str(Path(__file__).parent))

from wire import ERR, OUT, Message, info, read, write  # noqa: E402


def change(revision: int, *events: Message) -> Message:
    return {"session": "s", "revision": revision, "changes": [], "events": list(events)}


def answers(message: Message) -> Message:
    """`show` changes something, `refuse` is refused, everything else comes back."""
    method, id = message["method"], message["id"]
    if method == "initialize":
        return {"result": info()}
    if method == "show":
        return {"result": change(id, {"event": "shown", "origin": "api", "tip": "a"})}
    if method == "refuse":
        data = {"kind": "invalidParams", "path": "params.x", "found": 1, "expected": "a string"}
        return {"error": {"code": -32602, "message": "params.x is no string", "data": data}}
    return {"result": {"method": method, "params": message.get("params")}}


def serve(before: Callable[[Message], Optional[bool]] = lambda message: False) -> None:
    """Answers like tipd, but runs `before` first; if that is true, it has answered."""
    while (message := read())["method"] != "exit":
        if not before(message) and "id" in message:
            write(id=message["id"], **answers(message))


def good() -> None:
    serve()


def garbage() -> None:
    print("Hello, I am no server", flush=True)
    signal.pause()


def silent() -> NoReturn:
    while True:
        read()


def deaf() -> None:
    signal.pause()


def dies() -> None:
    print("cannot find my font\nsorry", file=ERR)
    sys.exit(3)


def dies_later() -> None:
    def die(message: Message) -> None:
        if message["method"] == "layout":
            print("out of memory", file=ERR)
            sys.exit(7)

    serve(die)


def killed() -> None:
    def die(message: Message) -> None:
        if message["method"] == "layout":
            os.kill(os.getpid(), signal.SIGKILL)

    serve(die)


def closes_stdout() -> None:
    def close(message: Message) -> None:
        if message["method"] == "layout":
            os.close(1)
            signal.pause()

    serve(close)


def half_message() -> None:
    def half(message: Message) -> None:
        if message["method"] == "layout":
            OUT.write(b"Content-Length: 100\r\n\r\n{")
            OUT.flush()
            sys.exit(4)

    serve(half)


def other_program() -> None:
    write(id=read()["id"], result=info(name="pylsp"))
    silent()


def other_version() -> None:
    write(id=read()["id"], result=info(version="9.0.0"))
    silent()


def asks() -> None:
    """Asks the client something and hands out what it said."""

    def ask(message: Message) -> bool:
        if message["method"] == "layout":
            write(id="q", method="window/showMessageRequest", params={})
            write(id=message["id"], result=read())
            return True
        return False

    serve(ask)


def stubborn() -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    write(id=read()["id"], result=info())
    while True:
        signal.pause()


def late() -> None:
    """Answers `show` only when it has been cancelled."""
    held: List[Message] = []

    def hold(message: Message) -> bool:
        if message["method"] == "show":
            held.append(message)
            return True
        if message["method"] == "$/cancelRequest" and held:
            assert message["params"]["id"] == held[0]["id"]
            write(id=held[0]["id"], **answers(held.pop()))
        return False

    serve(hold)


def chatty() -> None:
    def chat(message: Message) -> None:
        print("x" * 1_000_000, file=ERR)
        print("last words", file=ERR, flush=True)

    serve(chat)


def notifies() -> None:
    """Says something of its own before each answer to `show`."""

    def tell(message: Message) -> None:
        if message["method"] == "show":
            faded = {"event": "faded", "origin": "timer"}
            write(method="session/changed", params=change(message["id"] * 100, faded))

    serve(tell)


def unreadable() -> None:
    """Says that it could not read the last message."""

    def refuse(message: Message) -> bool:
        if message["method"] == "layout":
            data = {"kind": "limit", "limit": 9}
            write(id=None, error={"code": 7, "message": "too long", "data": data})
            return True
        return False

    serve(refuse)


def leaves_child() -> None:
    """Dies while a process it started keeps its stdout and stderr open."""

    def leave(message: Message) -> None:
        if message["method"] == "layout":
            child = subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL)
            print(child.pid, file=ERR, flush=True)
            os._exit(5)

    serve(leave)


globals()[sys.argv[1]]()

# SPDX-License-Identifier: MIT
"""A daemon with sessions that asks before each step, exports and imports, and dies on demand.

`die` ends it with the status 9. Arguments: `asks` has `next` ask a question; `once` has it die
when it is told to import. `log` as a method answers what it was told since its start.
"""

import os
import sys
from pathlib import Path
from typing import Any, Dict, List

sys.path.insert(0, str(Path(__file__).parent))

from wire import ERR, Message, info, read, write  # noqa: E402

sessions: Dict[str, Message] = {}
log: List[Any] = []


def changed(session: str, events: List[Message], *changes: Message) -> Message:
    kept = sessions[session]
    kept["revision"] += bool(changes or events)
    return {
        **{"session": session, "revision": kept["revision"]},
        **{"changes": list(changes), "events": events},
    }


def opened(params: Message) -> Message:
    session = params.get("session", "s")
    sessions[session] = {"revision": 0, "tips": [], "asked": 0}
    return changed(session, [])


def imported(params: Message) -> Message:
    if "once" in sys.argv:
        os._exit(8)
    session = params["session"]
    sessions[session] = dict(params["state"]["kept"])
    event = {"event": "shown", "origin": "api", "tip": "imported"}
    return changed(session, [event])


def shown(params: Message) -> Message:
    session = params["session"]
    tip = {"put": "tip", "id": params["tip"]["id"], "z": len(sessions[session]["tips"]) + 1}
    sessions[session]["tips"].append(tip)
    return changed(session, [], tip)


def stepped(params: Message) -> Message:
    kept = sessions[params["session"]]
    kept["asked"] += 1
    event = {"origin": "api", "question": f"q-{kept['asked']}", "tip": "a", "event": params["kind"]}
    return changed(params["session"], [event])


def withdrawn(params: Message) -> Message:
    kept = sessions[params["session"]]
    event = {"origin": "api", "question": f"q-{kept['asked']}", "event": "withdrawn"}
    return changed(params["session"], [event])


def result(method: str, params: Message) -> Any:
    session = params.get("session", "s")
    if method == "session/get":
        kept = sessions[session]
        picture = {"session": session, "overlay": None, "hints": []}
        return {**picture, "revision": kept["revision"], "tips": kept["tips"]}
    if method == "session/export":
        return {"version": 1, "kept": sessions[session]}
    if method == "session/close":
        return changed(session, [])
    if method == "answer":
        return changed(session, [{"event": "shown", "origin": "api", "tip": "a"}])
    if method == "log":
        return log
    act = {
        **{"session/open": opened, "session/import": imported, "show": shown},
        **{"ask": stepped, "withdraw": withdrawn},
    }
    return act[method](params) if method in act else {"method": method}


while (message := read())["method"] != "exit":
    if message["method"] == "die":
        print("dying as I was told", file=ERR, flush=True)
        os._exit(9)
    if message["method"] != "session/export":
        log.append([message["method"], message.get("params")])
    if message["method"] == "initialize":
        write(id=message["id"], result=info())
    elif "id" in message:
        write(id=message["id"], result=result(message["method"], message.get("params") or {}))

"""What the clients in Python share: they walk the steps as the others do, each in its own language.

Environment: TIPD_PROGRAM; TIPD_STEPS, the file of the steps; TIPD_REPORT, the file to write. A client asks or notifies
step by step, waits after each until as many `session/changed` have come as the steps say so far, and reports
`{replies, changed, status}`. If the last step is no `exit` it reports and waits to be killed.
"""

import json
import os
import pathlib
import signal
import time

DEADLINE = 20.0
PROGRAM = os.environ["TIPD_PROGRAM"]


def params_of(step, results):
    """The params of a step, with the member that it carries over from the result of an earlier one."""
    params, carry = step.get("params"), step.get("carry")
    if not carry:
        return params
    value = results[carry["from"]]
    for key in carry["path"]:
        value = value[key]
    return {**params, carry["member"]: value}


async def walk(ask, notify, changed, turn, status):
    """Walks the steps by functions of the client.

    `ask` answers `{result}` or `{error}`; `changed` is the list of the params of `session/changed`, which grows while
    `turn` lets the client read; `status` is the exit status of tipd, once it has ended.
    """
    steps = json.loads(pathlib.Path(os.environ["TIPD_STEPS"]).read_text(encoding="utf-8"))
    replies, results, expected = [], {}, 0
    for step in steps:
        params = params_of(step, results)
        if step.get("notify"):
            notify(step["method"], params)
        else:
            replies.append(await ask(step["method"], params))
            results[step["name"]] = replies[-1].get("result")
        expected += len(step.get("changed", []))
        end = time.monotonic() + DEADLINE
        while len(changed) < expected:
            assert time.monotonic() < end, f"{step['name']}: only {len(changed)} session/changed of {expected}"
            await turn()
    ends = steps[-1]["method"] == "exit"
    report = {"replies": replies, "changed": changed, "status": await status() if ends else None}
    pathlib.Path(os.environ["TIPD_REPORT"]).write_text(json.dumps(report), encoding="utf-8")
    if not ends:
        signal.pause()

"""The RPC clients of editors and language-server libraries, unchanged, drive tipd through a whole life.

The life is Tests/Fixtures/foreign.json. Each client is a small program in its own language, in the folder `foreign`,
that walks the steps and reports what the client made of the answers; here it is compared.
"""

import asyncio
import ctypes
import json
import os
import pathlib
import subprocess

import pytest

from differing import differences
from foreign_clients import CLIENTS, needs
from samples import LAYOUT
from waiting import DEADLINE, until

FIXTURE = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "foreign.json"
STEPS = json.loads(FIXTURE.read_text(encoding="utf-8"))
PR_SET_CHILD_SUBREAPER = 36


@pytest.fixture(params=CLIENTS)
def client(request, program, tmp_path):
    """Starts a client that walks the steps given; answers it and the file of its report."""
    command, check, reason = CLIENTS[request.param]
    needs(check, reason)
    started = []

    def starter(steps):
        given, report = tmp_path / "steps.json", tmp_path / "report.json"
        given.write_text(json.dumps(steps), encoding="utf-8")
        environment = {"TIPD_PROGRAM": program, "TIPD_STEPS": str(given), "TIPD_REPORT": str(report)}
        with open(tmp_path / "output", "wb") as output:
            process = subprocess.Popen(
                command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
        started.append(process)
        return process, report

    yield starter
    for process in started:
        process.kill()
        process.wait(DEADLINE)


@pytest.fixture
def adoption():
    """This process adopts tipd when its client dies, and so learns its exit status."""
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    yield
    libc.prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


def test_a_whole_life(client):
    process, path = client(STEPS)
    code = process.wait(4 * DEADLINE)
    assert path.exists(), (path.with_name("output").read_text(encoding="utf-8", errors="replace"), code)
    report = json.loads(path.read_text(encoding="utf-8"))
    assert report.get("failure") is None
    check(report, STEPS)
    assert report["status"] == 0


def check(report, steps):
    """Compares what a client reports with what the steps expect.

    A member that is null may be missing: Lua and Emacs have no other null.
    """
    asked = [step for step in steps if not step.get("notify")]
    assert len(report["replies"]) == len(asked)
    wrong = []
    for step, reply in zip(asked, report["replies"]):
        member = "error" if "error" in step else "result"
        wrong += [f"{step['name']}: {text}" for text in differences(step[member], reply.get(member), member)]
    changed = [change for step in steps for change in step.get("changed", [])]
    wrong += differences(changed, report["changed"], "session/changed")
    assert not wrong, "\n" + "\n".join(wrong)


def test_a_killed_editor_takes_tipd_along(client, program, adoption):
    """No step names a process to watch, so that the end of the input alone tells tipd."""
    process, path = client(STEPS[:-2])
    until(lambda: path.exists() and complete(path) or process.poll() is not None, "the client has walked the steps")
    assert process.poll() is None, path.with_name("output").read_text(encoding="utf-8", errors="replace")
    (server,) = children(process.pid, program)
    process.kill()
    process.wait(DEADLINE)
    assert os.waitstatus_to_exitcode(until(lambda: collected(server), "tipd is gone")[0]) == 0


def complete(path):
    """Whether all of the report is there."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None


def children(parent, program):
    """The process ids of the children that run the program."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="utf-8")
            if int(stat.rpartition(")")[2].split()[1]) == parent and os.readlink(folder / "exe") == program:
                found.append(int(folder.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def collected(pid):
    """The status of an adopted process that has ended, in a tuple, since it may be 0; None before."""
    try:
        ended, status = os.waitpid(pid, os.WNOHANG)
    except ChildProcessError:
        return None
    return (status,) if ended else None


def test_every_method_is_walked(start):
    ours = start().initialize()["capabilities"]["experimental"]["tipd"]
    assert set(ours["methods"]) <= {step["method"] for step in STEPS}


def test_the_names_of_the_steps_differ():
    assert len({step["name"] for step in STEPS}) == len(STEPS)


def test_pygls_as_a_language_client(program):
    needs(*CLIENTS["pygls"][1:])
    from lsprotocol import types
    from pygls.lsp.client import LanguageClient

    async def drive():
        client = LanguageClient("test", "1")
        await client.start_io(program)
        params = types.InitializeParams(process_id=os.getpid(), capabilities=types.ClientCapabilities())
        result = await asyncio.wait_for(client.initialize_async(params), DEADLINE)
        client.initialized(types.InitializedParams())
        layout = await asyncio.wait_for(client.protocol.send_request_async("layout", LAYOUT), DEADLINE)
        await asyncio.wait_for(client.shutdown_async(None), DEADLINE)
        client.exit(None)
        await asyncio.wait_for(client.stop(), DEADLINE)
        return result, layout, client._server.returncode

    result, layout, status = asyncio.run(drive())
    assert result.server_info.name == "tipd"
    assert layout.frame.width > 0
    assert status == 0

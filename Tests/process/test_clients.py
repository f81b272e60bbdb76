"""The RPC clients of existing language-server libraries, unchanged, drive tipd through a whole life."""

import asyncio
import io
import json
import os
import pathlib
import shutil
import subprocess
import threading

from conftest import skip_or_fail
from samples import BOUNDS, LAYOUT, TIP
from waiting import DEADLINE

INITIALIZE = {"processId": os.getpid(), "rootUri": None, "capabilities": {}, "clientInfo": {"name": "test"}}
STEPS = [
    ("initialize", INITIALIZE),
    ("layout", LAYOUT),
    ("session/open", {"bounds": BOUNDS}),
    ("show", {"tip": TIP}),
    ("shutdown", None),
]


def check(results):
    """Looks at the results of STEPS, as plain JSON."""
    initialized, layout, opened, shown, shut = results
    assert initialized["serverInfo"]["name"] == "tipd"
    assert layout["placement"] in ("top", "bottom", "left", "right")
    assert opened["session"] == "session-1"
    assert [change["id"] for change in shown["changes"] if change.get("put") == "tip"] == [TIP["id"]]
    assert shut is None


def library(name):
    """The imported module, or a skip with the reason."""
    try:
        return __import__(name, fromlist=["*"])
    except ImportError as error:
        return skip_or_fail(f"pip install -r Tests/requirements.txt: {error}")


def plain(value):
    """The JSON behind a value of pygls, which turns every object into a named tuple."""
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    return [plain(element) for element in value] if isinstance(value, list) else value


def test_pygls(program):
    client_module = library("pygls.client")

    async def drive():
        client = client_module.JsonRPCClient()
        await client.start_io(program, "--stdio")
        results = []
        for method, params in STEPS:
            reply = await asyncio.wait_for(client.protocol.send_request_async(method, params), DEADLINE)
            results.append(plain(reply))
            if method == "initialize":
                client.protocol.notify("initialized", {})
        client.protocol.notify("exit", None)
        await asyncio.wait_for(client.stop(), DEADLINE)
        return results, client._server.returncode

    results, status = asyncio.run(drive())
    check(results)
    assert status == 0


def test_pygls_as_a_language_client(program):
    types = library("lsprotocol.types")
    client_module = library("pygls.lsp.client")

    async def drive():
        client = client_module.LanguageClient("test", "1")
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


def test_pylsp_jsonrpc(start):
    streams, endpoint_module = library("pylsp_jsonrpc.streams"), library("pylsp_jsonrpc.endpoint")
    server = start().process
    os.set_blocking(server.stdin.fileno(), True)
    writer = streams.JsonRpcStreamWriter(server.stdin)
    reader = streams.JsonRpcStreamReader(io.BufferedReader(server.stdout))
    endpoint = endpoint_module.Endpoint({}, writer.write)
    listener = threading.Thread(target=reader.listen, args=(endpoint.consume,), daemon=True)
    listener.start()
    results = []
    for method, params in STEPS:
        results.append(endpoint.request(method, params).result(DEADLINE))
        if method == "initialize":
            endpoint.notify("initialized", {})
    endpoint.notify("exit")
    assert server.wait(DEADLINE) == 0
    listener.join(DEADLINE)
    assert not listener.is_alive()
    endpoint.shutdown()
    writer.close()
    reader.close()
    check(results)


def test_neovim(program, tmp_path):
    editor = shutil.which("nvim") or skip_or_fail("no nvim in PATH")
    script = pathlib.Path(__file__).with_name("neovim_client.lua")
    results = tmp_path / "results.json"
    subprocess.run(
        [editor, "--headless", "--clean", "-c", f"luafile {script}"],
        env={**os.environ, "TIPD_PROGRAM": program, "TIPD_STEPS": json.dumps(STEPS), "TIPD_RESULTS": str(results)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=4 * DEADLINE,
        check=True,
    )
    report = json.loads(results.read_text(encoding="utf-8"))
    assert report["failure"] is None
    assert report["ended"] == {"code": 0, "signal": 0}
    assert [step["err"] for step in report["results"]] == [None] * len(STEPS)
    check([step["result"] for step in report["results"]])

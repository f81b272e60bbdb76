"""Drives tipd through python-lsp-jsonrpc."""

import asyncio
import subprocess
import threading

from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

from walking import DEADLINE, PROGRAM, walk

server = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
changed = []
reader, writer = JsonRpcStreamReader(server.stdout), JsonRpcStreamWriter(server.stdin)
endpoint = Endpoint({"session/changed": changed.append}, writer.write)
listener = threading.Thread(target=reader.listen, args=(endpoint.consume,), daemon=True)


async def ask(method, params):
    try:
        return {"result": endpoint.request(method, params).result(DEADLINE)}
    except JsonRpcException as error:
        return {"error": error.to_dict()}


async def status():
    """Also waits until the client itself has seen the end of the output."""
    code = server.wait(DEADLINE)
    listener.join(DEADLINE)
    assert not listener.is_alive(), "the client still reads"
    endpoint.shutdown()
    writer.close()
    reader.close()
    return code


listener.start()
asyncio.run(walk(ask, endpoint.notify, changed, lambda: asyncio.sleep(0.001), status))

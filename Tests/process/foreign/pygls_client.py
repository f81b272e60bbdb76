"""Drives tipd through the JSON-RPC client of pygls."""

import asyncio

from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException

from walking import DEADLINE, PROGRAM, walk


def plain(value):
    """The JSON behind a value of pygls, which turns every object into a named tuple."""
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    return [plain(element) for element in value] if isinstance(value, list) else value


async def main():
    client, changed = JsonRPCClient(), []
    client.feature("session/changed")(lambda params: changed.append(plain(params)))
    await client.start_io(PROGRAM, "--stdio")

    async def ask(method, params):
        try:
            request = client.protocol.send_request_async(method, params)
            return {"result": plain(await asyncio.wait_for(request, DEADLINE))}
        except JsonRpcException as error:
            return {"error": {"code": error.code, "message": error.message, "data": plain(error.data)}}

    async def status():
        await asyncio.wait_for(client.stop(), DEADLINE)
        return client._server.returncode

    await walk(ask, client.protocol.notify, changed, lambda: asyncio.sleep(0.001), status)


asyncio.run(main())

"""Drives tipd through jsonrpc-glib, the client of GNOME Builder; by the system's Python, which has its bindings."""

import asyncio

import gi

gi.require_version("Jsonrpc", "1.0")
from gi.repository import Gio, GLib, Jsonrpc  # noqa: E402

from walking import PROGRAM, walk  # noqa: E402


def variant(value):
    """A JSON value as jsonrpc-glib takes it."""
    if isinstance(value, dict):
        return GLib.Variant("a{sv}", {name: variant(member) for name, member in value.items()})
    if isinstance(value, list):
        return GLib.Variant("av", [variant(element) for element in value])
    kinds = {bool: "b", int: "x", float: "d", str: "s"}
    return GLib.Variant(kinds[type(value)], value) if value is not None else GLib.Variant("mv", None)


def plain(value):
    """The JSON behind a variant."""
    return None if value is None else value.unpack()


server = Gio.Subprocess.new([PROGRAM], Gio.SubprocessFlags.STDIN_PIPE | Gio.SubprocessFlags.STDOUT_PIPE)
changed = []
client = Jsonrpc.Client.new(Gio.SimpleIOStream.new(server.get_stdout_pipe(), server.get_stdin_pipe()))


def notified(_client, method, params):
    if method == "session/changed":
        changed.append(plain(params))


async def turn():
    GLib.MainContext.default().iteration(False)


async def ask(method, params):
    answers = []

    def answered(_client, result):
        try:
            answers.append({"result": plain(client.call_finish(result)[1])})
        except GLib.Error as error:
            # Its code is always 0; its message is the whole error, printed as a variant.
            answers.append({"error": plain(GLib.Variant.parse(None, error.message, None, None))})

    client.call_async(method, variant(params), None, answered)
    while not answers:
        GLib.MainContext.default().iteration(True)
    return answers[0]


async def status():
    server.wait()
    return server.get_exit_status()


client.connect("notification", notified)
client.start_listening()
asyncio.run(walk(ask, lambda method, params: client.send_notification(method, variant(params)), changed, turn, status))

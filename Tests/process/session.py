"""One running program and the client's side of the pipes."""

import itertools
import os
import subprocess

from waiting import DEADLINE, read_to_end, readable, writable
from wire import Framed, messages, notification, request


class Session:
    """Starts `command` with pipes and talks to it; every wait has a deadline."""

    def __init__(self, command, framing=Framed, **options):
        self.framing = framing
        self.process = subprocess.Popen(
            command,
            stdin=options.pop("stdin", subprocess.PIPE),
            stdout=options.pop("stdout", subprocess.PIPE),
            stderr=options.pop("stderr", subprocess.DEVNULL),
            bufsize=0,
            **options,
        )
        self.received = bytearray()
        self.ids = itertools.count(1)
        if self.process.stdin:
            os.set_blocking(self.process.stdin.fileno(), False)

    @property
    def pid(self):
        """The process id of the program."""
        return self.process.pid

    @property
    def input(self):
        """Our end of the program's standard input."""
        return self.process.stdin.fileno()

    @property
    def output(self):
        """Our end of the program's standard output."""
        return self.process.stdout.fileno()

    def write(self, data):
        """Writes bytes as they are, waiting while the pipe is full."""
        view = memoryview(data)
        while view:
            assert writable(self.input), "the program takes no input"
            view = view[os.write(self.input, view) :]

    def send(self, message):
        """Sends one message in this session's framing."""
        self.write(self.framing.encode(message))

    def notify(self, method, params=None):
        """Sends a notification."""
        self.send(notification(method, params))

    def receive(self):
        """The next message from the program."""
        while True:
            message, end = self.framing.split(self.received)
            if message is not None:
                del self.received[:end]
                return message
            assert readable(self.output), f"no message, only {bytes(self.received[:200])!r}"
            chunk = os.read(self.output, 1 << 16)
            assert chunk, f"the output ended, status {self.process.poll()}, after {bytes(self.received[:200])!r}"
            self.received += chunk

    def ask(self, method, params=None):
        """Sends a request and returns its whole reply, which must be the next message."""
        identifier = next(self.ids)
        self.send(request(identifier, method, params))
        reply = self.receive()
        assert reply.get("id") == identifier, reply
        return reply

    def result(self, method, params=None):
        """Sends a request and returns its result."""
        reply = self.ask(method, params)
        assert "result" in reply, reply
        return reply["result"]

    def error(self, method, params=None):
        """Sends a request and returns its error."""
        reply = self.ask(method, params)
        assert "error" in reply, reply
        return reply["error"]

    def initialize(self, process_id=None, **options):
        """Completes the handshake; `options` are the initializationOptions."""
        params = {"processId": process_id, "capabilities": {}, "initializationOptions": options}
        result = self.result("initialize", params)
        self.notify("initialized", {})
        return result

    def close_input(self):
        """Ends the program's input."""
        self.process.stdin.close()

    def rest(self):
        """All messages up to the end of the output."""
        return messages(bytes(self.received) + read_to_end(self.output), self.framing)

    def status(self):
        """Waits for the end of the program: its exit status, or the negative number of the signal that ended it."""
        return self.process.wait(DEADLINE)

    def discard(self):
        """Kills the program if it still runs, and closes the pipes."""
        self.process.kill()
        self.process.wait(DEADLINE)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()

"""Both framings, written as a client writes them and read as strictly as the strictest client reads them."""

import json
import re

HEADER = re.compile(rb"Content-Length: (0|[1-9][0-9]*)\r\n\r\n")
PARTIAL_HEADER = re.compile(rb"(?s)[A-Za-z0-9:\- \r\n]{0,40}")


def request(identifier, method, params=None):
    """A request; without `params` that member is left out."""
    return {**notification(method, params), "id": identifier}


def notification(method, params=None):
    """A notification; without `params` that member is left out."""
    message = {"jsonrpc": "2.0", "method": method}
    return message if params is None else {**message, "params": params}


def compact(message):
    """The message as UTF-8, without needless blanks; bytes are taken as they are."""
    if isinstance(message, bytes):
        return message
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


class Framed:
    """The base protocol: a header with the length, then the body."""

    name = "headers"

    @staticmethod
    def encode(message):
        """The bytes of one message."""
        body = compact(message)
        return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)

    @staticmethod
    def split(data, start=0):
        """The message at `start` in `data` and where it ends; None for the message if it is not whole yet."""
        header = HEADER.match(data, start)
        if not header:
            assert PARTIAL_HEADER.fullmatch(data, start), f"not a header: {data[start : start + 200]!r}"
            return None, start
        end = header.end() + int(header[1])
        if len(data) < end:
            return None, start
        return checked(data[header.end() : end]), end


class Lines:
    """Newline-delimited JSON."""

    name = "lines"

    @staticmethod
    def encode(message):
        """The bytes of one message."""
        return compact(message) + b"\n"

    @staticmethod
    def split(data, start=0):
        """The message at `start` in `data` and where it ends; None for the message if it is not whole yet."""
        newline = data.find(b"\n", start)
        return (None, start) if newline < 0 else (checked(data[start:newline]), newline + 1)


def checked(body):
    """The message in `body`, which must be one that JSON-RPC allows a server to send."""
    message = json.loads(body.decode("utf-8", errors="strict"))
    for part in message if isinstance(message, list) else [message]:
        assert part["jsonrpc"] == "2.0"
        if "method" in part:
            assert "id" not in part, f"tipd asks nothing: {part}"
        else:
            assert ("result" in part) != ("error" in part), part
    return message


def messages(data, framing):
    """All messages in `data`, which must end with one."""
    found, start = [], 0
    while start < len(data):
        message, start = framing.split(data, start)
        assert message is not None, f"half a message at the end: {data[start : start + 200]!r}"
        found.append(message)
    return found

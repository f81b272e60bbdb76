"""Counts instructions by valgrind: the same from run to run, so a limit can be close."""

import re
import subprocess

import requests

INITIALIZE = '"method":"initialize","params":{}}'
FEW, MANY = 100, 600

# What is counted, as the requests before it and the one that is repeated.
CASES = {
    "layout": ([], requests.layout()),
    "layout of a text": ([], requests.layout(requests.TEXT)),
    "layout, 20 items": ([], requests.items(20)),
    "show, at once": ([requests.session()], requests.show()),
    "tap outside": ([requests.session(), requests.show()], requests.tap()),
}


def frame(identifier, rest):
    body = f'{{"jsonrpc":"2.0","id":{identifier},{rest}'.encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def count(folder, program, setup, repeated, times):
    """Instructions of a whole run with one request repeated."""
    messages = [INITIALIZE, *setup, *[repeated] * times]
    (folder / "input").write_bytes(b"".join(frame(index, rest) for index, rest in enumerate(messages)))
    # A file for the output as well: on a pipe, how much each write takes would depend on the reader.
    with open(folder / "input", "rb") as source, open(folder / "output", "wb") as output:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(program)],
            stdin=source, stdout=output, stderr=subprocess.PIPE, text=True, check=True)
    if b'"error"' in (folder / "output").read_bytes():
        raise SystemExit(f"a request was refused: {repeated}")
    return int(re.search(r"Collected\s*:\s*(\d+)", run.stderr)[1])


def measure(folder, program):
    """Yields the name of each case and the instructions of one more message."""
    for name, (setup, repeated) in CASES.items():
        few, many = (count(folder, program, setup, repeated, times) for times in (FEW, MANY))
        yield "instructions: " + name, (many - few) / (MANY - FEW)

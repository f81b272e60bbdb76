"""Every public and package declaration has a documentation comment."""

import json
import pathlib
import subprocess
import tempfile

from documentation.pages import ROOT

MODULES = ["TipCore", "TipRPC"]


def check(binaries):
    """The declarations without one, from the symbol graphs of the modules built in `binaries`."""
    target = json.loads(run(["swift", "-print-target-info"]))["target"]["unversionedTriple"]
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            run(
                [
                    "swift", "symbolgraph-extract", "-module-name", module, "-I", f"{binaries}/Modules",
                    "-target", target, "-minimum-access-level", "package", "-skip-synthesized-members",
                    "-output-dir", folder,
                ]
            )
        graphs = sorted(pathlib.Path(folder).glob("*.symbols.json"))
        assert graphs, "no symbol graphs"
        for graph in graphs:
            yield from undocumented(json.loads(graph.read_text(encoding="utf-8")))


def undocumented(graph):
    """The declarations of one graph without a comment; what the compiler makes itself has no place in a file."""
    for symbol in graph["symbols"]:
        if "location" not in symbol or "docComment" in symbol:
            continue
        path = pathlib.Path(symbol["location"]["uri"].removeprefix("file://")).relative_to(ROOT)
        line = symbol["location"]["position"]["line"] + 1
        yield f"{path}:{line}: {'.'.join(symbol['pathComponents'])} has no documentation comment"


def run(command):
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

"""The pictures in docs, drawn by `tipd render` from Tests/Fixtures/pictures."""

import subprocess

from documentation.pages import ROOT

#: The pictures by name, each with how it is drawn.
PICTURES = {"tour": ["--animate"], "placements": []}


def drawn(binaries):
    """Each picture's file with what it should hold."""
    for name, arguments in PICTURES.items():
        source = ROOT / "Tests" / "Fixtures" / "pictures" / f"{name}.json"
        command = [f"{binaries}/tipd", "render", str(source), *arguments]
        ended = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
        yield ROOT / "docs" / f"{name}.svg", ended.stdout

"""The examples of README.md, typed into a shell."""

import os
import pathlib
import re
import subprocess

import pytest

from waiting import DEADLINE

README = pathlib.Path(__file__).resolve().parents[2] / "README.md"
EXAMPLES = re.findall(r"^```console\n(.*?)^```$", README.read_text(encoding="utf-8"), re.M | re.S)


def test_there_are_examples():
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_shell_prints_what_the_page_says(program, example):
    lines = example.splitlines(keepends=True)
    typed = "".join(line[2:] for line in lines if line.startswith(("$ ", "> ")))
    printed = "".join(line for line in lines if not line.startswith(("$ ", "> ")))
    path = os.pathsep.join([os.path.dirname(program), os.environ["PATH"]])
    ended = subprocess.run(
        ["bash", "-c", typed],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path},
        timeout=DEADLINE,
        check=True,
    )
    assert (ended.stdout, ended.stderr) == (printed, "")

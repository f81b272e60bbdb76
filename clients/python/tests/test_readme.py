# SPDX-License-Identifier: MIT
"""The host at the top of README.md works as it stands."""

import os
import re
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def test_the_first_example_runs_and_is_short(program: str) -> None:
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    found = re.search(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert found and len(found[1].splitlines()) < 40
    env = {**os.environ, "TIPD_PROGRAM": program, "PYTHONPATH": str(PACKAGE / "src")}
    done = subprocess.run(
        [sys.executable, "-c", found[1]], env=env, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0].startswith("dim {'x': 0, ")
    assert "tip first bottom" in done.stdout
    assert "the tour is over: completed" in done.stdout
    assert done.stdout.splitlines()[-1] == "the click goes no further"

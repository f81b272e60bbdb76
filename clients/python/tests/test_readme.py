# SPDX-License-Identifier: MIT
"""The pages: their examples work as they stand."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conftest import unavailable
from readme import PACKAGE, examples, first_example

PAGES = sorted((PACKAGE / "docs").glob("*.md"))


def run(example: str, program: str, folder: Path) -> Any:
    env = {**os.environ, "TIPD_PROGRAM": os.path.abspath(program), "PYTHONPATH": str(PACKAGE / "src")}
    command = [sys.executable, "-W", "error", "-c", example]
    done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_first_example_runs_and_is_short(program: str, tmp_path: Path) -> None:
    assert len(first_example().splitlines()) < 40
    printed = run(first_example(), program, tmp_path)
    assert printed.splitlines()[0].startswith("dim {'x': 0, ")
    assert "tip first bottom" in printed
    assert "the tour is over: completed" in printed
    assert printed.splitlines()[-1] == "the click goes no further"


#: A line that each page's example prints.
PRINTED = {
    "calls": "params.animated is 'no'; it must be a boolean",
    "events": "on the screen: ['hello']",
    "questions": "now at list",
    "asyncio": "main shown",
    "errors": "UnknownTarget params.tip.target.ref",
    "restart": "['hello']",
    "program": "tipd 0.1.0",
}


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_example_of_a_page_runs(page: Path, program: str, tmp_path: Path) -> None:
    (example,) = examples(f"docs/{page.name}")
    assert PRINTED[page.stem] in run(example, program, tmp_path).splitlines()


def test_the_examples_have_the_types_they_need(tmp_path: Path) -> None:
    if importlib.util.find_spec("mypy") is None:
        unavailable("there is no mypy: pip install mypy")
    for page in ["README.md", *(f"docs/{page.name}" for page in PAGES)]:
        (tmp_path / f"{Path(page).stem}_page.py").write_text(examples(page)[0])
    command = [sys.executable, "-m", "mypy", "--check-untyped-defs", "--cache-dir", str(tmp_path), "."]
    env = {**os.environ, "MYPYPATH": str(PACKAGE / "src")}
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    lines = (tmp_path / "calls_page.py").read_text().splitlines()
    found = re.findall(r"^(\w+)\.py:(\d+): error", done.stdout, re.M)
    # Where that page shows what a wrong call raises.
    wrong = [n for n, line in enumerate(lines, 1) if "arow" in line or '"no"' in line]
    assert found == [("calls_page", str(n)) for n in wrong], done.stdout


def test_every_page_is_linked() -> None:
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in PAGES if f"(docs/{page.name})" not in text] == []

# SPDX-License-Identifier: MIT
"""Checks the types for every Python this package is for, and runs the tests on those that are here.

usage: python support/versions.py   (needs mypy; TIPD_PROGRAM or the release build for the tests)

The Python that runs this has run the tests already.

An interpreter is looked for on the PATH and among pyenv's. Each gets an environment of its own in
`.venv/pythons` with pytest and mypy. For those that are not here the types are checked by the
last mypy that knows all of these versions. The last line adds up the tests.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Dict, List, NamedTuple, Optional

PACKAGE = Path(__file__).resolve().parents[1]
ENVIRONMENTS = PACKAGE.parents[1] / ".venv" / "pythons"
VERSIONS = ["3.9", "3.10", "3.11", "3.12", "3.13"]
TOOLS = ["pytest", "mypy"]
#: What checks the types for a Python that is not here: later ones do not know 3.9.
KNOWS_ALL = ["mypy<1.20"]
#: The window and the wheel are tested once, with the Python that runs all other suites.
ELSEWHERE = ["--ignore=tests/test_example_tk.py", "--ignore=tests/test_wheel.py"]
TESTS = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *ELSEWHERE]


class Outcome(NamedTuple):
    """What came of one version: what to print, and the counts by the words of pytest."""

    text: str
    counts: Dict[str, int]


def interpreter(version: str) -> Optional[str]:
    """The Python of a version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [*os.get_exec_path(), *(str(path / "bin") for path in sorted(pyenv.glob(f"{version}.*")))]
    for folder in folders:
        path = os.path.join(folder, f"python{version}")
        command = [path, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        if os.access(path, os.X_OK) and run(command).stdout.strip() == version:
            return path
    return None


def run(command: List[str]) -> "subprocess.CompletedProcess[str]":
    """Runs a command in the package's folder."""
    return subprocess.run(command, cwd=PACKAGE, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def environment(name: str, python: str, tools: List[str]) -> str:
    """The Python of the environment of a name, which is made if it is not there."""
    folder = ENVIRONMENTS / name
    own = str(folder / "bin" / "python")
    install = [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *tools]
    if not (folder / "bin" / "mypy").exists():
        for command in ([python, "-m", "venv", "--clear", str(folder)], install):
            done = run(command)
            if done.returncode:
                raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}")
    return own


def checked(python: str, version: str) -> Outcome:
    """The types, judged by the mypy of a Python."""
    cache = f"--cache-dir=.mypy_cache/{version}"
    done = run([python, "-m", "mypy", "--strict", "--python-version", version, cache, "src"])
    counts = {"failed": 1} if done.returncode else {"passed": 1}
    return Outcome(f"{version} types: {done.stdout.strip()}", counts)


def tested(python: str, version: str) -> Outcome:
    """The tests, run by a Python."""
    done = run([python, *TESTS])
    last = done.stdout.strip().rpartition("\n")[2]
    found = re.findall(r"(\d+) (passed|failed|error|skipped)", last)
    counts = {word: int(number) for number, word in found}
    counts["failed"] = counts.get("failed", 0) + counts.pop("error", 0)
    if done.returncode and not counts["failed"]:
        counts["failed"] = 1
    return Outcome(f"{version} tests: {done.stdout.strip() if counts['failed'] else last}", counts)


def of_version(version: str) -> List[Outcome]:
    """Everything for one version."""
    if version == "%d.%d" % sys.version_info[:2]:
        return [checked(sys.executable, version)]
    python = interpreter(version)
    try:
        if python is None:
            judge = environment(f"types-{version}", sys.executable, KNOWS_ALL)
            missing = Outcome(f"{version} tests: there is no python{version}", {"skipped": 1})
            return [checked(judge, version), missing]
        own = environment(version, python, TOOLS)
        return [checked(own, version), tested(own, version)]
    except RuntimeError as problem:
        # Without a network there is no environment; where everything has to be there, that is a failure.
        return [Outcome(f"{version}: {problem}", {"failed" if "CI" in os.environ else "skipped": 1})]


def main() -> int:
    """The status to exit with."""
    total = {"passed": 0, "failed": 0, "skipped": 0}
    with ThreadPoolExecutor(3) as pool:
        for outcomes in pool.map(of_version, VERSIONS):
            for outcome in outcomes:
                print(outcome.text, flush=True)
                for word, number in outcome.counts.items():
                    total[word] = total.get(word, 0) + number
    print(", ".join(f"{number} {word}" for word, number in total.items()))
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())

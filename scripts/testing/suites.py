"""The suites, in the order in which they run."""

from typing import Callable, NamedTuple, Tuple

from testing import counts, setup


class Suite(NamedTuple):
    """One suite: a command that may raise Missing, where it runs, and how its output is counted."""

    name: str
    command: Callable
    count: Callable = counts.one
    folder: str = "."
    needs: Tuple[str, ...] = ()
    #: What tells of a test that passed, which is not printed when another failed.
    noise: str = r"(?!)"


def pytest(*arguments):
    """The command of pytest in the project's environment."""
    return lambda: [setup.python(), "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]


SUITES = [
    Suite("format", lambda: ["scripts/format", "--check"]),
    Suite("imports", lambda: ["scripts/imports"]),
    Suite("lint", lambda: ["scripts/lint"]),
    Suite("debug", lambda: [setup.program("swift"), "build", "--build-tests"]),
    Suite("swift", lambda: ["swift", "test", "--skip-build"], counts.swift, needs=("debug",), noise=r"^[◇✔].*\n"),
    Suite("release", lambda: [setup.program("swift"), "build", "-c", "release"]),
    Suite("speed", lambda: ["scripts/bench", "--instructions", "--check"], needs=("release",)),
    Suite("docs", lambda: ["scripts/docs", "--check"], needs=("debug",)),
    Suite("process", pytest(), counts.pytest, "Tests/process", ("release",)),
    Suite("python", pytest(), counts.pytest, "clients/python", ("release",)),
    Suite("types", lambda: [setup.python(), "-m", "mypy", "--strict"], folder="clients/python"),
    Suite("pythons", lambda: [setup.python(), "support/versions.py"], counts.pytest, "clients/python", ("release",)),
    Suite("wasm", lambda: ["scripts/wasm"], needs=("release",)),
    Suite(
        "javascript", lambda: [setup.program("node"), "--test", "--test-reporter=tap"], counts.tap, "clients/js",
        ("release",), r"^# Subtest: .*\nok \d.*\n  ---\n(?:  .*\n)*?  \.\.\.\n",
    ),
]

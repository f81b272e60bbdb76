"""Fixtures of the process tests: where the program is, and how to start it so that it never outlives a test."""

import os
import pathlib
import subprocess

import pytest

from session import Session

ROOT = pathlib.Path(__file__).resolve().parents[2]


def pytest_configure(config):
    """Names the marks that a run may leave out."""
    config.addinivalue_line("markers", "memory: looks at the memory of the program, of which a sanitizer takes more")
    config.addinivalue_line("markers", "files: lets no file grow far, which the runtime of a sanitizer does not survive")


def skip_or_fail(reason):
    """Skips the test; in CI, where nothing may go untested in silence, fails it."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def program():
    """The path of the program under test."""
    path = pathlib.Path(os.environ.get("TIPD_PROGRAM") or ROOT / ".build/release/tipd")
    if not os.access(path, os.X_OK):
        skip_or_fail(f"no program at {path}: run `swift build -c release` or set TIPD_PROGRAM")
    return str(path.resolve())


@pytest.fixture
def start(program):
    """Starts the program with the arguments and Session options given; kills it after the test.

    `redirect` is what a shell is to do with its descriptors before.
    """
    sessions = []

    def starter(*arguments, redirect=None, **options):
        by_shell = ["sh", "-c", f'exec "$0" "$@" {redirect}'] if redirect else []
        session = Session([*by_shell, program, *arguments], **options)
        sessions.append(session)
        return session

    yield starter
    for session in sessions:
        session.discard()


@pytest.fixture
def bystander():
    """A process that lives until it is killed."""
    process = subprocess.Popen(["sleep", "infinity"])
    yield process
    process.kill()
    process.wait()


@pytest.fixture
def some_seconds(start, bystander):
    """Waits for something that takes seconds: a second tipd notices the end of the process that it watches."""

    def wait():
        other = start()
        other.initialize(process_id=bystander.pid)
        bystander.kill()
        bystander.wait()
        assert other.status() == 1

    return wait

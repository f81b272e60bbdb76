# SPDX-License-Identifier: MIT
"""Finding the program, and saying clearly that there is none."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tipd import Client, ProgramNotFound, WrongArgument
from tipd._program import VARIABLE, command


@pytest.fixture
def executable(tmp_path: Path) -> Path:
    return made(tmp_path / "tipd")


@pytest.fixture(autouse=True)
def nothing_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("PATH", "")
    # Nor the release build of the tree that these tests stand in.
    monkeypatch.setattr("tipd._program.__file__", "/no/where/_program.py")


def made(path: Path, mode: int = 0o755) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(mode)
    return path


def test_the_given_path_is_taken(executable: Path) -> None:
    assert command(executable) == [str(executable)]
    assert command(str(executable)) == [str(executable)]


def test_a_given_command_keeps_its_arguments(executable: Path) -> None:
    assert command([str(executable), "--log", "x"]) == [str(executable), "--log", "x"]


def test_a_given_name_is_looked_up(executable: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(executable.parent))
    assert command("tipd") == [str(executable)]


def test_the_variable_is_next(executable: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(executable))
    monkeypatch.setenv("PATH", str(made(executable.parent / "other" / "tipd").parent))
    assert command() == [str(executable)]


def test_then_the_program_inside_the_package(
    executable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundled = made(executable.parent / "bin" / "tipd")
    monkeypatch.setattr("tipd._program.__file__", str(executable.parent / "_program.py"))
    monkeypatch.setenv("PATH", str(executable.parent))
    assert command() == [str(bundled)]


def test_then_the_path(executable: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(executable.parent))
    assert command() == [str(executable)]


def test_nothing_found_says_what_to_do() -> None:
    with pytest.raises(ProgramNotFound, match=f"set {VARIABLE}, or put tipd on the PATH"):
        command()


def test_a_wrong_variable_is_named_and_not_passed_over(
    executable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "/no/where")
    monkeypatch.setenv("PATH", str(executable.parent))
    with pytest.raises(ProgramNotFound, match=f"{VARIABLE} is '/no/where', which is no file"):
        command()


@pytest.mark.parametrize("program, reason", [("tipd-x", "not on the PATH"), ("./x", "is no file")])
def test_a_wrong_program_is_named(program: str, reason: str) -> None:
    with pytest.raises(ProgramNotFound, match=f"{program}.*{reason}"):
        Client(program)


def test_a_file_that_is_not_executable(tmp_path: Path) -> None:
    with pytest.raises(ProgramNotFound, match="not executable"):
        Client(made(tmp_path / "tipd", 0o644))


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    path = made(tmp_path / "tipd")
    path.write_bytes(b"\x00\x01")
    with pytest.raises(ProgramNotFound, match="cannot be started: Exec format error"):
        Client(path)


def test_the_environment_of_the_program_can_be_chosen() -> None:
    script = "import os, sys; sys.exit(int(os.environ['STATUS']))"
    with pytest.raises(Exception, match="status 42"):
        Client([sys.executable, "-c", script], env={"STATUS": "42"})


def test_python_m_tipd_says_what_is_missing() -> None:
    package = Path(__file__).resolve().parents[1] / "src"
    command_line = [sys.executable, "-m", "tipd", "--version"]
    env = {"PYTHONPATH": str(package), VARIABLE: "/no/where"}
    done = subprocess.run(command_line, env=env, text=True, capture_output=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"tipd: {VARIABLE} is '/no/where', which is no file\n"


def test_python_m_tipd_is_the_program(executable: Path) -> None:
    executable.write_text('#!/bin/sh\necho "$0 $*"; cat; exit 7\n')
    package = Path(__file__).resolve().parents[1] / "src"
    env = {"PYTHONPATH": str(package), VARIABLE: str(executable), "PATH": "/bin:/usr/bin"}
    command_line = [sys.executable, "-m", "tipd", "demo", "a b"]
    done = subprocess.run(command_line, env=env, input="in", text=True, capture_output=True)
    assert (done.returncode, done.stdout) == (7, f"{executable} demo a b\nin")


def test_then_the_release_build_of_the_source_tree(
    executable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = executable.parent
    built = root / ".build" / "release" / "tipd"
    built.parent.mkdir(parents=True)
    made(built)
    package = root / "clients" / "python" / "src" / "tipd"
    package.mkdir(parents=True)
    monkeypatch.setattr("tipd._program.__file__", str(package / "_program.py"))
    monkeypatch.setenv("PATH", str(root))
    assert command() == [str(built)]


@pytest.mark.parametrize("program", [[], 5, b"/bin/true", "a\0b", ["tipd", 5], [None], {"tipd": 1}])
def test_what_is_no_program_is_an_argument_of_the_wrong_kind(program: Any) -> None:
    with pytest.raises(WrongArgument, match="^program is "):
        command(program)

# SPDX-License-Identifier: MIT
"""The wheel holds the program, and is all that a user needs."""

import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Dict

import pytest

from conftest import unavailable
from readme import first_example

PACKAGE = Path(__file__).resolve().parents[1]
BUILD = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index"]


@pytest.fixture(scope="module")
def wheel(program: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("hatchling") is None:
        unavailable("there is no hatchling: pip install hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    env = {**os.environ, "TIPD_PROGRAM": os.path.abspath(program)}
    subprocess.run([*BUILD, "-w", str(folder), str(PACKAGE)], env=env, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has nothing but the wheel."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    return python


def bare(folder: Path) -> Dict[str, Any]:
    """Where nothing tells of a program but the package itself."""
    return {"env": {"PATH": str(folder)}, "cwd": folder, "text": True, "capture_output": True}


def test_its_name_says_where_it_runs(wheel: Path) -> None:
    name = os.uname().machine
    tags = f"manylinux_2_17_{name}.manylinux2014_{name}.musllinux_1_1_{name}"
    assert wheel.name.endswith(f"-py3-none-{tags}.whl")


def test_the_host_of_the_readme_runs_with_nothing_else(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run([installed, "-c", first_example()], **bare(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "the tour is over: completed" in done.stdout


def test_the_program_can_be_used_as_it_is(installed: Path, program: str, tmp_path: Path) -> None:
    for arguments in (["--version"], ["schema"], ["--nonsense"]):
        done = subprocess.run([installed, "-m", "tipd", *arguments], **bare(tmp_path))
        own = subprocess.run([program, *arguments], text=True, capture_output=True)
        assert (done.returncode, done.stdout, done.stderr) == (own.returncode, own.stdout, own.stderr)


def test_its_types_are_seen(installed: Path, tmp_path: Path) -> None:
    if importlib.util.find_spec("mypy") is None:
        unavailable("there is no mypy: pip install mypy")
    host = tmp_path / "host.py"
    host.write_text("from tipd import Client\nreveal_type(Client().next()['tour']['index'])\n")
    command = [sys.executable, "-m", "mypy", "--python-executable", str(installed), str(host)]
    done = subprocess.run([*command, "--cache-dir", str(tmp_path)], cwd=tmp_path, text=True, capture_output=True)
    assert 'Revealed type is "int | None"' in done.stdout or "Union[builtins.int, None]" in done.stdout


def hook() -> Any:
    spec = importlib.util.spec_from_file_location("wheel_hook", PACKAGE / "support" / "wheel.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_program_that_needs_libraries_is_for_the_linux_that_has_them(wheel: Path) -> None:
    shell = Path("/bin/sh").resolve()
    assert hook().platform(shell) == f"linux_{os.uname().machine}"


def test_a_wrong_program_is_named(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIPD_PROGRAM", "/no/where")
    with pytest.raises(FileNotFoundError, match="TIPD_PROGRAM is '/no/where', which is no file"):
        hook().found(PACKAGE)

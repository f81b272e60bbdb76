"""What the suites need: Debian packages, and a Python environment of the project's own."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".venv"
REQUIREMENTS = ROOT / "Tests" / "requirements.txt"
PACKAGES = ROOT / "scripts" / "packages.txt"


class Missing(Exception):
    """Something that a suite needs is not there; the text says what, and what to do."""


def missing_packages():
    """The Debian packages that are not installed; none where there is no dpkg."""
    if not shutil.which("dpkg-query"):
        return []
    wanted = re.sub(r"#.*", "", PACKAGES.read_text(encoding="utf-8")).split()
    listed = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\\n", *wanted],
        capture_output=True, text=True, check=False,
    ).stdout
    installed = {line.split()[0] for line in listed.splitlines() if line.endswith(" installed")}
    return [name for name in wanted if name not in installed]


def install_packages():
    """Installs the packages that are missing, as root; else names the command that does."""
    names = missing_packages()
    if not names:
        return
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    if os.geteuid() != 0:
        print(f"scripts/test: some tests need more: sudo {' '.join(command)}", flush=True)
        return
    apt_get("update")
    if apt_get(*command[1:]):
        return
    # One that this distribution does not have must not keep the others away.
    for name in names:
        if not apt_get(*command[1:-len(names)], name):
            print(f"scripts/test: the package {name} could not be installed", flush=True)


def apt_get(*arguments):
    """Runs apt-get without questions; whether it succeeded."""
    ended = subprocess.run(
        ["apt-get", *arguments], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    return ended.returncode == 0


def pythons():
    """The Python programs of the search path, this one first."""
    yield sys.executable
    for folder in os.get_exec_path():
        program = os.path.join(folder, "python3")
        if os.access(program, os.X_OK):
            yield program


def suitable_python():
    """A Python that can show a window and make an environment."""
    test = "import ensurepip, tkinter, venv, sys; sys.exit(sys.version_info < (3, 10))"
    for program in pythons():
        if subprocess.run([program, "-c", test], capture_output=True, check=False).returncode == 0:
            return program
    raise Missing("no Python 3.10 or later has tkinter and venv: install python3-tk and python3-venv")


def python():
    """The Python of the project's environment, which is made if it is not there or not up to date."""
    program = ENVIRONMENT / "bin" / "python"
    mark = ENVIRONMENT / "requirements.sha256"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if program.exists() and mark.exists() and mark.read_text() == wanted:
        return str(program)
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    for command in (
        [suitable_python(), "-m", "venv", str(ENVIRONMENT)],
        [str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(REQUIREMENTS)],
    ):
        ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if ended.returncode:
            raise Missing(f"{' '.join(command[1:4])} failed:\n{ended.stdout}{ended.stderr}".rstrip())
    mark.write_text(wanted)
    return str(program)


def program(name):
    """The name of a program that is installed."""
    if not shutil.which(name):
        raise Missing(f"there is no {name}")
    return name

# SPDX-License-Identifier: MIT
"""Both clients have the same methods, and what is written by a program is up to date."""

import inspect
import subprocess
import sys
from typing import Any, Dict

import tipd
from tipd import AsyncClient, Client

from readme import PACKAGE

#: What one of them has alone, and why: callbacks come by themselves on a loop.
ALONE = {"dispatch", "events", "start"}


def methods(client: Any) -> Dict[str, Any]:
    return {
        name: value
        for name, value in inspect.getmembers(client, inspect.isfunction)
        if not name.startswith("_") and name not in ALONE
    }


def test_both_clients_have_the_same_methods_and_parameters() -> None:
    found, expected = methods(AsyncClient), methods(Client)
    assert found.keys() == expected.keys()
    for name, method in expected.items():
        if not name.startswith("on"):
            assert inspect.iscoroutinefunction(found[name]), name
            assert inspect.signature(found[name]) == inspect.signature(method), name


def test_the_calls_for_asyncio_are_up_to_date() -> None:
    script = PACKAGE / "support" / "generate_async.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_package_has_the_version_of_the_program(program: str) -> None:
    project = (PACKAGE / "pyproject.toml").read_text(encoding="utf-8")
    printed = subprocess.check_output([program, "--version"], text=True)
    assert f'\nversion = "{tipd.__version__}"\n' in project
    assert printed == f"tipd {tipd.__version__}\n"

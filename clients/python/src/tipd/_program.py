# SPDX-License-Identifier: MIT
"""Which program is tipd?"""

from __future__ import annotations

import os
import shutil
import sys
from collections import abc
from pathlib import Path
from typing import Any, List, Optional, Sequence, Union

from ._encoding import described
from ._errors import ProgramNotExecutable, ProgramNotFound, WrongArgument

#: A path or a name, or a whole command: the program and its arguments.
Program = Union[str, os.PathLike[str], Sequence[str]]

#: The variable that names the program if the host does not.
VARIABLE = "TIPD_PROGRAM"

_NAME = "tipd.exe" if sys.platform == "win32" else "tipd"


def command(program: Optional[Program] = None) -> List[str]:
    """The command that starts tipd.

    `program` if given, else what TIPD_PROGRAM names, else `bin/tipd` inside this package, else the
    release build of the source tree around it, else `tipd` on the PATH. Raises `ProgramNotFound`
    or `WrongArgument`.
    """
    if program is not None:
        first, *rest = _words(program)
        return [_resolved(first, "the program"), *rest]
    if os.environ.get(VARIABLE):
        return [_resolved(os.environ[VARIABLE], VARIABLE)]
    return [_found()]


def _words(program: Any) -> List[str]:
    """A program with its arguments. Raises `WrongArgument`."""
    is_list = isinstance(program, abc.Sequence) and not isinstance(program, (str, bytes))
    words: List[Any] = list(program) if is_list else [program]
    words = [os.fspath(word) if isinstance(word, os.PathLike) else word for word in words]
    if not words or not all(isinstance(word, str) and "\0" not in word for word in words):
        allowed = "a path, a name, or a list of strings that begins with one"
        raise WrongArgument("program", described(program), allowed)
    return words


def _resolved(program: str, source: str) -> str:
    """A name is looked up on the PATH, a path is taken as it is."""
    if os.path.dirname(program):
        _check(program, source)
        return program
    found = shutil.which(program)
    if found is None:
        raise ProgramNotFound(f"{source} is {program!r}, which is not on the PATH")
    return found


def _check(path: str, source: str) -> None:
    if not os.path.isfile(path):
        raise ProgramNotFound(f"{source} is {path!r}, which is no file")
    if not os.access(path, os.X_OK):
        raise ProgramNotExecutable(f"{source} is {path!r}, which is not executable")


def _found() -> str:
    bundled = Path(__file__).with_name("bin") / _NAME
    for path in (bundled, _built()):
        if path is not None and path.is_file():
            return str(path)
    found = shutil.which(_NAME)
    if found is None:
        raise ProgramNotFound(
            f"no tipd: give the program, set {VARIABLE}, or put {_NAME} on the PATH"
            f" (there is none at {bundled} either)"
        )
    return found


def _built() -> Optional[Path]:
    """Where the release build is, if this package is in the source tree: `clients/python/src/tipd`."""
    above = list(Path(__file__).resolve().parents)
    if [path.name for path in above[1:4]] != ["src", "python", "clients"]:
        return None
    return above[4] / ".build" / "release" / _NAME

# SPDX-License-Identifier: MIT
"""Puts the program into a wheel, and says for which platforms that is.

The program is the one that TIPD_PROGRAM names, else the release build of the source tree. Without
any, the wheel has none and is for every platform: then the program must be found elsewhere.
"""

from __future__ import annotations

import os
import struct
import sysconfig
from pathlib import Path
from typing import Any, Dict, Iterator, Optional, Tuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: ELF's numbers of machines, and their names on Linux.
MACHINES = {62: "x86_64", 183: "aarch64"}
#: The entry of the program header table that names a dynamic linker.
INTERPRETER = 3


class ProgramHook(BuildHookInterface[Any]):
    """Adds the program to what a wheel holds."""

    def initialize(self, version: str, build_data: Dict[str, Any]) -> None:
        """Runs before each build; an editable wheel has no copy of anything."""
        program = found(Path(self.root))
        if version == "editable":
            return
        if program is None:
            self.app.display_warning("there is no tipd to put into the wheel: set TIPD_PROGRAM")
            return
        suffix = program.suffix if program.suffix == ".exe" else ""
        build_data["force_include"][str(program)] = f"tipd/bin/tipd{suffix}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform(program)}"


def found(root: Path) -> Optional[Path]:
    """The program to take."""
    named = os.environ.get("TIPD_PROGRAM")
    if named and not Path(named).is_file():
        raise FileNotFoundError(f"TIPD_PROGRAM is {named!r}, which is no file")
    built = root.resolve().parent.parent / ".build" / "release" / "tipd"
    program = Path(named) if named else built
    return program.resolve() if program.is_file() else None


def platform(program: Path) -> str:
    """The tags of the platforms it runs on: any Linux of its machine if it needs no library."""
    data = program.read_bytes()
    if data[:5] != b"\x7fELF\x02":
        return sysconfig.get_platform().replace("-", "_").replace(".", "_")
    (machine,) = struct.unpack_from("<H", data, 18)
    name = MACHINES.get(machine)
    if name is None:
        raise ValueError(f"{program} is for a machine that wheels have no name for: {machine}")
    if INTERPRETER in dict(segments(data)):
        return f"linux_{name}"
    return f"manylinux_2_17_{name}.manylinux2014_{name}.musllinux_1_1_{name}"


def segments(data: bytes) -> Iterator[Tuple[int, int]]:
    """The kinds and places of the segments of an ELF file of 64 bits."""
    (start,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for number in range(count):
        kind, _, offset = struct.unpack_from("<IIQ", data, start + number * size)
        yield kind, offset


def get_build_hook() -> "type[ProgramHook]":
    """What hatchling asks for."""
    return ProgramHook

# SPDX-License-Identifier: MIT
"""`python -m tipd …` is the program itself: same arguments, same input and output, same status."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NoReturn

from ._errors import ProgramNotFound
from ._program import command


def main() -> NoReturn:
    """Becomes the program."""
    try:
        line = [*command(), *sys.argv[1:]]
        if sys.platform == "win32":
            sys.exit(subprocess.call(line))
        os.execv(line[0], line)
    except (ProgramNotFound, OSError) as problem:
        sys.exit(f"tipd: {problem}")


if __name__ == "__main__":
    main()

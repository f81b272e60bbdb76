# SPDX-License-Identifier: MIT
"""The examples of the pages."""

import re
from pathlib import Path
from typing import List

PACKAGE = Path(__file__).resolve().parents[1]


def examples(page: str) -> List[str]:
    """The blocks of Python of a page of this package."""
    text = (PACKAGE / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)


def first_example() -> str:
    """The host at the top of README.md."""
    return examples("README.md")[0]

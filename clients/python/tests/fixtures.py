# SPDX-License-Identifier: MIT
"""The conversations and layouts that all clients and the program share."""

import json
from pathlib import Path
from typing import Any, List

import pytest

FIXTURES = Path(__file__).resolve().parents[3] / "Tests" / "Fixtures"


def files(folder: str, pattern: str) -> List[Any]:
    """The fixture files as parameters; one that skips if there are none."""
    found = sorted((FIXTURES / folder).glob(pattern))
    if found:
        return [pytest.param(path, id=path.stem) for path in found]
    reason = f"no {pattern} in {FIXTURES / folder}"
    return [pytest.param(None, id="none", marks=pytest.mark.skip(reason))]


def lines(path: Path) -> List[Any]:
    """The JSON of each line."""
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.strip()]


#: What stands in an expectation for any value.
ANYTHING = "…"

#: How far numbers may differ.
TOLERANCE = 1e-6


def same(found: Any, expected: Any) -> bool:
    """Whether a message is what a transcript expects; an ellipsis expects anything."""
    if expected == ANYTHING:
        return True
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(
            same(found[name], value) for name, value in expected.items()
        )
    if isinstance(expected, list) and isinstance(found, list):
        return len(found) == len(expected) and all(map(same, found, expected))
    return bool(found == expected) and isinstance(found, bool) == isinstance(expected, bool)


def differences(found: Any, expected: Any, at: str = "result") -> List[str]:
    """Where `found` lacks something of `expected`; members beyond it are no difference."""
    if is_number(found) and is_number(expected) and abs(found - expected) <= TOLERANCE:
        return []
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        parts = (differences(*pair, f"{at}[{n}]") for n, pair in enumerate(zip(found, expected)))
        return [line for part in parts for line in part]
    if isinstance(expected, dict) and isinstance(found, dict):
        missing = [f"{at}.{name} is missing" for name in expected if name not in found]
        shared = [name for name in expected if name in found]
        nested = (differences(found[name], expected[name], f"{at}.{name}") for name in shared)
        return missing + [line for part in nested for line in part]
    return [] if found == expected else [f"{at} is {found!r}, not {expected!r}"]


def is_number(value: Any) -> bool:
    """Whether a value is a JSON number."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)

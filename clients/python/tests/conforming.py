# SPDX-License-Identifier: MIT
"""Whether a value is what a type of this package says."""

from collections import abc
from typing import Any, Dict, List, Literal, Union, get_args, get_origin, get_type_hints


def faults(value: Any, kind: Any, at: str = "result") -> List[str]:
    """What is wrong with a value; nothing if it conforms and has no member of its own."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return []
    if origin is Union:
        tried = [faults(value, argument, at) for argument in arguments]
        return min(tried, key=len)
    if origin is Literal:
        return [] if value in arguments else [f"{at} is {value!r}"]
    if origin in (list, abc.Sequence):
        if not isinstance(value, list):
            return [f"{at} is no list"]
        nested = (faults(item, arguments[0], f"{at}[{n}]") for n, item in enumerate(value))
        return [fault for found in nested for fault in found]
    if hasattr(kind, "__required_keys__"):
        return _members(value, kind, at)
    return _plain(value, origin or kind, at)


def _members(value: Any, kind: Any, at: str) -> List[str]:
    if not isinstance(value, dict):
        return [f"{at} is no object"]
    hints: Dict[str, Any] = get_type_hints(kind)
    found = [f"{at}.{name} is missing" for name in kind.__required_keys__ if name not in value]
    found += [f"{at}.{name} is not in {kind.__name__}" for name in value if name not in hints]
    for name in value.keys() & hints.keys():
        found += faults(value[name], hints[name], f"{at}.{name}")
    return found


def _plain(value: Any, kind: Any, at: str) -> List[str]:
    if kind is float and isinstance(value, int):
        kind = int
    if isinstance(value, bool) and kind is not bool:
        return [f"{at} is a boolean"]
    return [] if isinstance(value, kind) else [f"{at} is {value!r}"]

# SPDX-License-Identifier: MIT
"""Values to JSON: the text that JavaScript's JSON.stringify writes, so that all clients send the same."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Callable, List

from ._errors import WrongArgument

_quoted = json.JSONEncoder(ensure_ascii=False).encode

#: No finite float has more bits before the point.
_MOST_BITS = 1024


def encode(value: Any, at: str) -> bytes:
    """The bytes of a value. Raises `WrongArgument` that names the member JSON cannot carry.

    `at` is the name of the whole. Half of a surrogate pair is written as an escape, for a label
    that was cut inside an emoji has no UTF-8 form.
    """
    pieces: List[str] = []
    try:
        _write(value, pieces.append)
    except _Unfit as unfit:
        raise WrongArgument(at + "".join(reversed(unfit.path)), unfit.found, unfit.expected) from None
    except RecursionError:
        raise WrongArgument(at, "one with too many levels", "a value of at most 128 levels") from None
    return "".join(pieces).encode("utf-8", "backslashreplace")


def described(value: Any) -> str:
    """What a value is, for an error."""
    if value is None or isinstance(value, (bool, int, float)):
        return repr(value)
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    name = type(value).__name__
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


class _Unfit(Exception):
    """A value that JSON has no text for; `path` from the inside out."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(found, expected)
        self.found = found
        self.expected = expected
        self.path: List[str] = []


def _write(value: Any, put: Callable[[str], None]) -> None:
    if isinstance(value, str):
        put(_quoted(value))
    elif value is None or isinstance(value, bool):
        put({None: "null", True: "true", False: "false"}[value])
    elif isinstance(value, float):
        put(_float(value))
    elif isinstance(value, int):
        put(_integer(value))
    elif isinstance(value, Mapping):
        _write_object(value, put)
    elif isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray, memoryview)):
        _write_list(value, put)
    else:
        raise _Unfit(described(value), "a value of JSON")


def _write_object(value: Mapping[Any, Any], put: Callable[[str], None]) -> None:
    before = "{"
    for name, member in value.items():
        if not isinstance(name, str):
            raise _Unfit(f"an object with the name {described(name)}", "one whose names are strings")
        put(before + _quoted(name) + ":")
        before = ","
        try:
            _write(member, put)
        except _Unfit as unfit:
            unfit.path.append("." + name)
            raise
    put("{}" if before == "{" else "}")


def _write_list(value: Sequence[Any], put: Callable[[str], None]) -> None:
    put("[")
    for number, item in enumerate(value):
        if number:
            put(",")
        try:
            _write(item, put)
        except _Unfit as unfit:
            unfit.path.append(f"[{number}]")
            raise
    put("]")


def _integer(value: int) -> str:
    if value.bit_length() > _MOST_BITS:
        raise _Unfit(f"an integer of {value.bit_length()} bits", "a number within ±1e9")
    return int.__repr__(value)


def _float(value: float) -> str:
    """The shortest digits that read as this number; ECMAScript and Python differ in the exponents alone."""
    text = float.__repr__(value)
    if value - value != 0:
        raise _Unfit(text, "a finite number")
    if value == 0:
        return "0"
    if "e" not in text:
        return text[:-2] if text.endswith(".0") else text
    if 1e-6 <= abs(value) < 1e21:
        return format(Decimal(text), "f")
    digits, exponent = text.split("e")
    return f"{digits}e{int(exponent):+d}"

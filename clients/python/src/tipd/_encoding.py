# SPDX-License-Identifier: MIT
"""Values to JSON: the text that JavaScript's JSON.stringify writes, so that all clients send the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from json.encoder import encode_basestring
from typing import Any

from ._errors import WrongArgument

#: No finite float has more bits before the point.
_MOST_BITS = 1024
_WORDS = {None: "null", True: "true", False: "false"}


def encode(value: Any, at: str) -> bytes:
    """The bytes of a value. Raises `WrongArgument` that names the member JSON cannot carry.

    `at` is the name of the whole. Half of a surrogate pair is written as an escape, for a label
    that was cut inside an emoji has no UTF-8 form.
    """
    try:
        return _text(value).encode("utf-8", "backslashreplace")
    except RecursionError:
        raise WrongArgument(at, "one with too many levels", "a value of at most 128 levels") from None
    except (_Unfit, TypeError):
        raise _named(value, at) from None


def described(value: Any) -> str:
    """What a value is, for an error."""
    if value is None or isinstance(value, (bool, int, float)):
        return repr(value)
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    name = type(value).__name__
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


class _Unfit(Exception):
    """A value that JSON has no text for: what it is, and what is allowed."""


def _text(value: Any) -> str:
    """The text of a value; raises `_Unfit`, or a `TypeError` for a name that is no string."""
    if isinstance(value, str):
        return encode_basestring(value)
    if value is None or isinstance(value, bool):
        return _WORDS[value]
    if isinstance(value, int):
        return _integer(value)
    if isinstance(value, float):
        return _float(value)
    if isinstance(value, dict):
        pairs = [f"{encode_basestring(name)}:{_text(member)}" for name, member in value.items()]
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_text(item) for item in value]) + "]"
    return _text(_own_kind(value))


def _own_kind(value: Any) -> Any:
    """A mapping or a sequence of another kind as Python's own."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray, memoryview)):
        return list(value)
    raise _Unfit(described(value), "a value of JSON")


def _named(value: Any, at: str) -> WrongArgument:
    """What is wrong with a value that has no text, by the name of the innermost member."""
    if isinstance(value, Mapping):
        for name, member in value.items():
            if not isinstance(name, str):
                found = f"an object with the name {described(name)}"
                return WrongArgument(at, found, "one whose names are strings")
            if not _has_text(member):
                return _named(member, f"{at}.{name}")
    elif isinstance(value, (list, tuple)):
        for number, item in enumerate(value):
            if not _has_text(item):
                return _named(item, f"{at}[{number}]")
    try:
        _text(value)
    except _Unfit as unfit:
        return WrongArgument(at, *unfit.args)
    return WrongArgument(at, described(value), "a value of JSON")


def _has_text(value: Any) -> bool:
    try:
        _text(value)
    except (_Unfit, TypeError):
        return False
    return True


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

"""Comparing what was found with the part of it that a file of data expects."""

import json

TOLERANCE = 1e-6


def differences(expected, found, path=""):
    """Where what was found is not what was expected: members left out of `expected` may be anything, lists are whole."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            text for name, value in expected.items() for text in differences(value, found.get(name), f"{path}.{name}")
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found))
        return [text for index, (one, other) in pairs for text in differences(one, other, f"{path}[{index}]")]
    if is_number(expected) and is_number(found) and abs(expected - found) <= TOLERANCE:
        return []
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{path}: expected {json.dumps(expected)}, found {json.dumps(found)}"]


def is_number(value):
    """Whether a JSON value is a number; in Python true is one, too."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)

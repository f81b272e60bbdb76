# SPDX-License-Identifier: MIT
"""JSON as it is written, and what it cannot carry; that it is JSON.stringify's, `test_calls` sees."""

import json
import random
import struct
from collections import OrderedDict, UserDict, UserList
from enum import Enum
from typing import Any, NamedTuple

import pytest

from tipd import WrongArgument
from tipd._encoding import encode


class Corner(NamedTuple):
    x: float
    y: float


class Word(str, Enum):
    LEFT = "left"


@pytest.mark.parametrize(
    "value, text",
    [
        ({"a": (1, 2.0)}, '{"a":[1,2]}'),
        (Corner(1.5, -0.0), "[1.5,0]"),
        (OrderedDict(b=None, a=True), '{"b":null,"a":true}'),
        (UserDict(a=UserList([1])), '{"a":[1]}'),
        ({"side": Word.LEFT}, '{"side":"left"}'),
        (10**30, "1" + "0" * 30),
    ],
)
def test_values_of_python_s_own_kinds(value: Any, text: str) -> None:
    assert encode(value, "x").decode() == text


def test_numbers_come_back_as_they_were() -> None:
    chance = random.Random(7)
    bits = (struct.pack("<Q", chance.getrandbits(64)) for _ in range(5000))
    numbers = [number for (number,) in map(struct.Struct("<d").unpack, bits) if number - number == 0]
    assert json.loads(encode(numbers, "x"), parse_int=float) == numbers


def test_text_comes_back_as_it_was() -> None:
    chance = random.Random(8)
    texts = ["".join(chr(chance.randrange(0xD800)) for _ in range(40)) for _ in range(200)]
    assert json.loads(encode(texts, "x")) == texts


@pytest.mark.parametrize(
    "value, says",
    [
        ({"bounds": {"x": float("nan")}}, "params.bounds.x is nan; it must be a finite number"),
        ({"tips": [{}, {"data": -float("inf")}]}, "params.tips[1].data is -inf; it must be a finite number"),
        ({"a": [object()]}, "params.a[0] is an object; it must be a value of JSON"),
        ({"a": b"text"}, "params.a is a bytes; it must be a value of JSON"),
        ({"a": {1, 2}}, "params.a is a set; it must be a value of JSON"),
        ({"a": {3: 4}}, "params.a is an object with the name 3; it must be one whose names are strings"),
        ({"a": 1 << 5000}, "params.a is an integer of 5001 bits; it must be a number within ±1e9"),
    ],
)
def test_what_json_cannot_carry_is_named(value: Any, says: str) -> None:
    with pytest.raises(WrongArgument) as caught:
        encode(value, "params")
    assert str(caught.value) == says
    assert isinstance(caught.value, TypeError) and isinstance(caught.value, ValueError)


def test_what_holds_itself_is_refused() -> None:
    loop: Any = []
    loop.append(loop)
    with pytest.raises(WrongArgument, match="too many levels"):
        encode(loop, "params")

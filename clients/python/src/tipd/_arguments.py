# SPDX-License-Identifier: MIT
"""Whether the members of a call are of the kinds that its method takes."""

from __future__ import annotations

import inspect
import sys
from collections import abc
from functools import lru_cache
from typing import Any, Dict, FrozenSet, Iterator, Literal, Mapping, Optional, Set, Union
from typing import get_args, get_origin, get_type_hints

from ._encoding import described
from ._errors import WrongArgument

#: The kind of what may be of any.
ANYTHING = "anything"

_WORDS = {
    "object": "an object",
    "list": "a list",
    "string": "a string",
    "number": "a number",
    "boolean": "a boolean",
}
_PLAIN = {str: "string", float: "number", int: "number", bool: "boolean", type(None): "null"}


def check(client: type, method: str, params: Mapping[str, Any]) -> None:
    """Refuses the first member of the wrong kind. Raises `WrongArgument`.

    Only what stands in `params` itself is looked at; tipd checks the rest and names what it
    refuses as exactly.
    """
    kinds = _kinds(client, method.replace("/", "_"))
    for name, value in params.items():
        allowed = kinds[name]
        if ANYTHING not in allowed and not _kinds_of(value) & allowed:
            words = [_WORDS[kind] for kind in sorted(allowed - {"null"})]
            raise WrongArgument(f"params.{name}", described(value), " or ".join(words))


def check_message(method: str, params: Optional[Mapping[str, Any]]) -> None:
    """Refuses what is no method, and params that are none. Raises `WrongArgument`."""
    if not isinstance(method, str):
        raise WrongArgument("the method", described(method), "a string")
    if params is not None and not isinstance(params, abc.Mapping):
        raise WrongArgument("params", described(params), "an object")


def check_function(name: str, value: Any) -> None:
    """Refuses what cannot be called. Raises `WrongArgument`."""
    if not callable(value):
        raise WrongArgument(name, described(value), "a function")


def _kinds_of(value: Any) -> Set[str]:
    """What a value may be taken for; nothing if JSON has no such value."""
    if value is None:
        return {"null"}
    if isinstance(value, bool):
        return {"boolean"}
    if isinstance(value, str):
        return {"string"}
    if isinstance(value, (int, float)):
        return {"number"}
    if isinstance(value, abc.Mapping):
        return {"object"}
    # The wire takes a list without items for an object without members.
    return {"list", *(() if value else ("object",))} if isinstance(value, abc.Sequence) else set()


@lru_cache(maxsize=None)
def _kinds(client: type, name: str) -> Dict[str, FrozenSet[str]]:
    """The kinds of each keyword of a client's method."""
    function = getattr(client, name)
    hints = get_type_hints(function, vars(sys.modules[function.__module__]))
    keywords = inspect.signature(function).parameters
    return {keyword: frozenset(_of(hints[keyword])) for keyword in keywords if keyword in hints}


def _of(hint: Any) -> Iterator[str]:
    origin = get_origin(hint)
    if hint is Any:
        yield ANYTHING
    elif origin is Union:
        for part in get_args(hint):
            yield from _of(part)
    elif origin is Literal:
        yield from ("string" for name in get_args(hint) if isinstance(name, str))
    elif origin in (list, abc.Sequence):
        yield "list"
    else:
        yield _PLAIN.get(hint, "object")

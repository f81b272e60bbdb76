# SPDX-License-Identifier: MIT
"""Brings the shapes of `tipd schema` and the types of this package into one form.

The form names what a value may be: words for plain kinds, quoted names of an enumeration,
`[…]` for lists, and `.member` for the members of objects.
"""

from collections import abc
from enum import Enum
from typing import Any, Dict, FrozenSet, Iterable, Literal, Union, get_args, get_origin
from typing import get_type_hints

Form = FrozenSet[str]
_PLAIN = {float: "number", int: "integer", bool: "boolean", str: "string", type(None): "null"}


def of_type(kind: Any) -> Form:
    """The form of a type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return frozenset(["anything"])
    if kind in _PLAIN:
        return frozenset([_PLAIN[kind]])
    if origin is Union:
        return _joined(of_type(argument) for argument in arguments)
    if origin is Literal:
        return frozenset(f'"{name}"' for name in arguments if not isinstance(name, Enum))
    if origin in (list, abc.Sequence):
        return _listed(of_type(arguments[0]))
    if origin in (dict, abc.Mapping):
        return frozenset(["{}" + word for word in of_type(arguments[1])])
    return frozenset("." + name for name in get_type_hints(kind))


def of_shape(shape: Dict[str, Any], objects: Dict[str, Any]) -> Form:
    """The form of a shape, whose references are among `objects`."""
    if "anyOf" in shape:
        return _joined(of_shape(one, objects) for one in shape["anyOf"])
    if "enum" in shape:
        return frozenset(f'"{name}"' for name in shape["enum"])
    if "$ref" in shape:
        return frozenset("." + name for name in _referred(shape["$ref"], objects))
    if shape.get("type") == "array":
        return _listed(of_shape(shape["items"], objects))
    if shape.get("type") == "object":
        named = of_shape(shape["additionalProperties"], objects)
        return frozenset(["{}" + word for word in named])
    return frozenset([shape.get("type", "anything")])


def _referred(reference: str, objects: Dict[str, Any]) -> Iterable[str]:
    name = reference.rsplit("/", 1)[1]
    if name in objects:
        return [member["name"] for member in objects[name]]
    return []


def _joined(forms: Iterable[Form]) -> Form:
    return frozenset(word for form in forms for word in form)


def _listed(form: Form) -> Form:
    return frozenset(f"[{word}]" for word in form)

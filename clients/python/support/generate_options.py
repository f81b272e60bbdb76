# SPDX-License-Identifier: MIT
"""Writes the types of the options from what `tipd schema` prints.

usage: python support/generate_options.py   (with TIPD_PROGRAM, else the release build)
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Dict, List

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "tipd"
#: The package itself cannot be asked: it may be what is to be mended.
PROGRAM = os.environ.get("TIPD_PROGRAM") or str(PACKAGE.parents[3] / ".build" / "release" / "tipd")

HEAD = '''# SPDX-License-Identifier: MIT
# Written by support/generate_options.py from `tipd schema`.
"""The options of protocol.md, as nested groups whose members may all be left out."""

from __future__ import annotations

from typing import List, Literal, Optional, TypedDict, Union

from .motion import TransformOption
from .placing import Placement, Radii, SideInsets

_Insets = Union[float, SideInsets]
'''
PLAIN = {"number": "float", "integer": "int", "string": "str", "boolean": "bool"}
DOCS = {
    "Options": "Every option of a tip.",
    "TapRule": "What happens at one kind of place; `action` may be a name of the host's own.",
    "ButtonTapRule": "What becomes of a tap on a button, which has its own action.",
}
OBJECTS = {"insets": "SideInsets", "radii": "CornerRadii", "transform": "TransformOption"}
#: What a number or an object may be, by the object.
EITHER = {"SideInsets": "_Insets", "CornerRadii": "Radii"}


def class_name(path: str) -> str:
    """The name of a group; that of all is empty."""
    if not path:
        return "Options"
    parts = path.split(".")
    if parts[0] in ("tap", "outside") and len(parts) > 1:
        return "ButtonTapRule" if parts[1] == "button" else "TapRule"
    last = parts[-1][0].upper() + parts[-1][1:]
    return last + ("Motion" if parts[0] == "motion" and len(parts) > 1 else "Options")


def type_text(shape: Dict[str, Any], placements: List[str]) -> str:
    """The type of a shape."""
    if "anyOf" in shape:
        return union([type_text(one, placements) for one in shape["anyOf"]])
    if "enum" in shape:
        return names(shape["enum"], placements)
    if "$ref" in shape:
        return OBJECTS[shape["$ref"].rsplit("/", 1)[1]]
    if shape["type"] == "array":
        return f"List[{type_text(shape['items'], placements)}]"
    return "None" if shape["type"] == "null" else PLAIN[shape["type"]]


def union(kinds: List[str]) -> str:
    """The types as one."""
    for name, both in EITHER.items():
        if name in kinds and "float" in kinds:
            kinds = [both] + [kind for kind in kinds if kind not in (name, "float")]
    rest = [kind for kind in kinds if kind != "None"]
    text = rest[0] if len(rest) == 1 else f"Union[{', '.join(rest)}]"
    return text if len(rest) == len(kinds) else f"Optional[{text}]"


def names(words: List[str], placements: List[str]) -> str:
    """An enumeration; the placements have a name of their own."""
    others = [word for word in words if word not in placements]
    if placements and set(placements) <= set(words):
        return f"Union[Placement, {names(others, [])}]" if others else "Placement"
    return f"Literal[{', '.join(json.dumps(word) for word in words)}]"


def tree(options: List[Dict[str, Any]]) -> Dict[str, Any]:
    """The options in their groups."""
    root: Dict[str, Any] = {}
    for option in options:
        *groups, name = option["path"].split(".")
        group = root
        for part in groups:
            group = group.setdefault(part, {})
        group[name] = option
    return root


def wrapped(doc: str, indent: str) -> List[str]:
    """A comment of at most 100 columns."""
    lines, line = [], f"{indent}#:"
    for word in doc.split():
        if len(line) + 1 + len(word) > 100:
            lines.append(line)
            line = f"{indent}#: {word}"
        else:
            line = f"{line} {word}"
    return [*lines, line]


def classes(group: Dict[str, Any], path: str, placements: List[str]) -> Dict[str, str]:
    """The texts of the classes of a group by their names, the innermost first."""
    found: Dict[str, str] = {}
    members: List[str] = []
    for name, value in group.items():
        inner = f"{path}.{name}" if path else name
        if "path" in value and "shape" in value:
            members += wrapped(value["doc"], "    ")
            members.append(f"    {name}: {type_text(value['shape'], placements)}")
        else:
            found.update(classes(value, inner, placements))
            members.append(f"    {name}: {class_name(inner)}")
    name = class_name(path)
    head = f'class {name}(TypedDict, total=False):\n    """{DOCS.get(name, f"The group `{path}`.")}"""\n\n'
    found[name] = head + "\n".join(members) + "\n"
    return found


def main() -> None:
    """Writes the file."""
    schema = json.loads(subprocess.check_output([PROGRAM, "schema"]))
    placements = [name for name in schema["sets"]["placement"] if name != "auto"]
    texts = classes(tree(schema["options"]), "", placements)
    text = HEAD + "".join(f"\n\n{body}" for body in texts.values())
    (PACKAGE / "_types" / "options.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: MIT
"""Writes the calls of AsyncClient from those of Client; with --check says whether they are up to date."""

import re
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "tipd"
HEAD = "# SPDX-License-Identifier: MIT\n"
#: What is another word where calls are awaited.
WORDS = [
    (r"(class )(\w+Calls)\(Peer\)", r"\1Async\2(AsyncPeer)"),
    (r"from \._peer import Peer", "from ._async_peer import AsyncPeer"),
    (r"    def (\w+)\(", r"    async def \1("),
    (r"self\.(_call|request|notify)\(", r"await self.\1("),
]


def generated(source: Path) -> str:
    """The text of the file for asyncio."""
    text = source.read_text(encoding="utf-8").replace(HEAD, "", 1)
    for found, put in WORDS:
        text = re.sub(found, put, text)
    return f"{HEAD}# Written by support/generate_async.py from {source.name}.\n{text}"


def main() -> int:
    """The status to exit with."""
    old = 0
    for source in sorted(PACKAGE.glob("_calls_*.py")):
        path = PACKAGE / f"_async{source.name}"
        text = generated(source)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            print(f"{path.name} is not what support/generate_async.py writes")
            old = 1
        else:
            path.write_text(text, encoding="utf-8")
    return old


if __name__ == "__main__":
    sys.exit(main())

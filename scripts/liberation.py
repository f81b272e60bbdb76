"""Finds Liberation Sans, for generate-widths and generate-width-fixtures."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FACES = {"regular": "LiberationSans-Regular.ttf", "bold": "LiberationSans-Bold.ttf"}
FOLDERS = ("/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/truetype/liberation")
PACKAGES = "fonttools freetype-py unicodedata2"


def require_packages(error):
    """Starts the script again in .venv, or says how to install what it lacks."""
    venv = os.path.join(ROOT, ".venv")
    python = os.path.join(venv, "bin", "python")
    if os.path.realpath(sys.prefix) != os.path.realpath(venv) and os.path.exists(python):
        os.execv(python, [python, *sys.argv])
    sys.exit(f"{error}; at the project root: python3 -m venv .venv && .venv/bin/pip install {PACKAGES}")


def find_faces(folder=None):
    """The paths of the regular and the bold face: in `folder`, or where Debian's packages put them.

    Version 1 of the fonts lacks Vietnamese, ancient Greek and Hebrew, so version 2 is asked for.
    """
    from fontTools.ttLib import TTFont

    for candidate in [folder] if folder else FOLDERS:
        paths = {weight: os.path.join(candidate, name) for weight, name in FACES.items()}
        if not all(map(os.path.exists, paths.values())):
            continue
        if all(TTFont(path, lazy=True)["head"].fontRevision >= 2 for path in paths.values()):
            return paths
    where = folder or " or ".join(FOLDERS)
    sys.exit(
        f"no Liberation Sans of version 2 in {where}; install Debian's fonts-liberation2 (before Debian 13) "
        "or fonts-liberation (from 13 on), or name a folder with --fonts"
    )

"""`scripts/gallery`: every placement with every preset, arrow and direction is where it was asked to be."""

import json
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from paths import box
from waiting import DEADLINE

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = json.loads((ROOT / "Tests" / "Fixtures" / "pictures" / "gallery.json").read_text(encoding="utf-8"))
PLACEMENTS = [name for row in DATA["placements"] for name in row]
OPPOSITE = {"left": "right", "right": "left"}
OFFSETS = {"tipd": 4, "tipsee": 11, "easytipview": 1, "popover": 0, "cells": 0}
"""The presets' gap between target and tip, from protocol.md."""
FIRST = {"tipd": "bottom", "tipsee": "left", "easytipview": "bottom", "popover": "bottom", "cells": "bottom"}
"""The first of the presets' `order`, from protocol.md."""


@pytest.fixture(scope="module")
def gallery(program, tmp_path_factory):
    """The figures of the page by their names."""
    path = tmp_path_factory.mktemp("gallery") / "page.html"
    command = [sys.executable, str(ROOT / "scripts" / "gallery"), "--output", str(path)]
    subprocess.run(command, env={**os.environ, "TIPD_PROGRAM": program}, timeout=10 * DEADLINE, check=True)
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    return {figure.find("figcaption").text: figure for figure in root.iter("figure")}


def side(placement, preset, direction):
    """The physical side that a placement means."""
    name = placement.partition("-")[0]
    if name == "auto":
        return FIRST[preset]
    name = {"leading": "left", "trailing": "right"}.get(name, name)
    is_mirrored = direction == "rtl" and placement.startswith(("leading", "trailing"))
    return OPPOSITE[name] if is_mirrored else name


def gaps(tip, target):
    """How far a tip lies from each side of its target."""
    return {
        "left": target[0] - tip[2], "top": target[1] - tip[3],
        "right": tip[0] - target[2], "bottom": tip[1] - target[3],
    }


def edges(rect):
    """A rect of SVG as left, top, right and bottom."""
    x, y, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
    return x, y, x + width, y + height


@pytest.mark.parametrize("direction", DATA["directions"])
@pytest.mark.parametrize("style", DATA["styles"])
@pytest.mark.parametrize("preset", DATA["presets"])
def test_every_tip_is_on_its_side_with_its_text_inside(gallery, preset, style, direction):
    figure = gallery[f"{preset}, arrow {style}, {direction}"]
    targets = [edges(rect) for rect in figure.iter("rect") if rect.get("class") == "target"]
    groups = [group for group in figure.iter("g") if group.get("class") == "tip"]
    assert len(targets) == len(groups) == len(PLACEMENTS)
    for placement, target, group in zip(PLACEMENTS, targets, groups):
        tip = box(group.find("path").get("d"))
        # A curved arrow reaches 0.03 of its length beyond its point, and a rounded one ends before it.
        beyond = {"curved": 0.4, "rounded": 0.9}.get(style, 2e-3)
        assert gaps(tip, target)[side(placement, preset, direction)] == pytest.approx(OFFSETS[preset], abs=beyond)
        # The tip is beside its target, not past an end of it.
        overlap = [min(tip[axis + 2], target[axis + 2]) - max(tip[axis], target[axis]) for axis in (0, 1)]
        assert max(overlap) > 0
        for text in group.iter("text"):
            x, y, width = (float(text.get(name)) for name in ("x", "y", "textLength"))
            assert tip[0] < x and x + width < tip[2]
            assert tip[1] < y <= tip[3]

"""Widths of texts against a real engine: FreeType with the font that the built-in widths are those of, over the wire."""

import json
import os
import subprocess
import unicodedata

import pytest
from conftest import ROOT, skip_or_fail

FOLDERS = ("/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/truetype/liberation")
FACES = {"regular": "LiberationSans-Regular.ttf", "bold": "LiberationSans-Bold.ttf"}
SIZES = (9, 13, 15.5, 32)
ALPHABETS = ("LATIN", "GREEK", "CYRILLIC")


@pytest.fixture
def faces():
    try:
        import freetype
    except ImportError:
        skip_or_fail("there is no freetype: pip install -r Tests/requirements.txt")
    for folder in FOLDERS:
        paths = {weight: os.path.join(folder, name) for weight, name in FACES.items()}
        if all(map(os.path.exists, paths.values())):
            return {weight: freetype.Face(path) for weight, path in paths.items()}
    skip_or_fail("there is no Liberation Sans: install Debian's fonts-liberation")


def alphabet(text):
    """The alphabet of the text's first letter."""
    letter = next(character for character in text if character.isalpha())
    return unicodedata.name(letter).split()[0]


def texts(faces):
    """The texts of the fixture in the three alphabets that the font has letters for."""
    with open(ROOT / "Tests" / "Fixtures" / "text" / "widths.json", encoding="utf-8") as file:
        found = [case["text"] for case in json.load(file)["texts"]]
    found = [unicodedata.normalize("NFC", text) for text in found if any(map(str.isalpha, text))]
    return [
        text for text in found
        if alphabet(text) in ALPHABETS and all(face.get_char_index(c) for face in faces.values() for c in text)
    ]


def width(face, text, size):
    """The sum of the unhinted advances."""
    import freetype

    face.set_char_size(width=round(size * 64), hres=72, vres=72)
    total = 0
    for character in text:
        face.load_char(character, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
        total += face.glyph.linearHoriAdvance / 65536
    return total


def measured(program, asked):
    """The widths of texts on one line, by one request."""
    items = [
        {"target": None, "content": {"text": text}, "options": {"text": {"size": size, "weight": weight}}}
        for text, size, weight in asked
    ]
    params = {
        "bounds": {"x": 0, "y": 0, "width": 1e6, "height": 1000}, "options": {"text": {"maxWidth": None}},
        "items": items, "outline": "none", "why": "none",
    }
    messages = [("initialize", {}), ("layout", params)]
    lines = "".join(
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": value}) + "\n"
        for number, (method, value) in enumerate(messages)
    )
    run = subprocess.run([program], input=lines, capture_output=True, text=True, timeout=60, check=True)
    result = json.loads(run.stdout.splitlines()[1])["result"]
    assert {item["measure"] for item in result["items"]} == {"builtIn"}
    return [line["width"] for item in result["items"] for line in item["lines"]]


def test_built_in_widths_are_within_two_percent_of_freetype(program, faces):
    found = texts(faces)
    assert {alphabet(text) for text in found} == set(ALPHABETS) and len(found) > 30
    asked = [(text, size, weight) for text in found for size in SIZES for weight in faces]
    widths = measured(program, asked)
    assert len(widths) == len(asked)
    wrong = []
    for (text, size, weight), ours in zip(asked, widths):
        theirs = width(faces[weight], text, size)
        if abs(ours - theirs) > 0.02 * theirs:
            wrong.append((text, size, weight, ours, theirs))
    assert not wrong, f"{len(wrong)} of {len(asked)}: {wrong[0]}"

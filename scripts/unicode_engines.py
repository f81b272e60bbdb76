"""Finds the engines that scripts and tests compare tipd's text with: ICU and wcwidth."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGES = "icukit-pyicu wcwidth"


def load_icu():
    """The module of ICU, or the end of the script with a hint."""
    try:
        import icu
    except ImportError as error:
        sys.exit(f"{error}: pip install {PACKAGES}")
    return icu


def line_boundaries(icu, text):
    """Where ICU allows a line to break, as numbers of code points from the start; the end is one."""
    breaker = icu.BreakIterator.createLineInstance(icu.Locale.getRoot())
    breaker.setText(icu.UnicodeString(text))
    units = [0]
    for character in text:
        units.append(units[-1] + (2 if ord(character) > 0xFFFF else 1))
    places = {unit: number for number, unit in enumerate(units)}
    return [places[unit] for unit in breaker]

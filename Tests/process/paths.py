"""What an SVG path covers, found without the program."""

import re


def box(path):
    """The extent of what a path draws: its curves, not their control points."""
    points = []
    for letter, text in re.findall(r"([MLQC])([^MLQCZ]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
        points += curve([*points[-1:], *zip(numbers[::2], numbers[1::2])] if letter in "QC" else [tuple(numbers)])
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def curve(points):
    """Points on a Bézier curve, by de Casteljau."""
    drawn = []
    for step in range(1, 65):
        level, t = list(points), step / 64
        while len(level) > 1:
            level = [tuple(a + (b - a) * t for a, b in zip(*pair)) for pair in zip(level, level[1:])]
        drawn += level
    return drawn

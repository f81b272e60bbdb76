"""A rasteriser of its own for what tipd says to draw: paths to polygons, polygons to the spans of a line, and strokes."""

import itertools
import math
import re

NUMBER = r"-?\d+(?:\.\d+)?"
COUNTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


def commands_of(svg):
    """The commands of an SVG path string of absolute M, L, Q, C and Z."""
    commands = []
    for letter, rest in re.findall(r"([MLQCZ])([^MLQCZ]*)", svg):
        numbers = [float(number) for number in re.findall(NUMBER, rest)]
        assert len(numbers) == COUNTS[letter], (letter, rest)
        commands.append([letter, *numbers])
    written = "".join(letter + " ".join(re.findall(NUMBER, rest)) for letter, rest in re.findall(r"([A-Z])([^A-Z]*)", svg))
    assert written == svg, "something in the path is no command"
    return commands


def polygons_of(commands, tolerance=0.01):
    """The closed parts of a path as lists of points, its curves halved until they are straight enough."""
    polygons, points = [], []
    for letter, *numbers in commands:
        ends = list(zip(numbers[::2], numbers[1::2]))
        if letter == "Z":
            polygons.append(points)
            points = []
        elif letter == "M":
            assert not points, "a part of the path is not closed"
            points = ends
        else:
            points = points + halved([points[-1], *ends], tolerance)
    assert not points, "the last part of the path is not closed"
    return polygons


def halved(curve, tolerance):
    """The points of a Bézier curve after its first, by de Casteljau's construction."""
    first, last = curve[0], curve[-1]
    if all(from_line(point, first, last) <= tolerance for point in curve[1:-1]):
        return [last]
    left, right, row = [], [], curve
    while row:
        left.append(row[0])
        right.insert(0, row[-1])
        row = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(row, row[1:])]
    return halved(left, tolerance) + halved(right, tolerance)


def from_line(point, start, end):
    """How far a point lies from the line between two others."""
    (px, py), (sx, sy), (ex, ey) = point, start, end
    square = (ex - sx) ** 2 + (ey - sy) ** 2
    share = ((px - sx) * (ex - sx) + (py - sy) * (ey - sy)) / square if square else 0
    share = min(max(share, 0), 1)
    return math.hypot(px - sx - (ex - sx) * share, py - sy - (ey - sy) * share)


def edges_of(polygons):
    """Every edge of some polygons."""
    return [edge for points in polygons for edge in zip(points, points[1:] + points[:1])]


def spans(polygons, y, rule):
    """What is filled of a horizontal line, as a list of (from, to); `rule` is `evenodd` or `nonzero`."""
    crossings = []
    for (ax, ay), (bx, by) in edges_of(polygons):
        if (ay <= y) != (by <= y):
            crossings.append((ax + (bx - ax) * (y - ay) / (by - ay), 1 if by > ay else -1))
    winding, found = 0, []
    for (x, turn), (after, _) in itertools.pairwise(sorted(crossings)):
        winding += turn
        if winding % 2 if rule == "evenodd" else winding:
            found.append((x, after))
    return found


def holds(line, x):
    """Whether a place is filled on a line of spans."""
    return any(start <= x < end for start, end in line)


def stroked(points, width):
    """The quads and triangles that a line of a width along a closed polygon covers, its corners mitred."""
    count, half, pieces = len(points), width / 2, []
    for index in range(count):
        before, here, after = points[index - 1], points[index], points[(index + 1) % count]
        first, second = normal(before, here), normal(here, after)
        for side in (half, -half):
            pieces.append([here, shifted(here, first, side), mitre(here, first, second, side), shifted(here, second, side)])
        pieces.append(
            [shifted(here, second, half), shifted(after, second, half), shifted(after, second, -half), shifted(here, second, -half)])
    return pieces


def normal(start, end):
    """The direction across an edge, of length 1."""
    length = math.dist(start, end)
    return ((start[1] - end[1]) / length, (end[0] - start[0]) / length)


def shifted(point, direction, distance):
    return (point[0] + direction[0] * distance, point[1] + direction[1] * distance)


def mitre(point, first, second, distance):
    """Where the borders of two stroked edges meet, on the outer side of their corner; the point itself on the inner."""
    turn = first[0] * second[1] - first[1] * second[0]
    if turn * distance >= 0:
        return point
    share = distance / (1 + first[0] * second[0] + first[1] * second[1])
    return (point[0] + (first[0] + second[0]) * share, point[1] + (first[1] + second[1]) * share)


def crosses_itself(points):
    """Whether two edges of a polygon meet that are not neighbours."""
    edges = edges_of([points])
    for index, (a, b) in enumerate(edges):
        low, high = min(a[0], b[0]), max(a[0], b[0])
        for other in range(index + 2, len(edges) - (index == 0)):
            c, d = edges[other]
            if max(c[0], d[0]) < low or min(c[0], d[0]) > high:
                continue
            if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
                return True
    return False


def turn(a, b, c):
    """Twice the signed area of a triangle; 0 if rounding alone could have made it so."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return 0 if abs(area) <= 1e-3 * (math.dist(a, b) + math.dist(a, c)) else area

"""What shapes should hold, from their definition: how far a point lies from a rounded rect or a polygon."""

import math

from raster import edges_of, from_line

CORNERS = ("topLeft", "topRight", "bottomRight", "bottomLeft")


def radii(value):
    """The four radii of a number or an object."""
    return [value[name] if isinstance(value, dict) else value for name in CORNERS]


def from_rounded(point, rect, radius):
    """How far a point lies outside a rounded rect; negative inside."""
    x, y = point[0] - rect["x"], point[1] - rect["y"]
    right, bottom = rect["width"] - x, rect["height"] - y
    distance = math.hypot(max(-x, -right, 0), max(-y, -bottom, 0)) - max(min(x, y, right, bottom), 0)
    for across, down, corner in zip((x, right, right, x), (y, y, bottom, bottom), radii(radius)):
        # In the square of a corner its circle decides.
        if across < corner and down < corner:
            distance = max(distance, math.hypot(corner - across, corner - down) - corner)
    return distance


def from_polygon(point, points):
    """How far a point lies outside a polygon; negative inside."""
    inside = False
    for (ax, ay), (bx, by) in edges_of([points]):
        if (ay <= point[1]) != (by <= point[1]) and point[0] < ax + (bx - ax) * (point[1] - ay) / (by - ay):
            inside = not inside
    distance = min(from_line(point, start, end) for start, end in edges_of([points]))
    return -distance if inside else distance


def triangle(arrow):
    """The three corners of an arrow."""
    tip, base, half = arrow["tip"], arrow["base"], arrow["width"] / 2
    along = (half, 0) if arrow["edge"] in ("top", "bottom") else (0, half)
    feet = [(base["x"] + side * along[0], base["y"] + side * along[1]) for side in (-1, 1)]
    return [feet[0], (tip["x"], tip["y"]), feet[1]]


def area(points):
    """The signed area of a polygon."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges_of([points])) / 2

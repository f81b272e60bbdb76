"""What shapes should hold, from their definition: how far a point lies from a rounded rect or a polygon."""

import math

from raster import edges_of, from_line

CORNERS = ("topLeft", "topRight", "bottomRight", "bottomLeft")


def radii(value):
    """The four radii of a number or an object."""
    return [value[name] if isinstance(value, dict) else value for name in CORNERS]


def from_rounded(point, rect, radius):
    """How far a point lies outside a rounded rect; negative inside."""
    x = point[0] - rect["x"] - rect["width"] / 2
    y = point[1] - rect["y"] - rect["height"] / 2
    top_left, top_right, bottom_right, bottom_left = radii(radius)
    corner = (top_right if y < 0 else bottom_right) if x > 0 else (top_left if y < 0 else bottom_left)
    across, down = abs(x) - rect["width"] / 2 + corner, abs(y) - rect["height"] / 2 + corner
    return math.hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - corner


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

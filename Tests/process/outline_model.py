"""What an outline should hold, from the definition of its parts: the bubble, its corners, and the arrow of each style."""

import math

from raster import polygons_of
from shapes import CORNERS, from_polygon, from_rounded, radii

# The corners at the ends of an edge, the one with the lesser coordinate first.
ENDS = {"top": (0, 1), "right": (1, 2), "bottom": (3, 2), "left": (0, 3)}


class Model:
    """The shape of a layout that was asked for with a case."""

    def __init__(self, case, layout):
        self.options = case["options"]
        self.bubble, self.arrow = layout["bubble"], layout["arrow"]
        self.radii = self.fitted()
        self.corners = dict(zip(CORNERS, self.radii))
        self.pointer = self.profile() if self.arrow else None

    def distance(self, point):
        """How far a point lies outside; negative inside, and exact near the edges only."""
        box = from_rounded(point, self.bubble, self.corners)
        return min(box, from_polygon(point, self.pointer)) if self.pointer else box

    def length(self, edge):
        return self.bubble["width" if edge in ("top", "bottom") else "height"]

    def fitted(self):
        """The radii after CSS's rule, then so that the arrow's base stands on none of them."""
        wanted = radii(self.options["bubble"]["cornerRadius"])
        sums = {edge: sum(wanted[corner] for corner in ends) for edge, ends in ENDS.items()}
        shares = [self.length(edge) / total for edge, total in sums.items() if total > self.length(edge)]
        wanted = [radius * min([1, *shares]) for radius in wanted]
        if not self.arrow:
            return wanted
        edge = self.arrow["edge"]
        axis = "x" if edge in ("top", "bottom") else "y"
        before = self.arrow["base"][axis] - self.arrow["width"] / 2 - self.bubble[axis]
        rooms = (max(0, before), max(0, self.length(edge) - before - self.arrow["width"]))
        shares = [room / wanted[corner] for room, corner in zip(rooms, ENDS[edge]) if wanted[corner] > room]
        return [radius * min([1, *shares]) for radius in wanted]

    def profile(self):
        """The arrow's own outline."""
        half, length = self.arrow["width"] / 2, self.arrow["length"]
        style = self.options["arrow"]["style"]
        points = {"triangle": triangle, "rounded": self.rounded, "curved": curved}[style](half, length)
        return [self.placed(*point) for point in points]

    def rounded(self, half, length):
        """A triangle whose point is a circle that touches both of its edges."""
        slant = math.hypot(half, length)
        radius = min(self.options["arrow"]["tipRadius"], slant * half / length)
        if radius == 0:
            return triangle(half, length)
        middle, reach = length - radius * slant / half, math.atan2(length, half)
        turns = [(math.pi / 2 - reach) + 2 * reach * step / 64 for step in range(65)]
        # Across an edge of the triangle the circle is touched at the angle of that edge's normal.
        arc = [(-radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]
        return [(-half, 0), *arc, (half, 0)]

    def placed(self, along, height):
        """A point of the profile on the arrow's edge."""
        base, edge = self.arrow["base"], self.arrow["edge"]
        return {
            "top": (base["x"] + along, base["y"] - height), "bottom": (base["x"] + along, base["y"] + height),
            "left": (base["x"] - height, base["y"] + along), "right": (base["x"] + height, base["y"] + along)}[edge]


def triangle(half, length):
    return [(-half, 0), (0, length), (half, 0)]


def curved(half, length):
    """PopupArrow's profile in the article's own numbers, depth counted from the outer edge."""
    def at(share, depth):
        return (share * half, length - depth * length)
    path = [
        ["M", *at(-1, 1)], ["Q", *at(-0.75, 1), *at(-0.6, 0.75)], ["L", *at(-0.149, 0.0864)],
        ["Q", *at(0, -0.1456), *at(0.149, 0.0864)], ["L", *at(0.6, 0.75)], ["Q", *at(0.75, 1), *at(1, 1)], ["Z"]]
    return polygons_of(path)[0]

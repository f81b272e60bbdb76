"""What a host has of its sessions when it has applied every change, and the laws that this must keep."""

import collections
import math


class Mirror:
    """Everything that a host draws of one session, and what it has counted."""

    def __init__(self):
        self.revision = 0
        self.tips, self.hints, self.overlay = {}, {}, None
        # How often each tip came and has not been told as gone yet: twice while it leaves and comes again.
        self.owed = collections.Counter()
        # The tips that are not on the screen and may come.
        self.kept = set()
        self.last = {}
        self.may_end, self.must_end = True, False

    def apply(self, result):
        """Takes over one change result."""
        grows = bool(result["changes"] or result["events"])
        assert result["revision"] == self.revision + grows, ("revision", result["revision"], self.revision, grows)
        self.revision = result["revision"]
        for change in result["changes"]:
            self.put(change) if "put" in change else self.remove(change)
        for event in result["events"]:
            self.count(event["event"], event.get("tip"))
        # A tip that was kept and put may have ended its life first, as the events tell.
        self.kept -= set(self.tips)

    def put(self, change):
        """Draws one picture in place of the one with the same id."""
        picture = {name: value for name, value in change.items() if name != "motion"}
        identifier = change["id"]
        if change["put"] == "overlay":
            self.overlay = picture
        elif change["put"] == "hint":
            self.hints[identifier] = picture
            self.kept.add(identifier)
        else:
            self.owed[identifier] += identifier not in self.tips
            self.tips[identifier] = picture

    def remove(self, change):
        """Takes one picture away, which must be there."""
        if change["remove"] == "overlay":
            assert self.overlay, "an overlay is removed that is not there"
            self.overlay = None
        else:
            there = self.hints if change["remove"] == "hint" else self.tips
            assert there.pop(change["id"], None), f"{change['id']} is removed and is not there"

    def count(self, name, tip):
        """Counts what must come once for each coming of a tip and each run of a tour."""
        if name in ("hidden", "dismissed"):
            assert self.owed[tip] > 0 or name == "dismissed" and tip in self.kept, f"{tip} is {name} once too often"
            if name == "hidden" or tip not in self.kept or self.owed[tip] and tip not in self.tips:
                self.owed[tip] -= 1
            self.kept.discard(tip)
            if name == "hidden":
                self.kept.add(tip)
        if name == "ended":
            assert self.may_end, "the tour ended twice"
            self.may_end = self.must_end = False
        if name in ("shown", "hidden", "dismissed", "waiting"):
            self.last[tip] = name
        if name == "resumed":
            # What the pause had hidden is due again.
            self.last = {tip: name for tip, name in self.last.items() if name != "hidden"}

    def check(self, picture):
        """Holds what was applied against the complete picture."""
        assert picture["revision"] == self.revision, (picture["revision"], self.revision)
        for name, there in (("tips", self.tips), ("hints", self.hints)):
            ids = [shown["id"] for shown in picture[name]]
            assert len(set(ids)) == len(ids), f"{name} twice: {ids}"
            told = sorted(there.values(), key=lambda shown: shown["z"])
            assert ids == [shown["id"] for shown in told], f"{name}: {ids}, told {[t['id'] for t in told]}"
            for shown, drawn in zip(picture[name], told):
                assert shown == drawn, f"{name} {shown['id']}: {difference(shown, drawn)}"
        state = picture["tour"]["state"]
        assert not (self.must_end and state == "ended"), "the tour ended without a word"
        self.must_end = state in ("running", "paused")
        self.may_end = self.may_end or self.must_end
        step = picture["tour"]["step"]
        if state == "paused" and not self.owed[step]:
            # It may have been put in the place of one that was removed during the pause.
            self.kept.add(step)
        assert picture["overlay"] == self.overlay, f"overlay: {difference(picture['overlay'], self.overlay)}"

    def closed(self):
        """After the end everything has been told."""
        assert not +self.owed, f"closed without a word on {+self.owed}"
        assert not self.must_end, "closed without a word on the tour"


def difference(one, other):
    """The members in which two pictures differ."""
    if not one or not other:
        return one, other
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return {name: (one.get(name), other.get(name)) for name in names}


def inside(shape):
    """A point in a region's shape: the middle of its corners."""
    if "points" in shape:
        corners = [(point["x"], point["y"]) for point in shape["points"]]
        return {axis: sum(corner[n] for corner in corners) / len(corners) for n, axis in enumerate("xy")}
    return {"x": shape["x"] + shape["width"] / 2, "y": shape["y"] + shape["height"] / 2}


def cut_off(shape, point):
    """For each corner of a rect, whether its rounding leaves a point out."""
    radii = shape.get("cornerRadius", 0)
    for vertical, horizontal in (("top", "Left"), ("top", "Right"), ("bottom", "Right"), ("bottom", "Left")):
        radius = radii if isinstance(radii, (int, float)) else radii[vertical + horizontal]
        x = point["x"] - shape["x"] if horizontal == "Left" else shape["x"] + shape["width"] - point["x"]
        y = point["y"] - shape["y"] if vertical == "top" else shape["y"] + shape["height"] - point["y"]
        yield max(x, y) < radius and math.hypot(radius - x, radius - y) > radius


def holds(shape, point):
    """Whether a point lies in a shape, and so surely that rounding does not decide."""
    if "points" not in shape:
        return (
            shape["x"] <= point["x"] < shape["x"] + shape["width"]
            and shape["y"] <= point["y"] < shape["y"] + shape["height"]
            and not any(cut_off(shape, point))
        )
    corners = [(corner["x"], corner["y"]) for corner in shape["points"]]
    turns = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        turns.append((bx - ax) * (point["y"] - ay) - (by - ay) * (point["x"] - ax))
    return any(turns) and (all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns))

"""An independent model of Floating UI's core on plain rectangles: its driver loop with restarts, step by step.

It follows the published description of the library, not tipd's engine, and agrees with every recorded case; so it can
say what is right for cases that nobody has recorded.
"""

from __future__ import annotations

import math
from typing import Any

OPPOSITE = {"left": "right", "right": "left", "top": "bottom", "bottom": "top", "start": "end", "end": "start"}
SIDES = ("top", "right", "bottom", "left")
PLACEMENTS = [side + end for side in SIDES for end in ("", "-start", "-end")]


def side_of(placement: str) -> str:
    return placement.split("-")[0]


def alignment_of(placement: str) -> str | None:
    return placement.split("-")[1] if "-" in placement else None


def with_alignment(side: str, alignment: str | None) -> str:
    return f"{side}-{alignment}" if alignment else side


def opposite_alignment(placement: str) -> str:
    alignment = alignment_of(placement)
    return with_alignment(side_of(placement), OPPOSITE[alignment]) if alignment else placement


def opposite(placement: str) -> str:
    return with_alignment(OPPOSITE[side_of(placement)], alignment_of(placement))


def side_axis(placement: str) -> str:
    return "y" if side_of(placement) in ("top", "bottom") else "x"


def other(axis: str) -> str:
    return "x" if axis == "y" else "y"


def length(axis: str) -> str:
    return "width" if axis == "x" else "height"


def sides4(padding: Any) -> dict[str, float]:
    return dict.fromkeys(SIDES, padding) if not isinstance(padding, dict) else {s: padding.get(s, 0) for s in SIDES}


def clamp(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))


class State:
    """What one pass of the steps sees and changes."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.boundary, self.rtl = case["boundary"], case["rtl"]
        self.reference, self.floating = case["reference"], dict(case["floating"])
        self.placement = self.initial = case["placement"]
        self.data: dict[str, dict[str, Any]] = {}
        self.names = [step["name"] for step in case["middleware"]]
        self.place()

    def place(self) -> None:
        """Sets the base coordinates of the placement."""
        r, f, side = self.reference, self.floating, side_of(self.placement)
        xy = {
            "x": r["x"] + r["width"] / 2 - f["width"] / 2,
            "y": r["y"] + r["height"] / 2 - f["height"] / 2,
        }
        across = side_axis(self.placement)
        xy[across] = r[across] - f[length(across)] if side in ("top", "left") else r[across] + r[length(across)]
        along = other(across)
        alignment = alignment_of(self.placement)
        if alignment:
            half = r[length(along)] / 2 - f[length(along)] / 2
            sign = (-1 if alignment == "start" else 1) * (-1 if self.rtl and across == "y" else 1)
            xy[along] += half * sign
        self.x, self.y = xy["x"], xy["y"]

    def overflow(self, padding: Any, reference: bool = False) -> dict[str, float]:
        b, p = self.boundary, sides4(padding)
        box = self.reference if reference else {"x": self.x, "y": self.y, **self.floating}
        return {
            "top": b["y"] - box["y"] + p["top"],
            "bottom": box["y"] + box["height"] - (b["y"] + b["height"]) + p["bottom"],
            "left": b["x"] - box["x"] + p["left"],
            "right": box["x"] + box["width"] - (b["x"] + b["width"]) + p["right"],
        }

    def ends(self, placement: str) -> tuple[str, str]:
        """The two ends along the side, the one that matters more first."""
        along, alignment = other(side_axis(placement)), alignment_of(placement)
        if along == "x":
            main = "right" if alignment == ("end" if self.rtl else "start") else "left"
        else:
            main = "bottom" if alignment == "start" else "top"
        if self.reference[length(along)] > self.floating[length(along)]:
            main = OPPOSITE[main]
        return main, OPPOSITE[main]


Reset = dict[str, Any] | bool | None


def offset(s: State, o: Any) -> Reset:
    if s.data.get("offset", {}).get("placement") == s.placement and s.data.get("arrow", {}).get("alignmentOffset"):
        return None
    o = o if isinstance(o, dict) else {"mainAxis": o}
    across, side, alignment = side_axis(s.placement), side_of(s.placement), alignment_of(s.placement)
    main = o.get("mainAxis", 0) * (-1 if side in ("top", "left") else 1)
    cross = o.get("crossAxis", 0)
    if alignment and o.get("alignmentAxis") is not None:
        cross = o["alignmentAxis"] * (-1 if alignment == "end" else 1)
    cross *= -1 if s.rtl and across == "y" else 1
    moved = {across: main, other(across): cross}
    s.x, s.y = s.x + moved["x"], s.y + moved["y"]
    s.data["offset"] = {**moved, "placement": s.placement}
    return None


def flip(s: State, o: dict[str, Any]) -> Reset:
    if s.data.get("arrow", {}).get("alignmentOffset"):
        return None
    main, cross = o.get("mainAxis", True), o.get("crossAxis", True)
    toward = o.get("fallbackAxisSideDirection", "none")
    flips = o.get("flipAlignment", True)
    alignment = alignment_of(s.initial)
    if "fallbackPlacements" in o:
        fallbacks = list(o["fallbackPlacements"])
    elif not alignment or not flips:
        fallbacks = [opposite(s.initial)]
    else:
        fallbacks = [opposite_alignment(s.initial), opposite(s.initial), opposite_alignment(opposite(s.initial))]
    if "fallbackPlacements" not in o and toward != "none":
        if side_axis(s.initial) == "y":
            sides = ["left", "right"] if (toward == "start") != s.rtl else ["right", "left"]
        else:
            sides = ["top", "bottom"] if toward == "start" else ["bottom", "top"]
        extra = [with_alignment(side, alignment) for side in sides]
        fallbacks += extra + ([opposite_alignment(p) for p in extra] if alignment and flips else [])
    placements = [s.initial, *fallbacks]
    over = s.overflow(o.get("padding", 0))
    values = [over[side_of(s.placement)]] if main else []
    if cross:
        values += [over[end] for end in s.ends(s.placement)]
    seen = s.data.get("flip", {}).get("overflows", []) + [(s.placement, values)]
    if all(v <= 0 for v in values):
        return None
    axis = side_axis(s.initial)
    index = s.data.get("flip", {}).get("index", 0) + 1
    if index < len(placements):
        following = placements[index]
        ignore = cross == "alignment" and axis != side_axis(following)
        if not ignore or all(v[0] > 0 if side_axis(p) == axis else True for p, v in seen):
            s.data["flip"] = {"index": index, "overflows": seen}
            return {"placement": following}
    fitting = [entry for entry in seen if entry[1][0] <= 0]
    if fitting:
        best = min(fitting, key=lambda entry: entry[1][1] if len(entry[1]) > 1 else 0)[0]
    elif o.get("fallbackStrategy", "bestFit") == "initialPlacement":
        best = s.initial
    else:
        able = [e for e in seen if toward == "none" or side_axis(e[0]) in (axis, "y")]
        best = min(able, key=lambda entry: sum(v for v in entry[1] if v > 0))[0]
    return {"placement": best} if best != s.placement else None


def auto_placement(s: State, o: dict[str, Any]) -> Reset:
    wanted, allowed = o.get("alignment"), o.get("allowedPlacements", PLACEMENTS)
    if wanted is None and "allowedPlacements" in o:
        placements = allowed
    elif wanted is None:
        placements = [p for p in allowed if not alignment_of(p)]
    else:
        ordered = [p for p in allowed if alignment_of(p) == wanted] + [p for p in allowed if alignment_of(p) != wanted]
        both = o.get("autoAlignment", True)
        placements = [p for p in ordered if alignment_of(p) == wanted or (both and alignment_of(p))]
    state = s.data.get("autoPlacement", {})
    index, seen = state.get("index", 0), state.get("overflows", [])
    if index >= len(placements):
        return None
    current = placements[index]
    if s.placement != current:
        return {"placement": placements[0]}
    over = s.overflow(o.get("padding", 0))
    seen = [*seen, (current, [over[side_of(current)], *(over[end] for end in s.ends(current))])]
    if index + 1 < len(placements):
        s.data["autoPlacement"] = {"index": index + 1, "overflows": seen}
        return {"placement": placements[index + 1]}

    def score(entry: Any) -> float:
        return sum(entry[1][:2]) if alignment_of(entry[0]) and o.get("crossAxis", False) else entry[1][0]

    ranked = sorted(seen, key=score)
    fitting = [e for e in ranked if all(v <= 0 for v in e[1][: 2 if alignment_of(e[0]) else 3])]
    best = (fitting or ranked)[0][0]
    if best != s.placement:
        s.data["autoPlacement"] = {"index": index + 1, "overflows": seen}
        return {"placement": best}
    return None


def shift(s: State, o: dict[str, Any]) -> Reset:
    over = s.overflow(o.get("padding", 0))
    across = side_axis(s.placement)
    along = other(across)
    at = {"x": s.x, "y": s.y}
    enabled = {along: o.get("mainAxis", True), across: o.get("crossAxis", False)}
    for axis in "xy":
        if enabled[axis]:
            low, high = ("top", "bottom") if axis == "y" else ("left", "right")
            at[axis] = clamp(at[axis] + over[low], at[axis], at[axis] - over[high])
    limiter = o.get("limiter")
    if limiter:
        limit(s, at, along, across, limiter if isinstance(limiter, dict) else {})
    s.x, s.y = at["x"], at["y"]
    s.data["shift"] = {"enabled": enabled}
    return None


def limit(s: State, at: dict[str, float], along: str, across: str, o: dict[str, Any]) -> None:
    amount = o.get("offset", 0)
    amount = amount if isinstance(amount, dict) else {"mainAxis": amount}
    r, f = s.reference, s.floating
    if o.get("mainAxis", True):
        low = r[along] - f[length(along)] + amount.get("mainAxis", 0)
        high = r[along] + r[length(along)] - amount.get("mainAxis", 0)
        at[along] = low if at[along] < low else min(at[along], high)
    if o.get("crossAxis", True):
        near = side_of(s.placement) in ("top", "left")
        moved = s.data.get("offset", {}).get(across, 0)
        low = r[across] - f[length(across)] + (moved if near else amount.get("crossAxis", 0))
        high = r[across] + r[length(across)] + (-amount.get("crossAxis", 0) if near else moved)
        at[across] = low if at[across] < low else min(at[across], high)


def size(s: State, o: dict[str, Any]) -> Reset:
    over = s.overflow(o.get("padding", 0))
    side, alignment, vertical = side_of(s.placement), alignment_of(s.placement), side_axis(s.placement) == "y"
    if vertical:
        ends = {"height": side, "width": "left" if alignment == ("start" if s.rtl else "end") else "right"}
    else:
        ends = {"width": side, "height": "top" if alignment == "end" else "bottom"}
    f = s.floating
    full = {"height": f["height"] - over["top"] - over["bottom"], "width": f["width"] - over["left"] - over["right"]}
    room = {name: min(f[name] - over[ends[name]], full[name]) for name in ("width", "height")}
    enabled = s.data.get("shift", {}).get("enabled")
    for axis in "xy":
        if enabled and enabled[axis]:
            room[length(axis)] = full[length(axis)]
    if enabled is None and not alignment:
        name, low, high = ("width", "left", "right") if vertical else ("height", "top", "bottom")
        before, after = max(over[low], 0), max(over[high], 0)
        room[name] = f[name] - 2 * (before + after if before or after else max(over[low], over[high]))
    cut = {name: min(f[name], max(0, room[name])) for name in ("width", "height")}
    return {"size": cut} if cut != f else None


def arrow(s: State, o: dict[str, Any]) -> Reset:
    axis = other(side_axis(s.placement))
    at, name = {"x": s.x, "y": s.y}[axis], length(axis)
    r, f, a = s.reference, s.floating, o[name]
    end = r[name] + r[axis] - at - f[name]
    center = f[name] / 2 - a / 2 + (end / 2 - (at - r[axis]) / 2)
    pad = min(o.get("padding", 0), f[name] / 2 - a / 2 - 1)
    most = f[name] - a - pad
    place = clamp(pad, center, most)
    moves = "arrow" not in s.data and alignment_of(s.placement) and center != place and r[name] / 2 - pad - a / 2 < 0
    by = (center - pad if center < pad else center - most) if moves else 0
    if axis == "x":
        s.x += by
    else:
        s.y += by
    found = {axis: place, "centerOffset": center - place - by, **({"alignmentOffset": by} if moves else {})}
    s.data["arrow"] = {**s.data.get("arrow", {}), **found}
    return True if moves else None


def hide(s: State, _: dict[str, Any]) -> Reset:
    over = s.overflow(0, reference=True)
    box = s.reference
    lengths = {"top": box["height"], "bottom": box["height"], "left": box["width"], "right": box["width"]}
    s.data["hide"] = {"hidden": any(over[side] - lengths[side] >= 0 for side in SIDES)}
    return None


STEPS = {
    "offset": offset, "flip": flip, "autoPlacement": auto_placement, "shift": shift, "size": size, "arrow": arrow,
    "hide": hide,
}  # fmt: skip


def compute(case: dict[str, Any]) -> dict[str, Any]:
    """What Floating UI gives for a case, in the form of its `expect`."""
    s = State(case)
    index = resets = 0
    while index < len(case["middleware"]):
        step = case["middleware"][index]
        reset = STEPS[step["name"]](s, step.get("options", {}))
        index += 1
        if not reset or resets >= 50:
            continue
        resets += 1
        index = 0
        if isinstance(reset, dict):
            s.placement = reset.get("placement", s.placement)
            s.floating = reset.get("size", s.floating)
            s.place()
    result: dict[str, Any] = {"x": s.x, "y": s.y, "placement": s.placement}
    if "size" in s.names:
        result |= s.floating
    if "arrow" in s.names:
        result["arrow"] = s.data["arrow"]
    if "hide" in s.names:
        result["targetHidden"] = s.data["hide"]["hidden"]
    assert all(math.isfinite(v) for v in (s.x, s.y))
    return result

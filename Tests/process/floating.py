"""Floating UI's words in tipd's: turns a recorded layout of Floating UI into params of `layout` and compares the replies."""

from __future__ import annotations

from typing import Any

TOLERANCE = 1e-6


def margin(options: dict[str, Any]) -> Any:
    """A padding as insets: 0 if there is none."""
    return options.get("padding", 0)


def flip(options: dict[str, Any]) -> dict[str, Any]:
    """The options of `flip`."""
    along = {True: "all", False: "none", "alignment": "aligned"}[options.get("crossAxis", True)]
    return {
        "side": options.get("mainAxis", True),
        "along": along,
        "alignment": options.get("flipAlignment", True),
        "fallbacks": options.get("fallbackPlacements", []),
        "perpendicular": options.get("fallbackAxisSideDirection", "none"),
        "strategy": "initial" if options.get("fallbackStrategy") == "initialPlacement" else "bestFit",
        "margin": margin(options),
    }


def most_room(options: dict[str, Any]) -> dict[str, Any]:
    """The options of `autoPlacement`."""
    return {
        "along": options.get("crossAxis", False),
        "alignment": options.get("alignment") or "none",
        "flipAlignment": options.get("autoAlignment", True),
        "allowed": options.get("allowedPlacements", []),
        "margin": margin(options),
    }


def slide(options: dict[str, Any]) -> dict[str, Any]:
    """The options of `shift` and its limiter."""
    result = {
        "along": options.get("mainAxis", True),
        "side": options.get("crossAxis", False),
        "oversize": "left",
        "margin": margin(options),
    }
    limiter = options.get("limiter")
    if limiter:
        limiter = limiter if isinstance(limiter, dict) else {}
        offset = limiter.get("offset", 0)
        offset = offset if isinstance(offset, dict) else {"mainAxis": offset}
        result["limitAlong"] = limiter.get("mainAxis", True)
        result["limitSide"] = limiter.get("crossAxis", True)
        result["limitOffset"] = offset.get("mainAxis", 0)
        result["limitSideOffset"] = offset.get("crossAxis", 0)
    return result


def params(case: dict[str, Any]) -> dict[str, Any]:
    """The params of `layout` that ask for the same."""
    steps = {step["name"]: step.get("options", {}) for step in case["middleware"]}
    options: dict[str, Any] = {
        "placement": case["placement"],
        "policy": "fixed",
        "margin": 0,
        "offset": 0,
        "lastResort": "overflow",
        "bubble": {"padding": 0, "cornerRadius": 0},
        "arrow": {"style": "none"},
        "slide": {"along": False},
    }
    if "offset" in steps:
        offset = steps["offset"]
        offset = offset if isinstance(offset, dict) else {"mainAxis": offset}
        options["offset"] = offset.get("mainAxis", 0)
        options["along"] = offset.get("crossAxis", 0)
        if offset.get("alignmentAxis") is not None:
            options["alignedAlong"] = offset["alignmentAxis"]
    if "flip" in steps:
        options |= {"policy": "flip", "flip": flip(steps["flip"])}
    if "autoPlacement" in steps:
        options |= {"policy": "mostRoom", "mostRoom": most_room(steps["autoPlacement"])}
    if "shift" in steps:
        options["slide"] = slide(steps["shift"])
    if "size" in steps:
        options["resize"] = {"enabled": True, "centered": "shift" not in steps, "margin": margin(steps["size"])}
    if "arrow" in steps:
        arrow = steps["arrow"]
        options["arrow"] = {
            "style": "triangle",
            "length": 0,
            "width": arrow["width"],
            "inset": arrow.get("padding", 0),
            "slack": 1,
            "aim": "target",
            "apart": "clamp",
        }
    return {
        "bounds": case["boundary"],
        "target": {"rect": case["reference"]},
        "content": {"size": case["floating"]},
        "direction": "rtl" if case["rtl"] else "ltr",
        "options": options,
        "outline": "none",
        "why": "full",
    }


def differences(case: dict[str, Any], result: dict[str, Any]) -> list[str]:
    """What the reply says otherwise than Floating UI, in words; empty if nothing."""
    expect = case["expect"]
    bubble = result["bubble"]
    found: dict[str, Any] = {"x": bubble["x"], "y": bubble["y"], "placement": result["placement"]}
    if "width" in expect:
        found |= {"width": bubble["width"], "height": bubble["height"]}
    if "targetHidden" in expect:
        found["targetHidden"] = result["visibility"] in ("hidden", "none")
    differ = [f"{name}: {found[name]} for {expect[name]}" for name in found if not same(found[name], expect[name])]
    if "arrow" in expect:
        differ += arrow_differences(case, result)
    return differ


def arrow_differences(case: dict[str, Any], result: dict[str, Any]) -> list[str]:
    """The same for the arrow: its place in the bubble, and how far it is from the target's middle."""
    expect, arrow = case["expect"]["arrow"], result["arrow"]
    if arrow is None:
        return ["arrow: none"]
    axis, length = ("x", "width") if result["placement"].split("-")[0] in ("top", "bottom") else ("y", "height")
    width = next(step["options"]["width"] for step in case["middleware"] if step["name"] == "arrow")
    place = arrow["base"][axis] - result["bubble"][axis] - width / 2
    middle = case["reference"][axis] + case["reference"][length] / 2 - result["bubble"][axis] - width / 2
    found = {axis: place, "centerOffset": middle - place}
    return [
        f"arrow.{name}: {found[name]} for {expect[name]}"
        for name in found
        if name in expect and not same(found[name], expect[name])
    ]


def same(found: Any, expected: Any) -> bool:
    """Whether two values agree, numbers within the tolerance."""
    if isinstance(found, bool) or isinstance(expected, bool) or isinstance(found, str):
        return found == expected
    return abs(found - expected) <= TOLERANCE

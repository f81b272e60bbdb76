"""Random layouts in the form of the recorded ones: seeded, with fractions, any origin, and ties on purpose."""

from __future__ import annotations

import random
from typing import Any

from floating_model import PLACEMENTS


def number(rng: random.Random, low: float, high: float) -> float:
    """A whole number, a quarter, or any fraction: ties and rounding both occur."""
    value = rng.uniform(low, high)
    return rng.choice([round(value), round(value * 4) / 4, value])


def padding(rng: random.Random) -> Any:
    """One number or one for each side."""
    if rng.random() < 0.7:
        return number(rng, 0, 12)
    return {side: number(rng, 0, 12) for side in ("top", "right", "bottom", "left")}


def rect(rng: random.Random, low: float, high: float) -> dict[str, float]:
    """An extent without a place."""
    return {"width": max(0, number(rng, low, high)), "height": max(0, number(rng, low, high))}


def flip(rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {"padding": padding(rng), "crossAxis": rng.choice([True, False, "alignment"])}
    if rng.random() < 0.3:
        options["fallbackPlacements"] = rng.sample(PLACEMENTS, rng.randint(1, 4))
    if rng.random() < 0.5:
        options["fallbackAxisSideDirection"] = rng.choice(["start", "end", "none"])
    if rng.random() < 0.3:
        options["fallbackStrategy"] = "initialPlacement"
    if rng.random() < 0.3:
        options["flipAlignment"] = False
    return options


def auto_placement(rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {"padding": padding(rng)}
    if rng.random() < 0.5:
        options["alignment"] = rng.choice(["start", "end"])
    if rng.random() < 0.4:
        options["crossAxis"] = True
    if rng.random() < 0.4:
        options["autoAlignment"] = False
    if rng.random() < 0.2:
        options["allowedPlacements"] = rng.sample(PLACEMENTS, rng.randint(1, 8))
    return options


def shift(rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {"padding": padding(rng)}
    if rng.random() < 0.4:
        options["crossAxis"] = True
    if rng.random() < 0.1:
        options["mainAxis"] = False
    if rng.random() < 0.4:
        options["limiter"] = rng.choice([True, {"offset": number(rng, -10, 20)}])
    return options


def offset(rng: random.Random) -> Any:
    if rng.random() < 0.5:
        return number(rng, 0, 15)
    options = {"mainAxis": number(rng, 0, 15), "crossAxis": number(rng, -12, 12)}
    if rng.random() < 0.5:
        options["alignmentAxis"] = number(rng, -8, 8)
    return options


def case(rng: random.Random) -> dict[str, Any]:
    """One layout; the steps come in the usual order."""
    boundary = {"x": number(rng, -1500, 500), "y": number(rng, -800, 500), **rect(rng, 150, 1300)}
    reference = rect(rng, 0, 200)
    reference |= {
        "x": number(rng, boundary["x"] - 80, boundary["x"] + boundary["width"] + 40),
        "y": number(rng, boundary["y"] - 80, boundary["y"] + boundary["height"] + 40),
    }
    steps: list[tuple[str, Any]] = []
    if rng.random() < 0.7:
        steps.append(("offset", offset(rng)))
    chooser = rng.choice([None, "flip", "flip", "autoPlacement"])
    if chooser:
        steps.append((chooser, flip(rng) if chooser == "flip" else auto_placement(rng)))
    if rng.random() < 0.7:
        steps.append(("shift", shift(rng)))
    # Floating UI repeats up to 50 times what tipd repeats once: a cut without a slide, and a choice after a cut.
    slides = all(options.get("mainAxis", True) for name, options in steps if name == "shift")
    if rng.random() < 0.25 and slides and chooser != "autoPlacement":
        steps.append(("size", {"padding": padding(rng), "apply": "clamp"}))
    if rng.random() < 0.5:
        width = number(rng, 4, 30)
        steps.append(("arrow", {"width": width, "height": width, "padding": number(rng, 0, 15)}))
    if rng.random() < 0.4:
        steps.append(("hide", {"strategy": "referenceHidden"}))
    return {
        "boundary": boundary,
        "reference": reference,
        "floating": rect(rng, 10, 350),
        "placement": rng.choice(PLACEMENTS),
        "rtl": rng.random() < 0.3,
        "middleware": [{"name": name, "options": options} for name, options in steps],
    }


def cases(seed: int, count: int) -> list[dict[str, Any]]:
    """So many layouts, the same for the same seed."""
    rng = random.Random(seed)
    return [{"id": f"random-{seed}-{index}", **case(rng)} for index in range(count)]

"""Random tips of all arrow styles, edges, offsets, radii and borders, and what tipd says of them."""

import random

STYLES = ("triangle", "curved", "rounded", "none")
EDGES = ("top", "right", "bottom", "left")
ALIGNMENTS = ("inside", "center", "outside")
CORNERS = ("topLeft", "topRight", "bottomRight", "bottomLeft")


def cases(seed, count):
    """Params of `layout` for the outline of a frame alone, small ones among them."""
    source = random.Random(seed)
    return [case(source) for _ in range(count)]


def case(source):
    size = source.choice((12, 40, 300))
    width = round(source.uniform(0, 4), 2) if source.random() < 0.7 else 0
    return {
        "frame": {
            "x": round(source.uniform(-100, 100), 2), "y": round(source.uniform(-100, 100), 2),
            "width": round(source.uniform(8, 8 + size), 2), "height": round(source.uniform(8, 8 + size), 2)},
        "target": None,
        "edge": source.choice(EDGES),
        "options": {
            "bubble": {"cornerRadius": corner_radius(source, width)},
            "border": {"width": width, "alignment": source.choice(ALIGNMENTS)},
            "arrow": {
                "style": source.choice(STYLES), "width": round(source.uniform(2, 40), 2),
                "length": round(source.uniform(1, 7), 2), "tipRadius": round(source.choice((0, 1, 3, 50)), 2),
                "inset": source.choice((0, 0, 2)), "offset": round(source.uniform(-200, 200), 2)}},
    }


def corner_radius(source, width):
    """One radius or four: none, or at least half the border's width, so that what goes round inside it does as well."""
    def radius():
        return source.choice((0, round(width / 2 + source.uniform(0.01, 6), 2), round(source.uniform(4, 60), 2)))
    return radius() if source.random() < 0.4 else {name: radius() for name in CORNERS}


def outlines(session, cases, form):
    """What tipd says of every case in a form."""
    reply = session.result("layout", {
        "bounds": {"x": 0, "y": 0, "width": 400, "height": 300}, "outline": form, "why": "none",
        "items": [{name: member for name, member in case.items()} for case in cases]})
    assert not [item for item in reply["items"] if "error" in item]
    return reply["items"]

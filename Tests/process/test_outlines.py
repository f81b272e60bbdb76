"""The outlines of random tips, drawn by a rasteriser of the tests' own: all forms hold what the shape should."""

import random

import pytest
from outline_cases import cases, outlines
from outline_model import Model
from raster import commands_of, crosses_itself, holds, polygons_of, spans, stroked
from shapes import area, from_polygon, from_rounded, triangle
from test_overlay_paths import scenes

SEEDS = (1, 2, 3)
# Coordinates are written to 1e-3 and curves flattened to 0.1; corners are cubics, not circles, within 0.03 % of the radius.
CLOSE = 0.12


@pytest.fixture(scope="module", params=SEEDS)
def drawn(program, request):
    """Random cases, each with what tipd says in every form."""
    from session import Session

    session = Session([program])
    session.initialize()
    asked = cases(request.param, 400)
    replies = [outlines(session, asked, form) for form in ("svg", "commands", "polygon")]
    session.discard()
    return list(zip(asked, *replies))


def test_the_forms_are_one_path(drawn):
    for case, svg, commands, polygon in drawn:
        assert commands_of(svg["outline"]) == commands["outline"], case
        assert ("stroke" in svg) == ("stroke" in commands) == ("stroke" in polygon)
        if "stroke" in svg:
            assert commands_of(svg["stroke"]) == commands["stroke"], case
        (points,) = polygons_of(commands["outline"])
        assert abs(area(points) - area(polygon["outline"])) <= CLOSE * (svg["frame"]["width"] + svg["frame"]["height"]) * 2
        assert area(points) > 0


def test_they_never_cross_themselves(drawn):
    for case, _, commands, polygon in drawn:
        for path in ("outline", "stroke"):
            if path in commands:
                assert not crosses_itself(polygons_of(commands[path])[0]), (path, case)
                assert not crosses_itself([tuple(point) for point in polygon[path]]), (path, case)


def test_they_reach_as_far_as_the_frame(drawn):
    for case, svg, commands, _ in drawn:
        (points,) = polygons_of(commands["outline"], tolerance=1e-4)
        over = 0.0296 * case["options"]["arrow"]["length"] if case["options"]["arrow"]["style"] == "curved" else 0
        frame = svg["frame"]
        reach = {
            "left": frame["x"] - min(x for x, _ in points), "top": frame["y"] - min(y for _, y in points),
            "right": max(x for x, _ in points) - frame["x"] - frame["width"],
            "bottom": max(y for _, y in points) - frame["y"] - frame["height"]}
        for edge, distance in reach.items():
            rounding = case["options"]["arrow"]["style"] == "rounded" and edge == case["edge"]
            assert distance <= (over if edge == case["edge"] else 0) + 2e-3, (edge, case)
            assert rounding or distance >= -2e-3, (edge, case)


def samples(frame, seed, rows, columns):
    """Lines and places on them, in and around a frame."""
    source = random.Random(seed)
    for _ in range(rows):
        y = source.uniform(frame["y"] - 4, frame["y"] + frame["height"] + 4)
        yield y, [source.uniform(frame["x"] - 4, frame["x"] + frame["width"] + 4) for _ in range(columns)]


def test_they_hold_bubble_and_arrow_by_either_rule(drawn):
    decided = 0
    for number, (case, svg, commands, polygon) in enumerate(drawn):
        model = Model(case, svg)
        forms = [polygons_of(commands["outline"]), [polygon["outline"]]]
        for y, places in samples(svg["frame"], number, 8, 8):
            lines = [spans(form, y, rule) for form in forms for rule in ("evenodd", "nonzero")]
            for x in places:
                distance = model.distance((x, y))
                if abs(distance) > CLOSE:
                    decided += 1
                    assert [holds(line, x) for line in lines] == [distance < 0] * 4, (x, y, distance, case)
    assert decided > 50 * len(drawn)


def test_a_border_lies_where_its_alignment_says(drawn):
    found = {True: 0, False: 0}
    for number, (case, svg, commands, _) in enumerate(drawn):
        border = case["options"]["border"]
        width, alignment = border["width"], border["alignment"]
        assert ("stroke" in svg) == (width > 0 and alignment != "center"), case
        if not width or not has_room(case, svg, width):
            continue
        (outline,) = polygons_of(commands["outline"])
        (line,) = polygons_of(commands.get("stroke", commands["outline"]))
        low, high = {"inside": (-width, 0), "center": (-width / 2, width / 2), "outside": (0, width)}[alignment]
        pieces = stroked(apart(line), width)
        for y, places in samples(svg["frame"], number, 6, 10):
            lines = [spans([piece], y, "nonzero") for piece in pieces]
            for x in places:
                distance = from_polygon((x, y), outline)
                covered = any(holds(line, x) for line in lines)
                expected = band(distance, low, high, width, is_plain(case, svg, (x, y), distance))
                if expected is not None:
                    found[expected] += 1
                    assert covered == expected, (x, y, distance, case)
    assert min(found.values()) > len(drawn)


@pytest.mark.parametrize("edge", ["top", "right", "bottom", "left"])
@pytest.mark.parametrize(("base", "length"), [(4, 12), (6, 24), (10, 30), (2, 20), (12, 6)])
def test_a_slim_curved_arrow_has_its_border_inside(start, edge, base, length):
    session = start()
    session.initialize(outline="commands")
    border = base / 6
    options = {
        "arrow": {"style": "curved", "width": base, "length": length}, "border": {"width": border, "alignment": "inside"}}
    case = {"frame": {"x": 100, "y": 100, "width": 120, "height": 90}, "edge": edge, "options": options}
    (layout,) = outlines(session, [case], "commands")
    pieces = stroked(apart(polygons_of(layout["stroke"], tolerance=1e-4)[0]), border)
    # PopupArrow's straight part runs from (0.6, 0.25) to (0.149, 0.9136), in halves of the base and in lengths.
    (x, y), (dx, dy) = (0.6 * base / 2, 0.25 * length), (-0.451 * base / 2, 0.6636 * length)
    across = (dx**2 + dy**2) ** 0.5
    out = {"top": -1, "left": -1, "right": 1, "bottom": 1}[edge]
    for side in (-1, 1):
        # Up to where the lines from both sides meet.
        for share in (0.1, 0.3, 0.5):
            for depth, is_border in ((0.2, True), (0.8, True), (-0.2, False)):
                along = x + share * dx - depth * border * dy / across
                height = y + share * dy + depth * border * dx / across
                flat, tall = layout["arrow"]["base"], {"top": "y", "bottom": "y", "left": "x", "right": "x"}[edge]
                place = {**flat, tall: flat[tall] + out * height}
                other = "x" if tall == "y" else "y"
                place[other] += side * along
                covered = any(holds(spans([piece], place["y"], "nonzero"), place["x"]) for piece in pieces)
                assert covered == is_border, (side, share, depth)


def has_room(case, layout, width):
    """Whether a line inside the outline can turn round every corner that does: its own corners fit beside one another."""
    found = [max(radius - width / 2, 0) for radius in Model(case, layout).radii]
    sides = (("width", 0, 1), ("height", 1, 2), ("width", 2, 3), ("height", 3, 0))
    fits = all(found[one] + found[other] <= layout["bubble"][length] - width for length, one, other in sides)
    return fits and all(radius == 0 or radius >= width / 2 for radius in Model(case, layout).radii)


def apart(points):
    """A polygon without points that lie on one another as they are written."""
    return [point for index, point in enumerate(points) if max(abs(point[0] - points[index - 1][0]), abs(point[1] - points[index - 1][1])) > 2e-3]


def band(distance, low, high, width, plain):
    """Whether a place at a distance from the outline belongs to the border; None where joins or flatness decide."""
    slack = CLOSE + 0.1 * width
    if low + slack < distance < high - slack:
        return True if plain else None
    if distance > high + (CLOSE if high == 0 else 6 * width) or distance < low - slack and plain:
        return False
    return False if low == 0 and distance < -CLOSE else None


def is_plain(case, layout, point, distance):
    """Whether a place is away from the arrow, whose feet turn inwards and which may be too slim for a line."""
    arrow = layout["arrow"]
    if not arrow:
        return True
    reach = abs(distance) + arrow["width"] / 2 + CLOSE
    along, across = ("x", "y") if arrow["edge"] in ("top", "bottom") else ("y", "x")
    place = dict(zip("xy", point))
    beside = abs(place[along] - arrow["base"][along]) > reach
    return beside or abs(place[across] - arrow["base"][across]) > abs(distance) + arrow["length"] + CLOSE


def test_taps_hit_holes_as_they_are_drawn(start):
    session = start()
    session.initialize(outline="none", overlay="commands")
    window = {"x": 0, "y": 0, "width": 400, "height": 300}
    source, found = random.Random(5), {"target": 0, "overlay": 0}
    for number, (scene,) in enumerate(scenes(5, 80, most=1)):
        session.result("session/open", {"session": str(number), "bounds": window})
        session.result("show", {"session": str(number), "tips": [scene], "animated": False})
        picture = session.result("session/get", {"session": str(number)})
        path = polygons_of(picture["overlay"]["path"])
        for cutout in picture["overlay"]["cutouts"]:
            for y, places in samples(cutout, source.random(), 8, 8):
                for x in places:
                    distance = from_rounded((x, y), cutout, cutout["cornerRadius"])
                    inside = window["x"] < x < window["width"] and window["y"] < y < window["height"]
                    region = session.result("tap", {"session": str(number), "point": {"x": x, "y": y}})["region"]
                    if region not in found or not inside or abs(distance) < CLOSE:
                        continue
                    # The dim is drawn where its path is, and nowhere else.
                    assert holds(spans(path, y, "evenodd"), x) == (region == "overlay") == (distance > 0), (x, y, cutout)
                    found[region] += 1
        session.result("session/close", {"session": str(number)})
    assert min(found.values()) > 300, found


def test_taps_hit_what_is_drawn(start):
    session = start()
    session.initialize(outline="commands")
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}})
    source, found = random.Random(4), {"bubble": 0, "arrow": 0, "outside": 0}
    for number, case in enumerate(cases(4, 60)):
        target = {"point": {"x": source.randint(100, 300), "y": source.randint(80, 220)}}
        size = {"width": source.randint(10, 120), "height": source.randint(10, 60)}
        tip = {"id": "tip", "target": target, "content": {"size": size}, "options": case["options"]}
        picture = session.result("show", {"tip": tip, "animated": False})["changes"][-1]
        (outline,) = polygons_of(picture["outline"])
        # A region is the bubble's rect or the arrow's triangle, between which and the outline lie what is round.
        slack = CLOSE + (0.12 * picture["arrow"]["length"] if picture["arrow"] else 0)
        around = triangle(picture["arrow"])[1] if picture["arrow"] else (200, 150)
        beside = {"x": around[0] - 6, "y": around[1] - 6, "width": 12, "height": 12}
        for y, places in [*samples(picture["frame"], number, 6, 6), *samples(beside, number, 6, 4)]:
            for x in places:
                region = session.result("tap", {"point": {"x": x, "y": y}})["region"]
                distance = from_polygon((x, y), outline)
                box = from_rounded((x, y), picture["bubble"], 0)
                pointed = picture["arrow"] and from_polygon((x, y), triangle(picture["arrow"])) < 0
                if distance < -slack:
                    assert region in ("bubble", "arrow"), (x, y, picture)
                elif distance > CLOSE and box > 0 and not pointed:
                    assert region not in ("bubble", "arrow"), (x, y, picture)
                found[region] = found.get(region, 0) + 1
        session.result("dismiss", {"animated": False})
    assert min(found[region] for region in ("bubble", "arrow", "outside")) > 20, found

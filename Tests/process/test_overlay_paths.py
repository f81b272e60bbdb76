"""The overlays of random tips, drawn by a rasteriser of the tests' own: every form is the frame without its holes."""

import itertools
import random

import pytest
from raster import commands_of, holds, polygons_of, spans
from shapes import from_rounded

FORMS = ("svg", "commands", "polygons", "bands")
FRAME = {"x": 0, "y": 0, "width": 400, "height": 300}
# Corners are written to 1e-3 and flattened to 0.1.
CLOSE = 0.15
RULES = ("evenodd", "nonzero")


def scenes(seed, count, most=6):
    """The options and targets of some sessions: holes of all shapes that overlap, and some that leave the window."""
    source = random.Random(seed)
    return [[tip(source, number) for number in range(source.randint(1, most))] for _ in range(count)]


def tip(source, number):
    rect = {"x": source.randint(-30, 380), "y": source.randint(-30, 280), "width": source.randint(1, 120), "height": source.randint(1, 120)}
    rounded = {"topLeft": source.randint(0, 60), "bottomRight": source.randint(0, 60), "bottomLeft": source.choice((0, 9))}
    cutout = {
        "shape": source.choice(("rect", "circle", "capsule")), "radius": source.choice((0, 6, 40, rounded)),
        "padding": source.choice((0, 8, {"top": 2, "right": 20, "left": 5}))}
    return {
        "id": f"tip {number}", "content": {"size": {"width": 10, "height": 10}},
        "target": {"rect": rect, "cornerRadius": source.choice((0, 0, 12))},
        "options": {"overlay": {"visible": True}, "cutout": cutout}}


def overlays(start, form, tips):
    """What tipd says of the overlay of each list of tips, in a form."""
    session = start()
    session.initialize(outline="none", overlay=form)
    found = []
    for number, scene in enumerate(tips):
        session.result("session/open", {"session": str(number), "bounds": FRAME})
        session.result("show", {"session": str(number), "tips": scene, "animated": False})
        found.append(session.result("session/get", {"session": str(number)})["overlay"])
        session.result("session/close", {"session": str(number)})
    return found


@pytest.fixture(params=(1, 2))
def drawn(start, request):
    """Overlays in every form."""
    tips = scenes(request.param, 120)
    return list(zip(*(overlays(start, form, tips) for form in FORMS)))


def test_every_form_is_the_frame_without_its_holes(drawn):
    decided, source = {True: 0, False: 0}, random.Random(1)
    for svg, commands, polygons, _ in drawn:
        assert commands_of(svg["path"]) == commands["path"]
        forms = [polygons_of(commands["path"]), polygons["path"]]
        for _ in range(25):
            y = source.uniform(-20, 320)
            lines = [spans(form, y, rule) for form in forms for rule in RULES]
            for x in (source.uniform(-20, 420) for _ in range(25)):
                near = [from_rounded((x, y), hole, hole["cornerRadius"]) for hole in svg["cutouts"]]
                edge = from_rounded((x, y), FRAME, 0)
                if min(map(abs, [edge, *near])) > CLOSE:
                    dimmed = edge < 0 and all(distance > 0 for distance in near)
                    decided[dimmed] += 1
                    assert [holds(line, x) for line in lines] == [dimmed] * 4, (x, y, svg["cutouts"])
    assert min(decided.values()) > 100 * len(drawn)


def test_bands_are_the_frame_without_the_extent_of_its_holes(drawn):
    source = random.Random(2)
    for *_, overlay in drawn:
        for one, other in itertools.combinations(overlay["bands"], 2):
            assert not (from_rounded(middle(one), other, 0) < 0 or from_rounded(middle(other), one, 0) < 0)
        for _ in range(200):
            x, y = source.uniform(-20, 420), source.uniform(-20, 320)
            near = [from_rounded((x, y), hole, 0) for hole in overlay["cutouts"]]
            edge = from_rounded((x, y), FRAME, 0)
            if min(map(abs, [edge, *near])) > 1e-6:
                over = [from_rounded((x, y), band, 0) < 0 for band in overlay["bands"]]
                assert sum(over) == (edge < 0 and all(distance > 0 for distance in near)), (x, y, overlay["cutouts"])


def middle(rect):
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


def test_a_thousand_lines_of_text_are_joined(start):
    lines = [{"x": 5, "y": 6 * row, "width": 100 + row % 7 * 20, "height": 6} for row in range(1000)]
    session = start()
    session.initialize(outline="none", overlay="commands")
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 6000}})
    tip = {"target": {"rects": lines}, "content": {"size": {"width": 9, "height": 9}}, "options": {"overlay": {"visible": True}}}
    overlay = session.result("show", {"tip": tip, "animated": False})["changes"][-1]
    assert len(overlay["cutouts"]) == 1000
    path = polygons_of(overlay["path"])
    # Each line is grown by 4, over those beside it; every seventh is longer than both of them.
    for row in range(6, 1000, 35):
        for rule in RULES:
            dimmed = [span for span in spans(path, 6 * row + 3, rule) if span[1] - span[0] > 1e-3]
            assert dimmed == [pytest.approx((0, 1), abs=0.01), pytest.approx((229, 400), abs=0.01)]

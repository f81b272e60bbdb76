"""What a real browser shows of what `tipd render` draws: the pixels, and where motions end."""

import json
import pathlib
import subprocess

import pytest

from browser import show
from waiting import DEADLINE

PICTURES = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "pictures"
WIDTH, HEIGHT = 480, 320
FINISH = """<script>addEventListener("load", () => document.getAnimations().forEach(
  animation => { try { animation.finish() } catch { animation.cancel() } }))</script>"""
"""Brings every motion to its end at once, and takes away what has none."""

PARAMS = {
    "bounds": {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT},
    "target": {"rect": {"x": 200, "y": 60, "width": 80, "height": 40}},
    "content": {"size": {"width": 100, "height": 60}},
    "options": {
        "fill": "#204060", "border": {"width": 4, "color": "#ff8000"}, "shadow": {"color": "#00000000"},
        "bubble": {"padding": 20}, "overlay": {"visible": True, "color": "#00000080"},
    },
}


@pytest.fixture
def shown(program, tmp_path):
    """Draws params as a page without a border and shows it."""

    def runner(params, *arguments, more=""):
        svg = subprocess.run(
            [program, "render", *arguments], input=json.dumps(params).encode(), capture_output=True, timeout=DEADLINE,
            check=True,
        ).stdout.decode()
        page = f'<!DOCTYPE html><meta charset="utf-8"><style>body{{margin:0}}svg{{display:block}}</style>{more}{svg}'
        bounds = params["bounds"]
        return show(page, tmp_path, bounds["width"], bounds["height"])

    return runner


def near(color, wanted, by=2):
    """Whether two colours look the same."""
    return all(abs(one - other) <= by for one, other in zip(color, wanted))


def differing(one, other, by):
    """The points where two pictures do not look the same."""
    assert (one.width, one.height) == (other.width, other.height)
    points = [(x, y) for y in range(one.height) for x in range(one.width)]
    return [point for point in points if not near(one[point], other[point], by)]


def test_bubble_border_arrow_hole_and_dim(shown):
    picture = shown(PARAMS)
    # By geometry: the offset is 4 and the arrow 6 long, so the bubble of 140 x 100 begins at 110 under the middle.
    assert near(picture[240, 160], (0x20, 0x40, 0x60))
    assert near(picture[240, 109], (0x20, 0x40, 0x60))
    assert near(picture[170, 160], (0xFF, 0x80, 0x00))
    assert near(picture[309, 160], (0xFF, 0x80, 0x00))
    assert near(picture[166, 160], (0x7F, 0x7F, 0x7F))
    # The target is grown by 4 into the hole, where the window is as it is.
    assert near(picture[240, 80], (0xEA, 0xEE, 0xF2))
    assert near(picture[198, 80], (0xFF, 0xFF, 0xFF))
    assert near(picture[194, 80], (0x7F, 0x7F, 0x7F))
    assert near(picture[20, 300], (0x7F, 0x7F, 0x7F))


def test_a_shadow_falls_below_the_bubble_and_not_in_it(shown):
    options = {"shadow": {"color": "#000000ff", "x": 0, "y": 12, "blur": 0}, "fill": "#ffffff"}
    picture = shown({**PARAMS, "options": {**options, "bubble": {"padding": 20}}})
    assert near(picture[240, 205], (0xFF, 0xFF, 0xFF))
    assert near(picture[240, 216], (0x00, 0x00, 0x00))
    assert near(picture[240, 226], (0xFF, 0xFF, 0xFF))


@pytest.mark.parametrize(("direction", "text"), [("ltr", "Look here"), ("rtl", "הביטו לכאן")])
def test_text_is_on_its_line_and_nowhere_else(shown, program, direction, text):
    params = {
        **PARAMS, "direction": direction, "content": {"text": text},
        "options": {"fill": "#000000", "text": {"color": "#ffffff", "size": 20}, "bubble": {"padding": 30}},
    }
    ended = subprocess.run(
        [program], capture_output=True, timeout=DEADLINE, check=True, input="".join(
            json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": value}) + "\n"
            for method, value in (("initialize", {}), ("layout", params))
        ).encode(),
    )
    result = json.loads(ended.stdout.splitlines()[-1])["result"]
    (line,) = result["lines"]
    picture = shown(params)
    middle = picture.colors(line["x"], line["baseline"] - 16, line["width"], 18)
    assert any(near(color, (255, 255, 255), 40) for color in middle)
    # Letters begin and end where the line does.
    for edge in (line["x"], line["x"] + line["width"] - 8):
        assert len(picture.colors(edge, line["baseline"] - 16, 8, 20)) > 1
    bubble = result["bubble"]
    for x, width in ((bubble["x"] + 2, 26), (line["x"] + line["width"] + 2, 26)):
        assert picture.colors(x, line["baseline"] - 16, width, 18) == {(0, 0, 0)}


def test_holes_that_overlap_are_holes_all_over(shown):
    content = {"size": {"width": 9, "height": 9}}
    targets = [{"rect": {"x": x, "y": 40, "width": 100, "height": 60}} for x in (100, 160)]
    items = [{"target": target, "content": content} for target in targets]
    picture = shown({"bounds": PARAMS["bounds"], "items": items, "options": {"overlay": {"visible": True}}})
    for x in (110, 180, 250):
        assert near(picture[x, 70], (0xEA, 0xEE, 0xF2))


def test_a_window_that_does_not_begin_at_zero(shown):
    moved = json.loads(json.dumps(PARAMS))
    moved["bounds"] |= {"x": 5000, "y": -3000}
    moved["target"]["rect"] |= {"x": 5200, "y": -2940}
    assert not differing(shown(moved), shown(PARAMS), 4)


SCENES = {
    scene["name"]: scene["params"] for scene in json.loads((PICTURES / "scenes.json").read_text(encoding="utf-8"))
}


def test_what_moves_ends_as_what_stands_still(shown):
    params = SCENES["all parts, a dim with a hole, a border"]
    assert not differing(shown(params), shown(params, "--animate", more=FINISH), 6)


def test_a_tip_that_is_turned_at_rest_ends_so(shown):
    final = {"rotate": 10, "translate": {"x": 30, "y": 20}}
    motion = {"show": {"kind": "scale", "final": final}}
    params = {**PARAMS, "options": PARAMS["options"] | {"motion": motion}}
    still, moved = shown(params), shown(params, "--animate", more=FINISH)
    # A slanted edge is smoothed a little differently in what has moved.
    assert not differing(still, moved, 60)
    # About the arrow's point at 240, 104, by 10 degrees: the bubble's middle, 56 below, is 9.7 to the left of it.
    for picture in (still, moved):
        assert near(picture[240 + 30 - 9.7, 104 + 20 + 55.1], (0x20, 0x40, 0x60))
    # Before it was turned and moved its left border was here.
    assert near(still[170, 160], (0x7F, 0x7F, 0x7F))


def test_before_it_has_come_there_is_nothing(shown):
    motion = {"show": {"kind": "spring"}, "cutout": {"kind": "iris"}}
    params = {**PARAMS, "options": PARAMS["options"] | {"motion": motion}}
    pause = FINISH.replace("animation.finish()", "animation.pause(); animation.currentTime = 0")
    picture = shown(params, "--animate", more=pause)
    assert near(picture[240, 160], (0xFF, 0xFF, 0xFF))
    assert near(picture[20, 300], (0xFF, 0xFF, 0xFF))

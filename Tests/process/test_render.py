"""`tipd render`: what is drawn is what the server said, for every fixture; what cannot be drawn is named."""

import json
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from paths import box
from session import Session
from waiting import DEADLINE

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "Fixtures"
LAYOUTS = sorted((FIXTURES / "layouts").glob("*.json"))
TRANSCRIPTS = sorted((FIXTURES / "transcripts").glob("*.jsonl"))
SVG = "{http://www.w3.org/2000/svg}"
RECT = ("x", "y", "width", "height")


@pytest.fixture(scope="module")
def render(program):
    """Draws a JSON value; returns the root of the drawing."""

    def runner(value, *arguments):
        ended = subprocess.run(
            [program, "render", *arguments], input=json.dumps(value).encode(), capture_output=True, timeout=DEADLINE,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, b"")
        return ElementTree.fromstring(ended.stdout)

    return runner


@pytest.fixture(scope="module")
def tipd(program):
    """One server for all layouts, which have no state."""
    session = Session([program])
    session.initialize()
    yield session
    session.discard()


def plain(root):
    """The drawing with names as in a page: without the namespace."""
    for element in root.iter():
        element.tag = element.tag.removeprefix(SVG)
    return root


def tips(root):
    """The groups of the tips, from back to front."""
    return [group for group in root.iter("g") if group.find("path") is not None]


def numbers(element, names):
    """Some attributes as numbers."""
    return [float(element.get(name)) for name in names]


def check_tip(group, said):
    """A tip is drawn exactly where the server said."""
    if isinstance(said.get("outline"), str):
        assert group.find("path").get("d") == said["outline"]
    lines = said.get("lines") or [line for part in said.get("parts", []) for line in part.get("lines", [])]
    drawn = [(text.text, *numbers(text, ("x", "y"))) for text in group.iter("text")]
    assert drawn == [(line["text"], line["x"], line["baseline"]) for line in lines if line["text"]]
    boxes = [numbers(rect, RECT) for rect in group.findall("rect")]
    parts = [part["rect"] for part in said.get("parts", []) if part["part"] in ("image", "button")]
    assert boxes == [[part[name] for name in RECT] for part in parts]


def check_holes(root, cutouts):
    """The dim has exactly these holes."""
    _, *holes = root.find(".//mask")
    assert len(holes) == len(cutouts)
    for hole, cutout in zip(holes, cutouts):
        if hole.tag == "rect":
            assert numbers(hole, (*RECT, "rx")) == [cutout[name] for name in (*RECT, "cornerRadius")]
        else:
            assert ends(hole.get("d")) == corners(cutout)


def ends(path):
    """Where the edges and arcs of a path end."""
    found = re.findall(r"[ML]([^MLAZ]+)|A(\S+) (\S+) 0 0 1 ([^MLAZ]+)", path)
    return [tuple(float(number) for number in (edge or arc).split()) for edge, _, _, arc in found]


def corners(cutout):
    """Where the edges of a hole with a radius for each corner begin and end, clockwise from the upper edge."""
    left, top, width, height = (cutout[name] for name in RECT)
    right, bottom = left + width, top + height
    radii = cutout["cornerRadius"]
    names = ("topLeft", "topRight", "bottomRight", "bottomLeft")
    first, second, third, fourth = (radii[name] if isinstance(radii, dict) else radii for name in names)
    return [
        (left + first, top), (right - second, top), (right, top + second), (right, bottom - third),
        (right - third, bottom), (left + fourth, bottom), (left, bottom - fourth), (left, top + first),
        (left + first, top),
    ]


def case(path):
    """The cases of a file that are not refused, not even in part."""
    for entry in json.loads(path.read_text(encoding="utf-8")):
        items = entry.get("expect", {}).get("items", [])
        if "error" not in entry and not any("error" in item for item in items):
            yield entry


@pytest.mark.parametrize("path", LAYOUTS, ids=lambda path: path.stem)
def test_every_layout_is_drawn_as_the_server_said(render, tipd, path):
    for entry in case(path):
        params = {**entry["params"], "outline": "svg", "why": "none"}
        result = tipd.result("layout", params)
        shown = [layout for layout in result.get("items", [result]) if not layout.get("hidden")]
        root = plain(render(entry["params"], "--animate", "--regions"))
        assert len(tips(root)) == len(shown), entry["name"]
        for group, said in zip(tips(root), shown):
            check_tip(group, said)
        if root.find(".//mask") is not None:
            check_holes(root, [cutout for said in shown for cutout in said["cutouts"]])


@pytest.mark.parametrize("path", LAYOUTS, ids=lambda path: path.stem)
def test_every_layout_is_drawn_where_its_fixture_says(render, path):
    for entry in case(path):
        frame = entry["expect"].get("frame")
        if not frame or set(frame) != set(RECT) or entry["expect"].get("hidden") or not frame["width"]:
            continue
        (group,) = tips(plain(render(entry["params"])))
        path_data = group.find("path").get("d")
        # A curved arrow reaches 0.03 of its length beyond its point, and one that is not clamped beyond the corners.
        if "Q" not in path_data and entry["params"].get("options", {}).get("arrow", {}).get("clamp", True):
            edges = [frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"]]
            assert list(box(path_data)) == pytest.approx(edges, abs=2e-3), entry["name"]


def spoken(program, path):
    """What a server says in a conversation."""
    steps = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    sent = "".join(json.dumps(step["send"]) + "\n" for step in steps if "send" in step)
    output = subprocess.run([program], input=sent.encode(), capture_output=True, timeout=DEADLINE, check=False).stdout
    for line in output.splitlines():
        message = json.loads(line)
        yield from message if isinstance(message, list) else [message]


def is_picture(message):
    """Whether a message brings something to draw."""
    body = message.get("result") or message.get("params")
    if not isinstance(body, dict):
        return False
    # An exported session has tips as well, but nothing of what they look like.
    return bool(body.get("tips")) and "version" not in body or any("put" in change for change in body.get("changes", []))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_picture_of_a_conversation_is_drawn(program, render, path):
    messages = [message for message in spoken(program, path) if is_picture(message)]
    if not messages:
        return
    root = render(messages, "--html", "--animate", "--regions")
    figures = list(root.iter("figure"))
    assert len(figures) == len(messages)
    for figure, message in zip(figures, messages):
        body = message.get("result") or message["params"]
        put = {}
        for change in body.get("changes", []):
            put.pop(change["id"], None)
            if "put" in change:
                put[change["id"]] = change
        pictures = body.get("tips") or [change for change in put.values() if change["put"] == "tip"]
        shown = sorted((tip for tip in pictures if not tip.get("hidden")), key=lambda tip: tip["z"])
        assert len(tips(figure)) == len(shown)
        for group, said in zip(tips(figure), shown):
            check_tip(group, said)
            assert group.find("path").get("fill") == said["style"]["fill"]
        overlay = body.get("overlay") or put.get("overlay")
        if overlay:
            check_holes(figure, overlay["cutouts"])
            dim = next(rect for rect in figure.iter("rect") if rect.get("mask"))
            assert (dim.get("fill"), float(dim.get("opacity"))) == (overlay["color"], overlay["opacity"])


def test_there_are_pictures_in_the_conversations(program):
    assert sum(is_picture(message) for path in TRANSCRIPTS for message in spoken(program, path)) > 100


def pictures():
    """The layouts that the documents show, by name."""
    scenes = json.loads((FIXTURES / "pictures" / "scenes.json").read_text(encoding="utf-8"))
    single = {name: json.loads((FIXTURES / "pictures" / f"{name}.json").read_text()) for name in ("tour", "placements")}
    return single | {scene["name"]: scene["params"] for scene in scenes}


def last_values(root):
    """What each animation of the drawing leaves its element with, by the element's name and the property."""
    sheet = "".join(style.text for style in root.iter("style"))
    for name, stage, prop, frames in re.findall(r"@keyframes (\S+?)-(motion|idle)-(\w+)\{(.*)\}\n", sheet):
        last = re.search(r"100%\{([^{}]*)\}$", frames)
        yield name, stage, prop, dict(part.split(":") for part in last[1].split(";"))


STILL = {"opacity": "1", "transform": "translate(0px,0px) rotate(0deg) matrix(1,0,0,1,0,0) scale(1,1)"}


@pytest.mark.parametrize("name", [name for name, params in pictures().items() if "cells" not in str(params)])
def test_what_moves_ends_as_the_still_picture(render, name):
    still, moving = (plain(render(pictures()[name], *arguments)) for arguments in ([], ["--animate"]))
    elements = {element.get("id"): element for element in still.iter() if element.get("id")}
    ends = list(last_values(moving))
    assert ends
    for element_name, _, prop, declared in ends:
        element = elements[element_name]
        if prop in ("opacity", "transform") and element.tag == "g":
            style = dict(part.split(":") for part in (element.get("style") or "").split(";") if part)
            assert declared == {prop: style.get(prop, STILL[prop])}
        else:
            plain_values = {key: re.sub(r"px$|^path\('|'\)$", "", value) for key, value in declared.items()}
            assert plain_values == {key: element.get(key) for key in declared}
    for style in list(moving.iter("style")):
        for parent in moving.iter():
            if style in list(parent):
                parent.remove(style)
    assert ElementTree.tostring(moving).split() == ElementTree.tostring(still).split()


ROUND = {"topLeft": 1, "topRight": 2, "bottomRight": 3, "bottomLeft": 4}
OVERLAY = {
    "put": "overlay", "id": "overlay", "z": 0, "frame": {"x": 0, "y": 0, "width": 400, "height": 300},
    "color": "#00000080", "opacity": 1, "regions": [],
    "cutouts": [
        {"x": 10, "y": 20, "width": 30, "height": 40, "cornerRadius": ROUND},
        {"x": 100, "y": 20, "width": 30, "height": 40, "cornerRadius": 5},
        {"x": 200, "y": 20, "width": 30, "height": 40, "cornerRadius": 6},
    ],
}


def test_holes_with_a_radius_for_each_corner(render):
    before = [{**cutout, "cornerRadius": radius} for cutout, radius in zip(OVERLAY["cutouts"], (7, ROUND, 8))]
    track = {"property": "cutouts", "from": before, "to": OVERLAY["cutouts"], "delay": 0, "duration": 1}
    moving = {**OVERLAY, "motion": {"kind": "morph", "end": 1, "tracks": [{**track, "easing": "linear"}]}}
    root = plain(render(moving, "--animate"))
    check_holes(root, OVERLAY["cutouts"])
    _, *holes = root.find(".//mask")
    # What has, or had, several radii is a path at both ends, so that the browser can mix them.
    assert [hole.tag for hole in holes] == ["path", "path", "rect"]
    sheet = root.find("style").text
    for hole, cutout in zip(holes[:2], before):
        first = re.search(r"@keyframes %s-motion-cutouts\{0%%\{d:path\('([^']*)'\)" % hole.get("id"), sheet)
        assert ends(first[1]) == corners(cutout)


def test_a_border_has_a_line_of_its_own_if_the_picture_says_so(program, render):
    session = Session([program])
    session.initialize()
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}})
    tip = {"target": {"point": {"x": 200, "y": 100}}, "content": {"text": "a"}, "options": {"border": {"width": 3}}}
    (change,) = session.result("show", {"tip": tip})["changes"]
    session.discard()
    for stroke, drawn in ((None, change["outline"]), ("M1 2L3 4Z", "M1 2L3 4Z"), ([[1, 2], [3, 4]], "M1 2L3 4Z")):
        (group,) = tips(plain(render({**change, "stroke": stroke})))
        fill, border = group.findall("path")
        assert (fill.get("d"), fill.get("stroke")) == (change["outline"], None)
        assert (border.get("d"), border.get("fill"), border.get("stroke-width")) == (drawn, "none", "3")


HINT = {
    "put": "hint", "id": "a", "z": 2, "frame": {"x": 90, "y": 40, "width": 20, "height": 20}, "color": "#ff0000ff",
    "regions": [{"region": "hint", "tip": "a", "shape": {"x": 90, "y": 40, "width": 20, "height": 20}}],
}


def test_a_hint_is_a_disc_in_its_place_from_back_to_front(program, render):
    session = Session([program])
    session.initialize()
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}})
    shown = [{"id": name, "target": {"point": {"x": 200, "y": 100}}, "content": {"text": name}} for name in "abc"]
    session.result("show", {"tips": shown, "animated": False})
    picture = session.result("session/get")
    session.discard()
    (hint,) = [element for element in plain(render(HINT, "--regions")).iter("ellipse")]
    assert numbers(hint, ("cx", "cy", "rx", "ry")) == [100, 50, 10, 10]
    assert hint.get("fill") == "#ff0000ff"
    # A hint and its tip have the same id; of the same z the tip comes first.
    changes = [*picture["tips"], HINT, {"remove": "hint", "id": "c"}]
    for value in ({**picture, "hints": [HINT]}, {"changes": changes}):
        root = plain(render(value))
        order = [element.tag for element in root.iter() if element.tag == "ellipse" or element in tips(root)]
        assert order == ["g", "g", "ellipse", "g"]


def test_a_hint_of_the_server_pulses(program, render):
    session = Session([program])
    session.initialize()
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}})
    tip = {"target": {"point": {"x": 200, "y": 100}}, "content": {"text": "a"}, "options": {"trigger": "hint"}}
    result = session.result("show", {"tip": tip})
    session.discard()
    root = plain(render(result, "--animate"))
    (hint,) = root.iter("ellipse")
    frame = result["changes"][0]["frame"]
    assert numbers(hint, ("cx", "cy")) == [frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2]
    assert "infinite" in root.find("style").text


@pytest.mark.parametrize("options", [{"trigger": "hint"}, {"trigger": "hover"}, {"showDelay": 5}])
def test_a_layout_is_drawn_whatever_brings_the_tip(render, options):
    params = {**pictures()["tour"], "options": {**options, "fill": "#123456"}}
    (group,) = tips(plain(render(params)))
    assert group.find("path").get("fill") == "#123456ff"


def test_regions_are_outlined_in_hit_order_from_below(render):
    params = pictures()["tour"]
    root = plain(render(params, "--regions"))
    regions = [element for element in root.iter() if element.get("class") == "region"]
    names = [region.find("title").text for region in regions]
    assert names == ["overlay", "target", "arrow", "bubble", "button", "button", "button"]
    x, y, width, height, radius = numbers(root.find(".//mask")[1], ("x", "y", "width", "height", "rx"))
    hole = {"x": x, "y": y, "width": width, "height": height, "cornerRadius": radius}
    assert ends(regions[1].get("d")) == corners(hole)


def test_regions_of_a_picture_are_as_round_as_their_holes_and_the_outside_is_nowhere(program, render):
    session = Session([program])
    session.initialize()
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}})
    target = {"rect": {"x": 200, "y": 100, "width": 40, "height": 30}}
    options = {"cutout": {"radius": {"topLeft": 9}}, "outside": {"tap": {"consume": True}}}
    (change,) = session.result("show", {"tip": {"target": target, "content": {"text": "a"}, "options": options}})["changes"]
    assert [region["region"] for region in change["regions"]] == ["bubble", "arrow", "target", "outside"]
    for value in (change, session.result("session/get")):
        regions = [element for element in plain(render(value, "--regions")).iter() if element.get("class") == "region"]
        assert [region.tag for region in regions] == ["path", "polygon", "polygon"]
        assert ends(regions[0].get("d")) == corners(change["cutouts"][0])
    session.discard()


@pytest.mark.parametrize("place", [-1e9, 1e9])
@pytest.mark.parametrize("size", [0, 1e9])
def test_what_layout_takes_is_drawn(tipd, render, place, size):
    params = {
        "bounds": {"x": place, "y": place, "width": size, "height": size},
        "target": {"rect": {"x": -place, "y": place, "width": size, "height": size}},
        "content": {"title": "Title", "text": "\n".join(["text"] * 1000)},
        "options": {"overlay": {"visible": True}, "bubble": {"padding": 1e9}, "offset": 1e9, "text": {"lineHeight": 1e9},
                    "title": {"size": 1e9}, "motion": {"show": {"kind": "slide", "distance": 1e9}}},
    }  # fmt: skip
    assert tipd.result("layout", params)["bubble"]["height"] > 1e12
    (group,) = tips(plain(render(params, "--animate", "--regions")))
    assert group.get("id")


def test_a_window_is_drawn_dark_if_asked(render):
    drawn = (plain(render(pictures()["tour"], *arguments)) for arguments in ([], ["--dark"]))
    light, dark = (root.find("rect").get("fill") for root in drawn)
    assert int(light[1:], 16) > 0xF00000 > 0x400000 > int(dark[1:], 16)


def test_a_page_has_captions_and_names_of_its_own(render):
    named = [{"name": name, "params": params} for name, params in pictures().items()]
    root = render(named, "--html", "--animate")
    assert [caption.text for caption in root.iter("figcaption")] == list(pictures())
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    text = ElementTree.tostring(root, encoding="unicode")
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(names)
    assert "http" not in text and "<script" not in text


@pytest.mark.parametrize("form", ["svg", "commands", "polygon", "none"])
def test_every_form_of_an_outline_can_be_drawn(program, render, form):
    session = Session([program])
    session.initialize(outline=form)
    session.result("session/open", {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}})
    tip = {"target": {"point": {"x": 200, "y": 100}}, "content": {"size": {"width": 104, "height": 24}}}
    result = session.result("show", {"tip": tip})
    session.discard()
    (change,) = result["changes"]
    (group,) = tips(plain(render(change)))
    frame = change["frame"]
    edges = [frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"]]
    drawn = group.find("path").get("d")
    if form == "none":
        assert f"L{change['arrow']['tip']['x']} {change['arrow']['tip']['y']}L" in drawn
    else:
        assert list(box(drawn)) == pytest.approx(edges, abs=2e-3)

"""The page that `tipd demo` writes: a figure for each step, drawn from the replies, and nothing from elsewhere."""

import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from paths import box
from waiting import DEADLINE


class Demo:
    """One run: its lines, and its page as text and as a tree."""

    def __init__(self, program, path):
        command = [program, "demo", "--output", str(path)]
        ended = subprocess.run(command, capture_output=True, timeout=DEADLINE, check=True)
        self.lines = {}
        for line in ended.stdout.decode().splitlines():
            if re.match(r"\d+ ", line):
                self.lines[int(line.split()[0])] = [line.split(maxsplit=1)[1]]
            elif self.lines and line.startswith("  "):
                self.lines[len(self.lines)].append(line)
        self.text = path.read_text(encoding="utf-8")
        # An XML parser is stricter than any browser: it refuses what is not closed, quoted and escaped.
        self.page = ElementTree.fromstring(self.text)
        self.figures = {
            int(section.get("id").removeprefix("step-")): section.find("figure")
            for section in self.page.iter("section")
        }


@pytest.fixture(scope="module")
def demo(program, tmp_path_factory):
    """One run of the demo for all tests."""
    return Demo(program, tmp_path_factory.mktemp("demo") / "page.html")


def outlines(figure):
    """The outlines drawn in a figure, each with the group that it stands in."""
    return [(group, group.find("path").get("d")) for group in figure.iter("g") if group.find("path") is not None]


def placed(demo, number):
    """The frames that are printed for a step: x, y, width, height."""
    found = [re.search(r" (-?[\d.]+),(-?[\d.]+) ([\d.]+)x([\d.]+) ", line) for line in demo.lines[number]]
    return [tuple(float(part) for part in frame.groups()) for frame in found if frame]


def test_a_figure_for_each_step(demo):
    assert list(demo.figures) == list(demo.lines)
    for figure in demo.figures.values():
        assert figure.find("svg") is not None
        assert "".join(figure.find("figcaption").itertext()).strip()


def test_nothing_comes_from_elsewhere(demo):
    assert not {element.tag for element in demo.page.iter()} & {"script", "link", "img", "iframe", "object", "image"}
    assert "http" not in demo.text
    assert "@import" not in demo.text
    for element in demo.page.iter():
        for name, value in element.attrib.items():
            assert name != "src"
            assert not name.startswith("on")
            assert name != "href" or value.startswith("#")
    assert all(target.startswith("#") for target in re.findall(r"url\((.*?)\)", demo.text))


def test_every_reference_leads_to_one_thing(demo):
    names = [element.get("id") for element in demo.page.iter() if element.get("id")]
    assert len(names) == len(set(names))
    references = re.findall(r'(?:href="|url\()#([^")]+)', demo.text)
    assert references
    assert set(references) <= set(names)


def test_both_colour_schemes(demo):
    assert "color-scheme: light dark" in demo.text
    assert "prefers-color-scheme: dark" in demo.text


def test_every_tip_that_is_printed_is_drawn_in_its_frame(demo):
    drawn = 0
    for number, figure in demo.figures.items():
        frames = placed(demo, number)
        paths = outlines(figure)
        assert len(paths) == len(frames)
        drawn += len(paths)
        for (_, path), (x, y, width, height) in zip(paths, frames, strict=True):
            # A curved arrow reaches 0.03 of its length beyond its point, as PopupArrow's does.
            beyond = 0.4 if "Q" in path else 0.01
            assert box(path) == pytest.approx((x, y, x + width, y + height), abs=beyond)
    assert drawn > 12


def test_what_is_drawn_was_said_by_the_server(demo):
    said = ""
    for figure in demo.figures.values():
        said += "".join(figure.find("figcaption/details/pre").itertext())
        for group, path in outlines(figure):
            assert f'"outline":"{path}"' in said
            for text in group.iter("text"):
                assert f'"text":"{text.text}"' in said


def test_text_lies_inside_its_bubble(demo):
    lines = 0
    for figure in demo.figures.values():
        for group, path in outlines(figure):
            left, top, right, bottom = box(path)
            for text in group.iter("text"):
                x, baseline, width = (float(text.get(name)) for name in ("x", "y", "textLength"))
                assert left < x
                assert x + width < right
                assert top < baseline < bottom
                lines += 1
    assert lines > 12


def test_the_dim_has_holes(demo):
    masks = list(demo.figures[1].iter("mask"))
    assert len(masks) == 1
    assert [rect.get("fill") for rect in masks[0]] == ["#fff", "#000"]
    assert any(len(mask) > 2 for figure in demo.figures.values() for mask in figure.iter("mask"))


def test_taps_are_marked_where_they_were(demo):
    for number, figure in demo.figures.items():
        circles = [element for element in figure.iter("circle") if element.get("class") == "tap"]
        assert bool(circles) == ("tap on" in demo.lines[number][0])


def test_captions_quote_the_why_and_the_events(demo):
    for number, figure in demo.figures.items():
        caption = "".join(figure.find("figcaption").itertext())
        for reason in ("preferred", "fallback", "opposite", "mostRoom"):
            if f" {reason}" in demo.lines[number][0]:
                assert reason in caption
        for event in re.findall(r"; (shown|dismissed|left) (\S+?)(?=;|$)", demo.lines[number][0]):
            assert event[0] in [code.text for code in figure.iter("code")]

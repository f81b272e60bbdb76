"""`tipd render` as a command: its arguments, its complaints, and pipes that are full, closed or endless."""

import fcntl
import json
import os
import subprocess
import xml.etree.ElementTree as ElementTree
from random import Random

import pytest

from session import Session
from waiting import DEADLINE

WINDOW = {"bounds": {"x": 0, "y": 0, "width": 400, "height": 300}}
PARAMS = {**WINDOW, "target": {"point": {"x": 200, "y": 100}}, "content": {"text": "Look"}}


@pytest.fixture
def render(program, tmp_path):
    """Runs the command to its end in a directory of its own."""

    def runner(*arguments, **options):
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        if "stdin" not in options and "input" not in options:
            options["stdin"] = subprocess.DEVNULL
        return subprocess.run(
            [program, "render", *arguments], cwd=tmp_path, timeout=DEADLINE, check=False, **options
        )

    return runner


def picture(program):
    """A tip's picture."""
    session = Session([program])
    session.initialize()
    session.result("session/open", WINDOW)
    result = session.result("show", {"tip": {"target": PARAMS["target"], "content": PARAMS["content"]}})
    session.discard()
    return result["changes"][0]


def complaint(ended):
    """The one sentence that a failed run says."""
    assert (ended.returncode, ended.stdout) == (1, b"")
    (line,) = ended.stderr.decode().splitlines()
    assert line.startswith("tipd render: ")
    return line.removeprefix("tipd render: ")


def test_a_file_to_a_file(render, tmp_path):
    (tmp_path / "in.json").write_text(json.dumps(PARAMS))
    ended = render("in.json", "--output", "out.svg")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
    ElementTree.parse(tmp_path / "out.svg")
    assert render("--output=again.svg", "in.json").returncode == 0
    assert (tmp_path / "again.svg").read_bytes() == (tmp_path / "out.svg").read_bytes()
    assert render("-", input=json.dumps(PARAMS).encode()).stdout == (tmp_path / "out.svg").read_bytes()


def test_help(render):
    ended = render("--help")
    assert (ended.returncode, ended.stderr) == (0, b"")
    for word in (b"tipd render [FILE]", b"--html", b"--animate", b"--regions", b"--dark", b"--output FILE"):
        assert word in ended.stdout


WRONG = {
    "did you mean '--animate'?": ["--animte"],
    "'--svg'": ["--svg"],
    "--output needs": ["--output"],
    "not 'b.json' as well": ["a.json", "b.json"],
}


@pytest.mark.parametrize(("named", "arguments"), WRONG.items(), ids=WRONG)
def test_a_wrong_argument_is_named(render, named, arguments):
    ended = render(*arguments)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert named in ended.stderr.decode().splitlines()[0]


BROKEN = {
    "standard input is not JSON: found the end of the text at byte 0": b"",
    "standard input is not JSON: found a trailing comma at byte 8": b'{"a": [1, ]}',
    "the input: found 3; expected the params of layout": b"3",
    'the input: found "x"; expected the params of layout': b'"x"',
    "the input: found an empty list": b"[]",
    "the input: found an object with a, b; expected the params of layout": b'{"a": 1, "b": 2}',
    "the input: found {}; expected the params of layout": b"{}",
    "found the result of layout, which has no colours": b'{"bubble": {}, "frame": {}}',
    "found the state that session/export answers, which says where nothing is": b'{"version": 1, "bounds": {}, "tips": []}',
    "found a list of 2; expected one picture, or --html": json.dumps([PARAMS, PARAMS]).encode(),
    "the input is an error: No.": b'{"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "No."}}',
    "changes[0]: found 3; expected a change": b'{"changes": [3]}',
    "changes: found {}; expected a list": b'{"changes": {}}',
    "bounds: found 3; expected an object": b'{"bounds": 3, "tips": []}',
    "frame: found nothing; expected a rect": b'{"put": "tip", "id": "a"}',
    'put: found "tips"; expected tip, hint or overlay': b'{"put": "tips", "id": "a"}',
    "changes[1].put: found 1; expected tip": b'{"changes": [{"remove": "tip", "id": "a"}, {"put": 1}]}',
    "changes[a].frame: found nothing": b'{"changes": [{"put": "tip", "id": "a"}]}',
    "changes: found nothing that stays": b'{"changes": [{"remove": "tip", "id": "a"}]}',
}


@pytest.mark.parametrize(("named", "text"), BROKEN.items(), ids=BROKEN)
def test_what_cannot_be_drawn_is_named(render, named, text):
    assert named in complaint(render(input=text))


REFUSED = {
    "params.options.arow: found an unknown member": {**PARAMS, "options": {"arow": {}}},
    'Did you mean "target"?': {**WINDOW, "taget": None, "content": {"text": ""}},
    "params.bounds.width: found -1": {**PARAMS, "bounds": {"x": 0, "y": 0, "width": -1, "height": 300}},
    "params.outline": {**PARAMS, "outline": "bitmap"},
    "params.items[1].content": {**WINDOW, "items": [{k: PARAMS[k] for k in ("target", "content")}, {"target": None}]},
}


@pytest.mark.parametrize(("named", "params"), REFUSED.items(), ids=REFUSED)
def test_params_are_refused_as_the_server_refuses_them(render, program, named, params):
    said = complaint(render(input=json.dumps(params).encode()))
    assert named in said
    session = Session([program])
    session.initialize()
    reply = session.ask("layout", params)
    session.discard()
    error = reply.get("error") or next(item["error"] for item in reply["result"]["items"] if "error" in item)
    assert said == error["message"]


def test_a_list_names_the_entry_that_is_wrong(render):
    entries = [PARAMS, {"name": "second", "params": {**PARAMS, "content": {}}}]
    assert complaint(render("--html", input=json.dumps(entries).encode())).startswith("[1] second: params.content")


def spoiled(value, path, wrong):
    """A copy of a JSON value with another value at a path."""
    if not path:
        return wrong
    copy = list(value) if isinstance(value, list) else dict(value)
    copy[path[0]] = spoiled(copy[path[0]], path[1:], wrong) if path[1:] else wrong
    return copy


SPOILED = {
    "frame.width": (("frame", "width"), -1),
    "bubble": (("bubble",), []),
    "arrow.tip.x": (("arrow", "tip", "x"), "1"),
    "outline": (("outline",), "javascript:"),
    "outline[0]": (("outline",), [["M", 1]]),
    "outline[1]": (("outline",), [[1, 2], [3]]),
    "cutouts": (("cutouts",), {}),
    "cutouts[0].x": (("cutouts",), [{"x": None, "y": 0, "width": 1, "height": 1, "cornerRadius": 0}]),
    "stroke": (("stroke",), 7),
    "style.cornerRadius.topRight": (("style", "cornerRadius"), {"topLeft": 1}),
    "lines[0].baseline": (("lines", 0, "baseline"), 1e300),
    "style.fill": (("style", "fill"), "red"),
    "style.font.size": (("style", "font", "size"), -1),
    "style.shadow.blur": (("style", "shadow", "blur"), True),
    "regions[0].shape.x": (("regions", 0, "shape"), {}),
    "motion": (("motion",), "some"),
    "motion.tracks[0].property": (("motion", "tracks", 0, "property"), "colour"),
    "motion.tracks[0].duration": (("motion", "tracks", 0, "duration"), -1),
    "motion.tracks[0].easing": (("motion", "tracks", 0, "easing"), "ease"),
    "motion.tracks[0].easing.steps": (("motion", "tracks", 0, "easing"), {"steps": 1e300, "jump": "end"}),
    "motion.tracks[0].easing.cubicBezier": (("motion", "tracks", 0, "easing"), {"cubicBezier": [0, 0]}),
}


@pytest.mark.parametrize(("named", "change"), SPOILED.items(), ids=SPOILED)
def test_a_picture_with_a_wrong_member_is_refused(render, program, named, change):
    said = complaint(render(input=json.dumps(spoiled(picture(program), *change)).encode()))
    assert said.startswith(f"{named}: found ")
    assert "; expected " in said


@pytest.mark.parametrize(("path", "reason"), [("no.json", "No such file"), (".", "Is a directory")])
def test_a_file_that_cannot_be_read(render, path, reason):
    said = complaint(render(path))
    assert said.startswith(f"cannot read '{path}': ")
    assert reason in said


@pytest.mark.parametrize(("path", "reason"), [("no/out.svg", "No such file"), ("/dev/full", "No space left")])
def test_a_file_that_cannot_be_written(render, path, reason):
    said = complaint(render("--output", path, input=json.dumps(PARAMS).encode()))
    assert said.startswith(f"cannot write to '{path}': ")
    assert reason in said


def places(value, path=()):
    """The paths to everything in a JSON value."""
    yield path
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*path, key))


WRONG_VALUES = [None, True, -1, 1e300, 2**31, "", "x", "#123456", [], {}, [[]], [1, 2], {"x": 1}, "\u0000<&\ud800"]


def test_no_change_of_a_picture_brings_it_down(render, program):
    right = picture(program)
    random = Random(5)
    everywhere = list(places(right))[1:]
    outcomes = set()
    for _ in range(250):
        wrong = spoiled(right, random.choice(everywhere), random.choice(WRONG_VALUES))
        ended = render("--animate", "--regions", input=json.dumps(wrong).encode())
        if ended.returncode == 0:
            ElementTree.fromstring(ended.stdout)
        else:
            assert complaint(ended)
        outcomes.add(ended.returncode)
    assert outcomes == {0, 1}


def test_closed_descriptors(program, tmp_path):
    (tmp_path / "in.json").write_text(json.dumps(PARAMS))
    for redirect, said in (("<&-", "cannot read standard input"), ("in.json >&-", "cannot write to standard output")):
        ended = subprocess.run(
            ["sh", "-c", f"'{program}' render {redirect}"], cwd=tmp_path, capture_output=True, timeout=DEADLINE,
            check=False,
        )
        assert said in complaint(ended)


def test_a_full_device_and_a_reader_who_left(render):
    with open("/dev/full", "wb") as full:
        assert render(input=json.dumps(PARAMS).encode(), stdout=full).returncode == 1
    reader, writer = os.pipe()
    os.close(reader)
    ended = render(input=json.dumps(PARAMS).encode(), stdout=writer)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (1, b"tipd render: cannot write to standard output\n")


def test_a_pipe_that_does_not_wait_gets_everything(program):
    items = [{key: PARAMS[key] for key in ("target", "content")}] * 500
    reader, writer = os.pipe()
    # The pipe is full long before the end, and a write to it says so in place of waiting.
    fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
    process = subprocess.Popen([program, "render"], stdin=subprocess.PIPE, stdout=writer)
    os.close(writer)
    process.stdin.write(json.dumps({**WINDOW, "items": items}).encode())
    process.stdin.close()
    with open(reader, "rb") as output:
        root = ElementTree.fromstring(output.read())
    assert process.wait(DEADLINE) == 0
    assert sum(1 for text in root.iter() if text.tag.endswith("text")) == 500


def test_large_input(render):
    # More than a server takes from a pipe; members that begin with _ are ignored.
    data = json.dumps({**PARAMS, "_note": "x" * (20 << 20)}).encode()
    assert render(input=data).stdout == render(input=json.dumps(PARAMS).encode()).stdout

"""`tipd replay`: a record run again says the same, or the first thing that is not the same."""

import json
import pathlib
import random
import subprocess

import pytest

from samples import BOUNDS, CONVERSATION, TEXT, TIP
from waiting import DEADLINE
from wire import Framed, Lines, notification, request

FRAMINGS = pytest.mark.parametrize("framing", [Framed, Lines], ids=lambda framing: framing.name)
MESSAGES = 6
"""What tipd says in CONVERSATION."""


@pytest.fixture
def replay(program):
    """Runs `tipd replay` and returns how it ended."""

    def runner(*arguments):
        command = [program, "replay", *map(str, arguments)]
        return subprocess.run(command, input=b"", capture_output=True, timeout=DEADLINE, check=False)

    return runner


@pytest.fixture
def record(start, tmp_path):
    """Records what is said to these bytes."""

    def recorder(data, *arguments, framing=Framed):
        path = tmp_path / "record"
        session = start("--record", str(path), *arguments, framing=framing)
        session.write(data)
        session.close_input()
        session.rest()
        session.status()
        return path

    return recorder


def encoded(messages, framing=Framed):
    """The bytes of some messages."""
    return b"".join(framing.encode(message) for message in messages)


@FRAMINGS
def test_no_difference(record, replay, framing):
    ended = replay(record(encoded(CONVERSATION, framing), framing=framing))
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"6 messages, no difference\n", b"")


@pytest.mark.parametrize("seed", range(5))
def test_garbage_in_any_pieces_is_replayed(start, replay, tmp_path, seed):
    dice = random.Random(seed)
    path = tmp_path / "record"
    session = start("--record", str(path), framing=Lines)
    data = encoded(CONVERSATION[:5], Lines) + b'"caf\xe9"\n\0\n[{}]\n{"jsonrpc":"2.0","method":"layout","params":1}\n\xff'
    cuts = sorted(dice.sample(range(1, len(data)), 20))
    for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
        session.write(data[begin:end])
    session.close_input()
    said = len(session.rest())
    assert session.status() == 0
    assert replay(path).stdout == b"%d messages, no difference\n" % said


def test_the_real_clock_and_its_timers_are_replayed(start, replay, tmp_path):
    path = tmp_path / "record"
    session = start("--record", str(path), "--log-level", "debug")
    session.initialize()
    session.notify("$/setTrace", {"value": "verbose"})
    session.send(request("open", "session/open", {"bounds": BOUNDS}))
    session.send(request("show", "show", {"tip": {**TIP, "data": {"a": 1}}}))
    while session.receive().get("method") != "session/changed":
        pass
    session.notify("exit")
    session.status()
    assert b" ms." in path.read_bytes(), "the record has durations"
    assert replay(path).stdout.endswith(b" messages, no difference\n")


def test_data_with_line_breaks_is_replayed(record, replay):
    show = json.dumps(request(3, "show", {"tip": {**TIP, "data": [1, {"a": "é"}]}}), indent=1).encode()
    opened = [*CONVERSATION[:2], request(2, "session/open", {"bounds": BOUNDS})]
    path = record(encoded(opened) + Framed.encode(show))
    assert b'"outText"' in path.read_bytes()
    assert replay(path).stdout == b"3 messages, no difference\n"


def replaced(path, old, new):
    """The record with the first `old` in it replaced."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_number_that_differs(record, replay):
    path = replaced(record(encoded(CONVERSATION)), '"frame":{"x":140,', '"frame":{"x":141,')
    first, expected, got = replay(path).stdout.decode().splitlines()
    assert first.startswith("message 2, at 0") and first.endswith(" s: result.frame.x differs")
    assert (expected, got) == ("  expected: 141", "  got:      140")


def test_a_member_that_is_new(record, replay):
    path = replaced(record(encoded(CONVERSATION)), '"id":6,"result":null', '"id":6,"was":[],"result":null')
    first, expected, got = replay(path).stdout.decode().splitlines()
    assert first.startswith("message 6, at ") and first.endswith(" s: was differs")
    assert (expected, got) == ("  expected: []", "  got:      nothing")


def test_a_message_that_does_not_come(record, replay):
    path = record(encoded(CONVERSATION))
    line = next(line for line in path.read_text(encoding="utf-8").splitlines() if '"id":6,"result":null' in line)
    replaced(path, line + "\n", (line + "\n") * 2)
    first, expected, got = replay(path).stdout.decode().splitlines()
    assert first.startswith("message 7, at ") and first.endswith(" s: it does not come")
    assert (expected, got) == ('  expected: {"jsonrpc":"2.0","id":6,"result":null}', "  got:      nothing")


def test_a_message_that_is_not_in_the_record(record, replay):
    path = record(encoded(CONVERSATION))
    line = next(line for line in path.read_text(encoding="utf-8").splitlines() if '"id":6,"result":null' in line)
    ended = replay(replaced(path, line + "\n", ""))
    first, expected, got = ended.stdout.decode().splitlines()
    assert ended.returncode == 1
    assert first.startswith("message 6, at ") and first.endswith(" s: it is not in the record")
    assert (expected, got) == ("  expected: nothing", '  got:      {"jsonrpc":"2.0","id":6,"result":null}')


def test_another_status(record, replay):
    ended = replay(replaced(record(encoded(CONVERSATION)), '"status":0', '"status":3'))
    assert ended.returncode == 1
    assert ended.stdout.endswith(b" s: the program ends with the status 0; the record says 3\n")


def test_another_version_is_named_beside_a_difference(record, replay):
    path = replaced(record(encoded(CONVERSATION)), '"version":"0.1.0"', '"version":"0.0.9"')
    assert replay(path).returncode == 0
    ended = replay(replaced(path, '"id":6,"result":null', '"id":6,"result":0'))
    assert ended.stdout.endswith(b"recorded by tipd 0.0.9, replayed by 0.1.0\n")


def test_a_record_that_was_cut_off_is_replayed_up_to_there(record, replay):
    path = record(encoded(CONVERSATION))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for kept in range(2, len(lines)):
        path.write_bytes(b"".join(lines[:kept]) + lines[kept][:10])
        said = sum(b'"out"' in line for line in lines[:kept])
        rest = b"; the record ends before %d more" % (MESSAGES - said) if said < MESSAGES else b""
        assert replay(path).stdout == b"%d messages, no difference%b\n" % (said, rest)


def test_the_picture_after_any_message(record, replay):
    tips = [{**TIP, "id": name, "options": {"lifetime": "forever"}} for name in ("a", "b")]
    calls = [
        CONVERSATION[0],
        request(2, "session/open", {"session": "s", "bounds": BOUNDS}),
        *(request(3 + index, "show", {"tip": tip, "animated": False}) for index, tip in enumerate(tips)),
        notification("dismiss", {"tip": "a", "animated": False}),
        request(5, "session/open", {"session": "t", "bounds": BOUNDS}),
        request(6, "shutdown"),
    ]
    path = record(encoded(calls))

    def shown(*arguments):
        ended = replay(path, *arguments)
        assert (ended.returncode, ended.stderr) == (0, b"")
        return [tip["id"] for tip in json.loads(ended.stdout)["tips"]]

    # All of it arrived at once; the stops are within it.
    assert [shown("--at", number) for number in (2, 3, 4, 5)] == [[], ["a"], ["a", "b"], ["b"]]
    assert shown("--at=7", "--session=s") == ["b"]
    assert shown("--at", 7, "--session", "t") == []


def test_the_picture_is_that_of_session_get(start, replay, tmp_path):
    path = tmp_path / "record"
    session = start("--record", str(path))
    session.initialize(overlay="svg")
    session.result("session/open", {"bounds": BOUNDS, "options": {"overlay": {"visible": True}}})
    session.result("show", {"tip": TIP})
    picture = session.result("session/get")
    assert picture["tips"] and picture["overlay"]
    assert json.loads(replay(path, "--at", 3).stdout) == picture


def test_a_difference_before_the_picture_is_told_beside_it(record, replay):
    calls = [*CONVERSATION[:3], request(3, "session/open", {"bounds": BOUNDS})]
    ended = replay(replaced(record(encoded(calls)), '"frame":{"x":140,', '"frame":{"x":141,'), "--at", 3)
    assert ended.returncode == 0
    assert json.loads(ended.stdout)["tips"] == []
    assert ended.stderr.startswith(b"tipd replay: before the picture: message 2, at ")


UNUSABLE = {
    "an empty file": (b"", "it is empty"),
    "no record": (b"hello\n", "line 1 is not one"),
    "another form": (b'{"record":2,"version":"1","logLevel":"error"}\n', "line 1 is not one"),
    "no head": (b'{"at":0,"end":true}\n', "line 1 is not one"),
    "two heads": (b'{"record":1,"version":"1","logLevel":"error"}\n' * 2, "line 2 is not one"),
    "an odd line": (b'{"record":1,"version":"1","logLevel":"error"}\n{"at":0,"on":1}\n', "line 2 is not one"),
    "half a byte": (b'{"record":1,"version":"1","logLevel":"error"}\n{"at":0,"inHex":"f"}\n', "line 2 is not one"),
    "no time": (b'{"record":1,"version":"1","logLevel":"error"}\n{"at":1e400,"end":true}\n', "line 2 is not one"),
}


@pytest.mark.parametrize(("data", "reason"), UNUSABLE.values(), ids=UNUSABLE)
def test_what_is_no_record_is_refused(replay, tmp_path, data, reason):
    (tmp_path / "record").write_bytes(data)
    ended = replay(tmp_path / "record")
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.decode().startswith(f"tipd replay: '{tmp_path / 'record'}': {reason}")


def test_what_cannot_be_read_is_refused(replay, tmp_path):
    assert replay(tmp_path / "none").stderr.endswith(b": No such file or directory\n")
    assert replay(tmp_path).stderr.endswith(b": Is a directory\n")
    with (tmp_path / "long").open("wb") as long:
        long.truncate(2**30 + 1)
    assert replay(tmp_path / "long").stderr.endswith(b": File too large\n")


def test_a_picture_that_there_is_not(record, replay):
    path = record(encoded(CONVERSATION))
    assert replay(path, "--at", 1).stderr.endswith(b": after message 1: No session is open.\n")
    assert replay(path, "--at", 99).stderr.endswith(b": tipd says 6 messages in it, not 99\n")
    ended = replay(path, "--at", 4, "--session", "x")
    assert ended.stderr.endswith(b': after message 4: No session has the id "x".\n')
    assert ended.returncode == 2


def test_every_transcript_is_replayed(record, replay):
    folder = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "transcripts"
    paths = sorted(folder.glob("*.jsonl"))
    assert paths
    for transcript in paths:
        steps = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
        path = record(encoded([step["send"] for step in steps if "send" in step]))
        assert b"no difference" in replay(path).stdout, transcript.name


def test_the_picture_is_drawn(program, record, replay):
    path = record(encoded(CONVERSATION))
    picture = replay(path, "--at", 4).stdout
    drawn = subprocess.run([program, "render"], input=picture, capture_output=True, timeout=DEADLINE, check=True)
    assert drawn.stdout.startswith(b"<svg")
    assert TEXT.split()[0].encode() in drawn.stdout

"""`tipd --record`: the conversation with its times, as lines of JSON."""

import json
import stat
import subprocess

import pytest

from samples import BOUNDS, CONVERSATION, LAYOUT, TIP
from waiting import DEADLINE
from wire import Framed, Lines, request

FRAMINGS = pytest.mark.parametrize("framing", [Framed, Lines], ids=lambda framing: framing.name)


def lines(path):
    """The lines of a record."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def arrived(path):
    """The bytes that arrived, put together again."""
    pieces = [bytes.fromhex(line["inHex"]) if "inHex" in line else line["in"].encode() for line in arrivals(path)]
    return b"".join(pieces)


def arrivals(path):
    """The lines of what arrived."""
    return [line for line in lines(path) if "in" in line or "inHex" in line]


@FRAMINGS
def test_a_record_has_what_arrived_and_what_was_said(start, tmp_path, framing):
    path = tmp_path / "record"
    session = start("--record", str(path), framing=framing)
    data = b"".join(framing.encode(message) for message in CONVERSATION)
    session.write(data)
    said = session.rest()
    assert session.status() == 0
    head, *_, last = found = lines(path)
    assert (head["record"], head["version"], last["status"]) == (1, "0.1.0", 0)
    assert arrived(path) == data
    assert [line["out"] for line in found if "out" in line] == said
    times = [line["at"] for line in found[1:]]
    assert times == sorted(times) and times[0] >= 0


def test_a_record_may_be_named_behind_an_equals_sign(start, tmp_path):
    session = start(f"--record={tmp_path / 'record'}")
    session.close_input()
    assert session.status() == 0
    assert [list(line) for line in lines(tmp_path / "record")][1:] == [["at", "end"], ["at", "status"]]


@pytest.mark.parametrize("garbage", [b"\xff\xfe{", b"\0\0\n", b"Content-Length: 1\r\n\r\n\xc3"], ids=repr)
def test_what_is_no_text_is_recorded_byte_for_byte(start, tmp_path, garbage):
    path = tmp_path / "record"
    session = start("--record", str(path))
    session.write(garbage)
    session.close_input()
    session.rest()
    session.status()
    assert arrived(path) == garbage
    assert any("inHex" in line for line in arrivals(path))


def test_a_timer_is_recorded(start, tmp_path):
    path = tmp_path / "record"
    session = start("--record", str(path))
    session.initialize()
    session.result("session/open", {"bounds": BOUNDS})
    session.result("show", {"tip": TIP})
    assert session.receive()["method"] == "session/changed"
    assert lines(path)[-2].keys() == {"at", "timer"}
    assert lines(path)[-1]["out"]["method"] == "session/changed"


def test_a_line_is_written_before_it_is_served(start, tmp_path):
    path = tmp_path / "record"
    session = start("--record", str(path))
    session.initialize()
    session.result("layout", LAYOUT)
    session.process.kill()
    session.status()
    assert [line["out"]["id"] for line in lines(path) if "out" in line] == [1, 2]


def test_only_its_owner_reads_a_record(start, tmp_path):
    session = start("--record", str(tmp_path / "record"))
    session.initialize()
    assert stat.S_IMODE((tmp_path / "record").stat().st_mode) == 0o600


def test_a_record_replaces_what_was_there(start, tmp_path):
    (tmp_path / "record").write_text("old\n" * 1000)
    session = start("--record", str(tmp_path / "record"))
    session.initialize()
    assert b"old" not in (tmp_path / "record").read_bytes()


UNWRITABLE = {
    "no folder": ("/no/such/folder/record", "No such file or directory"),
    "a folder": ("/", "Is a directory"),
    "a full disk": ("/dev/full", "No space left on device"),
}


@pytest.mark.parametrize(("path", "reason"), UNWRITABLE.values(), ids=UNWRITABLE)
def test_it_does_not_start_where_it_cannot_record(program, path, reason):
    ended = subprocess.run([program, "--record", path], input=b"", capture_output=True, timeout=DEADLINE, check=False)
    complaint = f"tipd: cannot write the record '{path}': {reason}\n"
    assert (ended.returncode, ended.stdout, ended.stderr.decode()) == (1, b"", complaint)


def test_a_pipe_that_nobody_reads_is_not_waited_for(program, tmp_path):
    path = tmp_path / "pipe"
    subprocess.run(["mkfifo", path], check=True)
    ended = subprocess.run([program, "--record", path], input=b"", capture_output=True, timeout=DEADLINE, check=False)
    assert ended.returncode == 1
    assert b"cannot write the record" in ended.stderr


@pytest.mark.files
def test_a_disk_that_fills_up_ends_the_record_and_not_the_service(start, tmp_path):
    path = tmp_path / "record"
    session = start("--record", str(path), redirect="2>errors", cwd=tmp_path, preexec_fn=smallest_files)
    session.initialize()
    for number in range(200):
        assert "placement" in session.result("layout", LAYOUT), number
    session.result("shutdown")
    session.notify("exit")
    assert session.status() == 0
    assert path.stat().st_size == 8192
    complaint = (tmp_path / "errors").read_text(encoding="utf-8")
    assert complaint == f"tipd: error: The record '{path}' ends here: File too large. Serving goes on.\n"


def smallest_files():
    """Lets no file of this process grow beyond 8 KiB."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))


@pytest.mark.files
def test_a_host_that_traces_hears_that_its_record_ended(start, tmp_path):
    session = start("--record", str(tmp_path / "record"), preexec_fn=smallest_files)
    session.initialize()
    session.notify("$/setTrace", {"value": "messages"})
    for number in range(200):
        session.send(request(number, "layout", LAYOUT))
    session.close_input()
    told = [message["params"] for message in session.rest() if message.get("method") == "window/logMessage"]
    assert [line["type"] for line in told] == [1]
    assert "File too large" in told[0]["message"]


def test_recording_says_what_not_recording_says(start, tmp_path):
    data = b"".join(Framed.encode(message) for message in CONVERSATION)

    def answers(*arguments):
        session = start(*arguments)
        session.write(data)
        return session.rest()

    assert answers("--record", str(tmp_path / "record"), "--log-level=debug") == answers()

"""`tipd demo` as a command: its arguments, its lines, its failures, and the child that it starts."""

import fcntl
import os
import pathlib
import resource
import signal
import subprocess

import pytest

from waiting import DEADLINE, read_to_end, until

F_SETPIPE_SZ = 1031
PAGE = 4096


@pytest.fixture
def demo(program, tmp_path):
    """Runs the demo to its end in a directory of its own."""

    def runner(*arguments, **options):
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        return subprocess.run([program, "demo", *arguments], cwd=tmp_path, timeout=DEADLINE, check=False, **options)

    return runner


def test_a_line_for_each_step_and_the_place_of_the_page(demo, tmp_path):
    ended = demo("--output", "page of mine.html")
    assert (ended.returncode, ended.stderr) == (0, b"")
    lines = ended.stdout.decode().splitlines()
    steps = [int(line.split()[0]) for line in lines if line[:1].isdigit()]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) >= 8
    assert "page of mine.html" in lines[-1]
    assert [path.name for path in tmp_path.iterdir()] == ["page of mine.html"]


def test_the_lines_tell_of_every_kind_of_choice(demo):
    text = demo("--output=/dev/null").stdout.decode()
    for word in ["preferred", "fallback", "opposite", "last resort cover", "slid by", "no room at", "faded", "ended"]:
        assert word in text
    for region in ["overlay", "bubble", "target"]:
        assert f"tap on {region}" in text


def test_without_arguments_the_page_is_in_the_current_directory(demo, tmp_path):
    assert b"tipd-demo.html" in demo().stdout
    assert (tmp_path / "tipd-demo.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_it_is_the_same_every_time_and_replaces_what_was_there(demo, tmp_path):
    (tmp_path / "second").write_bytes(b"x" * 1_000_000)
    first, second = demo("--output", "first"), demo("--output", "second")
    assert first.stdout.replace(b"first", b"second") == second.stdout
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()


def test_help(demo, tmp_path):
    ended = demo("--help")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"tipd demo [--output FILE]" in ended.stdout
    assert not list(tmp_path.iterdir())


WRONG = {
    "did you mean '--output'?": ["--outptu", "x"],
    "'--out'": ["--out", "x"],
    "'page.html'": ["page.html"],
    "'--stdio'": ["--output", "x", "--stdio"],
    "--output": ["--output"],
    "--output needs": ["--output="],
}


@pytest.mark.parametrize(("named", "arguments"), WRONG.items(), ids=WRONG)
def test_a_wrong_argument_is_named(demo, tmp_path, named, arguments):
    ended = demo(*arguments)
    assert (ended.returncode, ended.stdout) == (2, b"")
    complaint, usage = ended.stderr.decode().split("\n", 1)
    assert complaint.startswith("tipd: ")
    assert named in complaint
    assert usage.startswith("usage: tipd ")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("path", "reason"),
    [("no/such/page.html", "No such file"), (".", "Is a directory"), ("/dev/full", "No space left")],
)
def test_a_page_that_cannot_be_written(demo, path, reason):
    ended = demo("--output", path)
    assert ended.returncode == 1
    (complaint,) = ended.stderr.decode().splitlines()
    assert complaint.startswith("tipd demo: cannot write the page")
    assert f"'{path}'" in complaint
    assert reason in complaint


def test_lines_that_cannot_be_written(demo, tmp_path):
    with open("/dev/full", "wb") as full:
        ended = demo(stdout=full)
    assert (ended.returncode, ended.stderr) == (1, b"tipd demo: cannot write to standard output\n")
    assert not list(tmp_path.iterdir())


def test_without_room_for_pipes_it_does_not_start(demo):
    ended = demo(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (4, 4)))
    assert ended.returncode == 1
    (complaint,) = ended.stderr.decode().splitlines()
    assert complaint.startswith("tipd demo: cannot start itself as a child: ")


def test_closed_descriptors_do_not_confuse_the_pipes(program, tmp_path):
    command = f"'{program}' demo --output page <&- 2>&-"
    assert subprocess.run(["sh", "-c", command], cwd=tmp_path, timeout=DEADLINE, check=False).returncode == 0
    assert (tmp_path / "page").stat().st_size > 0


def test_a_system_that_collects_children_itself(demo):
    ended = demo(preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))
    assert (ended.returncode, ended.stderr) == (0, b"")


def children(pid):
    """The ids of the processes that `pid` has started and not collected."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


@pytest.fixture
def halted(program, tmp_path):
    """The demo and its child in the middle of the tour, held up by a full pipe; what empties it; its complaints."""
    output, writer = os.pipe()
    fcntl.fcntl(writer, F_SETPIPE_SZ, PAGE)
    # Room for the first lines only: the demo cannot get past them before the test reads.
    os.write(writer, b"x" * (PAGE - 1000))
    process = subprocess.Popen([program, "demo"], cwd=tmp_path, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    (child,) = until(lambda: children(process.pid), "the child")
    yield process, child, lambda: read_to_end(output)
    process.kill()
    process.wait()
    process.stderr.close()
    os.close(output)


def test_a_child_that_dies_is_told_of(halted, tmp_path):
    process, child, drain = halted
    os.kill(child, signal.SIGKILL)
    drain()
    assert process.wait(DEADLINE) == 1
    assert read_to_end(process.stderr.fileno()) == (
        b"tipd demo: the child was ended by signal 9 in the middle of the demo\n"
    )
    assert not list(tmp_path.iterdir())


def test_the_child_goes_with_the_demo(halted):
    process, _, _ = halted
    process.kill()
    # The child has the same standard error: its end comes when both have ended.
    assert read_to_end(process.stderr.fileno()) == b""


def test_a_demo_that_has_ended_leaves_no_child(halted):
    process, child, drain = halted
    drain()
    assert read_to_end(process.stderr.fileno()) == b""
    assert process.wait(DEADLINE) == 0
    assert not pathlib.Path(f"/proc/{child}").exists()

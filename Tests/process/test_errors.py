"""Standard error closed, full or misused: nothing there may stop the program."""

import os

from samples import LAYOUT


def serve_badly(session):
    """Gives the program every reason to complain."""
    session.error("layout", LAYOUT)
    session.initialize()
    for _ in range(1000):
        session.send(b"{")
        assert session.receive()["error"]["code"] == -32700
    session.result("shutdown")
    session.notify("exit")
    assert session.status() == 0


def test_a_standard_error_without_a_reader(start):
    reader, writer = os.pipe()
    session = start(stderr=writer)
    os.close(writer)
    os.close(reader)
    serve_badly(session)


def full_pipe():
    """Both ends of a pipe that takes no further byte."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        while True:
            os.write(writer, b"x" * 4096)
    except BlockingIOError:
        os.set_blocking(writer, True)
    return reader, writer


def test_a_standard_error_that_is_full(start):
    reader, writer = full_pipe()
    serve_badly(start(stderr=writer))
    os.close(reader)
    os.close(writer)


def test_a_complaint_about_arguments_does_not_wait_for_a_reader(start):
    reader, writer = full_pipe()
    assert start("--studio", stderr=writer).status() == 2
    os.close(reader)
    os.close(writer)


def test_a_standard_error_that_is_closed(start):
    serve_badly(start(redirect="2>&-"))


def test_a_stray_print_would_go_to_standard_error(start, tmp_path):
    with (tmp_path / "errors").open("wb") as errors:
        session = start(stderr=errors)
    session.initialize()
    assert os.readlink(f"/proc/{session.pid}/fd/1") == str(tmp_path / "errors")

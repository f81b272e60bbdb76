"""From the first request to the exit status."""

import os
import signal

from samples import BOUNDS, CONTENT, LAYOUT, TARGET
from waiting import state, until
from wire import Framed, notification, request


def test_a_clean_end_has_status_0(start):
    session = start()
    session.initialize()
    assert session.result("shutdown") is None
    session.notify("exit")
    assert session.rest() == []
    assert session.status() == 0


def test_exit_without_shutdown_has_status_1(start):
    session = start()
    session.initialize()
    session.notify("exit")
    assert session.status() == 1


def test_exit_before_initialize_has_status_1(start):
    session = start()
    session.notify("exit")
    assert session.status() == 1


def test_exit_right_behind_initialize_still_answers_it(start):
    session = start()
    session.write(Framed.encode(request(1, "initialize", {})) + Framed.encode(notification("exit")))
    assert [reply["id"] for reply in session.rest()] == [1]
    assert session.status() == 1


def test_the_end_of_input_after_shutdown_has_status_0(start):
    session = start()
    session.initialize()
    session.result("shutdown")
    session.close_input()
    assert session.status() == 0


def test_what_follows_exit_is_not_served(start):
    session = start()
    session.initialize()
    session.write(Framed.encode(notification("exit")) + Framed.encode(request("late", "layout", LAYOUT)))
    assert session.rest() == []


def test_a_large_reply_right_before_exit_arrives_whole(start):
    session = start()
    session.initialize()
    items = [{"target": TARGET, "content": CONTENT}] * 2000
    session.send(request("large", "layout", {"bounds": BOUNDS, "items": items}))
    session.send(request("bye", "shutdown"))
    session.notify("exit")
    large, bye = session.rest()
    assert len(large["result"]["items"]) == 2000
    assert bye["result"] is None
    assert session.status() == 0


def test_a_request_before_initialize_is_refused(start):
    session = start()
    assert session.error("layout", LAYOUT)["code"] == -32002
    session.notify("session/open", {"bounds": BOUNDS})
    session.initialize()
    assert "placement" in session.result("layout", LAYOUT)


def test_a_second_initialize_is_refused(start):
    session = start()
    session.initialize()
    assert session.error("initialize", {})["code"] == -32600
    assert "placement" in session.result("layout", LAYOUT)


def test_a_request_after_shutdown_is_refused(start):
    session = start()
    session.initialize()
    session.result("shutdown")
    assert session.error("layout", LAYOUT)["code"] == -32600
    session.notify("exit")
    assert session.status() == 0


def test_sigterm_ends_it_by_the_signal(start):
    session = start()
    session.initialize()
    session.process.send_signal(signal.SIGTERM)
    assert session.status() == -signal.SIGTERM


def test_it_goes_on_after_a_stop(start):
    session = start()
    session.initialize(process_id=os.getpid())
    session.process.send_signal(signal.SIGSTOP)
    until(lambda: state(session.pid) == "T", "the program is stopped")
    session.process.send_signal(signal.SIGCONT)
    assert "placement" in session.result("layout", LAYOUT)

# SPDX-License-Identifier: MIT
"""Callbacks: when they run, on which thread and in which order."""

import threading
from typing import Any, Callable, List

import pytest

from tipd import Client

from conftest import fake

Start = Callable[[str], Client]


def test_callbacks_run_only_inside_dispatch_on_its_thread(start: Start) -> None:
    client = start("good")
    threads: List[threading.Thread] = []
    client.on_change(lambda result: threads.append(threading.current_thread()))
    client.show()
    assert threads == []
    assert client.dispatch() == 1
    assert threads == [threading.current_thread()]


def test_notifications_and_replies_are_heard_in_the_order_they_were_written(start: Start) -> None:
    client = start("notifies")
    revisions: List[int] = []
    client.on_change(lambda result: revisions.append(result["revision"]))
    expected = []
    for _ in range(3):
        reply = client.show()["revision"]
        expected += [reply * 100, reply]
    assert client.dispatch() == 6
    assert revisions == expected


def test_events_come_one_by_one_after_the_changes_of_their_result(start: Start) -> None:
    client = start("notifies")
    heard: List[Any] = []
    client.on_event(lambda session, event: heard.append((session, event["event"])))
    client.on_change(lambda result: heard.append("change"))
    client.show()
    client.dispatch()
    assert heard == ["change", ("s", "faded"), "change", ("s", "shown")]


def test_other_notifications_are_heard_by_their_name(start: Start) -> None:
    client = start("notifies")
    heard: List[Any] = []
    client.on("session/changed", heard.append)
    client.on("$/logTrace", heard.append)
    client.show()
    client.dispatch()
    assert len(heard) == 2


def test_what_nobody_listens_to_is_not_kept(start: Start) -> None:
    client = start("notifies")
    client.show()
    client.on_change(lambda result: pytest.fail("heard what came before"))
    assert client.dispatch() == 0


def test_a_callback_can_be_taken_away_again(start: Start) -> None:
    client = start("good")
    heard: List[Any] = []
    removes = [client.on_change(heard.append), client.on_event(lambda s, e: heard.append(e))]
    for remove in removes:
        remove()
        remove()
    client.show()
    assert (client.dispatch(), heard) == (0, [])


def test_the_same_callback_twice_is_taken_away_once(start: Start) -> None:
    client = start("good")
    heard: List[Any] = []
    remove = client.on_change(heard.append)
    client.on_change(heard.append)
    remove()
    remove()
    client.show()
    client.dispatch()
    assert len(heard) == 1


def test_a_callback_may_call_and_what_that_changes_is_heard_too(start: Start) -> None:
    client = start("good")
    heard: List[int] = []

    def again(result: Any) -> None:
        heard.append(result["revision"])
        if len(heard) < 3:
            client.show()

    client.on_change(again)
    client.show()
    assert client.dispatch() == 3
    assert heard == sorted(heard)


def test_a_dispatch_inside_a_callback_does_nothing(start: Start) -> None:
    client = start("good")
    inner: List[int] = []
    client.on_change(lambda result: inner.append(client.dispatch()))
    client.show()
    client.show()
    assert (client.dispatch(), inner) == (2, [0, 0])


def test_what_a_callback_raises_comes_out_and_the_rest_waits(start: Start) -> None:
    client = start("good")
    heard: List[Any] = []

    def fail(result: Any) -> None:
        heard.append(result)
        if len(heard) == 1:
            raise KeyError("host")

    client.on_change(fail)
    client.show()
    client.show()
    with pytest.raises(KeyError):
        client.dispatch()
    assert (client.dispatch(), len(heard)) == (1, 2)


def test_what_was_said_before_the_end_is_heard_before_the_end_is_told() -> None:
    heard: List[Any] = []
    with Client(fake("good")) as client:
        client.on_change(heard.append)
        client.show()
    assert (client.dispatch(), len(heard)) == (1, 1)


def test_wake_says_that_there_is_something_to_dispatch() -> None:
    woken = threading.Event()
    with Client(fake("good"), wake=woken.set) as client:
        client.on_change(lambda result: None)
        assert not woken.is_set()
        client.show()
        assert woken.is_set()


def test_wake_tells_of_the_end_too() -> None:
    woken = threading.Event()
    with Client(fake("dies_later"), wake=woken.set) as client:
        with pytest.raises(Exception, match="status 7"):
            client.request("layout")
        assert woken.wait(60)


def test_of_two_threads_that_dispatch_one_runs_the_callbacks(start: Start) -> None:
    client = start("good")
    inside = threading.Event()
    go_on = threading.Event()
    heard: List[threading.Thread] = []

    def hear(result: Any) -> None:
        heard.append(threading.current_thread())
        inside.set()
        go_on.wait(60)

    client.on_change(hear)
    client.show()
    client.show()
    thread = threading.Thread(target=client.dispatch)
    thread.start()
    assert inside.wait(60) and client.dispatch() == 0
    go_on.set()
    thread.join()
    assert heard == [thread, thread]

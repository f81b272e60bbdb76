# SPDX-License-Identifier: MIT
"""tipd's questions go to their handlers, and what those say goes back."""

from typing import Any, Iterator, List

import pytest

import tipd
from tipd import Client

from conftest import tour

RECT: Any = {"rect": {"x": 1, "y": 2, "width": 3, "height": 4}}


@pytest.fixture
def client() -> Iterator[Client]:
    with Client(tour()) as client:
        client.request("session/open", {"session": "s"})
        client.request("session/open", {"session": "t"})
        yield client


def ask(client: Client, kind: str, session: str = "s") -> None:
    client.request("ask", {"session": session, "kind": kind})
    client.dispatch()


def answers(client: Client) -> List[Any]:
    return [params for method, params in client.request("log") if method == "answer"]


@pytest.mark.parametrize("said, answer", [(True, "yes"), (False, "no"), ("skip", "skip")])
def test_a_confirmation(client: Client, said: Any, answer: str) -> None:
    client.on_confirm(lambda event: said)
    ask(client, "confirm")
    assert answers(client) == [{"session": "s", "question": "q-1", "answer": answer}]


@pytest.mark.parametrize(
    "said, answer",
    [(RECT, {"target": RECT}), (None, {"target": None}), ("skip", {"answer": "skip"})],
)
def test_a_target(client: Client, said: Any, answer: Any) -> None:
    client.on_resolve(lambda event: said)
    ask(client, "resolve")
    assert answers(client) == [{"session": "s", "question": "q-1", **answer}]


def test_the_handler_gets_the_event_and_what_it_changes_is_heard_at_once(client: Client) -> None:
    heard: List[Any] = []
    client.on_event(lambda session, event: heard.append((session, event["event"])))

    def decide(event: tipd.ConfirmEvent) -> bool:
        heard.append(event["tip"])
        return True

    client.on_confirm(decide)
    ask(client, "confirm")
    assert heard == [("s", "confirm"), "a", ("s", "shown")]


def test_a_handler_of_a_session_comes_before_that_of_all(client: Client) -> None:
    client.on_confirm(lambda event: True)
    remove = client.on_confirm(lambda event: False, session="t")
    for session in "st":
        ask(client, "confirm", session)
    remove()
    ask(client, "confirm", "t")
    found = [(answer["session"], answer["answer"]) for answer in answers(client)]
    assert found == [("s", "yes"), ("t", "no"), ("t", "yes")]


def test_a_handler_that_was_replaced_takes_nothing_away(client: Client) -> None:
    remove = client.on_confirm(lambda event: False)
    client.on_confirm(lambda event: True)
    remove()
    ask(client, "confirm")
    assert answers(client)[0]["answer"] == "yes"


def test_without_a_handler_the_host_answers_by_itself(client: Client) -> None:
    client.on_confirm(lambda event: True)
    questions: List[str] = []
    client.on_event(lambda s, event: questions.append(event["question"]) if event["event"] == "resolve" else None)
    ask(client, "resolve")
    assert answers(client) == []
    client.answer(session="s", question=questions[0], target=None)
    assert len(answers(client)) == 1


@pytest.mark.parametrize(
    "kind, said, says",
    [
        ("confirm", None, "answers confirm of 'a' is None; it must be True, False or \"skip\""),
        ("confirm", 1, "answers confirm of 'a' is 1; it must be True"),
        ("resolve", True, "answers resolve of 'a' is True; it must be a target, None or \"skip\""),
        ("resolve", "menu", "answers resolve of 'a' is 'menu'"),
    ],
)
def test_what_is_no_answer_is_named_and_leaves_the_question_open(
    client: Client, kind: str, said: Any, says: str
) -> None:
    on: Any = {"confirm": client.on_confirm, "resolve": client.on_resolve}[kind]
    on(lambda event: said)
    with pytest.raises(tipd.WrongArgument, match=says):
        ask(client, kind)
    assert answers(client) == [] and client.dispatch() == 0


def test_what_a_handler_raises_comes_out_of_dispatch_and_the_rest_is_heard(client: Client) -> None:
    def fail(event: Any) -> bool:
        raise KeyError("host")

    client.on_confirm(fail)
    client.on_resolve(lambda event: None)
    client.request("ask", {"session": "s", "kind": "confirm"})
    client.request("ask", {"session": "s", "kind": "resolve"})
    with pytest.raises(KeyError):
        client.dispatch()
    client.dispatch()
    assert [answer["question"] for answer in answers(client)] == ["q-2"]

# SPDX-License-Identifier: MIT
"""JSON-RPC without I/O: ids, replies, notifications and questions."""

import json
from typing import Any, List

import pytest

from tipd import InvalidParams, ProtocolError, WrongArgument
from tipd._connection import Connection, Notification, Refused, Reply
from tipd._framing import FrameDecoder, frame


def sent(data: bytes) -> Any:
    (body,) = FrameDecoder().feed(data)
    return json.loads(body)


def arrived(connection: Connection, *messages: Any) -> List[Any]:
    data = b"".join(frame(json.dumps(message).encode()) for message in messages)
    return list(connection.receive(data))


def test_requests_are_numbered_from_one() -> None:
    connection = Connection()
    assert sent(connection.request("a", None)[1]) == {"jsonrpc": "2.0", "id": 1, "method": "a"}
    assert sent(connection.request("b", {"x": None})[1])["params"] == {"x": None}
    assert connection.request("c", {})[0] == 3


def test_a_notification_has_no_id() -> None:
    data = Connection().notification("exit", None)
    assert sent(data) == {"jsonrpc": "2.0", "method": "exit"}


def test_a_lone_surrogate_is_sent_escaped() -> None:
    data = Connection().notification("show", {"text": "\ud83d"})
    assert b'"\\ud83d"' in data


@pytest.mark.parametrize("value", [float("nan"), float("inf"), object()])
def test_what_json_cannot_say_is_refused_before_it_is_sent(value: Any) -> None:
    connection = Connection()
    with pytest.raises(WrongArgument, match=r"^params\.x is "):
        connection.request("a", {"x": value})
    assert arrived(connection, {"jsonrpc": "2.0", "id": 1, "result": 1}) == []


def test_replies_find_their_request_in_any_order() -> None:
    connection = Connection()
    for method in "ab":
        connection.request(method, None)
    replies = arrived(connection, {"id": 2, "result": None}, {"id": 1, "result": [1]})
    assert replies == [Reply(2, "b", None, None), Reply(1, "a", None, [1])]


def test_a_reply_is_taken_once() -> None:
    connection = Connection()
    connection.request("a", None)
    reply = {"id": 1, "result": 0}
    assert arrived(connection, reply, reply) == [Reply(1, "a", None, 0)]


@pytest.mark.parametrize("id", [7, "1", 1.5, True, [], {}])
def test_replies_to_nothing_are_ignored(id: Any) -> None:
    connection = Connection()
    connection.request("a", None)
    assert arrived(connection, {"id": id, "result": 0}) == []


def test_a_request_that_was_never_sent_is_withdrawn() -> None:
    connection = Connection()
    connection.request("a", None)
    connection.withdraw(1)
    assert arrived(connection, {"id": 1, "result": 0}) == []


def test_an_error_becomes_the_exception_of_its_kind() -> None:
    connection = Connection()
    connection.request("a", None)
    (reply,) = arrived(connection, {"id": 1, "error": {"code": -32602, "message": "no"}})
    assert type(reply.error) is InvalidParams and reply.error.message == "no"


def test_an_error_without_an_id_belongs_to_the_oldest_open_request() -> None:
    connection = Connection()
    connection.request("a", None)
    connection.request("b", None)
    (reply,) = arrived(connection, {"id": None, "error": {"code": -32600, "message": "long"}})
    assert (reply.id, reply.method) == (1, "a")


def test_an_error_without_an_id_and_without_a_request_is_ignored() -> None:
    assert arrived(Connection(), {"id": None, "error": {"code": -32700, "message": "?"}}) == []


def test_a_notification_arrives_with_its_params() -> None:
    messages = arrived(Connection(), {"method": "a", "params": {"x": 1}}, {"method": "b"})
    assert messages == [Notification("a", {"x": 1}), Notification("b", None)]


@pytest.mark.parametrize("id", [0, "q", None, 1.5])
def test_a_request_of_the_server_is_refused_with_its_own_id(id: Any) -> None:
    (question,) = arrived(Connection(), {"id": id, "method": "ask", "params": {}})
    assert isinstance(question, Refused)
    answer = sent(question.answer)
    assert answer["id"] == id and answer["error"]["code"] == -32601


@pytest.mark.parametrize(
    "message", [[], 1, None, {}, {"id": 1}, {"id": 1, "result": 1, "error": {}}, {"method": 5}]
)
def test_what_is_no_message_is_a_protocol_error(message: Any) -> None:
    with pytest.raises(ProtocolError):
        arrived(Connection(), message)


@pytest.mark.parametrize("body", [b"", b"{", b'{"a":"\xff"}', b"\xef\xbb\xbf{}", b"[" * 10**6])
def test_what_is_no_json_is_a_protocol_error(body: bytes) -> None:
    with pytest.raises(ProtocolError, match="not JSON"):
        list(Connection().receive(frame(body)))

"""JSON-RPC 2.0: the examples of its specification, with methods that tipd has, and ids of every kind."""

import pytest

from samples import BOUNDS, LAYOUT
from waiting import read_to_end
from wire import Framed, Lines, compact, request

FRAMINGS = pytest.mark.parametrize("framing", [Framed, Lines], ids=lambda framing: framing.name)

# What is sent, and for each answer its id and its code, None for a result; a list for a batch.
EXAMPLES = {
    "named params": (compact(request(3, "layout", LAYOUT)), (3, None)),
    "positional params": (b'{"jsonrpc":"2.0","method":"layout","params":[42,23],"id":1}', (1, -32602)),
    "a notification": (b'{"jsonrpc":"2.0","method":"update","params":[1,2,3,4,5]}', None),
    "a notification without params": (b'{"jsonrpc":"2.0","method":"foobar"}', None),
    "a method that there is not": (b'{"jsonrpc":"2.0","method":"foobar","id":"1"}', ("1", -32601)),
    "invalid JSON": (b'{"jsonrpc":"2.0","method":"foobar,"params":"bar","baz]', (None, -32700)),
    "an invalid request": (b'{"jsonrpc":"2.0","method":1,"params":"bar"}', (None, -32600)),
    "a batch of invalid JSON": (
        b'[{"jsonrpc":"2.0","method":"sum","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method"]',
        (None, -32700),
    ),
    "an empty batch": (b"[]", (None, -32600)),
    "a batch of what is none": (b"[1]", [(None, -32600)]),
    "a batch of three that are none": (b"[1,2,3]", [(None, -32600)] * 3),
    "a batch of all kinds": (
        b"[%b]"
        % b",".join(
            [
                compact(request("1", "layout", LAYOUT)),
                b'{"jsonrpc":"2.0","method":"notify_hello","params":[7]}',
                compact(request("2", "session/open", {"bounds": BOUNDS})),
                b'{"foo":"boo"}',
                b'{"jsonrpc":"2.0","method":"foo.get","params":{"name":"myself"},"id":"5"}',
                compact(request("9", "session/get")),
            ]
        ),
        [("1", None), ("2", None), (None, -32600), ("5", -32601), ("9", None)],
    ),
    "a batch of notifications": (
        b'[{"jsonrpc":"2.0","method":"notify_sum","params":[1,2,4]},'
        b'{"jsonrpc":"2.0","method":"notify_hello","params":[7]}]',
        None,
    ),
}


def outline(answer):
    """The ids and codes of an answer."""
    if isinstance(answer, list):
        return [outline(part) for part in answer]
    return answer["id"], answer.get("error", {}).get("code")


@FRAMINGS
@pytest.mark.parametrize(("sent", "expected"), EXAMPLES.values(), ids=EXAMPLES)
def test_an_example(start, framing, sent, expected):
    session = start(framing=framing)
    session.initialize()
    session.send(sent)
    session.send(request("last", "layout", LAYOUT))
    answer = session.receive()
    if expected is not None:
        assert outline(answer) == expected
        answer = session.receive()
    assert outline(answer) == ("last", None)


UNANSWERED = {
    "params a string": b'{"jsonrpc":"2.0","method":"show","params":"x"}',
    "params a number": b'{"jsonrpc":"2.0","method":"show","params":1}',
    "params true": b'{"jsonrpc":"2.0","method":"show","params":true}',
    "params of the wrong kind": b'{"jsonrpc":"2.0","method":"show","params":{"tip":1}}',
    "params a list": b'{"jsonrpc":"2.0","method":"show","params":[1]}',
    "in a batch": b'[{"jsonrpc":"2.0","method":"show","params":1}]',
    "an unknown method with bad params": b'{"jsonrpc":"2.0","method":"no/such","params":1}',
    "$/setTrace without a value": b'{"jsonrpc":"2.0","method":"$/setTrace"}',
    "a request sent as a notification": b'{"jsonrpc":"2.0","method":"layout","params":null}',
}


@FRAMINGS
@pytest.mark.parametrize("sent", UNANSWERED.values(), ids=UNANSWERED)
def test_a_notification_is_never_answered(start, framing, sent):
    session = start(framing=framing)
    session.initialize()
    session.send(sent)
    assert "placement" in session.result("layout", LAYOUT)
    session.notify("$/setTrace", {"value": "messages"})
    session.send(sent)
    # But who traces hears of it.
    assert session.receive()["method"] in ("$/logTrace", "window/logMessage")


IDS = [
    b"0", b"-0", b"1", b"-1", b"1.0", b"1.50", b"1e2", b"1E+2", b"1e400", b"-1e400", b"1e-400", b"9007199254740993",
    b"123456789012345678901234567890", b"0.1", b'""', b'"a"', b'"1"', b'" "', b'"\\u00e9\\/\\n\\""', b'"\xc3\xa9"',
    b'"\xf0\x9f\x8e\x89"', b'"\\ud83d"', b'"\\\\u0000"', b'"%b"' % (b"x" * 10_000),
]  # fmt: skip
REFUSED_IDS = [b"null", b"true", b"false", b"{}", b"[]", b"[1]", b'{"a":1}', b'"\\u0000"', b'"a\\\\\\u0000"']


@pytest.mark.parametrize("token", IDS, ids=lambda token: repr(token[:30]))
def test_an_id_comes_back_byte_for_byte(start, token):
    session = start()
    session.initialize()
    for call in (b'{"jsonrpc":"2.0","id":%b,"method":"layout","params":%b}' % (token, compact(LAYOUT)),
                 b'{"jsonrpc":"2.0","id":%b,"method":"no/such"}' % token,
                 b'{"jsonrpc":"1.0","id":%b,"method":"layout"}' % token):  # fmt: skip
        session.send(call)
    session.close_input()
    assert read_to_end(session.output).count(b'{"jsonrpc":"2.0","id":%b,' % token) == 3


@pytest.mark.parametrize("token", REFUSED_IDS, ids=repr)
def test_what_is_no_id_is_refused(start, token):
    session = start()
    session.initialize()
    session.send(b'{"jsonrpc":"2.0","id":%b,"method":"layout"}' % token)
    assert outline(session.receive()) == (None, -32600)
    assert "placement" in session.result("layout", LAYOUT)


def test_equal_ids_are_all_answered(start):
    session = start()
    session.initialize()
    session.write(Framed.encode(request("same", "layout", LAYOUT)) * 3)
    assert [outline(session.receive()) for _ in range(3)] == [("same", None)] * 3


@pytest.mark.parametrize("twice", ["jsonrpc", "method", "params"])
def test_a_member_that_is_there_twice_is_named_and_the_id_answered(start, twice):
    session = start()
    session.initialize()
    members = {"jsonrpc": b'"2.0"', "id": b"7", "method": b'"layout"', "params": b"{}"}
    session.send(b"{%b}" % b",".join(b'"%b":%b' % (name.encode(), members[name]) for name in [*members, twice]))
    answer = session.receive()
    assert outline(answer) == (7, -32600)
    assert answer["error"]["message"] == f"A message must have the member {twice} once."


@pytest.mark.parametrize("empty", [b"", b',"params":null', b',"params":[]', b',"params":{}'])
@pytest.mark.parametrize("method", ["shutdown", "session/get"])
def test_params_may_be_left_out_in_four_ways(start, method, empty):
    session = start()
    session.initialize()
    session.result("session/open", {"bounds": BOUNDS})
    session.send(b'{"jsonrpc":"2.0","id":1,"method":"%b"%b}' % (method.encode(), empty))
    assert outline(session.receive()) == (1, None)


def test_a_method_may_be_written_with_escapes(start):
    session = start()
    session.initialize()
    session.send(b'{"jsonrpc":"2.0","id":1,"method":"session\\/op\\u0065n","params":%b}' % compact({"bounds": BOUNDS}))
    assert outline(session.receive()) == (1, None)


@pytest.mark.parametrize("change", [-1, 1, 2])
def test_a_length_that_is_wrong_loses_the_stream_and_no_more(start, change):
    session = start()
    session.initialize()
    body = compact(request("odd", "layout", LAYOUT))
    session.write(b"Content-Length: %d\r\n\r\n%b" % (len(body) + change, body))
    try:
        session.write(Framed.encode(request("next", "layout", LAYOUT)))
    except BrokenPipeError:
        pass
    assert [outline(answer) for answer in session.rest()] == [(None, -32700)] * 2
    assert session.status() == 1


def test_nothing_with_u0000_leaves(start):
    session = start()
    session.initialize()
    session.result("session/open", {"session": "s\0", "bounds": BOUNDS})
    session.send(request("a\0", "layout", LAYOUT))
    for data in ("\0", {"\0": 1}, [[{"a": ["b\0"]}]]):
        tip = {"id": "t\0", "target": LAYOUT["target"], "content": {"text": "a\0b"}, "data": data}
        session.send(request(2, "show", {"tip": tip, "animated": False}))
        del tip["data"]
    session.send(request(3, "show", {"tip": tip, "animated": False}))
    session.send(request(4, "x\0", {"y\0": 1}))
    session.send(request(5, "layout", {"y\0": "\0"}))
    session.close_input()
    data = read_to_end(session.output)
    assert b"\\u0000" not in data.replace(b"\\\\u0000", b"") and b"\0" not in data
    assert data.count(b"params.tip.data: found the character U+0000; expected any JSON without it.") == 3
    assert session.status() == 0

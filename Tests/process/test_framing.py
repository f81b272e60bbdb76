"""The same bytes give the same replies, however they are cut on the way."""

import random

import pytest

from samples import CONVERSATION, LAYOUT
from waiting import read_to_end, unread, until
from wire import Framed, Lines, request

FRAMINGS = pytest.mark.parametrize("framing", [Framed, Lines], ids=lambda framing: framing.name)


def conversation(framing):
    """The bytes of the whole conversation."""
    return b"".join(framing.encode(message) for message in CONVERSATION)


def replies(start, framing, pieces):
    """What the program answers to `pieces`, each of them read by the program before the next is written."""
    session = start(framing=framing)
    for index, piece in enumerate(pieces):
        session.write(piece)
        if index < len(pieces) - 1:
            until(lambda: unread(session.input) == 0, "the program reads a piece")
    found = session.rest()
    assert session.status() == 0
    session.discard()
    return found


@FRAMINGS
def test_a_whole_conversation_in_one_write(start, framing):
    found = replies(start, framing, [conversation(framing)])
    assert [reply["id"] for reply in found if "id" in reply] == [1, 2, "three", 4, 5, 6]
    assert found[4]["error"]["code"] == -32601
    assert found[5] == {"jsonrpc": "2.0", "id": 6, "result": None}


@FRAMINGS
def test_every_byte_in_a_write_of_its_own(start, framing):
    data = conversation(framing)
    single = [data[index : index + 1] for index in range(len(data))]
    assert replies(start, framing, single) == replies(start, framing, [data])


@FRAMINGS
def test_the_conversation_cut_in_two_at_every_byte(start, framing):
    data = conversation(framing)
    whole = replies(start, framing, [data])
    for cut in range(1, len(data)):
        assert replies(start, framing, [data[:cut], data[cut:]]) == whole, cut


@FRAMINGS
@pytest.mark.parametrize("seed", range(20))
def test_random_chunks(start, framing, seed):
    data = conversation(framing)
    dice = random.Random(seed)
    cuts = sorted(dice.sample(range(1, len(data)), dice.randint(1, 60)))
    pieces = [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    assert replies(start, framing, pieces) == replies(start, framing, [data])


@FRAMINGS
def test_two_messages_in_one_write_and_half_of_a_third(start, framing):
    session = start(framing=framing)
    session.initialize()
    third = framing.encode(request("c", "layout", LAYOUT))
    session.write(framing.encode(request("a", "layout", LAYOUT)) + framing.encode(request("b", "layout", LAYOUT)))
    session.write(third[:20])
    first, second = session.receive(), session.receive()
    session.write(third[20:])
    assert [first["id"], second["id"], session.receive()["id"]] == ["a", "b", "c"]


def test_lines_are_taken_without_the_last_newline_and_with_carriage_returns(start):
    session = start(framing=Lines)
    session.write(b" \r\n\t\n" + Lines.encode(CONVERSATION[0]).replace(b"\n", b"\r\n"))
    assert session.receive()["id"] == 1
    session.write(Lines.encode(request(9, "shutdown")).rstrip(b"\n"))
    session.close_input()
    assert [reply["id"] for reply in session.rest()] == [9]
    assert session.status() == 0


def test_a_reply_is_one_header_and_its_body_and_nothing_else(start):
    session = start()
    session.write(conversation(Framed))
    data = read_to_end(session.output)
    assert data.startswith(b"Content-Length: ")
    assert b"Content-Type" not in data
    assert data.count(b"\r\n\r\n") == data.count(b"Content-Length: ")
    assert data.count(b"\n") == 2 * data.count(b"Content-Length: ")


@pytest.mark.parametrize(
    "identifier", [b"0", b"-7", b"1.50", b"2.0", b"1e2", b"9007199254740993", b'"\\u00e9\\/x"', b'""']
)
def test_an_id_comes_back_byte_for_byte(start, identifier):
    session = start()
    session.initialize()
    session.send(b'{"jsonrpc":"2.0","id":%b,"method":"no/such/method"}' % identifier)
    session.close_input()
    assert b'"id":%b,' % identifier in read_to_end(session.output)

# SPDX-License-Identifier: MIT
"""Members of the wrong kind are refused before anything is sent."""

import asyncio
from typing import Any, Callable, List

import pytest

import tipd
from tipd import AsyncClient, Client

from conftest import fake

Start = Callable[[str], Client]


@pytest.mark.parametrize(
    "method, members, says",
    [
        ("session_open", {"bounds": [0, 0, 9, 9]}, "params.bounds is a list; it must be an object"),
        ("session_get", {"session": 1}, "params.session is 1; it must be a string"),
        ("session_open", {"bounds": {}, "safeArea": "1"}, "params.safeArea is '1'; it must be a number or an object"),
        ("show", {"tip": "a"}, "params.tip is 'a'; it must be an object"),
        ("show", {"tips": {"id": "a"}}, "params.tips is a dict; it must be a list"),
        ("next", {"animated": 0}, "params.animated is 0; it must be a boolean"),
        ("clock_advance", {"by": True}, "params.by is True; it must be a number"),
        ("go", {"step": 1 > 0}, "params.step is True; it must be a number or a string"),
        ("layout", {"bounds": {}, "target": "save"}, "params.target is 'save'; it must be an object"),
        ("answer", {"question": None, "answer": True}, "params.answer is True; it must be a string"),
        ("dismiss", {"tips": object()}, "params.tips is an object; it must be a list"),
    ],
)
def test_a_wrong_kind_is_named(start: Start, method: str, members: Any, says: str) -> None:
    client = start("good")
    with pytest.raises(tipd.WrongArgument) as caught:
        getattr(client, method)(**members)
    assert str(caught.value) == says


def test_it_is_the_same_for_asyncio() -> None:
    async def run() -> None:
        async with AsyncClient(fake("good")) as client:
            wrong: Any = 0
            with pytest.raises(tipd.WrongArgument, match=r"params\.animated is 0"):
                await client.next(animated=wrong)

    asyncio.run(run())


def test_data_may_be_anything_and_null_is_sent(start: Start) -> None:
    client = start("good")
    values: List[Any] = [None, False, 0, "", [], {}]
    for data in values:
        sent: Any = client.update(tip="a", data=data)
        assert sent["params"] == {"tip": "a", "data": data}


def test_an_unknown_keyword_is_python_s_own_error(start: Start) -> None:
    call: Any = start("good").show
    with pytest.raises(TypeError, match="tipp"):
        call(tipp={})


@pytest.mark.parametrize("timeout", [-1, float("nan"), "5", True, []])
def test_a_timeout_that_is_none_is_refused_before_anything_is_sent(start: Start, timeout: Any) -> None:
    client = start("good")
    for call in (client.session_get, client.dispatch):
        with pytest.raises(tipd.WrongArgument, match="^timeout is "):
            call(timeout=timeout)
    with pytest.raises(tipd.WrongArgument, match="^timeout is "):
        Client(fake("good"), timeout=timeout)
    # The answer would have the number of the request: 1 was `initialize`.
    assert client._current._connection._last_id == 1


@pytest.mark.parametrize("timeout", [float("inf"), 1e300])
def test_a_timeout_may_be_longer_than_any_wait(start: Start, timeout: float) -> None:
    sent: Any = start("good").session_get(timeout=timeout)
    assert sent["method"] == "session/get"


def test_a_timeout_is_checked_for_asyncio_too() -> None:
    async def run() -> None:
        async with AsyncClient(fake("good")) as client:
            with pytest.raises(tipd.WrongArgument, match="^timeout is nan"):
                await client.session_get(timeout=float("nan"))

    asyncio.run(run())
    with pytest.raises(tipd.WrongArgument, match="^timeout is -1"):
        AsyncClient(fake("good"), timeout=-1)


def test_what_is_no_function_is_refused_at_once(start: Start) -> None:
    client = start("good")
    wrong: Any = None
    for listen in (client.on_change, client.on_event, client.on_restore, client.on_confirm, client.on_resolve):
        with pytest.raises(tipd.WrongArgument, match="is None; it must be a function"):
            listen(wrong)


def test_a_message_has_a_method_and_an_object(start: Start) -> None:
    client = start("good")
    wrong: Any = 5
    for send in (client.request, client.notify):
        with pytest.raises(tipd.WrongArgument, match="the method is 5; it must be a string"):
            send(wrong)
        with pytest.raises(tipd.WrongArgument, match="params is 5; it must be an object"):
            send("next", wrong)

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

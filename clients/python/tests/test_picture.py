# SPDX-License-Identifier: MIT
"""Changes become a picture."""

from typing import Any

from tipd import Picture


def tip(id: str, z: int, **more: Any) -> Any:
    return {"put": "tip", "id": id, "z": z, **more}


OVERLAY: Any = {"put": "overlay", "id": "overlay", "z": 0}


def result(revision: int, *changes: Any, session: str = "s") -> Any:
    return {"session": session, "revision": revision, "changes": list(changes), "events": []}


def shown(picture: Picture) -> Any:
    return [(layer["put"], layer["id"]) for layer in picture.layers()]


def test_layers_stand_in_z_order_with_the_overlay_at_the_back() -> None:
    picture = Picture("s")
    assert picture.apply(result(1, tip("b", 2), OVERLAY, tip("a", 1)))
    assert shown(picture) == [("overlay", "overlay"), ("tip", "a"), ("tip", "b")]


def test_a_put_replaces_the_picture_with_the_same_id() -> None:
    picture = Picture("s")
    picture.apply(result(1, tip("a", 1, data=1)))
    picture.apply(result(2, tip("a", 1, data=2)))
    assert picture.tips["a"]["data"] == 2


def test_removals_tell_overlay_and_tips_apart() -> None:
    picture = Picture("s")
    picture.apply(result(1, OVERLAY, tip("overlay", 1), tip("a", 2)))
    picture.apply(result(2, {"remove": "tip", "id": "overlay", "motion": "none"}))
    assert shown(picture) == [("overlay", "overlay"), ("tip", "a")]
    picture.apply(result(3, {"remove": "overlay", "id": "overlay", "motion": "none"}))
    assert shown(picture) == [("tip", "a")]


def test_what_it_knows_already_and_other_sessions_change_nothing() -> None:
    picture = Picture("s")
    picture.apply(result(4, tip("a", 1)))
    assert not picture.apply(result(4, tip("b", 1)))
    assert not picture.apply(result(5, tip("b", 1), session="t"))
    assert not picture.apply(result(5))
    assert shown(picture) == [("tip", "a")]


def test_a_session_can_be_loaded_whole() -> None:
    picture = Picture("s")
    whole: Any = {"session": "t", "revision": 7, "overlay": OVERLAY, "tips": [tip("a", 1)], "hints": []}
    picture.load(whole)
    assert shown(picture) == [("overlay", "overlay"), ("tip", "a")]
    assert not picture.apply(result(7, tip("b", 2), session="t"))
    assert picture.apply(result(8, tip("b", 2), session="t"))

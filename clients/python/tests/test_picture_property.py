# SPDX-License-Identifier: MIT
"""A picture kept from changes is the session's picture, whatever is called."""

import random
from typing import Any, Dict, List

import pytest

from tipd import Client, Picture, RpcError, SessionPicture

BOUNDS: Any = {"x": 0, "y": 0, "width": 400, "height": 300}
REFS = ("save", "menu", "gone")
OFTEN = ("show", "add", "next", "clock/advance") * 3


class Player:
    """Makes calls by chance; what is refused changes nothing and does not matter."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.names = ["tip 0"]

    def target(self) -> Any:
        x, y = self.chance.randrange(380), self.chance.randrange(280)
        rect = {"x": x, "y": y, "width": self.chance.randrange(60), "height": 20}
        return self.chance.choice([{"point": {"x": x, "y": y}}, {"rect": rect, "cornerRadius": 4}])

    def name(self) -> str:
        """An id, mostly a new one."""
        if self.chance.random() < 0.9:
            self.names.append(f"tip {len(self.names)}")
        return self.chance.choice(self.names[-4:])

    def tip(self) -> Any:
        buttons = [{"id": "next", "label": "On"}, {"id": "later", "label": "Later"}]
        made: Dict[str, Any] = {
            "id": self.name(),
            "target": self.chance.choice([{"ref": "save"}, None, self.target(), self.target()]),
            "content": self.chance.choice([{"text": "Saves it"}, {"title": "Look", "buttons": buttons}]),
            "options": {
                "lifetime": self.chance.choice(["forever", "untilNext"]),
                "overlay": {"visible": self.chance.random() < 0.5, "fadeAfter": self.chance.choice([None, 0.3])},
                "trigger": self.chance.choice(["now", "now", "hover", "hint"]),
                "dismissAfter": self.chance.choice([None, 0.4]),
                "confirm": {"enter": self.chance.random() < 0.1},
                "lost": self.chance.choice(["auto", "hide", "center", "dismiss"]),
                "tap": {"bubble": {"action": self.chance.choice(["none", "next", "dismiss", "mine"])}},
                "motion": {"show": {"kind": self.chance.choice(["none", "spring"])}, "move": {"kind": "slide"}},
            },
        }
        if self.chance.random() < 0.3:
            made["data"] = {"n": self.chance.randrange(9)}
        return made

    def keys(self) -> Any:
        actions = ["none", "next", "previous", "close", "mine"]
        return {"keys": {name: self.chance.choice(actions) for name in ("escape", "forward", "enter")}}

    def members(self) -> Dict[str, Any]:
        """Every call with the members it is made with this time."""
        chance = self.chance
        animated = chance.random() < 0.5
        tips = [self.tip() for _ in range(chance.randrange(1, 3))]
        point = {"x": chance.randrange(400), "y": chance.randrange(300)}
        return {
            "show": {"tips": tips, "animated": animated},
            "add": {"tips": tips},
            "next": {"animated": animated},
            "previous": {"animated": animated},
            "dismiss": chance.choice([{}, {"tip": chance.choice(self.names[-4:]), "animated": animated}]),
            "tap": chance.choice([{"point": point}, {"tip": chance.choice(self.names[-4:])}]),
            "session/update": {
                "targets": {chance.choice(REFS): chance.choice([None, self.target()])},
                "options": chance.choice([{}, {"arrow": {"width": chance.randrange(20)}}, self.keys()]),
                "direction": chance.choice(["ltr", "rtl"]),
            },
            "clock/advance": {"by": chance.choice([0, 0.1, 0.5])},
            "go": {"step": chance.choice(self.names[-4:]), "animated": animated},
            "pause": {"animated": animated},
            "resume": {"animated": animated},
            "end": {"animated": animated},
            "remove": {"step": chance.choice(self.names[-4:])},
            "update": {"tip": chance.choice(self.names[-4:]), "content": {"text": "Other words"}},
            "pointer": {"kind": chance.choice(["move", "move", "press"]), "point": point},
            "key": {"key": chance.choice(["Escape", "ArrowRight", "Tab", "Enter"])},
            "answer": {"question": f"question-{chance.randrange(1, 9)}", "answer": chance.choice(["yes", "skip"])},
        }

    def play(self, client: Client) -> None:
        members = self.members()
        method = self.chance.choice([*members, *OFTEN])
        params = members[method]
        try:
            client.request(method, params)
        except RpcError as error:
            assert error.kind in REFUSALS, (method, params, error)


#: What a call may be refused for that was made without looking.
REFUSALS = {"tipExists", "unknownTip", "unknownTarget", "unknownStep", "unknownQuestion", "wrongAnswer"}


def of_session(picture: Picture) -> Any:
    layers = picture.layers()
    tips = [layer for layer in layers if layer["put"] == "tip"]
    hints = [layer for layer in layers if layer["put"] == "hint"]
    told = {name: getattr(picture, name) for name in SessionPicture.__annotations__}
    return {**told, "tips": tips, "hints": hints, "regions": picture.regions()}


@pytest.mark.parametrize("overlay", ["none", "bands"])
@pytest.mark.parametrize("seed", range(12))
def test_it_is_always_what_the_session_says(program: str, seed: int, overlay: Any) -> None:
    chance = random.Random(seed)
    with Client(program, clock="manual", overlay=overlay) as client:
        picture = Picture("s")
        drawn: List[int] = []
        picture.follow(client, lambda: drawn.append(1))
        targets: Any = {"save": {"rect": {"x": 160, "y": 120, "width": 80, "height": 30}}, "menu": None}
        client.session_open(session="s", bounds=BOUNDS, targets=targets)
        player = Player(chance)
        for _ in range(300):
            player.play(client)
            client.dispatch()
            assert of_session(picture) == client.session_get()
        assert len(drawn) > 20

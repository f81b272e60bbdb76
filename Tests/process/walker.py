"""A host that does anything in any order, much of it wrong."""

import random

from mirror import Mirror, holds, inside

BOUNDS = {"x": 0, "y": 0, "width": 400, "height": 300}
WINDOWS = ["m", "o"]
STEPS = ["a", "b", "c", "d", "é\u0301", "🙂"]
TIPS = ["t", "u", "h", "v"]
REFS = ["x", "y", "z"]
ACTIONS = ["none", "dismiss", "close", "next", "previous", "end", "mine", "press", "focus"]
GONE = ["hidden", "dismissed", "waiting"]
WRONG = [None, "", 0, -1, 1.5, 1e300, [], {}, "no such", True, "\u0000"]


class Walker:
    """Two windows, driven at random; every reply is checked."""

    def __init__(self, session, seed):
        self.session, self.dice = session, random.Random(seed)
        self.mirrors = {}
        self.state = None
        self.log = []

    def pick(self, *choices):
        """One of them."""
        return self.dice.choice(choices)

    def few(self, names, most=3):
        """Some of the names, each once."""
        return self.dice.sample(names, self.dice.randint(1, min(most, len(names))))

    def target(self):
        """Where something is: nowhere, at a point, a rect cut off, or lines."""
        x, y = self.dice.randint(-20, 420), self.dice.randint(-20, 320)
        rect = {"x": x, "y": y, "width": self.pick(0, 5, 60), "height": self.pick(0, 5, 30)}
        clip = {"x": 0, "y": 0, "width": 200, "height": 150}
        return self.pick(None, None, {"point": {"x": x, "y": y}}, {"rect": rect}, {"rect": rect, "clip": clip},
                         {"rects": [rect, {**rect, "y": y + 30}]})  # fmt: skip

    def options(self):
        """Options of which few fit together."""
        roll = self.pick
        every = {
            "lifetime": roll("forever", "untilNext"), "trigger": roll("now", "hover", "hint"),
            "lost": roll("auto", "hide", "dismiss", "skip", "center", "end"),
            "missing": {"policy": roll("wait", "skip", "center", "end"), "timeout": roll(None, 0, 1),
                        "then": roll("skip", "center", "end")},
            "confirm": {"leave": roll(True, False), "enter": roll(True, False), "timeout": roll(None, 0, 1)},
            "resolve": {"ask": roll("never", "missing", "hidden", "always"), "timeout": roll(None, 0, 1)},
            "tap": {"inMotion": roll("act", "ignore", "queue"), "bubble": {"action": roll(*ACTIONS)},
                    "overlay": {"action": roll(*ACTIONS), "consume": roll(True, False)},
                    "target": {"action": roll(*ACTIONS)}},
            "outside": {roll("tap", "press", "wheel", "swipe"): {"action": roll(*ACTIONS), "report": True}},
            "keys": {roll("escape", "forward", "enter"): roll(*ACTIONS)},
            "overlay": {"visible": roll(True, False), "fadeAfter": roll(None, 0, 1)},
            "dismissAfter": roll(None, 0, 1), "sameTarget": roll("keep", "replace"),
            "lastResort": roll("cover", "hide"), "tour": {"wrap": roll(True, False)},
            "motion": {"show": {"kind": roll("none", "spring")}, "move": {"kind": roll("none", "slide")},
                       "reduced": roll(True, False)},
            "preset": roll("tipsee", "easytipview", "popover", "tipd"),
        }  # fmt: skip
        return {name: every[name] for name in self.few(sorted(every), 4)}

    def content(self):
        """What stands in a tip."""
        buttons = [{"id": name, "label": name} for name in self.few(["next", "later", "end"])]
        return self.pick({"size": {"width": 50, "height": 20}}, {"text": "Words"},
                         {"title": "Title", "buttons": buttons, "progress": True, "close": True})  # fmt: skip

    def tip(self, name, is_step):
        """A tip or a step."""
        tip = {"id": name, "content": self.content(), "options": self.options() if self.dice.random() < 0.8 else {}}
        ref = {"ref": self.pick(*REFS)}
        # A tip that is shown must have its target; a step may come before it.
        tip["target"] = self.pick(ref, self.target()) if is_step else self.pick(ref, self.target(), None)
        if self.dice.random() < 0.3:
            tip["group"] = "g"
        if not is_step:
            tip["options"]["showDelay"] = self.pick(0, 0, 1)
        if is_step and self.dice.random() < 0.4:
            tip.update(when=self.few(["p", "!p", "q"], 2), advanceOn="e")
        if is_step and self.dice.random() < 0.3:
            tip["session"] = self.pick("m", "o", "gone")
        return tip

    def point(self, picture):
        """A point in one of the regions, or anywhere."""
        shapes = [region["shape"] for region in picture["regions"] if "shape" in region]
        anywhere = {"x": self.dice.randint(-5, 405), "y": self.dice.randint(-5, 305)}
        return inside(self.dice.choice(shapes)) if shapes and self.dice.random() < 0.8 else anywhere

    def call(self, picture):
        """A method and its params."""
        pick = self.pick
        question = picture["tour"]["question"] or pick("question-1", "question-99")
        step = pick(*STEPS, 0, 1, 2)
        moves = {"animated": pick(True, False)}
        return pick(
            ("show", {"tips": [self.tip(name, False) for name in self.few(TIPS)], **moves}),
            ("add", {"tips": [self.tip(name, True) for name in self.few(STEPS)]}),
            ("add", {"tip": self.tip(pick(*STEPS), True), "at": step}),
            ("add", {"steps": self.few(STEPS), "at": step}),
            ("remove", {"steps": self.few(STEPS), **moves}),
            ("update", {"tip": pick(*STEPS, *TIPS), "options": self.options(), **moves}),
            ("update", {"tip": pick(*STEPS, *TIPS), "content": self.content(),
                        "target": pick({"ref": pick(*REFS)}, self.target()), **moves}),
            ("dismiss", {"tips": self.few(STEPS + TIPS), **moves}), ("dismiss", moves),
            *[("next", moves)] * 4, *[("previous", moves)] * 2, *[("go", {"step": step, **moves})] * 3,
            ("pause", moves), ("pause", moves), ("resume", moves), ("resume", moves), ("end", moves),
            *[("session/update", {"targets": {ref: self.target() for ref in self.few(REFS)}})] * 4,
            ("session/update", {"direction": pick("ltr", "rtl"), "safeArea": pick(0, 20, 400)}),
            ("session/update", {"conditions": {pick("p", "q"): pick(True, False)}, "events": ["e"]}),
            ("session/update", {"options": self.options()}),
            ("session/update", {"bounds": {**BOUNDS, "width": pick(0, 50, 400)}}),
            *[("answer", {"question": question, "answer": pick("yes", "no", "skip")})] * 2,
            *[("answer", {"question": question, "target": self.target()})] * 2,
        )  # fmt: skip

    def wrong(self, params):
        """The same params with something wrong in them."""
        wrong = dict(params)
        wrong[self.pick(*wrong, "nonsense")] = self.pick(*WRONG)
        return wrong

    def ask(self, method, params):
        """Asks, and applies what is told in between and in the reply; an error must change nothing."""
        self.log.append((method, params))
        identifier = len(self.log)
        for mirror in self.mirrors.values() if method == "go" else ():
            mirror.may_end = True
        self.session.send({"jsonrpc": "2.0", "id": f"w{identifier}", "method": method, "params": params})
        while True:
            message = self.session.receive()
            result = message.get("params") if "method" in message else message.get("result")
            if result and "changes" in result:
                mirror = self.mirrors.setdefault(result["session"], Mirror())
                mirror.apply(result)
                if method == "show" and "id" in message:
                    mirror.kept |= {tip["id"] for tip in params["tips"] if not mirror.owed[tip["id"]]}
                if method == "session/import" and "id" in message:
                    self.imported(mirror, params["state"])
                if method == "session/close" and "id" in message:
                    mirror.closed()
            if "method" not in message:
                return message

    def imported(self, mirror, state):
        """Knows what a state has beside what is on the screen at once."""
        mirror.kept |= {*state["tour"]["shown"], *(tip["id"] for tip in state["tips"])} - set(mirror.tips)
        # A step whose tip had gone before is not brought back.
        mirror.last.update((step["id"], "dismissed") for step in state["tour"]["steps"])

    def get(self, window):
        """The picture of a window, opened if it is not."""
        reply = self.ask("session/get", {"session": window})
        if "result" in reply:
            return reply["result"]
        self.mirrors[window] = Mirror()
        params = {"session": window, "bounds": BOUNDS, "targets": {"x": self.target(), "y": self.target()}}
        self.ask("session/open", {**params, "options": self.pick({}, self.options())})
        self.ask("add", {"session": window, "tips": [self.tip(name, True) for name in self.few(STEPS, 5)]})
        return self.ask("session/get", {"session": window})["result"]

    def step(self):
        """Does one thing and holds both windows against what was told."""
        window = self.pick(*WINDOWS)
        picture = self.get(window)
        roll = self.dice.random()
        if roll < 0.1:
            self.ask("clock/advance", {"by": self.pick(0, 0.05, 0.3, 1, 5, 86_400)})
        elif roll < 0.2:
            self.tap(window, picture)
        elif roll < 0.26:
            self.key(window, picture)
        elif roll < 0.34:
            kind = self.pick("move", "move", "move", "leave", "press", "wheel", "swipe")
            params = {} if kind == "leave" else {"point": self.point(picture)}
            self.ask("pointer", {"session": window, "kind": kind, **params})
        elif roll < 0.37:
            self.state = self.ask("session/export", {"session": window})["result"]
        elif roll < 0.38 and self.state:
            self.bring_back(window)
        else:
            method, params = self.call(picture)
            params = self.wrong(params) if self.dice.random() < 0.05 else params
            reply = self.ask(method, {**params, "session": window})
            assert reply.get("error", {}).get("code") != -32603, reply
        for name in WINDOWS:
            picture = self.get(name)
            self.mirrors[name].check(picture)
            self.no_limbo(picture)

    def no_limbo(self, picture):
        """A tour that runs shows its step, or is on its way, or says that the step is gone or was told to wait."""
        tour, step = picture["tour"], picture["tour"]["step"]
        there = [mirror for mirror in self.mirrors.values() if step in mirror.tips]
        if tour["state"] != "running" or tour["coming"]:
            return
        told = [mirror.owed[step] or mirror.last.get(step) in GONE for mirror in self.mirrors.values()]
        assert any(told), f"at {step}, of which nothing is to be seen"
        assert not (there and "dismissed" in tour), f"{step} is on the screen and said to be gone"

    def tap(self, window, picture):
        """Taps; the regions told beforehand what it hits and whether it ends there."""
        point = self.point(picture)
        there = [region for region in picture["regions"] if region["region"] not in ("bridge", "outside")]
        told = [region for region in there if holds(region["shape"], point)]
        result = self.ask("tap", {"session": window, "point": point})["result"]
        if told:
            found = (result["region"], result["tip"], result.get("button"), result["consumed"])
            assert found == (told[0]["region"], told[0]["tip"], told[0].get("button"), told[0]["consumed"])
            assert result["actions"] in ([], [told[0]["action"]]), (result, told[0])
        else:
            outside = [region for region in picture["regions"] if region["region"] == "outside"]
            assert (result["region"], result["tip"]) == ("outside", None)
            assert result["consumed"] == any(region["consumed"] for region in outside)
            reported = [event["tip"] for event in result["events"] if event["event"] == "tapped"]
            assert reported == [region["tip"] for region in outside if region["reported"]]
            assert set(result["actions"]) <= {region["action"] for region in outside}

    def key(self, window, picture):
        """Presses a key; the keys told beforehand what it does."""
        name, shift = self.pick("Escape", "ArrowLeft", "ArrowRight", "Enter", "Tab", " "), self.pick(True, False)
        told = [k for k in picture["keys"] if k["key"] == name and (name != "Tab" or k.get("shift", False) == shift)]
        result = self.ask("key", {"session": window, "key": name, "shift": shift})["result"]
        if told:
            assert (result["tip"], result["consumed"]) == (told[0]["tip"], told[0]["consumed"])
            assert told[0]["action"] in result["actions"], (result, told[0])
        else:
            assert (result["tip"], result["consumed"], result["actions"]) == (None, False, [])

    def bring_back(self, window):
        """Closes a window and brings back what it, or the other one, was."""
        self.ask("session/close", {"session": window})
        self.mirrors[window] = Mirror()
        state = self.state
        if self.dice.random() < 0.3:
            part = self.pick("tour", "tips", "targets", "options", "bounds", "conditions")
            state = {**state, part: self.pick(0, "no such", True, state.get(part, {}))}
        self.ask("session/import", {"session": window, "state": state})

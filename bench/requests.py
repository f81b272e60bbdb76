"""The requests that are measured: what follows the id in each."""

import json

BOUNDS = {"x": 0, "y": 0, "width": 1280, "height": 720}
SIZE = {"size": {"width": 180, "height": 52}}
TEXT = {"text": "Pick a colour for the label. It is shown in the list, and in every report that you send."}


def rest(method, **params):
    """A request without its id, as client.c takes it."""
    return json.dumps({"method": method, "params": params}, separators=(",", ":"))[1:]


def target(index=0):
    return {"rect": {"x": 412 + index % 40 * 13, "y": 233.5 + index // 40 % 30 * 11, "width": 96, "height": 24}}


def layout(content=SIZE):
    return rest(
        "layout", bounds=BOUNDS, target=target(), content=content,
        options={"placement": "top", "offset": 8, "margin": 4})


def items(count, **params):
    return rest(
        "layout", bounds=BOUNDS, items=[{"target": target(index), "content": SIZE} for index in range(count)], **params)


def session():
    return rest("session/open", bounds=BOUNDS, targets={"save": target(1)})


def steps(count, of=100):
    """`count` tips added to the tour, `of` in each request."""
    tip = {"target": {"ref": "save"}, "content": SIZE, "options": {"placement": "bottom", "offset": 6}}
    return [rest("add", tips=[tip] * of)] * (count // of)


def show():
    """Shows a tip at once; the one before goes."""
    return rest("show", tip={"target": target(2), "content": SIZE}, animated=False)


def tap():
    return rest("tap", point={"x": 640, "y": 600})


def windows(sessions=100, tips=100):
    """Sessions full of visible tips, and a tour that goes round in the first."""
    options = {"lifetime": "forever", "tour": {"wrap": True}}
    tip = {"content": SIZE}
    for number in range(sessions):
        name = f"window-{number}"
        yield rest("session/open", session=name, bounds=BOUNDS, options=options)
        yield rest("show", session=name, animated=False, tips=[{**tip, "target": target(i)} for i in range(tips)])
    tour = [{**tip, "target": target(i), "options": {"lifetime": "untilNext"}} for i in range(tips)]
    yield rest("add", session="window-0", tips=tour)


def in_window(method, **params):
    """A request to the first of those windows."""
    return rest(method, session="window-0", **params)

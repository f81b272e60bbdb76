# SPDX-License-Identifier: MIT
"""What this package says of the protocol, in a form that tests can compare."""

import inspect
from typing import Any, Callable, Dict, get_type_hints

import tipd
from tipd import Client

#: Methods that are no method of the client, and what does their work.
ELSEWHERE = {
    "initialize": Client.__init__,
    "initialized": Client.__init__,
    "$/cancelRequest": Client.request,
    "session/changed": Client.on_change,
}

EVENTS: Dict[str, Any] = {
    "shown": tipd.ShownEvent,
    "hidden": tipd.HiddenEvent,
    "left": tipd.LeftEvent,
    "skipped": tipd.SkippedEvent,
    "waiting": tipd.WaitingEvent,
    "dismissed": tipd.DismissedEvent,
    "paused": tipd.PausedEvent,
    "resumed": tipd.ResumedEvent,
    "ended": tipd.EndedEvent,
    "confirm": tipd.ConfirmEvent,
    "resolve": tipd.ResolveEvent,
    "withdrawn": tipd.WithdrawnEvent,
    "tapped": tipd.TappedEvent,
    "pointed": tipd.PointedEvent,
    "entered": tipd.EnteredEvent,
    "exited": tipd.ExitedEvent,
    "focused": tipd.FocusedEvent,
    "action": tipd.ActionEvent,
    "faded": tipd.FadedEvent,
    "unchanged": tipd.UnchangedEvent,
}


def call(method: str) -> Callable[..., Any]:
    """The method of the client for a method of the protocol."""
    name = {"$/setTrace": "set_trace"}.get(method, method.replace("/", "_"))
    return getattr(Client, name)  # type: ignore[no-any-return]


def keywords(function: Callable[..., Any]) -> Dict[str, Any]:
    """The types of a function's keywords, but for `timeout`."""
    module = vars(inspect.getmodule(function))
    hints = get_type_hints(function, module)
    parameters = inspect.signature(function).parameters.values()
    named = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY and p.name != "timeout"]
    return {name: hints[name] for name in named}


def option_types(group: Any = tipd.Options, prefix: str = "") -> Dict[str, Any]:
    """The types of all options by their path: `arrow.width`."""
    found: Dict[str, Any] = {}
    for name, kind in get_type_hints(group).items():
        if hasattr(kind, "__required_keys__"):
            found.update(option_types(kind, f"{prefix}{name}."))
        else:
            found[prefix + name] = kind
    return found

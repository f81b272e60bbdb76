# SPDX-License-Identifier: MIT
"""The results, changes and events of protocol.md; final as in `pictures`."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union, final

from .common import (
    Direction,
    Insets,
    Origin,
    PlainTarget,
    Rect,
    Region,
    Step,
    Tip,
    TourState,
    Unit,
)
from .motion import Motion
from .options import Options
from .pictures import Focus, HintPicture, KeyPicture, Layout, OverlayPicture, TipPicture, Tour
from .point import Point
from .questions import ConfirmEvent, ResolveEvent, WithdrawnEvent


class RpcErrorObject(TypedDict, total=False):
    """An error as it is on the wire."""

    code: int
    message: str
    data: Any


@final
class RefusedItem(TypedDict):
    """An item of a `layout` with many that was refused."""

    error: RpcErrorObject


class Layouts(TypedDict):
    """The result of a `layout` with many."""

    items: List[Union[Layout, RefusedItem]]


class RegisteredFont(TypedDict):
    """The result of `font/register`; `characters`: how many have an advance."""

    family: str
    weight: Literal["regular", "bold"]
    characters: int


class ServerInfo(TypedDict):
    """Who answers."""

    name: str
    version: str


class InitializeResult(TypedDict):
    """The result of `initialize`."""

    capabilities: Dict[str, Any]
    serverInfo: ServerInfo


class ClockResult(TypedDict):
    """The result of `clock/advance`: seconds since `initialize`."""

    now: float


@final
class Removal(TypedDict):
    """A change that takes something off the screen."""

    remove: Literal["tip", "hint", "overlay"]
    id: str
    motion: Motion


Change = Union[TipPicture, HintPicture, OverlayPicture, Removal]


#: Why a tip ended, where the host gave no reason of its own.
DismissReason = Literal[
    "api",
    "replaced",
    "tap",
    "close",
    "timeout",
    "left",
    "removed",
    "completed",
    "ended",
    "targetLost",
    "sessionClosed",
]
#: Why a tour ended, where the host gave no reason of its own.
TourEndReason = Literal["completed", "ended", "closed", "targetLost", "sessionClosed"]


class ShownEvent(TypedDict):
    """A tip is fully visible."""

    event: Literal["shown"]
    origin: Origin
    tip: str


class HiddenEvent(TypedDict):
    """A tip has left the screen and may come back."""

    event: Literal["hidden"]
    origin: Origin
    tip: str
    reason: Literal["pointer", "dismissed", "replaced", "timeout", "targetLost", "paused"]


#: A step of the tour is left: indexes, `to` null at the end.
LeftEvent = TypedDict(
    "LeftEvent",
    {
        "event": Literal["left"],
        "origin": Origin,
        "tip": str,
        "from": int,
        "to": Optional[int],
        "direction": Literal["next", "previous"],
    },
)


class SkippedEvent(TypedDict):
    """A step was passed over."""

    event: Literal["skipped"]
    origin: Origin
    tip: str
    index: int
    reason: Literal["condition", "missing", "lost", "host"]


class _WaitingEvent(TypedDict):
    event: Literal["waiting"]
    origin: Origin
    tip: str
    index: int


class WaitingEvent(_WaitingEvent, total=False):
    """The tour waits for the target of a step; `ref` is its name, if it has one."""

    ref: str


class DismissedEvent(TypedDict):
    """A tip is gone; the reason may be the host's own."""

    event: Literal["dismissed"]
    origin: Origin
    tip: str
    reason: Union[DismissReason, str]


class PausedEvent(TypedDict):
    """The tour stands still."""

    event: Literal["paused"]
    origin: Origin


class ResumedEvent(TypedDict):
    """The tour goes on where it was."""

    event: Literal["resumed"]
    origin: Origin


class EndedEvent(TypedDict):
    """The tour is over; the reason may be the host's own."""

    event: Literal["ended"]
    origin: Origin
    reason: Union[TourEndReason, str]


class _TappedEvent(TypedDict):
    event: Literal["tapped"]
    origin: Origin
    region: Region
    tip: str


class TappedEvent(_TappedEvent, total=False):
    """A tap on a region whose `report` is true; `point` unless the host named the tip."""

    button: str
    point: Point


class PointedEvent(TypedDict):
    """The pointer did something outside of a tip that asks for a report."""

    event: Literal["pointed"]
    origin: Origin
    kind: Literal["press", "wheel", "swipe"]
    tip: str
    point: Point


class EnteredEvent(TypedDict):
    """The pointer has come to a tip."""

    event: Literal["entered"]
    origin: Origin
    tip: str


class ExitedEvent(TypedDict):
    """The pointer has left a tip."""

    event: Literal["exited"]
    origin: Origin
    tip: str


class FocusedEvent(TypedDict):
    """A button has the focus, or none has."""

    event: Literal["focused"]
    origin: Origin
    tip: str
    button: Optional[str]


class ActionEvent(TypedDict):
    """A tap on a region whose action is the host's own name."""

    event: Literal["action"]
    origin: Origin
    name: str
    tip: str


class FadedEvent(TypedDict):
    """The dim has faded."""

    event: Literal["faded"]
    origin: Origin


class _UnchangedEvent(TypedDict):
    event: Literal["unchanged"]
    origin: Origin
    reason: Literal[
        "atFirst",
        "notStarted",
        "ended",
        "empty",
        "paused",
        "notPaused",
        "queued",
        "vetoed",
        "withdrawn",
        "unknownTip",
    ]


class UnchangedEvent(_UnchangedEvent, total=False):
    """The call changed nothing."""

    tip: str


Event = Union[
    ShownEvent,
    HiddenEvent,
    LeftEvent,
    SkippedEvent,
    WaitingEvent,
    DismissedEvent,
    PausedEvent,
    ResumedEvent,
    EndedEvent,
    ConfirmEvent,
    ResolveEvent,
    WithdrawnEvent,
    TappedEvent,
    PointedEvent,
    EnteredEvent,
    ExitedEvent,
    FocusedEvent,
    ActionEvent,
    FadedEvent,
    UnchangedEvent,
]


class _News(TypedDict, total=False):
    bounds: Rect
    direction: Direction
    keys: List[KeyPicture]
    focus: Optional[Focus]


class _ChangeResult(_News):
    session: str
    revision: int
    changes: List[Change]
    events: List[Event]


class ChangeResult(_ChangeResult, total=False):
    """What changed: apply `changes` in order; what `SessionPicture` has more is there if it is new."""

    tour: Tour


class TourResult(_ChangeResult):
    """What a call about the tour changed."""

    tour: Tour


class _TapResult(ChangeResult):
    region: Region
    tip: Optional[str]
    consumed: bool
    actions: List[str]


class TapResult(_TapResult, total=False):
    """What a tap meant; the host passes it on unless it was consumed."""

    button: str


class PointerResult(_TapResult, total=False):
    """What a pointer did; the host passes it on unless it was consumed."""

    button: str


class _KeyResult(ChangeResult):
    tip: Optional[str]
    consumed: bool
    actions: List[str]


class KeyResult(_KeyResult, total=False):
    """What a key meant; the host passes it on unless it was consumed."""

    button: str


class ExportedTour(TypedDict, total=False):
    """A tour as it was exported."""

    state: TourState
    index: Optional[int]
    steps: List[Step]
    skipped: List[str]
    shown: List[str]


class _SessionState(TypedDict):
    version: int
    session: str
    bounds: Rect


class SessionState(_SessionState, total=False):
    """A session as it was exported."""

    safeArea: Insets
    direction: Direction
    unit: Unit
    workAreas: List[Rect]
    obstacles: List[Rect]
    options: Options
    targets: Dict[str, Optional[PlainTarget]]
    conditions: Dict[str, bool]
    centered: List[str]
    tips: List[Tip]
    tour: ExportedTour

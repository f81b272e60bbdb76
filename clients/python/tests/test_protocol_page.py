# SPDX-License-Identifier: MIT
"""Every name in protocol.md is known here; that no other is, `test_schema` sees."""

import importlib
from typing import Any, Set

import pytest

import tipd
from tipd import Client
from tipd._refusals import REFUSALS

from protocol_page import first_column, members, names, rows, section, subsections
from surface import ELSEWHERE, EVENTS, call, keywords, option_types

def params(method: str) -> Set[str]:
    """The members a method takes: a table, braces, or a word on another method."""
    text = section(method)
    request = text.split("Result")[0]
    table = first_column(method)
    if not table and "`{" in request:
        table = members(request)
    if "The same members as `session/open`" in request:
        table = first_column("session/open")
    if "`tip` or `tips`, as in `show`" in request:
        table = first_column("show") - {"animated"}
    scoped = method not in ("layout", "font/register", "clock/advance", "$/setTrace", "shutdown", "exit")
    return table | ({"session"} if scoped else set())


METHODS = [name for name in subsections("Methods") if name not in ELSEWHERE]


def test_there_are_methods() -> None:
    assert len(METHODS) > 10


@pytest.mark.parametrize("method", METHODS)
def test_every_method_takes_what_the_page_says(method: str) -> None:
    assert params(method) == set(keywords(call(method)))


def test_the_client_takes_the_initialization_options() -> None:
    prefix = "initializationOptions."
    choices = {n[len(prefix) :] for n in first_column("initialize") if n.startswith(prefix)}
    assert choices == keywords(Client.__init__).keys() - {"env", "wake", "restart"}


def test_the_errors_are_those_of_the_page() -> None:
    table = [(int(row[0]), row[1]) for row in rows(section("Errors"))]
    assert table == [(code, kind) for code, kind, _ in REFUSALS]


def annotated(kind: Any) -> Set[str]:
    return set(kind.__annotations__)


def test_change_results() -> None:
    heading = "Results that change something"
    kinds = (tipd.TourResult, tipd.TapResult, tipd.PointerResult, tipd.KeyResult)
    assert first_column(heading) == {name for kind in kinds for name in annotated(kind)}
    assert members(section(heading).split("`tour` is ")[1]) == annotated(tipd.Tour)


def test_layouts() -> None:
    assert first_column("Layouts") == annotated(tipd.Layout)
    positioner = section("layout").split("GdkPopupLayout:")[1]
    assert members(positioner) == annotated(tipd.Positioner)
    meanings = {row[0]: row[2] for row in rows(section("Layouts"))}
    assert members(meanings["arrow"]) == annotated(tipd.Arrow)
    kinds = {row[0]: row[1] for row in rows(section("Layouts"))}
    assert members(kinds["cutouts"]) == annotated(tipd.Cutout)
    assert members(kinds["lines"]) == annotated(tipd.Line)


def test_pictures_of_tips() -> None:
    added = first_column("A tip's picture")
    assert added <= annotated(tipd.TipPicture)
    assert annotated(tipd.Layout) - {"why", "positioner"} <= annotated(tipd.TipPicture)
    meanings = {row[0]: row[2] for row in rows(section("A tip's picture"))}
    assert set(names(meanings["style"])) - {"resolved"} >= annotated(tipd.Style)
    assert members(meanings["regions"]) == annotated(tipd.RegionPicture)
    assert members(meanings["step"]) == annotated(tipd.StepPicture)
    assert members(meanings["accessibility"]) == annotated(tipd.Accessibility)


def test_pictures_of_hints() -> None:
    assert members(section("A hint's picture")) == annotated(tipd.HintPicture)


def test_pictures_of_overlays_and_sessions() -> None:
    assert members(section("The overlay's picture")) == annotated(tipd.OverlayPicture)
    assert members(section("The session's picture")) == annotated(tipd.SessionPicture)


def test_events() -> None:
    table = {row[0]: set(names(row[1])) | {"event", "origin"} for row in rows(section("Events"))}
    assert table == {name: annotated(kind) for name, kind in EVENTS.items()}


def test_options() -> None:
    assert first_column("Options") <= set(option_types())


@pytest.mark.parametrize("module", ["common", "options", "pictures", "results"])
def test_every_type_is_public(module: str) -> None:
    types = vars(importlib.import_module(f"tipd._types.{module}"))
    own = {name for name, kind in types.items() if hasattr(kind, "__required_keys__")}
    assert {name for name in own if not name.startswith("_")} <= set(tipd.__all__)


def test_every_public_name_is_there() -> None:
    assert [name for name in tipd.__all__ if not hasattr(tipd, name)] == []
    assert tipd.__all__ == sorted(set(tipd.__all__))

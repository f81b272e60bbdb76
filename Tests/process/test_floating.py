"""Layouts of Floating UI's core, recorded from it, asked of tipd through the wire: its numbers to 1e-6."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import floating
import floating_cases
import floating_model
import pytest

ROOT = Path(__file__).resolve().parents[2]
# Every fifth case is the project's own; all of them lie beside a full checkout.
SETS = [ROOT / "Tests/Fixtures/floating.jsonl", ROOT.parent / "shared/vectors/floating.jsonl"]


def replies(program: Path, cases: list[dict]) -> list[dict]:
    """Asks for every case over one pipe and returns the replies in order."""
    messages = [{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {}}]
    messages += [
        {"jsonrpc": "2.0", "id": number, "method": "layout", "params": floating.params(case)}
        for number, case in enumerate(cases, 1)
    ]
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    run = subprocess.run([program], input=lines, capture_output=True, text=True, timeout=120, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()[1:]]


@pytest.mark.parametrize("path", [path for path in SETS if path.exists()], ids=lambda path: path.parent.name)
def test_gives_the_numbers_of_floating_ui(program: Path, path: Path) -> None:
    cases = [json.loads(line) for line in path.read_text().splitlines()]
    assert wrong(program, cases) == {}


def wrong(program: Path, cases: list[dict]) -> dict[str, list[str]]:
    """The cases that tipd answers otherwise, with the differences."""
    answers = replies(program, cases)
    assert len(answers) == len(cases) > 0
    found = {}
    for case, answer in zip(cases, answers):
        differ = [str(answer["error"])] if "error" in answer else floating.differences(case, answer["result"])
        if differ:
            found[case["id"]] = differ
    return found


@pytest.mark.parametrize("path", [path for path in SETS if path.exists()], ids=lambda path: path.parent.name)
def test_the_model_gives_the_recorded_numbers(path: Path) -> None:
    for line in path.read_text().splitlines():
        case = json.loads(line)
        found = floating_model.compute(case)
        expected = case["expect"]
        arrow = expected.pop("arrow", {})
        assert all(floating.same(found[name], value) for name, value in expected.items()), case["id"]
        assert all(floating.same(found["arrow"][name], value) for name, value in arrow.items()), case["id"]


@pytest.mark.parametrize("seed", [1, 2])
def test_agrees_with_the_model_on_random_layouts(program: Path, seed: int) -> None:
    cases = floating_cases.cases(seed, 4000)
    for case in cases:
        case["expect"] = floating_model.compute(case)
    assert wrong(program, cases) == {}


def test_the_comparison_notices_a_difference(program: Path) -> None:
    case = json.loads(SETS[0].read_text().splitlines()[0])
    result = replies(program, [case])[0]["result"]
    assert floating.differences(case, result) == []
    for name in ("x", "y"):
        moved = {**case, "expect": {**case["expect"], name: case["expect"][name] + 1e-3}}
        assert floating.differences(moved, result) != []

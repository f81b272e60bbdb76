# SPDX-License-Identifier: MIT
"""The example host in a real window: looked at by screenshot, walked by clicks."""

import os
import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any, Iterator, List

import pytest

from screen import PATIENCE, Color, Place, Screen

pytest.importorskip("tkinter")

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parent / "examples" / "tour_tk.py"
STEPS = ["entry", "add", "notes", "remove"]

FILL: Color = (0x24, 0x57, 0xD6)
WINDOW: Color = (0xF4, 0xF5, 0xF7)
#: The window's colour under the overlay's `#101a3399`.
DIMMED: Color = (107, 114, 129)
#: Of the example: between target and tip, and how far the hole reaches.
OFFSET, PADDING = 9, 6


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


class Example:
    """The running example and the lines it has printed."""

    def __init__(self, screen: Screen, program: str) -> None:
        self.screen = screen
        env = {**screen.env, "TIPD_PROGRAM": program, "PYTHONPATH": str(HERE.parent / "src")}
        pipe: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen([sys.executable, str(EXAMPLE)], env=env, **pipe)
        self._lines = _queued(self.process.stdout)
        self.errors = _queued(self.process.stderr)
        self.frame: List[float] = []
        self.placement = ""
        assert self.step() == "entry"
        self.window = screen.window("Notes")

    def line(self) -> List[str]:
        return self._lines.get(timeout=PATIENCE).split()

    def step(self) -> str:
        """Waits for the next step and remembers where its tip is."""
        word, id, self.placement, *frame = self.line()
        assert word == "step"
        self.frame = [float(number) for number in frame]
        return id

    def at(self, x: float, y: float) -> Place:
        """The place on the screen of a point in the window."""
        left, top = self.screen.origin(self.window)
        return (left + x, top + y)

    def inside_bubble(self) -> Place:
        """A point of the bubble beside its text and its arrow."""
        x, y, width, height = self.frame
        edge = {"left": x + 5, "right": x + width - 5}.get(self.placement, x + 5)
        return self.at(edge, y + height / 2)

    def click_bubble(self) -> None:
        self.screen.click(self.inside_bubble())

    def click_beside(self) -> None:
        self.screen.click(self.at(5, 5))

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def _queued(pipe: "IO[str] | None") -> "queue.Queue[str]":
    lines: "queue.Queue[str]" = queue.Queue()

    def read() -> None:
        assert pipe
        with pipe:
            for line in pipe:
                lines.put(line)

    threading.Thread(target=read, daemon=True).start()
    return lines


@pytest.fixture
def example(screen: Screen, program: str) -> Iterator[Example]:
    example = Example(screen, program)
    yield example
    example.stop()


def test_the_bubble_the_hole_and_the_dim_are_where_tipd_puts_them(example: Example) -> None:
    x, y, width, _ = example.frame
    assert example.placement == "bottom"
    example.screen.await_color(example.inside_bubble(), FILL)
    arrow_tip = example.at(x + width / 2, y + 4)
    example.screen.await_color(arrow_tip, FILL)
    example.screen.await_color(example.at(x + width / 2, y - OFFSET + PADDING / 2), WINDOW)
    example.screen.await_color(example.at(5, 5), DIMMED)
    example.screen.await_color(example.at(x - 1, y + 1), DIMMED)


def test_clicks_walk_from_the_first_step_to_the_last_and_back(example: Example) -> None:
    for id in STEPS[1:]:
        example.click_bubble()
        assert example.step() == id
        example.screen.await_color(example.inside_bubble(), FILL)
    for id in reversed(STEPS[:-1]):
        example.click_beside()
        assert example.step() == id
        example.screen.await_color(example.inside_bubble(), FILL)


def test_past_the_last_step_the_window_is_bright_again(example: Example) -> None:
    for id in STEPS[1:]:
        example.click_bubble()
        assert example.step() == id
    bubble = example.inside_bubble()
    example.click_bubble()
    assert example.line() == ["ended", "completed"]
    example.screen.await_color(bubble, WINDOW)
    example.screen.await_color(example.at(5, 5), WINDOW)


def test_the_target_works_during_the_tour_and_what_is_dimmed_does_not(example: Example) -> None:
    dimmed_button = _middle_of_target(example, "add")
    example.click_beside()
    assert example.step() == "entry"
    example.screen.click(dimmed_button)
    example.click_bubble()
    assert example.step() == "add"
    example.screen.click(dimmed_button)
    assert example.line() == ["note", "Water", "the", "plants"]
    example.screen.await_color(example.inside_bubble(), FILL)


def _middle_of_target(example: Example, id: str) -> Place:
    """Goes one step on and finds the target above its tip."""
    example.click_bubble()
    assert example.step() == id and example.placement == "bottom"
    x, y, width, _ = example.frame
    return example.at(x + width / 2, y - OFFSET - 8)


def test_the_tip_follows_when_the_window_grows(example: Example) -> None:
    before = example.frame
    example.screen.resize(example.window, 700, 500)
    assert example.step() == "entry"
    assert example.frame[0] > before[0]
    example.screen.await_color(example.inside_bubble(), FILL)


def test_without_tipd_the_window_works_on(example: Example) -> None:
    button = _middle_of_target(example, "add")
    (tipd,) = subprocess.check_output(["pgrep", "-P", str(example.process.pid)]).split()
    os.kill(int(tipd), signal.SIGKILL)
    assert "tipd was ended by SIGKILL" in example.errors.get(timeout=PATIENCE)
    example.screen.await_color(example.at(5, 5), WINDOW)
    example.screen.click(button)
    assert example.line()[0] == "note"

# SPDX-License-Identifier: MIT
"""A screen of its own: Xvfb, clicks by xdotool, pixels by ImageMagick."""

import os
import re
import shutil
import subprocess
import time
from typing import Callable, Dict, Tuple

import pytest

PATIENCE = 60
Color = Tuple[int, int, int]
Place = Tuple[float, float]


def require(*tools: str) -> None:
    """Skips where a tool is missing; where that must not be, fails."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing and "CI" in os.environ:
        pytest.fail(f"not installed: {missing}")
    if missing:
        pytest.skip(f"not installed: {missing}")


class Screen:
    """An X server without a window manager, on a display it chooses itself."""

    def __init__(self) -> None:
        require("Xvfb", "xdotool", "import")
        told, tell = os.pipe()
        command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", "800x600x24", "-noreset"]
        self._server = subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL)
        os.close(tell)
        with os.fdopen(told) as number:
            self.env: Dict[str, str] = {**os.environ, "DISPLAY": ":" + number.readline().strip()}

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()

    def window(self, name: str) -> str:
        """The id of the visible window with a name."""
        return self._xdotool("search", "--sync", "--onlyvisible", "--name", f"^{name}$").split()[0]

    def origin(self, window: str) -> Place:
        """Where a window's contents begin."""
        found = self._xdotool("getwindowgeometry", "--shell", window)
        return tuple(float(n) for n in re.findall(r"^[XY]=(-?\d+)", found, re.M))  # type: ignore

    def resize(self, window: str, width: int, height: int) -> None:
        self._xdotool("windowsize", window, str(width), str(height))

    def click(self, place: Place) -> None:
        x, y = (str(round(number)) for number in place)
        self._xdotool("mousemove", x, y, "click", "1")

    def color(self, place: Place) -> Color:
        """The colour of one pixel of a screenshot."""
        command = ["import", "-window", "root", "-depth", "8", "ppm:-"]
        shot = subprocess.run(command, env=self.env, check=True, stdout=subprocess.PIPE).stdout
        head = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", shot)
        assert head, shot[:20]
        offset = head.end() + 3 * (round(place[1]) * int(head[1]) + round(place[0]))
        red, green, blue = shot[offset : offset + 3]
        return (red, green, blue)

    def await_color(self, place: Place, wanted: Color) -> None:
        """Looks until the pixel has the colour; a window is drawn a little after it is asked."""
        await_that(lambda: self.color(place) == wanted, lambda: f"{self.color(place)} at {place}")

    def _xdotool(self, *arguments: str) -> str:
        return subprocess.check_output(["xdotool", *arguments], env=self.env, text=True)


def await_that(holds: Callable[[], bool], found: Callable[[], str]) -> None:
    """Asks again until it holds; fails with what was found instead."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, found()

"""A real browser, and the pixels of what it shows."""

import shutil
import struct
import subprocess
import zlib

from conftest import skip_or_fail

PATIENCE = 120.0
"""Seconds after which the browser is given up: it starts slowly where many share a processor."""


class Picture:
    """What the browser showed, one pixel for each unit."""

    def __init__(self, data):
        self.width, self.height, self.depth, rows = decoded(data)
        self.rows = rows

    def __getitem__(self, point):
        """The colour at a point: red, green and blue."""
        x, y = (int(number) for number in point)
        return tuple(self.rows[y][x * self.depth : x * self.depth + 3])

    def colors(self, x, y, width, height):
        """All colours in a rect."""
        return {self[column, row] for row in range(int(y), int(y + height)) for column in range(int(x), int(x + width))}


def show(page, folder, width, height):
    """Shows a page, given as text, in a browser."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        skip_or_fail("there is no chromium")
    source, target = folder / "page.html", folder / "page.png"
    source.write_text(page, encoding="utf-8")
    command = [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
        f"--user-data-dir={folder / 'profile'}", f"--window-size={width},{height}", f"--screenshot={target}",
        source.as_uri(),
    ]
    subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True)
    return Picture(target.read_bytes())


def decoded(data):
    """The width, the height, the bytes of a pixel and the rows of a PNG with 8 bits a channel and no interlacing."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    packed, position = b"", 8
    while position < len(data):
        (length,) = struct.unpack(">I", data[position : position + 4])
        kind, content = data[position + 4 : position + 8], data[position + 8 : position + 8 + length]
        if kind == b"IHDR":
            width, height, bits, color, _, _, interlaced = struct.unpack(">IIBBBBB", content)
            assert (bits, interlaced) == (8, 0)
            depth = {2: 3, 6: 4}[color]
        elif kind == b"IDAT":
            packed += content
        position += 12 + length
    return width, height, depth, unfiltered(zlib.decompress(packed), width * depth, depth)


def unfiltered(data, width, depth):
    """The rows of a PNG without the filter that each was packed with."""
    rows, above = [], bytes(width)
    for start in range(0, len(data), width + 1):
        row = bytearray(data[start + 1 : start + 1 + width])
        for index, byte in enumerate(row):
            left = row[index - depth] if index >= depth else 0
            corner = above[index - depth] if index >= depth else 0
            row[index] = (byte + guess(data[start], left, above[index], corner)) & 0xFF
        rows.append(row)
        above = row
    return rows


def guess(kind, left, up, corner):
    """What a filter of PNG takes a byte for, by its neighbours."""
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    distances = [(abs(left + up - corner - value), place, value) for place, value in enumerate((left, up, corner))]
    return min(distances)[2]

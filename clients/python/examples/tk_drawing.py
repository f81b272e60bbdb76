# SPDX-License-Identifier: MIT
"""Draws a picture of tipd in a Tk window.

Tk has no transparency, so the dim is mixed into the colours of what it covers: of a backdrop
behind all widgets, in which the cutouts stay bright, and of every widget outside them. A bubble
is two small canvases, one under the box and one under the arrow, both showing their part of the
one outline; so nothing but bubble and arrow is covered.
"""

import math
import tkinter as tk
from tkinter import font as tkfont
from tkinter import ttk
from typing import Any, Dict, List, Optional, Tuple, Union, cast

from tipd import Cutout, OverlayPicture, Picture, Rect, Size, TipPicture

WINDOW = "#f4f5f7"
INK = "#1d2433"
#: What is configured on the widgets of each class, and dimmed with them.
COLORS: Dict[str, Dict[str, str]] = {
    "TLabel": {"background": WINDOW, "foreground": INK},
    "TButton": {
        "background": "#ffffff",
        "foreground": INK,
        "bordercolor": "#b9c0cc",
        "lightcolor": "#ffffff",
        "darkcolor": "#ffffff",
    },
    "TEntry": {
        "fieldbackground": "#ffffff",
        "foreground": INK,
        "bordercolor": "#b9c0cc",
        "lightcolor": "#ffffff",
    },
    "Listbox": {
        "background": "#ffffff",
        "foreground": INK,
        "highlightbackground": "#b9c0cc",
        "selectbackground": "#cfe0ff",
        "selectforeground": INK,
    },
}


#: The corners of a box, clockwise: where each is in it, and where its quarter of a circle begins.
CORNERS = ((1, 1, 0), (0, 1, 90), (0, 0, 180), (1, 0, 270))


def mixed(color: str, dim: str, opacity: float) -> str:
    """An opaque colour under a dim `#rrggbbaa` of some opacity."""
    share = int(dim[7:9] or "ff", 16) / 255 * opacity
    channels = ((int(color[i : i + 2], 16), int(dim[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)


class Dimmer:
    """The overlay: a backdrop with bright holes, and widgets that dim outside them."""

    def __init__(self, root: tk.Tk, widgets: List[tk.Widget]) -> None:
        self._widgets = widgets
        self._style = ttk.Style(root)
        self._style.theme_use("clam")
        self.backdrop = tk.Canvas(root, highlightthickness=0)
        self.backdrop.place(x=0, y=0, relwidth=1, relheight=1)
        tk.Misc.lower(self.backdrop)
        self.draw(None)

    def draw(self, overlay: Optional[OverlayPicture]) -> None:
        """Shows the overlay, or none."""
        dim, opacity = (overlay["color"], overlay["opacity"]) if overlay else ("#00000000", 0)
        cutouts = overlay["cutouts"] if overlay else []
        for name, colors in COLORS.items():
            self._configure(name, colors)
            self._configure("Dim." + name, {k: mixed(v, dim, opacity) for k, v in colors.items()})
        self.window = mixed(WINDOW, dim, opacity)
        self.backdrop.configure(background=self.window)
        self.backdrop.delete("all")
        for cutout in cutouts:
            self.backdrop.create_polygon(_rounded(cutout), fill=WINDOW)
        for widget in self._widgets:
            self._show(widget, any(_holds(cutout, widget) for cutout in cutouts))

    def _configure(self, name: str, colors: Dict[str, str]) -> None:
        self._style.configure(name, **colors)
        if name.startswith("Dim."):
            # A dimmed widget does not light up under the pointer.
            self._style.map(name, None, **{option: [("", color)] for option, color in colors.items()})

    def _show(self, widget: tk.Widget, bright: bool) -> None:
        style = widget.winfo_class() if bright else "Dim." + widget.winfo_class()
        if isinstance(widget, ttk.Widget):
            widget["style"] = style
            return
        options = {name: self._style.lookup(style, name) for name in COLORS[widget.winfo_class()]}
        widget.configure(**options)


class Bubble:
    """One tip: its box with the text, and its arrow."""

    def __init__(self, root: tk.Tk) -> None:
        self._box, self._arrow = (tk.Canvas(root, highlightthickness=0) for _ in range(2))
        self.canvases = [self._box, self._arrow]
        self._text = tkfont.nametofont("TkDefaultFont").copy()
        self._text.configure(size=-13)
        self._title, self._small = self._text.copy(), self._text.copy()
        self._title.configure(weight="bold", size=-14)
        self._small.configure(size=-11)

    def measure(self, data: Any, width: float) -> Size:
        """How much room the content takes that `data` describes, in lines of at most `width`."""
        left, top, right, bottom = self._write(data, "0 of 0", 0, 0, width, INK)
        self._box.delete("all")
        return {"width": right - left, "height": bottom - top}

    def draw(self, tip: TipPicture, background: str) -> None:
        """Puts the tip where it belongs, on a background that is its surroundings' colour."""
        self.hide()
        for canvas, area in ((self._box, tip["bubble"]), (self._arrow, _arrow_box(tip))):
            if area is not None:
                self._outline(canvas, area, tip, background)
        step, content, color = tip["step"], tip["content"], tip["style"]["color"][:7]
        progress = f"{step['index'] + 1} of {step['count']}"
        x, y = content["x"] - int(tip["bubble"]["x"]), content["y"] - int(tip["bubble"]["y"])
        self._write(tip["data"], progress, x, y, content["width"], color)

    def hide(self) -> None:
        """Takes it off the window."""
        for canvas in self.canvases:
            canvas.place_forget()
            canvas.delete("all")

    def _outline(self, canvas: tk.Canvas, area: Rect, tip: TipPicture, background: str) -> None:
        left, top = int(area["x"]), int(area["y"])
        right, bottom = area["x"] + area["width"], area["y"] + area["height"]
        canvas.configure(background=background)
        canvas.place(x=left, y=top, width=math.ceil(right) - left, height=math.ceil(bottom) - top)
        tk.Misc.lift(canvas)
        outline = cast(List[List[float]], tip["outline"])
        points = [(x - left, y - top) for x, y in outline]
        canvas.create_polygon(points, fill=tip["style"]["fill"][:7])

    def _write(
        self, data: Any, progress: str, x: float, y: float, width: float, color: str
    ) -> Tuple[int, int, int, int]:
        """Writes title, text and hint one below the other and returns what they take."""
        hint = f"{progress}  ·  click: next  ·  click beside: back"
        lines = ((data["title"], self._title), (data["text"], self._text), (hint, self._small))
        for text, font in lines:
            item = self._box.create_text(
                x, y, text=text, font=font, fill=color, anchor="nw", width=width, tags="text"
            )
            y = self._box.bbox(item)[3] + 3
        return self._box.bbox("text")


class Painter:
    """Shows a picture with at most one tip."""

    def __init__(self, root: tk.Tk, widgets: List[tk.Widget]) -> None:
        self._dimmer = Dimmer(root, widgets)
        self.bubble = Bubble(root)
        self.surfaces = [self._dimmer.backdrop, *self.bubble.canvases]

    def draw(self, picture: Picture) -> None:
        """Shows what the picture holds now."""
        self._dimmer.draw(picture.overlay)
        self.bubble.hide()
        for tip in picture.tips.values():
            self.bubble.draw(tip, self._dimmer.window)


def rect(widget: Union[tk.Widget, tk.Tk]) -> Rect:
    """Where a widget is in its window."""
    window = widget.winfo_toplevel()
    return {
        "x": widget.winfo_rootx() - window.winfo_rootx(),
        "y": widget.winfo_rooty() - window.winfo_rooty(),
        "width": widget.winfo_width(),
        "height": widget.winfo_height(),
    }


def _holds(cutout: Cutout, widget: tk.Widget) -> bool:
    area = rect(widget)
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    inside = cutout["x"] <= x < cutout["x"] + cutout["width"]
    return inside and cutout["y"] <= y < cutout["y"] + cutout["height"]


def _arrow_box(tip: TipPicture) -> Optional[Rect]:
    """The box around the arrow alone."""
    arrow = tip["arrow"]
    if arrow is None:
        return None
    base, point, half = arrow["base"], arrow["tip"], arrow["width"] / 2
    across, down = (half, 0.0) if arrow["edge"] in ("top", "bottom") else (0.0, half)
    left, right = min(base["x"] - across, point["x"]), max(base["x"] + across, point["x"])
    top, bottom = min(base["y"] - down, point["y"]), max(base["y"] + down, point["y"])
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def _rounded(box: Cutout) -> List[Tuple[float, float]]:
    """The corners of a polygon that is the cutout with its rounding."""
    found: List[Tuple[float, float]] = []
    for (x, y, start), rounding in zip(CORNERS, _radii(box)):
        radius = min(rounding, box["width"] / 2, box["height"] / 2)
        middle_x = box["x"] + box["width"] * x + radius * (1 - 2 * x)
        middle_y = box["y"] + box["height"] * y + radius * (1 - 2 * y)
        angles = (math.radians(angle) for angle in range(start, start + 91, 15))
        found += [(middle_x + radius * math.cos(a), middle_y + radius * math.sin(a)) for a in angles]
    return found


def _radii(box: Cutout) -> List[float]:
    """How round the corners are, in the order of `CORNERS`."""
    radii = box["cornerRadius"]
    if isinstance(radii, (int, float)):
        return [radii] * 4
    right, left = radii.get("bottomRight", 0), radii.get("bottomLeft", 0)
    return [right, left, radii.get("topLeft", 0), radii.get("topRight", 0)]

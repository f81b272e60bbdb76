# SPDX-License-Identifier: MIT
"""A notebook in Tk that shows a new user around.

Its widgets' true rectangles are the targets of a tour, every click goes to tipd first, and what
tipd says is drawn in the window. A click on the bubble goes on, one beside it goes back, and the
widget in the hole works as ever.

Prints `step ID PLACEMENT X Y WIDTH HEIGHT`, the tip's frame in the window, whenever a step is
put, `ended REASON` when the tour is over, and `note TEXT` when a note is added.
"""

import sys
import tkinter as tk
from tkinter import ttk
from typing import Callable, Dict, Optional

from tipd import ChangeResult, Client, Event, Options, Picture, Targets, Step, TipdError

from tk_drawing import WINDOW, Painter, rect

POLL = 50
WIDTH = 230
OPTIONS: Options = {
    "fill": "#2457d6",
    "text": {"color": "#ffffff"},
    "offset": 9,
    "arrow": {"width": 16, "length": 9},
    "bubble": {"padding": 12, "cornerRadius": 8},
    "overlay": {"visible": True, "color": "#101a3399"},
    "cutout": {"padding": 6, "radius": 8},
    "motion": {"show": {"kind": "none"}, "dismiss": {"kind": "none"}},
    "tap": {
        "bubble": {"action": "next"},
        "arrow": {"action": "next"},
        "overlay": {"action": "previous"},
    },
}
STEPS = {
    "entry": ("A note", "Write what you do not want to forget."),
    "add": ("Keep it", "Puts the note into the list. Try it: it works during the tour."),
    "notes": ("All notes", "The list grows from top to bottom and scrolls when it is full."),
    "remove": ("Done?", "Takes the chosen note off the list."),
}


class Notebook:
    """The program that is toured: an entry, two buttons and a list."""

    def __init__(self, root: tk.Tk) -> None:
        root.title("Notes")
        root.geometry("600x400+40+30")
        root.configure(background=WINDOW)
        title = ttk.Label(root, text="Notes", font=("TkDefaultFont", -20, "bold"))
        self.entry = ttk.Entry(root)
        self.entry.insert(0, "Water the plants")
        self.add = ttk.Button(root, text="Add", command=self._add)
        self.notes = tk.Listbox(root, relief="flat", highlightthickness=1)
        self.notes.insert("end", " Buy bread", " Call home")
        self.remove = ttk.Button(root, text="Remove", command=self._remove)
        title.grid(row=0, column=0, columnspan=2, sticky="w", padx=20, pady=(18, 12))
        self.entry.grid(row=1, column=0, sticky="ew", padx=(20, 8))
        self.add.grid(row=1, column=1, sticky="w")
        self.notes.grid(row=2, column=0, sticky="nsew", padx=(20, 8), pady=14)
        self.remove.grid(row=3, column=0, sticky="w", padx=20, pady=(0, 20))
        root.columnconfigure((0, 1), weight=1, uniform="halves")
        root.rowconfigure(2, weight=1)
        self.widgets = [title, self.entry, self.add, self.notes, self.remove]

    def _add(self) -> None:
        self.notes.insert("end", " " + self.entry.get())
        print("note", self.entry.get(), flush=True)

    def _remove(self) -> None:
        self.notes.delete("anchor")


class Tour:
    """Walks a user through a notebook."""

    def __init__(self, root: tk.Tk, notebook: Notebook) -> None:
        self._root = root
        self._widgets: Dict[str, tk.Widget] = {id: getattr(notebook, id) for id in STEPS}
        self._painter = Painter(root, notebook.widgets)
        self._picture = Picture("notebook")
        self._client = Client(outline="polygon")
        self._client.on_change(self._changed)
        self._client.on_event(self._heard)
        root.update()
        self._sent = self._targets()
        self._listen()
        self._guarded(self._begin)
        self._poll()

    def close(self) -> None:
        """Ends tipd."""
        self._client.close()

    def _begin(self) -> None:
        self._client.session_open(
            session="notebook", bounds=rect(self._root), targets=self._sent, options=OPTIONS
        )
        self._client.add(tips=[self._step(id) for id in STEPS])
        self._client.next()

    def _step(self, id: str) -> Step:
        data = dict(zip(("title", "text"), STEPS[id]))
        size = self._painter.bubble.measure(data, WIDTH)
        return {"id": id, "target": {"ref": id}, "content": {"size": size}, "data": data}

    def _targets(self) -> Targets:
        return {id: {"rect": rect(widget)} for id, widget in self._widgets.items()}

    def _listen(self) -> None:
        """Hears clicks before the widgets do, and of every change of their places."""
        for widget in [self._root, *self._root.winfo_children()]:
            widget.bindtags(("Tour", *widget.bindtags()))
        self._root.bind_class("Tour", "<Button-1>", self._clicked)
        self._root.bind("<Configure>", lambda event: self._root.after_idle(self._moved))

    def _clicked(self, event: "tk.Event[tk.Misc]") -> Optional[str]:
        x, y = event.x_root - self._root.winfo_rootx(), event.y_root - self._root.winfo_rooty()
        consumed = []
        self._guarded(
            lambda: consumed.append(self._client.tap(point={"x": x, "y": y})["consumed"])
        )
        return "break" if any(consumed) else None

    def _moved(self) -> None:
        targets = self._targets()
        if targets != self._sent:
            self._sent = targets
            self._guarded(
                lambda: self._client.session_update(bounds=rect(self._root), targets=targets)
            )

    def _poll(self) -> None:
        if self._guarded(lambda: None):
            self._root.after(POLL, self._poll)

    def _guarded(self, call: Callable[[], object]) -> bool:
        """Calls tipd and hears what came of it; without tipd the notebook works on."""
        try:
            call()
            self._client.dispatch()
        except TipdError as problem:
            self._lost(problem)
            return False
        return True

    def _lost(self, problem: TipdError) -> None:
        self._root.bind_class("Tour", "<Button-1>", lambda event: None)
        self._root.unbind("<Configure>")
        self._painter.draw(Picture("none"))
        self._client.close()
        print("the tour is over:", problem, file=sys.stderr, flush=True)

    def _changed(self, result: ChangeResult) -> None:
        self._picture.apply(result)
        self._painter.draw(self._picture)
        for change in result["changes"]:
            if "put" in change and change["put"] == "tip":
                frame = (f"{number:g}" for number in change["frame"].values())
                print("step", change["id"], change["placement"], *frame, flush=True)

    def _heard(self, session: str, event: Event) -> None:
        if event["event"] == "ended":
            print("ended", event["reason"], flush=True)


def main() -> None:
    """Opens the window and starts the tour."""
    root = tk.Tk()
    tour = Tour(root, Notebook(root))
    root.mainloop()
    tour.close()


if __name__ == "__main__":
    main()

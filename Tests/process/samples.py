"""Messages that several tests send."""

from wire import notification, request

BOUNDS = {"x": 0, "y": 0, "width": 400, "height": 300}
TARGET = {"rect": {"x": 160, "y": 120, "width": 80, "height": 30}}
CONTENT = {"size": {"width": 104, "height": 24}}
LAYOUT = {"bounds": BOUNDS, "target": TARGET, "content": CONTENT}
TIP = {"id": "hello", "target": TARGET, "content": CONTENT}

# Characters of one to four bytes in UTF-8, so that counting anything but bytes shows.
TEXT = "Save é the 漢字 file 🎉 now"

CONVERSATION = [
    request(1, "initialize", {"processId": None, "capabilities": {}, "initializationOptions": {"clock": "manual"}}),
    notification("initialized", {}),
    request(2, "layout", LAYOUT),
    request("three", "session/open", {"bounds": BOUNDS}),
    request(4, "show", {"tip": {**TIP, "content": {"text": TEXT}, "data": {"text": TEXT}}}),
    request(5, "no/such/method"),
    request(6, "shutdown"),
    notification("exit"),
]
"""A whole life: its replies have the ids 1, 2, "three", 4, 5 (an error) and 6."""

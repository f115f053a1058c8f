"""A browser without a window, driven by the WebDriver protocol through Debian's chromedriver."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
_STARTED = re.compile(r"started successfully on port ([0-9]+)")
_OPTIONS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,1000"]


class Browser:
    """A session of a driver at an address; each method is a command of the protocol."""

    def __init__(self, address: str) -> None:
        self._address = address
        capabilities = {
            "goog:chromeOptions": {"binary": CHROMIUM, "args": _OPTIONS},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        wanted = {"capabilities": {"alwaysMatch": capabilities}}
        self._address += f"/session/{self._post('/session', wanted)['sessionId']}"

    def open(self, path: Path) -> None:
        self._post("/url", {"url": path.as_uri()})

    def run(self, script: str) -> Any:
        """What a script in the page returns."""
        return self._post("/execute/sync", {"script": script, "args": []})

    def messages(self) -> list[str]:
        """What the browser's console has shown since it was asked last."""
        return [entry["message"] for entry in self._post("/se/log", {"type": "browser"})]

    def press(self, *keys: str) -> None:
        """Presses keys one after the other; what has the focus gets them."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": actions})

    def point(self, x: float, y: float) -> None:
        """Moves the pointer to a place of the window."""
        self._move([_moved(x, y)])

    def click(self, x: float, y: float) -> None:
        self.drag(x, y, 0)

    def drag(self, x: float, y: float, distance: int) -> None:
        """Presses the button at a place of the window, and lets go so far to the right."""
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self._move([_moved(x, y), down, _moved(x + distance, y), up])

    def turn(self, x: float, y: float, delta: int) -> None:
        """Turns the wheel at a place of the window."""
        turn = {"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": delta}
        self._act({"type": "wheel", "id": "wheel", "actions": [turn]})

    def close(self) -> None:
        with urlopen(Request(self._address, method="DELETE")):
            pass

    def _move(self, actions: list[dict[str, Any]]) -> None:
        self._act({"type": "pointer", "id": "mouse", "actions": actions})

    def _act(self, source: dict[str, Any]) -> None:
        self._post("/actions", {"actions": [source]})

    def _post(self, command: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(self._address + command, json.dumps(body).encode(), headers)) as reply:
            return json.load(reply)["value"]


def _moved(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "x": int(x), "y": int(y)}


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser that is closed in the end."""
    assert CHROMIUM and DRIVER, "chromium and chromedriver must be on PATH"
    with subprocess.Popen([DRIVER, "--port=0"], stdout=subprocess.PIPE, text=True) as driver:
        try:
            assert driver.stdout is not None
            found = next(filter(None, map(_STARTED.search, driver.stdout)))
            session = Browser(f"http://127.0.0.1:{found[1]}")
            try:
                yield session
            finally:
                session.close()
        finally:
            driver.terminate()

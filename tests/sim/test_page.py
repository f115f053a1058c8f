"""The page: its structure by a parser of HTML, and what it does in a browser."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.sim.browser import CHROMIUM, DRIVER, Browser, browser
from tests.sim.simulations import AFTER, kernel
from tilewright.sim.page import MemoryUse, page
from tilewright.sim.page.document import FOLDER
from tilewright.sim.sensitivity import Sensitivity

EMPTY = {"meta", "link"}
MEMORIES = [
    MemoryUse("UB", 98304, [(0, 0), (1000, 65536), (4000, 32768)]),
    MemoryUse("L1", 524288, [(0, 8192)]),
]
TITLE = "fa_fwd </script><script>alert(1)</script> & more"


def text_of_page() -> str:
    simulation = kernel(AFTER)
    flag = Sensitivity(simulation.machine.parameter("event"), simulation.cycles, 8000, 9000)
    return page(simulation, TITLE, MEMORIES, [flag])


class Reader(HTMLParser):
    """Elements with their attributes and the texts in them; all that begin must end."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self._open.append(tag)
            self.texts.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in self._open:
            self.texts[tag][-1] += data

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader(text_of_page())


def test_nothing_comes_from_elsewhere(reader: Reader) -> None:
    for _, attributes in reader.elements:
        assert "src" not in attributes and attributes.get("href") in (None, "data:,")
    assert "://" not in "".join(reader.texts["script"] + reader.texts["style"])
    assert "@import" not in reader.texts["style"][0] and "url(" not in reader.texts["style"][0]


def test_names_are_texts(reader: Reader) -> None:
    """A title that looks like HTML is shown as it is."""
    assert reader.texts["title"] == reader.texts["h1"] == [TITLE]
    assert len(reader.of("script")) == 2


def test_what_people_read(reader: Reader) -> None:
    simulation = kernel(AFTER)
    assert f"{simulation.cycles:,} cycles" in "".join(reader.texts["p"])
    captions = ["Time", "Memories", "Pipes", "Cores", "Critical path", "Sensitivity to estimates"]
    assert reader.texts["caption"] == captions
    for name in ("Cube MTE2", "Vector V", "65,536", "start-up", "event"):
        assert any(name in text for text in reader.texts["table"]), name


def test_who_cannot_see_or_point(reader: Reader) -> None:
    """The page has a language, headings, names of columns, and what can be reached by keys."""
    assert reader.of("html") == [{"lang": "en"}]
    assert all(attributes.get("scope") in ("col", "row") for attributes in reader.of("th"))
    (canvas,) = reader.of("canvas")
    assert canvas["tabindex"] == "0"
    ids = {attributes["id"] for _, attributes in reader.elements if "id" in attributes}
    for _, attributes in reader.elements:
        for key in ("aria-labelledby", "aria-describedby"):
            assert set((attributes.get(key) or "").split()) <= ids
    assert {"role": "status", "aria-live": "polite", "id": "details"} in reader.of("p")


def test_data(reader: Reader) -> None:
    simulation = kernel(AFTER)
    data = json.loads(reader.texts["script"][0])
    assert data["cycles"] == simulation.cycles
    rows = [dict(zip(data["columns"], row, strict=True)) for row in data["events"]]
    times = [(event.start, event.end) for event in simulation.events]
    assert [(row["start"], row["end"]) for row in rows] == times
    for row, event in zip(rows, simulation.events, strict=True):
        assert data["ops"][row["op"]][0] == event.instruction.op.name.rpartition(".")[2]
        if row["before"] >= 0:
            assert data["reasons"][row["reason"]].startswith(("data of", "room held by"))
            assert rows[row["before"]]["end"] <= row["start"]
    assert data["memories"][1] == {"memory": "L1", "capacity": 524288, "steps": [[0, 8192]]}
    assert any(row["critical"] for row in rows) and not all(row["critical"] for row in rows)


def test_the_page_is_small() -> None:
    files = [path for path in FOLDER.iterdir() if path.suffix in (".html", ".css", ".js")]
    size = sum(path.stat().st_size for path in files)
    assert len(files) == 4
    assert size < 60_000


def test_the_page_is_the_same_each_time() -> None:
    assert text_of_page() == text_of_page()


# In a browser.


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser that shows the page.

    Where there is none its tests are left out, unless TILEWRIGHT_BROWSER=required says that there
    must be one, as in .ci/run.
    """
    required = os.environ.get("TILEWRIGHT_BROWSER") == "required"
    if not (CHROMIUM and DRIVER) and not required:
        pytest.skip("no chromium and chromedriver")
    path: Path = tmp_path_factory.mktemp("page") / "page.html"
    path.write_text(text_of_page(), encoding="utf-8")
    with browser() as found:
        found.open(path)
        yield found


@pytest.fixture
def shown(session: Browser) -> Iterator[Browser]:
    """The page as it is in the beginning; nothing may have gone wrong in the end."""
    session.run("select(null); show(0, data.cycles); canvas.scrollIntoView(); canvas.focus()")
    yield session
    assert session.messages() == []
    assert session.run("return performance.getEntriesByType('resource').length") == 0


LEFT_ARROW, UP_ARROW, RIGHT_ARROW, DOWN_ARROW = "\ue012", "\ue013", "\ue014", "\ue015"
SHIFT, ENTER, ESCAPE = "\ue008", "\ue007", "\ue00c"


def place(session: Browser, expression: str) -> list[float]:
    """Where the middle of an instruction is in the window."""
    script = f"""
        const event = {expression}, frame = canvas.getBoundingClientRect();
        return [frame.left + xOf((event.start + event.end) / 2),
                frame.top + rowTops[event.pipe] + ROW / 2];
    """
    return session.run(script)


def seen(session: Browser) -> list[float]:
    """The first cycle that is shown, and how many are."""
    return session.run("return [view.first, view.count]")


def test_instructions_are_drawn(shown: Browser) -> None:
    """In their colour, where the data says, and none where a pipe is idle."""
    script = """
        const event = eventsOf[0].find((each) => each.end - each.start > 300);
        const scale = canvas.width / canvas.clientWidth, top = (rowTops[0] + 5) * scale;
        const line = context.getImageData(0, top, canvas.width, 1).data;
        const at = (x) => line.slice(4 * Math.round(x * scale)).slice(0, 3);
        const digits = (part) => part.toString(16).padStart(2, "0");
        const hex = (x) => "#" + [...at(x)].map(digits).join("");
        return [hex(xOf(event.end) - 5), colourOf(event), hex(xOf(data.cycles) - 3)];
    """
    drawn, colour, idle = shown.run(script)
    assert drawn == colour != idle


def test_keys_lead_from_one_instruction_to_another(shown: Browser) -> None:
    def selected() -> dict[str, Any]:
        return shown.run("return view.selected")

    shown.press(RIGHT_ARROW)
    first = selected()
    shown.press(RIGHT_ARROW)
    second = selected()
    assert second["pipe"] == first["pipe"] and second["start"] >= first["end"]
    shown.press(LEFT_ARROW)
    assert selected()["number"] == first["number"]
    shown.press(DOWN_ARROW)
    assert selected()["pipe"] == first["pipe"] + 1
    shown.press(UP_ARROW)
    assert selected()["pipe"] == first["pipe"]
    shown.run("select(events.find((event) => event.before >= 0))")
    wanted = selected()["before"]
    shown.press(ENTER)
    assert selected()["number"] == wanted
    assert "waited for" in shown.run("return details.textContent")
    shown.press(ESCAPE)
    assert selected() is None
    assert shown.run("return details.textContent") == "No instruction is selected."


def test_keys_zoom_and_move(shown: Browser) -> None:
    cycles = kernel(AFTER).cycles
    shown.press("+", "+")
    first, count = seen(shown)
    assert count == pytest.approx(cycles / 4) and first == pytest.approx(cycles * 3 / 8)
    shown.run(
        "canvas.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', shiftKey: true}))"
    )
    assert seen(shown)[0] == pytest.approx(first + count / 4)
    shown.press("-")
    assert seen(shown)[1] == pytest.approx(cycles / 2)
    shown.press("0")
    assert seen(shown) == [0, cycles]
    shown.press("-")
    assert seen(shown) == [0, cycles]


def test_buttons(shown: Browser) -> None:
    shown.run("document.getElementById('closer').click()")
    assert seen(shown)[1] == pytest.approx(kernel(AFTER).cycles / 2)
    shown.run("document.getElementById('farther').click()")
    assert seen(shown) == [0, kernel(AFTER).cycles]


def test_the_pointer_shows_what_is_under_it(shown: Browser) -> None:
    shown.point(*place(shown, "eventsOf[0][0]"))
    text = shown.run("return tooltip.hidden ? null : tooltip.textContent")
    assert text.startswith("load at fa_fwd.mlir:80:5\nCube MTE2, iteration 0\n")
    assert "8,192 bytes" in text and text.split("\n")[5].startswith("waited for issue")
    x, y = shown.run(
        "const frame = canvas.getBoundingClientRect();"
        "return [frame.left + xOf(2000), frame.top + memoryTops[0] + 20];"
    )
    shown.point(x, y)
    assert shown.run("return tooltip.textContent").endswith("65,536 of 98,304 bytes")


def test_the_wheel_zooms_where_the_pointer_is(shown: Browser) -> None:
    x, y = place(shown, "eventsOf[0][1]")
    before = shown.run(f"return cycleAt({x} - canvas.getBoundingClientRect().left)")
    shown.turn(x, y, -600)
    assert seen(shown)[1] < kernel(AFTER).cycles / 2
    after = shown.run(f"return cycleAt({x} - canvas.getBoundingClientRect().left)")
    assert after == pytest.approx(before, abs=10)


def test_dragging_moves_and_a_click_selects(shown: Browser) -> None:
    shown.run("zoom(0.25)")
    first, count = seen(shown)
    event = "eventsOf[0].find((event) => event.start > view.first + view.count / 3)"
    x, y = place(shown, event)
    shown.drag(x, y, -100)
    moved = shown.run(f"return {count} * 100 / width()")
    assert seen(shown) == [pytest.approx(first + moved), count]
    assert shown.run("return view.selected") is None
    number = shown.run(f"return ({event}).number")
    x, y = place(shown, f"events[{number}]")
    shown.click(x, y)
    assert shown.run("return view.selected.number") == number


def test_colours_by_iteration(shown: Browser) -> None:
    shown.run("colours.value = 'iteration'; colours.dispatchEvent(new Event('change'))")
    legend = shown.run("return document.getElementById('legend').innerText.split('\\n')")
    assert legend == ["0", "1", "2", "3", "on the critical path", "capacity of the memory"]
    shown.run("colours.value = 'activity'; colours.dispatchEvent(new Event('change'))")
    legend = shown.run("return document.getElementById('legend').innerText")
    assert "product" in legend and "scalar" not in legend


def test_all_instructions_are_in_a_table(shown: Browser) -> None:
    shown.run("instructions.querySelector('summary').click()")
    script = "return instructions.querySelectorAll('tbody tr').length"
    assert shown.run(script) == len(kernel(AFTER).events)

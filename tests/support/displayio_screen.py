"""Compare CircuitPython's renderer with the host's on the same scenes.

It needs a process of its own.

    python -m tests.support.displayio_screen BOARD changes
    python -m tests.support.displayio_screen BOARD RULES SEED

The first shows a list with small changes; the second screens, the table in other colours and a game. Blinka's
displayio installs modules with the names of CircuitPython's, so no test module imports this one.
test_displayio_renderer.py starts it and reads what it prints, a line for each of some pictures:
NAME <same|DIFFERENT> BYTES PICTURES LAYERS AREAS.
"""

import os
import random
import sys
import types

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

import busdisplay
import fourwire
from displayio._displaycore import _DisplayCore

from engine.opponent import Opponent
from firmware.app import actions as A
from firmware.app.settings import (
    SETTING_CARD_LETTERS, SETTING_FELT, SETTING_LEFT_HANDED, SETTING_MARKS, SETTING_SPEED, SETTING_SUIT_COLOURS
)
from firmware.circuitpython.displayio_renderer import DisplayioRenderer, banks_and_colours
from firmware.draw.look_factory import look_for_board
from firmware.draw.scene import ENTRY_SIZE, Scene
from firmware.draw.sprites import sprite_index as S
from firmware.draw.strip_renderer import StripRenderer
from hostsim.arguments import board as board_of
from hostsim.players.host_handheld import make_renderer
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.app_driver import AppDriver, booted
from tests.support.entries import change
from tests.support.strip_picture import draw

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

SET_COLUMNS = 0x2A
SET_ROWS = 0x2B
WRITE_MEMORY = 0x2C
LIT_BITS = [bytes(255 * (byte >> bit & 1) for byte in range(256)) for bit in range(8)]  # for each bit, a byte's colour

_region = _DisplayCore.set_region_to_update


def _whole_column(self: "Any", area: "Any") -> None:
    # Blinka 2.7.1 loses the upper half of a column's number for an SH1107, which CircuitPython's C source keeps.
    if not self.sh1107_addressing:
        _region(self, area)
        return
    column = area.x1 + self.colstart
    self.send(fourwire.DISPLAY_COMMAND, 0, bytes((column >> 4 | 0x10, column & 15)))
    self.send(fourwire.DISPLAY_COMMAND, 0, bytes((0xB0 | (area.y1 + self.rowstart) // 8,)))


_DisplayCore.set_region_to_update = _whole_column


class BusDisplay(busdisplay.BusDisplay):
    """Blinka's BusDisplay with CircuitPython's attribute for a rotated picture."""

    @property
    def rotation(self) -> int:
        return self._core.get_rotation()

    @rotation.setter
    def rotation(self, degrees: int) -> None:
        self._core.set_rotation(degrees)


busdisplay.BusDisplay = BusDisplay


class DisplayBus(fourwire.FourWire):
    """The memory of a display controller at the end of the bus.

    panel: the board's PANEL
    setup: the bytes that came before it was `ready`
    areas: how many areas were drawn
    """

    def __init__(self, width: int, height: int, panel: "dict[str, Any]") -> None:
        self.width = width
        self.height = height
        self.kind = panel.get("kind")
        offset: "tuple[int, int]" = (panel.get("column", 0), 0) if self.kind else panel.get("offset", (0, 0))
        self.left, self.top = offset
        self.panel = VirtualPanel(width, height)
        self.pages = bytearray(128 * 16)  # of a one-bit controller: 16 pages of 128 columns
        self.on = False
        self.ready = False
        self.setup = bytearray()
        self.command = 0
        self.window: "dict[int, tuple[int, int]]" = {}
        self.at = (0, 0)
        self.pixels = bytearray()
        self.bytes = 0
        self.areas = 0

    def reset(self) -> None:
        pass

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        return self.ready

    def _end_transaction(self) -> None:
        pass

    def send(self, command: "Any", data: bytes, *, toggle_every_byte: "Any" = False) -> None:
        """Take a command that the game sends itself: it switches an OLED on or off."""
        assert command in (0xAE, 0xAF) and not data
        self.on = command == 0xAF

    def _send(self, data_type: "Any", chip_select: "Any", data: "Any") -> None:
        data = bytes(data)
        if not self.ready:
            self.setup += data
            return
        self.bytes += len(data)
        if self.kind == "sh1107":
            self._sh1107(data_type, data)
        elif self.kind:
            self._ssd1306(data_type, data)
        elif data_type == fourwire.DISPLAY_COMMAND:
            self.command = data[0]
            self.pixels.clear()
            self.areas += data[0] == WRITE_MEMORY
        elif self.command == WRITE_MEMORY:
            self.pixels += data
            left, right = self.window[SET_COLUMNS]
            top, bottom = self.window[SET_ROWS]
            w = right + 1 - left
            h = bottom + 1 - top
            if len(self.pixels) == 2 * w * h:
                self.panel.write(left - self.left, top - self.top, w, h, self.pixels)
        else:
            self.window[self.command] = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:4], "big")

    def _ssd1306(self, data_type: "Any", data: bytes) -> None:
        # Horizontal addressing fills the columns of the window, then continues on its next page.
        if data_type == fourwire.DISPLAY_COMMAND:
            assert data[0] in (0x21, 0x22) and data[1] <= data[2] < 128, data
            self.window[data[0]] = data[1], data[2]
            self.at = (self.window[0x21][0], self.window.get(0x22, (0, 0))[0])
            self.areas += data[0] == 0x22
            return
        column, page = self.at
        first, last = self.window[0x21]
        for byte in data:
            self.pages[128 * page + column] = byte
            column += 1
            if column > last:
                column = first
                page += 1
        self.at = (column, page)

    def _sh1107(self, data_type: "Any", data: bytes) -> None:
        # Page addressing fills the columns of one page.
        column, page = self.at
        if data_type == fourwire.DISPLAY_COMMAND:
            for byte in data:
                if byte < 0x10:
                    column = column & 0x70 | byte
                elif byte < 0x18:
                    column = column & 0x0F | (byte & 7) << 4
                else:
                    assert byte & 0xF0 == 0xB0, data
                    page = byte & 15
                    self.areas += 1
        else:
            for byte in data:
                self.pages[128 * page + column] = byte
                column += 1
        self.at = (column, page)

    def picture(self) -> bytearray:
        """Return the screen as RGB565, row by row."""
        if not self.kind:
            return self.panel.rgb565
        w, h = self.width, self.height
        lit = bytearray(w * h)
        if self.kind == "sh1107":  # as in oled.py, its columns are our rows, the lowest first
            for x in range(w):
                at = x // 8 * 128
                lit[x::w] = self.pages[at : at + h][::-1].translate(LIT_BITS[x & 7])
        else:
            for y in range(h):
                at = y // 8 * 128 + self.left
                lit[y * w : (y + 1) * w] = self.pages[at : at + w].translate(LIT_BITS[y & 7])
        out = bytearray(2 * w * h)
        out[::2] = out[1::2] = lit
        return out


def host_renderer(board: "ModuleType") -> "Any":
    """Return the host's renderer for a board."""
    return make_renderer(look_for_board(board), VirtualPanel(board.WIDTH, board.HEIGHT), StripRenderer)


def picture(strip: "Any", scene: "Scene") -> bytearray:
    """Return the picture that the host draws of a scene."""
    strip.show(scene)
    return strip.panel.rgb565


class BothRenderers:
    """Both renderers, which show the same scenes and compare their pictures."""

    def __init__(self, board: "ModuleType") -> None:
        self.wire = DisplayBus(board.WIDTH, board.HEIGHT, board.PANEL)
        sys.modules["board"] = types.ModuleType("board")  # empty, because the Wire below replaces the board's bus
        from firmware.circuitpython import displayio_panel

        displayio_panel.pin = lambda gpio: None
        make = displayio_panel.make_oled if "kind" in board.PANEL else displayio_panel.make_st7789
        display = make(self.wire, board.WIDTH, board.HEIGHT, board.PANEL)
        self.wire.ready = True
        self.renderer = DisplayioRenderer(display, *banks_and_colours(look_for_board(board)))
        self.strip = host_renderer(board)
        self.size = (board.WIDTH, board.HEIGHT)
        self.differs = 0
        self.shown = 0
        self.most_layers = 0

    def show(self, scene: "Scene") -> None:
        self.renderer.show(scene)
        self.strip.show(scene)
        self.shown += 1
        self.most_layers = max(self.most_layers, sum(map(len, self.renderer.groups)))
        if self.wire.picture() != self.strip.panel.rgb565:
            self.differs += 1

    def say(self, name: str) -> None:
        """Print a line about the pictures since the last call."""
        verdict = "DIFFERENT" if self.differs or not self.shown else "same"
        print(name, verdict, self.wire.bytes, self.shown, self.most_layers, self.wire.areas, flush=True)
        self.differs = self.shown = self.wire.bytes = self.wire.areas = 0


def screens(both: "BothRenderers") -> None:
    """Show the title, games, a card in hand, menus and a result."""
    d = booted(show=both.show, size=both.size)
    both.say("title")
    if both.size != (240, 240):  # One screen size is enough to test sliding cards.
        d.at_once()
    d.start("classic", 5)
    for _ in range(3):  # The first press clears the sentence on what the opponent did.
        d.press(A.RIGHT)
    both.say("classic")
    d.press(A.RIGHT)
    both.say("cursor")
    both.show(d.app.scene)  # after a full refresh Blinka, unlike CircuitPython, draws each layer once more
    both.say("settled")
    both.show(d.app.scene)
    both.say("again")
    d.press(A.OK)
    both.say("held")
    d.keys("BACK MENU")
    both.say("menu")
    for _ in range(6):
        d.keys("DOWN")
        both.say("menu-step")
    d.keys("MENU")
    both.say("back")
    d.app.show_pile_view()
    d.tick()
    d.keys("OK")
    both.say("look")


def game(both: "BothRenderers", rules: str, seed: int, moves: int = 22) -> None:
    """Show the player's first moves of a game, and its result."""
    d = AppDriver(show=both.show, size=both.size).at_once().start(rules, seed)
    adviser = Opponent("greedy", 5)
    for _ in range(moves):
        if not d.session.is_over():
            d.move_as(adviser)
    if not d.session.is_over():
        d.session.resign()
        d.app.show_table()
    d.press(0)
    both.say("game")


def themes(both: "BothRenderers") -> None:
    """Show the table in other colours, marks and letters, mirrored and turned."""
    d = AppDriver(show=both.show, size=both.size)
    numbers = d.app.settings.numbers
    numbers[SETTING_SPEED] = 3
    d.start("classic", 5)
    both.say("plain")
    for name, changed in (("felt", SETTING_FELT), ("suits", SETTING_SUIT_COLOURS), ("marks", SETTING_MARKS),
        ("letters", SETTING_CARD_LETTERS),
                          ("mirrored", SETTING_LEFT_HANDED)):
        numbers[changed] = 1 if changed != SETTING_CARD_LETTERS else 2  # value 0 means the letters of the language
        d.app.apply_settings()
        d.call(d.app.show_table)
        both.say(name)
    d.press(A.RIGHT)  # so that the cursor is not on the cards that change
    for turned in (1, 0):
        d.app.scene.rotated = turned
        both.show(d.app.scene)
        d.app.scene.rect(S.GOLD, 10, 10, 20, 5)
        both.show(d.app.scene)
        both.say("turned" if turned else "upright")


def changes(both: "BothRenderers") -> None:
    """Show a full table with small changes anywhere in the list, as test_strip."""
    scene = Scene()
    for k in range(8):
        draw(scene, S, k)
        both.show(scene)
    both.say("everything")
    rng = random.Random(7)
    scene = Scene(120)
    for step in range(300):
        if step % 20 == 0:
            scene.clear()
            for _ in range(90):
                x, y = rng.randrange(-20, 240), rng.randrange(210)
                scene.card(rng.randrange(64), x, y, rng.choice((0, 6, 10, 13, 21)))
                if rng.randrange(4) == 0:
                    scene.text("Ab c", x, y, rng.randrange(16), rng.choice((S.FONT, S.BOLD)))
        at = ENTRY_SIZE * rng.randrange(scene.n)
        if rng.randrange(3) == 0:  # an entry is removed
            for i in range(ENTRY_SIZE):
                scene.buf[at + i] = 0
        change(scene.buf, at, rng)
        both.show(scene)
    both.say("changes")


if __name__ == "__main__":
    board = board_of(sys.argv[1])
    both = BothRenderers(board)
    if sys.argv[2] == "changes":
        changes(both)
    else:
        screens(both)
        themes(both)
        game(both, sys.argv[2], int(sys.argv[3]))

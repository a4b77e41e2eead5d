"""Call all functions that are machine code on a board, as the game does.

The results are compared between the runtimes.

main() plays, and prints for each function the number of its calls and a checksum of its arguments, before and after,
and of its results.
"""

import gc
import sys
from binascii import crc32

from engine import placement
from engine.opponent import Opponent
from engine.position import HOUSES, POSITION_SIZE, SHOW, TOP
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.settings import SETTING_SPEED
from firmware.draw import rgb565, rotate180, scene
from firmware.draw.strip_renderer import StripRenderer
from firmware.screens import make
from firmware.table.opponents import MOVE_SPEEDS
from hostsim.players.driver import MemoryStore, NullPanel
from tests.support.app_driver import look_for

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

ACTIONS = (A.RIGHT, A.OK, A.TURN, A.MENU)


class CallRecorder:
    """A wrapper of a function that records its calls."""

    def __init__(self, function: "Callable[..., Any]") -> None:
        self.function = function
        self.calls = 0
        self.sum = 0

    def call(self, *values: "Any") -> "Any":
        result = self.function(*values)
        self.calls += 1
        for value in values:
            self.add(value)
        self.add(result or 0)  # machine code without a result may return 0
        return result

    def add(self, value: "Any") -> None:
        if isinstance(value, (int, bool)):  # MicroPython distinguishes the two
            value = b"%d" % value
        elif isinstance(value, str):
            value = value.encode()
        elif hasattr(value, "buf"):  # a scene
            self.add(value.n)
            self.add(value.dropped)
            value = memoryview(value.buf)[: scene.ENTRY_SIZE * value.n]
        elif hasattr(value, "fitting_houses"):  # a Workspace
            self.add(value.fitting_houses)
            value = value.moves
        elif isinstance(value, (tuple, list)):
            return  # the tiles, which do not change
        self.sum = crc32(value, self.sum) & 0xFFFFFFFF


def stand_in(functions: "list[tuple[str, str]]") -> "dict[str, CallRecorder]":
    """Replace each function (module, name) by a CallRecorder in all modules, and in their tuples.

    Return the Records by name.
    """
    records = {}
    calls = {}
    for module, name in functions:
        function = getattr(sys.modules[module], name)
        record = records[module + "." + name] = CallRecorder(function)
        calls[id(function)] = record.call
    for user in list(sys.modules.values()):
        for known, value in list(user.__dict__.items()):  # MicroPython's dir looks for every name that it knows
            if id(value) in calls:
                setattr(user, known, calls[id(value)])
            elif isinstance(value, tuple) and any([id(each) in calls for each in value]):
                setattr(user, known, tuple([calls.get(id(each), each) for each in value]))
    return records


def draw(width: int, height: int, keys: "tuple[int, ...]") -> None:
    """Show the title, or with keys the table, and press them."""
    look: "Any" = look_for(width, height)
    app = App(look, MemoryStore(), lambda: 7, make)
    app.settings.numbers[SETTING_SPEED] = len(MOVE_SPEEDS) - 1  # cards do not slide, which saves pictures
    strip = StripRenderer(NullPanel(width, height), look.banks())
    now = 0
    app.tick(now, 0)
    strip.show(app.scene)
    if keys:
        app.start("classic", "greedy", 7)
    for action in keys:
        wait = app.tick(now, action)
        while wait >= 0:
            now += max(wait, 40)
            wait = app.tick(now, 0)
        strip.show(app.scene)


def turn() -> None:
    """Rotate some pictures, and widen the pixels of one."""
    picture = bytearray(range(128))
    rgb565.expand(bytearray(4 * 40), 4, 4, picture, 20, 36)
    rotate180.rotate_pixels(picture, 64)
    rotate180.rotate_pages(picture, 128)


def think(cases: bytes) -> "list[tuple[int, int]]":
    """Let a searching opponent move in each of some positions; return the moves."""
    found = []
    for at in range(0, len(cases), POSITION_SIZE):
        pos = bytearray(cases[at : at + POSITION_SIZE])
        for house in range(SHOW + 1, SHOW + 1 + pos[HOUSES]):
            placement.fitting_houses(pos, pos[TOP + house])  # Few moves ask for these.
        player = Opponent("strong", 5)
        player.search.uses_playouts = at == POSITION_SIZE  # only in some positions, because it takes long
        player.search.proves_wins = at >= len(cases) - 2 * POSITION_SIZE  # In the last two a win can be proved.
        player.choose(pos)
        found.append((player.src, player.dst))
        gc.collect()
    return found


def main(functions: "list[tuple[str, str]]", cases: bytes) -> None:
    """Play, and print the results.

    functions: (module, name) of each. cases: the bytes of some positions, the last two of which can be won in the turn.
    """
    for module, _ in functions:
        __import__(module)
    records = stand_in(functions)
    draw(240, 240, ACTIONS)
    gc.collect()
    draw(320, 240, ())
    turn()
    gc.collect()
    print("moves", think(cases))
    for name in records:
        record = records[name]
        print(name, record.calls, "%08x" % record.sum)
    print("done")

"""Play a whole game of the app against `greedy`, to compare the runtimes.

The strip renderer draws it.

    python tests/support/app_game.py RULES SEED [solitaire]

prints the plies, the result, a checksum of what was sent to the panel and the number of its bytes. On MicroPython it
also prints the heap in use after the deal, at most and at the end, always after a collection, as in the board's loop.
From time to time it opens menus, which are then loaded into the free heap.
"""

import gc
import sys
from binascii import crc32

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from tests.support.app_driver import AppDriver

sys.path.insert(0, ".")


class ChecksumPanel:
    """A panel that computes the checksum of what is sent to it."""

    width = 240
    height = 240

    def __init__(self) -> None:
        self.crc = 0
        self.bytes = 0

    def write(self, x: int, y: int, w: int, h: int, buf: memoryview) -> None:
        self.crc = crc32(bytes((x, y, w, h)), self.crc)
        self.crc = crc32(memoryview(buf)[: 2 * w * h], self.crc) & 0xFFFFFFFF
        self.bytes += 2 * w * h


MENU_VISITS = ("MENU BACK", "MENU UP UP UP UP OK RIGHT RIGHT BACK BACK", "BACK RIGHT OK OK BACK")


def heap_in_use() -> int:
    if not hasattr(gc, "mem_alloc"):
        return 0
    gc.collect()
    return gc.mem_alloc()


def main(rules: str, seed: int, plays_all_sides: bool = False) -> None:
    from engine.opponent import Opponent
    from firmware.app import session
    from firmware.draw.strip_renderer import StripRenderer
    from tests.support.app_driver import AppDriver

    panel = ChecksumPanel()
    d = AppDriver()
    look: "Any" = d.app.look
    d.show = StripRenderer(panel, look.banks()).show
    d.at_once().begin(session.Session(rules, "greedy", seed, session.STARTER_BY_RULES, 300, plays_all_sides))
    first = heap_in_use()
    most = 0
    moves = 0
    adviser = Opponent("greedy", 5)
    while not d.session.is_over():
        d.move_as(adviser)
        moves += 1
        if moves % 7 == 0 and not d.session.is_over():
            d.keys(MENU_VISITS[moves // 7 % len(MENU_VISITS)])
            if d.app.screen is not d.table:
                d.keys("BACK")
        now = heap_in_use()
        if now > most:
            most = now
    d.press(0)
    d.keys("MENU")
    print(d.game.ply, d.session.points_won(), d.app.status, "%08x" % panel.crc, panel.bytes)
    if first:
        d.call(d.app.show_table)
        print("heap", first, most, heap_in_use())


def steady() -> None:
    """On MicroPython, run frames and idle ticks with the heap locked.

    Print the number of frames.
    """
    from firmware.app import actions as A
    from firmware.table import states
    from tests.support.app_driver import AppDriver

    d = AppDriver().start("classic", 5)
    locked = 0
    while locked < 60:
        d.tick(A.OK if d.wait < 0 else 0)
        d.ms += max(1, d.wait)
        while d.table.state == states.SLIDE and d.table.slide.frame + 1 < d.table.slide.frames:
            d.ms += d.wait
            ticked_locked(d)
            locked += 1
    d.press(0)
    for _ in range(100):
        ticked_locked(d)
    print(locked)


def ticked_locked(d: "AppDriver") -> bool:
    """Tick once on MicroPython with the heap locked; return whether it drew."""
    import micropython

    micropython.heap_lock()
    try:
        d.wait = d.app.tick(d.ms, 0)
    finally:
        micropython.heap_unlock()
    changed = d.app.changed
    d.app.changed = False
    return changed


def thinking() -> None:
    """On MicroPython, run the ticks of a long-thinking opponent, heap locked."""

    from firmware.app.session import STARTER_OPPONENT, Session
    from firmware.table import states
    from tests.support.app_driver import AppDriver

    d = AppDriver()
    d.app.begin(Session("classic", "greedy", 5, STARTER_OPPONENT, 300))
    d.app.introduces = False
    d.session.opponent.think = lambda nodes: False  # type: ignore[method-assign]
    pictures = 0
    for _ in range(20):
        d.ms += 40
        d.tick()
    for _ in range(100):
        d.ms += 40
        pictures += ticked_locked(d)
    print(d.table.state == states.THINK, pictures)


def cheering() -> None:
    """On MicroPython, draw the cards that leap after a win, with the heap locked.

    Prints the number of pictures.
    """

    from engine.moves import ABANDON
    from firmware.table import states
    from firmware.table.table import WIN_ANIMATION_MS
    from tests.support.app_driver import AppDriver

    d = AppDriver().start("classic", 5)
    while d.session.is_local_turn():
        d.press(5)
        d.tick(7)
    d.game.play(ABANDON, ABANDON)  # the opponent resigns, so the player wins
    d.table.mode.show_game_end(d.ms)
    d.ms += 40
    d.tick()
    pictures = 0
    while d.table.state == states.END and d.ms - d.table._win_began_ms < WIN_ANIMATION_MS - 40:
        d.ms += 40
        pictures += ticked_locked(d)
    print(pictures)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), "solitaire" in sys.argv)

"""A simulated person at a lesson or a puzzle, on any size of screen."""

from typing import Any

from engine import notation
from engine.moves import GROUP, HAND, SHOW, WASTE, WHOLE_HOUSE
from firmware.app import actions as A
from firmware.app.settings import SETTING_SPEED
from firmware.puzzles import Puzzle
from firmware.table.cursor import source_of
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver
from tests.support.checked_driver import CheckedDriver
from tests.support.sizes import check_lines


def driver(
    size: tuple[int, int] = (240, 240), store: MemoryStore | None = None, newcomer: bool = False
) -> CheckedDriver:
    """Return a Driver at the title on a screen of this size.

    Each of its scenes is checked. newcomer: whether somebody at a first start is taught in play.
    """
    d = CheckedDriver(size, store)
    d.app.settings.numbers[SETTING_SPEED] = 2
    d.newcomer = newcomer
    d.press(0)
    return d


def solution_moves(the_puzzle: Puzzle) -> list[tuple[int, int]]:
    """Return the solution of a Puzzle as a list of (source, destination)."""
    return list(zip(the_puzzle.solution[::2], the_puzzle.solution[1::2], strict=True))


def do(d: AppDriver, token: str) -> None:
    """Attempt a move by buttons."""
    src, dst = notation.parse_move(token.lstrip("!"))
    table = d.table
    if table.cursor.held >= 0:  # A card that was refused stays held.
        d.press(A.BACK)
    if src == HAND or src == SHOW and dst == WASTE:
        d.press(A.TURN)
        if "TURN again" in d.app.status:
            d.press(A.TURN)
        return
    d.must(d.step_to(lambda: table.cursor.sources[table.cursor.at] == source_of(src)), "no way to the card")
    d.press(A.OK)
    if src & GROUP and dst >> 4 != WHOLE_HOUSE:
        for _ in range(dst >> 4):
            if table.held_run() != dst >> 4:
                d.press(A.UP)
    if table.cursor.held >= 0:
        d.must(d.step_to(lambda: d.at_place(src, dst)), "no way to the place")
        d.press(A.OK)


def check_shown(d: AppDriver) -> None:
    """Check that the text of a lesson fits its lines."""
    assert d.app.activity
    if d.app.screen is d.app.activity.table:
        view: Any = d.app.screen.view
        check_lines(d.app, view, view.lines)

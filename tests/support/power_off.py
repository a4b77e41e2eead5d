"""A game that a power-off interrupts."""

from engine import notation
from engine.opponent import Opponent
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted

MOVES_BEFORE_POWER_OFF = 12  # of the player before the power-off


def play_over_power_off(d: AppDriver) -> "tuple[AppDriver, str, str]":
    """Play a game that has begun, switch off and on, and play it to its end, as greedy would.

    Return the Driver that ended it, and the positions before and after the power-off.
    """
    adviser = Opponent("greedy", 5)
    for _ in range(MOVES_BEFORE_POWER_OFF):
        d.move_as(adviser)
    d.app.save()
    before = notation.position_text(d.game.pos)
    again = booted(MemoryStore(d.store.data))
    after = notation.position_text(again.game.pos)
    again.play_as(adviser)
    return again, before, after

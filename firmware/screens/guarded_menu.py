"""A menu that opens by itself, and is protected against a press meant for the screen before."""

from engine.const import const
from firmware.app import actions as A
from firmware.app.clock import CLOCK_MASK
from firmware.screens.menu import Menu

GUARD_MS = const(1000)


class GuardedMenu(Menu):
    """A menu that ignores OK in its first second, because that press was meant for the screen before."""

    opened_at = 0

    def open(self, now: int) -> None:
        Menu.open(self, now)
        self.opened_at = now

    def tick(self, now: int) -> int:
        left = GUARD_MS - (now - self.opened_at & CLOCK_MASK)
        return left if left > 0 else -1

    def press(self, action: int, now: int) -> None:
        if GuardedMenu.tick(self, now) < 0 or action != A.OK and action != A.TURN:
            Menu.press(self, action, now)

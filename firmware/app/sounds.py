# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Short sounds for what happens on a table: a listener, and a player of tunes for speakers with a single tone."""

from engine.const import const
from firmware.app.events import MOVES, TURN, UP
from firmware.app.settings import SOUND

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.app.app import App
    from firmware.app.events import Event
    from firmware.app.session import Session

_WRAP_MS = const(0x3FFFFFFF)  # clocks of MicroPython start again at 2**30 ms


class Sounds:
    """Have a port's speaker play what the app tells, as loud as is set: 0 not at all, 1 quiet, 2 loud.

    speaker.play(tune, level, wait) plays a tune after so many ms, in place of the tune before.
    """

    def __init__(self, app: "App", speaker: "Any") -> None:
        self.app = app
        self.speaker = speaker
        app.features.sounds = self
        app.listeners.append(self.hear)

    def hear(self, event: "Event", session: "Session") -> None:
        """Play an event that the app tells: a card as it lands, and no move that is not shown."""
        wait = self.app.landing
        if wait < 0 and event in MOVES or event == TURN and (session.solitaire or not session.persons_turn()):
            return
        self._play(event, max(0, wait))

    def sample(self) -> None:
        """Play a sample at the loudness that is set."""
        self._play(UP, 0)

    def _play(self, event: "Event", wait: int) -> None:
        level = self.app.settings.numbers[SOUND]
        if level and event.tune:
            self.speaker.play(event.tune, level, wait)


class Beeper:
    """A speaker that has one tone at a time, for a loop that calls tick every few ms. Allocates nothing.

    tone(hz, level): is given by what is made of it, and sounds till the next; 0 Hz for silence.
    """

    tone: "Callable[[int, int], None]"
    tune: "tuple[int, ...]" = ()  # what is played, or waits to be

    def play(self, tune: "tuple[int, ...]", level: int, wait: int) -> None:
        """Play a tune after so many ms, counted from the next tick."""
        if self.tune:
            self.tone(0, 0)
        self.tune = tune
        self.level = level
        self.left = wait
        self.at = -1  # the note after this is next, once there is nothing left of this

    def tick(self, now: int) -> None:
        """Go on with it, at a time in ms. A note that a picture made late is heard for all its time, the rest later."""
        if not self.tune:
            return
        if self.at < 0:
            self.at = 0
            self.since = now
        if now - self.since & _WRAP_MS < self.left:
            return
        self.since = now
        at = self.at
        if at == len(self.tune):
            self.tune = ()
            self.tone(0, 0)
            return
        self.tone(self.tune[at], self.level)
        self.left = self.tune[at + 1]
        self.at = at + 2

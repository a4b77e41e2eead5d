# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Short sounds for what happens on a table: a listener, and what plays a tune where there is but one tone."""

from engine.const import const
from firmware.app.events import LAST_PLY, TURN, UP
from firmware.app.settings import SOUND

# By the numbers of events.py, in their order: Hz, ms, and so on; 0 Hz is a rest, and no tune no sound.
TUNES = (
    (),
    (1200, 10),  # TURNED
    (620, 16),  # LAID
    (1050, 35, 1400, 50),  # UP
    (740, 35, 520, 60),  # LOADED
    (440, 40),  # PASSED
    (880, 70, 0, 30, 880, 70, 0, 30, 590, 160),  # STOPPED
    (),  # GIVEN_UP: who has lost is told next
    (880, 30, 0, 40, 1320, 40),  # TURN
    (520, 90, 660, 90, 780, 90, 1050, 180, 780, 90, 1050, 300),  # WON
    (390, 140, 370, 140, 350, 140, 330, 320),  # LOST
    (520, 120, 0, 40, 520, 200),  # DRAWN
    (620, 16, 0, 20, 470, 16),  # TAKEN_BACK
    (190, 70),  # REFUSED
    (900, 8, 0, 30, 950, 8, 0, 30, 1000, 8, 0, 30, 1050, 8),  # DEALT
    (660, 80, 780, 80, 1050, 220),  # LEARNED
    (660, 80, 780, 80, 1050, 220),  # SOLVED
)
_WRAP_MS = const(0x3FFFFFFF)  # clocks of MicroPython start again at 2**30 ms


class Sounds:
    """Has a port's speaker play what the app tells, as loud as is set: 0 not at all, 1 quiet, 2 loud.

    speaker.play(tune, level, wait): after so many ms, in place of what it plays; what it is called with last is heard.
    """

    def __init__(self, app, speaker):
        self.app = app
        self.speaker = speaker
        app.sounds = self
        app.listeners.append(self.hear)

    def hear(self, event, session):
        """As a listener of the app's. A card is heard as it lies down; what nobody sees nobody hears."""
        wait = self.app.landing
        if wait < 0 and event <= LAST_PLY or event == TURN and (session.solitaire or not session.persons_turn()):
            return
        self._play(event, max(0, wait))

    def sample(self):
        """Let it be heard how loud it is."""
        self._play(UP, 0)

    def _play(self, event, wait):
        level = self.app.settings.numbers[SOUND]
        if level and TUNES[event]:
            self.speaker.play(TUNES[event], level, wait)


class Beeper:
    """A speaker that has one tone at a time, for a loop that calls tick every few ms. Allocates nothing.

    tone(hz, level): is given by what is made of it, and sounds till the next; 0 Hz for silence.
    """

    tune = ()  # what is played, or waits to be

    def play(self, tune, level, wait):
        """Play a tune after so many ms, counted from the next tick."""
        if self.tune:
            self.tone(0, 0)
        self.tune = tune
        self.level = level
        self.left = wait
        self.at = -1  # the note after this is next, once there is nothing left of this

    def tick(self, now):
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

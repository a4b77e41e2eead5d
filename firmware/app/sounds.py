"""Play the tunes of events (events.py) at the chosen loudness, on speakers with one tone, too."""

from firmware.app.clock import CLOCK_MASK
from firmware.app.events import CARD_UP, MOVE_EVENTS, TURN_BEGUN
from firmware.app.settings import SETTING_SOUND

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from firmware.app.events import Event
    from firmware.app.session import Session
    from firmware.app.settings import Settings

    class Speaker(Protocol):
        """Play tunes. play: replace the current tune after `wait` ms; level: 1 quiet, 2 loud."""

        def play(self, tune: tuple[int, ...], level: int, wait: int) -> None: ...


class Sounds:
    """Play events on a port's speaker at the chosen loudness.

    speaker: a Speaker
    landing_delay: the ms until the card of the current move lands, -1 if the move is not shown
    """

    def __init__(self, settings: "Settings", speaker: "Speaker") -> None:
        self.settings = settings
        self.speaker = speaker
        self.landing_delay = 0

    def on_event(self, event: "Event", session: "Session") -> None:
        """Play an event, when its card lands; a move that is not shown is silent."""
        wait = self.landing_delay
        if wait < 0 and event in MOVE_EVENTS or event == TURN_BEGUN and (session.plays_all_sides
            or not session.is_local_turn()):
            return
        self._play(event, max(0, wait))

    def play_sample(self) -> None:
        """Play a sample at the chosen loudness."""
        self._play(CARD_UP, 0)

    def _play(self, event: "Event", wait: int) -> None:
        level = self.settings.numbers[SETTING_SOUND]
        _, tune = event
        if level and tune:
            self.speaker.play(tune, level, wait)


class Beeper:
    """A speaker with one tone at a time, for a loop that calls tick every few ms.

    Nothing is allocated. A subclass defines tone(hz, level), which sounds until the next call; 0 Hz is silence.
    """

    tone: "Callable[[int, int], None]"
    tune: "tuple[int, ...]" = ()  # the tune that is playing or about to begin

    def play(self, tune: "tuple[int, ...]", level: int, wait: int) -> None:
        """Play a tune after `wait` ms, counted from the next tick."""
        if self.tune:
            self.tone(0, 0)
        self.tune = tune
        self.level = level
        self.wait_left = wait
        self.next_note = -1  # the index of the next note, -1 before the wait begins

    def tick(self, now: int) -> None:
        """Continue the tune; now: the time in ms

        A note that a redraw has delayed still sounds for its full time, and the rest is played later.
        """
        if not self.tune:
            return
        if self.next_note < 0:
            self.next_note = 0
            self.wait_began = now
        if now - self.wait_began & CLOCK_MASK < self.wait_left:
            return
        self.wait_began = now
        at = self.next_note
        if at == len(self.tune):
            self.tune = ()
            self.tone(0, 0)
            return
        self.tone(self.tune[at], self.level)
        self.wait_left = self.tune[at + 1]
        self.next_note = at + 2

"""The features of a port, as data for the app; what it lacks is in no menu."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from firmware.app.settings import Setting
    from firmware.app.sounds import Sounds

    class Cables(Protocol):
        """The part of firmware.link.Cables that the app uses; the rest is for firmware/link."""

        kinds: bytes
        link: Any
        resting: bool

        @property
        def plug(self) -> Callable[[int], Any]: ...
        def poll(self, now: int) -> None: ...
        def wait(self, ms: int) -> int: ...

NODES_PER_TICK = const(8)


def no_deal_of_the_day() -> int:
    """Return -1, which stands for no deal of the day: there is no calendar."""
    return -1


class Features:
    """The features of a port and of its look.

    cables: the firmware.link.Cables that another player may be connected by, or None
    asks_language: whether the player is asked for the language at the first start
    unsupported_settings: the names of settings that mean nothing here, to which App adds those of the look
    nodes_per_tick: how many nodes a search looks at in one tick; a port that calls tick more often sets fewer
    unload: called with (whether it is the table, whether there is an activity) when a screen or the table opens, to
        unload the modules of closed screens where code takes memory
    today: returns the number of the deal of the day, -1 for none
    take_text: called with the moves of a game as text; takes it to where the player can copy it, and returns a note for
        the player, "" for none. None where there is no such place; set by the port after the app is made
    sounds: the Sounds that play on the port's speaker, or None; set by App.play_on
    has_pointer, vibrates: whether a finger or mouse can touch the screen, and whether the device can vibrate
    """

    def __init__(
        self, cables: "Cables | None" = None, asks_language: bool = False, unsupported_settings: "tuple[str, ...]" = (),
        nodes_per_tick: int = NODES_PER_TICK, today: "Callable[[], int]" = no_deal_of_the_day,
        unload: "Callable[[bool, bool], None] | None" = None,
    ) -> None:
        self.cables = cables
        self.asks_language = asks_language
        self.unsupported_settings = unsupported_settings
        self.nodes_per_tick = nodes_per_tick
        self.today = today
        self.unload = unload
        self.take_text: "Callable[[str], str] | None" = None
        self.sounds: "Sounds | None" = None
        self.has_pointer = self.vibrates = False

    def supports(self, setting: "Setting") -> bool:
        """Return whether a Setting has a meaning here."""
        if setting.name == "sound":
            return self.sounds is not None
        if setting.name == "tap":
            return self.has_pointer
        if setting.name == "vibration":
            return self.vibrates
        return setting.name not in self.unsupported_settings

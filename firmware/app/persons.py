# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Several persons who pass the device round.

Their names are saved as numbers among the settings, a number for each letter. For the second of two persons the picture
can be turned round.
"""

from engine.rules import Rules
from firmware import text
from firmware.app import actions as A
from firmware.app.save_format.writer import LETTERS
from firmware.app.settings import NAME_LETTERS, TURNED_ROUND, setting_of
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.app.settings import Settings


def name(numbers: bytearray, i: int) -> str:
    """Return the name of person i, 0 to 2, from Settings.numbers; "" for none."""
    said = ""
    for n in numbers[NAME_LETTERS + LETTERS * i : NAME_LETTERS + LETTERS * (i + 1)]:
        if not n:
            break
        said += chr((96 if said else 64) + n)
    return said


def names(settings: "Settings", rules: str) -> "tuple[str, ...]":
    """Return the persons' names, as Session takes them. ValueError for one player."""
    players = Rules(rules).players
    if players == 1:
        raise ValueError(text.troubles().NO_PERSONS)
    return tuple([name(settings.numbers, i) for i in range(players)])


def introduce(session: "Session") -> None:
    """Call the persons of a session by their names in all that is said from now on."""
    called = [session.persons[i] or text.words.PERSON.format(i + 1) for i in range(session.players)]
    initials = [name[0] for name in called]
    phrases.persons[:] = []
    phrases.signs[:] = []
    for player in range(session.players):
        i = (player - session.first) % session.players
        phrases.persons.append(called[i])
        phrases.signs.append(initials[i] if initials.count(initials[i]) == 1 else str(i + 1))


def can_turn(app: "App") -> bool:
    """Return whether the picture can be turned round on this port and with this look."""
    return app.features.offers(setting_of(TURNED_ROUND))


def face(app: "App") -> None:
    """Turn the picture round during the turn of the second of two persons."""
    session = app.session
    turned = False
    if app.settings.numbers[TURNED_ROUND] and can_turn(app) and session and not app.apart:
        turned = len(session.persons) == 2 and session.seat != session.first
    if turned != app.scene.rotated:
        app.scene.rotated = turned
        app.changed = True


def turned(action: int) -> int:
    """Return what an action means from the opposite side of the table."""
    code = action & A.REPEATED - 1
    return action - code + MIRRORED[code] if code <= A.DOWN else action


MIRRORED = bytes((0, A.RIGHT, A.LEFT, A.DOWN, A.UP))

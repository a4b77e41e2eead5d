"""Hot seat: several players who pass the device around.

Their names are saved among the settings, as one number per letter. For the second of two players the picture can be
rotated.
"""

from engine.rules import Rules
from firmware import text
from firmware.app import actions as A
from firmware.app.save_format.schemas import NAME_LENGTH
from firmware.app.settings import SETTING_NAME_LETTERS
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.app.settings import Settings


def saved_name(numbers: bytearray, i: int) -> str:
    """Return the name of player i, 0 to 2, from Settings.numbers; "" for none."""
    said = ""
    for n in numbers[SETTING_NAME_LETTERS + NAME_LENGTH * i : SETTING_NAME_LETTERS + NAME_LENGTH * (i + 1)]:
        if not n:
            break
        said += chr((96 if said else 64) + n)
    return said


def saved_names(settings: "Settings", rules: str) -> "tuple[str, ...]":
    """Return the players' names, as Session takes them. Raise ValueError for one player."""
    players = Rules(rules).players
    if players == 1:
        raise ValueError(text.errors().NO_HOT_SEAT)
    return tuple([saved_name(settings.numbers, i) for i in range(players)])


def use_player_names(session: "Session") -> None:
    """Use the names of a session's players in all texts from now on."""
    called = [session.hot_seat_names[i] or text.words.UNNAMED_PLAYER.format(i + 1) for i in range(session.players)]
    initials = [name[0] for name in called]
    phrases.hot_seat_names[:] = []
    phrases.hot_seat_initials[:] = []
    for player in range(session.players):
        i = (player - session.first_seat) % session.players
        phrases.hot_seat_names.append(called[i])
        phrases.hot_seat_initials.append(initials[i] if initials.count(initials[i]) == 1 else str(i + 1))


def rotate_action(action: int) -> int:
    """Return the action that a direction means from the opposite side of the table."""
    code = action & A.REPEATED - 1
    return action - code + ROTATED_ACTIONS[code] if code <= A.DOWN else action


ROTATED_ACTIONS = bytes((0, A.RIGHT, A.LEFT, A.DOWN, A.UP))

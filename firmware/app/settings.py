# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The settings: one table for menus, saves, the command line and torture.

To add a setting, follow CONTRIBUTING.md. For a setting `felt`, FELT is what its row of a menu is called, FELT_VALUES
what its values are called (without them it is off or on), and FELT_ABOUT explains it: a sentence, or one for each
value. FELT_ABOUT may be missing.
"""

from engine.const import const
from engine.opponent import ADAPTIVE, LEVELS, level_name
from engine.rules import RULE_SETS, Rules, options_by_bits, refuse_contradictions, rule_set_by_id
from engine.score import DEFAULT_TARGET as USUAL_TARGET
from firmware import text
from firmware.app.save_format.numbers import LEVEL_NUMBERS, level_of
from firmware.app.save_format.writer import ALPHABET, LETTERS, Slots
from firmware.app.save_format.writer import SETTINGS as KIND
from firmware.text.languages import CARDS, COUNT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rules import Option, RuleSet
    from firmware.app.save_format.writer import Store


# The ids: the place of each setting in Settings.numbers, and so in a save. An id never changes and is never given to
# another setting; a new setting takes the number after the last byte.
SPEED = const(0)  # of the opponent's moves: an index into opponents.MOVE_SPEEDS
TARGET = const(1)  # points that win a match, 0 for the rule set's own; two bytes
ASKS_TO_DISCARD = const(3)  # whether TURN asks before it discards a card that could be played
RULE_SET = const(4)  # of the last new game, as the next ones are: the id of an engine.rules.RuleSet
OPTIONS = const(5)  # bits by the ids of engine.rules.OPTIONS; four bytes
LEVEL = const(9)  # of the opponent, by LEVEL_NUMBERS
STARTER = const(10)  # app.session.BY_THE_RULES, YOU or OPPONENT
OPPONENT = const(11)  # who plays against the person: MACHINE, NOBODY or PERSONS
STYLE = const(12)  # 0 assisted, 1 stop play
NAMES_OF_PILES = const(13)  # for how many more games the person's piles are named, or ALWAYS
LANGUAGE = const(14)  # 0 until one is chosen, then 1 plus its number in firmware.text.languages
SOUND = const(15)  # off, quiet, loud
LEFT_HANDED = const(16)
SUIT_COLOURS = const(17)  # two, four
FELT = const(18)  # green, dark, light
MARKS = const(19)  # usual, large
HAND_OVER = const(20)  # whether a screen comes between the turns of persons who share the device
TURNED_ROUND = const(21)  # whether the picture turns to the second of two persons
MATCH = const(22)  # 0 normal, 1 duplicate
NAME_LETTERS = const(23)  # LETTERS for each of three names, 1 for A, 0 after the end of a name
CARD_LETTERS = const(47)  # 0 for the language's own, else 1 plus text.phrases.letters
PLAYS_FORCED = const(48)  # whether the only legal move plays itself, once the person has begun the turn
TEACHES = const(49)  # whether a newcomer has each rule explained in play, and hears what to learn from the first games

NORMAL = const(1)  # a SPEED
ALWAYS = const(255)  # of NAMES_OF_PILES
AT_FIRST = const(5)  # of NAMES_OF_PILES, until the person sets it
MACHINE = const(0)
NOBODY = const(1)  # one person plays both sides
PERSONS = const(2)
OFFERED = tuple([level for level in LEVELS if level != "random"]) + (ADAPTIVE,)  # the levels to choose
# It plays to win, and errs enough for a beginner to win: a player as strong as it wins 27 of 100 games against easy
# (engine/README.md).
NEWCOMER = "novice"

# What a Setting is made with: id, name, default, values, screen, count. Constants stay in a board's flash.
# values: a number stands for 0 up to before it. LEVEL and RULE_SET take default and values from the engine's tables.
SETTINGS: "tuple[tuple[int, str, int, int | tuple[int, ...], str, int], ...]" = (
    (SPEED, "speed", NORMAL, 4, "settings", 1),
    (SOUND, "sound", 1, 3, "settings", 1),
    (TARGET, "target", 0, (0, 50, 100, 200, USUAL_TARGET, 500, 1000), "settings", 1),
    (ASKS_TO_DISCARD, "asks_to_discard", 1, 2, "settings", 1),
    (PLAYS_FORCED, "plays_forced", 0, 2, "settings", 1),
    (TEACHES, "teaches", 0, 2, "settings", 1),
    (NAMES_OF_PILES, "names_of_piles", AT_FIRST, (0, ALWAYS), "settings", 1),
    (HAND_OVER, "hand_over", 1, 2, "settings", 1),
    (TURNED_ROUND, "turned_round", 0, 2, "settings", 1),
    (LEVEL, "level", 0, 0, "settings", 1),
    (LANGUAGE, "language", 0, COUNT + 1, "settings", 1),
    (CARD_LETTERS, "card_letters", 0, 4, "settings", 1),
    (FELT, "felt", 0, 3, "eyes", 1),
    (SUIT_COLOURS, "suit_colours", 0, 2, "eyes", 1),
    (MARKS, "marks", 0, 2, "eyes", 1),
    (LEFT_HANDED, "left_handed", 0, 2, "eyes", 1),
    (STARTER, "starter", 0, 3, "new_game", 1),
    (STYLE, "style", 0, 2, "new_game", 1),
    (MATCH, "match", 0, 2, "new_game", 1),
    (RULE_SET, "rule_set", 0, 0, "", 1),
    (OPTIONS, "options", 0, 256, "", 4),
    (OPPONENT, "opponent", MACHINE, 3, "", 1),
    (NAME_LETTERS, "name_letters", 0, ALPHABET + 1, "", 3 * LETTERS),
)
_FEWEST = const(13)  # bytes that every save has: up to STYLE


class Setting:
    """What is known of a setting.

    id; name: in small letters; default; values: what each number may be, in the order in which a menu offers them;
    screen: the menu that has a row for it, in the order of SETTINGS, or "" for a setting with no row, or with more than
    one; count: how many numbers it has, each of one byte, or of two where a value needs them.
    """

    def __init__(
        self, id: int, name: str, default: int, values: "int | Sequence[int]", screen: str, count: int
    ) -> None:
        if id == LEVEL:
            default = LEVEL_NUMBERS[NEWCOMER]
            values = bytes([LEVEL_NUMBERS[each] for each in OFFERED])
        elif id == RULE_SET:
            values = bytes([row[1] for row in RULE_SETS])
            default = values[0]
        elif isinstance(values, int):
            values = range(values)
        self.id = id
        self.name = name
        self.default = default
        self.values = values
        self.screen = screen
        self.count = count


def all_settings() -> "list[Setting]":
    """Return all settings, in the order of SETTINGS."""
    return [Setting(*row) for row in SETTINGS]


def setting_of(number: int) -> Setting:
    """Return the Setting with an id."""
    for row in SETTINGS:
        if row[0] == number:
            return Setting(*row)
    raise ValueError("setting: none has the id %d" % number)


def width_of(setting: Setting) -> int:
    """Return how many bytes each of a Setting's numbers takes."""
    return 2 if setting.values[-1] > 255 else 1


def is_valid(setting: Setting, number: int) -> bool:
    """Return whether a number is valid for a Setting; NAMES_OF_PILES counts down."""
    return number in setting.values or setting.id == NAMES_OF_PILES and 0 < number <= AT_FIRST


def next_value(setting: Setting, number: int, step: int, offered: int) -> int:
    """Return the value that a menu offers after a number (step 1), or before it (-1).

    It wraps round. offered: how many of the Setting's values the menu offers, see place_of.
    """
    return setting.values[(place_of(setting, number, offered) + step) % offered]


def place_of(setting: Setting, number: int, offered: int) -> int:
    """Return the index of a number among the offered values, the last one for others."""
    for i in range(offered - 1):
        if setting.values[i] == number:
            return i
    return offered - 1


def check(numbers: "bytes | bytearray") -> None:
    """Raise ValueError unless these bytes can begin Settings.numbers."""
    if not _FEWEST <= len(numbers) <= len(first_numbers()):
        raise ValueError("settings: another length")
    for setting in all_settings():
        width = width_of(setting)
        for at in range(setting.id, min(setting.id + setting.count * width, len(numbers)), width):
            if not is_valid(setting, int.from_bytes(numbers[at : at + width], "little")):
                raise ValueError("settings: not to be chosen")
    refuse_contradictions(options_by_bits(int.from_bytes(numbers[OPTIONS : OPTIONS + 4], "little")))


def first_numbers() -> bytearray:
    """Return Settings.numbers with all defaults."""
    size = max([setting.id + setting.count * width_of(setting) for setting in all_settings()])
    numbers = bytearray(size)
    for setting in all_settings():
        numbers[setting.id] = setting.default
    return numbers


class Settings:
    """The present settings, from a store with read(name) and write(name, data).

    numbers: the bytes of all settings, at their ids, as a save has them; unsaved: whether they have changed since the
    last save; note: one line for the screen, or "".
    """

    def __init__(self, store: "Store") -> None:
        self.slots = Slots(store, KIND)
        self.numbers = first_numbers()
        self.unsaved = False
        self.note = ""
        if not self.slots.is_empty():
            from firmware.app.save_format.reader import read_settings

            saved, self.note = read_settings(self.slots, check)
            if saved:
                self.numbers[: len(saved)] = saved

    def get(self, setting: Setting) -> int:
        """Return the number, or the first number, of a Setting."""
        return int.from_bytes(self.numbers[setting.id : setting.id + width_of(setting)], "little")

    def put(self, setting: Setting, number: int) -> None:
        """Set the number, or the first number, of a Setting."""
        width = width_of(setting)
        self.numbers[setting.id : setting.id + width] = number.to_bytes(width, "little")

    def change(self, number: int, step: int = 1) -> None:
        """Step the setting with an id to its next value (1), or to the one before (-1)."""
        setting = setting_of(number)
        self.put(setting, next_value(setting, self.get(setting), step, len(setting.values)))

    def language(self) -> int:
        """Return the language's number in firmware.text.languages, 0 if none was chosen."""
        return max(0, self.numbers[LANGUAGE] - 1)

    def letters(self) -> int:
        """Return which letters the cards have, as text.phrases numbers them."""
        return self.numbers[CARD_LETTERS] - 1 if self.numbers[CARD_LETTERS] else CARDS[self.language()]

    def rule_set(self) -> "RuleSet":
        """Return the RuleSet of the last new game."""
        return rule_set_by_id(self.numbers[RULE_SET])

    def has_option(self, option: "Option") -> bool:
        """Return whether the last new game had an engine.rules.Option."""
        return self.numbers[OPTIONS + option.id // 8] >> option.id % 8 & 1 != 0

    def switch_option(self, option: "Option") -> None:
        """Switch an Option of the next new game on or off."""
        self.numbers[OPTIONS + option.id // 8] ^= 1 << option.id % 8

    def level(self) -> str:
        """Return the level of the next game's opponent."""
        return level_of(self.numbers[LEVEL])

    def meet(self, level: str) -> None:
        """Set the level of the next game's opponent, if a person can choose it."""
        number = LEVEL_NUMBERS[level_name(level)]
        if is_valid(setting_of(LEVEL), number):
            self.numbers[LEVEL] = number

    def points(self, rules: str, duplicate: bool = False) -> int:
        """Return the points that win a match by these rules, or a duplicate match."""
        points = self.get(setting_of(TARGET))
        if points:
            return points
        fitting = Rules(rules).match_points
        # In a duplicate match only differences count: that takes two to six deals, each played twice.
        return fitting // 2 if duplicate else fitting

    def played(self) -> None:
        """Count a game that is over, for NAMES_OF_PILES.

        This is saved with the next game, as memory is short while a table is shown.
        """
        if 0 < self.numbers[NAMES_OF_PILES] < ALWAYS:
            self.numbers[NAMES_OF_PILES] -= 1
            self.unsaved = True

    def save(self) -> None:
        """Save the settings; if the store refuses, they last until power-off."""
        self.unsaved = False
        try:
            self.slots.write(self.numbers)
        except (OSError, MemoryError):
            self.note = text.troubles().SETTINGS_NOT_SAVED

"""The settings: one table for menus, saves, the command line and torture.

To add a setting, follow CONTRIBUTING.md. The id of a setting `felt` is SETTING_FELT. Its texts are FELT, the label of
its row in a menu, FELT_VALUES, the names of its values (off and on if it has none), and FELT_ABOUT, an explanation in
one sentence, or one for each value. FELT_ABOUT may be missing.
"""

from engine.const import const
from engine.opponent import ADAPTIVE, LEVEL_IDS, LEVELS, level_name
from engine.rules import RULE_SETS, Rules, options_by_bits, refuse_contradictions, rule_set_by_id
from engine.score import DEFAULT_TARGET
from firmware import text
from firmware.app.save_format.schemas import ALPHABET_SIZE, KIND_SETTINGS, NAME_LENGTH, SETTINGS, level_by_id
from firmware.app.save_format.writer import Slots
from firmware.app.session import SINGLE_GAME
from firmware.text.languages import LANGUAGES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.rules import Option, RuleSet
    from firmware.app.save_format.writer import Store


# The ids: the place of each setting in Settings.numbers, and so in a save. An id never changes and is never given to
# another setting; a new setting takes the number after the last byte.
SETTING_SPEED = const(0)  # the speed of the opponent's moves: an index into opponents.MOVE_SPEEDS
SETTING_TARGET = const(1)  # points that win a match, 0 for the rule set's own, or SINGLE_GAME; two bytes
SETTING_ASKS_TO_DISCARD = const(3)  # whether TURN asks before it discards a card that could be played
SETTING_RULE_SET = const(4)  # the id of an engine.rules.RuleSet; like the next ones, of the last new game
SETTING_OPTIONS = const(5)  # bits by the ids of engine.rules.OPTIONS; four bytes
SETTING_LEVEL = const(9)  # the opponent's level, by LEVEL_IDS
SETTING_STARTER = const(10)  # app.session.STARTER_BY_RULES, STARTER_YOU or STARTER_OPPONENT
SETTING_OPPONENT = const(11)  # who plays against the player: AGAINST_MACHINE, AGAINST_SELF or HOT_SEAT
SETTING_STYLE = const(12)  # 0 assisted, 1 stop play
SETTING_NAMES_OF_PILES = const(13)  # for how many more games the player's piles are named, or ALWAYS_NAMED
SETTING_LANGUAGE = const(14)  # 0 until one is chosen, then 1 plus its number in firmware.text.languages
SETTING_SOUND = const(15)  # off, quiet, loud
SETTING_LEFT_HANDED = const(16)
SETTING_SUIT_COLOURS = const(17)  # two, four
SETTING_FELT = const(18)  # green, dark, light
SETTING_MARKS = const(19)  # usual, large
SETTING_HAND_OVER = const(20)  # whether a dialog comes between the turns of players who share the device
SETTING_TURNED_ROUND = const(21)  # whether the picture is rotated for the second of two players
SETTING_MATCH = const(22)  # 0 normal, 1 duplicate
SETTING_NAME_LETTERS = const(23)  # NAME_LENGTH for each of three names, 1 for A, 0 after the end of a name
SETTING_CARD_LETTERS = const(47)  # 0 for the language's own, else 1 plus text.phrases.court_letters
SETTING_PLAYS_FORCED = const(48)  # whether the only legal move plays itself, once the player has begun the turn
# whether rules are explained to a newcomer in play, with advice on what to learn from the first games
SETTING_TEACHES = const(49)
SETTING_STOP_PRICE = const(50)  # what a wrong call of stop costs: 0 nothing, 1 the turn
SETTING_TAP = const(51)  # what a tap on a card plays: TAP_PICKS_UP, TAP_PLAYS_ONLY_PLACE or TAP_PLAYS_BEST_PLACE
SETTING_VIBRATION = const(52)

NORMAL_SPEED = const(1)  # a value of SETTING_SPEED
ALWAYS_NAMED = const(255)  # a value of SETTING_NAMES_OF_PILES
GAMES_WITH_NAMES = const(5)  # the default of SETTING_NAMES_OF_PILES
FIRST_GAMES = const(3)  # the first games of a player who is taught: they say how to skip a turn, and what to learn
AGAINST_MACHINE = const(0)
AGAINST_SELF = const(1)  # one player plays both sides
HOT_SEAT = const(2)
TAP_PICKS_UP = const(0)  # the next tap says where the card goes
TAP_PLAYS_ONLY_PLACE = const(1)
TAP_PLAYS_BEST_PLACE = const(2)
# the levels that a player can choose
OFFERED_LEVELS = tuple([level for level in LEVELS if level != "random"]) + (ADAPTIVE,)
# It plays to win, but errs often enough for a beginner to win: a player who is as strong as this level wins 27 of 100
# games against easy (engine/README.md).
NEWCOMER_LEVEL = "novice"

# The arguments of each Setting: id, name, default, values, screen, count. Constants stay in a board's flash. values: a
# number n stands for 0 to n - 1. SETTING_LEVEL and SETTING_RULE_SET take default and values from the engine's tables.
SETTING_ROWS: "tuple[tuple[int, str, int, int | tuple[int, ...], str, int], ...]" = (
    (SETTING_SPEED, "speed", NORMAL_SPEED, 4, "settings", 1),
    (SETTING_SOUND, "sound", 1, 3, "settings", 1),
    (SETTING_TAP, "tap", TAP_PICKS_UP, 3, "settings", 1),
    (SETTING_VIBRATION, "vibration", 1, 2, "settings", 1),
    (SETTING_TARGET, "target", 0, (0, SINGLE_GAME, 50, 100, 200, DEFAULT_TARGET, 500, 1000), "settings", 1),
    (SETTING_ASKS_TO_DISCARD, "asks_to_discard", 1, 2, "settings", 1),
    (SETTING_PLAYS_FORCED, "plays_forced", 0, 2, "settings", 1),
    (SETTING_TEACHES, "teaches", 0, 2, "settings", 1),
    (SETTING_NAMES_OF_PILES, "names_of_piles", GAMES_WITH_NAMES, (0, ALWAYS_NAMED), "settings", 1),
    (SETTING_HAND_OVER, "hand_over", 1, 2, "settings", 1),
    (SETTING_TURNED_ROUND, "turned_round", 0, 2, "settings", 1),
    (SETTING_LEVEL, "level", 0, 0, "settings", 1),
    (SETTING_LANGUAGE, "language", 0, len(LANGUAGES) + 1, "settings", 1),
    (SETTING_CARD_LETTERS, "card_letters", 0, 5, "settings", 1),
    (SETTING_FELT, "felt", 0, 3, "accessibility", 1),
    (SETTING_SUIT_COLOURS, "suit_colours", 0, 2, "accessibility", 1),
    (SETTING_MARKS, "marks", 0, 2, "accessibility", 1),
    (SETTING_LEFT_HANDED, "left_handed", 0, 2, "accessibility", 1),
    (SETTING_STARTER, "starter", 0, 3, "new_game", 1),
    (SETTING_STYLE, "style", 0, 2, "new_game", 1),
    (SETTING_STOP_PRICE, "stop_price", 0, 2, "new_game", 1),
    (SETTING_MATCH, "match", 0, 2, "new_game", 1),
    (SETTING_RULE_SET, "rule_set", 0, 0, "", 1),
    (SETTING_OPTIONS, "options", 0, 256, "", 4),
    (SETTING_OPPONENT, "opponent", AGAINST_MACHINE, 3, "", 1),
    (SETTING_NAME_LETTERS, "name_letters", 0, ALPHABET_SIZE + 1, "", 3 * NAME_LENGTH),
)
_MIN_BYTES = const(13)  # bytes that every save has, up to SETTING_STYLE


class Setting:
    """The description of a setting.

    id: its offset in Settings.numbers
    name: its name in small letters
    default: the number that it begins with
    values: the possible numbers, in the order in which a menu offers them
    screen: the menu that has a row for it, in the order of SETTING_ROWS, "" if no menu or more than one has it
    count: how many numbers it has, of one byte each, or of two if a value needs them
    """

    def __init__(
        self, id: int, name: str, default: int, values: "int | Sequence[int]", screen: str, count: int
    ) -> None:
        if id == SETTING_LEVEL:
            default = LEVEL_IDS[NEWCOMER_LEVEL]
            values = bytes([LEVEL_IDS[each] for each in OFFERED_LEVELS])
        elif id == SETTING_RULE_SET:
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
    """Return all settings, in the order of SETTING_ROWS."""
    return [Setting(*row) for row in SETTING_ROWS]


def setting_by_id(number: int) -> Setting:
    """Return the Setting with an id."""
    for row in SETTING_ROWS:
        if row[0] == number:
            return Setting(*row)
    raise ValueError("setting: no setting has the id %d" % number)


def byte_width(setting: Setting) -> int:
    """Return how many bytes each number of a Setting takes."""
    return 2 if setting.values[-1] > 255 else 1


def is_valid(setting: Setting, number: int) -> bool:
    """Return whether a number is valid for a Setting; SETTING_NAMES_OF_PILES may have any, because it counts down."""
    return number in setting.values or setting.id == SETTING_NAMES_OF_PILES and 0 < number <= GAMES_WITH_NAMES


def next_value(setting: Setting, number: int, step: int, offered: int) -> int:
    """Return the value that a menu offers after a number (step 1), or before it (step -1).

    offered: how many of the Setting's values the menu offers (see value_index)
    """
    return setting.values[(value_index(setting, number, offered) + step) % offered]


def value_index(setting: Setting, number: int, offered: int) -> int:
    """Return the index of a number among the offered values, or the last index if it is not among them."""
    for i in range(offered - 1):
        if setting.values[i] == number:
            return i
    return offered - 1


def check_numbers(numbers: "bytes | bytearray") -> None:
    """Raise ValueError unless Settings.numbers can begin with these bytes."""
    if not _MIN_BYTES <= len(numbers) <= len(default_numbers()):
        raise ValueError("settings: wrong length")
    for setting in all_settings():
        width = byte_width(setting)
        for at in range(setting.id, min(setting.id + setting.count * width, len(numbers)), width):
            if not is_valid(setting, int.from_bytes(numbers[at : at + width], "little")):
                raise ValueError("settings: value out of range")
    refuse_contradictions(options_by_bits(int.from_bytes(numbers[SETTING_OPTIONS : SETTING_OPTIONS + 4], "little")))


def default_numbers() -> bytearray:
    """Return Settings.numbers with all defaults."""
    size = max([setting.id + setting.count * byte_width(setting) for setting in all_settings()])
    numbers = bytearray(size)
    for setting in all_settings():
        numbers[setting.id] = setting.default
    return numbers


def _complete(fields: "dict[str, Any]") -> None:
    # Check the numbers of a save, and add the defaults of newer settings.
    saved = fields["numbers"]
    check_numbers(bytes(saved))
    fields["numbers"] = default_numbers()
    fields["numbers"][: len(saved)] = saved


class Settings:
    """The current settings, from a store with read(name) and write(name, data).

    numbers: the bytes of all settings at their ids, in the format of a save
    unsaved: whether they have changed since the last save
    note: one line for the screen, or ""
    """

    def __init__(self, store: "Store") -> None:
        from firmware.app.save_format.reader import read_record  # imported here, because it is needed once

        self.slots = Slots(store, KIND_SETTINGS, SETTINGS)
        self.numbers = default_numbers()
        self.unsaved = False
        self.note = read_record(self.slots, self, _complete)

    def get(self, setting: Setting) -> int:
        """Return the number of a Setting, or the first of several."""
        return int.from_bytes(self.numbers[setting.id : setting.id + byte_width(setting)], "little")

    def put(self, setting: Setting, number: int) -> None:
        """Set the number of a Setting, or the first of several."""
        width = byte_width(setting)
        self.numbers[setting.id : setting.id + width] = number.to_bytes(width, "little")

    def change(self, number: int, step: int = 1) -> None:
        """Step the setting with an id to its next value (1), or to the previous one (-1)."""
        setting = setting_by_id(number)
        self.put(setting, next_value(setting, self.get(setting), step, len(setting.values)))

    def language(self) -> int:
        """Return the language's number in firmware.text.languages, 0 if none was chosen."""
        return max(0, self.numbers[SETTING_LANGUAGE] - 1)

    def card_letters(self) -> int:
        """Return the letters of the cards, as text.phrases numbers them."""
        if self.numbers[SETTING_CARD_LETTERS]:
            return self.numbers[SETTING_CARD_LETTERS] - 1
        _, _, court_letters, _ = LANGUAGES[self.language()]
        return court_letters

    def rule_set(self) -> "RuleSet":
        """Return the RuleSet of the last new game."""
        return rule_set_by_id(self.numbers[SETTING_RULE_SET])

    def has_option(self, option: "Option") -> bool:
        """Return whether an engine.rules.Option was on in the last new game."""
        return self.numbers[SETTING_OPTIONS + option.id // 8] >> option.id % 8 & 1 != 0

    def toggle_option(self, option: "Option") -> None:
        """Switch an Option of the next new game on or off."""
        self.numbers[SETTING_OPTIONS + option.id // 8] ^= 1 << option.id % 8

    def level(self) -> str:
        """Return the level of the next game's opponent."""
        return level_by_id(self.numbers[SETTING_LEVEL])

    def remember_level(self, level: str) -> None:
        """Set the level of the next game's opponent, if it is one that a player can choose."""
        number = LEVEL_IDS[level_name(level)]
        if is_valid(setting_by_id(SETTING_LEVEL), number):
            self.numbers[SETTING_LEVEL] = number

    def match_points(self, rules: str, duplicate: bool = False) -> int:
        """Return the points that win a match by these rules, or a duplicate match."""
        points = self.get(setting_by_id(SETTING_TARGET))
        if points and not (duplicate and points == SINGLE_GAME):
            return points
        fitting = Rules(rules).match_points
        # In a duplicate match only differences count, so half the points take two to six deals, each played twice.
        return fitting // 2 if duplicate else fitting

    def is_one_of_first_games(self) -> bool:
        """Return whether the game in play is one of FIRST_GAMES, and none where the names of piles were switched."""
        left = self.numbers[SETTING_NAMES_OF_PILES]
        return self.numbers[SETTING_TEACHES] != 0 and GAMES_WITH_NAMES - FIRST_GAMES < left < ALWAYS_NAMED

    def count_game(self) -> None:
        """Count a finished game down in SETTING_NAMES_OF_PILES.

        This is saved with the next game, because memory is short while a table is shown.
        """
        if 0 < self.numbers[SETTING_NAMES_OF_PILES] < ALWAYS_NAMED:
            self.numbers[SETTING_NAMES_OF_PILES] -= 1
            self.unsaved = True

    def save(self) -> None:
        """Save the settings; if the store fails, they last until power-off."""
        self.unsaved = False
        if not self.slots.save(self):
            self.note = text.errors().SETTINGS_NOT_SAVED

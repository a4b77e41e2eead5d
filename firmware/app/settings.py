# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person can set, kept in a store."""

from engine.const import const
from engine.opponent import LEVELS
from engine.rules import Row
from engine.score import TARGET
from firmware import text
from firmware.app.save_format.writer import ALPHABET, LETTERS, SETTINGS, Slots
from firmware.text.languages import CARDS, CODES

TARGETS = (0, 50, 100, 200, TARGET, 500, 1000)  # to be set; 0 for what fits
NORMAL = 1  # speed of the opponent's moves
ALWAYS = 255  # for so many games more the piles have their names,
AT_FIRST = 5  # and for so many until a person has set it
# What is set by a number: where it stands among `numbers`, and is kept, for ever; its value at first, and the greatest.
NAMES = const(0)  # for how many games more the person's piles have their names beside them, or ALWAYS
LANGUAGE = const(1)
SOUND = const(2)
LEFT_HANDED = const(3)
SUIT_COLOURS = const(4)
FELT = const(5)
MARKS = const(6)
HAND_OVER = const(7)
TURNED_ROUND = const(8)
DUPLICATE = const(9)  # of the last new game: whether it began a duplicate match
NAME_LETTERS = const(10)  # of three persons' names LETTERS each, 1 for A; 0 where a name ends
CARD_LETTERS = const(34)  # 0: as the language has them, else text.phrases.letters and one
NUMBERS = (
    (AT_FIRST, ALWAYS),  # NAMES
    (0, len(CODES)),  # LANGUAGE: 0 as long as none was chosen, else its number in firmware.text.languages and one
    (1, 2),  # SOUND: off, quiet, loud
    (0, 1),  # LEFT_HANDED
    (0, 1),  # SUIT_COLOURS: two, four
    (0, 2),  # FELT: green, dark, light
    (0, 1),  # MARKS: usual, large
    (1, 1),  # HAND_OVER
    (0, 1),  # TURNED_ROUND
    (0, 1),  # DUPLICATE
) + ((0, ALPHABET),) * (3 * LETTERS) + ((0, 3),)  # NAME_LETTERS, CARD_LETTERS
ALONE = const(1)  # who plays all sides: one person,
PERSONS = const(2)  # or several
LOWEST = 1  # of engine.opponent.LEVELS a person can choose; below it is `random`
NEWCOMER = "easy"  # errs enough to be beaten by who has just read the rules, and still plays to win


class Choice:
    """What was chosen for the last new game: indices into engine.rules.RULE_SETS, engine.opponent.LEVELS and the
    names of who begins; options: bits by their ids; alone: 0 for an opponent, ALONE or PERSONS; stop: 1 for
    stop play."""

    def __init__(self):
        self.rules = 0
        self.options = 0
        self.level = LEVELS.index(NEWCOMER)
        self.begins = 0
        self.alone = 0
        self.stop = 0

    def change_level(self, step):
        """Go to the next level (1), or to the one before (-1)."""
        self.level = LOWEST + (self.level - LOWEST + step) % (len(LEVELS) - LOWEST)


class Settings:
    """What is set, read from a store (`.read(name)`, `.write(name, data)`).

    speed: index into table.SPEEDS; target: index into TARGETS, for what matches are played to; asks: whether TURN
    asks before it lays down a card that could be played; numbers: a byte for each of NUMBERS; game: the Choice of the
    last new game; note: one line for the screen, or "".
    """

    def __init__(self, store):
        self.slots = Slots(store, SETTINGS)
        self.speed = NORMAL
        self.target = 0
        self.asks = True
        self.numbers = bytearray([first for first, _ in NUMBERS])
        self.waits = False  # something is to be kept
        self.game = Choice()
        self.note = ""
        if not self.slots.is_empty():
            from firmware.app.save_format.reader import read_settings

            kept, self.note = read_settings(self.slots, TARGETS, NUMBERS)
            if kept:
                game = self.game
                self.speed, self.target, self.asks, game.rules, game.options, game.level = kept[:6]
                game.begins, game.alone, game.stop = kept[6:9]
                self.numbers[: len(kept[9])] = kept[9]

    def language(self):
        """Return the number of the language in firmware.text.languages; the first where none was chosen."""
        return max(0, self.numbers[LANGUAGE] - 1)

    def letters(self):
        """Return which letters cards have, as of text.phrases."""
        return self.numbers[CARD_LETTERS] - 1 if self.numbers[CARD_LETTERS] else CARDS[self.language()]

    def level(self):
        """Return the level of the next game's opponent."""
        return LEVELS[self.game.level]

    def meet(self, level):
        """Take it for the next game's, too, if it is one that is offered."""
        if LEVELS.index(level) >= LOWEST:
            self.game.level = LEVELS.index(level)

    def points(self, rules, duplicate=False):
        """Return the points that win a match of a rule set with its options, or a duplicate match."""
        if TARGETS[self.target]:
            return TARGETS[self.target]
        fitting = Row(rules).match_points
        return fitting // 2 if duplicate else fitting  # differences: two to six deals, each of them played twice

    def played(self):
        """Take note that a game is over; it is kept with the next one, for what writes has no room beside a table."""
        if 0 < self.numbers[NAMES] < ALWAYS:
            self.numbers[NAMES] -= 1
            self.waits = True

    def change(self, number, step=1):
        """Set one of NUMBERS to the next value (1), or the one before (-1), round about."""
        self.numbers[number] = (self.numbers[number] + step) % (NUMBERS[number][1] + 1)

    def save(self):
        """Keep the settings; where the store refuses they last until power-off."""
        from firmware.app.save_format.numbers import settings_body

        self.waits = False
        try:
            self.slots.write(settings_body(self, TARGETS))
        except (OSError, MemoryError):
            self.note = text.words.SETTINGS_NOT_SAVED

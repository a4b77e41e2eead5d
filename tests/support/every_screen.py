# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Every kind of screen once, by buttons, from the first start on.

    python -m tests.support.every_screen BOARD

prints how deep the calls and imports in one another get, and which they are: what a stack has to hold is most where a
screen is loaded as it is opened.
"""

import sys

from engine.opponent import Opponent
from engine.position import TURN
from firmware.app import actions as A
from firmware.table.opponents import AT_ONCE
from firmware.text import words
from hostsim import arguments
from hostsim.device.emulated_game import Person
from tests.support.call_stack import CallStack

IMPORT = 2  # calls that an import takes the room of


def settings(person):
    """The settings, and those for eyes and hands."""
    person.choose(words.SETTINGS)
    person.set_row(words.SPEED, words.SPEED_VALUES[AT_ONCE])
    person.choose(words.EYES_AND_HANDS)
    person.press(A.RIGHT)
    person.press(A.LEFT)
    person.choose(words.DONE)
    person.choose(words.DONE)


def pages(person):
    """Records and help; what is said of this program differs between host and board."""
    person.choose(words.RECORDS)
    person.press(A.BACK)
    person.choose(words.HOW_TO_PLAY)
    person.press(A.OK)
    person.press(A.BACK)
    person.press(A.BACK)


def learning(person):
    """A lesson and a puzzle, with a card picked up, a hint and a pile looked into."""
    for row in (words.LEARN, words.PUZZLES):
        person.choose(row)
        while hasattr(person.app.screen, "rows"):  # of a list of lists the first of the first
            person.press(A.OK)
        while person.app.screen is not person.app.apart.table:
            person.press(A.OK)
        person.press(A.OK)
        person.press(A.BACK)
        person.press(A.MENU)
        person.choose(words.LESSON_SHOW if row == words.LEARN else words.PUZZLE_HINT)
        person.press(A.MENU)
        person.choose(words.LOOK_INTO_PILE)
        person.press(A.BACK)
        person.press(A.MENU)
        person.choose(words.TITLE)


def new_game(person, rules, opponent, seed, style=None):
    """A game from the title."""
    person.choose(words.NEW_GAME)
    person.set_row(words.GAME, words.RULE_SETS[rules])
    person.set_row(words.OPPONENT, opponent)
    if style is not None:
        person.set_row(words.STYLE, words.STYLE_VALUES[style])
    person.set_seed(seed)
    person.choose(words.DEAL)


def give_up(person):
    """The game, by the menu of the table."""
    person.press(A.MENU)
    person.choose(words.ABANDON)
    person.choose(words.ABANDON_GAME)


def two_persons(person):
    """A turn each of a game for two, with the device handed over."""
    new_game(person, "simple", words.A_PERSON, 5)
    adviser = Opponent("greedy", 5)
    first = person.game.pos[TURN]
    while person.game.pos[TURN] == first:
        if person.app.screen is not person.table:
            person.press(A.OK)
        else:
            person.move_as(adviser)
    while person.app.screen is not person.table:
        person.press(A.OK)
    give_up(person)
    person.choose(words.TITLE)


def reviewed(person):
    """A short game given up, its last turn and its review."""
    new_game(person, "onepack", words.LEVELS["greedy"], 3)
    adviser = Opponent("greedy", 5)
    while person.game.ply < 12:
        person.move_as(adviser)
    person.press(A.MENU)
    person.choose(words.HINT)
    person.press(A.MENU)
    person.choose(words.LAST_TURN)
    while person.app.screen is not person.table:
        person.press(A.OK)
    give_up(person)
    person.choose(words.REVIEW)
    for _ in range(3):
        person.press(A.OK)
    while not hasattr(person.app.screen, "rows"):
        person.press(A.MENU)
    person.choose(words.TITLE)


def stop_play(person):
    """A game against an opponent that searches, with a card picked up."""
    new_game(person, "classic", words.LEVELS["expert"], 2, 1)
    person.press(A.OK)


def visit(person, told):
    """All of it; told(name) is called after each part."""
    person.press(0)
    person.press(A.OK)  # the first language
    told("start")
    for part in (settings, pages, learning, reviewed, two_persons, stop_play):
        part(person)
        told(part.__name__)


def cost(code):
    """The room of a call or an import, in calls."""
    return IMPORT if code.co_name == "<module>" else 1


def main():
    """Visit them on the host, in a process of its own: nothing is loaded before."""
    person = Person(arguments.board(sys.argv[1]))
    person.show = None
    depth = CallStack(cost)
    sys.setprofile(depth)
    visit(person, lambda name: None)
    sys.setprofile(None)
    print(depth.most, " ".join(depth.deepest))


if __name__ == "__main__":
    main()

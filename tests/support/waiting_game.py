# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Puzzles and the review on MicroPython while a game waits, with as little of the heap free as where the game lies as
files on a board."""

import gc

from engine import (
    moves,  # noqa: F401  first: on the unix port's stack there is no room for imports that nest deeper
    opponent,
)
from firmware import text
from firmware.app import actions as A
from firmware.app.session import BY_THE_RULES, Session
from firmware.app.settings import SPEED
from firmware.draw.looks import look_of
from firmware.link.app import LinkedApp
from firmware.micropython import memory
from firmware.micropython.memory import WITH_CODE
from firmware.screens.cabled import make
from tests.support.app_driver import MemoryStore

# Bytes that are free at the table. On an emulated RP2040 with MicroPython 1.26.1, whose boot.py told it, there were
# 40,976 with `three` and two experts, and the puzzles took 31 kB; the unix port takes 39 for them.
FREE = 48_000
PLIES = 40  # before it waits
TURNS = (A.OK, A.OK, A.TURN)


class Player:
    """The app, its code dropped as the board's loop has it dropped."""

    def __init__(self, board, rules, level):
        gc.threshold(WITH_CODE)
        self.app = LinkedApp(look_of(board), MemoryStore(), lambda: 7, make)
        self.app.make_room = lambda *name: memory.room_for(self.app, *name)
        self.app.wire(board)
        self.screen = None
        self.ms = 0
        self.least = 1 << 30
        self.press(0)
        self.app.settings.numbers[SPEED] = 3
        self.app.begin(Session(rules, level, 7, BY_THE_RULES, 300))
        self.press(0)
        i = 0
        while self.app.session.game.ply < PLIES:
            self.press(TURNS[i % 3])
            if self.app.screen is not self.app.table:
                self.app.show_table()
            i += 1
        gc.collect()
        self.taken = bytearray(gc.mem_free() - FREE)  # by what a board has besides

    def press(self, action):
        """Press a button, and let all come to rest."""
        wait = 0
        while wait >= 0:
            wait = self.app.tick(self.ms, action)
            self.ms += max(1, wait)
            action = 0
            if self.app.screen is not self.screen:
                self.screen = self.app.screen
                memory.shown(self.app, WITH_CODE)
        gc.collect()
        self.least = min(self.least, gc.mem_free())

    def choose(self, label):
        """Press OK on a row of a menu."""
        menu = self.app.screen
        for _ in menu.rows:
            if menu.rows[menu.at][0] == label:
                self.press(A.OK)
                return
            self.press(A.DOWN)
        raise ValueError("no row " + label)

    def on(self):
        """Play on in the match; whether it goes on from where it waited."""
        session = self.app.session
        ply = session.game.ply
        self.app.show_table()
        self.press(0)
        for action in TURNS:
            self.press(action)
            if self.app.screen is not self.app.table:
                self.app.show_table()
                self.press(0)
        return self.app.session is session and session.game.ply > ply


def puzzles(board, rules, level, hint):
    """Print the least of the heap that was free, and whether the game went on after each of four puzzles."""
    player = Player(board, rules, level)
    app = player.app
    if hint:
        app.table.mode.hint()
        player.press(0)
    went_on = []
    for number in (1, 17, 60, 100):
        app.show_title()
        player.press(0)
        player.choose(text.words.PUZZLES)
        app.open_puzzle(number)
        for action in (0, A.RIGHT, A.MENU):
            player.press(action)
        player.choose(text.words.PUZZLE_WAY)
        for action in (A.OK, A.OK, A.OK, A.LEFT, A.MENU):
            player.press(action)
        player.choose(text.words.PUZZLE_LEAVE)
        app.show_title()
        player.press(0)
        went_on.append(player.on())
    print(player.least, went_on)


def review(board, rules, level):
    """Print the least of the heap that was free, and how many decisions were shown, and whether another game began."""
    player = Player(board, rules, level)
    app = player.app
    session = app.session
    quick = opponent.Opponent("greedy", 3)
    while not session.is_over():
        quick.choose(session.game.pos)
        session.game.play(quick.src, quick.dst)
    app.save()
    app.show_result()
    player.press(0)
    player.choose(text.words.REVIEW)
    shown = len(app.screen.decisions)
    for action in (A.OK,) * 12 + (A.BACK, A.BACK):
        player.press(action)
    app.show_result()
    player.press(0)
    player.choose(text.words.NEXT_GAME)
    print(player.least, shown, app.session.game.ply < 60 and app.screen is app.table)

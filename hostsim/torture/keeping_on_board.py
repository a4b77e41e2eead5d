# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Save one of each kind of thing in turn: on a board, and on the host, which then knows what must be there."""

import sys

from engine.opponent import Opponent
from firmware.app.by_cable import ByCable, Remote
from firmware.app.duplicate import Duplicate
from firmware.app.learned import Ticks
from firmware.app.records import Records
from firmware.app.save_format.writer import LEARNED, SOLVED
from firmware.app.saves import Saves
from firmware.app.session import BY_THE_RULES, Session
from firmware.app.settings import FELT, SOUND, Settings

MOVES = 3  # of each game


def sessions(seed):
    """Yield a session of each kind that a save tells apart."""
    yield Session("classic", "greedy", seed, BY_THE_RULES, 300)
    yield Session("foster", "expert", seed, BY_THE_RULES, 300)
    yield Session("classic+strict", "easy", seed, BY_THE_RULES, 300, False, True)
    yield Session("klondike", "easy", seed, BY_THE_RULES, 300, True)
    yield Session("three", "novice", seed, BY_THE_RULES, 300, False, False, ("Al", "Wilhelmi", ""))
    yield Duplicate("onepack", "strong", seed, BY_THE_RULES, 50)
    yield ByCable("simple", "greedy", seed, BY_THE_RULES, 300, False, Remote(seed, 1))


def steps(store, seed):
    """Save one thing after another in a store (`.read(name)`, `.write(name, data)`); yield after each."""
    saves = Saves(store)
    settings = Settings(store)
    player = Opponent("greedy", seed)
    for session in sessions(seed):
        for _ in range(MOVES):
            game = session.game
            player.choose(game.pos)
            game.play(player.src, player.dst)
            session.follow()
            saves.save(session)
            yield
        settings.change(SOUND)
        settings.change(FELT)
        settings.save()
        yield
        if session.persons_turn():
            session.abandon()
            saves.save(session)
            yield
            Records(store).count(session)
            yield
            if not session.remote and session.players > 1:
                session.next_game()
                saves.save(session)
                yield
    for kind in (LEARNED, SOLVED):
        for number in (0, 9, 3):
            Ticks(store, kind).add(number)
            yield


def main(board, seed):
    """Run the steps on a board, write crash.txt twice, too, and print `= done`."""
    from firmware.app.crashes import note
    from firmware.app.file_store import FileStore

    for _ in steps(FileStore("saves"), seed):
        pass
    for said in ("of the test", "of the test, again"):
        note(board, ValueError(said), sys.print_exception)
    print("= done")

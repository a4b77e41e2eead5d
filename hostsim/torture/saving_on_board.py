"""Write one save of each kind in turn: on a board, and on the host, which then knows what must be there."""

import sys

from engine.opponent import Opponent
from firmware.app.duplicate import DuplicateSession
from firmware.app.learning_progress import ProgressSet
from firmware.app.records import Records
from firmware.app.remote_session import RemoteSession
from firmware.app.save_format.schemas import KIND_LESSONS, KIND_PUZZLES
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_FELT, SETTING_SOUND, Settings

MOVES_PER_GAME = 3  # moves in each game


def sessions(seed):
    """Yield a session of each kind that a save tells apart."""
    yield Session("classic", "greedy", seed, STARTER_BY_RULES, 300)
    yield Session("foster", "expert", seed, STARTER_BY_RULES, 300)
    yield Session("classic+strict", "easy", seed, STARTER_BY_RULES, 300, False, True)
    yield Session("klondike", "easy", seed, STARTER_BY_RULES, 300, True)
    yield Session("three", "novice", seed, STARTER_BY_RULES, 300, False, False, ("Al", "Wilhelmi", ""))
    yield DuplicateSession("onepack", "strong", seed, STARTER_BY_RULES, 50)
    yield RemoteSession("simple", "greedy", seed, STARTER_BY_RULES, 300, False, seed, 1)


def steps(store, seed):
    """Write one save after another to a store (`.read(name)`, `.write(name, data)`); yield after each."""
    saves = Saves(store)
    settings = Settings(store)
    player = Opponent("greedy", seed)
    for session in sessions(seed):
        for _ in range(MOVES_PER_GAME):
            game = session.game
            player.choose(game.pos)
            game.play(player.src, player.dst)
            session.turn_to_mover()
            saves.save(session)
            yield
        settings.change(SETTING_SOUND)
        settings.change(SETTING_FELT)
        settings.save()
        yield
        if session.is_local_turn():
            session.resign()
            saves.save(session)
            yield
            Records(store).count(session)
            yield
            if not session.remote and session.players > 1:
                session.next_game()
                saves.save(session)
                yield
    for kind in (KIND_LESSONS, KIND_PUZZLES):
        for number in (0, 9, 3):
            ProgressSet(store, kind).add(number)
            yield


def main(board, seed):
    """Run the steps on a board, write crash.txt twice, and print `= done`."""
    from firmware.app.crash_report import write_crash_report
    from firmware.app.file_store import FileStore

    for _ in steps(FileStore("saves"), seed):
        pass
    for said in ("of the test", "of the test, again"):
        write_crash_report(board, ValueError(said), sys.print_exception)
    print("= done")

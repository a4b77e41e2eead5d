"""The command log, as a user runs it."""

from engine.notation import position_text
from firmware.app.file_store import FileStore
from firmware.app.game_text import game_text
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from tests.support.games import finished_game
from tests.support.refusals import refused


def test_log_prints_the_moves_of_the_saved_game(cli, tmp_path):
    assert refused(cli("log", "--save", str(tmp_path))) == "error: no game is saved there\n"
    session = Session("simple", "greedy", 4, STARTER_BY_RULES, 300)
    for _, _, src, dst in finished_game("simple", 4).positions():
        session.game.play(src, dst)
    Saves(FileStore(str(tmp_path))).save(session)
    assert cli("log", "--save", str(tmp_path)).stdout == game_text(session) + "\n"
    lines = cli("log", "--save", str(tmp_path), "--positions").stdout.splitlines()
    assert len(lines) == session.game.ply
    after = cli("apply", stdin="\n".join(lines) + "\n").stdout.splitlines()
    assert after[:-1] == [line.split("\t")[0] for line in lines[1:]] and after[-1] == position_text(session.game.pos)

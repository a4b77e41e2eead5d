"""The engine as a library: the session of docs/engine.md, and other cases."""

import doctest
import re
import subprocess
import sys

import pytest

from engine.library import Game, Opponent
from tests.support import unix_micropython
from tests.support.paths import ROOT

PAGE = ROOT / "docs" / "engine.md"


def test_session_on_the_engines_page_runs_as_printed(monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] == "pocket_bank"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(ROOT / "hostsim" / "wheel")  # whichever Pocket Bank is installed
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.failed == 0 and found.attempted > 9


def test_examples_of_the_line_commands_print_what_the_page_shows(cli):
    blocks = re.findall(r"```console\n\$ pocket-bank (.*)\n((?:< .*\n)*)((?:.*\n)*?)```", PAGE.read_text())
    assert [command.split()[0] for command, _, _ in blocks] == [
        "deal", "moves", "apply", "judge", "stop", "perft", "engine"]
    names = {"P1": blocks[0][2].strip(), "P2": blocks[2][2].strip(), "<TAB>": "\t"}
    for command, given, printed in blocks:
        for name, text in names.items():
            given, printed = given.replace(name, text), printed.replace(name, text)
        done = cli(*command.split(), stdin="".join(line[2:] for line in given.splitlines(keepends=True)))
        assert (done.returncode, done.stderr) == (0, "")
        said = done.stdout.splitlines()
        for line, expected in zip(said, printed.splitlines(), strict=True):
            assert line.startswith(expected[:-1]) if expected.endswith("…") else line == expected


@pytest.mark.parametrize("rules", ["classic+strict", "three", "onepack", "klondike", "cats", "foster"])
def test_library_pop_undoes_a_game_move_by_move(rules):
    game = Game(rules, seed=3)
    player = Opponent("greedy", seed=4)
    texts = []
    for _ in range(60):
        texts.append(game.text())
        token = player.choose(game)
        assert token in game.legal_moves() and game.verdict(token) == "ok"
        game.push(token)
    assert len(game.played()) == 60
    again = Game(rules, seed=3)
    for token in game.played():
        again.push(token)
    assert again.text() == game.text()
    while texts:
        game.pop()
        assert game.text() == texts.pop()
    assert game.played() == []


@pytest.mark.parametrize("wrong, words", [
    (lambda: Game("clasic"), "rules: no rule set 'clasic'; there are: classic "),
    (lambda: Game("classic", seed=-1), "seed: -1 is not between 0 and 2**48 - 1"),
    (lambda: Game.from_text("rules=classic turn=D"), "turn: 'D' is not one of A B or over:"),
    (lambda: Game().push("zz"), "move: 'zz' is not a move"),
    (lambda: Game().verdict("1"), "move: '1' is not a move"),
    (lambda: Game().push("hw"), "'hw' is not legal here"),
    (lambda: Game().pop(), "undo: no move has been played"),
    (lambda: Opponent("genius"), "level: no level 'genius'; there are: random "),
])  # fmt: skip
def test_library_errors_are_one_line(wrong, words):
    with pytest.raises(ValueError) as error:
        wrong()
    assert str(error.value).startswith(words) and "\n" not in str(error.value)


def test_library_finished_game_has_a_winner_and_no_moves():
    game = Game()
    game.push("ab")
    assert game.is_over() and game.legal_moves() == [] and game.verdict("t") == "not-available"
    assert game.winner() in ("A", "B") and sorted(game.points())[0] == 0
    with pytest.raises(ValueError, match="^the game is over$"):
        Opponent("novice").choose(game)
    with pytest.raises(ValueError, match="^'ab' is not legal here$"):
        game.push("ab")
    assert Game("klondike").winner() is None


def test_importing_the_engine_loads_nothing_and_no_order_matters():
    names = sorted(path.stem for path in (ROOT / "engine").glob("*.py") if path.stem != "__init__")
    source = "import sys, engine\nassert not [name for name in sys.modules if name.startswith('engine.')]"
    for name in names:
        # Each is imported first once, with no other loaded: any circular import would fail for one of its modules.
        source += "\nfor m in [m for m in sys.modules if m.startswith('engine')]: del sys.modules[m]"
        source += "\nimport engine.%s" % name
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("bits", [64, 32])
def test_library_runs_on_micropython(bits):
    source = "from engine.library import Game\ngame = Game('classic', 10)\ngame.push('16')"
    source += "\nprint(game.text(), *game.legal_moves())"
    game = Game("classic", 10)
    game.push("16")
    assert unix_micropython.printed(source, bits) == " ".join([game.text(), *game.legal_moves()]) + "\n"

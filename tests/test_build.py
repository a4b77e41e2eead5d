# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What goes on a board: the folded and compiled game plays like its sources."""

import ast
import subprocess
import sys

import pytest

from hostsim.device import build
from tests import micropython
from tests.engine_checks import game

HELPERS = ["tests.__init__", "tests.app_driver", "tests.app_game", "tests.table_heap"]
TABLE = 82_000  # bytes of heap at a table on the 32-bit port, where a board has panel, buttons and some 6 kB of its own


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The game as bytecode, with the driver that plays it."""
    out = tmp_path_factory.mktemp("board")
    build.build(out, ["picosystem"], march=None, more=HELPERS)
    return out


def test_a_board_gets_what_it_needs_and_no_more(tmp_path):
    build.build(tmp_path, ["picosystem"])
    names = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert {"main.py", "boards/picosystem.mpy", "engine/moves.mpy", "firmware/app/app.mpy"} <= names
    assert {name for name in names if not name.endswith(".mpy")} == {"main.py"}
    assert sum((tmp_path / name).stat().st_size for name in names) < 200_000


def test_constants_are_folded_through_modules(tmp_path):
    build.build(tmp_path, [])
    moves = (tmp_path / "engine" / "moves.mpy").read_bytes()
    assert b"engine.position" in moves
    assert b"FACE_DOWN" not in moves and b"RESERVE" not in moves


@pytest.mark.parametrize("rules, seed", [("classic", 3), ("onepack", 4)])
def test_a_whole_game_within_190_kb_is_drawn_like_the_hosts(compiled, rules, seed):
    micropython.require(32)
    command = [sys.executable, "tests/app_game.py", rules, str(seed)]
    host = subprocess.run(command, capture_output=True, text=True, cwd=micropython.ROOT)
    play = "from tests.app_game import main; main('%s', %d)" % (rules, seed)
    command = [*micropython.command(32), "-X", "heapsize=190k", "-c", play]
    board = subprocess.run(command, capture_output=True, text=True, cwd=compiled)
    assert board.returncode == 0, board.stderr
    assert board.stdout.splitlines()[0] == host.stdout.splitlines()[0], host.stderr


@pytest.mark.parametrize("rules, level, stop_play", [
    ("classic", "expert", False), ("classic", "greedy", True), ("classic+strict", "greedy", False),
    ("cats", "expert", False), ("three", "expert", False), ("onepack", "expert", False),
])  # fmt: skip
def test_a_table_leaves_the_heap_as_it_was_dealt(compiled, rules, level, stop_play):
    micropython.require(32)
    play = "from tests.table_heap import main; main('%s', '%s', %s)" % (rules, level, stop_play)
    done = subprocess.run([*micropython.command(32), "-c", play], capture_output=True, text=True, cwd=compiled)
    assert done.returncode == 0, done.stderr
    first, most, plies = map(int, done.stdout.split())
    assert plies > 5
    assert most < TABLE + (4000 if stop_play else 0) and most - first < 2000, (first, most)


@pytest.mark.parametrize("bits, march", [(32, "x86"), (64, "x64")])
def test_the_search_as_machine_code_plays_like_its_source(bits, march, tmp_path):
    micropython.require(bits)
    build.build(tmp_path, ["picosystem"], march, more=["tests.__init__", "tests.engine_checks"])
    play = "from tests.engine_checks import game; print(game('%s', '%s', 1))"
    for rules in ("classic", "foster", "onepack"):
        for level in ("strong", "expert"):
            command = [*micropython.command(bits), "-c", play % (rules, level)]
            board = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
            assert board.returncode == 0, board.stderr
            assert board.stdout == "%s\n" % (game(rules, level, 1),)


def test_the_command_writes_the_board_and_its_name(tmp_path):
    out = tmp_path / "board"
    run = [sys.executable, "-m", "hostsim", "build"]
    picosystem = [*run, "--board", "picosystem", str(out)]
    done = subprocess.run(picosystem, cwd=micropython.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (out / "board.txt").read_text() == "picosystem\n"
    names = dict(line.split() for line in (tmp_path / "board.names").read_text().splitlines())
    assert {"Table", "free_moves", "take_note"} <= set(names.values())

    (tmp_path / "file").write_text("kept")
    done = subprocess.run([*run, str(tmp_path / "file")], cwd=micropython.ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("error: ") and done.stderr.count("\n") == 1
    assert (tmp_path / "file").read_text() == "kept"

    done = subprocess.run([*run, str(tmp_path)], cwd=micropython.ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and "not a build" in done.stderr
    assert (tmp_path / "file").read_text() == "kept"


def test_imports_in_functions_are_folded_too():
    user = "def f():\n    from m.b import X, g\n    return X + g(X)\n"
    trees = {"m.a": ast.parse(user), "m.b": ast.parse("X = const(7)\ndef g(x): return x\n")}
    folded = build._Fold("m.a", build._constants(trees)).visit(trees["m.a"])
    assert ast.unparse(folded) == "def f():\n    from m.b import g\n    return 7 + g(7)"

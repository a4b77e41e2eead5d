"""The build for boards: the folded and compiled game plays like its sources."""

import ast
import subprocess
import sys

import pytest

from engine.weights import ONE_LOADS, W_SPACES
from hostsim.device import board_build
from tests.support import unix_micropython
from tests.support.engine_checks import game
from tests.support.refusals import refused

pytestmark = pytest.mark.slow

HELPERS = unix_micropython.helpers("app_driver", "app_game", "table_heap")
# The bytes of heap that the game takes on the 32-bit port when it is loaded from files. Its code is in the heap then;
# so is what the language in use says at the table, which takes 12 kB.
DEALT = 228_000
LOADED = 300_000  # The limit once every screen was open. Those that are closed are dropped, what a game needs stays.


@pytest.fixture(scope="module")
def compiled(shared):
    """Return the folder of the game as bytecode, with the driver that plays it."""
    return shared("bytecode", lambda out: board_build.build(out, ["picosystem"], march=None, more=HELPERS))


def test_build_writes_all_modules_and_nothing_else(tmp_path):
    board_build.build(tmp_path, ["picosystem"])
    names = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert {"main.py", "boards/picosystem.mpy", "engine/moves.mpy", "firmware/app/app.mpy"} <= names
    assert {name for name in names if not name.endswith(".mpy")} == {"main.py"}
    # 48 to 60 kB of it are each language. The boards that take files have more than the 848 kB of a Pico.
    assert sum((tmp_path / name).stat().st_size for name in names) < 900_000


def test_build_folds_constants_across_modules(tmp_path):
    board_build.build(tmp_path, [])
    moves = (tmp_path / "engine" / "moves.mpy").read_bytes()
    assert b"engine.position" in moves
    assert b"FACE_DOWN" not in moves and b"RESERVE" not in moves


def test_folded_modules_define_what_others_import():
    folded = board_build.fold_constants(board_build.modules())
    texts = {name.removesuffix(".__init__"): ast.parse(text) for name, text in folded.items()}
    defined = {}
    named = (ast.Name, ast.alias, ast.FunctionDef, ast.ClassDef)
    for name, tree in texts.items():
        nodes = [node for node in ast.walk(tree) if isinstance(node, named)]
        defined[name] = {getattr(node, "id", None) or getattr(node, "asname", None) or node.name for node in nodes}
    asked = 0
    for name, tree in texts.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in texts:
                for alias in node.names:
                    asked += 1
                    assert alias.name in defined[node.module] or "%s.%s" % (node.module, alias.name) in texts, (
                        name, node.module, alias.name)
    assert asked > 500


def test_folded_engine_has_numbers_for_names_of_weights():
    engine = {name: path for name, path in board_build.modules().items() if name.startswith("engine.")}
    texts = board_build.fold_constants(engine)
    two_packs, one_pack = texts["engine.evaluation"], texts["engine.one_pack_evaluation"]
    assert "w[row + %d]" % W_SPACES in two_packs and "row + W_" not in two_packs
    assert "w[row + %d]" % ONE_LOADS in one_pack and "row + ONE_" not in one_pack
    assert "= W_ROW" not in two_packs and "ONE_ROW" not in one_pack


@pytest.mark.parametrize("rules, level, stop_play", [
    ("classic", "expert", False), ("classic", "greedy", True), ("classic+strict", "greedy", False),
    ("cats", "expert", False), ("three", "expert", False), ("onepack", "expert", False),
])  # fmt: skip
def test_table_stays_within_its_heap_and_frees_it(compiled, rules, level, stop_play):
    unix_micropython.require(32)
    play = "from tests.support.table_heap import main; main('%s', '%s', %s)" % (rules, level, stop_play)
    done = subprocess.run([*unix_micropython.command(32), "-c", play], capture_output=True, text=True, cwd=compiled)
    assert done.returncode == 0, done.stderr
    dealt, loaded, most, plies = map(int, done.stdout.split())
    assert plies > 5
    assert dealt < DEALT and loaded < LOADED and most - loaded < 1000, (dealt, loaded, most)


@pytest.mark.parametrize("bits, march", [(32, "x86"), (64, "x64")])
def test_search_as_machine_code_plays_like_its_source(bits, march, tmp_path):
    unix_micropython.require(bits)
    board_build.build(tmp_path, ["picosystem"], march, more=unix_micropython.helpers("engine_checks"))
    play = "from tests.support.engine_checks import game; print(game('%s', 'expert', 1))"
    for rules in ("classic", "foster", "onepack"):
        command = [*unix_micropython.command(bits), "-c", play % rules]
        board = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert board.returncode == 0, board.stderr
        assert board.stdout == "%s\n" % (game(rules, "expert", 1),)


def test_build_command_writes_the_board_and_its_name(tmp_path):
    out = tmp_path / "board"
    run = [sys.executable, "-m", "hostsim", "build"]
    picosystem = [*run, "--board", "picosystem", str(out)]
    done = subprocess.run(picosystem, cwd=unix_micropython.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (out / "board.txt").read_text() == "picosystem\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board"]

    (tmp_path / "file").write_text("kept")
    done = subprocess.run([*run, str(tmp_path / "file")], cwd=unix_micropython.ROOT, capture_output=True, text=True)
    refused(done)
    assert (tmp_path / "file").read_text() == "kept"

    done = subprocess.run([*run, str(tmp_path)], cwd=unix_micropython.ROOT, capture_output=True, text=True)
    refused(done, "not built by this command")
    assert (tmp_path / "file").read_text() == "kept"


def test_folded_text_keeps_its_line_numbers(tmp_path):
    used = '''"""Doc."""

from m.b import (
    X,
    f,
)
from m import b


def g():
    from m.b import X, Y
    if X:
        from m.b import Y
    return b.Y + f(X) - Y + (X
            + b.g)


NUMBER = (1 +
    X)
print("é", NUMBER, "X", Y)
'''
    (tmp_path / "a.py").write_text(used)
    (tmp_path / "b.py").write_text("X = const(7)\nY = 1 - 2\ndef f(x): return x\n")
    text = board_build.fold_constants({"m.a": tmp_path / "a.py", "m.b": tmp_path / "b.py"})["m.a"]
    assert text == '''"""Doc."""

from m.b import f



from m import b


def g():
    pass
    if 7:
        pass
    return (-1) + f(7) - (-1) + (7
            + b.g)


pass

print("é", 8, "X", (-1))
'''


def test_folded_for_a_march_keeps_viper_and_for_none_drops_its_line(tmp_path):
    source = '"""Doc."""\n\nfrom engine import micropython\n\n\n@micropython.viper\ndef f(b):\n    return ptr8(b)[0]\n'
    (tmp_path / "a.py").write_text(source)
    assert board_build.fold_constants({"a": tmp_path / "a.py"}, "armv6m")["a"] == source
    assert board_build.fold_constants({"a": tmp_path / "a.py"})["a"] == source.replace("@micropython.viper", "")


def test_viper_on_cpython_returns_the_function_unchanged():
    # This holds next to Blinka as well, whose own `micropython` raises SyntaxError.
    from engine import micropython as ours

    def f(b):
        return ours.ptr8(b)[0] + ours.ptr16(b)[1]

    assert ours.viper(f) is f and f(b"ab") == ord("a") + ord("b")


def test_traceback_names_lines_of_the_sources(compiled):
    unix_micropython.require(32)
    call = "from firmware.app.settings import Settings; Settings(None)"
    done = subprocess.run([*unix_micropython.command(32), "-c", call], capture_output=True, text=True, cwd=compiled)
    source = (board_build.ROOT / "firmware" / "app" / "settings.py").read_text().splitlines()
    line = 1 + next(i for i, text in enumerate(source) if "Slots(" in text)
    assert done.returncode == 1
    assert 'File "firmware.app.settings", line %d, in __init__\n' % line in done.stderr + done.stdout

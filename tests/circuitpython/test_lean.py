# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What spares heap under CircuitPython: names that it has in ROM, and imports put off."""

import ast
import subprocess
import sys

import pytest

from hostsim.device import build
from hostsim.device import circuitpython_drive as circuitpython
from hostsim.device.lean import late_imports as imports
from hostsim.device.lean import rom_names as names
from hostsim.device.lean.flat_names import flatten
from hostsim.device.lean.tricks import SPEAKING


def game():
    """The syntax trees of what a board gets."""
    return {name: ast.parse(text) for name, text in build.folded(circuitpython.sources("picosystem")).items()}


def shortened(kept=(), **sources):
    trees = {"m." + name: ast.parse(text) for name, text in sources.items()}
    new = names.shorten(trees, kept)
    return new, {name[2:]: ast.unparse(tree) for name, tree in trees.items()}


@pytest.mark.slow
def test_what_the_game_uses_and_does_not_define_is_known_to_be_the_firmwares():
    # Else a name of the firmware's could be taken for the game's own, and be renamed.
    trees = game()
    del trees["firmware.pointers"]  # which other runtimes need
    every = [node for tree in trees.values() for node in ast.walk(tree)]
    behind = circuitpython.LEFT_OUT + circuitpython.CABLE
    left_out = []
    for path in [*build.ROOT.glob("engine/*.py"), *build.ROOT.glob("firmware/**/*.py")]:
        if ".".join(path.relative_to(build.ROOT).with_suffix("").parts).startswith(behind):
            left_out += ast.walk(ast.parse(path.read_text()))
    own = {name for node in every + left_out for name in names.defined(node)}
    ours = {part for name in trees for part in name.split(".")}
    # The names of what speaks to CircuitPython's own modules all stay.
    silent = [tree for name, tree in trees.items() if not name.startswith(SPEAKING)]
    used = {name for tree in silent for node in ast.walk(tree) for name in names.names_of(node)}
    typing = {"Any", "Callable", "TypeVar"}  # for mypy alone
    assert used - own - ours - typing - set(names.CIRCUITPYTHON.read_text().split()) == set()


def test_the_same_name_becomes_the_same_everywhere_and_different_ones_different():
    new, texts = shortened(
        a="class Zebra:\n    def gallop(self, speedy):\n        self.stripes = speedy\n        return self.gallop",
        b="from m.a import Zebra as Animal\n"
          "def ride(z_one, z_two=2):\n    return Animal().gallop(z_one) + z_two.stripes",
    )
    public = {"Zebra", "gallop", "stripes", "Animal", "ride"}
    assert public | {"speedy", "z_one", "z_two"} == set(new)
    assert len({new[name] for name in public}) == len(public) and new["z_one"] != new["z_two"]
    assert new["speedy"] in (new["z_one"], new["z_two"])  # arguments of different functions share
    for name, to in new.items():
        assert name not in texts["a"] + texts["b"]
        assert to in names.CIRCUITPYTHON.read_text().split()


def test_names_that_others_know_stay():
    new, texts = shortened(
        kept={"speak_up"},
        a="FONT_SIZE_X = 3\ndef speak_up(board, zebra):\n"
          "    board.outside = zebra\n    zebra.append(getattr(board, 'WINGS'), key_x=1)\nWINGS = 2",
    )
    assert set(new) == {"FONT_SIZE_X", "zebra"}
    assert ".outside = " in texts["a"] and ".append(" in texts["a"] and "WINGS = 2" in texts["a"]


def put_off(text, **more):
    trees = {"m." + name: ast.parse(source) for name, source in more.items()}
    trees["m.user"] = ast.parse(text)
    trees["engine.rules"] = ast.parse("def f(): pass\ndef g(): pass")
    imports.put_off(trees)
    return ast.unparse(trees["m.user"])


def test_a_seldom_import_stands_before_the_statement_that_needs_it():
    text = "from engine.rules import f\ndef h(x):\n    x = 1\n    if x:\n        return f(x)\n    return 2"
    assert put_off(text) == (
        "def h(x):\n    x = 1\n    if x:\n        from engine.rules import f\n        return f(x)\n    return 2"
    )
    # After a branch it is needed again; before a loop once is enough.
    text = "from engine.rules import f\ndef h(x):\n    if x:\n        f(x)\n    while x:\n        f(f)\n    f(3)"
    assert put_off(text) == (
        "def h(x):\n    if x:\n        from engine.rules import f\n        f(x)\n"
        "    from engine.rules import f\n    while x:\n        f(f)\n    f(3)"
    )


def test_what_comes_last_in_a_condition_is_imported_when_it_is_asked():
    text = "from engine.rules import f\ndef h(x):\n    if x and x > 1 and not f(x):\n        x = 2"
    assert put_off(text) == (
        "def h(x):\n    if x and x > 1:\n        from engine.rules import f\n        if not f(x):\n            x = 2"
    )
    text = "from engine.rules import f\ndef h(x):\n    if f(x) and x:\n        x = 2"
    assert put_off(text) == "def h(x):\n    from engine.rules import f\n    if f(x) and x:\n        x = 2"


def test_what_a_module_needs_as_it_is_loaded_is_dropped_then():
    text = "from engine.rules import f, g\nN = f(1)\ndef h():\n    return f(g)"
    assert put_off(text) == (
        "from engine.rules import f\nN = f(1)\n\ndef h():\n    from engine.rules import f\n"
        "    from engine.rules import g\n    return f(g)\ndel f"
    )


def test_what_nobody_uses_is_not_imported():
    text = "import gc\nfrom m.other import used, unused, passed\nN = used"
    other = "used = unused = passed = 1"
    user = "from m.user import passed\nN = passed"
    assert put_off(text, other=other, third=user) == "import gc\nfrom m.other import used, passed\nN = used"


def test_rooms_become_one_folder():
    texts = {
        "firmware.__init__": "",
        "firmware.code": "from firmware.a import b, c\nfrom firmware.a.deep.c import f as g\n"
                         "X = ('firmware.a.b', 'a.b')",
        "firmware.a.__init__": "",
        "firmware.a.b": "import gc\nfrom engine import rules, x as y",
        "firmware.a.c": "from firmware.a.deep import c as d",
        "firmware.a.deep.c": "def f(): pass",
        "firmware.e.__init__": "from firmware.e import words as w",
        "firmware.e.words": "from firmware import e",
        "engine.rules": "",
    }
    trees = {name: ast.parse(text) for name, text in texts.items()}
    assert flatten(trees) == {
        "firmware.a.b": "firmware.b", "firmware.a.c": "firmware.a_c", "firmware.a.deep.c": "firmware.deep_c",
        "firmware.e.__init__": "firmware.e", "firmware.e.words": "firmware.words"}
    assert {name: ast.unparse(tree) for name, tree in trees.items()} == {
        "firmware.__init__": "",
        "firmware.code": "from firmware import b\nfrom firmware import a_c as c\nfrom firmware.deep_c import f as g\n"
                         "X = ('firmware.b', 'a.b')",
        "firmware.b": "import gc\nfrom engine import rules\nfrom engine import x as y",
        "firmware.a_c": "from firmware import deep_c as d",
        "firmware.deep_c": "def f():\n    pass",
        "firmware.e": "from firmware import words as w",
        "firmware.words": "from firmware import e",
        "engine.rules": "",
    }


def test_the_list_is_made_by_its_command(tmp_path):
    # A firmware of one block: three names, and a table of pointers to them over and over.
    data = bytearray(b"zebra\0\0\0yak_2\0\0\0not one\0")
    for _ in range(50):
        for at in (0, 8, 16):
            data += (0x10000000 + at).to_bytes(4, "little")
    (tmp_path / "x.uf2").write_bytes(b"".join(
        b"UF2\nWQ]\x9e" + (0).to_bytes(4, "little") + (0x10000000 + at).to_bytes(4, "little")
        + (256).to_bytes(4, "little") + bytes(12) + bytes(data[at : at + 256]).ljust(476, b"\0") + bytes(4)
        for at in range(0, len(data), 256)
    ))
    assert names.in_rom((tmp_path / "x.uf2").read_bytes()) == {"yak_2", "zebra"}
    done = subprocess.run(
        [sys.executable, "-m", "hostsim.device.lean.rom_names"], capture_output=True, text=True, cwd=build.ROOT
    )
    assert done.returncode == 1 and done.stderr.count("\n") == 1

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Short strings of what is loaded for a moment do not stay behind on a board."""

import ast
import subprocess

from hostsim.device import build
from hostsim.device.lean import short_strings as strings
from tests import micropython

SEEN = """
import micropython, sys
import passing
micropython.qstr_info(1)
"""


def loosened(text, **more):
    trees = {"m." + name: ast.parse(source) for name, source in more.items()}
    trees["m.user"] = ast.parse(text)
    strings.loosen(trees, ["m.main"])
    return ast.unparse(trees["m.user"])


def test_short_strings_become_objects():
    assert loosened("f('Sure?')") == "f(('Sure?',)[0])"
    assert loosened("a = ('one', ('two', 3))\nb = ('one', a)\nc = ''") == (
        "a = ('one', ('two', 3))\nb = (('one',)[0], a)\nc = ''"
    )
    for text in ("x = 'eleven, now'", "x = 'äöüßé€'", "x = b'short'"):
        assert loosened(text) == text


def test_those_of_what_stays_are_left_alone():
    text = "x = 'Sure?'"
    assert loosened(text, main="from m import user") == text
    assert loosened(text, main="from m.other import f", other="from m.user import x\ndef f(): pass") == text
    assert loosened(text, main="def f():\n    from m.user import x") != text


def test_micropython_keeps_none_of_them(tmp_path):
    micropython.require(32)
    text = "def f(): return ['Sure, so?', ('Sure, go?', 1), 'Sure, no?']\nassert f()[2] == 'Sure, no?'\n"
    kept = {}
    for name, there in (("as it is", text), ("loosened", loosened(text))):
        (tmp_path / "passing.mpy").write_bytes(build.compiled(there, "passing.mpy"))
        done = subprocess.run([*micropython.command(32), "-c", SEEN], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        kept[name] = done.stdout.count("Sure, ")
    assert kept == {"as it is": 2, "loosened": 0}


def test_the_menus_are_loosened_and_the_table_is_not():
    sources = {name: build.ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in (
        "firmware.app.app", "firmware.table.table", "firmware.screens.menus", "firmware.text.phrases",
        "firmware.micropython.handheld",
    )}
    texts, _ = build.lean(build.folded(sources), build.ROOT / "firmware" / "main.py")
    assert "('Sure?',)[0]" in texts["firmware.screens.menus"]
    assert "'Your turn'" in texts["firmware.table.table"] and "('Your turn',)" not in texts["firmware.table.table"]

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The compiled engine plays as the source does, in games of all rule sets; compiled pictures are the same."""

import argparse
import os
import subprocess
import sys

import pytest

from engine.rules import NAMES
from hostsim import fast
from hostsim.arguments import Refused
from tests.support import compiled_engine
from tests.support.paths import ROOT
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.slow

# This program runs an audit for each line that it reads, all in one process.
AUDITS = """
import sys
from hostsim import fast
fast.use()
from hostsim.__main__ import main
for line in list(sys.stdin):
    sys.argv[1:] = line.split()
    print("#", line, end="")
    if main():
        sys.exit(1)
print(fast.used())
"""
# This program draws at random, and prints what the scene has then and the picture of it.
DRAWS = """
import random
from hostsim import fast
fast.use()
from zlib import crc32
from firmware.draw import looks, scene, strip
from hostsim.players.virtual_panel import VirtualPanel
print(fast.used(), scene.__file__.endswith(".so"), strip.__file__.endswith(".so"))
shown = strip.Strip(VirtualPanel(240, 240), looks.look("large", 240, 240).banks())
rng = random.Random(1)
letters = [chr(n) for n in (*range(1, 6), *range(32, 127), *range(160, 256), 0x152, 0x153, 0x201C, 0x201F, 0x263A)]
one = scene.Scene(200)
for n in range(4000):
    x, y, w, h = rng.randrange(-40, 330), rng.randrange(-2, 520), rng.randrange(-1, 1030), rng.randrange(520)
    ink, bank, said = rng.randrange(16), rng.randrange(1, 3), "".join(rng.choices(letters, k=rng.randrange(9)))
    one.low, one.letters, one.large, one.card_w = rng.randrange(7), rng.randrange(3), n % 3 == 1, rng.randrange(25, 31)
    one.card(rng.randrange(256), x, y, rng.choice((0, h % 40)))
    one.place(rng.randrange(7), x, y, h % 40)
    one.rect(ink, x, y, w, h)
    one.frame(ink, x, y, w, h, rng.randrange(1, 8))
    one.tile(bank, n % 99, x, y, h, ink)
    print(one.text(said, x, y, ink, bank), one.number(n, x, y, ink, bank), one.text_width(said, bank), end=" ")
    if n % 9 == 0:
        shown.show(one)
        print(one.n, one.dropped, bytes(one.buf).hex(), crc32(shown.panel.wire))
        one.clear()
"""
RULES = [*NAMES, "classic+waste", "classic+backs+groups",
         "classic+closed+peek+strict", "classic+mustspace+uncover+waste",
         "simple+fewest+mustload+waste", "three+waste"]


@pytest.fixture(scope="module")
def compiled(shared):
    """Return a function that runs Python with the compiled engine.

    The engine is first compiled if necessary.
    """
    def compile_it(folder):
        assert not compiled_engine.compiled()

    shared("compiled_engine", compile_it)

    def run(*args, switch="1", stdin=""):
        env = {**os.environ, fast.SWITCH: switch}
        done = subprocess.run([sys.executable, *args], cwd=ROOT, capture_output=True, text=True, env=env, input=stdin,
                              timeout=PATIENCE)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_compiled_engine_plays_the_same_games(compiled):
    lines = ""
    for nth, rules in enumerate(RULES):
        lines += "audit --rules %s --seed 3 --games 2 --a random --b random\n" % rules
        if rules in NAMES:  # Each has one level that searches, in turn. Options have no code of their own in a search.
            pair = ("--a expert --b greedy", "--a strong --b novice")[nth % 2]
            lines += "audit --rules %s --seed 3 --games 1 %s\n" % (rules, pair)
    with_it, without = (compiled("-c", AUDITS, switch=switch, stdin=lines).splitlines() for switch in "10")
    assert (with_it.pop(), without.pop()) == ("compiled", "interpreted")
    assert len(with_it) > 50 * len(lines.splitlines())
    for here, there in zip(with_it, without, strict=True):
        assert here == there


def test_compiled_scene_and_strip_draw_the_same(compiled):
    with_it, without = (compiled("-c", DRAWS, switch=switch).splitlines() for switch in "10")
    assert (with_it.pop(0), without.pop(0)) == ("compiled True True", "interpreted False False")
    assert len(with_it) > 400 and with_it == without


def test_compiled_engine_is_used_and_reported(compiled):
    match = ("-m", "hostsim", "match", "--rules", "onepack", "--a", "expert", "--b", "greedy", "--games", "2",
             "--seed", "1")
    with_it, without = (compiled(*match, switch=switch).splitlines() for switch in "10")
    assert with_it[0].endswith(" 2 games, compiled engine") and without[0].endswith(" 2 games, interpreted engine")
    assert with_it[1:5] == without[1:5]


def test_perft_counts_on_the_compiled_engine(compiled):
    counts = ("from hostsim import fast; from hostsim.__main__ import main; import sys;"
              "sys.argv[1:] = 'perft --rules classic --seed 1 --depth 4'.split(); main(); print(fast.used())")
    with_it, without = (compiled("-c", counts, switch=switch).splitlines() for switch in "10")
    assert (with_it.pop(), without.pop()) == ("compiled", "interpreted")
    assert with_it == without == ["1 2", "2 3", "3 4", "4 4"]


def test_engines_loads_both_in_one_process(compiled):
    said = compiled("-c", "from hostsim import fast; print(fast.use()); from engine import moves;"
                    "both = fast.engines(); print(*both, both['compiled'][0] is moves.generate_moves);"
                    "print(both['interpreted'][0].__code__.co_name);"
                    "from engine import moves as again; import engine.rules; print(again is moves, fast.used())")
    assert said.splitlines() == ["True", "interpreted compiled True", "generate_moves", "True compiled"]


def test_compiled_engine_of_another_source_is_not_used(compiled, monkeypatch, tmp_path, capsys):
    (tmp_path / "digest").write_text("other")
    monkeypatch.setattr(fast, "FOLDER", tmp_path)
    monkeypatch.setenv(fast.SWITCH, "1")
    monkeypatch.setattr(sys, "modules", {name: module for name, module in sys.modules.items()
                                         if not name.startswith(("engine.", "firmware.draw."))})
    assert not fast.use()
    assert "make fast" in capsys.readouterr().err


def test_fast_without_cython_says_how_to_install_it(cli, tmp_path):
    (tmp_path / "Cython").mkdir()
    (tmp_path / "Cython" / "__init__.py").write_text("raise ImportError\n")
    done = cli("fast", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "error: Cython is not installed: make setup, or in the project's folder pip install '.[fast]'\n")


def test_fast_without_a_compiler_reports_it(monkeypatch):
    monkeypatch.setenv("CC", "/no/such/compiler")
    monkeypatch.setattr(fast, "typed", lambda: {"rng": ""})  # one small module says as much as all
    with pytest.raises(Refused, match="^the engine was not compiled: [^\n]+$"):
        fast.run(argparse.Namespace())

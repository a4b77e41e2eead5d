"""The compiled engine plays as the source does, in games of all rule sets; its checked build raises the same errors."""

import argparse
import os
import subprocess
import sys

import pytest

from engine.rules import RULE_SET_NAMES
from hostsim import fast
from hostsim.arguments import CommandError
from tests.support import compiled_engine
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow

# This program runs an audit for each line that it reads, all in one process.
AUDITS = """
import sys
from hostsim import fast
fast.use_compiled_engine()
from hostsim.__main__ import main
for line in list(sys.stdin):
    sys.argv[1:] = line.split()
    print("#", line, end="")
    if main():
        sys.exit(1)
print(fast.engine_in_use())
"""
# This program cuts positions at each length, and prints what the engine makes of them.
CUTS = """
import sys
from hostsim import fast
fast.use_compiled_engine()
from engine.dealing import deal
from engine.moves import generate_moves, make_move
from engine.verdict import judge
from engine.workspace import Workspace
work = Workspace()
def outcome(function, *args):
    try:
        return function(*args)
    except Exception as error:
        return type(error).__name__
print(fast.engine_in_use())
for rules in sys.argv[1:]:
    pos = deal(rules, 1)
    generate_moves(pos, work)
    src, dst = work.moves[:2]
    for length in range(len(pos)):
        for function, *args in ((generate_moves, work), (make_move, src, dst), (judge, src, dst, work)):
            print(rules, length, function.__name__, outcome(function, pos[:length], *args))
"""
RULES = [*RULE_SET_NAMES, "classic+waste", "classic+backs+groups",
         "classic+closed+peek+strict", "classic+mustspace+uncover+waste",
         "simple+fewest+mustload+waste", "three+waste"]


@pytest.fixture(scope="module")
def compiled(shared):
    """Return a function that runs Python with a build of the engine, "1" or "checked", or with the source, "0".

    Both builds are first compiled if necessary.
    """
    compiled_engine.compile_once(shared, "1")
    compiled_engine.compile_once(shared, fast.CHECKED)

    def run(*args, switch="1", stdin=""):
        env = {**os.environ, fast.ENGINE_VARIABLE: switch}
        done = subprocess.run([sys.executable, *args], cwd=ROOT, capture_output=True, text=True, env=env, input=stdin,
                              timeout=PROGRAM_TIMEOUT_S)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_compiled_engine_plays_the_same_games(compiled):
    lines = ""
    for nth, rules in enumerate(RULES):
        lines += "audit --rules %s --seed 3 --games 1 --a random --b random\n" % rules
        # Each has one level that searches, in turn. Options have no code of their own in a search.
        if rules in RULE_SET_NAMES:
            pair = ("--a expert --b greedy", "--a strong --b novice")[nth % 2]
            lines += "audit --rules %s --seed 3 --games 1 %s\n" % (rules, pair)
    with_it, without, checked = (compiled("-c", AUDITS, switch=switch, stdin=lines).splitlines()
                                 for switch in ("1", "0", fast.CHECKED))
    assert (with_it.pop(), without.pop(), checked.pop()) == ("compiled", "interpreted", "checked")
    assert len(with_it) > 50 * len(lines.splitlines())
    assert len(with_it) == len(without) == len(checked)
    for here, there, third in zip(with_it, without, checked):
        assert here == there == third


def test_checked_engine_raises_as_the_source_does_when_a_position_is_cut(compiled):
    checked, source = (compiled("-c", CUTS, "classic", "classic+strict", "onepack", switch=switch).splitlines()
                       for switch in (fast.CHECKED, "0"))
    assert (checked.pop(0), source.pop(0)) == ("checked", "interpreted")
    assert sum(line.endswith(" IndexError") for line in source) > 500
    assert checked == source


def test_tests_refuse_the_build_without_bounds_checks(compiled):
    done = subprocess.run([sys.executable, "-m", "pytest", "-n", "0", __file__], cwd=ROOT, capture_output=True,
                          text=True, env={**os.environ, fast.ENGINE_VARIABLE: "1"}, timeout=PROGRAM_TIMEOUT_S)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "tests run with POCKET_BANK_FAST=0 or =checked" in done.stdout + done.stderr


def test_compiled_engine_is_used_and_reported(compiled):
    match = ("-m", "hostsim", "match", "--rules", "onepack", "--a", "expert", "--b", "greedy", "--games", "2",
             "--seed", "1")
    with_it, without = (compiled(*match, switch=switch).splitlines() for switch in "10")
    assert with_it[0].endswith(" 2 games, compiled engine") and without[0].endswith(" 2 games, interpreted engine")
    assert with_it[1:5] == without[1:5]


def test_perft_counts_on_the_compiled_engine(compiled):
    counts = ("from hostsim import fast; from hostsim.__main__ import main; import sys;"
              "sys.argv[1:] = 'perft --rules classic --seed 1 --depth 4'.split(); main(); print(fast.engine_in_use())")
    with_it, without = (compiled("-c", counts, switch=switch).splitlines() for switch in "10")
    assert (with_it.pop(), without.pop()) == ("compiled", "interpreted")
    assert with_it == without == ["1 2", "2 3", "3 4", "4 4"]


def test_engines_loads_both_in_one_process(compiled):
    said = compiled("-c", "from hostsim import fast; print(fast.use_compiled_engine()); from engine import moves;"
                    "both = fast.available_engines(); print(*both, both['compiled'][0] is moves.generate_moves);"
                    "print(both['interpreted'][0].__code__.co_name);"
                    "from engine import moves as again; import engine.rules;"
                    "print(again is moves, fast.engine_in_use())")
    assert said.splitlines() == ["True", "interpreted compiled True", "generate_moves", "True compiled"]


def test_compiled_engine_of_another_source_is_not_used(compiled, monkeypatch, tmp_path, capsys):
    (tmp_path / "fast").mkdir()
    (tmp_path / "fast" / "digest").write_text("other")
    monkeypatch.setattr(fast, "BUILDS", tmp_path)
    monkeypatch.setenv(fast.ENGINE_VARIABLE, "1")
    monkeypatch.setattr(sys, "modules", {name: module for name, module in sys.modules.items()
                                         if not name.startswith("engine.")})
    assert not fast.use_compiled_engine()
    assert "make fast" in capsys.readouterr().err


def test_fast_without_cython_says_how_to_install_it(cli, tmp_path):
    (tmp_path / "Cython").mkdir()
    (tmp_path / "Cython" / "__init__.py").write_text("raise ImportError\n")
    assert refused(cli("fast", PYTHONPATH=str(tmp_path))) == (
        "error: Cython is not installed: make setup, or in the project's folder pip install '.[fast]'\n")


def test_fast_without_a_compiler_reports_it(monkeypatch):
    monkeypatch.setenv("CC", "/no/such/compiler")
    monkeypatch.setattr(fast, "typed_sources", lambda: {"rng": ""})  # one small module says as much as all
    with pytest.raises(CommandError, match="^the engine was not compiled: [^\n]+$"):
        fast.run(argparse.Namespace())

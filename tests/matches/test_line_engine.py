"""The line protocol: the answers of `engine`, and matches against programs.

See hostsim/matches/PROTOCOL.md.
"""

import subprocess
import sys

import pytest

from engine import moves, notation
from engine.dealing import deal
from engine.opponent import LEVELS
from engine.rules import RULE_SET_NAMES, Rules
from hostsim.arguments import CommandError
from hostsim.matches import mirrored_pairs, programs
from hostsim.matches.line_engine import LineEngine
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

OURS = "%s -m hostsim engine --level %%s" % sys.executable
FOR_TWO = [rules for rules in RULE_SET_NAMES if Rules(rules).players == 2]


def position(rules="classic", seed=4):
    """Return the line of a deal."""
    return notation.position_text(deal(rules, seed))


def test_engine_answers_each_line():
    # Each line must be answered before the next is written, so no answer may stay in a buffer.
    command = [sys.executable, "-m", "hostsim", "engine", "--level", "greedy"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:

        def ask(line):
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            return engine.stdout.readline().rstrip("\n")

        assert ask("level expert") == "ok"
        assert ask("seed 7") == "ok"
        assert ask("new " + position()) == "ok"
        assert ask("go") == "bestmove 4f\tit must be played"
        assert ask("play 4f") == "ok"
        assert ask("position") == position().replace("4=AC", "4=-").replace("C00", "C10")
        engine.stdin.write("quit\n")
        engine.stdin.flush()
        assert engine.stdout.read() == ""
        assert engine.wait(PROGRAM_TIMEOUT_S) == 0


@pytest.mark.parametrize("line, words", [
    ("", "none of"), ("hello", "none of"), ("go on", "none of"), ("level", "none of"), ("new", "none of"),
    ("level genius", "expert"), ("seed x", "'x'"), ("seed 281474976710656", "281474976710656"), ("seed ²", "'²'"),
    ("new rules=bridge", "bridge"), ("play 99", "not legal"), ("play x", "not a move"), ("play t", "not legal"),
])
def test_engine_bad_line_changes_nothing(line, words):
    engine, other = LineEngine("greedy", 1), LineEngine("greedy", 1)
    for each in (engine, other):
        assert each.answer("new " + position()) == "ok"
    with pytest.raises(ValueError, match=words) as error:
        engine.answer(line)
    assert "\n" not in str(error.value)
    for _ in range(30):
        assert engine.answer("position") == other.answer("position")
        move = engine.answer("go")
        assert move == other.answer("go")
        for each in (engine, other):
            each.answer("play " + move.split()[1])


@pytest.mark.parametrize("line", ["go", "position", "play t"])
def test_engine_needs_a_game_first(line):
    with pytest.raises(ValueError, match="no game has started"):
        LineEngine("greedy", 1).answer(line)


def test_engine_has_no_move_in_a_finished_game():
    engine = LineEngine("expert", 1)
    engine.answer("new " + position())
    assert engine.answer("play ab") == "ok"
    assert "turn=over:" in engine.answer("position")
    with pytest.raises(ValueError, match="over"):
        engine.answer("go")
    with pytest.raises(ValueError, match="not legal"):
        engine.answer("play ab")


def test_engine_go_plays_nothing_and_repeats_its_answer():
    engine = LineEngine("expert", 1)
    engine.answer("new " + position("onepack"))
    for _ in range(60):
        before, move = engine.answer("position"), engine.answer("go")
        assert (engine.answer("go"), engine.answer("position")) == (move, before)
        engine.answer("play " + move.split()[1])


def test_engine_continues_after_a_move_it_did_not_propose():
    engine = LineEngine("expert", 1)
    engine.answer("new " + position())
    work = moves.Workspace()
    for ply in range(150):
        best = engine.answer("go").split()[1]
        pos = notation.parse_position(engine.answer("position"))
        n = moves.generate_moves(pos, work)
        tokens = [notation.move_text(work.moves[2 * i], work.moves[2 * i + 1]) for i in range(n)]
        assert best in tokens
        assert engine.answer("play " + tokens[ply % n]) == "ok"


def record(monkeypatch):
    """Make mirrored_pairs record the moves that it plays, and return the list."""
    played = []
    make_move = moves.make_move

    class Moves:
        @staticmethod
        def make_move(pos, source, destination):
            played.append((source, destination))
            make_move(pos, source, destination)

    monkeypatch.setattr(mirrored_pairs, "moves", Moves)
    return played


@pytest.mark.slow
@pytest.mark.parametrize("rules, level", [
    # The lines differ by rule set; these four cover all that an expert remembers from line to line.
    *((rules, "easy") for rules in [*FOR_TWO, "classic+backs+groups+waste"]),
    *((rules, "expert") for rules in ("classic", "onepack", "simple", "cats")),
])
def test_engine_plays_like_its_level(monkeypatch, rules, level):
    played = record(monkeypatch)
    inside = mirrored_pairs.play((rules, 5, (level, None), (level, None)))
    moves_inside = played[:]
    played.clear()
    by_lines = mirrored_pairs.play((rules, 5, (level, None), programs.Command(OURS % level, PROGRAM_TIMEOUT_S)))
    assert played == moves_inside
    assert (by_lines.wins, by_lines.score, by_lines.plies) == (inside.wins, inside.score, inside.plies)


def test_match_plays_against_a_program(cli):
    done = cli("match", "--rules", "onepack", "--a", "greedy", "--b", OURS % "easy", "--games", "4", "--seed", "1",
               "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    inside = cli("match", "--rules", "onepack", "--a", "greedy", "--b", "easy", "--games", "4", "--seed", "1")
    assert done.stdout.splitlines()[1:5] == inside.stdout.splitlines()[1:5]


# A program that answers each line with an expression of the line's first word.
ANSWERS = "import sys\nfor line in sys.stdin:\n    word = line.split()[0]\n    print(%s, flush=True)\n"


@pytest.mark.slow
@pytest.mark.parametrize("source, words", [
    ("1 / 0", "exit status 1.: ZeroDivisionError"),
    ("pass", "exit status 0"),
    ("import time; time.sleep(99)", "gave no answer to seed for 1 s"),
    ("import os, time; os.close(1); time.sleep(99)", "it closed its output"),
    ("while True: print('hello')", "hello"),
    (ANSWERS % "'ok'", "answered go with 'ok'"),
    (ANSWERS % "'yes'", "answered seed with 'yes'"),
    (ANSWERS % "'error: I know no ' + word", "answered new with 'error: I know no new', not ok"),
    (ANSWERS % "'bestmove tea' if word == 'go' else 'ok'", "answered go with 'bestmove tea'"),
    (ANSWERS % "'bestmove 99' if word == 'go' else 'ok'", "played 99, which is not legal in rules=onepack"),
    (ANSWERS % "'bestmove t' if word == 'go' else 'ok\\nok'", "said 'ok' before it was asked|answered go with 'ok'"),
    ("print('ok\\udcff'.encode('utf-8', 'surrogateescape')); print(chr(27))", "answered seed|before it was asked"),
])
def test_program_that_breaks_the_protocol_is_refused(tmp_path, monkeypatch, source, words):
    path = tmp_path / "program.py"
    path.write_text(source)
    command = programs.Command("%s %s" % (sys.executable, path), 1 if "for 1 s" in words else PROGRAM_TIMEOUT_S)
    started = []
    start = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda *given, **more: started.append(start(*given, **more)) or started[-1])
    with pytest.raises(CommandError, match=words) as refused:
        mirrored_pairs.play(("onepack", 1, ("greedy", None), command))
    assert "\n" not in str(refused.value)
    assert started and all(process.poll() is not None for process in started)


@pytest.mark.slow
def test_program_may_resign(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(ANSWERS % "'bestmove ab' if word == 'go' else 'ok'")
    tally = mirrored_pairs.play(
        ("onepack", 1, ("greedy", None), programs.Command("%s %s" % (sys.executable, path), PROGRAM_TIMEOUT_S)))
    assert tally.wins == [2, 0]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_match_reports_a_bad_program_in_one_line_and_ends_it(cli, tmp_path, jobs):
    pids = tmp_path / "pids"
    path = tmp_path / "program.py"
    path.write_text("import os, time\nopen(%r, 'a').write('%%d\\n' %% os.getpid())\n"
                    "print('hello', flush=True)\ntime.sleep(999)\n" % str(pids))
    done = cli("match", "--rules", "onepack", "--a", "greedy", "--b", "%s %s" % (sys.executable, path),
               "--games", "8", "--seed", "1", "--jobs", jobs)
    assert refused(done).startswith("error: the program '")
    for pid in pids.read_text().split():
        assert subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True).stdout.strip()[:1] in (b"", b"Z")


def test_unknown_level_or_program_is_refused(cli):
    done = cli("match", "--rules", "onepack", "--a", "greedy", "--b", "genius", "--games", "2", "--seed", "1")
    assert refused(done) == "error: argument --b: 'genius' is neither a level nor a program; the levels are: %s\n" % (
        " ".join(LEVELS))

"""The command tune, with simulated players and with real ones.

The best weights of the simulated players are known.
"""

import json
import math
import multiprocessing
import struct

import pytest

from engine.dealing import deal
from engine.rng import Rng
from engine.weights import weights_of
from hostsim import fast
from hostsim.__main__ import parse
from hostsim.arguments import CommandError
from hostsim.matches import mirrored_pairs
from hostsim.tools import outcomes, tune
from tests.support.refusals import refused

NAMES = ("reserve", "hand")  # of the weights in each of two rows
START = (40, 10, -20, 0)
BEST = (25, 16, -30, 3)


def strength(weights):
    """Return the strength of weights on a logistic scale: 0 for BEST, -1.4 for START."""
    return -sum(((weight - best) / max(abs(best), 10)) ** 2 for weight, best in zip(weights, BEST)) * 2


def simulated_pair(job):
    """Decide a pair at random by the difference in strength.

    It replaces mirrored_pairs.play.
    """
    _, seed, (_, a), (_, b) = job
    rng = Rng(seed)
    tally = mirrored_pairs.Tally()
    chance = 1 / (1 + math.exp(strength(b or BEST) - strength(a or BEST)))
    for _ in range(2):
        tally.games += 1
        tally.wins[rng.below(10000) >= 10000 * chance] += 1
    won = tally.wins[0]
    tally.squares = [won * won, won * 2, 4]
    return tally


duel = tune.duel


def simulated_duel(job):
    """Decide a duel by simulated pairs, in another process, too."""
    if multiprocessing.parent_process():  # which has not what the fixture replaces
        mirrored_pairs.play = simulated_pair
    return duel(job)


@pytest.fixture
def run(monkeypatch, tmp_path, capsys):
    """Return a function that runs tune on simulated players.

    It returns stdout, stderr and the record of the file.
    """
    monkeypatch.setattr(mirrored_pairs, "play", simulated_pair)
    monkeypatch.setattr(tune, "duel", simulated_duel)
    monkeypatch.setattr(tune, "_start", lambda rules, level: (NAMES, START))

    def tuned(*more, out="out.json"):
        capsys.readouterr()
        path = tmp_path / out
        tune.run(parse(["tune", "--rules", "classic", "--level", "greedy", "--seed", "1", "--jobs", "1",
                        "--out", str(path), *more]))
        done = capsys.readouterr()
        return done.out, done.err, json.loads(path.read_text())

    return tuned


@pytest.mark.parametrize("against", ["self", "greedy"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_tune_improves_the_weights(run, seed, against):
    _, _, record = run("--seed", seed, "--against", against)
    assert strength(record["tuned"]) > strength(START) / 4


def test_tune_prints_its_result_with_the_command_and_a_check(run):
    stdout, stderr, record = run("--steps", "100", "--games", "32")
    command, check, row, other_row = stdout.splitlines()
    assert command == (
        "# hostsim tune --rules classic --level greedy --games 32 --steps 100 --seed 1 --against self --check 400")
    assert command == "# " + record["command"]
    assert check == "# against those before: " + record["check"]
    rate, decided, low = float(check.split()[4]), int(check.split()[7]), float(check.split()[-3])
    assert decided == 400 and 50 < low < rate
    assert [row, other_row] == ["    (%d, %d)," % tuple(record["tuned"][i: i + 2]) for i in (0, 2)]
    steps = [line for line in stderr.splitlines() if line.startswith("step ")]
    assert len(steps) == len(record["won"]) == 100
    assert steps[-1].startswith("step 100 of 100, 0 min left: won ")
    assert steps[-1].endswith("; " + " ".join(map(str, record["tuned"])))


def test_tune_is_repeatable_on_more_processes(run):
    few = ("--steps", "6", "--games", "16")
    assert run(*few)[::2] == run(*few, "--jobs", "2", out="two.json")[::2]
    assert run(*few, out="one.json")[2]["won"] != run(*few, "--seed", "2", out="other.json")[2]["won"]


def test_tune_changes_only_the_named_weights(run):
    _, stderr, record = run("--steps", "20", "--games", "16", "--weights", "hand")
    assert [before != after for before, after in zip(START, record["tuned"])] == [False, True, False, True]
    assert stderr.startswith("%s engine; tuning hand hand\n" % fast.engine_in_use())


def test_tune_keeps_weights_within_a_byte():
    steps = tune.SpsaSteps((120, -120), (0, 1), 30, 1)
    for _ in range(30):
        up, down = steps.candidates()
        assert all(-128 <= weight <= 127 for weight in up + down)
        steps.learn(1 if up[0] > down[0] else -1)
    assert steps.weights()[0] == 127


def test_tune_resumes_after_an_interruption(run, monkeypatch, tmp_path):
    few = ("--steps", "10", "--games", "16")
    whole = run(*few, out="whole.json")
    left = [7 * 8 + 3]  # deals: the run stops in the middle of the eighth step

    def tires(job):
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt
        return simulated_pair(job)

    monkeypatch.setattr(mirrored_pairs, "play", tires)
    with pytest.raises(KeyboardInterrupt):
        run(*few)
    assert len(json.loads((tmp_path / "out.json").read_text())["won"]) == 7
    assert not (tmp_path / "out.json.new").exists()
    left[0] = -1
    stdout, stderr, record = run(*few)
    assert (stdout, record) == (whole[0], whole[2])
    assert "step 7 " not in stderr and "step 8 of 10" in stderr
    assert left[0] == -1 - 3 * 8 - 200  # three steps and the check
    assert run(*few)[0] == whole[0]
    assert left[0] == -1 - 3 * 8 - 200  # the finished run plays no more games


@pytest.mark.parametrize("more, words", [
    (("--steps", "4"), "is from another command: hostsim tune"),
    (("--seed", "2"), "is from another command: hostsim tune"),
])
def test_tune_refuses_the_file_of_another_run(run, more, words):
    run("--steps", "3", "--games", "2")
    with pytest.raises(CommandError, match=words):
        run("--steps", "3", "--games", "2", *more)


@pytest.mark.parametrize("text", ["", "[]", "{}", "no"])
def test_tune_leaves_other_files_alone(run, tmp_path, text):
    (tmp_path / "out.json").write_text(text)
    with pytest.raises(CommandError, match="was not written by tune"):
        run("--steps", "3")
    assert (tmp_path / "out.json").read_text() == text


def test_tune_refuses_what_cannot_be_tuned(run, cli, tmp_path):
    with pytest.raises(CommandError, match="no weight 'spaces'; there are: reserve hand"):
        run("--weights", "hand,spaces")
    with pytest.raises(CommandError, match="No such file"):
        run(out="folder/out.json")
    more = ("--seed", "1", "--out", str(tmp_path / "x.json"))
    for arguments, words in (
        (("--rules", "three", "--level", "greedy"), "three is not for two"),
        (("--rules", "classic", "--level", "greedy"), "greedy does not search"),
        (("--rules", "classic", "--level", "greedy", "--against", "me"), "no level 'me'"),
    ):
        refused(cli("tune", *arguments, *more), words)


@pytest.mark.slow
def test_tune_plays_real_games_on_any_number_of_processes(cli, tmp_path):
    def tuned(out, *more):
        done = cli("tune", "--rules", "classic", "--level", "strong", "--games", "4", "--steps", "2", "--check", "4",
                   "--seed", "1", "--out", str(tmp_path / out), *more)
        assert done.returncode == 0, done.stderr
        return done.stdout, json.loads((tmp_path / out).read_text())

    stdout, record = tuned("one.json", "--jobs", "1")
    assert (stdout, record) == tuned("two.json", "--jobs", "2")
    assert len(record["won"]) == 2 and record["tuned"] != record["start"]


def test_tune_plays_with_the_given_weights():
    strong = ("strong", None)
    alike = mirrored_pairs.play(("classic", 1, strong, ("strong", tune._start("classic", "strong")[1])))
    assert alike.plies == mirrored_pairs.play(("classic", 1, strong, strong)).plies
    silly = mirrored_pairs.play(("classic", 1, strong, ("strong", (127,) * 32)))
    assert silly.plies != alike.plies


def test_outcomes_learn_weights_from_results():
    """Learn the weights with which the chances of winning were computed.

    The order of the games must not matter.
    """
    rng = Rng(5)
    rows = ((1.2, -0.6, 0.0), (-0.4, 0.8, 0.2))
    games = []
    for seed in range(300):
        said = b""
        for _ in range(40):
            row = rng.below(2)
            terms = [rng.below(5) - 2 for _ in range(3)]
            chance = 1 / (1 + math.exp(-sum(weight * term for weight, term in zip(rows[row], terms))))
            said += struct.pack("<BB3h", row, rng.below(10000) < 10000 * chance, *terms)
        games.append((seed, said))
    found = outcomes.fit_weights(games, 3)
    for row, largest in ((0, 1.2), (1, 0.8)):
        for weight, true in zip(found[3 * row : 3 * row + 3], rows[row]):
            assert abs(weight - 120 * true / largest) < 16, found
    assert outcomes.fit_weights(games[::-1], 3) == found


@pytest.mark.parametrize("rules, terms", [("onepack", 20), ("classic", 16)])
def test_outcomes_terms_are_those_of_the_engine(rules, terms):
    weights = tuple(byte - 128 for byte in weights_of(deal(rules, 0)))
    seed, said = outcomes.game((rules, 7, "strong", weights, terms))
    size = 2 + 2 * terms
    assert seed == 7 and len(said) > 20 * size and len(said) % size == 0
    rows = [struct.unpack("<BB%dh" % terms, said[i : i + size]) for i in range(0, len(said), size)]
    assert {row[0] for row in rows} == {row[1] for row in rows} == {0, 1}
    assert outcomes.game((rules, 7, "strong", weights, terms)) == (seed, said)


@pytest.mark.slow
def test_outcomes_are_repeatable_on_any_number_of_processes(cli, tmp_path):
    def learnt(out, *more):
        done = cli("tune", "--by", "outcomes", "--rules", "onepack", "--level", "strong", "--games", "8",
                   "--steps", "2", "--check", "4", "--seed", "1", "--out", str(tmp_path / out), *more)
        assert done.returncode == 0, done.stderr
        return done.stdout

    first = learnt("one.json", "--jobs", "1")
    assert first == learnt("two.json", "--jobs", "2") == learnt("one.json", "--jobs", "1")
    assert first.startswith("# hostsim tune --by outcomes --rules onepack") and first.count("\n") == 4
    done = cli("tune", "--by", "outcomes", "--rules", "onepack", "--level", "strong", "--seed", "1",
               "--weights", "hand", "--out", str(tmp_path / "three.json"))
    refused(done, "learns all weights")

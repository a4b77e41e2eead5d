"""The command line: the output, the refusals and the exit status of each command."""

import io
import os
import re
import subprocess
import sys

import pytest
from PIL import Image

from engine.rules import RULE_SET_NAMES
from firmware.version import VERSION
from hostsim import fast
from hostsim.__main__ import COMMAND_GROUPS, COMMANDS, parse
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

RULES = RULE_SET_NAMES
LEVELS = ("random", "greedy")
BOARDS = ("picosystem", "waveshare_pico_lcd_1_3")


# Commands and options


def test_no_command_means_play(cli):
    refused(cli(), "play needs a terminal")


def test_version_is_printed(cli):
    done = cli("--version")
    assert (done.returncode, done.stdout) == (0, "pocket-bank %s\n" % VERSION)


def test_unknown_command_is_refused_with_the_known_ones(cli):
    refused(cli("shuffle"), "shuffle", "audit")


def test_help_lists_the_commands(cli):
    done = cli("--help")
    assert done.returncode == 0
    for command in ("play", "shot", "deal", "moves", "apply", "judge", "stop", "audit", "match", "tune", "annotate",
                    "bench"):
        assert command in done.stdout


def test_help_has_each_command_once_in_its_group(cli):
    help = cli("--help").stdout
    sections = re.split("^(?:%s):\n" % "|".join(COMMAND_GROUPS), help, flags=re.MULTILINE)[1:]
    listed = [re.findall(r"^  ([\w-]+) ", section, re.MULTILINE) for section in sections]
    assert listed == [list(group) for group in COMMAND_GROUPS.values()]
    assert max(map(len, help.splitlines())) <= 80


@pytest.mark.parametrize("args, words", [
    (["deal", "--rules", "bridge", "--seed", "1"], ["bridge", *RULES]),
    (["deal", "--rules", "classic+nonsense", "--seed", "1"], ["nonsense"]),
    (["deal", "--rules", "classic"], ["--seed"]),
    (["deal", "--rules", "classic", "--seed", "x"], ["'x'"]),
    (["deal", "--rules", "classic", "--seed", "-1"], ["'-1'"]),
    (["deal", "--rules", "classic", "--seed", str(2**48)], [str(2**48)]),
    (["deal", "--rules", "classic", "--seed", "1", "--games", "3"], ["--games"]),
    (["audit", "--rules", "classic", "--seed", "1", "--games", "0"], ["'0'"]),
    (["audit", "--rules", "classic", "--seed", "1", "--games", "1", "--a", "genius"], ["genius", *LEVELS]),
    (["audit", "--rules", "classic", "--seed", str(2**48 - 1), "--games", "2"], ["seed"]),
    (["play", "--ui", "hologram"], ["hologram", "terminal", "window"]),
    (["play", "--board", "abacus"], ["abacus", *BOARDS]),
    (["play", "--rules", "bridge"], ["bridge", *RULES]),
    (["play", "--level", "genius"], ["genius", *LEVELS]),
    (["play"], ["terminal"]),  # because stdin and stdout are pipes
    (["shot"], ["OUT.png"]),
    (["shot", "--board", "abacus", "x.png"], ["abacus", *BOARDS]),
    (["shot", "--keys", "RIGHT FIRE", "x.png"], ["FIRE", "RIGHT", "OK", "TURN"]),
    (["shot", "no/such/folder/x.png"], ["no/such/folder/x.png"]),
    (["shot", "tests"], ["tests"]),
    (["deal", "--rules", "classic", "--seed", "²"], ["'²'"]),
    (["deal", "--rules", "classic", "--seed", "１２"], ["'１２'"]),
    (["deal", "--rules", "classic", "--seed", "1_000"], ["'1_000'"]),
    (["deal", "--rules", "classic", "--seed", " 1"], ["' 1'"]),
    (["deal", "--rules", "classic", "--seed", "1" * 5000], ["whole number"]),
    (["play", "--puzzle", "１"], ["'１'"]),
    (["play", "--level", "adaptive:²"], ["no level 'adaptive:²'"]),
    (["play", "--level", "adaptive:１２"], ["no level 'adaptive:１２'"]),
    (["shot", "--setting", "speed=²", "x.png"], ["'²'"]),
])
def test_bad_arguments_are_refused_in_one_line(cli, args, words):
    refused(cli(*args), *words)


# deal, moves, apply, judge


@pytest.mark.parametrize("rules", RULES)
def test_deal_depends_on_the_seed_only(cli, rules):
    first = cli("deal", "--rules", rules, "--seed", "7")
    assert first.returncode == 0 and first.stderr == ""
    assert first.stdout.startswith("rules=%s turn=" % rules) and first.stdout.count("\n") == 1
    assert cli("deal", "--rules", rules, "--seed", "7").stdout == first.stdout
    assert cli("deal", "--rules", rules, "--seed", "8").stdout != first.stdout


@pytest.mark.parametrize("rules", [*RULES, "classic+strict+waste", "simple+groups+peek"])
@pytest.mark.slow
def test_audit_moves_and_apply_agree(cli, rules):
    audit = cli("audit", "--rules", rules, "--seed", "3", "--games", "2", "--b", "greedy")
    assert audit.returncode == 0
    assert "plies a second" in audit.stderr and audit.stderr.count("\n") == 1
    rows = [line.split("\t") for line in audit.stdout.splitlines()]
    assert all(len(row) == 3 for row in rows)
    assert rows[0][0] + "\n" == cli("deal", "--rules", rules, "--seed", "3").stdout
    ends = [i for i, row in enumerate(rows) if row[1:] == ["", ""]]
    assert len(ends) == 2 and ends[-1] == len(rows) - 1
    assert all(" turn=over:" in rows[i][0] for i in ends)

    moves = cli("moves", stdin="".join(row[0] + "\n" for row in rows))
    assert moves.returncode == 0
    assert moves.stdout.splitlines() == [row[1] for row in rows]

    played = [i for i in range(len(rows)) if i not in ends]
    # `ab` is always legal and never listed; it ends a patience that is stuck.
    assert all(rows[i][2] in rows[i][1].split(" ") or rows[i][2] == "ab" for i in played)
    applied = cli("apply", stdin="".join("%s\t%s\n" % (rows[i][0], rows[i][2]) for i in played))
    assert applied.returncode == 0
    assert applied.stdout.splitlines() == [rows[i + 1][0] for i in played]

    judged = cli("judge", stdin="".join("%s\t%s\n" % (rows[i][0], rows[i][2]) for i in played))
    assert judged.returncode == 0
    assert set(judged.stdout.split("\n")) == {"ok", ""}


@pytest.mark.parametrize("rules", ["three", "klondike"])
def test_audit_plays_games_for_one_and_three(cli, rules):
    done = cli("audit", "--rules", rules, "--seed", "1", "--games", "2", "--a", "greedy")
    assert done.returncode == 0
    assert done.stdout.count(" turn=over:") == 2


def test_audit_counts_seeds_up(cli):
    def games(seed, number):
        return cli("audit", "--rules", "classic", "--seed", str(seed), "--games", str(number)).stdout

    assert games(4, 1) + games(5, 1) == games(4, 2)


def test_bad_lines_get_an_error_line_each_and_the_run_continues(cli):
    deal = cli("deal", "--rules", "classic", "--seed", "1").stdout.strip()
    legal = cli("moves", stdin=deal).stdout.split()  # a last line without a newline is a line, too
    assert legal

    done = cli("moves", stdin="%s\nnonsense\n\n%s extra\n%s\n" % (deal, deal, deal))
    assert done.returncode == 2 and done.stderr == ""
    good, bad1, bad2, bad3, good2 = done.stdout.splitlines()
    assert good == good2 == " ".join(legal)
    assert all(line.startswith("error: ") for line in (bad1, bad2, bad3))

    lines = [deal + "\t" + legal[0], deal, deal + "\t7f7", deal + "\thw", "x\tt", deal + "\tab"]
    for command, word in (("apply", "'hw' is not legal"), ("judge", "not-available")):
        done = cli(command, stdin="\n".join(lines) + "\n")
        assert done.returncode == 2 and done.stderr == ""
        out = done.stdout.splitlines()
        assert len(out) == 6
        assert not out[0].startswith("error: ") and not out[5].startswith("error: ")
        assert out[1] == "error: no tab between position and move"
        assert out[2].startswith("error: ") and "7f7" in out[2]
        assert word in out[3]
        assert out[4].startswith("error: ")


def test_finished_game_accepts_no_move(cli):
    deal = cli("deal", "--rules", "classic", "--seed", "1").stdout.strip()
    over = cli("apply", stdin=deal + "\tab\n").stdout.strip()
    assert " turn=over:" in over
    assert cli("moves", stdin=over + "\n").stdout == "\n"
    done = cli("apply", stdin="%s\tab\n%s\tt\n" % (over, over))
    assert done.returncode == 2
    assert [line.startswith("error: ") for line in done.stdout.splitlines()] == [True, True]
    assert cli("judge", stdin=over + "\tt\n").stdout == "not-available\n"


def test_stop_undoes_a_wrong_attempt_and_passes_the_turn(cli):
    deal = cli("deal", "--rules", "classic", "--seed", "1").stdout.strip()
    legal = cli("moves", stdin=deal).stdout.split()
    done = cli("stop", stdin="%s\t%s\n%s\thw\n%s\n" % (deal, legal[0], deal, deal))
    right, wrong, bad = done.stdout.splitlines()
    assert done.returncode == 2 and done.stderr == ""
    assert right == deal
    assert (" turn=A" in wrong) != (" turn=A" in deal) and " idle=1 quiet=1 " in wrong
    assert bad == "error: no tab between position and move"


def test_invalid_utf8_gets_an_error_line():
    done = subprocess.run([sys.executable, "-m", "hostsim", "moves"], input=b"\xff\xfe\n", cwd=ROOT,
                          capture_output=True)
    assert done.returncode == 2 and done.stderr == b""
    assert done.stdout.startswith(b"error: ") and done.stdout.count(b"\n") == 1


def test_each_line_is_answered_before_the_next_is_written(cli):
    deal = cli("deal", "--rules", "onepack", "--seed", "1").stdout
    with subprocess.Popen([sys.executable, "-m", "hostsim", "moves"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        for _ in range(3):
            process.stdin.write(deal)
            process.stdin.flush()
            assert process.stdout.readline().split()
        process.stdin.close()
        assert process.wait(PROGRAM_TIMEOUT_S) == 0


@pytest.mark.parametrize("words", ["audit --rules classic --seed 1 --games 300", "play --ui text --save saves"])
def test_reader_that_closes_early_causes_no_error(words, tmp_path):
    words = words.replace("saves", str(tmp_path))
    command = "yes help | head -300 | %s -m hostsim %s | head -1" % (sys.executable, words)
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=PROGRAM_TIMEOUT_S)
    assert done.stdout.count("\n") == 1 and done.stderr == ""


DEAL = "deal --rules classic --seed 1"
PRINTS = [  # one command line of each command that prints quickly, and what it reads
    (DEAL, ""), ("moves", "x\n"), ("apply", "x\n"), ("judge", "x\n"), ("stop", "x\n"), ("engine", "x\n"),
    ("perft --rules classic --depth 1", ""), ("perft", "x\n"), ("audit --rules onepack --seed 1 --games 1", ""),
    ("annotate --rules onepack --seed 1 --a greedy --b greedy", ""), ("records", ""), ("records --json", ""),
    ("play --ui text", "quit\n"), ("match --rules onepack --a random --b random --games 2 --seed 1", ""),
    ("careers --rules onepack --players random --careers 1 --before 1 --games 1", ""), ("--version", ""),
    ("--help", ""), ("deal --help", ""),
]


def to_shell(redirected, words, stdin, tmp_path):
    """Run a command by a shell that redirects its streams; return the finished process."""
    command = "%s -m hostsim %s %s" % (sys.executable, words, redirected)
    env = dict(os.environ, XDG_STATE_HOME=str(tmp_path))
    return subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, input=stdin, timeout=PROGRAM_TIMEOUT_S,
        env=env)


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full, which Linux has")
@pytest.mark.parametrize("words, stdin", PRINTS)
def test_full_disk_is_reported_in_one_line(words, stdin, tmp_path):
    done = to_shell(">/dev/full", words, stdin, tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert [line for line in done.stderr.splitlines() if not line.startswith("the compiled engine")] == [
        "error: cannot write to stdout: No space left on device"]


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_closed_stdout_is_refused_in_one_line(command, tmp_path):
    done = to_shell(">&-", command, "", tmp_path)
    assert refused(done) == "error: stdout is closed\n"


@pytest.mark.slow
def test_closed_stdin_is_empty_and_a_closed_stderr_says_nothing(tmp_path):
    done = to_shell("<&-", "moves", "", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    for redirected in ("2>&-", "2>/dev/full"):
        done = to_shell(redirected, "deal", "", tmp_path)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


# shot


def shot(cli, path, *args):
    """Write a picture with the command shot; return its bytes."""
    done = cli("shot", *args, str(path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return path.read_bytes()


@pytest.mark.parametrize("board", BOARDS)
def test_shot_has_the_size_of_the_board(cli, tmp_path, board):
    picture = Image.open(io.BytesIO(shot(cli, tmp_path / "title.png", "--board", board)))
    assert (picture.format, picture.size) == ("PNG", (240, 240))
    assert len(picture.convert("RGB").getcolors()) > 4


def test_shot_is_repeatable_and_depends_on_the_buttons(cli, tmp_path):
    game = ("--seed", "5", "--rules", "classic", "--level", "greedy")
    table = shot(cli, tmp_path / "1.png", *game)
    assert shot(cli, tmp_path / "2.png", *game) == table
    assert shot(cli, tmp_path / "3.png", "--seed", "6") != table
    menu = shot(cli, tmp_path / "4.png", *game, "--keys", "MENU")
    assert menu != table
    assert shot(cli, tmp_path / "5.png", *game, "--keys", "MENU") == menu
    assert len(list(tmp_path.iterdir())) == 5


def test_shot_replaces_a_picture_without_leftovers(cli, tmp_path):
    old = tmp_path / "old.png"
    old.write_bytes(b"old")
    assert shot(cli, old).startswith(b"\x89PNG")
    assert [path.name for path in tmp_path.iterdir()] == ["old.png"]


def test_shot_onto_a_folder_is_refused_without_leftovers(cli, tmp_path):
    (tmp_path / "shot.png").mkdir()
    refused(cli("shot", str(tmp_path / "shot.png")), "shot.png")
    assert [path.name for path in tmp_path.iterdir()] == ["shot.png"]


# bench


@pytest.mark.slow
def test_bench_prints_the_figures_of_the_budgets(cli):
    done = cli("bench", "--games", "1", "--rounds", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("engine: %s\n" % fast.engine_in_use())
    for words in ("position", "moves a second", "legal moves", "apply", "greedy", "expert thinks", "nodes a second",
                  "redraw", *BOARDS, *RULES):
        assert words in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_needs_no_package(command):
    # -S leaves out all packages that are installed, and not only those of extras.
    done = subprocess.run([sys.executable, "-S", "-m", "hostsim", command, "--help"], cwd=ROOT, capture_output=True,
                          text=True, timeout=PROGRAM_TIMEOUT_S, env=dict(os.environ, POCKET_BANK_FAST="0"))
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("usage: pocket-bank " + command)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_argument_of_a_command(command, monkeypatch):
    monkeypatch.setenv("POCKET_BANK_FAST", "0")
    parsers = []
    monkeypatch.setattr("argparse.ArgumentParser.parse_args", lambda parser, words: parsers.append(parser))
    parse([command])
    actions = next(each for each in parsers[0]._actions if each.dest == "command").choices[command]._actions
    assert [action.dest for action in actions if not action.help] == []

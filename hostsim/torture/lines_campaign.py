"""Send hostile lines to every command that reads lines: each must be answered by one line, and never by a traceback.

The lines come from games; some are corrupted. The others must be answered correctly: `apply` with the next position of
the game, `moves` with the legal moves. Commands that read no lines get hostile options.
"""

import contextlib
import io
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine import notation
from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import OVER
from engine.rules import RULE_SET_NAMES
from hostsim.device.board_build import ROOT
from hostsim.torture.case import Case, CheckFailed
from hostsim.torture.robot_player import QUICK, random_rules

BATCH_LINES = 120  # lines in a batch
ALONE_EVERY = 16  # one batch in this many goes to a process of its own
TIMEOUT_S = 120  # seconds after which such a process hangs; it usually takes a few
EXTRA_WORDS = {"perft": ["--depth", "1"]}


class HostileLine(NamedTuple):
    """A line for a command, and the answer it must give, or None if that is not known."""

    said: bytes
    answer: str | None


def run(case: Case) -> None:
    """Send lines to one command."""
    rng, number = case.rng, case.number
    kinds = ("moves", "apply", "judge", "stop", "perft", "engine", "words")
    command = kinds[number % len(kinds)]
    if command == "words":
        _words(case)
        return
    alone = number // len(kinds) % ALONE_EVERY == 0
    said, least = case.shrink(list(_lines(command, rng)), lambda some: _talk(command, some, alone, case.counts))
    if said:
        text = b"\n".join(line.said for line in least)
        case.failures.append("%s; %s" % (said, _shell(text, [command, *EXTRA_WORDS.get(command, [])])))


def _shell(text: bytes, words: list[str]) -> str:
    # Return the shell command that repeats the failure.
    plain = all(31 < byte < 127 and byte not in b"'\\" for byte in text)
    said = text.decode() if plain else "".join("\\0%03o" % byte for byte in text)
    return "printf '%%b\\n' '%s' | pocket-bank %s" % (said, " ".join(words))


# Lines to send


def _lines(command: str, rng: random.Random) -> Iterator[HostileLine]:
    while True:
        rules = random_rules(rng)
        if command != "perft" or not rules.count("+"):
            break
    if command == "engine":
        yield from _to_engine(rules, rng)
        return
    plies = list(_plies(rules, rng))
    for _ in range(BATCH_LINES):
        before, legal, move, after = rng.choice(plies)
        right: str | None
        if command == "moves":
            said, right = before, " ".join(legal)
        elif command == "apply":
            said, right = before + "\t" + move, after
        elif command == "perft":
            said, right = before, str(len(legal))
        else:
            said, right = before + "\t" + rng.choice((move, rng.choice(plies)[2], "ab", "h1", "12*", "1f")), None
        if rng.random() < 0.25:
            yield HostileLine(said.encode(), right)
        else:
            yield HostileLine(_corrupt(said, rng), None)


def _plies(rules: str, rng: random.Random) -> Iterator[tuple[str, list[str], str, str]]:
    # Play a random game; yield positions, legal moves, the move, and the position after it.
    from engine.game import Game

    game = Game(deal(rules, rng.randrange(1 << 48)))
    player = Opponent(rng.choice(QUICK), rng.randrange(1 << 30))
    for _ in range(120):
        if game.pos[OVER]:
            return
        before = notation.position_text(game.pos)
        moves = game.moves
        legal = [notation.move_text(moves[i], moves[i + 1]) for i in range(0, 2 * game.n, 2)]
        player.choose(game.pos)
        game.play(player.src, player.dst)
        yield before, legal, notation.move_text(player.src, player.dst), notation.position_text(game.pos)


_PIECES = (
    "", " ", "\t", "=", "-", ".", "#", ",", "+", "0", "00", "-1", "1e9", "99999999999999999999", "²", "é", "\x00",
    "\x1b[2J", "\x85", "\u2028", "AS", "as", "xx", "XX", "10H", "show=", "turn=", "over:A", "over:=", "turn=over:-",
    "idle=65536", "rules=classic", "rules=", "rules=three", "+waste", "+waste+waste", "flags=ho", "F=S00H00D00C00",
    "ab", "p", "t", "u", "hw", "12*", "12x3", "99x99", "rf", "error: ", "%s", "{}", "\ud800",
)


def _corrupt(line: str, rng: random.Random) -> bytes:
    if rng.random() < 0.04:
        return rng.randbytes(rng.randrange(200)).replace(b"\n", b"").replace(b"\r", b"")
    if rng.random() < 0.02:
        return (line * rng.choice((2, 300))).encode()
    for _ in range(rng.choice((1, 1, 2, 4))):
        roll = rng.random()
        at, to = sorted((rng.randrange(len(line) + 1), rng.randrange(len(line) + 1)))
        fields = line.split(" ")
        i = rng.randrange(len(fields))
        if roll < 0.25:
            line = line[:at] + rng.choice(_PIECES) + line[at + rng.choice((0, 1, 2)) :]
        elif roll < 0.35:
            line = line[:at] + line[min(to, at + 9) :]
        elif roll < 0.45:
            line = " ".join(fields[:i] + fields[i + 1 :])
        elif roll < 0.55:
            line = " ".join([*fields[:i], fields[i], *fields[i:]])
        elif roll < 0.7:  # a card goes from one pile to another
            k = rng.randrange(len(fields))
            name, _, value = fields[i].partition("=")
            if len(value) > 2 and "=" in fields[k]:
                fields[i] = name + "=" + value[:-2]
                fields[k] = fields[k].replace("=-", "=") + value[-2:]
            line = " ".join(fields)
        elif roll < 0.8:
            fields[i] = rng.choice((fields[i].upper(), fields[i].lower(), fields[i][::-1]))
            line = " ".join(fields)
        elif roll < 0.9:
            name, _, value = fields[i].partition("=")
            fields[i] = name + "=" + rng.choice(_PIECES)
            line = " ".join(fields)
        else:
            line = line.replace(rng.choice("AHSDC2JT-."), rng.choice(("", "9", "Kh", "x")), rng.choice((1, -1)))
    said = line.replace("\n", "").encode("utf-8", "surrogatepass")
    # The commands also accept a carriage return at the end of a line, so keep one now and then.
    return said if rng.random() < 0.02 else said.replace(b"\r", b"")


def _to_engine(rules: str, rng: random.Random) -> Iterator[HostileLine]:
    # Games in the words of the protocol, with corrupted lines in between.
    for _ in range(3):
        plies = list(_plies(rules, rng))
        start = rng.randrange(len(plies))
        yield HostileLine(b"level " + rng.choice((*QUICK, "strong")).encode(), "ok")
        yield HostileLine(b"new " + plies[start][0].encode(), "ok")
        for before, _, move, after in plies[start : start + 12]:
            roll = rng.random()
            if roll < 0.3:
                yield HostileLine(b"go", None)
            if roll < 0.6:
                words = "play " + move, "new " + before, "seed 17", "level easy", "go"
                yield HostileLine(_corrupt(rng.choice(words), rng), None)
                yield HostileLine(b"new " + before.encode(), "ok")
            yield HostileLine(b"position", before)
            yield HostileLine(b"play " + move.encode(), "ok")
            yield HostileLine(b"position", after)


# Expected results


def _talk(command: str, lines: list[HostileLine], alone: bool, counts: Counter[str]) -> None:
    text = b"".join(line.said + b"\n" for line in lines)
    if command == "engine" and b"quit\n" in text:
        return
    status, out, complaint = _run([command, *EXTRA_WORDS.get(command, [])], text, alone)
    if "Traceback" in complaint:
        raise CheckFailed("traceback: %s" % complaint.splitlines()[-1])
    if complaint:
        raise CheckFailed("on stderr: %s" % complaint.splitlines()[0])
    answers = out.split("\n")[:-1]
    asked = len(list(io.TextIOWrapper(io.BytesIO(text), "utf-8", "backslashreplace")))
    if len(answers) != asked:
        raise CheckFailed("%s answers %d lines with %d" % (command, asked, len(answers)))
    refused = sum(answer.startswith("error: ") for answer in answers)
    if status != (2 if refused and command != "engine" else 0):
        raise CheckFailed("%s ends with %d after %d errors" % (command, status, refused))
    counts["lines"] += asked
    counts["refused"] += refused
    if asked != len(lines):
        return
    for line, answer in zip(lines, answers):
        if line.answer is not None:
            counts["right"] += 1
            if answer != line.answer:
                raise CheckFailed("%s answers wrongly: %s" % (command, answer))
        if not answer and command not in ("moves", "perft"):
            raise CheckFailed("%s answers with an empty line" % command)


def _run(words: list[str], text: bytes, alone: bool) -> tuple[int, str, str]:
    # Return a command's exit status, stdout and stderr; run it here, or in a process of its own.
    if alone:
        try:
            done = subprocess.run(
                [sys.executable, "-m", "hostsim", *words], input=text, capture_output=True, cwd=ROOT, timeout=TIMEOUT_S,
                env=_environment())
        except subprocess.TimeoutExpired:
            raise CheckFailed("no end: %s" % " ".join(words)) from None
        return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    from hostsim.__main__ import main

    before = sys.stdin, sys.argv
    out, complaint = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n"), io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text), "utf-8")
    sys.argv = ["pocket-bank", *words]
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(complaint):
            try:
                status = main()
            except SystemExit as end:  # after --help
                status = int(end.code or 0)
    finally:
        sys.stdin, sys.argv = before
    out.flush()
    said = out.buffer.getvalue()
    return status, said.decode("utf-8", "replace"), complaint.getvalue()


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONIOENCODING": "utf-8"}


# Command lines


_COMMAND_OPTIONS = {
    "deal": ("--rules", "--seed"),
    "moves": (),
    "perft": ("--rules", "--seed", "--depth"),
    "audit": ("--rules", "--seed", "--games", "--a", "--b"),
    "annotate": ("--rules", "--seed", "--a", "--b"),
    "match": ("--rules", "--seed", "--games", "--a", "--b", "--jobs"),
}
_OPTION_VALUES = {"--games": "2", "--a": "random", "--b": "easy", "--depth": "1", "--jobs": "1"}


def _words(case: Case) -> None:
    rng = case.rng
    for _ in range(30):
        case.check()
        command = rng.choice(list(_COMMAND_OPTIONS))
        options = {"--rules": random_rules(rng), "--seed": str(rng.randrange(1 << 48)), **_OPTION_VALUES}
        words = [command]
        for name in _COMMAND_OPTIONS[command]:
            value = options[name]
            if rng.random() < 0.15 and name not in ("--games", "--depth", "--jobs"):
                value = rng.choice((value + rng.choice(("+", "x", " ", "\n", "é")), "", "-1", "1" * 30, "expertt",
                                    rng.choice(RULE_SET_NAMES) + "+waste+waste", "\x1b", "%d", "--", "h"))
            if rng.random() < 0.96:
                words += [name, value]
        if rng.random() < 0.1:
            words.insert(rng.randrange(len(words) + 1), rng.choice(("--no", "-x", "", "--rules=", "--seed=é", "é")))

        said, least = case.shrink(words, lambda some: _one_line(some, case.counts))
        if said:
            case.failures.append("%s; pocket-bank %s" % (said, " ".join(map(repr, least))))
            return


def _one_line(words: list[str], counts: Counter[str]) -> None:
    if not words or words[0] not in _COMMAND_OPTIONS:
        words = ["deal", *words]  # shuffled words must not start a command that plays or writes
    status, out, complaint = _run(words, b"", False)
    counts["command lines"] += 1
    if status == 2 and not (complaint.startswith("error: ") and complaint.count("\n") == 1 and not out):
        raise CheckFailed("refused, but not in one line: %s" % (complaint or out))
    if status not in (0, 2) or "Traceback" in complaint:
        raise CheckFailed("status %d: %s" % (status, complaint))

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Other programs as players of a match, by the lines of PROTOCOL.md: the side that asks."""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
from typing import IO, NamedTuple

from engine import notation
from engine.moves import generate_moves
from engine.position import ABANDON
from engine.workspace import Workspace
from hostsim.arguments import Refused

_LONGEST = 200  # characters of what a program says that are said again
_AHEAD = 8  # lines of a program that says more than it was asked
_GOODBYE = 1  # second for a program to end by itself

_running: set[subprocess.Popen[str]] = set()
_starting = _ending = False  # whether one is between being started and being in that set; and this process ends


class Command(NamedTuple):
    """How a program is called, and the seconds it may take for an answer."""

    words: str
    patience: int


def end(number: int, _frame: object) -> None:
    """End this process with every program that it has started, on the signal of that number."""
    global _ending
    _ending = True
    for process in list(_running):
        process.kill()
    if not _starting:
        os._exit(128 + number)


class Program:
    """A program that is running, as a player: choose(pos) leaves its move in src and dst.

    Refused, in one line, when it cannot be started, ends, says nothing in time, or says what is wrong. It must be
    told of every move (tell), and be closed.
    """

    def __init__(self, command: Command) -> None:
        self._command = command
        self._errors: IO[str] = tempfile.TemporaryFile("w+", errors="backslashreplace")
        self._answers: queue.Queue[str | None] = queue.Queue(_AHEAD)
        self._work = Workspace()
        self.src = 0
        self.dst = 0
        global _starting
        _starting = True
        try:
            self._process = subprocess.Popen(
                shlex.split(command.words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
                text=True, encoding="utf-8", errors="backslashreplace", bufsize=1)
            _running.add(self._process)
        except OSError as error:
            self._errors.close()
            raise self._refused("cannot be started: %s" % (error.strerror or error)) from None
        finally:
            _starting = False
        if _ending:
            end(signal.SIGTERM, None)
        # A thread, for no other way of waiting so long and no longer for a line works on every system.
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def begin(self, pos: bytearray, seed: int) -> None:
        """Begin a game at a position; seed: of all that the program leaves to chance, if it leaves that to us."""
        said = self._ask("seed %d" % seed)
        if said != "ok" and not said.startswith("error: "):  # as one says that has none
            raise self._refused("answered seed with '%s', neither ok nor error" % said[:_LONGEST])
        self._must("new " + notation.text(pos))

    def tell(self, source: int, destination: int) -> None:
        """Say which move was played, its own or another's."""
        self._must("play " + notation.move_text(source, destination))

    def choose(self, pos: bytearray) -> None:
        """Ask for its move in a position whose game goes on, for the player to move; it is left in src and dst."""
        said = self._ask("go")
        word, _, move = said.partition("\t")[0].partition(" ")
        try:
            if word != "bestmove":
                raise ValueError
            self.src, self.dst = notation.parse_move(move)
        except ValueError:
            raise self._refused("answered go with '%s', which is no `bestmove MOVE`" % said[:_LONGEST]) from None
        if self.src == ABANDON:
            return
        moves = self._work.moves
        for i in range(0, 2 * generate_moves(pos, self._work), 2):
            if moves[i] == self.src and moves[i + 1] == self.dst:
                return
        raise self._refused("played %s, which is not legal in %s" % (move, notation.text(pos)))

    def close(self) -> None:
        """Ask the program to end, and see to it that it does."""
        with contextlib.suppress(OSError):  # of one that has ended, or does not read
            self._process.stdin.write("quit\n")  # type: ignore[union-attr]
            self._process.stdin.close()  # type: ignore[union-attr]
        try:
            self._process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        _running.discard(self._process)
        self._errors.close()

    def _listen(self, stdout: IO[str]) -> None:
        with stdout:
            for line in stdout:
                self._answers.put(line.rstrip("\r\n"))
        self._answers.put(None)

    def _must(self, line: str) -> None:
        said = self._ask(line)
        if said != "ok":
            raise self._refused("answered %s with '%s', not ok" % (line.partition(" ")[0], said[:_LONGEST]))

    def _ask(self, line: str) -> str:
        word = line.partition(" ")[0]
        try:
            if self._answers.qsize() and (said := self._answers.get()) is not None:
                raise self._refused("said '%s' before it was asked %s" % (said[:_LONGEST], word))
            self._process.stdin.write(line + "\n")  # type: ignore[union-attr]
            said = self._answers.get(timeout=self._command.patience)
        except OSError:
            said = None  # it reads no more
        except queue.Empty:
            raise self._refused("said nothing for %d s, asked %s" % (self._command.patience, word)) from None
        if said is None:
            raise self._refused(self._end())
        return said

    def _end(self) -> str:
        """Return in words how it ended: its status and the last line that it wrote on stderr."""
        try:
            status = "exit status %d" % self._process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            status = "it closed its output"
        self._errors.seek(0)
        last = self._errors.read().strip().rpartition("\n")[2]
        return "has ended (%s)%s" % (status, ": " + last[:_LONGEST] if last else "")

    def _refused(self, what: str) -> Refused:
        return Refused("the program '%s' %s" % (self._command.words, what))

"""Other programs as players of a match: the asking side of PROTOCOL.md."""

import contextlib
import queue
import shlex
import subprocess
import tempfile
import threading
from typing import IO, NamedTuple

from engine import notation
from engine.moves import generate_moves
from engine.position import ABANDON
from engine.workspace import Workspace
from hostsim.arguments import CommandError

_MAX_QUOTED = 200  # characters of a program's answer that an error message quotes
_MAX_BUFFERED_LINES = 8  # lines that are buffered if a program writes more than it was asked for
_EXIT_S = 1  # seconds in which a program must end by itself


class Command(NamedTuple):
    """The command line of a program, and the seconds that it may take for an answer."""

    words: str
    timeout_s: int


class Program:
    """A running program as a player: choose(pos) leaves its move in src and dst.

    Raise CommandError with one line if it cannot be started, ends, does not answer in time, or gives an invalid answer.
    It must be told of every move (tell), and must be closed.
    """

    def __init__(self, command: Command) -> None:
        self._command = command
        self._errors: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8", errors="backslashreplace")
        self._answers: queue.Queue[str | None] = queue.Queue(_MAX_BUFFERED_LINES)
        self._work = Workspace()
        self.src = 0
        self.dst = 0
        try:
            self._process = subprocess.Popen(
                shlex.split(command.words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
                text=True, encoding="utf-8", errors="backslashreplace", bufsize=1)
        except OSError as error:
            self._errors.close()
            raise self._refused("cannot be started: %s" % (error.strerror or error)) from None
        # A thread is used, because no other way to wait for a line with a time limit works on every system.
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def begin(self, pos: bytearray, seed: int) -> None:
        """Start a game at a position; seed: for the program's random choices, if it takes one."""
        said = self._ask("seed %d" % seed)
        if said != "ok" and not said.startswith("error: "):  # a program without random choices answers with an error
            raise self._refused("answered seed with '%s', neither ok nor error" % said[:_MAX_QUOTED])
        self._must("new " + notation.position_text(pos))

    def tell(self, source: int, destination: int) -> None:
        """Tell the program which move was played, by itself or by another."""
        self._must("play " + notation.move_text(source, destination))

    def choose(self, pos: bytearray) -> None:
        """Ask for the move of the player to move, and leave it in src and dst; the game must not be over."""
        said = self._ask("go")
        word, _, move = said.partition("\t")[0].partition(" ")
        try:
            if word != "bestmove":
                raise ValueError
            self.src, self.dst = notation.parse_move(move)
        except ValueError:
            raise self._refused("answered go with '%s', which is not `bestmove MOVE`" % said[:_MAX_QUOTED]) from None
        if self.src == ABANDON:
            return
        moves = self._work.moves
        for i in range(0, 2 * generate_moves(pos, self._work), 2):
            if moves[i] == self.src and moves[i + 1] == self.dst:
                return
        raise self._refused("played %s, which is not legal in %s" % (move, notation.position_text(pos)))

    def close(self) -> None:
        """Ask the program to end, and kill it if it does not."""
        with contextlib.suppress(OSError):  # the program has ended, or does not read
            self._process.stdin.write("quit\n")  # type: ignore[union-attr]
            self._process.stdin.close()  # type: ignore[union-attr]
        try:
            self._process.wait(_EXIT_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._errors.close()

    def _listen(self, stdout: IO[str]) -> None:
        with stdout:
            for line in stdout:
                self._answers.put(line.rstrip("\r\n"))
        self._answers.put(None)

    def _must(self, line: str) -> None:
        said = self._ask(line)
        if said != "ok":
            raise self._refused("answered %s with '%s', not ok" % (line.partition(" ")[0], said[:_MAX_QUOTED]))

    def _ask(self, line: str) -> str:
        word = line.partition(" ")[0]
        try:
            if self._answers.qsize() and (said := self._answers.get()) is not None:
                raise self._refused("said '%s' before it was asked %s" % (said[:_MAX_QUOTED], word))
            self._process.stdin.write(line + "\n")  # type: ignore[union-attr]
            said = self._answers.get(timeout=self._command.timeout_s)
        except OSError:
            said = None  # the program no longer reads
        except queue.Empty:
            raise self._refused("gave no answer to %s for %d s" % (word, self._command.timeout_s)) from None
        if said is None:
            raise self._refused(self._end())
        return said

    def _end(self) -> str:
        """Return as text how the program ended: its exit status and its last line on stderr."""
        try:
            status = "exit status %d" % self._process.wait(_EXIT_S)
        except subprocess.TimeoutExpired:
            status = "it closed its output"
        self._errors.seek(0)
        last = self._errors.read().strip().rpartition("\n")[2]
        return "has ended (%s)%s" % (status, ": " + last[:_MAX_QUOTED] if last else "")

    def _refused(self, what: str) -> CommandError:
        return CommandError("the program '%s' %s" % (self._command.words, what))

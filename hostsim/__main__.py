"""The command line: `pocket-bank COMMAND …`, or `python -m hostsim COMMAND …`.

Each command is a module with `run(args)` and, if it has options, `add_options(parser)`. Only the module of the given
command is imported, because others may need packages that are not installed. A command that fails prints one line,
`error: …`, and exits with status 2.
"""

import argparse
import contextlib
import importlib
import io
import os
import shutil
import signal
import sys
import textwrap
from collections.abc import Iterator
from typing import NoReturn

from firmware.version import VERSION
from hostsim import arguments
from hostsim.arguments import CommandError

try:
    from hostsim.tools import COMMANDS as TOOLS
except ImportError:  # an installed wheel does not contain them
    TOOLS = {}

COMMAND_GROUPS = {  # by what they are for: the module of each command, and its help
    "play": {
        "play": ("players.play", "play a game: arrows, Enter, Backspace, t turn, s stop, m menu, q quit"),
        "records": (
            "players.records_command",
            "print the results of all finished games of `play`, by rule set and level",
        ),
        "review": ("lines.saved_review", "review the last game: who led, and your costliest decisions"),
        "log": ("lines.saved_log", "print the moves of the saved game of `play`, in notation"),
    },
    "build and flash": {
        "uf2": ("device.uf2_build", "build the files to drag onto boards: MicroPython with the game in it"),
        "flash": ("device.flash", "copy the game to a board that runs MicroPython, check it and start it"),
        "circuitpython": (
            "device.circuitpython_drive",
            "copy the game to the drive of a board that runs CircuitPython",
        ),
        "build": ("device.board_build", "compile the game for a MicroPython board into a folder to copy onto it"),
        "dist": ("device.release", "write the folder of a release: for mip, CIRCUITPY drives, stores"),
        "emulate": (
            "device.emulate",
            "play on an emulated board: our firmware on an RP2040 with its screen and buttons",
        ),
        "web": ("web.page_build", "write the page that plays the handheld in a browser, as static files"),
        "web-serve": ("web.serve", "serve the page that `web` wrote to browsers on this machine"),
    },
    "positions as text": {
        "deal": ("lines.deal", "print a starting position"),
        "moves": ("lines.position_lines", "read a POSITION per line; print its legal moves"),
        "apply": ("lines.position_lines", "read POSITION<TAB>MOVE per line; print the position after the move"),
        "judge": ("lines.position_lines", "read POSITION<TAB>ATTEMPT per line; print the verdict"),
        "stop": ("lines.position_lines", "read POSITION<TAB>ATTEMPT per line; print the position after a call of stop"),
        "perft": ("lines.perft", "count the sequences of plies from a deal, or from each position on stdin"),
        "audit": ("lines.audit", "play games and print every ply: POSITION<TAB>LEGAL MOVES<TAB>CHOSEN"),
        "annotate": (
            "lines.annotate",
            "play a game and print it with the plans of a searching level and their reasons",
        ),
        "engine": (
            "matches.line_engine",
            "play for another program, by lines: level, seed, new, play, go, position, quit",
        ),
    },
    "measure and develop": {
        "match": ("matches.match", "play two levels against each other, each deal twice with the seats swapped"),
        "careers": ("matches.careers", "simulate careers of the other levels against the adaptive one"),
        "bench": ("matches.engine_bench", "measure the engine and the drawing on this machine"),
        "fast": ("fast", "compile the engine for this machine; commands that play many games then use it"),
        "torture": ("torture.command", "fuzz for lost saves, hangs and crashes; exit status 1 if any is found"),
        "shot": ("art.shot", "press buttons in the app and save the picture on its screen"),
        "film": ("art.film", "record a game between two levels as a GIF"),
        "emulate-game": (
            "device.emulated_game",
            "play a whole game by buttons on an emulated board and compare each picture; takes minutes",
        ),
        "device-bench": ("device.device_bench", "measure the budgets on an emulated board; takes minutes"),
        "web-bench": ("web.page_bench", "measure the budgets of the page that `web` wrote, in Chromium; takes minutes"),
        "web-shots": ("web.shots", "save pictures of the page that `web` wrote, and of the devices, in Chromium"),
    },
}
COMMAND_GROUPS["measure and develop"].update(TOOLS)
COMMANDS = {name: command for group in COMMAND_GROUPS.values() for name, command in group.items()}
# Commands that play games or search use the compiled engine, if there is one.
_COMPILED = (
    "match", "careers", "tune", "bench", "engine", "puzzles", "other-board", "perft", "audit", "annotate", "review"
)  # fmt: skip
_SIGPIPE = 13  # the signal's number, also on systems without it, such as Windows


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Report an error in one line, without the usage that argparse prints before it."""
        raise CommandError(message.replace("\n", " "))


def parse(words: list[str]) -> argparse.Namespace:
    """Return the arguments of a command line, with the command's function as `run`."""
    parser = _Parser(
        prog="pocket-bank", usage="pocket-bank [-h] [--version] COMMAND ...", allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter, epilog=_list_of_commands(),
        description="Pocket Bank on a laptop. Without a command it is `play`, which continues your\n"
                    "last game. `pocket-bank COMMAND --help` explains a command.")
    parser.add_argument("--version", action="version", version="pocket-bank " + VERSION)
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, prog="pocket-bank",
        help=argparse.SUPPRESS)  # the epilog lists them, by groups
    given = next((word for word in words if word in COMMANDS), None)
    if given in _COMPILED:
        from hostsim import fast

        fast.use_compiled_engine()  # before any module of the engine is imported
    for name, (path, summary) in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        if name == given:
            module = importlib.import_module("hostsim." + path)
            command.set_defaults(run=module.run)
            if hasattr(module, "add_options"):
                module.add_options(command)
            if "--help" in words or "-h" in words:
                arguments.add_names(command)
    return parser.parse_args(words)


def _list_of_commands() -> str:
    width = max(40, shutil.get_terminal_size().columns - 2)
    lines = []
    for title, group in COMMAND_GROUPS.items():
        lines.append("\n%s:" % title)
        for name, (_, summary) in group.items():
            lines.append(textwrap.fill(summary, width, initial_indent="  %-15s " % name, subsequent_indent=18 * " "))
    return "\n".join(lines).lstrip("\n")


class _Stdout(io.TextIOWrapper):
    """The stdout of a command: a failed write, for example to a full disk, is reported."""

    def write(self, text: str) -> int:
        with _refused_if_full():
            return super().write(text)

    def flush(self) -> None:
        with _refused_if_full():
            super().flush()


@contextlib.contextmanager
def _refused_if_full() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise  # the reader of the output has read enough
    except OSError as error:
        raise CommandError("cannot write to stdout: %s" % error.strerror) from None


def main() -> int:
    """Run the given command, by default `play`; return the exit status."""
    try:
        _prepare_streams()
        args = parse(sys.argv[1:] or ["play"])
        status = args.run(args)
        sys.stdout.flush()
        return status or 0
    except SystemExit as end:  # raised after --help, and when a signal has ended the game in a terminal
        return _ended(end.code if isinstance(end.code, int) else 0)
    except CommandError as error:
        _complain(error)
        return _ended(2)
    except BrokenPipeError:  # the reader of our lines closed its end
        return _ended(128 + _SIGPIPE)
    except KeyboardInterrupt:
        return _ended(128 + signal.SIGINT)


def _prepare_streams() -> None:
    # A closed stream is None, and the next file opened would take its number.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))
            if name == "stdout":
                raise CommandError("stdout is closed")
    out = sys.stdout
    if type(out) is io.TextIOWrapper and out is sys.__stdout__:
        with _refused_if_full():
            out.flush()
        sys.stdout = _Stdout(out.buffer, out.encoding, "backslashreplace", line_buffering=out.line_buffering)
    # Bytes that are not UTF-8 must not stop the error line that quotes them.
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _complain(error: object) -> None:
    with contextlib.suppress(OSError):  # the exit status reports it, too
        print("error: %s" % error, file=sys.stderr)


def _ended(status: int) -> int:
    # Python flushes stdout when it ends, and complains if it cannot; then nobody is there to read it.
    try:
        sys.stdout.flush()
    except (CommandError, BrokenPipeError) as error:
        if not status:  # after --help
            _complain(error)
            status = 2
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


if __name__ == "__main__":
    sys.exit(main())

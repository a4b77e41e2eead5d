"""The command play: continue the game in a terminal, in a window or as plain lines."""

import contextlib
import datetime
import importlib
import importlib.util
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hostsim import arguments
from hostsim.arguments import CommandError

if TYPE_CHECKING:  # the help of the command needs no engine
    from firmware.app.features import Features
    from firmware.draw.looks import Look
    from hostsim.players.host_handheld import HostHandheld
    from hostsim.players.protocols import Renderer

MOVES_FILE = "moves.txt"  # where the moves of a game are written as text, in the folder of saves


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--ui", choices=("terminal", "picture", "window", "text"),
                        help="where to show it; terminal: by a table of characters from 80x24 on, from 120x50 on by "
                        "a picture if the terminal shows it well; picture: by the handheld's picture in the terminal, "
                        "in any window; text: plain lines, in and out (default here: %s)" % default_ui())
    parser.add_argument("--graphics", choices=("kitty", "sixel", "blocks"),
                        help="what a picture in the terminal is drawn with: pixels, by the kitty protocol or as "
                        "sixels, or block characters (default: pixels if the terminal answers that it has them)")
    arguments.add_game_options(parser, "starts a new game", "the handheld whose picture is shown")
    parser.add_argument("--daily", action="store_true",
                        help="play the deal of the day, the same for everybody: 261122 on 22 November 2026")
    arguments.add_save_option(parser)
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--link", metavar="PORT|HOST:PORT",
                        help="play against the board on this serial port, or the player who listens there")
    either.add_argument("--listen", metavar="[ADDRESS:]PORT",
                        help="wait there for an opponent's --link; without an address, on this machine only")


def run(args: Namespace) -> None:
    """Play until the player leaves, and save the game."""
    from firmware.app.features import Features
    from firmware.app.file_store import FileStore
    from hostsim.players import host_cables
    from hostsim.players.host_handheld import HostHandheld

    wire = (
        host_cables.cable_to(args.link) if args.link else host_cables.cable_listening_at(args.listen) if args.listen
        else None
    )
    name = args.ui or default_ui()
    if args.board is None:
        args.board = arguments.board(arguments.DEFAULT_BOARD)
    elif name == "terminal":
        name = "picture"  # that of the board
    if name in ("terminal", "picture") and not has_terminal():
        raise CommandError("the game cannot draw on this system's terminal: use --ui window or --ui text")
    ui = importlib.import_module("hostsim.players." + name)

    def begin(look: "Look", strip: "Renderer", features: "Features | None" = None) -> "HostHandheld":
        features = features or Features()
        features.today = today
        features.has_pointer = name == "window"
        features.take_text = lambda said: _write_moves(folder, said)
        handheld = HostHandheld(look, strip, FileStore(folder), _any_seed, features)
        if args.daily:
            args.seed = today()
        if wire or not args.daily or not handheld.resumes(args):
            features.asks_language = name != "text"  # scripts expect to start at the title
            handheld.app.teach_newcomer()  # a first game from the command line is taught, too
            handheld.start_from_arguments(args, _any_seed(), wire)
        return handheld

    if args.daily and args.seed is not None:
        raise CommandError("--daily and --seed both choose a deal: give one of them")
    if args.daily and args.puzzle:
        raise CommandError("--daily chooses a deal, --puzzle a puzzle: give one of them")
    if args.graphics and name not in ("terminal", "picture"):
        raise CommandError("--graphics is for --ui terminal and --ui picture")
    more = (args.graphics,) if args.graphics else ()
    folder = args.save or state_folder()
    try:
        with _locked(folder):
            ui.play(args.board, begin, *more)
    except BrokenPipeError:
        raise  # the reader of the output is gone, which is no fault of the folder
    except OSError as error:
        raise CommandError("cannot save games in %s: %s" % (folder, error.strerror)) from None


def _write_moves(folder: str, moves: str) -> str:
    """Write the moves of a game into the folder of saves; return the note for the player."""
    from firmware import text

    try:
        with open(os.path.join(folder, MOVES_FILE), "w", encoding="utf-8") as file:
            file.write(moves + "\n")
    except OSError:
        return text.errors().MOVES_NOT_WRITTEN
    return text.advice().WRITTEN_TO.format(MOVES_FILE)


def _any_seed() -> int:
    import secrets

    return secrets.randbelow(1_000_000)  # short enough to tell a friend


def today() -> int:
    """Return the number of the deal of the day, which is its date: 261122 on 22 November 2026."""
    return int(datetime.date.today().strftime("%y%m%d"))


def has_terminal() -> bool:
    """Return whether this system has terminals on which `terminal` can draw; Windows has not."""
    return importlib.util.find_spec("termios") is not None


def default_ui() -> str:
    """Return the default way to show a game: on Windows the window, if possible."""
    if has_terminal():
        return "terminal"
    return "window" if importlib.util.find_spec("pygame") else "text"


def state_folder() -> str:
    """Return the default folder for saves: the system's usual one, or that of earlier versions.

    The latter is used only if it exists and the other does not.
    """
    try:
        import platformdirs
    except ImportError:
        raise CommandError("platformdirs, which finds the folder for saves, is not installed: make setup, or in the "
                      "project's folder pip install . (or name a folder for saves: --save DIR)") from None
    folder = platformdirs.user_state_dir("pocket-bank", appauthor=False)
    before = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    before = os.path.join(before, "pocket-bank")
    return before if os.path.isdir(before) and not os.path.isdir(folder) else folder


@contextlib.contextmanager
def _locked(folder: str) -> Iterator[None]:
    """Lock the folder of saves. Raise CommandError if another game uses it, because both would overwrite saves."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "lock"), "ab") as lock:
        try:
            _lock(lock.fileno())
        except (BlockingIOError, PermissionError):  # on POSIX, on Windows
            raise CommandError("another game is using %s; choose another folder with --save" % folder) from None
        yield


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        msvcrt = importlib.import_module("msvcrt")  # exists only on Windows
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

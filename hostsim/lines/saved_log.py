"""The command log: print the moves of the saved game of `play`, as the list of its moves gives them."""

import sys
from argparse import ArgumentParser, Namespace

from engine import notation
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from firmware.app.file_store import FileStore
from firmware.app.game_text import game_text
from firmware.app.saves import Saves
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.players.play import state_folder


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_save_option(parser)
    parser.add_argument("--positions", action="store_true", help="print POSITION<TAB>MOVE for each move instead")


def run(args: Namespace) -> None:
    """Print the moves of the saved game."""
    saves = Saves(FileStore(args.save or state_folder()))
    session = saves.load()
    if saves.note:
        print(saves.note, file=sys.stderr)
    if session is None:
        raise CommandError("no game is saved there")
    if not args.positions:
        print(game_text(session))
        return
    for _, pos, src, dst in session.game.positions():
        print(notation.position_text(pos), notation.move_text(src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS), dst), sep="\t")

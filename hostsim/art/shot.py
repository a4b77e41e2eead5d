"""The command shot: press buttons and save a picture of what the panel shows."""

import contextlib
import os
from argparse import ArgumentParser, Namespace

from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.players.scripted_handheld import ScriptedHandheld
from hostsim.players.virtual_panel import VirtualPanel


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_game_options(parser, "starts at the table, not at the title")
    parser.add_argument("--keys", type=arguments.keys, default=[], metavar='"RIGHT OK TURN …"',
                        help="press these buttons")
    parser.add_argument("--setting", type=arguments.setting, action="append", default=[], metavar="NAME=VALUE",
                        help="change a setting; may be repeated: felt=light left_handed=yes, or a value's number")
    parser.add_argument("out", metavar="OUT.png", help="the file to write")


def run(args: Namespace) -> None:
    """Press the buttons and write the picture."""
    handheld = ScriptedHandheld(args.board)
    for setting, number in args.setting:
        handheld.app.settings.put(setting, number)
    handheld.app.apply_settings()
    handheld.start_from_arguments(args, 1)
    handheld.press(args.keys)
    save(handheld.panel, args.out)


def save(panel: VirtualPanel, path: str) -> None:
    """Write the panel's picture as a PNG, whole or not at all."""
    temporary = os.path.join(os.path.dirname(path), ".shot-%d.png" % os.getpid())
    try:
        panel.png(temporary)
        os.replace(temporary, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.remove(temporary)
        raise CommandError("cannot write %s: %s" % (path, error.strerror)) from None

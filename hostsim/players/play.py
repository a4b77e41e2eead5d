# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command play: the game for a person, in a terminal, a window or by lines, kept from one time to the next."""

import contextlib
import datetime
import importlib
import os
import secrets
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from hostsim.arguments import Refused
from hostsim.players import cables
from hostsim.players.handheld import Handheld
from hostsim.players.protocols import Renderer


def run(args: Namespace) -> None:
    """Play until the person leaves; the game goes on from there the next time."""
    from firmware.app.file_store import FileStore

    wire = cables.wire_to(args.link) if args.link else cables.wire_at(args.listen) if args.listen else None
    ui = importlib.import_module("hostsim.players." + args.ui)

    def begin(look: Any, strip: Renderer) -> Handheld:
        handheld = Handheld(look, strip, FileStore(folder), _any_seed)
        handheld.app.today = today  # type: ignore[method-assign]
        if args.daily:
            args.seed = today()
        if wire or not args.daily or not handheld.goes_on(args):
            handheld.app.asks_language = args.ui != "text"  # whose scripts begin at the title
            handheld.start_as_told(args, _any_seed(), wire)
        return handheld

    if args.daily and args.seed is not None:
        raise Refused("--daily is a deal, and --seed another: give one of them")
    if args.daily and args.puzzle:
        raise Refused("--daily is a deal, and --puzzle none: give one of them")
    folder = args.save or state_folder()
    try:
        with _kept_for_us(folder):
            ui.play(args.board, begin)
    except OSError as error:
        raise Refused("cannot keep the game in %s: %s" % (folder, error.strerror)) from None


def _any_seed() -> int:
    return secrets.randbelow(1_000_000)  # short enough to be told to a friend


def today() -> int:
    """Return the number of the deal of the day, which is its date: 261122 on 22 November 2026."""
    return int(datetime.date.today().strftime("%y%m%d"))


def state_folder() -> str:
    """Return where games are kept if nothing else is said."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return os.path.join(base, "pocket-bank")


@contextlib.contextmanager
def _kept_for_us(folder: str) -> Iterator[None]:
    """Two games at once would write over each other's saves: the second one is refused."""
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "lock"), "a") as lock:
        try:
            import fcntl
        except ImportError:  # Windows: a person who starts two games there loses one
            pass
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Refused("a game is being played with %s already; see --save" % folder) from None
        yield

"""Define the types of arguments and the options that several commands share. A bad value is refused in one line."""

import argparse
import functools
import importlib
import ipaddress
import pkgutil
import urllib.parse
from collections.abc import Callable
from types import ModuleType
from typing import Any

from firmware.app.start import DEFAULT_BOARD, BoardError, check_size
from firmware.text.languages import LANGUAGE_CODES
from hostsim import board_schema

LAST_SEED = (1 << 48) - 1  # below firmware.app.session.SEED_LIMIT, whose module loads the engine

_ENCRYPTED = ("tls", "wss")  # protocols of Dask


class CommandError(Exception):
    """A command cannot be carried out. The text is the one line that the user reads."""


def not_installed(package: str, extra: str) -> CommandError:
    """Return the CommandError that says how to install a package of an extra in pyproject.toml."""
    return CommandError(
        "%s is not installed: make setup, or in the project's folder pip install '.[%s]'" % (package, extra)
    )


def rules(text: str) -> str:
    """Return a rule set with its options in the order of RULES 2."""
    import engine.rules

    try:
        return engine.rules.normalise_rules(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(error) from None


def language(text: str) -> int:
    """Return the number of a language in firmware.text.languages from its code."""
    if text not in LANGUAGE_CODES:
        raise argparse.ArgumentTypeError("no language '%s'; there are: %s" % (text, " ".join(LANGUAGE_CODES)))
    return LANGUAGE_CODES.index(text)


def level(text: str) -> str:
    """Return an opponent's level: one of LEVELS, or "adaptive:" with a strength."""
    from engine.opponent import strength_of

    try:
        strength_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(error) from None
    return text


def levels(text: str) -> list[str]:
    """Return a list of levels, which are separated by commas."""
    return [level(name) for name in text.split(",")]


def level_or_person(text: str) -> str:
    """Return an opponent's level, "adaptive" for that of the save, or "person" for a second player on this device."""
    from engine.opponent import ADAPTIVE
    from firmware.app.save_format.schemas import HOT_SEAT_LEVEL

    return text if text in (HOT_SEAT_LEVEL, ADAPTIVE) else level(text)


def board(text: str) -> ModuleType:
    """Return the module of a board that has a screen."""
    return _board(text, board_names())


def any_board(text: str) -> ModuleType:
    """Return the module of a board, with a screen or with a console only."""
    return _board(text, sorted(board_names() + console_names()))


def _board(text: str, names: list[str]) -> ModuleType:
    if text not in names:
        raise argparse.ArgumentTypeError("no board '%s'; there are: %s" % (text, " ".join(names)))
    found = importlib.import_module("boards." + text)
    try:
        board_schema.check(found)
        check_size(found)
    except BoardError as error:
        raise argparse.ArgumentTypeError(error) from None
    return found


def board_names() -> list[str]:
    """Return the names of the boards that have a screen."""
    return [name for name, is_console in _boards() if not is_console]


def console_names() -> list[str]:
    """Return the names of the boards without a screen, which are played by lines on a console."""
    return [name for name, is_console in _boards() if is_console]


@functools.cache
def _boards() -> list[tuple[str, bool]]:
    import boards

    names = sorted(module.name for module in pkgutil.iter_modules(boards.__path__))
    return [(name, getattr(importlib.import_module("boards." + name), "SCREEN", "") == "text") for name in names]


def keys(text: str) -> list[int]:
    """Return a list of action numbers from the names of the actions."""
    from firmware.app.actions import ACTION_NAMES

    words = text.split()
    for word in words:
        if word not in ACTION_NAMES:
            there_are = " ".join(filter(None, ACTION_NAMES))
            raise argparse.ArgumentTypeError("no key '%s'; there are: %s" % (word, there_are))
    return [ACTION_NAMES.index(word) for word in words]


def setting(text: str) -> tuple[Any, int]:
    """Return a Setting and its value from `NAME=VALUE`; the value is a word or a number."""
    from firmware import text as texts
    from firmware.app import settings

    known = {setting.name: setting for setting in settings.all_settings() if setting.count == 1}
    name, _, value = text.partition("=")
    if name not in known:
        raise argparse.ArgumentTypeError("no setting '%s'; there are: %s" % (name, " ".join(known)))
    chosen = known[name]
    off_or_on = (texts.menus().OFF, texts.menus().ON) if len(chosen.values) == 2 else ()
    said = getattr(texts.settings(), name.upper() + "_VALUES", off_or_on)
    values = [word.replace(" ", "_") for word in said]
    number = chosen.values[values.index(value)] if value in values else _whole(value, 0, 0xFFFF)
    if not settings.is_valid(chosen, number):
        raise argparse.ArgumentTypeError("'%s' cannot be set to %d" % (name, number))
    return chosen, number


def seed(text: str) -> int:
    """Return a seed of engine.rng."""
    return _whole(text, 0, LAST_SEED)


def puzzle(text: str) -> int:
    """Return the number of a puzzle that exists."""
    from firmware.puzzles import puzzle_count

    return _whole(text, 1, puzzle_count())


def cluster_address(text: str) -> str:
    """Return the address of a Dask scheduler. Refuse an unencrypted one that is not on this machine's loopback."""
    protocol, _, rest = text.rpartition("://")
    if protocol in _ENCRYPTED or _is_loopback(rest):
        return text
    raise argparse.ArgumentTypeError(
        "%s is neither encrypted (tls://) nor on this machine's loopback: anyone who reaches it can run code on its "
        "workers; --insecure-cluster allows it" % text)


def _is_loopback(address: str) -> bool:
    # address: a host and perhaps a port. Names are not looked up, because a resolver may lie.
    try:
        host = urllib.parse.urlsplit("//" + address).hostname or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def seeds(first: int, number: int) -> range:
    """Return the seeds of `number` deals as a range. Raise CommandError if there are not that many."""
    if first + number - 1 > LAST_SEED:
        raise CommandError("the last seed would be %d; the largest seed is %d" % (first + number - 1, LAST_SEED))
    return range(first, first + number)


def positive(text: str) -> int:
    """Return a number of games or jobs: a whole number from 1 on."""
    return _whole(text, 1, 10**9)


def even(text: str) -> int:
    """Return an even number of games, so that each deal is played twice."""
    number = _whole(text, 2, 10**9)
    if number % 2:
        raise argparse.ArgumentTypeError("%s is odd, but each deal is played twice" % text)
    return number


def parse_whole_number(text: str) -> int | None:
    """Return the whole number in a text of digits 0 to 9, or None; `int` would also accept １２, 1_2 and spaces."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None


def _whole(text: str, least: int, most: int) -> int:
    number = parse_whole_number(text)
    if number is None or not least <= number <= most:
        raise argparse.ArgumentTypeError("'%s' is not a whole number from %d to %d" % (text, least, most))
    return number


def add_names(parser: argparse.ArgumentParser) -> None:
    """Add to the help of a command the names that its options take: of boards, rule sets and levels."""
    from engine.opponent import ADAPTIVE, LEVELS
    from engine.rules import RULE_SET_NAMES
    from firmware.app.save_format.schemas import HOT_SEAT_LEVEL

    types = {action.type for action in parser._actions}
    if types & {board, any_board}:
        names = board_names() + (console_names() if any_board in types else [])
        parser.add_argument_group("boards", " ".join(sorted(names)))
    if rules in types:
        parser.add_argument_group("rule sets", " ".join(RULE_SET_NAMES))
    if types & {level, levels, level_or_person} or any(action.metavar == "LEVEL" for action in parser._actions):
        more = (ADAPTIVE, HOT_SEAT_LEVEL) if level_or_person in types else ()
        parser.add_argument_group("levels", " ".join((*LEVELS, *more)))


# Options that several commands share


def add_board_option(
    parser: argparse.ArgumentParser, type: Callable[[str], ModuleType], default: str | None = None
) -> None:
    """Add --board; type: board or any_board."""
    parser.add_argument("--board", type=type, default=default,
                        help="the board (default %(default)s)" if default else "only this board")


def add_game_options(parser: argparse.ArgumentParser, effect: str, board_help: str = "") -> None:
    """Add the options that choose a game.

    effect: what it means to name rules, level or seed
    board_help: what it means to name a board, if None is the default
    """
    if board_help:
        parser.add_argument("--board", type=board, help=board_help + " (%s if none is named)" % DEFAULT_BOARD)
    else:
        add_board_option(parser, board, DEFAULT_BOARD)
    parser.add_argument("--rules", type=rules, metavar="NAME",
                        help="the rule set, with options: classic+waste; " + effect)
    parser.add_argument("--level", type=level_or_person, metavar="NAME",
                        help="the opponent, or `person` for two players on one device; " + effect)
    parser.add_argument("--seed", type=seed, metavar="NUMBER", help="the deal; " + effect)
    parser.add_argument("--language", type=language, metavar="CODE", help="the language: " + ", ".join(LANGUAGE_CODES))
    parser.add_argument("--puzzle", type=puzzle, metavar="NUMBER", help="open this puzzle instead")


def add_save_option(parser: argparse.ArgumentParser) -> None:
    """Add --save, the folder for saves."""
    parser.add_argument("--save", metavar="DIR", help="the folder for saves (default: in the user's state folder)")


def add_emulator_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose an emulated board and its firmware."""
    parser.add_argument("--board", type=any_board, help="the board (default: the one of --uf2, or %s)"
                        % DEFAULT_BOARD)
    parser.add_argument("--uf2", metavar="FILE",
                        help="the board's firmware (default: the file that `uf2` wrote into dist)")


def add_spread_options(parser: argparse.ArgumentParser, jobs: int | None) -> None:
    """Add the options that spread games over processes or machines; jobs: the default."""
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--jobs", type=positive, default=jobs, help="processes (default %(default)s)")
    either.add_argument("--cluster", type=cluster_address, metavar="ADDRESS",
                        help="play on the workers of a Dask scheduler, at tls://… or on this machine's loopback")
    either.add_argument("--insecure-cluster", dest="cluster", metavar="ADDRESS",
                        help="the same at any address: whoever reaches that scheduler runs code on all of its workers")

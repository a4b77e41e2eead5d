# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Types of arguments, which refuse in one line that lists what is valid, and options that several commands share."""

import argparse
import importlib
import pkgutil
from collections.abc import Callable
from types import ModuleType
from typing import Any

from firmware.app.start import DEFAULT_BOARD, BoardError, check_size
from firmware.text.languages import CODES

_LAST_SEED = (1 << 48) - 1


class Refused(Exception):
    """What was asked for cannot be done; its text is the one line the person gets."""


def not_installed(package: str, extra: str) -> Refused:
    """Return the Refused that says how to get a package of one of the extras of pyproject.toml."""
    return Refused("%s is not installed: make setup, or in the project's folder pip install '.[%s]'" % (package, extra))


def rules(text: str) -> str:
    """A rule set with its options, normalised (RULES 2)."""
    import engine.rules

    try:
        return engine.rules.check(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(error) from None


def language(text: str) -> int:
    """A language by its code, as its number in firmware.text.languages."""
    if text not in CODES:
        raise argparse.ArgumentTypeError("no language '%s'; there are: %s" % (text, " ".join(CODES)))
    return CODES.index(text)


def level(text: str) -> str:
    """An opponent's level."""
    from engine.opponent import LEVELS

    if text not in LEVELS:
        raise argparse.ArgumentTypeError("no level '%s'; there are: %s" % (text, " ".join(LEVELS)))
    return text


def levels(text: str) -> list[str]:
    """Levels with commas between, as a list."""
    return [level(name) for name in text.split(",")]


def level_or_person(text: str) -> str:
    """An opponent's level, or "person" for another person at this device."""
    from firmware.app.save_format.writer import PERSON

    return text if text == PERSON else level(text)


def board(text: str) -> ModuleType:
    """The module of a board that has a screen."""
    return _board(text, board_names())


def any_board(text: str) -> ModuleType:
    """The module of a board, of one that has but a console, too."""
    return _board(text, sorted(board_names() + console_names()))


def _board(text: str, names: list[str]) -> ModuleType:
    if text not in names:
        raise argparse.ArgumentTypeError("no board '%s'; there are: %s" % (text, " ".join(names)))
    found = importlib.import_module("boards." + text)
    try:
        check_size(found)
    except BoardError as error:
        raise argparse.ArgumentTypeError(error) from None
    return found


def board_names() -> list[str]:
    """Return the names of the boards that have a screen: what draws and shows pictures goes through these."""
    return [name for name, is_console in _boards() if not is_console]


def console_names() -> list[str]:
    """Return the names of the boards that are played by lines on a console, without a picture."""
    return [name for name, is_console in _boards() if is_console]


def _boards() -> list[tuple[str, bool]]:
    import boards

    names = sorted(module.name for module in pkgutil.iter_modules(boards.__path__))
    return [(name, importlib.import_module("boards." + name).SCREEN == "text") for name in names]


def keys(text: str) -> list[int]:
    """Button presses by the names of their actions, as a list of action numbers."""
    from firmware.app.actions import NAMES

    words = text.split()
    for word in words:
        if word not in NAMES:
            there_are = " ".join(filter(None, NAMES))
            raise argparse.ArgumentTypeError("no key '%s'; there are: %s" % (word, there_are))
    return [NAMES.index(word) for word in words]


def setting(text: str) -> tuple[Any, int]:
    """One of firmware.app.settings.SETTINGS by its name, and its value, by its word or number."""
    from firmware.app import settings
    from firmware.text import words

    known = {setting.name: setting for setting in settings.SETTINGS if setting.count == 1}
    name, _, value = text.partition("=")
    if name not in known:
        raise argparse.ArgumentTypeError("no setting '%s'; there are: %s" % (name, " ".join(known)))
    chosen = known[name]
    said = getattr(words, name.upper() + "_VALUES", (words.OFF, words.ON) if len(chosen.values) == 2 else ())
    values = [word.replace(" ", "_") for word in said]
    number = chosen.values[values.index(value)] if value in values else _whole(value, 0, 0xFFFF)
    if not settings.is_valid(chosen, number):
        raise argparse.ArgumentTypeError("'%s' cannot be set to %d" % (name, number))
    return chosen, number


def seed(text: str) -> int:
    """A seed of engine.rng."""
    return _whole(text, 0, _LAST_SEED)


def puzzle(text: str) -> int:
    """The number of a puzzle."""
    from firmware.puzzles import count

    return _whole(text, 1, count())


def seeds(first: int, number: int) -> range:
    """Return the range of the seeds of so many deals."""
    if first + number - 1 > _LAST_SEED:
        raise Refused("the last seed would be %d; there are seeds to %d" % (first + number - 1, _LAST_SEED))
    return range(first, first + number)


def positive(text: str) -> int:
    """A number of games or jobs."""
    return _whole(text, 1, 10**9)


def even(text: str) -> int:
    """A number of games that leaves no deal played only once."""
    number = _whole(text, 2, 10**9)
    if number % 2:
        raise argparse.ArgumentTypeError("%s is odd, and every deal is played twice" % text)
    return number


def _whole(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or not least <= number <= most:
        raise argparse.ArgumentTypeError("'%s' is not a whole number from %d to %d" % (text, least, most))
    return number


# Options that several commands share


def add_board_option(
    parser: argparse.ArgumentParser, type: Callable[[str], ModuleType], default: str | None = None
) -> None:
    """Add --board, of the type board or any_board."""
    parser.add_argument("--board", type=type, default=default,
                        help="the board (default %(default)s)" if default else "only this board")


def add_game_options(parser: argparse.ArgumentParser, effect: str) -> None:
    """Add the options that choose a game and where it is shown; effect: of naming rules, level or seed."""
    add_board_option(parser, board, DEFAULT_BOARD)
    parser.add_argument("--rules", type=rules, help="the rule set; " + effect)
    parser.add_argument("--level", type=level_or_person,
                        help="the opponent, or `person` for two players on one device; " + effect)
    parser.add_argument("--seed", type=seed, help="the deal; " + effect)
    parser.add_argument("--language", type=language, help="one of " + ", ".join(CODES))
    parser.add_argument("--puzzle", type=puzzle, metavar="NUMBER", help="open this puzzle instead")


def add_save_option(parser: argparse.ArgumentParser) -> None:
    """Add --save."""
    parser.add_argument("--save", metavar="DIR", help="where games are saved (default: the user's state folder)")


def add_emulator_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose an emulated board and its firmware."""
    parser.add_argument("--board", type=any_board, help="the board (default: the one of --uf2, or %s)"
                        % DEFAULT_BOARD)
    parser.add_argument("--uf2", metavar="FILE",
                        help="the board's firmware (default: the file that `uf2` wrote into dist)")


def add_spread_options(parser: argparse.ArgumentParser, jobs: int | None) -> None:
    """Add the options that say where games are played; jobs: the default number of processes."""
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--jobs", type=positive, default=jobs, help="processes (default %(default)s)")
    either.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of a Dask scheduler")

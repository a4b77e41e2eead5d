# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the words on the command line may be: argparse types that refuse in one line, saying what there is."""

import argparse
import importlib
import pkgutil
from types import ModuleType

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


def level(text: str) -> str:
    """An opponent's level."""
    from engine.opponent import LEVELS

    if text not in LEVELS:
        raise argparse.ArgumentTypeError("no level '%s'; there are: %s" % (text, " ".join(LEVELS)))
    return text


def level_or_program(text: str) -> str:
    """An opponent's level, or the command line of a program there is."""
    import shlex
    import shutil

    from engine.opponent import LEVELS

    if text in LEVELS:
        return text
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or not shutil.which(words[0]):
        raise argparse.ArgumentTypeError("no level and no program '%s'; levels are: %s" % (text, " ".join(LEVELS)))
    return text


def level_or_self(text: str) -> str:
    """An opponent's level, or "self"."""
    return text if text == "self" else level(text)


def names(text: str) -> list[str]:
    """Names with commas between, as a list."""
    return text.split(",")


def board(text: str) -> ModuleType:
    """The module of a board."""
    names = board_names()
    if text not in names:
        raise argparse.ArgumentTypeError("no board '%s'; there are: %s" % (text, " ".join(names)))
    return importlib.import_module("boards." + text)


def board_names() -> list[str]:
    """Return the names of the boards there are."""
    import boards

    return sorted(module.name for module in pkgutil.iter_modules(boards.__path__))


def keys(text: str) -> list[int]:
    """Button presses by the names of their actions, as a list of action numbers."""
    from firmware.app.actions import NAMES

    words = text.split()
    for word in words:
        if word not in NAMES:
            there_are = " ".join(filter(None, NAMES))
            raise argparse.ArgumentTypeError("no key '%s'; there are: %s" % (word, there_are))
    return [NAMES.index(word) for word in words]


def seed(text: str) -> int:
    """A seed of engine.rng."""
    return _whole(text, 0, _LAST_SEED)


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

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the words on the command line may be: argparse types that refuse in one line, saying what there is."""

import argparse
import importlib
import pkgutil


class Refused(Exception):
    """What was asked for cannot be done; its text is the one line the person gets."""


def rules(text):
    """A rule set with its options, normalised (RULES 2)."""
    import engine.rules

    try:
        return engine.rules.check(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(error) from None


def level(text):
    """An opponent's level."""
    from engine.opponent import LEVELS

    if text not in LEVELS:
        raise argparse.ArgumentTypeError("no level '%s'; there are: %s" % (text, " ".join(LEVELS)))
    return text


def board(text):
    """The module of a board."""
    import boards

    names = sorted(module.name for module in pkgutil.iter_modules(boards.__path__))
    if text not in names:
        raise argparse.ArgumentTypeError("no board '%s'; there are: %s" % (text, " ".join(names)))
    return importlib.import_module("boards." + text)


def keys(text):
    """Button presses by the names of their actions, as a list of action numbers."""
    from firmware.actions import NAMES

    words = text.split()
    for word in words:
        if word not in NAMES:
            there_are = " ".join(filter(None, NAMES))
            raise argparse.ArgumentTypeError("no key '%s'; there are: %s" % (word, there_are))
    return [NAMES.index(word) for word in words]


def seed(text):
    """A seed of engine.rng."""
    return _whole(text, 0, (1 << 48) - 1)


def positive(text):
    """A number of games or jobs."""
    return _whole(text, 1, 10**9)


def even(text):
    """A number of games that leaves no deal played only once."""
    number = _whole(text, 2, 10**9)
    if number % 2:
        raise argparse.ArgumentTypeError("%s is odd, and every deal is played twice" % text)
    return number


def _whole(text, least, most):
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or not least <= number <= most:
        raise argparse.ArgumentTypeError("'%s' is not a whole number from %d to %d" % (text, least, most))
    return number

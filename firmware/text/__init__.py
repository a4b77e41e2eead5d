# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person reads: `text.words` is the module of the language in use, `text.words.DONE` a sentence in it."""

import sys

from firmware.text import en as words  # noqa: F401
from firmware.text.languages import CODES

language = 0  # the one in use, by its number in languages.py


def use(number):
    """Speak a language from now on, by its number in languages.py; one that is missing leaves everything as it was.

    The former language is dropped before the next one is loaded: frozen, a language takes 7 kB of the heap, else 83 kB.
    """
    global language, words
    if number == language:
        return
    words = None
    _drop(CODES[language])
    try:
        words = _load(CODES[number])
        language = number
    except ImportError:  # on the page a language may still be on its way
        words = _load(CODES[language])


def lessons():
    """Return what the lessons say in the language in use, a module of 20 kB that nothing else keeps in memory."""
    name = "lessons_" + CODES[language]
    module = _load(name)
    _drop(name)
    return module


def _load(name):
    return getattr(__import__("firmware.text." + name).text, name)


def _drop(name):
    sys.modules.pop("firmware.text." + name, None)
    globals().pop(name, None)

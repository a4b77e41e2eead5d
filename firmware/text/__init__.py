# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person reads: `text.words` is the module of the language in use, `text.menus().DONE` a sentence in it.

What is said away from the table of a game, in refusals, in help, in lessons or on the console stands in modules of
their own, which are loaded when it is said.
"""

import sys

from firmware.text import en as words  # noqa: F401
from firmware.text.languages import CODES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

language = 0  # the one in use, by its number in languages.py
_menus: "ModuleType | None" = None  # what the menus say, while it is loaded


def use(number: int) -> None:
    """Speak a language from now on, by its number in languages.py.

    A language that is missing changes nothing. The former one is dropped before the next one is loaded: a language
    takes 5 kB of the heap where it is frozen, else 60 kB.
    """
    global language, words
    if number == language:
        return
    words = None  # type: ignore[assignment]  # the former language can then be collected
    drop_menus()
    _drop(CODES[language])
    _drop("console_" + CODES[language])
    try:
        words = _load(CODES[number])
        language = number
    except ImportError:  # on the page a language may still be on its way
        words = _load(CODES[language])


def menus() -> "ModuleType":
    """Return the module of what is said away from the table in the language in use.

    It stays loaded until drop_menus(), because a menu asks for it at every press.
    """
    global _menus
    if _menus is None:
        _menus = _load("menus_" + CODES[language])
    return _menus


def drop_menus() -> None:
    """Free the memory of the words of menus and refusals. The next of them loads its own again."""
    global _menus
    _menus = None
    _drop("menus_" + CODES[language])
    _drop("refused_" + CODES[language])


def refused() -> "ModuleType":
    """Return the module of what refusals say in the language in use; it stays loaded until drop_menus()."""
    return _load("refused_" + CODES[language])


def lessons() -> "ModuleType":
    """Return the module of what the lessons say in the language in use.

    It takes 20 kB of the heap where it is not frozen, and nothing else keeps it there. A lesson's table opens next, so
    the words of the menus, which take 30 kB, make room for it.
    """
    drop_menus()
    return _loaded_each_time("lessons_" + CODES[language])


def help_pages() -> "ModuleType":
    """Return the module of what help says in the language in use; nothing else keeps it in the heap."""
    return _loaded_each_time("help_" + CODES[language])


def console() -> "ModuleType":
    """Return the module of what the console says in the language in use; it stays loaded until another is spoken."""
    return _load("console_" + CODES[language])


def _loaded_each_time(name: str) -> "ModuleType":
    module = _load(name)
    _drop(name)
    return module


def _load(name: str) -> "ModuleType":
    return getattr(__import__("firmware.text." + name).text, name)


def _drop(name: str) -> None:
    sys.modules.pop("firmware.text." + name, None)
    globals().pop(name, None)

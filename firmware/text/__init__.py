"""Hold all texts that a player reads, such as `text.words.MUST` at the table and `text.menus().DONE` in menus.

A language is a package here. Its modules are its parts, each for some screens; the function with the name of a part
loads it. The part for the table is always loaded, the others when one of their texts is needed. A player who touches
the screen reads the texts of the module `touch` in place of sentences that name buttons, and one who types those of
`typed`.
"""

import sys

from firmware.text.languages import LANGUAGE_CODES, LANGUAGES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from firmware.text.en import table as words

language = 0  # the current language, by its number in languages.py
wording = ""  # the module whose sentences take the place of those for buttons: "touch", "typed", or "" for none
_parts: "dict[str, ModuleType]" = {}  # the loaded parts of the language, without the table's
# Parts that are needed as long as a game is shown, so they outlast its menus.
_STAYING_PARTS = ("console", "short", "touch", "typed")


def set_language(number: int) -> None:
    """Use a language from now on, by its number in languages.py.

    A missing language changes nothing. The former one is dropped before the next one is loaded.
    """
    global language, words
    if number == language:
        return
    former = language
    words = None  # type: ignore[assignment]  # the former language can then be collected
    _parts.clear()
    try:
        language = number
        words = _load("table")
    except ImportError:  # on the page, a language may still be loading
        language = former
        words = _load("table")


def set_wording(name: str) -> None:
    """Use the sentences of a module from now on: "touch", "typed", or "" for those that name buttons."""
    global wording, words
    if name != wording:
        wording = name
        _parts.clear()
        words = _load("table")


def unload_parts(*kept: str) -> None:
    """Free the memory of the parts that were loaded on demand, except those with these names.

    A part is loaded again when it is next needed.
    """
    for part in list(_parts):
        if part not in _STAYING_PARTS and part not in kept:
            del _parts[part]


def short() -> "ModuleType":
    """Return the module with the texts of the table on one-bit screens."""
    return _part("short")


def refusals() -> "ModuleType":
    """Return the module with the texts of refusals."""
    return _part("refusals")


def advice() -> "ModuleType":
    """Return the module with the texts of hints and of the review of a game."""
    return _part("advice")


def stop_play() -> "ModuleType":
    """Return the module with the texts of stop play."""
    return _part("stop_play")


def cable() -> "ModuleType":
    """Return the module with the texts of a game by cable."""
    return _part("cable")


def errors() -> "ModuleType":
    """Return the module with the errors: what cannot be read, saved or shown."""
    return _part("errors")


def menus() -> "ModuleType":
    """Return the module with the texts of the title, the pause menu, and several other menus."""
    return _part("menus")


def settings() -> "ModuleType":
    """Return the module with the texts of the settings."""
    return _part("settings")


def new_game() -> "ModuleType":
    """Return the module with the texts of the menu of a new game."""
    return _part("new_game")


def results() -> "ModuleType":
    """Return the module with the texts of results and records."""
    return _part("results")


def learn() -> "ModuleType":
    """Return the module with the texts of the list of lessons, and around each lesson."""
    return _part("learn")


def puzzles() -> "ModuleType":
    """Return the module with the texts of puzzles."""
    return _part("puzzles")


def console() -> "ModuleType":
    """Return the module with the texts of the console."""
    return _part("console")


def help_pages() -> "ModuleType":
    """Return the texts of help, which nothing else keeps in memory. Unless frozen, they take 10 kB of heap."""
    return _load("help")


def lessons() -> "ModuleType":
    """Return the texts of lessons, which nothing else keeps in memory. Unless frozen, they take 20 kB of heap.

    A lesson's table opens next, so the texts of the menus are unloaded to make room for it.
    """
    unload_parts()
    return _load("lessons")


def _part(name: str) -> "ModuleType":
    module = _parts.get(name)
    if module is None:
        module = _parts[name] = _load(name)
    return module


def _load(part: str) -> "ModuleType":
    module = load(LANGUAGE_CODES[language], part)
    if wording and part != wording:
        _replace_texts(module, getattr(_part(wording), part.upper(), {}))
    return module


def load(code: str, part: str) -> "ModuleType":
    """Return a part of a language; missing texts are in English. Only the caller keeps it in memory.

    Raise ImportError if the language is missing.
    """
    _, _, _, is_complete = LANGUAGES[LANGUAGE_CODES.index(code)]
    if is_complete:
        return _module(code, part)
    english = _module(LANGUAGE_CODES[0], part)
    try:
        said = _module(code, part)
    except ImportError:
        if part == "table":
            raise
        return english
    for name in dir(english):
        if name[0] != "_" and not (name == "FORMS" and hasattr(said, name)):
            texts = getattr(english, name)
            setattr(said, name, _filled_from_english(getattr(said, name, texts), texts))
    return said


def _filled_from_english(said: "Any", english: "Any") -> "Any":
    # Return texts after adding missing ones from English: keys of a dict, or the last items of a tuple. A tuple with a
    # form for each number may be longer than in English.
    if isinstance(english, dict):
        return {key: _filled_from_english(said.get(key, english[key]), english[key]) for key in english}
    if isinstance(english, tuple):
        filled = [_filled_from_english((said[i : i + 1] or english[i : i + 1])[0], english[i])
            for i in range(len(english))]
        return tuple(filled) + said[len(english):]
    return said


def _module(code: str, part: str) -> "ModuleType":
    package = "firmware.text." + code
    module = __import__(package + "." + part, None, None, (part,))
    del sys.modules[package + "." + part]
    delattr(sys.modules[package], part)
    return module


def _replace_texts(module: "ModuleType", said: "dict[str, Any]") -> None:
    # The module is loaded for each use, so that nothing has to be restored. A lesson has its sentences in a dict.
    for name in said:
        if isinstance(said[name], dict):
            getattr(module, name).update(said[name])
        else:
            setattr(module, name, said[name])


words = _load("table")

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person reads, as boards have it: in the place of firmware/text/__init__.py, strings by their numbers.

A language is a blob of bytes (expand.py): in flash, as `data` of its module, where that is frozen; else in a file,
whose table of symbols alone is kept. A string is made when it is said, and kept for a while if it is short: so what
is said at every frame takes nothing. The page has room for all strings, and deflates them better than they are packed:
there a language is a file of them.
"""

from engine.const import const
from firmware.text.expand import TOGETHER
from firmware.text.languages import CODES

FROZEN = const(0)  # 1 where the languages are frozen modules, each with its bytes as `data`
PLAIN = const(0)  # 1 where they are files of strings, with a zero between two
MOST_KEPT = const(24)
SHORT = const(32)  # bytes
FILE = "firmware/%s.words"  # not in text, which is no folder under CircuitPython

language = -1  # the one in use, by its number in languages.py; none before anything is said
_table = b""  # the blob, or as much of it as stands before the strings; plain, the list of these
_file = None  # and what has these
_starts = 0  # where it is told where they begin
_kept = {}  # some strings, by their numbers
_expand = None  # the module of machine code, loaded late: an old MicroPython refuses it, and has to read this one


def use(number):
    """Say everything in a language from now on, by its number in languages.py. OSError where its file is missing."""
    global language, _table, _file, _starts, _expand
    name = CODES[number]
    if PLAIN:
        with open(FILE % name) as file:
            _table = file.read().split("\0")
        language = number
        return
    from firmware.text import expand

    _expand = expand
    _kept.clear()
    if _file:
        _file.close()
        _file = None
    if FROZEN:
        _table = getattr(__import__("firmware.text." + name).text, name).data
    else:
        _file = open(FILE % name, "rb")
        _table = _file.read(2)
        _table += _file.read(_at(_table, 0) - 2)
    _starts = _at(_table, 0)
    language = number


def _at(data, i):
    return data[i] | data[i + 1] << 8


def said(number):
    """Return the string of this number."""
    if PLAIN:
        if not _table:
            use(0)
        return _table[number]
    if number in _kept:
        return _kept[number]
    if not _expand:
        use(0)
    at = _starts + number // TOGETHER * 2
    if _file:
        _file.seek(at)
        data = _file.read(4)
        start = _at(data, 0)
        _file.seek(start)
        data = _file.read(_at(data, 2) - start)
        start = 0
    else:
        data = _table
        start = _at(data, at)
    n = _expand.expand(_table, data, start, number % TOGETHER)
    made = str(_expand.seen[:n], "utf-8")
    if n <= SHORT:
        if len(_kept) == MOST_KEPT:
            _kept.clear()
        _kept[number] = made
    return made


def row(number, n):
    """Return n strings from this number on, as a tuple."""
    return tuple([said(number + i) for i in range(n)])


class ById:
    """Strings by keys, from a number on; as far as a dict's."""

    def __init__(self, keys, number):
        self._keys = keys
        self._number = number

    def __getitem__(self, key):
        return said(self._number + self._keys.index(key))

    def __contains__(self, key):
        return key in self._keys

    def get(self, key, default):
        """Return the string, or what else there is to say."""
        return self[key] if key in self._keys else default

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Takes a string out of a packed language (hostsim/device/words.py makes these).

A language is a blob of bytes:

    0        where 2 begins (2, little endian), 0
    3        for each symbol from 1 on 3 bytes, 12 bits and 12: two symbols, or 0xFFF and the number of a sign
    then     where each group of TOGETHER strings begins, and where the last one ends (2 each)
    then     the groups, each of whole bytes; of a byte the low nibble comes first

A string is a row of symbols and ends with a nibble of 0. From 1 on a symbol is two nibbles, from LONG_FROM on three.
"""

from array import array

from engine import micropython
from engine.const import const
from firmware.pointers import ptr8, ptr16

LONG_FROM = const(13)
SYMBOLS = const(960)  # that have codes: 16 * 12 + 256 * 3
TOGETHER = const(4)
LONGEST = const(400)  # bytes of a string
DEEP = const(32)  # symbols in symbols

out = bytearray(LONGEST)  # where a string is written,
seen = memoryview(out)  # and seen
_stack = array("H", [0] * DEEP)


@micropython.viper
def expand(table, data, at: int, skip: int) -> int:
    """Writes a string into `out`, in UTF-8; how many bytes. table: a language, as far as its symbols; data, at: where a
    group begins; skip: how many of its strings come before.
    """
    symbols = ptr8(table)
    group = ptr8(data)
    to = ptr8(out)
    stack = ptr16(_stack)
    at *= 2
    n = 0
    while True:
        symbol = group[at >> 1] >> ((at & 1) << 2) & 15
        at += 1
        if symbol == 0:
            if skip == 0:
                return n
            skip -= 1
            continue
        long = symbol
        symbol = (symbol - 1) * 16 + (group[at >> 1] >> ((at & 1) << 2) & 15)
        at += 1
        if long >= LONG_FROM:
            symbol = (symbol - 16 * (LONG_FROM - 1)) * 16 + (group[at >> 1] >> ((at & 1) << 2) & 15)
            symbol += 16 * (LONG_FROM - 1)
            at += 1
        if skip:
            continue
        symbol += 1
        deep = 0
        while True:
            k = symbol * 3
            symbol = symbols[k] | (symbols[k + 1] & 15) << 8
            k = symbols[k + 1] >> 4 | symbols[k + 2] << 4
            if symbol != 0xFFF:
                stack[deep] = k
                deep += 1
                continue
            if k > 127:
                to[n] = 0xC0 | k >> 6
                n += 1
                k = 0x80 | k & 63
            to[n] = k
            n += 1
            if deep == 0:
                break
            deep -= 1
            symbol = stack[deep]

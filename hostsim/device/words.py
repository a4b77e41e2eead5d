# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The words of a language as boards get them: one blob of bytes, from which a string is taken when it is said.

Plain, a language takes 55 kB of flash, or of the heap where code lies in it; packed it takes 15, so that there is room
for all of them. Pairs of signs that are frequent become symbols, and pairs of these (byte-pair encoding); the most
frequent symbols have codes of two nibbles, the others of three, which costs 2 % more than Huffman's code would and
needs no tables. firmware/text/expand.py has the way back, and what the bytes mean.

Strings have numbers, counted through the names of English and what is in each. In what a board runs `text.words.NAME`
becomes a call with that number, `text.said(17)`, so that no name has to be looked up; where `NAME` is a tuple or a dict
it is asked for what is wanted of it alone: `text.words.PILES[who][kind]` becomes `text.said(300 + (who) * 3 + (kind))`.
"""

import ast
import functools
import heapq
from pathlib import Path
from typing import Any

from firmware.text.expand import LONG_FROM, LONGEST, SYMBOLS, TOGETHER
from firmware.text.languages import CODES
from firmware.text.packed import FILE

TEXT = Path(__file__).parents[2] / "firmware" / "text"
ALL = "firmware.text.__init__"  # which has the module of the language in use as `words`,
PACKED = "firmware.text.packed"  # and what boards have in its place
LITERAL = 0xFFF  # in the place of a symbol's first half: the second is a sign
FEW = 16 * (LONG_FROM - 1)  # symbols, of two nibbles each: their table is in the heap where the strings are in a file
FEWEST = 5  # times that a pair occurs, to be worth a symbol

Words = Any  # str, or a tuple or a dict of such


def replaced(texts: dict[str, str], frozen: bool, plain: bool = False) -> dict[str, str]:
    """Return the texts of modules, {name: text}, with languages packed: where they are frozen as `data` of their
    modules, else left out, for the `files`. plain: whether for all of them, as `plain_files`."""
    texts = dict(texts)
    text = texts.pop(PACKED).replace("FROZEN = const(0)", "FROZEN = const(%d)" % frozen)
    text = text.replace("PLAIN = const(0)", "PLAIN = const(%d)" % plain)
    texts[ALL] = text
    for code in CODES:
        texts.pop("firmware.text." + code, None)
        if frozen:
            texts["firmware.text." + code] = '"""%s."""\n\ndata = %r\n' % (code, packed(code))
    return texts


def files() -> dict[str, bytes]:
    """Return the languages as files, {path on a board: bytes}."""
    return {FILE % code: packed(code, FEW) for code in CODES}


def plain_files() -> dict[str, bytes]:
    """Return the languages as files of plain strings, {path on the page: bytes}."""
    return {FILE % code: "\0".join(strings(code)).encode() for code in CODES}


@functools.cache
def words_of(language: str) -> dict[str, Words]:
    """Return all that a language says, {name: str, or tuples and dicts of such}. ValueError for what is no literal."""
    tree = ast.parse((TEXT / (language + ".py")).read_text())
    return {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }  # fmt: skip


def strings(language: str) -> list[str]:
    """Return the strings of a language, in the order of their numbers. ValueError for what it says not as English."""
    return _in_order(words_of("en"), words_of(language), language)


def _in_order(english: Words, said: Words, at: str) -> list[str]:
    alike = type(english) is type(said)
    if alike and isinstance(english, str):
        return [said]
    if alike and isinstance(english, tuple) and len(english) == len(said):
        return [each for i in range(len(said)) for each in _in_order(english[i], said[i], "%s[%d]" % (at, i))]
    if alike and isinstance(english, dict) and english.keys() == said.keys():
        return [each for key in english for each in _in_order(english[key], said[key], "%s, %s" % (at, key))]
    parts = sorted(english.keys() ^ said.keys()) if alike and isinstance(english, dict) else []
    raise ValueError("%s has another shape than in English: %s" % (at, ", ".join(parts) or "its entries"))


@functools.cache
def packed(language: str, most: int = SYMBOLS) -> bytes:
    """Return a language as one blob of so many symbols; firmware/text/expand.py says what it is made of."""
    every = strings(language)
    longest = max(every, key=lambda said: len(said.encode()))
    if len(longest.encode()) > LONGEST:
        raise ValueError("%s: longer than %d bytes: %s" % (language, LONGEST, longest))
    sequences, halves = _paired(every, most)
    # The more frequent a symbol is, the shorter its code.
    counts = [0] * len(halves)
    for sequence in sequences:
        for symbol in sequence:
            counts[symbol] += 1
    order = sorted(range(len(halves)), key=lambda symbol: (-counts[symbol], symbol))
    code_of = {symbol: i + 1 for i, symbol in enumerate(order)}
    table = bytearray(3)
    for symbol in order:
        first, second = halves[symbol]
        if first != LITERAL:
            first, second = code_of[first], code_of[second]
        table += (first | second << 12).to_bytes(3, "little")
    groups = []
    for at in range(0, len(every), TOGETHER):
        nibbles: list[int] = []
        for sequence in sequences[at : at + TOGETHER]:
            for symbol in sequence:
                nibbles += _code(code_of[symbol])
            nibbles.append(0)
        nibbles += [0] * (len(nibbles) & 1)
        groups.append(bytes(low | high << 4 for low, high in zip(nibbles[::2], nibbles[1::2])))
    table[:2] = len(table).to_bytes(2, "little")
    at = len(table) + 2 * (len(groups) + 1)
    starts = b""
    for group in (*groups, b""):
        starts += at.to_bytes(2, "little")
        at += len(group)
    return bytes(table) + starts + b"".join(groups)


def _code(number: int) -> list[int]:
    # As nibbles; 0 is the end of a string.
    number -= 1
    if number < 16 * (LONG_FROM - 1):
        return [1 + number // 16, number % 16]
    number -= 16 * (LONG_FROM - 1)
    return [LONG_FROM + number // 256, number // 16 % 16, number % 16]


def _paired(every: list[str], most: int) -> tuple[list[list[int]], list[tuple[int, int]]]:
    """Return strings as lists of symbols, and what each stands for: (LITERAL, a sign's number) or two symbols."""
    signs = sorted({ord(sign) for said in every for sign in said})
    halves = [(LITERAL, sign) for sign in signs]
    number = {chr(sign): i for i, sign in enumerate(signs)}
    sequences = [[number[sign] for sign in said] for said in every]
    counts: dict[tuple[int, int], int] = {}
    places: dict[tuple[int, int], set[int]] = {}  # the sequences in which a pair stands, or stood
    for i, sequence in enumerate(sequences):
        for pair in zip(sequence, sequence[1:]):
            counts[pair] = counts.get(pair, 0) + 1
            places.setdefault(pair, set()).add(i)
    heap = [(-n, pair) for pair, n in counts.items()]
    heapq.heapify(heap)
    while len(halves) < most and heap:
        n, pair = heapq.heappop(heap)
        if -n != counts.get(pair, 0):
            if counts.get(pair, 0) >= FEWEST:
                heapq.heappush(heap, (-counts[pair], pair))
            continue
        if -n < FEWEST:
            break
        first, second = pair
        both = len(halves)
        changed = set()
        for i in sorted(places[pair]):
            old = sequences[i]
            if first not in old:
                continue
            new: list[int] = []
            at = 0
            end = len(old)
            while at < end:
                if old[at] != first or at + 1 == end or old[at + 1] != second:
                    new.append(old[at])
                    at += 1
                    continue
                counts[pair] -= 1
                if new:
                    counts[new[-1], first] -= 1
                    changed.add((new[-1], both))
                    counts[new[-1], both] = counts.get((new[-1], both), 0) + 1
                    places.setdefault((new[-1], both), set()).add(i)
                if at + 2 < end:
                    counts[second, old[at + 2]] -= 1
                    changed.add((both, old[at + 2]))
                    counts[both, old[at + 2]] = counts.get((both, old[at + 2]), 0) + 1
                    places.setdefault((both, old[at + 2]), set()).add(i)
                new.append(both)
                at += 2
            sequences[i] = new
        halves.append(pair)
        for each in sorted(changed):
            heapq.heappush(heap, (-counts[each], each))
    return sequences, halves


def edits(tree: ast.Module) -> list[tuple[ast.AST, str]]:
    """Return what is to stand in the place of nodes of a module, where it says something, as [(node, new)]."""
    say = _Say()
    say.visit(tree)
    return say.edits


class _Say(ast.NodeVisitor):
    """edits: see above. ValueError for words that are asked for in a way that is not provided for."""

    def __init__(self) -> None:
        self.edits: list[tuple[ast.AST, str]] = []

    def visit_Call(self, node: ast.Call) -> None:
        # len(text.words.NAME) is a number.
        known = _named(node.args[0]) if getattr(node.func, "id", "") == "len" and node.args else None
        if known and not isinstance(known[0], str):
            self.edits.append((node, str(len(known[0]))))
        else:
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        # `key in text.words.NAME`, of a dict
        known = _named(node.comparators[0])
        if known and isinstance(known[0], dict) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            self.visit(node.left)
            self.edits.append((node.comparators[0], repr(tuple(known[0]))))
        else:
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self._take(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self._take(node)

    def _take(self, node: Any) -> None:
        known = _asked(node)
        if known:
            self.edits.append((node, _call(*known)))
        else:
            self.generic_visit(node)


def _named(node: ast.AST) -> tuple[Words, int] | None:
    # What `text.words.NAME` is in English, and the number of its first string; None for another node.
    of = node.value if isinstance(node, ast.Attribute) else None
    if not isinstance(of, ast.Attribute) or of.attr != "words" or getattr(of.value, "id", "") != "text":
        return None
    assert isinstance(node, ast.Attribute)
    if node.attr not in words_of("en"):
        raise ValueError("line %d: firmware/text/en.py has no %s" % (node.lineno, node.attr))
    return words_of("en")[node.attr], _firsts()[node.attr]


@functools.cache
def _firsts() -> dict[str, int]:
    found = {}
    n = 0
    for name, said in words_of("en").items():
        found[name] = n
        n += _count(said)
    return found


def _count(said: Words) -> int:
    return len(_in_order(said, said, ""))


def _asked(node: Any) -> tuple[Words, str] | None:
    """Return what `text.words.NAME[…][…]` is, and the number of its first string as an expression; None for another
    node. Of parts that are chosen when the game runs, the first stands for all: these are alike."""
    known = _named(node)
    if known:
        return known[0], str(known[1])
    whole = _asked(node.value) if isinstance(node, ast.Subscript) else None
    if not whole or isinstance(whole[0], str):
        return None
    said, first = whole
    if isinstance(node.slice, ast.Slice):
        raise ValueError("line %d: a slice of words" % node.lineno)
    index = ast.unparse(node.slice)
    if isinstance(said, dict):
        parts = list(said.values())
        index = "%r.index(%s)" % (tuple(said), index)
    else:
        parts = list(said)
    i = getattr(node.slice, "value", None)
    if isinstance(i, int):
        return parts[i], "%s + %d" % (first, sum(map(_count, parts[:i])))
    for part in parts:
        _in_order(parts[0], part, "line %d" % node.lineno)
    size = _count(parts[0])
    return parts[0], "%s + (%s)%s" % (first, index, " * %d" % size if size > 1 else "")


def _call(said: Words, first: str) -> str:
    if isinstance(said, str):
        return "text.said(%s)" % first
    if isinstance(said, dict):
        if not all(isinstance(part, str) for part in said.values()):
            raise ValueError("a dict of what is no string, as a whole: %s" % said)
        return "text.ById(%r, %s)" % (tuple(said), first)
    if all(isinstance(part, str) for part in said):
        return "text.row(%s, %d)" % (first, len(said))
    number = int(first)
    calls = []
    for part in said:
        calls.append(_call(part, str(number)))
        number += _count(part)
    return "(%s,)" % ", ".join(calls)

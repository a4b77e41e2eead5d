# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Names for CircuitPython: those of the game's functions, attributes and arguments become such as it has in ROM.

It keeps every name once, in some 7 bytes and its letters: of the game's own that is 12 kB of the heap. The names that
its firmware uses lie in the flash and cost nothing, so the compiled game is written in them: `Table.press` becomes
`Table.sck`, say.

Only what the sources define is renamed, everywhere alike; but no name that the firmware has, as that may mean the
firmware's, and none that a string, a board's file or a module that stays a source speaks of. The new name
is one that occurs nowhere in the sources. Arguments and local variables of different functions share names.

    python -m hostsim.device.lean.rom_names FILE.uf2 ...

writes rom_names_circuitpython.txt anew: the names that all these CircuitPythons have.
"""

import ast
import keyword
import re
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

CIRCUITPYTHON = Path(__file__).with_name("rom_names_circuitpython.txt")
_MEANT = {"const", "super"}  # which the compiler takes for what they are, whoever has the name
_BY_STRING = ("getattr", "hasattr", "setattr")
_FUNCTION = (ast.FunctionDef, ast.Lambda)
_TABLE = 100  # pointers to names in a row: a table of them


def shorten(trees: dict[str, ast.Module], kept: Iterable[str] = (), rom: Path = CIRCUITPYTHON) -> dict[str, str]:
    """Rename in the syntax trees, {module: tree}, in place; return {name: new name}.

    kept: names that stay; rom: the list of the firmware's.
    """
    listed = rom.read_text().split()
    used = _MEANT.union(kept)
    fixed = set(kept).union(listed, *(module.split(".") for module in trees))
    defines: dict[str, None] = {}  # a dict for its order
    public = set()  # more than an argument or a local variable
    company: dict[str, set[str]] = {}  # of a name: all names of the functions that it occurs in
    for module, tree in trees.items():
        for node in ast.walk(tree):
            used.update(names_of(node))
            defines.update(dict.fromkeys(defined(node)))
            if not isinstance(node, (ast.Name, ast.arg)):
                public.update(names_of(node))
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in _BY_STRING:
                fixed.add(getattr(node.args[1], "value", ""))
        for node in parts(tree):
            names = {name for each in ast.walk(node) for name in names_of(each)}
            if isinstance(node, _FUNCTION):
                for name in names:
                    company.setdefault(name, set()).update(names)
            else:
                public.update(names)
                if module.startswith("boards."):
                    fixed.update(names)
    own = [name for name in defines if name not in fixed and not name.startswith("__")]
    free = [name for name in listed if name not in used and not name.startswith("__") and not keyword.iskeyword(name)]
    new: dict[str, str] = {}
    shared: list[str] = []
    for name in own:
        if name not in public:
            taken = {new.get(other) for other in company[name]}
            found = [each for each in shared if each not in taken]
            if not found:
                shared.append(free.pop())
            new[name] = found[0] if found else shared[-1]
    new.update(zip([name for name in own if name in public], free))
    for tree in trees.values():
        for node in ast.walk(tree):
            _rename(node, new)
    return new


def names_of(node: ast.AST) -> list[str]:
    """Return the names that stand in a node of a syntax tree itself."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, (ast.arg, ast.keyword)):
        return [node.arg] if node.arg else []
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        return [node.name] if node.name else []
    if isinstance(node, ast.alias):
        return node.name.split(".") + ([node.asname] if node.asname else [])
    return node.names if isinstance(node, (ast.Global, ast.Nonlocal)) else []


def defined(node: ast.AST) -> list[str]:
    """Return the names that a node defines; what is set of an object other than `self` may be the firmware's."""
    if isinstance(node, ast.alias):
        return [node.asname] if node.asname else []
    if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") != "self":
        return []
    if isinstance(node, (ast.Name, ast.Attribute)):
        return names_of(node) if isinstance(node.ctx, ast.Store) else []
    return names_of(node) if isinstance(node, (ast.arg, ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)) else []


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the functions of a syntax tree that stand in no other, and the nodes that stand in none."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _FUNCTION) or not any(isinstance(each, _FUNCTION) for each in ast.walk(child)):
            yield child
        else:
            yield from parts(child)


def _rename(node: ast.AST, new: Mapping[Any, str]) -> None:
    if isinstance(node, ast.Name):
        node.id = new.get(node.id, node.id)
    elif isinstance(node, ast.Attribute):
        node.attr = new.get(node.attr, node.attr)
    elif isinstance(node, (ast.arg, ast.keyword)):
        node.arg = new.get(node.arg, node.arg)
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        node.name = new.get(node.name, node.name)
    elif isinstance(node, ast.alias):
        node.name = new.get(node.name, node.name)
        node.asname = new.get(node.asname, node.asname)
    elif isinstance(node, (ast.Global, ast.Nonlocal)):
        node.names = [new.get(name, name) for name in node.names]


def in_rom(uf2: bytes) -> set[str]:
    """Return the set of names that a MicroPython or CircuitPython has in ROM; uf2: its .uf2 file as bytes."""
    blocks = {}
    for at in range(0, len(uf2), 512):
        flags, address, size = struct.unpack_from("<III", uf2, at + 8)
        if not flags & 1:  # part of the flash
            blocks[address] = uf2[at + 32 : at + 32 + size]
    start = min(blocks)
    image = bytearray(max(blocks) + 256 - start)
    for address, data in blocks.items():
        image[address - start : address - start + len(data)] = data
    found: set[str] = set()
    row = []
    for (pointer,) in struct.iter_unpack("<I", image):
        text = re.match(rb"([ -~\n]*)\0", image[pointer - start : pointer - start + 80]) if pointer >= start else None
        if text:
            row.append(text[1].decode())
            continue
        if len(row) > _TABLE:
            found.update(name for name in row if name.isidentifier())
        row = []
    return found


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("error: name some .uf2 of CircuitPython's")
    common = set.intersection(*(in_rom(Path(path).read_bytes()) for path in sys.argv[1:]))
    CIRCUITPYTHON.write_text("\n".join(sorted(common)) + "\n")

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game as CircuitPython gets it, so that it takes the least of the heap, which is 150 kB there.

What each of the tricks spares of it, as tests/circuitpython/test_circuitpython_heap.py plays on a 240x240 screen
(how much less heap is enough; how much less is in use at the table):

    build.folded, words_in_place            18 kB   25 kB
    late_imports.py                         18 kB   17 kB
    rom_names.py                            10 kB    8 kB
    flat_names.py                            4 kB    2 kB
    no numbers of lines in tracebacks        9 kB    3 kB
    firmware/circuitpython/memory.py        29 kB   23 kB
    dead_branches.py                         0 kB    2 kB

One that spares less than 2 kB is not worth what it costs who reads a traceback.
"""

import ast

from hostsim.device.lean.dead_branches import cut
from hostsim.device.lean.flat_names import flatten
from hostsim.device.lean.late_imports import put_off
from hostsim.device.lean.rom_names import CIRCUITPYTHON, names_of, shorten

SPEAKING = ("firmware.app.loop", "firmware.circuitpython.")  # what speaks to CircuitPython's own modules, or for those


def lean(texts: dict[str, str], entry: str) -> tuple[dict[str, str], str]:
    """Return the texts of modules, {name: text}, by their names there, and the text of what starts them.

    entry: the text of code.py, which is not compiled.
    """
    trees = {name: ast.parse(text) for name, text in texts.items()}
    for tree in trees.values():
        cut(tree)
        _bare(tree)
    put_off(trees)
    # What is said to CircuitPython's modules is said by their names, which are not all listed.
    spoken = [ast.parse(entry)] + [tree for name, tree in trees.items() if name.startswith(SPEAKING)]
    kept = {name for tree in spoken for node in ast.walk(tree) for name in names_of(node) if not name.startswith("_")}
    for name, there in flatten(trees).items():
        entry = entry.replace("from %s import" % name, "from %s import" % there)
    shorten(trees, kept, CIRCUITPYTHON)
    return {name: ast.unparse(tree) for name, tree in trees.items()}, entry


def _bare(tree: ast.Module) -> None:
    # Without annotations: CircuitPython does not look at them, and what they name is imported late, or not at all.
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Imports for CircuitPython: what a game may never ask for is imported where it is used, what is not used is not.

The sources import at their top, which is quick wherever there is memory. A module that is MOMENTARY
(firmware/circuitpython/memory.py) would lie in the heap from the start, and whoever imported it would hold on to it:
so the import stands before the statement that uses it. Once loaded it costs a look-up.
"""

import ast

from firmware.circuitpython.memory import MOMENTARY
from hostsim.device.lean.rom_names import parts


def put_off(trees: dict[str, ast.Module]) -> None:
    """Change the imports of modules of ours in the syntax trees, {module: tree}, in place."""
    spoken_of = set()  # what may be meant by `module.name`
    passed_on: set[tuple[str | None, str]] = set()  # what is imported from a module: (module, name)
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                spoken_of.add(node.attr)
            elif isinstance(node, ast.ImportFrom):
                passed_on.update((node.module, alias.name) for alias in node.names)
    for module, tree in trees.items():
        needed = spoken_of.union(name for other, name in passed_on if other == module)
        used = [(node, {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}) for node in parts(tree)]
        for statement in [node for node in tree.body if isinstance(node, ast.ImportFrom)]:
            for alias in list(statement.names):
                if _is_to_go(tree, used, statement, alias, trees, needed):
                    statement.names.remove(alias)
        tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]


def _is_to_go(
    tree: ast.Module,
    used: list[tuple[ast.AST, set[str]]],
    statement: ast.ImportFrom,
    alias: ast.alias,
    trees: dict[str, ast.Module],
    needed: set[str],
) -> bool:
    # Whether a name is not to be imported at the top; where it is seldom used, it is then imported in the functions.
    # used: the parts of the tree, each with the names that it uses.
    name = alias.asname or alias.name
    whole = "%s.%s" % (statement.module, alias.name)
    using = [node for node, names in used if name in names]
    if whole not in trees and statement.module not in trees:
        # One of ours that is left out of this build, and so is whatever used it.
        return not using and (statement.module or "").startswith(("engine.", "firmware."))
    if not using:
        return name not in needed
    if whole not in MOMENTARY and statement.module not in MOMENTARY:
        return False
    functions = [node for node in using if isinstance(node, ast.FunctionDef)]
    for function in functions:
        _import_in(function.body, name, ast.ImportFrom(statement.module, [alias], 0))
    if len(functions) < len(using):  # while the module is loaded; after that its code can go
        tree.body.append(ast.Delete([ast.Name(name, ast.Del())]))
        return False
    return True


def _import_in(body: list[ast.stmt], name: str, statement: ast.stmt) -> None:
    # Put the import before each statement of a block that uses the name; in a branch where it is used in that alone.
    i = 0
    while i < len(body):
        node = body[i]
        if isinstance(node, ast.If) and not node.orelse and isinstance(node.test, ast.BoolOp):
            # `if a and b`, where b alone uses it: b is asked in the branch.
            first = [each for each in node.test.values if not _uses(each, name)]
            if isinstance(node.test.op, ast.And) and first and first == node.test.values[:-1]:
                node.body = [ast.If(node.test.values[-1], node.body, [])]
                node.test = ast.BoolOp(ast.And(), first) if len(first) > 1 else first[0]
        if isinstance(node, ast.If) and not _uses(node.test, name):
            _import_in(node.body, name, statement)
            _import_in(node.orelse, name, statement)
        elif _uses(node, name):
            body.insert(i, statement)
            return
        i += 1


def _uses(node: ast.AST, name: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(node))

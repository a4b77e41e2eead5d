# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is done only where there is more room than under CircuitPython is cut out of the code: the branches behind tests
that are never true there."""

import ast
from collections.abc import Mapping
from typing import Any

# Names of attributes and methods.
NEVER = ("_then_ends", "_ways", "compares", "counts", "duplicate", "each_has_a_pack", "persons", "roomy", "thorough")
UNSET = ("_then_ends", "_ways", "compares", "thorough")  # those of them that nothing but such a test reads


def cut(tree: ast.Module, known: Mapping[str, bool] | None = None) -> None:
    """Cut it out of a syntax tree, in place. known: instead, what is never done where these names are so."""
    _Cut(known or {}).visit(tree)
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.For, ast.FunctionDef)) and not node.body:
            node.body = [ast.Pass()]


def _truth(test: ast.expr, known: Mapping[str, bool]) -> bool | None:
    # What a test always comes to; None where that is not known.
    if isinstance(test, ast.Name) and test.id in known:
        return known[test.id]
    if isinstance(test, ast.Call) and not test.args:
        test = test.func
    never = isinstance(test, ast.Attribute) and test.attr in NEVER
    if not known and (never or isinstance(test, ast.Name) and test.id == "persons"):
        return False
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        truth = _truth(test.operand, known)
        return None if truth is None else not truth
    if isinstance(test, ast.BoolOp):
        decides = isinstance(test.op, ast.Or)
        found = [_truth(each, known) for each in test.values]
        if decides in found:
            return decides
        if None not in found:
            return not decides
    return None


class _Cut(ast.NodeTransformer):
    def __init__(self, known: Mapping[str, bool]) -> None:
        self._known = known

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        target = node.targets[0]
        unset = not self._known and isinstance(target, ast.Attribute) and target.attr in UNSET
        return None if unset else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        unset = not self._known and isinstance(node.target, ast.Attribute) and node.target.attr in UNSET
        return None if unset else self.generic_visit(node)

    def visit_If(self, node: ast.If) -> Any:
        self.generic_visit(node)
        truth = _truth(node.test, self._known)
        return node if truth is None else node.body if truth else node.orelse

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        truth = _truth(node.test, self._known)
        return node if truth is None else node.body if truth else node.orelse

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        # Of `not this and that`, that.
        passes = isinstance(node.op, ast.And)
        values = [each for each in node.values if _truth(each, self._known) is not passes]
        self.generic_visit(node)
        if not values or len(values) == len(node.values):
            return node
        return values[0] if len(values) == 1 else ast.BoolOp(node.op, values)

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Words for CircuitPython: those of the language stand where they are said, and not all in one module.

So they come and go with the screens that say them. Of the module of the language its functions are left.
"""

import ast
import copy

TEXT = "firmware.text.__init__"  # which has the module of the language in use as `words`


def put_words(trees: dict[str, ast.Module]) -> None:
    """Put what the language says in the place of each `text.words.NAME` in the syntax trees, {module: tree}."""
    language = next(
        "%s.%s" % (node.module, alias.name)
        for node in trees[TEXT].body if isinstance(node, ast.ImportFrom) for alias in node.names
        if alias.asname == "words"
    )
    said: dict[str, ast.expr] = {}
    rest: list[ast.stmt] = []
    for node in trees[language].body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            ast.literal_eval(node.value)  # ValueError for words that are not written out
            said[node.targets[0].id] = node.value
        else:
            rest.append(node)
    trees[language].body = rest
    for name, tree in trees.items():
        _Say(said, name == language).visit(tree)


class _Say(ast.NodeTransformer):
    def __init__(self, said: dict[str, ast.expr], at_home: bool) -> None:
        self._said = said
        self._at_home = at_home

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if node.attr in self._said and ast.unparse(node.value) == "text.words":
            return copy.deepcopy(self._said[node.attr])
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return copy.deepcopy(self._said[node.id]) if self._at_home and node.id in self._said else node

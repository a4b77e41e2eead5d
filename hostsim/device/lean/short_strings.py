# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Short strings for the board: those of what is loaded for a moment must not stay when it is dropped.

MicroPython takes a string of up to 10 bytes that stands in code for a name, and keeps it for good: of the menus, 2 kB.
In a constant tuple a string is an object like others, so `"Sure?"` becomes `("Sure?",)[0]`.
"""

import ast

LONGEST = 10  # bytes of a string that becomes a name


def loosen(trees, lasting):
    """Change the short strings in the syntax trees, {module: tree}, in place, but in what the modules `lasting` load.

    Those take less as names; what they load are the modules that they import at their top, and so on.
    """
    stay = set()
    more = [name for name in lasting if name in trees]
    while more:
        name = more.pop()
        if name not in stay:
            stay.add(name)
            for node in trees[name].body:
                if isinstance(node, ast.ImportFrom):
                    whole = ["%s.%s" % (node.module, alias.name) for alias in node.names]
                    more += [module for module in [node.module, *whole] if module in trees]
    for name, tree in trees.items():
        if name not in stay:
            _Loosen().visit(tree)


class _Loosen(ast.NodeTransformer):
    def visit_Constant(self, node):
        if isinstance(node.value, str) and 0 < len(node.value.encode()) <= LONGEST:
            return ast.Subscript(ast.Tuple([node], ast.Load()), ast.Constant(0), ast.Load())
        return node

    def visit_JoinedStr(self, node):
        return node

    def visit_Tuple(self, node):
        # One of constants alone is an object already.
        return node if all(_is_constant(each) for each in node.elts) else self.generic_visit(node)


def _is_constant(node):
    return isinstance(node, ast.Constant) or isinstance(node, ast.Tuple) and all(map(_is_constant, node.elts))

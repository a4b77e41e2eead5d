# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Modules for CircuitPython: those of firmware's rooms lie in one folder there, without the rooms' packages.

Each package is a module with a dict of its own, and every name of a module is kept with the names of its rooms in it.
`firmware.table.hint` becomes `firmware.hint`, and `firmware.draw.small.menus` `firmware.small_menus`, as there are
other menus. A package with something in it is a module like others: `firmware/text/__init__.py` becomes
`firmware/text.py`.
"""

import ast


def flatten(trees: dict[str, ast.Module]) -> dict[str, str]:
    """Rename modules in the syntax trees, {module: tree}, in place; return {module: its name there}.

    A string that is the name of a module is renamed too.
    """
    packages = [
        name for name, tree in trees.items()  # with more than a docstring
        if name.endswith(".__init__") and not all(isinstance(node, ast.Expr) for node in tree.body)
    ]
    last = [name.split(".")[-2 if name in packages else -1] for name in trees]
    flat = {}
    for name in trees:
        parts = name.split(".")
        if len(parts) > 2 and parts[-1] == "__init__":
            if name in packages:
                flat[name] = ".".join(parts[:-1])
        elif len(parts) > 2:
            flat[name] = "%s.%s" % (parts[0], "_".join(parts[-1 if last.count(parts[-1]) == 1 else -2 :]))
    if len(set(flat.values()) | set(trees)) < len(flat) + len(trees):
        raise ValueError("two modules have one name when they lie in one folder")
    for tree in trees.values():
        _Flatten(flat).visit(tree)
    for name in list(trees):
        if name in flat:
            trees[flat[name]] = trees.pop(name)
        elif name.endswith(".__init__") and name.count(".") > 1:
            del trees[name]
    return flat


class _Flatten(ast.NodeTransformer):
    def __init__(self, flat: dict[str, str]) -> None:
        self._flat = flat

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | list[ast.ImportFrom]:
        if node.module in self._flat:
            node.module = self._flat[node.module]
            return node
        # `from package import module`, each by itself.
        statements = []
        for alias in node.names:
            module, name = node.module, alias
            whole = "%s.%s" % (node.module, alias.name)
            if whole in self._flat:
                module, _, last = self._flat[whole].rpartition(".")
                here = alias.asname or alias.name
                name = ast.alias(last, here if here != last else None)
            statements.append(ast.ImportFrom(module, [name], 0))
        return statements

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        return ast.Constant(self._flat[node.value]) if node.value in self._flat else node

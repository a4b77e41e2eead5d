"""The command fast: compile the engine for this machine, from the same source.

As for a board (device/board_build.py), constants become numbers first. Then Cython turns the engine's annotations into
types of C. Every int of the hot modules fits into 32 bits, because it does on a board. The type of a local variable
follows from its assignments.

There are two builds. The one for matches and tuning reads bytes without bounds checks, as a board's machine code does.
The checked build is for tests: in it, an index out of range and a division by zero raise the same errors as in the
source.

The modules are in build/fast or build/checked, with a digest of their source. If the source has changed since, they are
not used.
"""

import ast
import glob
import hashlib
import importlib
import importlib.machinery
import os
import re
import shutil
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from hostsim import extension_build
from hostsim.arguments import CommandError, not_installed

# An environment variable: 0 makes commands use the source, and "checked" the checked build.
ENGINE_VARIABLE = "POCKET_BANK_FAST"
CHECKED = "checked"
_ROOT = Path(__file__).parents[1]
BUILDS = _ROOT / "build"
# Modules that run once a game, or off the hot paths, stay plain Python.
_COMPILED_MODULES = (
    "position", "rng", "placement", "group_moves", "three_players", "option_duties", "one_pack",
    "dealing", "moves", "foundation_moves", "verdict", "greedy", "card_memory", "position_hash",
    "visited", "evaluation", "one_pack_evaluation", "plain_search", "playouts", "solver", "search", "opponent",
)  # fmt: skip
_SHARED = "engine._cython"  # Cython's own functions, which would otherwise be compiled for each module
_WIDE_INTS = ("seed",)  # names of ints with more than 32 bits
_COMMON = {"language_level": 3, "annotation_typing": False, "binding": False, "show_performance_hints": False}
_DIRECTIVES = {
    False: {**_COMMON, "boundscheck": False, "wraparound": False, "initializedcheck": False, "cdivision": True},
    True: {**_COMMON, "boundscheck": True, "wraparound": True, "initializedcheck": True, "cdivision": False},
}


def is_checked() -> bool:
    """Return whether the environment asks for the checked build."""
    return os.environ.get(ENGINE_VARIABLE) == CHECKED


def build_folder(switch: str | None = None) -> Path:
    """Return where the modules of a build are.

    switch: the value of ENGINE_VARIABLE that names the build; None means that of the environment.
    """
    return BUILDS / (CHECKED if (switch or os.environ.get(ENGINE_VARIABLE)) == CHECKED else "fast")


def use_compiled_engine() -> bool:
    """Make `import engine…` find the compiled modules, if they are current; return whether it does.

    Call it before any module of the engine is loaded.
    """
    import engine

    place = build_folder()
    if str(place) in engine.__path__:
        return True
    if os.environ.get(ENGINE_VARIABLE) == "0" or not (place / "digest").exists():
        return False
    if any(name.startswith("engine.") for name in sys.modules):
        return False
    if (place / "digest").read_text("utf-8") != digest():
        print("the compiled engine was built from other sources and is not used: make fast", file=sys.stderr)
        return False
    engine.__path__.insert(0, str(place))
    return True


def engine_in_use() -> str:
    """Return one word for the engine in use."""
    path = Path(str(importlib.import_module("engine.moves").__file__))
    return "interpreted" if path.suffix == ".py" else CHECKED if path.parent.name == CHECKED else "compiled"


def available_engines() -> dict[str, tuple[Callable[..., int], Callable[..., object], object]]:
    """Return generate_moves, make_move and a Workspace of each engine that exists here, by the word of engine_in_use().

    The engine that is not in use is loaded beside the other one, without a name in sys.modules.
    """
    import engine

    path = str(build_folder())
    found = {engine_in_use(): _parts()}
    if path in engine.__path__:
        loaded = {name: module for name, module in sys.modules.items() if name.startswith("engine.")}
        for name in loaded:
            del sys.modules[name]
        engine.__path__.remove(path)
        try:
            found[engine_in_use()] = _parts()
        finally:
            engine.__path__.insert(0, path)
            for name in [name for name in sys.modules if name.startswith("engine.")]:
                del sys.modules[name]
            for name, module in loaded.items():
                sys.modules[name] = module
                setattr(engine, name.split(".")[1], module)
    return dict(sorted(found.items(), reverse=True))


def _parts() -> tuple[Callable[..., int], Callable[..., object], object]:
    moves = importlib.import_module("engine.moves")
    return moves.generate_moves, moves.make_move, importlib.import_module("engine.workspace").Workspace()


def run(args: Namespace) -> None:
    """Compile the engine."""
    try:
        from Cython.Build import cythonize
        from setuptools import Extension
    except ImportError:
        raise not_installed("Cython", "fast") from None
    compiled = digest()  # computed now, because the source may be edited while the compiler runs
    place = build_folder()
    with tempfile.TemporaryDirectory() as build:
        sources = {_SHARED: _SHARED.replace(".", "/") + ".c"}
        for name, text in typed_sources().items():
            path = Path(build, *name.split(".")).with_suffix(".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            for parent in path.relative_to(build).parents[:-1]:
                Path(build, parent, "__init__.py").touch()
            sources[name] = str(path)
        options = extension_build.COMPILER_OPTIONS
        extensions = [Extension(name, [path], extra_compile_args=options) for name, path in sources.items()]
        here = os.getcwd()
        os.chdir(build)
        try:
            directives = _DIRECTIVES[is_checked()]
            modules = cythonize(
                extensions, compiler_directives=directives, shared_utility_qualified_name=_SHARED, quiet=True
            )
            extension_build.build(modules, build)
        except Exception as error:  # the compiler is missing, or reports an error
            raise CommandError("the engine was not compiled: %s" % " ".join(str(error).split())) from None
        finally:
            os.chdir(here)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        for suffix in importlib.machinery.EXTENSION_SUFFIXES:
            for module in glob.glob(os.path.join(build, "engine", "*" + suffix)):
                shutil.copy(module, place)
        (place / "digest").write_text(compiled, "utf-8")
    if is_checked():
        print("the checked engine is compiled, in %s; commands use it with %s=%s" % (place, ENGINE_VARIABLE, CHECKED))
    else:
        print("the engine is compiled, in %s; match, tune, perft and others now use it (%s=0 turns it off)"
              % (place, ENGINE_VARIABLE))


def digest() -> str:
    """Return a digest of the source and of the compiler."""
    made_of = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), Path(extension_build.__file__), *_sources().values()]:
        made_of.update(path.read_bytes())
    return made_of.hexdigest()


def _sources() -> dict[str, Path]:
    return {"engine." + path.stem: path for path in sorted((_ROOT / "engine").glob("*.py"))}


def typed_sources() -> dict[str, str]:
    """Return the modules to compile as {name: text}, with constants folded and Cython's types."""
    from hostsim.device import board_build

    texts = board_build.fold_constants(_sources())
    known = _KnownTypes({name: ast.parse(text) for name, text in texts.items()})
    names = ["engine." + name for name in _COMPILED_MODULES]
    return {
        name: _add_types(texts[name], known)
        # Other modules import the numbers by name.
        + "".join("%s = %d\n" % (constant, value)
                  for constant, value in vars(importlib.import_module(name)).items()
                  if constant.isupper() and type(value) is int)
        for name in names
    }


def _add_types(text: str, known: "_KnownTypes") -> str:
    tree = ast.parse(text)
    lines = text.split("\n")
    # For each line of the text, the lines to insert before it.
    before: dict[int, list[str]] = {(tree.body[0].end_lineno or 0) + 1: ["import cython"]}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            before[node.lineno] = _decorators(node, known, None)
        elif isinstance(node, ast.ClassDef):
            attributes = known.classes.get(node.name, {})
            hot = node.name in ("Search", "Solver", "Workspace")
            if hot:
                before[node.lineno] = ["@cython.cclass"]
                first = node.body[1]
                before.setdefault(first.lineno, [])[:0] = [
                    "    %s = cython.declare(%s, visibility='public')" % (name, _CYTHON_TYPES[kind])
                    for name, kind in attributes.items()]
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    before.setdefault(part.lineno, []).extend(
                        "    " + line for line in _decorators(part, known, node.name))
    out = []
    for number, line in enumerate(lines, 1):
        out += before.get(number, [])
        out.append(line)
    # Each module has its own copy, so that the C compiler can inline it.
    pointers = _VIEWS if is_checked() else _POINTERS
    return re.sub(r"^from engine\.micropython import .*$", pointers, "\n".join(out), flags=re.MULTILINE)


_POINTERS = """
@cython.cfunc
@cython.returns(cython.p_uchar)
def ptr8(b): return b
def ptr16(b): return b
"""
_VIEWS = """
def ptr8(b): return b
def ptr16(b): return b
"""

_CYTHON_TYPES = {"int": "cython.int", "bool": "cython.bint", "bytearray": "bytearray", "bytes": "bytes", "list": "list",
      "p": "cython.p_uchar", "H": "cython.ushort[::1]", "object": "object"}
# For the checked build: the types of buffers that a function writes, and of those that it only reads, which may be
# constant.
_CHECKED_POINTERS = {True: "cython.uchar[::1]", False: "'const unsigned char[::1]'"}


def _decorators(node: ast.FunctionDef, known: "_KnownTypes", owner: str | None) -> list[str]:
    types = {name: _CYTHON_TYPES[kind] for name, kind in known.locals(node, owner).items() if kind != "object"}
    if is_checked():
        written = {part.value.id for part in ast.walk(node) if isinstance(part, ast.Subscript)
                   and isinstance(part.ctx, ast.Store) and isinstance(part.value, ast.Name)}
        types.update({name: _CHECKED_POINTERS[name in written] for name, c in types.items() if c == _CYTHON_TYPES["p"]})
    said = ["%s=%s" % each for each in types.items()]
    lines = ["@cython.locals(%s)" % ", ".join(said)] if said else []
    result = getattr(node.returns, "id", "object")
    if (owner in (None, "Search", "Solver")) and not node.name.startswith("__"):
        lines.append("@cython.ccall")
        if result in ("int", "bool"):
            lines.append("@cython.returns(%s)" % _CYTHON_TYPES[result])
    return lines


class _KnownTypes:
    """The known types of the engine.

    classes: {name: {attribute: kind}}.
    """

    def __init__(self, trees: dict[str, ast.Module]) -> None:
        self.classes: dict[str, dict[str, str]] = {}
        self._results: dict[str, str] = {}
        self._globals: dict[str, str] = {}
        for tree in trees.values():
            for node in tree.body:
                if isinstance(node, ast.FunctionDef):
                    self._results[node.name] = getattr(node.returns, "id", "object")
        self._results.update(ptr8="p", ptr16="H", len="int", int="int", min="int", max="int", abs="int",
                             bytearray="bytearray", bytes="bytes")
        for tree in trees.values():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[node.name] = self._attributes(node)
                    for part in node.body:
                        if isinstance(part, ast.FunctionDef):
                            self._results.setdefault("." + part.name, getattr(part.returns, "id", "object"))

    def _attributes(self, node: ast.ClassDef) -> dict[str, str]:
        found: dict[str, str] = {}
        for part in ast.walk(node):
            targets: list[ast.expr] = []
            if isinstance(part, ast.Assign):
                targets = part.targets
            elif isinstance(part, ast.AnnAssign):
                targets = [part.target]
            for target in targets:
                for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(each, ast.Attribute) and getattr(each.value, "id", "") == "self":
                        found.setdefault(each.attr, self._kind_of_attribute(part.value))  # type: ignore[attr-defined]
        return found

    def _kind_of_attribute(self, value: ast.expr | None) -> str:
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "array":
            return "H"
        if isinstance(value, ast.Name) and value.id == "nodes":
            return "int"
        return self._kind(value, {}, None)

    def locals(self, function: ast.FunctionDef, owner: str | None) -> dict[str, str]:
        """Return the types of a function's arguments and local variables as {name: kind}."""
        if any(isinstance(node, (ast.FunctionDef, ast.Lambda)) for node in ast.walk(function) if node is not function):
            return {}
        types: dict[str, str] = {}
        for argument in function.args.args:
            if argument.arg != "self":
                kind = getattr(argument.annotation, "id", "object")
                kind = kind if kind in _CYTHON_TYPES and argument.arg not in _WIDE_INTS else "object"
                types[argument.arg] = kind
        fixed = set(types)
        inner = {name.id for node in ast.walk(function) if isinstance(node, ast.comprehension)
                 for name in ast.walk(node.target) if isinstance(name, ast.Name)}
        assigned: dict[str, list[ast.expr | str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Tuple):
                        parts = node.value.elts if isinstance(node.value, ast.Tuple) else []
                        for i, each in enumerate(target.elts):
                            if isinstance(each, ast.Name):
                                assigned.setdefault(each.id, []).append(parts[i] if parts else "object")
                    elif isinstance(target, ast.Name):
                        assigned.setdefault(target.id, []).append(node.value)
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                assigned.setdefault(node.target.id, []).append(node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                assigned.setdefault(node.target.id, []).append("object")
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                called = getattr(getattr(node.iter, "func", None), "id", "")
                over = self._kind(node.iter, types, owner)
                assigned.setdefault(node.target.id, []).append(
                    "int" if called == "range" or over in ("bytes", "bytearray") else "object")
            elif isinstance(node, (ast.For, ast.With, ast.Import, ast.ImportFrom, ast.NamedExpr)):
                for part in [] if isinstance(node, ast.For) else ast.walk(node):
                    if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                        assigned.setdefault(part.id, []).append("object")
        # A local is an int until something else is assigned to it.
        for name in assigned:
            if name not in fixed and name not in inner:
                types[name] = "int"
        for _ in range(len(assigned) + 1):
            for name, brought in assigned.items():
                if name in types and name not in fixed:
                    kinds = {each if isinstance(each, str) else self._kind(each, types, owner) for each in brought}
                    kinds = {"int"} if kinds == {"int", "bool"} else kinds
                    types[name] = kinds.pop() if len(kinds) == 1 else "object"
        return types

    def _kind(self, node: ast.expr | None, types: dict[str, str], owner: str | None) -> str:
        """Return the kind of an expression's value."""
        if isinstance(node, ast.Constant):
            return {int: "int", bool: "bool", bytes: "bytes"}.get(type(node.value), "object")
        if isinstance(node, ast.Name):
            return types.get(node.id, "object")
        if isinstance(node, (ast.Compare,)) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            return "bool"
        if isinstance(node, ast.UnaryOp):
            return "int" if self._kind(node.operand, types, owner) in ("int", "bool") else "object"
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List):
                return "list"
            both = {self._kind(node.left, types, owner), self._kind(node.right, types, owner)}
            return "int" if both <= {"int", "bool"} else "object"
        if isinstance(node, ast.BoolOp):
            every = {self._kind(value, types, owner) for value in node.values}
            return "bool" if every == {"bool"} else "int" if every <= {"int", "bool"} else "object"
        if isinstance(node, ast.IfExp):
            both = {self._kind(node.body, types, owner), self._kind(node.orelse, types, owner)}
            return both.pop() if len(both) == 1 else "int" if both <= {"int", "bool"} else "object"
        if isinstance(node, ast.Subscript):
            if isinstance(node.slice, ast.Slice):
                return "object"
            if isinstance(node.value, ast.Name) and node.value.id.strip("_").isupper():
                return "int"  # from a table of numbers
            of = self._kind(node.value, types, owner)
            return "int" if of in ("bytes", "bytearray", "p", "H") or self._is_ints(node.value) else "object"
        if isinstance(node, ast.Attribute):
            if getattr(node.value, "id", "") == "self" and owner:
                return self.classes.get(owner, {}).get(node.attr, "object")
            if getattr(node.value, "id", "") == "work" or getattr(node.value, "attr", "") == "work":
                return self.classes.get("Workspace", {}).get(node.attr, "object")
            return "object"
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", "")
            kind = self._results.get(name) or self._results.get("." + getattr(node.func, "attr", "")) or "object"
            return kind if kind in _CYTHON_TYPES else "object"
        return "object"

    def _is_ints(self, node: ast.expr) -> bool:
        # These are the lists of a Workspace.
        return (isinstance(node, ast.Attribute) and node.attr in ("fitting_houses", "group_houses")) or (
            isinstance(node, ast.Name) and node.id in ("fitting", "groups"))

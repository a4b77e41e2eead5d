"""The rooms and what each may know, read from the imports of the sources, those inside functions too.

    hostsim → firmware → engine        hostsim, firmware → boards
    inside firmware: screens, console → table → app, draw, text → engine; the ports know all, nobody knows a port
"""

import ast
import functools
import re

import pytest

from tests.support.paths import ROOT

PARTS = ("engine", "firmware", "boards", "hostsim")

BELOW = {"engine", "firmware.pointers", "firmware.text", "firmware.version"}
SHARED = {"firmware.app", "firmware.draw"} | BELOW
PORTS = {"firmware.micropython", "firmware.circuitpython", "firmware.browser"}
EVERY_RUNTIME = {"array", "binascii", "collections", "gc", "io", "os", "random", "struct", "sys"}  # that all three have

# room: the other rooms it may know. A room of firmware/ that is not here fails: say what it may know.
KNOWS = {
    "engine": set(),
    "boards": set(),
    "firmware.version": set(),
    "firmware.panels": set(),
    "firmware.pointers": set(),
    "firmware.text": {"engine"},
    "firmware.draw": BELOW,
    "firmware.app": BELOW,
    "firmware.lessons": {"firmware.text"},
    "firmware.link": {"firmware.app"} | BELOW,
    "firmware.puzzles": {"engine"},
    "firmware.table": {"firmware.lessons", "firmware.link", "firmware.puzzles"} | SHARED,
    "firmware.console": {"firmware.table"} | SHARED,
    # which makes the table's, too
    "firmware.screens": {"firmware.lessons", "firmware.link", "firmware.puzzles", "firmware.table"} | SHARED,
    "firmware.micropython": {
        "firmware.console", "firmware.link", "firmware.table", "firmware.screens", "firmware.panels", "boards",
    } | SHARED,
    "firmware.circuitpython": {
        "firmware.table", "firmware.screens", "firmware.link", "firmware.panels", "boards",
    } | SHARED,
    "firmware.browser": {
        "firmware.console", "firmware.puzzles", "firmware.table", "firmware.screens", "boards",
    } | SHARED,
    "firmware.main": {"firmware.app", "firmware.micropython", "boards"},
    "firmware.code": {"firmware.app", "firmware.circuitpython", "boards"},
    "hostsim": {"firmware.console", "firmware.link", "firmware.puzzles", "firmware.table", "firmware.screens", "boards"}
    | SHARED | PORTS,
}

# room: what else it imports, beside what every runtime has. hostsim is CPython's and has its packages in pyproject.
OUTSIDE = {
    "engine": {"micropython"},  # for `const` alone
    "firmware.draw": {"framebuf"},  # MicroPython's, in what CircuitPython does not load
    "firmware.pointers": {"uctypes"},  # MicroPython's, for the addresses of buffers
}


def sources():
    found = {}
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


SOURCES = sources()


def imported(path, with_types=False):
    """The modules that a source imports, wherever in it; a name of a module of ours as `package.module`.

    with_types: also those whose names stand in annotations alone, which no runtime comes to
    """
    tree = ast.parse(path.read_text())
    types = {
        inner for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node) if isinstance(inner, ast.ImportFrom)
    }
    for node in ast.walk(tree):
        if node in types and not with_types:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "%s imports relatively, which the builds do not read" % path
            for alias in node.names:
                module = "%s.%s" % (node.module, alias.name)
                yield module if module in SOURCES else node.module


@functools.cache
def imports():
    """Return what each module imports, {name: names}."""
    return {name: set(imported(path)) - {name} for name, path in SOURCES.items()}


def room(module):
    parts = module.split(".")
    return ".".join(parts[:2]) if parts[0] == "firmware" else parts[0]


def ours(module):
    return module.split(".")[0] in PARTS


def test_every_room_says_what_it_may_know():
    assert {room(module) for module in SOURCES} - {"firmware"} == set(KNOWS)


def test_rooms_know_only_what_they_may():
    backwards = {
        (module, other) for module, others in imports().items() for other in others
        if ours(other) and room(other) not in {room(module), "firmware"} | KNOWS.get(room(module), set())
    }
    assert backwards == set(), "they may not know these"


def test_every_module_of_ours_that_is_imported_is_there():
    assert not [(name, other) for name, others in imports().items() for other in others
                if ours(other) and other not in SOURCES]


@pytest.mark.parametrize("where", sorted(set(KNOWS) - PORTS - {"hostsim", "firmware.main", "firmware.code"}))
def test_nothing_that_a_runtime_has_not(where):
    outside = {
        (module, other) for module, others in imports().items() if room(module) == where for other in others
        if not ours(other) and other not in EVERY_RUNTIME | OUTSIDE.get(where, set())
    }
    assert not outside


def test_the_engine_takes_const_alone_from_micropython():
    taken = {
        alias.name for name, path in SOURCES.items() if room(name) == "engine"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module == "micropython" for alias in node.names
    }
    assert taken <= {"const"}


def circles(arrows):
    """Return the circles of {name: the names it points at}, each a sorted tuple of names."""
    beyond = {}
    for name in arrows:
        found, left = set(), [name]
        while left:
            new = arrows[left.pop()] - found
            found |= new
            left += new
        beyond[name] = found
    return {
        tuple(sorted(other for other in beyond[name] if name in beyond[other]))
        for name in arrows if name in beyond[name]
    }


def module_arrows(with_types):
    return {name: set(imported(path, with_types)) & SOURCES.keys() - {name} for name, path in SOURCES.items()}


def test_no_circles():
    assert circles(module_arrows(False)) == set(), "they import one another"


# Modules that name one another, in annotations alone. This list may only get shorter.
KNOWN_CIRCLES = {
    # A table holds its mode and its opponents, which act on it.
    ("firmware.table.base_mode", "firmware.table.mode", "firmware.table.opponents", "firmware.table.table",
     "firmware.table.touch"),
}


def test_no_circles_of_modules_with_annotations_counted():
    """What a module asks of one above it is a Protocol, or a value that it is given."""
    assert circles(module_arrows(True)) == KNOWN_CIRCLES


def test_no_circles_of_rooms_with_annotations_counted():
    """What a room asks of one above it is a Protocol in the room that asks."""
    arrows = {room(module): set() for module in SOURCES}
    for module, path in SOURCES.items():
        others = {room(other) for other in imported(path, with_types=True) if ours(other)}
        arrows[room(module)] |= others & arrows.keys() - {room(module)}
    assert "boards" in arrows["firmware.draw"]  # which is only in an annotation
    assert circles(arrows) == set()


def test_no_test_module_is_imported():
    """What several test modules need lies in tests/support, or is a fixture of a conftest.py."""
    found = set()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(alias.name for alias in node.names)] if is_of_tests(node) else []
            else:
                continue
            if any(part.startswith("test_") or part == "conftest" for name in names for part in name.split(".")):
                found.add((path.name, names[0]))
    assert not found


def is_of_tests(node):
    return node.level > 0 or node.module.split(".")[0] == "tests"


def rooms():
    """Return {name of a room: its folder}; the names are unique in engine, firmware and hostsim."""
    found = {part: ROOT / part for part in PARTS + ("firmware",)}
    for part in ("firmware", "hostsim"):
        found.update({path.name: path for path in (ROOT / part).iterdir() if path.is_dir()})
    return found


def test_tests_of_a_module_are_named_as_it_is():
    """`tests/room/test_module.py` tests `module.py` of a room; README.md lists the others, with the reason."""
    listed = re.findall(r"^\| `(\w+/test_\w+\.py)` \|", (ROOT / "tests/README.md").read_text(), re.MULTILINE)
    others = []
    for path in sorted((ROOT / "tests").glob("*/**/test_*.py")):
        room, *floors = path.parent.relative_to(ROOT / "tests").parts
        module = path.stem[len("test_") :]
        folder = rooms()[room].joinpath(*floors) if room in rooms() else None
        there = folder and [*folder.rglob(module + ".py"), *(each for each in folder.rglob(module) if each.is_dir())]
        if not there:
            others.append(path.relative_to(ROOT / "tests").as_posix())
    assert sorted(listed) == others

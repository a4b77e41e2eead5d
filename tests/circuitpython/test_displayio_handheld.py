"""Tests of the game on CircuitPython: its entry point, on stand-ins for CircuitPython's modules, and its imports."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from hostsim.device import board_build, circuitpython_drive as circuitpython
from tests.support.paths import ROOT
from tests.support.timeouts import PROGRAM_TIMEOUT_S

MICROPYTHON = {"framebuf", "machine", "uctypes", "rp2", "_rp2", "vfs"}  # CircuitPython has none of these modules.
# What CircuitPython 10 no longer has, after a version with warnings: the classes of displayio that moved to modules of
# their own (adafruit/circuitpython, issues 7667 and 9690), the old name of paralleldisplaybus, a method of BusDisplay.
MOVED = {"displayio." + name for name in ("Display", "EPaperDisplay", "FourWire", "I2CDisplay", "ParallelBus")}
GONE = MOVED | {"paralleldisplay", "set_vertical_scroll"}
# The room for MicroPython never comes onto a drive with CircuitPython, and may use what CircuitPython cannot parse.
SOURCES = sorted(path for folder in ("engine", "firmware", "boards") for path in Path(ROOT, folder).rglob("*.py")
                 if path.parent != Path(ROOT, "firmware", "micropython"))


# The checks are read from the program, which needs a process of its own, so that none is forgotten. That of a drive
# needs files (test_circuitpython_drive.py), and that of a start a board.
CHECKS = set(re.findall(r"^def check_(\w+)\(", Path(ROOT, "tests/support/circuitpython_board.py").read_text(), re.M))
RUNS = [*(("start", name) for name in circuitpython.board_names()),
        *((name,) for name in sorted(CHECKS - {"drive", "start", "dimming_of"}))]


@pytest.mark.slow
@pytest.mark.parametrize("check", RUNS, ids="-".join)
def test_entry_point_on_a_board_of_stand_ins(check):
    command = [sys.executable, "-m", "tests.support.circuitpython_board", *check]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PROGRAM_TIMEOUT_S)
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr


def test_sources_use_no_syntax_that_circuitpython_cannot_parse():
    for path in SOURCES:
        text = board_build.without_viper(path.read_text())
        assert not re.search(r"^\s*@(micropython|rp2)\.", text, re.MULTILINE), path
        code = [token.string for token in tokenize.generate_tokens(io.StringIO(text).readline)
                if token.type == tokenize.NAME]
        assert not {"native", "asm_thumb", "asm_pio", "match"} & set(code), path


def names_of(path):
    """Return the modules, and the names of modules and objects, that a source uses."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute):
            names.update((ast.unparse(node), node.attr))
        elif isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update((node.module, *("%s.%s" % (node.module, alias.name) for alias in node.names)))
    return names


def test_drive_holds_no_module_for_micropython():
    assert not [name for name in circuitpython.sources("picosystem") if name.startswith("firmware.micropython")]


def test_port_uses_no_name_that_circuitpython_10_has_removed():
    used = set().union(*(names_of(path) for path in circuitpython.sources("picosystem").values()))
    assert not used & GONE
    assert {"displayio.Group", "busdisplay.BusDisplay", "fourwire.FourWire", "i2cdisplaybus.I2CDisplayBus"} <= used


def imported(path):
    """Return the names that a source imports when it is loaded."""
    names = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module)
            names.update("%s.%s" % (node.module, alias.name) for alias in node.names)
    return names


def test_files_on_the_drive_import_only_what_is_on_the_drive():
    on_drive = circuitpython.sources("picosystem")
    assert not {name for name in on_drive if name.startswith("firmware.micropython")}
    assert not {"firmware.main", "firmware.draw.strip_renderer"} & set(on_drive)
    assert {
        "firmware.app.app", "firmware.code", "firmware.table.modes.stop_play", "firmware.screens.help_pages"
    } <= set(on_drive)
    left_out = set(board_build.modules()) - set(on_drive)
    assert not [name for name in left_out if name.startswith(("engine.", "firmware.app.s", "firmware.link."))]
    for path in on_drive.values():
        assert not imported(path) & (MICROPYTHON | left_out), path.name

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game on CircuitPython: its entry point on stand-ins for CircuitPython's modules, and what it may not use."""

import ast
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from hostsim.device import build
from hostsim.device import circuitpython_drive as circuitpython
from tests.conftest import ROOT

MICROPYTHON = {"framebuf", "machine", "uctypes", "rp2", "vfs"}  # CircuitPython has none of them
SOURCES = sorted(path for folder in ("engine", "firmware", "boards") for path in Path(ROOT, folder).rglob("*.py"))


@pytest.mark.slow
def test_the_entry_point_plays_saves_and_goes_on_after_power_off():
    command = [sys.executable, "-m", "tests.circuitpython_board"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_source_has_what_circuitpython_cannot_parse(path):
    with open(path, "rb") as f:
        code = [token.string for token in tokenize.tokenize(f.readline) if token.type == tokenize.NAME]
    assert not {"native", "viper", "asm_thumb", "asm_pio", "match"} & set(code)


def test_what_goes_on_the_drive_needs_nothing_that_stays_behind():
    there = circuitpython.modules()
    assert not {name for name in there if "micropython" in name.split(".")}
    assert not {"firmware.main", "firmware.draw.strip"} & set(there)
    assert {"firmware.app.app", "firmware.code", "firmware.table.stop_play", "firmware.screens.help"} <= set(there)
    behind = set(build.modules()) - set(there)
    assert not any(name.startswith("engine.") for name in behind)
    for path in there.values():
        assert not circuitpython.imported(path) & (MICROPYTHON | behind), path.name


def constants(name):
    """{name: node} of what a module of firmware/ assigns at its top."""
    tree = ast.parse(Path(ROOT, "firmware", name).read_text())
    return {node.targets[0].id: node.value for node in tree.body if isinstance(node, ast.Assign)}


def test_the_panels_are_set_up_as_under_micropython():
    here = {name: ast.literal_eval(node) for name, node in constants("circuitpython/displayio_panel.py").items()}
    there = ast.literal_eval(constants("micropython/st7789_setup.py")["SETUP"])
    assert here["SETUP"] == b"".join(code + bytes((len(data),)) + data for code, data in there)
    assert here["ON"] == b"\x11\x80\x05" + b"\x29\x00"
    for name, node in constants("micropython/oled.py").items():
        assert here["OLED_SPI_HZ" if name == "SPI_HZ" else name] == ast.literal_eval(node), name

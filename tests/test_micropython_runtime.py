# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""tests/micropython.py itself: finding, fetching and starting MicroPython's unix port."""

import subprocess
import sys

import pytest

from tests import micropython


@pytest.mark.parametrize("bits", [32, 64])
def test_starts_with_the_word_size_asked_for(bits):
    micropython.require(bits)
    done = micropython.run(["-c", "import sys; print(sys.implementation[0], sys.maxsize)"], bits=bits)
    assert done.stdout.split() == ["micropython", str(2 ** (bits - 1) - 1)]
    assert micropython.run(["-c", "import sys; sys.exit(3)"], bits=bits).returncode == 3


def test_heap_is_capped():
    micropython.require(32)
    done = micropython.run(["-c", "bytearray(200000)"], bits=32, heap="190k")
    assert done.returncode == 1
    assert "MemoryError" in done.stderr
    assert micropython.run(["-c", "bytearray(180000)"], bits=32, heap="190k").returncode == 0


def test_command_line_passes_arguments_and_status_on():
    micropython.require(32)
    done = subprocess.run(
        [sys.executable, "-m", "tests.micropython", "--bits", "32", "-c", "print(6 * 7)"],
        cwd=micropython.ROOT, capture_output=True, text=True, timeout=600)
    assert (done.stdout, done.returncode) == ("42\n", 0)


def test_named_program_comes_first(tmp_path, monkeypatch):
    own = tmp_path / "mine"
    own.write_text("#!/bin/sh\necho micropython 32 1.27\n")
    own.chmod(0o755)
    monkeypatch.setenv("MICROPYTHON", str(own))
    assert micropython.command(32) == [str(own)]


def test_named_program_that_is_none_is_said_plainly(tmp_path, monkeypatch):
    monkeypatch.setenv("MICROPYTHON", str(tmp_path / "absent"))
    with pytest.raises(micropython.Unavailable, match="MICROPYTHON.*absent"):
        micropython.command(32)


def test_without_apt_one_line_says_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr(micropython, "BUILD", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("MICROPYTHON", raising=False)
    with pytest.raises(micropython.Unavailable, match=r"name it in \$MICROPYTHON") as raised:
        micropython.command(32)
    assert "\n" not in str(raised.value)


def test_mirrors_are_read_from_apts_own_sources(tmp_path):
    stanzas = tmp_path / "debian.sources"
    stanzas.write_text(
        "Types: deb\n# a remark\nURIs: http://one.example/debian\nSuites: bookworm bookworm-updates\n"
        "Components: main\nSigned-By: /keys/debian.gpg\n\n"
        "Types: deb\nURIs: http://one.example/security\nSuites: bookworm-security\nComponents: main\n\n"
        "Types: deb\nURIs: http://off.example/debian\nSuites: bookworm\nComponents: main\nEnabled: no\n"
    )
    lines = tmp_path / "sources.list"
    lines.write_text(
        "# deb http://old.example/debian bookworm main\n"
        "deb-src http://src.example/debian bookworm main\n"
        "deb [arch=amd64 signed-by=/keys/two.gpg] http://two.example/debian bookworm main contrib\n"
        "deb http://three.example/tool ./\n"
    )
    assert micropython.mirrors([stanzas, lines]) == [
        ("http://one.example/debian", "/keys/debian.gpg"),
        ("http://two.example/debian", "/keys/two.gpg"),
    ]

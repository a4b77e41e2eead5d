# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What several test modules share: the command line, run as a person runs it."""

import os
import subprocess
import sys

import pytest

from hostsim.players import framebuf

framebuf.install()  # what draws on MicroPython imports it

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@pytest.fixture
def cli(tmp_path):
    """A function that runs `python -m hostsim ARGS` and returns the finished process (text).

    Saves go to a folder of the test's own; a traceback on stderr fails the test, whatever it looks at.
    """
    env = dict(os.environ, XDG_STATE_HOME=str(tmp_path / "state"), SDL_VIDEODRIVER="dummy",
               SDL_AUDIODRIVER="dummy")

    def run(*args, stdin="", timeout=120, **more):
        done = subprocess.run(
            [sys.executable, "-m", "hostsim", *args], input=stdin, capture_output=True, text=True,
            timeout=timeout, cwd=ROOT, env=dict(env, **more))
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run

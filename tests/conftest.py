# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What several test modules share: the command line, run as a person runs it."""

import collections
import fcntl
import os
import subprocess
import sys

import hypothesis
import pytest

from hostsim import fast

# The source is what is tested, unless the environment asks for the compiled engine (test_fast.py).
os.environ.setdefault(fast.SWITCH, "0")
if os.environ[fast.SWITCH] != "0":
    assert fast.use(), "the compiled engine was asked for, and is not there: make fast"

from firmware import text  # noqa: E402  these import the engine
from firmware.text import phrases  # noqa: E402
from hostsim.players import framebuf  # noqa: E402
from tests.support.paths import ROOT  # noqa: E402
from tests.support.patience import PATIENCE  # noqa: E402

framebuf.install()  # the one-bit renderer imports it

# Every run tries the same, on a machine that may be slow; what fails is shrunk and shown, and nothing kept in the tree.
hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("same")



def pytest_collection_modifyitems(items):
    """What runs the command line starts another program, and is slow by that."""
    for item in items:
        if "cli" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


_left_out = collections.Counter()  # of each test module how many tests -m and -k leave out


def pytest_deselected(items):
    """Count them."""
    _left_out.update(item.path.name for item in items)


def pytest_sessionfinish(session):
    """A process of xdist tells the one that reports."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(_left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Each process counts them all: what one says is what they all say."""
    _left_out.clear()
    _left_out.update(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter):
    """Say what was left out."""
    if _left_out:
        terminalreporter.write_line("%d tests left out (make test runs all), of %s" % (
            _left_out.total(), " ".join(sorted(_left_out))))


@pytest.fixture(autouse=True)
def in_english():
    """After each test cards and words are English again, whatever it spoke."""
    yield
    text.use(0)
    phrases.letters = 0


@pytest.fixture(scope="session")
def shared(tmp_path_factory, request):
    """A function that returns a folder of this name, which make(folder) filled: once, for all of xdist's processes."""
    base = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        base = base.parent

    def folder(name, make):
        path = base / "shared" / name
        path.parent.mkdir(exist_ok=True)
        with open(path.with_suffix(".lock"), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.exists():
                unfinished = path.with_suffix(".unfinished")
                unfinished.mkdir(exist_ok=True)
                make(unfinished)
                unfinished.rename(path)
        return path

    return folder


@pytest.fixture
def cli(tmp_path):
    """A function that runs `python -m hostsim ARGS` and returns the finished process (text).

    Saves go to a folder of the test's own; a traceback on stderr fails the test, whatever it looks at.
    """
    env = dict(os.environ, XDG_STATE_HOME=str(tmp_path / "state"), SDL_VIDEODRIVER="dummy",
               SDL_AUDIODRIVER="dummy")

    def run(*args, stdin="", timeout=PATIENCE, **more):
        done = subprocess.run(
            [sys.executable, "-m", "hostsim", *args], input=stdin, capture_output=True, text=True,
            timeout=timeout, cwd=ROOT, env=dict(env, **more))
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run

"""Fixtures and settings for all tests."""

import collections
import contextlib
import fcntl
import gc
import importlib
import os
import subprocess
import sys
import time
import types

import hypothesis
import pytest

from hostsim import fast

# The tests use the source, unless the environment asks for the checked build. The one for matches does not notice an
# index out of range, so no test runs on it but those that compare it (test_fast.py).
os.environ.setdefault(fast.ENGINE_VARIABLE, "0")
if os.environ[fast.ENGINE_VARIABLE] not in ("0", fast.CHECKED):
    raise pytest.UsageError("tests run with %s=0 or =%s" % (fast.ENGINE_VARIABLE, fast.CHECKED))
if os.environ[fast.ENGINE_VARIABLE] == fast.CHECKED and not fast.use_compiled_engine():
    raise pytest.UsageError("the checked engine is not compiled: python -m tests.support.compiled_engine")

from firmware import text  # These import the engine.
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from hostsim.players import framebuf
from tests.support.paths import ROOT
from tests.support.timeouts import PROGRAM_TIMEOUT_S

framebuf.install()  # the one-bit renderer imports framebuf

# Every run tries the same examples, without deadlines; failures are shrunk and shown, and nothing is stored.
hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("same")


_LONGEST_FIRST = {"device": 0, "web": 1}  # folders of tests
_LANGUAGES = tuple("firmware.text.%s." % code for code in LANGUAGE_CODES)


def pytest_collection_modifyitems(items):
    """Mark tests that use the fixture cli as slow, because they start another program; put the longest tests first.

    Those are the ones on emulated boards, and then those in a browser. Last, one of them would keep one process busy
    while the others have no work.
    """
    items.sort(key=lambda item: _LONGEST_FIRST.get(item.path.parent.name, len(_LONGEST_FIRST)))
    for item in items:
        if "cli" in item.fixturenames:
            item.add_marker(pytest.mark.slow)


_left_out = collections.Counter()  # for each test module, the number of tests that -m and -k leave out


def pytest_deselected(items):
    """Count the tests that are left out."""
    _left_out.update(item.path.name for item in items)


def pytest_sessionfinish(session):
    """Send the counts from a process of xdist to the one that reports."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(_left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Receive the counts; each process has all of them, so one is enough."""
    _left_out.clear()
    _left_out.update(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter):
    """Print what was left out."""
    if _left_out:
        terminalreporter.write_line("%d tests left out (make test runs all), of %s" % (
            _left_out.total(), " ".join(sorted(_left_out))))


@pytest.fixture(scope="module", autouse=True)
def earlier_objects():
    """Keep what is there before a module out of the collections of garbage, which the game asks for in each pause.

    That is the tests themselves, and what the modules before have cached.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def in_english():
    """Set cards and words back to English, and to that for buttons, after each test."""
    yield
    text.set_wording("")
    text.set_language(0)
    phrases.court_letters = 0


@pytest.fixture(scope="session")
def shared(tmp_path_factory, request):
    """Return a function that makes a folder by make(folder) once for all of xdist's processes."""
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


@pytest.fixture(scope="session")
def built(shared):
    """Return a function that builds the game for MicroPython's unix port once, and returns the folder.

    march: of the machine code, "x86" for the 32-bit port; or None for bytecode alone.
    """
    from hostsim.device.board_build import build
    from tests.support.unix_micropython import BUILT_BOARDS, MODULES_THERE, helpers

    def folder(march):
        more = helpers(*MODULES_THERE)
        return shared("built-%s" % march, lambda out: build(out, BUILT_BOARDS, march, more))

    return folder


@pytest.fixture
def cli(tmp_path):
    """Return a function that runs `python -m hostsim ARGS` and returns the finished process (text).

    Saves go to a folder of the test. A traceback on stderr fails every test.
    """
    env = dict(os.environ, XDG_STATE_HOME=str(tmp_path / "state"), SDL_VIDEODRIVER="dummy",
               SDL_AUDIODRIVER="dummy")

    def run(*args, stdin="", timeout=PROGRAM_TIMEOUT_S, **more):
        done = subprocess.run(
            [sys.executable, "-m", "hostsim", *args], input=stdin, capture_output=True, text=True,
            timeout=timeout, cwd=ROOT, env=dict(env, **more))
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run


def _stays(name):
    """Return whether a module of this name is one of firmware, but no part of a language."""
    return name.startswith("firmware.") and not name.startswith(_LANGUAGES)


@pytest.fixture(autouse=True)
def modules_stay():
    """Put the modules of firmware back, because a board's port drops those of closed screens.

    A class that is loaded twice is two classes, which the tests that follow would tell apart. The parts of a language
    do not come back: the game drops each as it loads it, and may replace its texts by those for a finger.
    """
    before = {name: module for name, module in sys.modules.items() if _stays(name)}
    yield
    if all(sys.modules.get(name) is module for name, module in before.items()):
        return
    for name in [name for name in sys.modules if _stays(name) and name not in before]:
        del sys.modules[name]
    sys.modules.update(before)
    for name, module in before.items():
        package, _, last = name.rpartition(".")
        setattr(sys.modules[package], last, module)


@pytest.fixture
def port(monkeypatch):
    """Return a fresh import of firmware.browser.page_handheld.

    page.shown: how often something was drawn; page.told: the lines for screen readers; page.copied: texts that were
    copied; page.vibrated: for how many ms each time.
    """
    page = types.ModuleType("page")
    page.shown = 0
    page.told = []
    page.copied = []
    page.copy = lambda words: not page.copied.append(words)
    page.tell = page.told.append

    def draw(*_):
        page.shown += 1

    page.draw = page.light = draw
    page.show = page.invert = page.mirror = page.sound = page.take_bank = page.take_colours = lambda *_: None
    page.read = lambda name: ""
    page.write = lambda name, digits: True
    page.chance = lambda n: 4
    page.today = lambda: 261122
    page.vibrated = []
    page.vibrate = page.vibrated.append
    page.vibrates = lambda: True
    clock = iter(range(1 << 30))
    monkeypatch.setitem(sys.modules, "page", page)
    monkeypatch.setitem(sys.modules, "uctypes", types.SimpleNamespace(addressof=id))
    monkeypatch.setattr(time, "ticks_ms", lambda: next(clock), raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda one, other: one - other, raising=False)
    names = ["firmware.browser." + name for name in ("page_handheld", "canvas_renderer", "screen_reader", "page_store")]
    for name in names:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module(names[0])
    for name in names:
        sys.modules.pop(name, None)


@pytest.fixture
def loaded():
    """Return a function that installs a Machine for the rest of the test, and returns a module of the port.

    The module is loaded anew, with those that it imports.
    """
    with contextlib.ExitStack() as stack:

        def load(machine, name):
            stack.enter_context(machine.installed())
            return importlib.import_module("firmware.micropython." + name)

        yield load

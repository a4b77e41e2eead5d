"""The modules of rp2040py that are compiled for this Python."""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hostsim.device import rp2040py_build
from tests.support.page_site import lacks
from tests.support.paths import ROOT

SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
STABLE = "_bit.abi3.so"  # a module that needs no other


@pytest.fixture
def native():
    """Return the folder of the installed modules."""
    native = pytest.importorskip("rp2040py.native", reason="needs the emulator: make .venv/emulator")
    return Path(native.__file__).parent


@pytest.fixture
def copied(native, tmp_path):
    """Return a folder with one module of the wheel, and one that was compiled for this Python before."""
    if not (native / STABLE).exists():
        pytest.skip("this wheel has no modules for the stable ABI, so nothing is compiled")
    folder = tmp_path / "rp2040py" / "native"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for name in (STABLE, "_bit.c"):
        shutil.copy(native / name, folder)
    (folder / ("_bit" + SUFFIX)).write_text("of an earlier version")
    return folder


def test_emulated_boards_run_on_modules_compiled_for_this_python(native):
    from rp2040py.native import _simulator

    if not _simulator.__file__.endswith(SUFFIX):
        lacks("rp2040py is not compiled for this Python, so emulated boards are slow")


def test_module_is_compiled_from_the_c_beside_it(copied):
    assert rp2040py_build.compile_modules(copied) == 1
    spec = importlib.util.spec_from_file_location("_bit", copied / ("_bit" + SUFFIX))
    bit = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bit)
    assert bit.s32(0xFFFFFFFE) == -2


def test_without_a_compiler_the_modules_of_the_wheel_are_used_and_a_line_says_so(copied):
    env = dict(os.environ, CC="no-compiler", PYTHONPATH=str(copied.parents[1]))
    run = [sys.executable, "-m", rp2040py_build.__name__]
    done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT, env=env)
    assert done.returncode == 0 and done.stdout == ""
    assert done.stderr.startswith("emulated boards will be slow, ") and done.stderr.count("\n") == 1
    assert sorted(path.name for path in copied.iterdir()) == [STABLE, "_bit.c"]

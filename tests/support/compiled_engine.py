"""Compile the engine (hostsim/fast.py) unless its build is current.

    POCKET_BANK_FAST=checked python -m tests.support.compiled_engine

The environment says which build, as it does for every program. The exit status is 1 if it cannot be compiled, and
stderr has the reason.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hostsim import fast
from tests.support.paths import ROOT


def compiled(switch: str | None = None) -> str:
    """Compile the engine if necessary; return "", or the reason why it is not current.

    switch: the value of fast.ENGINE_VARIABLE that names the build; None is that of the environment.
    """
    switch = os.environ.get(fast.ENGINE_VARIABLE, "") if switch is None else switch
    digest = fast.build_folder(switch) / "digest"
    if digest.exists() and digest.read_text() == fast.digest():
        return ""
    done = subprocess.run([sys.executable, "-m", "hostsim", "fast"], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, fast.ENGINE_VARIABLE: switch})
    return done.stderr.strip() if done.returncode else ""


def compile_once(shared: Callable[[str, Callable[[Path], None]], Path], switch: str) -> None:
    """Compile a build if necessary, once for all processes of a run of pytest.

    shared: the fixture; switch: the value of fast.ENGINE_VARIABLE that names the build.
    """
    def make(folder: Path) -> None:
        reason = compiled(switch)
        assert not reason, reason

    shared("engine-" + switch, make)


if __name__ == "__main__":
    reason = compiled()
    if reason:
        print(reason, file=sys.stderr)
    sys.exit(bool(reason))

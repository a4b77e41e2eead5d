# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Compile the engine (hostsim/fast.py) unless build/fast is current.

    python -m tests.support.compiled_engine

The exit status is 1 if it cannot be compiled, and stderr has the reason.
"""

import subprocess
import sys

from hostsim import fast
from tests.support.paths import ROOT


def compiled() -> str:
    """Compile the engine if necessary; return "", or the reason why it is not current."""
    digest = fast.FOLDER / "digest"
    if digest.exists() and digest.read_text() == fast.digest():
        return ""
    done = subprocess.run([sys.executable, "-m", "hostsim", "fast"], cwd=ROOT, capture_output=True, text=True)
    return done.stderr.strip() if done.returncode else ""


if __name__ == "__main__":
    reason = compiled()
    if reason:
        print(reason, file=sys.stderr)
    sys.exit(bool(reason))

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How every command refuses."""

import subprocess


def refused(done: "subprocess.CompletedProcess[str]", *words: str) -> str:
    """Check that a command printed nothing but one error line, with these words, and that its status is 2.

    Return the line.
    """
    assert (done.returncode, done.stdout) == (2, ""), done
    line, end, more = done.stderr.partition("\n")
    assert line.startswith("error: ") and (end, more) == ("\n", ""), done.stderr
    for word in words:
        assert word in done.stderr, done.stderr
    return done.stderr

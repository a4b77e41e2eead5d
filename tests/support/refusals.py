"""How every command refuses."""

import subprocess


def refused(done: "subprocess.CompletedProcess[str]", *words: str) -> str:
    """Check that a command printed nothing but one error line, with these words, and that its status is 2.

    Return the line.
    """
    assert done.stdout == "", done
    return refused_with(done.returncode, done.stderr, *words)


def refused_with(status: int, stderr: str, *words: str) -> str:
    """Check a refusal as `refused` does, by what a command wrote to stderr; return it."""
    line, end, more = stderr.partition("\n")
    assert (status, line[:7], end, more) == (2, "error: ", "\n", ""), (status, stderr)
    for word in words:
        assert word in stderr, stderr
    return stderr

"""The command `pocket-bank`, which is `python -m hostsim` by another name."""

import os
import sys


def main() -> int:
    """Run the command; return its exit status."""
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "program")
    if os.path.isdir(program):  # not in a checkout
        sys.path.insert(0, program)  # first, so that another installed `engine` is not taken for ours
    from hostsim.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())

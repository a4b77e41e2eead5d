"""The command `pocket-bank`, which is `python -m hostsim` by another name."""

import sys

from hostsim.__main__ import main

if __name__ == "__main__":
    sys.exit(main())

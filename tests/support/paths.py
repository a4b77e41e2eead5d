"""The folders of the sources and of the tests' data."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
PERFT = ROOT / "tests" / "perft"

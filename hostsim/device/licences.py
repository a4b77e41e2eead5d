"""Collect the licences of all parts of a firmware, which must accompany its .uf2 file.

They are collected from the compiled sources: each has a comment with its copyright, and most comments refer to a
licence whose text is in another file. The compiler lists those sources in its .d files.
"""

import pathlib
import re
import sys
from collections.abc import Iterable

from hostsim.device import board_build

LICENCES_FILE = "licences-%s.txt"  # filled in with a chip's name
SDK_LICENCE = "lib/pico-sdk/LICENSE.TXT"
# The files with the whole texts, in MicroPython's tree or on this machine. TinyUSB and others have their text in each
# source.
TEXTS = {
    "Pocket Bank": str(board_build.ROOT / "LICENSE"),
    "MicroPython": "LICENSE",
    "BSD-3-Clause: pico-sdk, littlefs": SDK_LICENCE,
    "Apache-2.0: CMSIS, and mbedtls in what is built from a clone":
        "lib/pico-sdk/src/rp2_common/cmsis/stub/CMSIS/LICENSE.txt",
    "newlib": "/usr/share/doc/libnewlib-arm-none-eabi/copyright",
}
OPENING = """\
The licences of the works that this firmware consists of. First come whole texts, then the notices in the sources. A
notice that only names a licence refers to its text among the first."""
_COMMENT = re.compile(r"/\*.*?\*/|(?:^[ \t]*//[^\n]*\n)+", re.DOTALL | re.MULTILINE)


def write(path: pathlib.Path, tree: pathlib.Path, compiled: Iterable[pathlib.Path]) -> None:
    """Write the licences of a firmware; print a line to stderr for each whose text is missing.

    tree: MicroPython's sources; compiled: the folders of the compiled definitions.
    """
    parts = [OPENING]
    for name, where in TEXTS.items():
        try:
            text = (tree / where).read_text("utf-8", "replace").strip()
        except OSError:
            text = "The text is missing: there was no %s." % where
            print("%s: a licence is missing, %s: there is no %s" % (path, name, tree / where), file=sys.stderr)
        parts.append("%s\n\n%s" % (name, text))
    found = notices(_sources(tree, compiled))
    for terms, holders in sorted(found.items(), key=lambda each: (-len(each[1]), each[0])):
        parts.append("\n".join([*sorted(holders), "", terms]))
    path.write_text(("\n\n" + "-" * 70 + "\n\n").join(parts) + "\n", "utf-8")


def notices(sources: Iterable[pathlib.Path]) -> dict[str, set[str]]:
    """Return the notices of sources, {text without copyright lines: the copyright lines above it}."""
    found: dict[str, set[str]] = {}
    for path in sources:
        for comment in _COMMENT.findall(path.read_text("utf-8", "replace")):
            if "Copyright" not in comment:
                continue
            lines = [line.strip().removesuffix("*/").lstrip("/* \t").rstrip() for line in comment.splitlines()]
            holders = [line for line in lines if line.startswith("Copyright")]
            terms = "\n".join(line for line in lines if line not in holders).strip()
            found.setdefault(re.sub(r"\n{3,}", "\n\n", terms), set()).update(holders)
    return found


def _sources(tree: pathlib.Path, compiled: Iterable[pathlib.Path]) -> list[pathlib.Path]:
    """Return the paths of MicroPython's sources that were compiled."""
    lists = [path.read_text("utf-8") for folder in compiled for path in folder.rglob("*.d")]
    # Each text has rules of make: the object, a colon, and the sources; a space in a name follows a backslash.
    paths = {pathlib.Path(word.replace("\\ ", " ")) for text in lists
             for word in re.findall(r"(?:\\ |[^\s\\])+", text.partition(": ")[2])}
    return sorted(path for path in paths if path.is_relative_to(tree))

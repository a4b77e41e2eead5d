"""Extract the notes of a release, the section of CHANGELOG.md on this version."""

import re

from firmware.version import VERSION
from hostsim.arguments import CommandError
from hostsim.device import board_build

NOTES_FILE = "NOTES.md"


def notes(changelog: str, version: str = VERSION) -> str:
    """Return the section of a version without its heading. Raise CommandError if there is none.

    Links into the sources lead nowhere from a release, so only their texts are kept.
    """
    pattern = r"^## %s(?=\s)[^\n]*\n(.*?)(?=^## |\Z)" % re.escape(version)
    section = re.search(pattern, changelog, re.DOTALL | re.MULTILINE)
    if not section:
        raise CommandError("CHANGELOG.md has no entry for %s" % version)
    return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", section[1]).strip() + "\n"


def read() -> bytes:
    """Return the notes of this version as the bytes of a file."""
    return notes((board_build.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")).encode()

"""Release notes: the version's section of CHANGELOG.md, readable without the sources."""

import pytest

from firmware.version import VERSION
from hostsim.arguments import CommandError
from hostsim.device import release, release_notes

CHANGELOG = """# Changelog

## 1.2.0 (unreleased)

### Added

- A thing ([how](docs/thing.md)), by [a site](https://example.org/).

## 1.1.0

- Older.
"""


def test_notes_are_the_section_of_the_version():
    assert release_notes.notes(CHANGELOG, "1.2.0") == (
        "### Added\n\n- A thing (how), by [a site](https://example.org/).\n")
    assert release_notes.notes(CHANGELOG, "1.1.0") == "- Older.\n"


@pytest.mark.parametrize("version", ["1.3.0", "1.2", "1x2.0"])
def test_notes_of_an_unknown_version_are_refused(version):
    with pytest.raises(CommandError, match="CHANGELOG.md has no entry for %s" % version):
        release_notes.notes(CHANGELOG, version)


def test_notes_of_this_version_are_in_the_changelog():
    notes = release.contents([])[release_notes.NOTES_FILE].decode()
    assert notes.startswith("### Added\n") and "](docs" not in notes
    assert notes == release_notes.notes("## %s\n%s" % (VERSION, notes))

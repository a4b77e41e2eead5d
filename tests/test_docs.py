"""What the pages say of the code, where the code can tell whether it is so."""

import re

import pytest

from engine.opponent import LEVELS
from firmware import text
from firmware.app.settings import OFFERED_LEVELS
from tests.support.paths import ROOT

ROOMS = sorted(
    path.parent.relative_to(ROOT).as_posix()
    for part in ("engine", "firmware", "boards") for path in (ROOT / part).rglob("__init__.py")
    if path.parent.parent.parent == ROOT or path.parent.parent == ROOT
)  # fmt: skip


def page(name):
    return (ROOT / name).read_text()


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_of_the_game_has_a_readme(room):
    assert page(room + "/README.md").startswith("# ")


def test_readme_of_hostsim_describes_its_rooms():
    text = page("hostsim/README.md")
    rooms = [path.parent.name for path in sorted((ROOT / "hostsim").glob("*/__init__.py"))]
    assert rooms
    assert [room for room in rooms if "| [%s](%s) |" % (room, room) not in text] == []


def test_readme_of_the_drawing_names_every_look():
    text = page("firmware/draw/README.md")
    row = next(line for line in text.splitlines() if line.startswith("| look |"))
    folders = {path.parent.name for path in (ROOT / "firmware/draw").glob("*/*_look.py")}
    assert set(re.findall(r"`(\w+)`", row)) == folders


def test_readme_of_the_text_names_every_file_of_a_language():
    text = page("firmware/text/README.md")
    files = {path.name for path in (ROOT / "firmware/text/en").glob("*.py")} - {"__init__.py"}
    table = re.findall(r"^\| (`\w+\.py`(?:, `\w+\.py`)*) \|", text, re.MULTILINE)
    assert set(re.findall(r"`(\w+\.py)`", " ".join(table))) == files


def test_how_often_levels_beat_one_another_is_what_was_measured():
    names = {name: level for level, name in text.menus().LEVELS.items()}
    said = re.search(r"((?:\w+ against \w+,? (?:and )?)+)each win (\d+) to (\d+) of 100 games", page("docs/playing.md"))
    pairs = {(names[a], names[b]) for a, b in re.findall(r"(\w+) against (\w+)", said[1])}
    row = re.compile(r"^\| (\w+) \| (\w+) \| \d+ \| \d+ \| \d+ \| ([\d.]+) % \|", re.MULTILINE)
    shares = [float(share) for a, b, share in row.findall(page("engine/README.md")) if (a, b) in pairs]
    assert len(shares) == 2 * len(pairs) == 8  # in classic and with one pack
    assert [int(share) for share in said.groups()[1:]] == [int(min(shares)), int(max(shares))]


def test_pages_name_every_level():
    for level in OFFERED_LEVELS:
        assert "\n| %s | `%s` |" % (text.menus().LEVELS[level], level) in page("docs/playing.md"), level
    table = page("engine/README.md").split("\n## Levels\n")[1].split("\n## ")[0]
    first = re.findall(r"^\| ([\w, :]+) \|", table, re.MULTILINE)
    assert set(LEVELS) <= set(", ".join(first).split(", "))

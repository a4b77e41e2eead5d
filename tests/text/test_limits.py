"""The table for translators has each text with its screen, its places and its limit, and every language keeps to it."""

import re
import string

import pytest

from tests.support.languages import LANGUAGES, TEXT_FOLDER, all_of, by_touch

LABELS = {  # The longest that a board has in English; by_keys has the others.
    "OK": "OK", "BACK": "BACK", "TURN": "A held", "MENU": "B held", "STOP": "Stick pressed", "STEPS": "Left and right",
    "LR": "X/Y", "SEE": "BACK", "J": "J", "Q": "Q", "K": "K",
}  # fmt: skip
WITHOUT = ("FORMS", "TYPED")  # They are not read by a player.


def rows():
    """Return the table as {name: (screen, most letters, {place: example})}."""
    found = {}
    for line in (TEXT_FOLDER / "table.tsv").read_text().splitlines():
        if not line.startswith("#"):
            name, screen, most, *places = line.split("\t")
            assert name not in found, name
            given = re.findall(r"\{(\d)\} ([^;]*)", places[0] if places else "")
            found[name] = screen, int(most), {int(n): example(what) for n, what in given}
    return found


def example(what):
    """Return the example after the colon of a place, or all of it where there is none."""
    shown = what.split(": ", 1)[-1]
    return re.sub(r"\\(\d)", lambda sign: chr(int(sign[1])), shown)


def texts(language):
    """Yield (name in the table, how it is reached, text) for each text that a player reads."""
    for at, said in [*all_of(language).items(), *by_touch(language).items()]:
        name = at.removeprefix("lessons.").split("[")[0]
        if not name.startswith(WITHOUT):
            yield name, at, said


TABLE = rows()


def test_the_table_has_a_row_for_each_name_and_no_other():
    assert set(TABLE) == {name for name, _, _ in texts("en")}
    assert all(screen and most for screen, most, _ in TABLE.values())


def test_the_table_says_what_each_place_is():
    for name, at, said in texts("en"):
        for _, place, _, _ in string.Formatter().parse(said):
            if place and place.isdigit():
                assert int(place) in TABLE[name][2], (at, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_longer_than_the_table_allows(language):
    too_long = []
    for name, at, said in texts(language):
        _, most, places = TABLE[name]
        if at.endswith("[side]") or "[side][" in at:
            places = {0: "A"}
        filled = said.format(*[places.get(i, "") for i in range(5)], **LABELS)
        if len(filled) > most:
            too_long.append("%s has %d letters, at most %d: %s" % (at, len(filled), most, filled))
    assert not too_long, "\n".join(too_long)

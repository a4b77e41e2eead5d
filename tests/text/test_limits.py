"""Every language keeps to the limits in the comments of the English texts, which say what each place is, too."""

import collections
import re
import string

import pytest

from tests.support.languages import LANGUAGES, PARTS, TEXT_FOLDER, all_of, by_touch

LABELS = {  # The longest that a board has in English; by_keys has the others.
    "OK": "OK", "BACK": "BACK", "TURN": "A held", "MENU": "B held", "STOP": "Stick pressed", "STEPS": "Left and right",
    "LR": "X/Y", "SEE": "BACK", "J": "J", "Q": "Q", "K": "K",
}  # fmt: skip
WITHOUT = ("FORMS", "TYPED")  # They are not read by a player.
NO_LIMIT = 10_000


def notes():
    """Return what the comments in English say of each text, {name: (most letters, {place: example})}.

    They stand behind the text, or in a line of their own above it. Where there is none, any length is allowed.
    """
    found = {}
    for part in PARTS:
        source = (TEXT_FOLDER / "en" / (part + ".py")).read_text()
        for above, name, beside in re.findall(r"((?:^#.*\n)?)^([A-Z_]+) = (.*)", source, re.MULTILINE):
            note = re.search("# at most ([0-9]+)(.*)", beside) or re.match("# at most ([0-9]+)(.*)", above)
            most, places = note.groups() if note else (NO_LIMIT, "")
            given = re.findall(r"\{(\d)\} ([^;]*)", places)
            found["lessons." * (part == "lessons") + name] = int(most), {int(n): example(what) for n, what in given}
    return found


def example(what):
    """Return the example after the colon of a place, or all of it where there is none."""
    shown = what.split(": ", 1)[-1]
    return re.sub(r"\\(\d)", lambda sign: chr(int(sign[1])), shown)


def texts(language):
    """Yield (name, how it is reached, text) for each text that a player reads."""
    for at, said in [*all_of(language).items(), *by_touch(language).items()]:
        name = at.split("[")[0]
        if not name.startswith(WITHOUT):
            yield name, at, said


NOTES = notes()


def test_each_english_text_has_a_comment_with_its_limit():
    unlimited = sorted({name for name, _, _ in texts("en") if NOTES[name][0] == NO_LIMIT})
    assert not unlimited, "no comment says at most how many letters: %s" % ", ".join(unlimited)


def test_comment_says_what_each_place_is_and_no_other():
    used = collections.defaultdict(set)
    for name, _, said in texts("en"):
        used[name].update(int(place or 0) for _, place, _, _ in string.Formatter().parse(said)
            if place is not None and not place.isalpha())
    wrong = ["%s has %s" % (name, sorted(places)) for name, places in used.items() if places != NOTES[name][1].keys()]
    assert not wrong, "a comment has other places than its text: %s" % ", ".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_longer_than_its_comment_allows(language):
    too_long = []
    for name, at, said in texts(language):
        most, places = NOTES[name]
        if at.endswith("[side]") or "[side][" in at:
            places = {0: "A"}
        filled = said.format(*[places.get(i, "") for i in range(5)], **LABELS)
        if len(filled) > most:
            too_long.append("%s has %d letters, at most %d: %s" % (at, len(filled), most, filled))
    assert not too_long, "\n".join(too_long)

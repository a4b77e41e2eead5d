"""Long texts on one-bit screens: pages end with sentences where that costs little."""

import pytest

from firmware import text
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.draw.pages.sentence_pages import ends_sentence, sentence_pages
from firmware.table.modes.rule_tips import TIP_LESSONS, TipDialog
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver, look_for
from tests.support.languages import words_of
from tests.support.sizes import ONE_BIT_SIZES

ROOM = 5  # the lines of a page of help on both sizes


class Letters:
    """A scene whose letters are a pixel wide."""

    def text_width(self, s, bank=0):
        return len(s)


def broken(*paragraphs, width=10, room=2):
    """Return the pages of such paragraphs, each as one string with | between its lines."""
    return ["|".join(page) for page in sentence_pages(Letters(), paragraphs, width, room)]


def full_pages(scene, paragraphs, width):
    """Return how many pages the paragraphs take if each is full."""
    return -(-sum(len(scene.wrap(each, width)) for each in paragraphs) // ROOM)


@pytest.mark.parametrize("word, next_word, ends", [
    ("end.", "Next", True), ("end!", "8\2", True), ("end?”", "Next", True), ("(end.)", "Next", True),
    ("Crapette\u00a0!\u00a0»", "Next", True), ("z.", "b", False), ("„Stop!“", "kostet", False), ("and", "Next", False),
    ("»", "Next", False),
])  # fmt: skip
def test_sentence_ends_with_its_sign_unless_a_small_letter_follows(word, next_word, ends):
    assert ends_sentence(word, next_word) is ends


def test_text_that_fits_is_one_page():
    assert broken("One two. Six.") == ["One two.|Six."]
    assert broken("One two.", "Three.") == ["One two.|Three."]
    assert broken("") == [""]


def test_page_ends_with_its_last_whole_sentence():
    assert broken("One two. Three four. Five.") == ["One two.", "Three|four.", "Five."]


def test_pages_are_filled_again_once_sentences_have_cost_a_page():
    said = " ".join(["One two three."] * 8)
    full = 6  # pages of four words; by sentences it would be 8
    pages = broken(said)
    assert len(pages) == full + 1
    assert [page.endswith("three.") for page in pages] == [True, True, True, True, False, False, True]


def test_sentence_longer_than_a_page_is_cut_and_shown_whole():
    said = "Yes. One two three four five six seven eight nine ten."
    assert broken(said) == ["Yes. One|two three", "four five|six seven", "eight nine|ten."]


def test_sentence_longer_than_a_page_is_cut_behind_a_clause_where_that_takes_no_page_more():
    assert broken("One two, three four five six.") == ["One two,", "three four|five six."]
    assert broken("One two, three four five six seven.") == ["One two,|three four", "five six|seven."]


@pytest.mark.parametrize("size", ONE_BIT_SIZES, ids="%dx%d".__mod__)
@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_pages_of_help_keep_all_words_and_most_end_with_a_sentence(language, size):
    kit = look_for(*size).make_page_kit()
    width = kit.right - kit.left
    help_pages = [page for name, pages in words_of(language, "help").items() if isinstance(pages, tuple)
                  for page in pages]
    ends = cut = 0
    for heading, *paragraphs in help_pages + list(words_of(language, "learn")["LEARN_AIM"]):
        shown = kit.paginate(((heading, *paragraphs),))
        lines = [[line for _, line in page] for _, page in shown]
        assert " ".join(line for page in lines for line in page) == " ".join(paragraphs)
        assert max(map(len, lines)) <= ROOM
        assert max(kit.scene.text_width(line) for page in lines for line in page) <= width
        assert len(lines) <= full_pages(kit.scene, paragraphs, width) + 1, heading
        for page, after in zip(lines, lines[1:], strict=False):
            ends += 1
            cut += not ends_sentence(page[-1].split(" ")[-1], after[0])
    # A page of 72x40 has room for some 80 letters, which many a sentence is longer than.
    assert cut <= ends * (0.4 if size == (72, 40) else 0.15)


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
def test_tip_on_the_smallest_screen_is_read_page_by_page(language):
    d = AppDriver(size=(72, 40)).boot()
    d.app.set_language(language)
    d.begin(Session("classic", "greedy", 8, STARTER_BY_RULES, 300))
    scene = d.app.scene
    for name in TIP_LESSONS:
        heading, _, said = text.learn().LESSONS[name]
        dialog = TipDialog(d.table, heading, said)
        d.call(d.app.push, dialog)
        read = []
        while d.app.screen is dialog:
            read.append(dialog.text[: len(dialog.text) - len(dialog.overflow)].strip())
            assert len(read) <= -(-len(scene.wrap(said, 70)) // ROOM) + 1
            d.keys("OK")
        assert " ".join(read) == said

"""Every language understands what a player may type: cards as they are told, and the examples in its own texts."""

import re
import unicodedata

import pytest

from engine.dealing import deal
from engine.notation import move_text
from engine.position import SHOW, TOP, TURN
from firmware import text
from firmware.app import actions as A
from firmware.console import line_parser
from firmware.draw.text.text_scene import spell_out_signs
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES, LANGUAGES as LANGUAGE_ROWS
from tests.support.languages import LANGUAGES, all_of, by_touch, by_typing


@pytest.fixture(params=LANGUAGES)
def words(request):
    """What the console says in each language, which is the one in use."""
    text.set_language(LANGUAGE_CODES.index(request.param))
    return text.console()


def heard(line):
    return [word for word in line_parser.words_of(line) if word not in text.console().TYPED_IGNORED.split()]


def typed_forms(words):
    for name in dir(words):
        if name.startswith("TYPED"):
            said = getattr(words, name)
            yield from (said if isinstance(said, str) else " ".join(said)).split()


def moves(line):
    """Return the moves that a line may mean with 7H on house 1, 8C on house 2, and a card turned up."""
    pos = deal("classic", 1)
    pos[TURN] = 0
    pos[TOP + 1], pos[TOP + 2], pos[TOP + SHOW] = 0x17, 0x38, 0x05
    return [move_text(*move) for move in line_parser.MoveParser(pos).moves(line_parser.words_of(line))]


def test_card_of_the_name_that_is_told_returns_the_card(words):
    for suit in range(4):
        for rank in range(13):
            name = words.CARD_NAME.format(words.RANK_NAMES[rank], words.SUIT_NAMES[suit])
            assert line_parser.parse_card(heard(name)) == (rank, suit), name


@pytest.mark.parametrize("letters", range(4))
def test_card_of_the_letters_on_a_card_returns_the_card(words, letters, monkeypatch):
    monkeypatch.setattr(phrases, "court_letters", letters)
    for suit in range(4):
        for rank in range(13):
            told = spell_out_signs(phrases.rank_label(rank) + "\1\2\3\4"[suit], True)
            assert told == phrases.rank_label(rank) + words.SUIT_LETTERS[suit]
            if letters == LANGUAGE_ROWS[text.language][2] or rank < 10:
                assert line_parser.parse_card(heard(told)) == (rank, suit), told


def test_answer_to_letters_and_words_shows_a_card_told_so(words):
    assert words.LETTERS_NOW.count("7" + words.SUIT_LETTERS[1]) == 1
    assert words.WORDS_NOW.count(words.CARD_NAME.format(words.RANK_NAMES[6], words.SUIT_NAMES[1])) == 1


def test_moves_of_each_example_in_the_texts_are_found(words):
    examples, rest = words.CONSOLE_HELP[0].split(": ", 1)[1].split(". ", 1)
    said = [moves(example)[:1] for example in examples.split(", ")]
    assert said == [["37"], ["r4"], ["12"], ["hw"]]
    assert moves(" ".join(rest.split(" ")[:2]).strip(":")) == ["3f"]
    for line in (words.WELCOME_AT_TABLE, words.TYPE_A_MOVE, words.ANYTHING_GOES):
        example = line[line.index("3 ") : line.index(" 7") + 2]
        assert moves(example) == ["37"], line


def test_moves_with_the_owner_before_or_after_the_pile_are_the_same(words):
    reserve, waste = words.TYPED_RESERVE.split()[0], words.TYPED_WASTE.split()[0]
    whose, own = words.TYPED_NEXT.split()[0], words.TYPED_OWN.split()[0]
    to = words.TYPED_TO.split()[0]
    assert moves("3 %s %s %s" % (to, whose, waste)) == moves("3 %s %s %s" % (to, waste, whose)) == ["3W"]
    assert moves("%s %s %s 4" % (own, reserve, to)) == moves("%s %s %s 4" % (reserve, own, to)) == ["r4"]


def test_command_of_each_named_word_is_found(words):
    named = [line_parser.command_number(word) for word in words.TYPE_A_MOVE.rsplit(": ", 1)[1].split(", ")]
    assert 0 not in named and len(set(named)) == len(named) == 8
    for line in (words.TYPE_A_ROW, words.TYPE_ENTER):
        found = [line_parser.command_number(word) for word in line.replace(",", " ").split()]
        assert {A.BACK, line_parser.CMD_HELP, line_parser.CMD_QUIT} <= set(found), line
    told = " ".join(words.CONSOLE_HELP).replace(".", " ").replace(",", " ").replace(":", " ").split()
    for command in (A.TURN, A.STOP, A.MENU, *range(line_parser.CMD_TABLE, line_parser.CMD_QUIT + 1)):
        assert words.TYPED[command - 1].split()[0] in told


def test_typed_forms_are_small_letters_and_one_command_each(words):
    commands = [form for forms in words.TYPED for form in forms.split()]
    assert len(set(commands)) == len(commands)
    assert all(form == form.lower() for form in typed_forms(words))


def test_typed_forms_with_accents_have_one_without(words):
    every = set(typed_forms(words))
    for form in every:
        plain = "".join(sign for sign in unicodedata.normalize("NFD", form) if not unicodedata.combining(sign))
        plain = plain.replace("œ", "oe").replace("ł", "l").replace("ß", "ss").replace("¡", "")
        german = form.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
        assert plain in every or german != form and german in every, form


def test_french_text_has_no_plain_space_before_a_mark():
    for at, said in [*all_of("fr").items(), *by_touch("fr").items(), *by_typing("fr").items()]:
        assert not re.search("[^ ] [:;!?»]|« ", said), (at, said)

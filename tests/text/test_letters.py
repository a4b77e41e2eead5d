"""Every letter of every language is in every font: a scene draws one that it has not as a question mark."""

import pytest

from firmware.draw.one_bit.one_bit_scene import OneBitScene
from firmware.draw.scene import Scene
from firmware.draw.sprites import sprite_index as S, sprites_one_bit as M
from tests.support.languages import LANGUAGES, all_of, by_touch

SPACES = " \xa0"  # drawn as nothing, and so is a question mark never
FONTS = {
    "small": lambda: (Scene(), S.FONT), "bold": lambda: (Scene(), S.BOLD),
    "one_bit": lambda: (OneBitScene(M.FONT), 0), "tiny": lambda: (OneBitScene(M.TINY), 0),
}  # fmt: skip


def drawn(font, character):
    """Return the entries that a scene gets for a character."""
    scene, bank = FONTS[font]()
    scene.clear()
    scene.text(character, 0, 0, 1, bank)
    return bytes(scene.buf[: scene.n * 8])


def lacking(font, characters):
    """Return which of these letters a font draws as a question mark; below 32 are signs, which are not letters."""
    unknown = drawn(font, "?")
    letters = [each for each in characters if ord(each) >= 32 and each not in "?" + SPACES]
    return {each for each in letters if drawn(font, each) == unknown}


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_font_has_each_letter_of_a_language(language, font):
    texts = {**all_of(language), **{"touch." + at: said for at, said in by_touch(language).items()}}
    wrong = lacking(font, set("".join(texts.values())))
    assert {letter: name for name, said in texts.items() for letter in wrong & set(said)} == {}


@pytest.mark.parametrize("font", FONTS)
def test_font_without_a_letter_draws_a_question_mark(font):
    assert lacking(font, "aÉ“”„°œłŻ…‟ĝ") == {"ĝ", "…", "‟"}

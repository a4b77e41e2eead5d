"""What a console says to type, in several languages."""

import re

import pytest

from firmware import text
from tests.support.console_driver import Typist


@pytest.mark.parametrize("code, first", [
    (0, "New? Type learn"), (1, "Neu? Tippe lernen"), (2, "Débutant ? Tapez apprendre"),
])
def test_sentences_say_what_to_type_with_a_capital_letter_where_it_begins_one(code, first):
    t = Typist()
    t.app.set_language(code)
    try:
        said = t.begin()
        t.type("5")
        assert any(line.replace("\xa0", " ") == first.replace("\xa0", " ") for line in said), said
        t.app.start("classic", "greedy", 7)
        t.type("ok")
        t.type("turn")
        assert not any(re.search("[.?!] (type|tippe|tapez) ", line) for line in t.all), t.all
    finally:
        text.set_language(0)

"""Text play in a terminal: lines are broken between words."""

import os
import sys

from hostsim.players import text


def test_text_for_a_terminal_is_broken_between_words(monkeypatch, capsys):
    monkeypatch.setattr(os, "get_terminal_size", lambda file: os.terminal_size((30, 9)))
    monkeypatch.setattr(sys.stdout, "fileno", lambda: 1, raising=False)
    text.print_wrapped("Cards go to the foundations, onto the houses, or onto your opponent's piles.")
    text.print_wrapped("12. Foster's game, two packs of cards: done")
    assert capsys.readouterr().out.splitlines() == [
        "Cards go to the foundations,", "onto the houses, or onto your", "opponent's piles.",
        "12. Foster's game, two packs", "    of cards: done",
    ]  # fmt: skip

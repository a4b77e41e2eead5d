# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the menus and the score call rule sets, levels and players; phrases.py has what is said at the table."""

from firmware.text import phrases

RULES = {
    "classic": "Russian Bank / Crapette",
    "foster": "Foster 1922",
    "foster36": "Short packs, 36 cards",
    "foster32": "Short packs, 32 cards",
    "cats": "CatsAtCards",
    "catsfull": "CatsAtCards, full layout",
    "onepack": "One pack",
    "simple": "Simplified",
    "three": "Three players",
    "klondike": "Patience",
}
LEVELS = {
    "random": "Random",
    "novice": "Novice",
    "easy": "Easy",
    "greedy": "Medium",
    "strong": "Strong",
    "expert": "Expert",
}


def scorer(session, i):
    """Return what the player of the i-th score of a session is called."""
    return phrases.side(session, i if session.solitaire else (session.seat + i) % session.players)


def whose(session, player):
    """Return `Your`, `The opponent's` or the like, for the head of a line."""
    who = phrases.side(session, player)
    if who == "You":
        return "Your"
    return ("The opponent" if who == "Opponent" else who) + "'s"


def game_name(rules):
    """Return what a rule set with its options is called: `Foster 1922`, `Simplified, 2 options`."""
    parts = rules.split("+")
    n = len(parts) - 1
    return RULES[parts[0]] + (", %d option%s" % (n, "s" if n > 1 else "") if n else "")

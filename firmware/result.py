# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The end of a game: who has won and how, the score reckoned up line by line, the match, the next game."""

from engine.position import DRAW, OVER, STALEMATE
from engine.score import reckoning
from firmware import sprites as S
from firmware.menus import Menu

WHERE = {"reserve": "in %s reserve, 2 each", "hand": "in %s hand", "waste": "on %s waste"}


def result(app):
    """The result screen of the session's finished game."""
    session = app.session
    pos = session.game.pos
    over = pos[OVER]
    won = over == 1 + session.seat
    gained = session.gained()
    score = [session.score[0] + gained[0], session.score[1] + gained[1]]
    done = max(score) >= session.target
    if over == STALEMATE:
        heading = "Stalemate"
    elif over == DRAW:
        heading = "A draw"
    elif session.abandoned():
        heading = "Abandoned" if not won else "The opponent gives up"
    else:
        heading = "You win the game!" if won else "The opponent wins"
    if done:
        heading = "You win the match!" if score[0] > score[1] else "The match is lost"
    menu = Menu(app, heading, app.show_title)
    if gained[0]:
        menu.icon = S.ICON_CROWN
    lines = menu.lines
    for label, count, worth in reckoning(pos):
        lines.append(_label(label, count, won, session.seat) + "\t%d" % worth)
    if gained[0] or gained[1]:
        menu.total = ("You score" if gained[0] else "The opponent scores") + "\t%d" % max(gained)
        lines.append(menu.total)
    else:
        lines.append("Nobody scores")
    lines.append("")
    lines.append("Match to %d: you\t%d" % (session.target, score[0]))
    lines.append("Opponent\t%d" % score[1])

    def go_on():
        session.next_game()
        app.begin(session)

    menu.add("New match" if done else "Next game", go_on)
    menu.add("Look at the table", app.show_end)
    menu.add("Title", app.show_title)
    return menu


def _label(label, count, won, seat):
    # A line of engine.score.reckoning in words.
    if label == "game":
        return "The game"
    if label == "difference":
        return "The difference"
    if label in WHERE:
        cards = "No cards " if count == 0 else "1 card " if count == 1 else "%d cards " % count
        return cards + WHERE[label] % ("the opponent's" if won else "your")
    return "Your cards count" if label == "count " + "ABC"[seat] else "The opponent's cards count"

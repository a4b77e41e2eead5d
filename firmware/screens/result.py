# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The end of a game: who has won and how, the score reckoned up line by line, the match, the next game."""

from engine.position import DRAW, FOUNDS, NO_PACK, OVER, STALEMATE
from engine.score import reckoning
from firmware.draw import sprites as S
from firmware.screens.menus import Menu
from firmware.text import phrases, titles

WHERE = {"reserve": "in %s reserve%s, 2 each", "hand": "in %s hand%s", "waste": "on %s waste%s"}
RUN_DRY = "Nothing has moved on for too long."
LOWEST = "Nothing moves on: the lowest count scores."


def result(app):
    """The result screen of the session's finished game."""
    session = app.session
    if session.players == 1:
        return _patience(app)
    pos = session.game.pos
    over = pos[OVER]
    gained = session.gained()
    score = [session.score[i] + gained[i] for i in range(session.players)]
    best = max(score)
    done = best >= session.target
    menu = Menu(app, _heading(session, over), app.show_title)
    if done:
        menu.heading = _match_heading(session, score)
    if gained[0] and not session.solitaire:
        menu.icon = S.ICON_CROWN
    lines = menu.lines
    if over == STALEMATE or over == DRAW:
        lines.append(LOWEST if over == STALEMATE else RUN_DRY)
    elif session.players > 2 and session.abandoned():
        # The next player has won (RULES 7): the one who gave up is the person.
        lines.append("%s, who was next, wins." % phrases.side(session, over - 1))
    for label, count, worth in reckoning(pos):
        lines.append(_label(session, label, count, over - 1) + "\t%d" % worth)
    menu.total = _total(session, gained)
    lines.append(menu.total)
    lines.append("")
    lines.append("Match to %d" % session.target)
    for i in range(session.players):
        lines.append(titles.scorer(session, i) + "\t%d" % score[i])

    def go_on():
        if session.level != "random":
            session.level = app.settings.level()  # it may have been changed since
        session.next_game()
        app.begin(session)

    return _with_rows(menu, "New match" if done else "Next game", go_on)


def _with_rows(menu, label, go_on):
    app = menu.app
    menu.add(label, go_on)
    menu.add("Look at the table", app.show_end)
    menu.add("Title", app.show_title)
    return menu


def _patience(app):
    # One player: all cards up, or given up; no score (RULES 8).
    session = app.session
    pos = session.game.pos
    up = sum([n for n in pos[FOUNDS : FOUNDS + 8] if n != NO_PACK])
    solved = pos[OVER] != DRAW
    menu = Menu(app, "It comes out!" if solved else "Given up", app.show_title)
    if solved:
        menu.icon = S.ICON_CROWN
    menu.total = "All 52 cards are up." if solved else "%d of 52 cards are up." % up
    menu.lines.append(menu.total)
    menu.lines.append("Deal %d, in %d moves" % (session.seed, session.game.ply - (0 if solved else 1)))

    def go_on():
        session.next_game()
        app.begin(session)

    def again():
        session.restart()
        app.begin(session)

    menu.add("Next deal", go_on)
    return _with_rows(menu, "This deal again", again)


def _heading(session, over):
    if over == STALEMATE:
        return "Stalemate"
    if over == DRAW:
        return "A draw"
    winner = over - 1
    if session.solitaire:
        return phrases.side(session, winner) + " wins the game"
    if session.abandoned():
        return "Abandoned" if winner != session.seat else "The opponent gives up"
    if winner == session.seat:
        return "You win the game!"
    return "The opponent wins" if session.players == 2 else phrases.side(session, winner) + " wins the game"


def _match_heading(session, score):
    best = max(score)
    if score.count(best) > 1:
        return "The match is shared"
    i = score.index(best)
    if session.solitaire:
        return titles.scorer(session, i) + " wins the match"
    return "The match is lost" if i else "You win the match!"


def _total(session, gained):
    # Of a stalemate several can have the lowest count, and score (RULES 7).
    best = max(gained)
    if not best:
        return "Nobody scores"
    who = [titles.scorer(session, i) for i in range(len(gained)) if gained[i]]
    each = who[0] == "You" or len(who) > 1
    name = " and ".join(who)
    if name == "Opponent":
        name = "The opponent"
    return name + (" score" if each else " scores") + "\t%d" % best


def _label(session, label, count, winner):
    # A line of engine.score.reckoning in words.
    if label == "game":
        return "The game"
    if label == "forfeit":
        return "The forfeit for giving up"
    if label == "difference":
        return "The difference" if session.players == 2 else "The differences"
    if label in WHERE:
        cards = "No cards " if count == 0 else "1 card " if count == 1 else "%d cards " % count
        if session.players > 2:
            return cards + WHERE[label] % ("the others'", "s")
        if session.solitaire:
            return cards + WHERE[label] % ("the other's", "")
        return cards + WHERE[label] % ("opponent's" if winner == session.seat else "your", "")
    return titles.whose(session, "ABC".index(label[-1])) + " cards count"

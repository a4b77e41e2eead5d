"""What is said at the table in one line of some 20 letters; text/phrases.py says it at full length."""

from engine.moves import GROUP, PASS, WHOLE_HOUSE
from engine.position import COUNT, FAMILY, FOUNDATION, HAND, ORDER, RESERVE, SHOW, TOP, UNDER, WASTE, pile
from engine.rules import COMPULSORY
from firmware import text
from firmware.draw.table_view_state import (
    LABEL_ANY_PLACE, LABEL_COMING_MOVE, LABEL_GAME_OVER, LABEL_MOVE, LABEL_MOVING, LABEL_NO_MOVE, LABEL_NONE,
    LABEL_REPLAY_STEP, LABEL_THINKING, WARNING
)
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.table_view_state import TableViewState


def short_label(session: "Seating", view_state: "TableViewState", brief: int) -> str:
    """Return the label, or the warning, of a firmware.draw.table_view_state.TableViewState in one line.

    brief: 0, 1 for fewer letters, or 2 to give only the number of places of a card, where there are several.
    """
    pos = session.game.pos
    counts = brief > 1
    brief = min(brief, 1)
    if view_state.text_kind == WARNING:
        if pos[TOP + SHOW]:
            return phrases.with_buttons(text.short().SHORT_STILL_FITS[brief], phrases.card(pos, pos[TOP + SHOW]))
        return phrases.with_buttons(text.short().SHORT_MOVES_LEFT)
    if view_state.turn_summary:
        return view_state.short_text if brief or not view_state.replay_prompt else view_state.replay_prompt
    what = view_state.label_kind
    if what == LABEL_GAME_OVER:
        return view_state.text if view_state.win_frame >= 0 and not brief else text.short().SHORT_OVER
    src = view_state.src
    dst = view_state.dst
    if what == LABEL_COMING_MOVE:
        if src == HAND:
            return text.short().SHORT_THEY_TURN_UP
        if src == PASS:
            return text.short().SHORT_THEY_PASS
        return text.short().SHORT_THEY_MOVE.format(short_move(session, src, dst, brief, False))
    if what == LABEL_REPLAY_STEP:
        return text.short().SHORT_PILE_AND_CARD.format(view_state.short_text,
            short_move(session, src, dst, brief, False))
    if what == LABEL_ANY_PLACE:
        return text.short().SHORT_WHERE_TO.format(_source_card(pos, src))
    if what == LABEL_THINKING and view_state.thinking_frame >= 0:
        return text.short().SHORT_THINKS[view_state.thinking_frame]
    if what == LABEL_THINKING or what == LABEL_MOVING:
        return phrases.with_buttons(text.words.SKIP_TURN) if view_state.can_skip else text.short().SHORT_OPPONENT
    if what == LABEL_NONE:
        return ""
    if what == LABEL_NO_MOVE:
        return phrases.with_buttons(text.short().SHORT_NO_MOVE)
    if what != LABEL_MOVE and view_state.place_count > 1:
        if src == HAND or src == PASS:
            return text.short().SHORT_TURN_UP_OR_PASS
        if counts:
            return text.words.CARD_PLACES.format(_source_card(session.game.pos, src & ~GROUP), view_state.place_count)
        return _playable_places(session, view_state, brief)
    message = short_move(session, src, dst, brief, True)
    must = what != LABEL_MOVE and dst == FOUNDATION and session.game.pos[ORDER] & COMPULSORY
    return text.short().SHORT_MUST.format(message) if must else message


def _source_card(pos: bytearray, src: int) -> str:
    # Returns the card of a source, with its pile if that is the player's reserve or waste; of a run both ends.
    p = pile(pos, src & ~GROUP)
    card = pos[TOP + p]
    message = phrases.card(pos, card)
    if src == RESERVE or src == WASTE:
        return text.short().SHORT_PILE_AND_CARD.format(text.words.CAPTIONS[src - RESERVE], message)
    if pos[FAMILY] and SHOW < p < RESERVE and pos[COUNT + p] > 1:
        while pos[UNDER + (card & 127)]:
            card = pos[UNDER + (card & 127)]
        message = text.short().SHORT_SEQUENCE_OF.format(phrases.rank(pos, card), message)
    return message


def _playable_places(session: "Seating", view_state: "TableViewState", brief: int) -> str:
    # Returns where a card that is not picked up may go.
    pos = session.game.pos
    houses = ""
    names = []
    ends = False
    for i in range(view_state.target_count):
        p = view_state.targets[i]
        if p >= FOUNDATION:
            names.append(text.short().SHORT_FOUNDATION[1])
        elif p < RESERVE:
            houses += (", " if houses else "") + str(p)
        elif view_state.src == SHOW and p == pile(pos, WASTE):
            ends = phrases.has_turn_button
            if not ends:
                names.append(text.short().SHORT_WASTE[brief])
        else:
            names.append(_load(session, p, brief))
    if houses:
        names.insert(0, text.short().SHORT_IN_HOUSES[brief].format(houses))
    message = text.short().SHORT_FITS[brief].format(_source_card(pos, view_state.src & ~GROUP), ", ".join(names))
    return phrases.with_buttons(text.short().SHORT_TURN_ENDS, message) if ends else message


def _load(session: "Seating", p: int, brief: int) -> str:
    return phrases.of_pile(text.short().SHORT_TO[brief], session.game.pos, p, session.viewer)


def short_move(session: "Seating", src: int, dst: int, brief: int, tells_turn_end: bool) -> str:
    """Return what a move does, in at most 17 letters; tells_turn_end: say if it ends the turn."""
    pos = session.game.pos
    if src == PASS:
        return text.short().SHORT_PASS
    if src == HAND:
        return text.short().SHORT_TURN_UP if pos[TOP + pile(pos, HAND)] else text.short().SHORT_TURN_OVER[brief]
    if dst == RESERVE:
        return text.short().SHORT_TURN_UP_RESERVE[brief]
    p = pile(pos, src & ~GROUP)
    if src & GROUP:
        return text.short().SHORT_SEQUENCE.format(pos[COUNT + p] if dst >> 4 == WHOLE_HOUSE else dst >> 4, dst & 15)
    if dst == FOUNDATION:
        to = text.short().SHORT_FOUNDATION[brief]
    elif dst < RESERVE:
        to = phrases.pile_name(pos, dst, session.viewer, session.viewer)
    elif dst == WASTE:
        to = (text.short().SHORT_WASTE_ENDS if tells_turn_end and src == SHOW else text.short().SHORT_WASTE)[brief]
    else:
        to = _load(session, pile(pos, dst), brief)
    return text.words.MOVE.format(phrases.card(pos, pos[TOP + p]), to)


def short_pile_name(session: "Seating", p: int, brief: int) -> str:
    """Return the name of a pile that is looked into."""
    if p < RESERVE:
        return text.short().SHORT_HOUSE.format(p)
    return phrases.of_pile(text.short().SHORT_PILES[brief], session.game.pos, p, session.viewer)

"""Texts at the table in one line of some 20 letters; text/move_description.py has the full ones."""

from engine.const import const
from engine.position import COUNT, FAMILY, FOUNDATION, ORDER, RESERVE, SHOW, TOP, UNDER, WASTE, pile
from engine.rules import COMPULSORY
from firmware import text
from firmware.draw.table_view_state import (
    LABEL_ANY_PLACE, LABEL_COMING_MOVE, LABEL_GAME_OVER, LABEL_MOVE, LABEL_MOVING, LABEL_NO_MOVE, LABEL_NONE,
    LABEL_REPLAY_STEP, LABEL_THINKING, WARNING
)
from firmware.text import phrases
from firmware.text.move_description import (
    END_TURN, SEQUENCE_TO_HOUSE, TO_FOUNDATION, TO_HOUSE, TO_WASTE, TURN_UP, TURN_UP_RESERVE
)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Seating
    from firmware.draw.table_view_state import TableViewState
    from firmware.text.move_description import MoveDescription


IN_WORDS = const(-1)  # of how few letters a label may have: no word is abbreviated


def short_label(session: "Seating", view_state: "TableViewState", brief: int) -> str:
    """Return the label, or the warning, of a firmware.draw.table_view_state.TableViewState in one line.

    brief: IN_WORDS, 0 for abbreviations, 1 for letters, or 2 for only the number of places of a card with several.
    """
    pos = session.game.pos
    counts = brief > 1
    in_words = brief == IN_WORDS
    if not -1 < brief < 2:
        brief = 0 if in_words else 1
    if view_state.text_kind == WARNING:
        if pos[TOP + SHOW]:
            return phrases.with_buttons(text.short().SHORT_STILL_FITS[brief], phrases.card(pos, pos[TOP + SHOW]))
        return phrases.with_buttons(text.short().SHORT_MOVES_LEFT)
    if view_state.turn_summary:
        return view_state.short_text if brief or not view_state.replay_prompt else view_state.replay_prompt
    what = view_state.label_kind
    if what == LABEL_GAME_OVER:
        return view_state.text if view_state.win_frame >= 0 and not brief else text.short().SHORT_OVER
    move = view_state.move
    if what == LABEL_COMING_MOVE:
        if move.kind == TURN_UP:
            return text.short().SHORT_THEY_TURN_UP[not in_words]
        if move.kind == END_TURN:
            return text.short().SHORT_THEY_PASS[not in_words]
        done = short_move(move, session.viewer, IN_WORDS if in_words else brief, False)
        return text.short().SHORT_THEY_MOVE[not in_words].format(done)
    if what == LABEL_REPLAY_STEP:
        return text.short().SHORT_PILE_AND_CARD.format(view_state.short_text,
            short_move(move, session.viewer, brief, False))
    if what == LABEL_ANY_PLACE:
        return text.short().SHORT_WHERE_TO.format(_source_card(move))
    if what == LABEL_THINKING and view_state.thinking_frame >= 0:
        return text.short().SHORT_THINKS[view_state.thinking_frame]
    if what == LABEL_THINKING or what == LABEL_MOVING:
        return phrases.with_buttons(text.words.SKIP_TURN) if view_state.can_skip else text.short().SHORT_OPPONENT
    if what == LABEL_NONE:
        return ""
    if what == LABEL_NO_MOVE:
        return phrases.with_buttons(text.short().SHORT_NO_MOVE)
    if what != LABEL_MOVE and view_state.place_count > 1:
        if move.kind == TURN_UP or move.kind == END_TURN:
            return text.short().SHORT_TURN_UP_OR_PASS
        if counts:
            return text.words.CARD_PLACES.format(_source_card(move), view_state.place_count)
        return _playable_places(session, view_state, IN_WORDS if in_words else brief)
    message = short_move(move, session.viewer, IN_WORDS if in_words else brief, True)
    must = what != LABEL_MOVE and move.kind == TO_FOUNDATION and pos[ORDER] & COMPULSORY
    return text.short().SHORT_MUST.format(message) if must else message


def _source_card(move: "MoveDescription") -> str:
    # Return the card of a source, with its pile if that is the player's reserve or waste; for a sequence, both ends.
    pos = move.pos
    card = move.card
    message = phrases.card(pos, card)
    if move.src == RESERVE or move.src == WASTE:
        return text.short().SHORT_PILE_AND_CARD.format(text.words.CAPTIONS[move.src - RESERVE], message)
    if pos[FAMILY] and SHOW < move.from_pile < RESERVE and pos[COUNT + move.from_pile] > 1:
        while pos[UNDER + (card & 127)]:
            card = pos[UNDER + (card & 127)]
        message = text.short().SHORT_SEQUENCE_OF.format(phrases.rank(pos, card), message)
    return message


def _playable_places(session: "Seating", view_state: "TableViewState", brief: int) -> str:
    # Return where a card that is not picked up may go.
    pos = session.game.pos
    in_words = brief == IN_WORDS
    if in_words:
        brief = 0
    houses = ""
    names = []
    ends = False
    for i in range(view_state.target_count):
        p = view_state.targets[i]
        if p >= FOUNDATION:
            names.append(text.short().SHORT_FOUNDATION[1])
        elif p < RESERVE:
            houses += (", " if houses else "") + str(p)
        elif view_state.move.src == SHOW and p == pile(pos, WASTE):
            ends = phrases.has_turn_button
            if not ends:
                names.append(text.short().SHORT_WASTE[brief])
        else:
            names.append(_short_place(pos, p, session.viewer, in_words, brief))
    if houses:
        names.insert(0, text.short().SHORT_IN_HOUSES[brief].format(houses))
    message = text.short().SHORT_FITS[brief].format(_source_card(view_state.move), ", ".join(names))
    return phrases.with_buttons(text.short().SHORT_TURN_ENDS, message) if ends else message


def short_move(move: "MoveDescription", viewer: int, brief: int, tells_turn_end: bool) -> str:
    """Return what a move does in few letters; tells_turn_end: whether to say that it ends the turn."""
    words = text.short()
    in_words = brief == IN_WORDS
    if in_words:
        brief = 0
    if move.kind == END_TURN:
        return words.SHORT_PASS
    if move.kind == TURN_UP:
        return words.SHORT_TURN_UP if move.card else words.SHORT_TURN_OVER[brief]
    if move.kind == TURN_UP_RESERVE:
        return words.SHORT_TURN_UP_RESERVE[brief]
    if move.kind == SEQUENCE_TO_HOUSE:
        return words.SHORT_SEQUENCE.format(move.size, move.to_pile)
    if move.kind == TO_FOUNDATION:
        to = words.SHORT_FOUNDATION[brief]
    elif move.kind == TO_HOUSE:
        to = phrases.pile_name(move.pos, move.to_pile, viewer)
    elif move.kind == TO_WASTE:
        to = (words.SHORT_WASTE_ENDS if tells_turn_end and move.ends_turn else words.SHORT_WASTE)[brief]
    else:
        to = _short_place(move.pos, move.to_pile, viewer, in_words, brief)
    return text.words.MOVE.format(phrases.card(move.pos, move.card), to)


def _short_place(pos: bytearray, p: int, viewer: int, in_words: bool, brief: int) -> str:
    # Return the name of a player's pile to which a card may go.
    if in_words:
        return phrases.pile_name(pos, p, viewer)
    return phrases.of_pile(text.short().SHORT_TO[brief], pos, p, viewer)


def short_pile_name(session: "Seating", p: int, brief: int) -> str:
    """Return the name of a pile that the player looks into."""
    if p < RESERVE:
        return text.short().SHORT_HOUSE.format(p)
    if brief == IN_WORDS:
        return phrases.capitalize(phrases.pile_name(session.game.pos, p, session.viewer))
    return phrases.of_pile(text.short().SHORT_PILES[brief], session.game.pos, p, session.viewer)

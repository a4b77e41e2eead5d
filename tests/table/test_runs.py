"""Several cards of a house, picked up together by buttons or a finger, move one by one by way of spaces."""

import pytest

from engine.position import COUNT, FOUNDATION, RESERVE, SHOW
from firmware.app import actions as A
from firmware.app.pointer import Pointer
from firmware.draw.sprites.sprite_index import FONT, GLYPH_UP
from firmware.draw.table_view_state import REFUSAL
from firmware.table.states import PLAY
from tests.support.at_the_table import at, at_in_stop_play, position
from tests.support.entries import entries

# 7♦ 6♣ 5♦ in house 7 fit 8♣ in house 1; houses 2 and 3 are spaces, and nothing goes up.
PILES = {
    "A_R": "3c9S", "A_W": "KS", "B_W": "6D",
    "h1": "8C", "h4": "KH", "h5": "QHJS", "h6": "TC", "h7": "7D6C5D", "h8": "KC",
}  # fmt: skip


def table_with_run(**more):
    d = at(position(**dict(PILES, **more)))
    d.table.cursor.go_to(7)
    return d


def house(d, number):
    return d.game.pos[COUNT + number]


def touch(d, x, y):
    d.press(Pointer(d.app).touch(x, y))


def shows_sign(d):
    """Return whether the sign beside the heading says that UP takes more cards."""
    d.table.draw()
    return any(each[:2] == (FONT, ord(GLYPH_UP) - 1) for each in entries(d.app.scene))


def spot(d, number, depth):
    """Return a pixel of the strip that shows of the card under `depth` others."""
    view = d.table.view
    return view.x(number) + 3, view.y(number, depth) + 2


def test_up_takes_one_more_card_and_down_gives_it_back():
    d = table_with_run()
    d.press(A.OK)
    assert d.table.held_run() == 0 and d.table.view_state.more_cards == 1
    d.press(A.UP)
    assert d.table.held_run() == 2 and "2 cards 6\4-5\3 \6 space 2" == d.table.status
    d.press(A.UP)
    assert d.table.held_run() == 3 and d.table.view_state.more_cards == 0
    assert "3 cards 7\3-5\3 \6 house 1" == d.table.status
    d.press(A.UP)  # There are no more: this is a step, and there is only one place.
    assert d.table.held_run() == 3
    d.press(A.DOWN)
    d.press(A.DOWN)
    assert d.table.held_run() == 0 and d.table.cursor.held == 7
    d.press(A.BACK)
    assert d.table.cursor.held < 0 and d.game.ply == 0


def test_sign_beside_the_heading_offers_more_cards():
    d = table_with_run()
    d.press(A.OK)
    assert shows_sign(d)
    d.press(A.UP)
    d.press(A.UP)
    assert not shows_sign(d)


def test_run_is_played_move_by_move_and_undone_as_a_whole():
    d = table_with_run()
    before = bytes(d.game.pos)
    d.press(A.OK)
    d.press(A.UP)
    d.press(A.UP)
    d.press(A.OK)
    assert d.game.ply == 5 and [house(d, 1), house(d, 7)] == [4, 0] and d.table.state == PLAY
    log = [(d.game.log[2 * i], d.game.log[2 * i + 1]) for i in range(5)]
    assert log == [(7, 2), (7, 3), (7, 1), (3, 1), (2, 1)]
    d.table.mode.undo()
    assert d.game.ply == 0 and bytes(d.game.pos) == before and d.table.status == "Move undone"


def test_only_the_last_run_is_undone_as_a_whole():
    d = table_with_run()
    for step in (A.OK, A.UP, A.UP, A.OK):
        d.press(step)
    d.table.mode.play(5, 2, d.ms)
    d.press(0)
    d.table.mode.undo()
    assert d.game.ply == 5
    d.table.mode.undo()
    assert d.game.ply == 4  # Another move has come after the run, so its moves are single ones.


def test_button_during_a_run_plays_the_rest_at_once():
    d = table_with_run()
    d.press(A.OK)
    d.press(A.UP)
    d.press(A.UP)
    cursor = d.table.cursor
    move = cursor.move_at(cursor.at)
    d.table.mode.play(*move, d.ms)
    assert d.game.ply == 1
    d.table.press(A.RIGHT, d.ms)
    assert d.game.ply == 5 and d.table.state == PLAY


def test_finger_takes_the_cards_on_the_one_that_it_touches():
    d = table_with_run()
    touch(d, *spot(d, 7, 2))
    assert d.table.held_run() == 3
    touch(d, *spot(d, 1, 0))
    assert d.game.ply == 5 and house(d, 1) == 4


def test_finger_on_the_top_card_takes_that_alone():
    d = table_with_run()
    touch(d, *spot(d, 7, 0))
    assert d.table.cursor.held == 7 and d.table.held_run() == 0


def test_drag_carries_the_whole_run():
    d = table_with_run()
    view = d.table.view
    pointer = Pointer(d.app)
    left, top, wide, high = pointer.drag(*spot(d, 7, 2))
    assert (left, wide) == (view.x(7), view.width)
    assert top == view.y(7, 2) + view.lift_offset(7, 2) and high == view.y(7) - view.y(7, 2) + view.height
    pointer.carry()
    d.press(pointer.drop(*spot(d, 1, 0)))
    assert d.game.ply == 5 and house(d, 1) == 4


@pytest.mark.parametrize("to, said", [
    (6, "7\3 may not go to house 6: it needs a black 8"),
    (8, "7\3 may not go to house 8: it needs a black 8"),
    (FOUNDATION, "These rules move one card at a time"),
    (RESERVE + 5, "These rules move one card at a time"),
])
def test_wrong_place_for_a_run_is_explained_and_the_run_stays_held(to, said):
    d = table_with_run()
    touch(d, *spot(d, 7, 2))
    touch(d, *spot(d, to, 0))
    assert d.table.status == said and d.table.view_state.text_kind == REFUSAL
    assert d.table.held_run() == 3 and d.game.ply == 0


def test_run_that_needs_more_spaces_is_refused_with_that_reason():
    d = table_with_run(h2="KD", h8="9C8H")  # one space, which holds one card aside
    assert not d.table.pick_up_run(7, 3)
    touch(d, *spot(d, 7, 1))
    assert d.table.held_run() == 0 and d.table.cursor.held == 7  # No place for two either: the top card alone.


def test_run_with_too_few_spaces_for_one_place_says_so():
    from firmware.table.refusal_reasons import run_refusal

    d = table_with_run(h2="KD")
    assert run_refusal(d.game.pos, 7, 3, 1, 0) == "Too few spaces to move 3 cards there"
    assert run_refusal(d.game.pos, 7, 2, 3, 0) == "Too few spaces to move 2 cards there"


def test_nothing_is_offered_while_a_card_must_go_up():
    d = table_with_run(h8="AS")
    assert not d.table.pick_up_run(7, 2) and not d.table.pick_up_run(7, 3)


def test_stop_play_moves_single_cards():
    d = at_in_stop_play(position(**PILES))
    d.table.cursor.go_to(7)
    assert not d.table.pick_up_run(7, 3) and not d.table.change_run(1)
    d.press(A.OK)
    d.press(A.UP)
    assert d.table.held_run() == 0


def test_sign_is_not_for_a_card_picked_up_otherwise():
    # While a card of a house is held, TURN takes up the one turned up, with a warning that it could be played.
    d = table_with_run(A_R="3c9S", show="6H", h8="7S")
    d.press(A.OK)
    assert d.table.cursor.held == 7 and shows_sign(d)
    d.press(A.TURN)
    assert d.table.cursor.held == SHOW and d.table.warned
    d.press(A.RIGHT)
    assert d.table.cursor.held == SHOW and not shows_sign(d)


def test_finger_sees_no_sign_for_a_button():
    d = table_with_run()
    touch(d, *spot(d, 7, 0))
    assert d.table.cursor.held == 7 and not shows_sign(d)

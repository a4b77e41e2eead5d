"""Each player's cards keep their back, in whatever seat the player sits and from whatever side the table is seen."""

import pytest

from engine.position import HAND
from firmware.app.last_game import LastGame
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.draw.sprites import sprite_index as S, sprites_one_bit as M
from firmware.screens.review_screens import session_of_last_game
from firmware.table.views.playback import SessionSnapshot
from tests.support.app_driver import AppDriver, look_for
from tests.support.entries import entries
from tests.support.games import one_move
from tests.support.sizes import COLOUR_SIZES

SIZES = [*COLOUR_SIZES, (128, 64)]


def back_of(session, player, size):
    """Return the number of the back on a player's hand, as a look draws the table of a session."""
    look = look_for(*size)
    view = look.make_table_view(session)
    view.clear()
    p = HAND + 3 * player
    view._card(0xC1 if player else 0x81, p) if look.one_bit else look.scene.card(0xC1 if player else 0x81, 0, 20)
    bank = M.SIGN if look.one_bit else S.BACK
    found = [each[1] for each in entries(look.scene) if each[0] == bank]
    assert len(found) == 1
    return found[0]


def seated_at(seat, rules="classic", hot_seat_names=()):
    session = Session(rules, "greedy", 4, STARTER_BY_RULES, 300, False, False, hot_seat_names)
    session.take_seat(seat)
    return session


@pytest.mark.parametrize("size", SIZES, ids="%dx%d".__mod__)
def test_own_back_is_the_same_in_both_seats(size):
    for hot_seat_names in ((), ("ann", "bob")):
        own = {back_of(seated_at(seat, hot_seat_names=hot_seat_names), seat, size) for seat in (0, 1)}
        others = {back_of(seated_at(seat, hot_seat_names=hot_seat_names), 1 - seat, size) for seat in (0, 1)}
        assert len(own) == len(others) == 1 and own != others


def test_back_stays_when_the_device_is_handed_over():
    d = AppDriver().begin(seated_at(1, hot_seat_names=("ann", "bob")))
    seen = set()
    seats = set()
    for _ in range(40):
        seats.add(d.session.seat)
        seen.add((back_of(d.session, 0, (240, 240)), back_of(d.session, 1, (240, 240))))
        d.press(0)
        one_move(d)
    assert len(seats) == 2 and len(seen) == 1


def test_replay_and_review_show_the_backs_of_the_game():
    d = AppDriver()
    session = seated_at(1)
    d.begin(session)
    one_move(d)
    for other in (SessionSnapshot(session, bytearray(session.game.base)), session_of_last_game(LastGame(session))):
        for player in (0, 1):
            assert back_of(other, player, (240, 240)) == back_of(session, player, (240, 240))


@pytest.mark.parametrize("rules", ["simple", "onepack", "klondike", "three"])
def test_cards_that_are_from_no_pack_of_a_players_own_keep_their_backs(rules):
    session = Session(rules, "greedy", 4, STARTER_BY_RULES, 300)
    session.take_seat(session.players - 1)
    assert session.back_swap == 0

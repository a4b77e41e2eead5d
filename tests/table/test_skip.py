"""A long turn of an opponent names the button that skips the rest, and that button does so."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.session import STARTER_OPPONENT, Session
from firmware.app.settings import SETTING_SPEED
from firmware.draw.one_bit.short_labels import short_label
from firmware.table import states
from firmware.table.opponents import AT_ONCE, HURRIED_SPEED, LONG_TURN_MS
from firmware.text import phrases
from tests.support.app_driver import booted

SLOW = 0  # of opponents.MOVE_SPEEDS


def before_opponents_turn(speed=SLOW, seed=12):
    """Return a Driver before an opponent's first turn, of which nothing was shown."""
    d = booted()
    d.app.settings.numbers[SETTING_SPEED] = speed
    d.app.begin(Session("classic", "greedy", seed, STARTER_OPPONENT, 300))
    return d


def skip_line():
    return phrases.with_buttons(text.words.SKIP_TURN)


def test_long_turn_names_the_button_that_skips_it():
    d = before_opponents_turn()
    d.tick()
    began = d.ms
    said = {}
    while d.table.state != states.PLAY:
        d.ms += max(1, d.wait)
        d.tick()
        said.setdefault(d.table.view_state.heading, d.ms - began)
        if d.table.state in (states.SLIDE, states.LANDED) and d.table.view_state.can_skip:
            assert short_label(d.session, d.table.view_state, 0) == skip_line()
    assert LONG_TURN_MS <= said[skip_line()] < LONG_TURN_MS + 3000
    assert d.table.view_state.heading != skip_line()


@pytest.mark.parametrize("seed", [12, 13, 14])
def test_second_press_plays_the_rest_of_the_turn_at_once(seed):
    watched = before_opponents_turn(seed=seed)
    watched.press(0)  # This shows the turn to its end.
    d = before_opponents_turn(seed=seed)
    d.tick()
    d.ms += 400
    d.tick()
    for _ in range(2):
        d.tick(A.OK)
    assert d.ms < LONG_TURN_MS
    before = d.ms
    frames = 0
    while d.table.state != states.PLAY:
        d.ms += max(1, d.wait)
        d.tick()
        frames += d.table.state == states.SLIDE
    assert d.ms - before < 500 and frames <= HURRIED_SPEED[1]  # Only the card on its way still slides.
    assert bytes(d.game.pos) == bytes(watched.game.pos)
    assert d.table.view_state.turn_summary  # The opening says what was not shown, and how to see it.
    # The next turn is shown move by move again.
    assert not d.table.opponents.offers_skip and d.table.opponents.speed()[1]


def test_one_press_hurries_a_short_turn_and_says_how_to_skip_it():
    d = before_opponents_turn()
    d.tick()
    d.tick(A.OK)
    d.tick()
    assert d.table.opponents.speed()[1] and d.table.view_state.heading == skip_line()


def test_moves_played_at_once_offer_nothing_to_skip():
    d = before_opponents_turn(AT_ONCE)
    d.tick(A.OK)
    for _ in range(200):
        assert d.table.view_state.heading != skip_line()
        d.ms += max(1, d.wait)
        d.tick()

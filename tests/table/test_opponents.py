"""Opponents think in slices: buttons respond, little is redrawn, and the moves stay the same."""

import pytest

from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, Session
from firmware.draw.strip_renderer import CELL_H, StripRenderer
from firmware.screens.menu import Menu
from firmware.table import states
from firmware.table.views.pile_view import PileView
from hostsim.players.virtual_panel import VirtualPanel
from hostsim.torture.scene_edges import entries_outside
from tests.support.app_driver import AppDriver, booted, look_for
from tests.support.menus import choose
from tests.support.one_bit_screen import one_bit_driver
from tests.support.sizes import COLOUR_SIZES, ONE_BIT_SIZES, tables

SLICE_MS = 30


class Slow:
    """Delays the opponents of a Driver's session by some slices of 30 ms each."""

    def __init__(self, d, slices):
        self.d = d
        self.slices = slices
        self.left = 0
        self.asked = []  # the nodes of each slice
        for opponent in d.session.opponents:
            self.slow_down(opponent)

    def slow_down(self, opponent):
        begin = opponent.begin
        think = opponent.think

        def slow_begin(pos):
            self.left = self.slices
            begin(pos)

        def slow_think(nodes):
            self.asked.append(nodes)
            self.d.ms += SLICE_MS
            self.left -= 1
            return self.left <= 0 and think(nodes)

        opponent.begin = slow_begin
        opponent.think = slow_think


def thinking(rules="classic", slices=100, size=(240, 240), show=None, **how):
    """Return a Driver whose opponent begins to think at the next tick."""
    d = AppDriver(show=show, size=size)
    d.app.begin(Session(rules, "greedy", 5, STARTER_OPPONENT, 300, **how))
    d.app.introduces = False
    d.slow = Slow(d, slices)
    d.tick()
    return d


def until(d, done, most=3000):
    """Tick until done()."""
    for _ in range(most):
        if done():
            return
        d.ms += max(0, d.wait)
        d.tick()
    raise AssertionError("it did not come to that")


def thinks(d):
    return d.table.state == states.THINK


def test_tick_while_thinking_runs_one_slice_and_asks_for_the_next():
    d = thinking()
    for slices in range(1, 100):
        assert thinks(d) and d.wait == 0
        assert len(d.slow.asked) == slices
        d.tick()
    assert set(d.slow.asked) == {d.app.features.nodes_per_tick}
    assert not thinks(d)


@pytest.mark.parametrize("rules", ["classic", "three", "onepack"])
def test_game_is_the_same_however_long_the_thinking_takes(rules):
    def played(slices):
        d = AppDriver()
        d.app.begin(Session(rules, "greedy", 4, STARTER_BY_RULES, 300))
        d.at_once()
        Slow(d, slices)
        d.press(0)
        for _ in range(40):
            if not d.session.is_over():
                d.press(A.OK)
        return bytes(d.game.log[: 2 * d.game.ply])

    assert played(1) == played(2) == played(25)


def test_quick_decisions_show_no_mark():
    shown = []
    d = thinking(slices=9)
    d.show = lambda scene: shown.append(d.table.state)
    until(d, d.session.is_local_turn)
    assert d.game.ply > 2
    assert shown and states.THINK not in shown


@pytest.mark.parametrize("size, rules", tables(COLOUR_SIZES, ("classic", "three", "onepack", "simple")), ids=str)
def test_thinking_mark_redraws_at_most_two_cells(size, rules):
    panel = VirtualPanel(*size)
    written = []
    write = panel.write

    def count(x, y, w, h, buf):
        written.append(w * h)
        write(x, y, w, h, buf)

    panel.write = count
    strip = StripRenderer(panel, look_for(panel.width, panel.height).banks())
    d = thinking(rules, size=size, show=strip.show)
    until(d, lambda: not thinks(d))  # At the first move of a turn, the status says so.
    until(d, lambda: thinks(d))
    pictures = 0
    words = d.app.status
    while thinks(d):
        written.clear()
        d.tick()
        if thinks(d) and written:
            pictures += 1
            assert sum(written) <= 2 * CELL_H * (30 if size[0] == 240 else 32)
            assert not entries_outside(d.app.scene, size)
            assert d.app.status == words
    assert pictures >= 9  # It changes four times a second for 3 s, except in the first 0.3 s.


@pytest.mark.parametrize("size", ONE_BIT_SIZES, ids=str)
def test_one_bit_screen_while_the_opponent_thinks_says_so(size):
    d = one_bit_driver(size)
    d.app.begin(Session("classic", "greedy", 5, STARTER_OPPONENT, 300))
    d.app.introduces = False
    Slow(d, 100)
    d.tick()
    said = set()
    for _ in range(98):
        d.tick()
        assert thinks(d)
        said.add(" ".join(d.table.view.lines))
    assert said == {"Opponent", "Opp. thinks", "Opp. thinks.", "Opp. thinks..", "Opp. thinks..."}


def test_thinking_leaves_the_status_of_the_last_move():
    d = thinking(slices=30)
    until(d, lambda: d.app.status == "Opponent thinks")
    until(d, lambda: not thinks(d))
    said = d.app.status
    assert said.startswith("Opponent") and said != "Opponent thinks"
    until(d, lambda: thinks(d) and d.table.view_state.thinking_frame >= 0)
    assert d.app.status == said


def test_menu_opened_while_the_opponent_thinks_pauses_it():
    d = thinking(slices=40)
    for _ in range(12):
        d.tick()
    d.tick(A.MENU)
    assert isinstance(d.app.screen, Menu) and d.wait == -1
    asked = len(d.slow.asked)
    d.tick()
    assert len(d.slow.asked) == asked
    choose(d, "Settings")
    d.keys("RIGHT BACK")
    d.tick(A.MENU)
    assert d.app.screen is d.table and thinks(d)
    until(d, lambda: not thinks(d))
    assert len(d.slow.asked) == 40


def test_back_looks_into_piles_while_the_opponent_thinks():
    d = thinking(slices=2)
    d.at_once()
    for _ in range(10):
        d.keys("OK OK TURN")
    d.slow.slices = 1000
    for button in [A.OK, A.OK, A.TURN] * 20:
        d.tick(button)
        until(d, lambda: d.wait < 0 or thinks(d))
        if thinks(d):
            break
    assert thinks(d)
    d.tick(A.BACK)
    assert isinstance(d.app.screen, PileView)
    d.tick(A.BACK)
    assert d.app.screen is d.table and thinks(d)


def test_button_while_the_opponent_thinks_gives_a_status():
    d = thinking()
    d.tick()
    d.tick(A.LEFT)
    assert d.app.status == "Your opponent plays. OK: speed up"
    d.tick(A.OK)
    until(d, lambda: not thinks(d))


def test_restart_while_the_opponent_thinks_starts_over():
    d = thinking()
    for _ in range(12):
        d.tick()
    d.tick(A.MENU)
    choose(d, "Restart this deal", "Restart")
    d.press(0)
    again = thinking(slices=1)
    again.press(0)
    assert d.session.is_local_turn()
    assert bytes(d.game.pos) == bytes(again.game.pos)


def test_power_off_while_the_opponent_thinks_leaves_its_moves_the_same():
    d = thinking(slices=20)
    until(d, lambda: d.game.ply == 3 and thinks(d))
    for _ in range(5):
        d.tick()
    again = booted(d.store)
    until(d, d.session.is_local_turn)
    assert bytes(again.game.pos) == bytes(d.game.pos)


def test_stop_can_be_called_while_the_opponent_thinks():
    d = thinking(slices=20, stop_play=True)
    until(d, lambda: d.game.ply == 2 and thinks(d))
    d.tick()
    d.tick(A.STOP)
    assert "What was wrong" in d.app.screen.heading
    for _ in range(2):
        d.tick(A.DOWN)
    d.tick(A.OK)
    assert d.app.status == "Wrong call, but it costs nothing"
    d.tick()
    assert thinks(d)
    until(d, d.session.is_local_turn)

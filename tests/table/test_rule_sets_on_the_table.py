"""Each rule set at the table: buttons reach every legal move, and saves restore it; test_table_layout.py plays them."""

import pytest

from engine.game import ATTEMPT_STOPPED, Game
from engine.moves import ABANDON, GROUP, PASS
from engine.notation import parse_position, position_text
from engine.opponent import Opponent
from engine.position import (
    COUNT, DRAW, FLAGS, FOUNDATION, HAND, OVER, QUIET, RESERVE, RESERVE_LOCKED, SHOW, TOP, TURN, WASTE
)
from engine.rules import RULE_SET_NAMES, options_of
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, STARTER_YOU, Session
from firmware.app.settings import SETTING_SPEED
from firmware.draw.scene import Scene
from firmware.draw.sprites import sprite_index as S
from firmware.table.views.pile_view import PileView
from firmware.text import phrases
from tests.support.app_driver import booted
from tests.support.checked_driver import CheckedDriver
from tests.support.entries import content
from tests.support.menus import from_menu, give_up
from tests.support.option_sets import OPTIONS
from tests.support.saved import body, session_of, state

ALL = list(RULE_SET_NAMES) + OPTIONS


def start_game(rules, seed, **how):
    """Return a Driver in a new game in which moves are shown at once."""
    return CheckedDriver().at_once().begin(Session(rules, "greedy", seed, STARTER_BY_RULES, 300, **how))


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["classic", "onepack", "foster", "cats"])
def test_solitaire_by_buttons_is_played_from_both_sides(rules):
    d = start_game(rules, 3, plays_all_sides=True)
    assert not d.session.opponents
    seats = set()
    adviser = Opponent("greedy", 5)
    while not d.session.is_over() and d.game.ply < 200:
        assert d.session.seat == d.game.pos[TURN]
        assert d.table.view_state.heading == "AB"[d.session.seat] + "'s turn"
        seats.add(d.session.seat)
        d.move_as(adviser)
    assert seats == {0, 1}
    if d.session.is_over() and d.game.pos[OVER] < DRAW:
        winner = d.game.pos[OVER] - 1
        assert d.session.points_won()[winner] > 0


def moved_at_random(pos, plies, seed):
    """Return a game after some random moves from a position."""
    game = Game(pos)
    player = Opponent("random", seed)
    for _ in range(plies):
        if game.pos[OVER] or not game.n:
            break
        player.choose(game.pos)
        if not game.is_legal(player.src, player.dst) or player.src == ABANDON:
            break
        game.play(player.src, player.dst)
    if game.pos[OVER]:
        game.undo()
    return game


@pytest.mark.parametrize("rules", ALL)
def test_every_legal_move_of_random_positions_can_be_reached(rules):
    kinds = set()
    for seed in range(8):
        d = start_game(rules, seed)
        d.session.game = game = moved_at_random(d.game.base, 12 + 23 * seed, seed)
        d.session.seat = game.pos[TURN]
        d.table.state = 0
        d.table.open(d.ms)
        d.press(0)
        for i in range(0, 2 * game.n, 2):
            src, dst = game.moves[i], game.moves[i + 1]
            kinds.add((min(src, GROUP), dst > SHOW))
            d.reach(src, dst)
            assert d.app.status
            if d.table.cursor.held >= 0:
                assert len(d.table.view.lines) <= d.table.view.layout.text_box[3]
                d.press(A.BACK)
    assert len(kinds) > 3


@pytest.mark.parametrize("rules", ALL)
def test_game_after_a_power_off_continues_unchanged(rules):
    for plays_all_sides in (False, True):
        d = start_game(rules, 4, plays_all_sides=plays_all_sides)
        adviser = Opponent("greedy", 9)
        for _ in range(25):
            if d.session.is_over():
                break
            adviser.choose(d.game.pos)
            d.play(adviser.src, adviser.dst)
        d.session.score = list(range(7, 7 + d.session.players))
        d.app.save()
        again = booted(d.store)
        assert state(again.session) == state(d.session)
        assert (again.app.screen is again.table) == (not again.session.is_over())
        assert position_text(again.game.pos) == position_text(d.game.pos)
        for one, other in zip(again.session.opponents, d.session.opponents, strict=True):
            if not d.session.is_over():
                one.choose(d.game.pos)
                other.choose(d.game.pos)
                assert (one.src, one.dst) == (other.src, other.dst)


def test_saved_attempts_are_restored_with_their_marks():
    seed = 0
    session = None
    while session is None or session.game.moves[1] != FOUNDATION:
        session = Session("classic", "greedy", seed, STARTER_BY_RULES, 300, stop_play=True)
        seed += 1
    session.game.play(HAND | ATTEMPT_STOPPED, SHOW)
    again = session_of(body(session))
    assert bytes(again.game.pos) == bytes(session.game.pos)
    assert again.stop_play
    assert again.last_source() == -1


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_resigning_ends_every_game(rules):
    d = start_game(rules, 1)
    give_up(d)
    pos = d.game.pos
    gained = d.session.points_won()
    assert len(gained) == len(d.session.score) == d.session.players
    if rules == "klondike":
        assert pos[OVER] == DRAW and gained == [0]
    else:
        assert pos[OVER] == 1 + (d.session.seat + 1) % d.session.players
        assert gained[0] == 0 and gained[1] > 0
    if rules.startswith("foster"):
        assert gained[1] > 50


@pytest.mark.parametrize("rules, over", [("classic", 5), ("foster", 4), ("cats", 5), ("three", 5), ("onepack", 5)])
def test_game_at_the_limit_of_quiet_moves_ends(rules, over):
    d = start_game(rules, 1)
    adviser = Opponent("greedy", 5)
    while not d.game.is_legal(SHOW, WASTE):
        adviser.choose(d.game.pos)
        d.play(adviser.src, adviser.dst)
    d.game.pos[QUIET] = 199
    d.play(SHOW, WASTE)
    assert d.game.pos[OVER] == over
    assert d.app.screen is not d.table
    assert (sum(d.session.points_won()) > 0) == (over == 5)


def test_starters_of_a_match_take_turns_where_the_cut_decides():
    for rules in ("foster", "three", "classic+cut"):
        session = Session(rules, "greedy", 5, STARTER_YOU, 5000)
        began = []
        for _ in range(4):
            began.append((session.game.base[TURN] - session.seat) % session.players)
            session.resign()
            session.next_game()
        assert began == [i % session.players for i in range(4)]
    session = Session("three", "greedy", 5, STARTER_OPPONENT, 300)
    assert session.game.base[TURN] == (session.seat + 1) % 3


# Single rule sets


def at_position(line, plays_all_sides=True, seat=0):
    """Return a Driver at a position."""
    pos = parse_position(line)
    d = start_game(line.split(" ")[0][6:], 1, plays_all_sides=plays_all_sides)
    d.session.game = Game(pos)
    d.session.seat = seat
    d.table.state = 0
    d.table.open(d.ms)
    d.press(0)
    return d


def test_foster_turns_up_the_reserve_and_passes():
    d = start_game("foster", 2, plays_all_sides=True)
    while d.game.moves[1] == FOUNDATION:
        d.keys("OK")
    assert d.game.is_legal(RESERVE, RESERVE) and d.game.is_legal(PASS, PASS) and d.game.is_legal(HAND, SHOW)
    assert d.app.status == "Turn up the top of your reserve"
    d.keys("OK")
    assert d.game.pos[TOP + RESERVE + 3 * d.session.seat] < 128
    while d.game.moves[1] == FOUNDATION or not d.game.is_legal(PASS, PASS):
        d.keys("OK")
    turn = d.game.pos[TURN]
    ply = d.game.ply
    assert d.step_to(lambda: d.table.cursor.sources[d.table.cursor.at] == HAND)
    assert d.app.status == "Your hand: turn up a card, or pass"
    assert d.keys("OK") == "Your hand: turns up a card"
    assert d.keys("RIGHT") == "Pass: ends your turn"
    d.keys("OK")
    assert d.game.pos[TURN] != turn and d.game.ply == ply + 1


def test_held_reserve_is_marked():
    d = start_game("foster", 2, plays_all_sides=True)
    adviser = Opponent("greedy", 5)
    while not d.game.pos[FLAGS] & RESERVE_LOCKED:
        adviser.choose(d.game.pos)
        d.play(adviser.src, adviser.dst)
    marked = d.table.view.pile_entries
    d.game.pos[FLAGS] = 0
    d.table.open(d.ms)
    d.table.draw()
    assert d.table.view.pile_entries < marked


def test_cards_of_short_packs_are_drawn_and_named_by_their_ranks():
    scene = Scene()
    for low, byte, rank in ((0, 1, 1), (5, 1, 6), (5, 9, 1), (5, 8, 13), (6, 8, 1), (6, 5, 11)):
        scene.clear()
        scene.lowest_rank = low
        scene.card(16 | byte, 0, 0)
        shifted = content(scene)
        scene.clear()
        scene.card(16 | rank, 0, 0)
        assert shifted == content(scene)
    d = start_game("foster36", 1)
    assert d.app.scene.lowest_rank == 5
    assert [phrases.card(d.game.pos, c) for c in (1, 5, 9)] == ["6\1", "10\1", "A\1"]


def test_groups_are_places_of_the_cursor():
    found = False
    for seed in range(40):
        game = moved_at_random(Session("classic+groups", "greedy", seed, 0, 300).game.base, 60, seed)
        groups = [i for i in range(0, 2 * game.n, 2) if game.moves[i] & GROUP]
        if groups:
            found = True
            d = start_game("classic+groups", seed)
            d.session.game = game
            d.session.seat = game.pos[TURN]
            d.table.state = 0
            d.table.open(d.ms)
            d.press(0)
            for i in groups:
                src, dst = game.moves[i], game.moves[i + 1]
                d.reach(src, dst)
                assert d.app.status.startswith("%d cards " % (dst >> 4)), d.app.status
                d.press(A.BACK)
            src, dst = game.moves[groups[0]], game.moves[groups[0] + 1]
            ply = game.ply
            d.play(src, dst)
            assert (game.log[2 * ply], game.log[2 * ply + 1]) == (src, dst)
            break
    assert found


def test_three_players_have_distinct_opponents_and_names():
    d = start_game("three", 1)
    assert [opponent.level for opponent in d.session.opponents] == ["greedy", "greedy"]
    assert d.session.opponents[0].rng.state != d.session.opponents[1].rng.state
    said = set()
    d.app.settings.numbers[SETTING_SPEED] = 1
    for _ in range(40):
        if d.session.is_over():
            break
        d.tick(A.TURN if d.wait < 0 else 0)
        while d.wait >= 0:
            d.ms += max(1, d.wait)
            d.tick()
            if not d.session.is_local_turn():
                said.add(d.app.status.split(" ")[0].rstrip(":"))
                turns = ("Left's turn", "Right's turn", "Your turn")
                assert d.table.view_state.heading in (*turns, "The end", "OK: skip ahead", "")
    assert {"Left", "Right"} <= said


def test_look_finds_the_wastes_of_three_players():
    d = start_game("three", 1)
    adviser = Opponent("greedy", 5)
    while not d.session.is_over() and min(d.game.pos[COUNT + p] for p in (12, 15, 18)) < 2:
        adviser.choose(d.game.pos)
        d.play(adviser.src, adviser.dst)
    d.keys("BACK BACK")  # The first plays the last turn again, or leaves what tells it; the second looks into a pile.
    assert isinstance(d.app.screen, PileView)
    names = {d.keys("RIGHT").split(",")[0] for _ in range(d.app.screen.pile_count)}
    assert {"Your waste", "Left's waste", "Right's waste"} <= names
    d.keys("OK")


SOLVED = (
    "rules=klondike turn=A A.R=- A.H=qs A.W=KH show=- 1=KSQH 2=- 3=- 4=- 5=KDQC 6=KCQD 7=- "
    "F=SbHbDbCb idle=0 quiet=0 runs=2 flags=-"
)


def test_ok_in_a_patience_without_hidden_cards_plays_all_up():
    d = at_position(SOLVED.replace("A.H=qs A.W=KH", "A.H=qskh A.W=-"), False)
    assert d.app.status.startswith("No card is hidden any more. OK")
    d.keys("OK")
    assert d.game.pos[OVER] == 1
    assert d.app.screen.heading == "It came out!"


def test_offer_to_play_all_up_can_be_declined_and_taken_later():
    d = at_position(SOLVED, False)
    assert d.keys("RIGHT").startswith("Nothing") is False
    from_menu(d, "Finish: all cards up")
    assert d.game.pos[OVER] == 1


def test_undo_in_a_patience_goes_back_to_the_floor():
    d = at_position(SOLVED, False)
    d.keys("RIGHT")
    d.play(5, FOUNDATION)
    assert from_menu(d, "Undo") == "Move undone"
    assert d.game.ply == 0
    d.play(HAND, SHOW)
    assert from_menu(d, "Undo") == "Can't undo: a card was turned up"


def test_ok_pressed_twice_resigns_a_stuck_patience():
    line = "rules=klondike turn=A A.R=- A.H=- A.W=- show=- "
    for house in range(1, 5):
        ranks = [rank + "HSDC"[house - 1] for rank in "A23456789TJKQ"]
        line += "%d=%s " % (house, "".join(ranks[:-1]).lower() + ranks[-1])
    line += "5=- 6=- 7=- F=S0H0D0C0 idle=0 quiet=0 runs=2 flags=-"
    d = at_position(line, False)
    assert d.game.n == 0
    assert d.app.status == "No moves left. OK: give up"
    assert d.keys("LEFT BACK OK") == "No moves left. OK: give up"  # and not how to undo: no move was made
    assert d.table.warned
    assert from_menu(d, "Hint") == "No moves left. OK: give up"
    d.keys("OK OK")
    assert d.game.pos[OVER] == DRAW


def test_option_sets_cover_all_options():
    covered = {option for rules in OPTIONS for option in rules.split("+")[1:]}
    rest = {option for name in RULE_SET_NAMES for option in options_of(name)} - covered
    assert rest == {"cards", "high", "houses", "r12", "strict"}
    for option in sorted(rest):
        start_game(("onepack+" if option == "cards" else "classic+") + option, 1).keys("OK OK OK TURN")


def test_long_house_over_hidden_cards_stays_readable_and_on_the_screen():
    pack = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
    house = ["K" + "S", "QH", "JS", "TH", "9S", "8H", "7S", "6H", "5S", "4H", "3S", "2H", "AS"]
    left = [card for card in pack if card not in house]
    down = [card.lower() for card in left[:6]]
    hand = "".join(left[6:]).lower()
    line = "rules=klondike turn=A A.R=- A.H=%s A.W=- show=- 1=- 2=- 3=- 4=- 5=- 6=- 7=%s "
    d = at_position(line % (hand, "".join(down + house)) + "F=S0H0D0C0 idle=0 quiet=0 runs=0 flags=-", False)
    view = d.table.view
    assert view.visible_height(7) == S.CARD_H
    ys = [view.y(7, below) for below in range(18, -1, -1)]
    steps = [b - a for a, b in zip(ys, ys[1:])]
    assert min(steps[:6]) == 3 and min(steps[6:]) >= 8

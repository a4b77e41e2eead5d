"""The result: win, loss, resignation, stalemate and draw, with one to three players; the match."""

import pytest

from engine.moves import end_game, end_if_won
from engine.position import COUNT, DRAW, RESERVE, SHOW, STALEMATE, TOP
from engine.score import score_lines
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.learning_progress import LESSON_SUGGESTED
from firmware.app.session import STARTER_YOU, Session
from firmware.screens import make
from tests.support.app_driver import AppDriver, booted
from tests.support.games import seated
from tests.support.menus import choose, from_menu, give_up


def start_game(rules, plays_all_sides=False, seed=4, store=None):
    """Return a Driver in a new game."""
    return AppDriver(store).begin(Session(rules, "greedy", seed, STARTER_YOU, 300, plays_all_sides))


def shown(d):
    """Show the result, check that its lines fit, and return its screen."""
    d.call(d.app.show_result)
    assert d.dropped == 0
    scene = d.app.scene
    for line in d.app.screen.lines:
        left, _, right = line.partition("\t")
        assert scene.text_width(left) + scene.text_width(right) < d.app.look.width - 32, line
    return d.app.screen


def empty(pos, player, *kinds):
    """Empty these piles of a player, and the place of the turned-up card."""
    for p in [RESERVE + 3 * player + kind for kind in kinds] + [SHOW]:
        pos[TOP + p] = pos[COUNT + p] = 0


def won_by(rules, after, score=None, plays_all_sides=False, store=None):
    """Return a Driver and the result of a win by the player so many seats after it."""
    d = start_game(rules, plays_all_sides, store=store)
    pos = d.game.pos
    empty(pos, (d.session.seat + after) % d.session.players, 0, 1, 2)
    end_if_won(pos)
    if score:
        d.session.score = score
    return d, shown(d)


def ended(rules, over, plays_all_sides=False):
    """Return a Driver and the result of a game that ended in this way."""
    d = start_game(rules, plays_all_sides)
    end_game(d.game.pos, over)
    return d, shown(d)


def test_result_of_two_players_scores_a_win_and_a_loss():
    d, screen = won_by("classic", 0)
    assert screen.heading == "You win the game!"
    assert screen.lines[1] == "13 cards in opponent's reserve, 2 each\t26"
    assert screen.total_line == "You score\t91"
    assert screen.lines[-3:] == ["Match to 300", "You\t91", "Opponent\t0"]
    d, screen = won_by("classic", 1)
    assert screen.heading == "Your opponent wins"
    assert screen.lines[1] == "13 cards in your reserve, 2 each\t26"
    assert screen.total_line == "Your opponent scores\t91"
    assert screen.lines[-2:] == ["You\t0", "Opponent\t91"]


@pytest.mark.parametrize("after, heading, total", [
    (0, "You win the game!", "You score"), (1, "Left wins the game", "Left scores"),
    (2, "Right wins the game", "Right scores")])
def test_result_of_three_players_scores_both_losers_cards(after, heading, total):
    d, screen = won_by("three", after)
    assert screen.heading == heading
    assert screen.total_line.split("\t")[0] == total
    assert sum(d.session.points_won()) == d.session.points_won()[after] == sum(line[2]
        for line in score_lines(d.game.pos))
    assert " cards in the others' reserves, 2 each" in screen.lines[1]
    assert [line.split("\t")[0] for line in screen.lines[-3:]] == ["You", "Left", "Right"]


@pytest.mark.parametrize("rules, heading, lines", [
    ("classic", "Given up", ["The game\t30"]),
    ("foster", "Given up", ["The game\t30", "The penalty for giving up\t20"]),
    ("three", "Given up", ["Left, who is next in turn, wins.", "The game\t30"]),
])
def test_result_of_resigning_is_scored_line_by_line(rules, heading, lines):
    d = start_game(rules)
    asked = from_menu(d, "Give up")
    assert asked == "No, go back"
    said = " ".join(d.app.screen.lines)
    assert "You lose the game" in said and ("20 extra" in said) == (rules == "foster")
    d.keys("OK")
    assert not d.session.is_over()
    choose(d, "Give up", "Give up the game")
    screen = shown(d)
    assert screen.heading == heading
    assert screen.lines[: len(lines)] == lines
    gained = d.session.points_won()
    assert screen.total_line == ("Your opponent" if rules != "three" else "Left") + " scores\t%d" % gained[1]
    assert gained[1] == sum(line[2] for line in score_lines(d.game.pos))


def test_stalemate_pays_the_difference():
    d = start_game("classic")
    pos = d.game.pos
    empty(pos, d.session.seat, 1)
    end_game(pos, STALEMATE)
    screen = shown(d)
    assert screen.heading == "Stalemate"
    assert sorted(screen.lines[1:3]) == ["Your cards count\t26", "Your opponent's cards count\t61"]
    assert screen.lines[3] == "The difference\t35"
    assert screen.total_line == "You score\t35"


def test_stalemate_of_three_pays_every_player_tied_for_lowest():
    d = start_game("three")
    pos = d.game.pos
    me = d.session.seat
    empty(pos, me, 1)
    empty(pos, (me + 1) % 3, 1)
    for player in (me, (me + 1) % 3):
        pos[COUNT + RESERVE + 3 * player] = 4
    end_game(pos, STALEMATE)
    screen = shown(d)
    assert screen.heading == "Stalemate"
    gained = d.session.points_won()
    assert gained[0] == gained[1] > 0 == gained[2]
    assert screen.total_line == "You and Left score\t%d" % gained[0]


def test_stalemate_of_equals_or_draw_pays_nobody():
    for rules, over, heading in (("classic", STALEMATE, "Stalemate"), ("foster", DRAW, "A draw")):
        d, screen = ended(rules, over)
        assert screen.heading == heading
        assert screen.total_line == "Nobody scores"
        assert screen.lines[0] == (text.results().STALEMATE_WHY if over == STALEMATE else text.results().DRAW_WHY)
        assert d.session.points_won() == [0, 0]


def test_match_over_its_limit_is_won_lost_or_drawn():
    _, screen = won_by("classic", 0, [250, 100])
    assert screen.heading == "You win the match!"
    assert screen.rows[0].label == "New match"
    _, screen = won_by("three", 2, [100, 100, 250])
    assert screen.heading == "You lose the match"
    assert screen.lines[-1].startswith("Right\t3")
    d = start_game("three")
    d.session.score = [310, 310, 0]
    end_game(d.game.pos, STALEMATE)
    d.game.pos[COUNT + RESERVE + 3 * ((d.session.seat + 2) % 3)] = 0
    assert shown(d).heading == "The match is a draw"


def test_match_of_three_players_continues():
    d = seated("three", "greedy", 2)
    expected = [0, 0, 0]
    for _ in range(2):
        give_up(d)
        expected = [expected[i] + d.session.points_won()[i] for i in range(3)]
        choose(d, "Next game")
        if max(expected) < 300:
            assert d.session.score == expected
        d.press(0)


def test_result_of_a_patience_has_its_own_wording():
    d = start_game("klondike")
    d.keys("TURN TURN MENU")
    assert not any("Match" in line for line in d.app.screen.foot)
    choose(d, "Give up")
    assert d.app.screen.lines == ["You give up this patience."]
    choose(d, "Give up the game")
    assert d.app.screen.heading == "Given up"
    assert d.app.screen.lines == ["0 of 52 cards are up.", "Deal 4, in 2 moves"]
    base = d.game.base
    choose(d, "This deal again")
    assert d.game.base == base and not d.session.is_over()
    d, screen = ended("klondike", 1)
    assert screen.heading == "It came out!"
    seed = d.session.seed
    choose(d, "Next deal")
    assert d.session.seed == seed + 1


@pytest.mark.parametrize("rules", ["onepack", "classic"])
def test_result_of_a_solitaire_names_its_sides_and_offers_no_other_seat(rules):
    _, screen = won_by(rules, 0, plays_all_sides=True)
    side = screen.heading.split()[1]
    assert screen.heading == "Side %s wins the game" % side
    assert screen.total_line.startswith("Side %s scores\t" % side)
    assert [line.split("\t")[0] for line in screen.lines[-2:]] == ["Side A", "Side B"]
    assert screen.icon < 0
    labels = [row.label for row in screen.rows]
    assert labels[:2] == ["Next game", "This deal again"] and "This deal, other seat" not in labels


def test_option_thirty_counts_two_for_each_card():
    _, screen = won_by("onepack+thirty", 0)
    assert screen.lines[0] == "The game\t30"
    assert screen.lines[1].endswith(" cards in opponent's hand\t52")


@pytest.mark.parametrize("rules", ["classic", "cats", "three", "onepack"])
@pytest.mark.parametrize("label, further", [("This deal again", 0), ("This deal, other seat", 1)])
def test_this_deal_again_is_the_next_game_of_the_match(rules, label, further):
    d, screen = won_by(rules, 0)
    base, seat, seed = d.game.base, d.session.seat, d.session.seed
    gained = d.session.points_won()
    choose(d, label)
    assert (d.game.base, d.session.seed) == (base, seed)
    assert d.session.seat == (seat + further) % d.session.players
    assert d.session.score == gained  # The finished game still counts in the match.
    assert [opponent.level for opponent in d.session.opponents] == ["greedy"] * (d.session.players - 1)
    again = booted(d.store)
    assert (again.session.seat, again.session.score) == (d.session.seat, gained)


def test_heavy_loss_suggests_a_lesson_or_the_simpler_game_once():
    d, screen = won_by("classic", 1)
    assert screen.note == "A hard game? Try: Learn, or Simplified"
    d.press(A.DOWN)
    assert not screen.note
    assert not shown(d).note
    # The suggestion does not return after a power-off either.
    assert App(d.app.look, d.store, lambda: 7, make).lesson_progress().has(LESSON_SUGGESTED)
    assert won_by("classic", 1, store=d.store)[1].note == ""


@pytest.mark.parametrize("rules, after, plays_all_sides, note", [
    ("simple", 1, False, "A hard game? Try: Learn"), ("classic", 0, False, ""), ("classic", 1, True, ""),
])  # fmt: skip
def test_heavy_loss_of_the_simpler_game_alone_suggests_a_lesson(rules, after, plays_all_sides, note):
    assert won_by(rules, after, plays_all_sides=plays_all_sides)[1].note == note


def test_close_loss_suggests_nothing():
    d = start_game("classic")
    pos = d.game.pos
    empty(pos, 1 - d.session.seat, 0, 1, 2)
    empty(pos, d.session.seat, 1)
    end_if_won(pos)
    assert shown(d).note == ""


def test_result_deals_nothing_by_a_press_in_its_first_second():
    d, screen = won_by("classic", 0)
    d.app.show_result()
    d.tick()
    screen = d.app.screen
    for wait in (0, 500, 499):
        d.ms += wait
        d.tick(A.OK)
        assert d.app.screen is screen and d.session.is_over() and d.wait > 0
    d.tick(A.DOWN)  # The rows can be looked through at once.
    assert screen.cursor == 1
    d.ms += 1
    d.tick(A.OK)
    assert not d.session.is_over()

"""The opponents: their preferences, their shuffles and their repeatability.

`greedy` has the preferences, and `random` shuffles.
"""

import functools

import pytest

from engine import notation
from engine.dealing import deal
from engine.game import Game
from engine.moves import make_move
from engine.opponent import LEVELS, OPPONENT_STATE_SIZE, Opponent, is_house_move
from engine.position import OVER, RESERVE, TOP, TURN
from engine.verdict import LEGAL, judge
from tests.support import positions


def chosen(level, given, seeds=20):
    """Return the moves that a level makes in a position with some seeds, sorted."""
    pos = notation.parse_position(positions.line(given))
    before = bytes(pos)
    tokens = set()
    for seed in range(seeds):
        player = Opponent(level, seed)
        player.choose(pos)
        tokens.add(notation.move_text(player.src, player.dst))
    assert bytes(pos) == before
    return " ".join(sorted(tokens))


@pytest.mark.parametrize("why, given, tokens", [
    ("what is compulsory", "A.R=9D A.H=5c 1=AH 2=TS", "1f"),
    ("a foundation play that leaves a space first", "A.R=9D A.H=5c 1=AH 2=TSAD", "1f"),
    ("a load rather than a house", "A.R=9D A.H=5c 1=TS B.W=TD", "rW"),
    ("onto the reserve rather than the waste", "A.R=9D A.H=5c B.R=TD B.W=8D", "rR"),
    ("the reserve rather than the showing card", "A.R=9D show=9H 1=TS", "r1"),
    ("onto the longer house", "A.R=9D A.H=5c 1=TS 2=JHTC", "r2"),
    ("the reserve into a space", "A.R=9D show=4C 1=-", "r1"),
    ("a space rather than turning up", "A.R=3D A.H=5c 1=9H 2=TS", "12"),
    ("a house card moved away to uncover one that can go up", "A.R=4D A.H=5c 1=AH9H 2=TS", "12"),
    ("... or one that the reserve fits", "A.R=7D A.H=5c 1=8C9H 2=TS", "12"),
    ("otherwise houses stay as they are", "A.R=4D A.H=5c 1=JSTH9S 2=TD", "t"),
    ("a space is kept rather than filled from a house", "A.H=5c 1=- 2=QHJS", "t"),
    ("the showing card onto a house rather than left", "A.R=4D show=9S 1=TH", "h1"),
    ("... into a space rather than left", "show=9S A.H=5c 1=-", "h1"),
    ("... left where there is no other way", "A.R=4D show=9S", "hw"),
    ("no other way than to pass", "A.R=4D", "p"),
    ("onepack: houses joined", "onepack A.H=kc 1=8S7S 2=9S", "12*"),
    ("onepack: of two houses whose tops meet the shorter goes", "onepack A.H=kc 1=6S7S 2=TS9S8S", "12"),
    ("onepack: a card given away rather than placed", "onepack A.H=kc show=9S 1=8S B.W=TS", "hW"),
    ("onepack: a card placed rather than left", "onepack A.H=kc show=9S 1=8S", "h1"),
    ("onepack: a card put where a house can go upon it", "onepack A.H=kc show=9S 1=8S7S 2=-", "h2"),
    ("onepack: the opponent is not relieved of a card for nothing", "onepack A.H=kc B.W=9S 1=8S", "t"),
])  # fmt: skip
def test_greedy_prefers(why, given, tokens):
    assert chosen("greedy", given) == tokens


def test_greedy_chooses_any_of_equal_moves():
    assert chosen("greedy", "A.R=9D A.H=5c 1=TS 2=TC") == "r1 r2"


def test_random_makes_every_legal_move():
    given = "A.R=QD show=9S B.R=8S B.W=JD 1=TH 2=- 3=KSTD"
    assert chosen("random", given, 200) == positions.moves(notation.parse_position(positions.line(given)))


@pytest.mark.parametrize("rules", ["classic", "onepack"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.slow
def test_game_depends_on_the_seed_alone(rules, level):
    def game(seed):
        pos = deal(rules, 1)
        player = Opponent(level, seed)
        moves = bytearray()
        while not pos[OVER]:
            player.choose(pos)
            moves += bytes((player.src, player.dst))
            make_move(pos, player.src, player.dst)
        return moves

    assert game(1) == game(1) != game(2)


@pytest.mark.parametrize("level", [
    pytest.param(level, marks=pytest.mark.slow) if level in ("strong", "expert") else level for level in LEVELS])
def test_a_restored_opponent_continues_in_the_middle_of_a_turn(level):
    game = Game(deal("classic", 1))
    player = Opponent(level, 5)
    while not game.pos[OVER]:
        state = player.state()
        restored = Opponent(level, 0)
        restored.restore(state)
        restored.rejoin(game)
        player.choose(game.pos)
        restored.choose(game.pos)
        assert (restored.src, restored.dst) == (player.src, player.dst)
        assert restored.state() == player.state()
        game.play(player.src, player.dst)
    assert len(state) == OPPONENT_STATE_SIZE


@pytest.mark.parametrize("level, left", [("random", 6), ("greedy", 6), ("strong", 0), ("expert", 0)])
def test_shuffles_are_counted_anew_after_a_card_is_turned_up(level, left):
    pos = notation.parse_position(positions.line("A.R=4D A.H=5c"))
    player = Opponent(level, 1)
    state = bytearray(player.state())
    state[8] = 6  # moves from house to house
    player.restore(bytes(state))
    player.choose(pos)
    assert (notation.move_text(player.src, player.dst), player.state()[8]) == ("t", left)


def test_opponent_of_an_unknown_level_is_refused():
    with pytest.raises(ValueError, match="^level: .*greedy"):
        Opponent("genius", 1)


# Errors in stop play (RULES 9)


def slips(level, given, seeds=2000):
    """Return the rate of a level's errors, 0 to 1, and its wrong attempts."""
    pos = notation.parse_position(positions.line(given))
    tokens = []
    for seed in range(seeds):
        player = Opponent(level, seed)
        if player.slip(pos):
            tokens.append(notation.move_text(player.src, player.dst))
    return len(tokens) / seeds, set(tokens)


@pytest.mark.parametrize("level, low, high", [("random", 0.45, 0.55), ("greedy", 0.03, 0.05)])
def test_slip_overlooks_foundation_plays_as_often_as_the_level_does(level, low, high):
    often, tokens = slips(level, "A.R=9D A.H=5c 1=AH 2=TS")
    assert low < often < high
    assert tokens == {"r2"}


def test_slip_turns_up_with_a_space_open():
    assert slips("random", "A.R=9D A.H=5c 1=-")[1] == {"t"}


@pytest.mark.parametrize("given", ["A.R=9D A.H=5c 1=TS", "onepack A.H=kc A.W=9S 1=-", "turn=over:A A.R=9D"])
def test_slip_without_an_occasion_returns_false(given):
    assert slips("random", given) == (0, set())


# Shuffles between houses


@functools.cache
def shuffles_by_turn(rules, level, seed, seats):
    """Return the shuffles of each turn of a game.

    seats: 2 for an Opponent each, 1 for one that plays both.
    """
    pos = deal(rules, seed)
    players = [Opponent(level, 2 * seed + i) for i in range(seats)]
    turns = [0]
    while not pos[OVER]:
        turn = pos[TURN]
        player = players[turn % seats]
        player.choose(pos)
        turns[-1] += is_house_move(player.src, player.dst)
        make_move(pos, player.src, player.dst)
        if pos[TURN] != turn:
            turns.append(0)
    return turns


@pytest.mark.parametrize("rules", ["classic", "onepack"])
@pytest.mark.parametrize("seats", [1, 2])
def test_random_shuffles_no_more_than_six_times_a_turn(rules, seats):
    most = max(max(shuffles_by_turn(rules, "random", seed, seats)) for seed in range(10))
    assert 0 < most <= 6


@pytest.mark.parametrize("seats", [1, 2])
def test_random_shuffles_in_late_turns_too(seats):
    late = [n for seed in range(10) for n in shuffles_by_turn("classic", "random", seed, seats)[20:]]
    assert sum(late) > len(late) / 4


@pytest.mark.parametrize("rules", ["classic", "onepack"])
@pytest.mark.slow
def test_greedy_does_not_shuffle_houses_for_long(rules):
    # Reversing a sequence of twelve cards and joining the rest takes most of these.
    assert max(max(shuffles_by_turn(rules, "greedy", seed, 2)) for seed in range(100)) < 30


@pytest.mark.parametrize("rules", ["classic", "simple", "onepack"])
@pytest.mark.parametrize("level", ["novice", "easy"])
def test_low_level_does_not_move_house_cards_to_and_fro(rules, level):
    turns = returns = 0
    for seed in range(20):
        pos = deal(rules, seed)
        players = [Opponent(level, 2 * seed + seat) for seat in range(2)]
        been = {}  # by card: the houses that it was in during this turn
        while not pos[OVER]:
            turn = pos[TURN]
            players[turn].choose(pos)
            src, dst = players[turn].src, players[turn].dst
            if 0 < src < RESERVE and 0 < dst < RESERVE:
                houses = been.setdefault(pos[TOP + src], {src})
                returns += dst in houses
                houses.add(dst)
            make_move(pos, src, dst)
            if pos[TURN] != turn:
                turns += 1
                been = {}
    assert turns > 200
    assert returns <= turns / 200


def test_novice_with_a_space_to_fill_makes_no_move_for_nothing():
    # A house card could fill the space, too, and go back afterwards.
    assert chosen("novice", "A.R=9D A.H=5c 1=- 2=TD9S 3=KHQS", 200) == "r1"


def test_novice_sees_what_it_moved_a_house_card_for():
    pos = notation.parse_position(positions.line("A.R=7D A.H=5c 1=8C9H 2=TS"))
    for seed in range(200):
        now = bytearray(pos)
        player = Opponent("novice", seed)
        player.choose(now)
        if notation.move_text(player.src, player.dst) == "12":
            make_move(now, player.src, player.dst)
            player.choose(now)
            assert notation.move_text(player.src, player.dst) == "r1"


def test_slip_never_makes_a_move_that_peek_allows():
    fresh = "classic+peek A.R=9D A.H=5c 1=AH flags=o"  # `1f` is due, and yet `t` is legal
    assert "t" not in slips("random", fresh)[1]
    for seed in range(4):
        pos = deal("classic+peek", seed)
        players = [Opponent("random", seed), Opponent("random", seed + 1)]
        while not pos[OVER]:
            player = players[pos[TURN]]
            if player.slip(pos):
                assert judge(pos, player.src, player.dst, player.work) != LEGAL
            else:
                player.choose(pos)
            make_move(pos, player.src, player.dst)


# The winners


def played(rules, levels, seed):
    """Play a game of these levels; return its result, pos[OVER]."""
    pos = deal(rules, seed)
    players = [Opponent(level, 2 * seed + seat) for seat, level in enumerate(levels)]
    while not pos[OVER]:
        player = players[pos[TURN]]
        player.choose(pos)
        make_move(pos, player.src, player.dst)
    return pos[OVER]


@pytest.mark.parametrize("rules, level, below, seeds, decisions, low, high", [
    *((rules, level, below, 250, 490, 0.61, 0.75) for rules in ("classic", "onepack")
      for level, below in (("easy", "novice"), ("greedy", "easy"))),
    ("classic", "greedy", "random", 50, 80, 0.95, 1.01),
])  # fmt: skip
@pytest.mark.slow
def test_level_wins_its_share_of_the_decided_games(rules, level, below, seeds, decisions, low, high):
    won = decided = 0
    for seed in range(seeds):
        for seat in (0, 1):
            end = played(rules, [level, below][:: -1 if seat else 1], seed)
            decided += end in (1, 2)
            won += end == 1 + seat
    assert decided > decisions
    assert low < won / decided < high


@pytest.mark.slow
def test_a_thousand_games_of_greedy_in_onepack_have_no_stalemate():
    ends = [0] * 6
    for seed in range(1000):
        ends[played("onepack", ["greedy"] * 2, seed)] += 1
    assert ends[1] + ends[2] == 1000
    assert min(ends[1], ends[2]) > 400

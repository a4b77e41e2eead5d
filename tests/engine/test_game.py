"""A game plays, refuses, undoes and replays moves, and limits undo."""

import pytest

from engine import notation
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from tests.support import positions


def game(given, tokens=""):
    new = Game(notation.parse_position(positions.line(given)))
    play(new, tokens)
    return new


def play(a_game, tokens):
    for token in tokens.split():
        a_game.play(*notation.parse_move(token))


def listed(a_game):
    moves = a_game.moves
    return " ".join([notation.move_text(moves[2 * i], moves[2 * i + 1]) for i in range(a_game.n)])


def test_game_keeps_its_legal_moves_current():
    g = game("A.R=4c9D A.H=5d2c 1=TS")
    assert listed(g) == "r1 t"
    play(g, "r1")
    assert listed(g) == "t"
    play(g, "t")
    assert listed(g) == "hw"


def test_game_leaves_its_starting_position_unchanged():
    start = notation.parse_position(positions.line("A.R=4c9D A.H=5d2c 1=TS"))
    kept = bytes(start)
    g = Game(start)
    play(g, "r1 t hw")
    assert bytes(start) == kept == g.base


def test_game_log_has_two_bytes_for_each_move():
    g = game("A.R=4c9D A.H=5d2c 1=TS", "r1 t hw")
    assert g.ply == 3
    assert bytes(g.log[:6]) == bytes((10, 1, 11, 0, 0, 12))


@pytest.mark.parametrize("token", ["hw", "r2", "p", "12", "1f", "12*"])
def test_play_illegal_move_is_refused_and_changes_nothing(token):
    g = game("A.R=4c9D A.H=5d2c 1=TS", "r1")
    before = bytes(g.pos), g.ply, g.n, bytes(g.moves), bytes(g.log)
    with pytest.raises(ValueError, match="^move: "):
        play(g, token)
    assert (bytes(g.pos), g.ply, g.n, bytes(g.moves), bytes(g.log)) == before


def test_abandon_is_always_legal_and_never_listed():
    g = game("A.R=4c9D A.H=5d2c 1=TS")
    assert "ab" not in listed(g).split()
    play(g, "ab")
    assert notation.position_text(g.pos).split()[1] == "turn=over:B"
    assert (g.n, g.ply) == (0, 1)


def test_play_after_the_end_is_refused():
    g = game("A.R=4c9D A.H=5d2c 1=TS", "ab")
    for token in ("ab", "t", "r1"):
        with pytest.raises(ValueError, match="^move: "):
            play(g, token)


def test_undo_works_after_the_end():
    g = game("A.R=4c9D A.H=5d2c 1=TS", "ab")
    g.undo()
    assert notation.position_text(g.pos) == positions.line("A.R=4c9D A.H=5d2c 1=TS")
    assert listed(g) == "r1 t"


def test_undo_restores_every_byte_ply_by_ply():
    g = game("A.R=4c9D A.H=5d2c 1=TS")
    kept = [(bytes(g.pos), listed(g), g.undo_limit)]
    for token in ("r1", "t", "hw", "t"):
        play(g, token)
        kept.append((bytes(g.pos), listed(g), g.undo_limit))
    while g.ply:
        assert (bytes(g.pos), listed(g), g.undo_limit) == kept[g.ply]
        g.undo()
    assert (bytes(g.pos), listed(g), g.undo_limit) == kept[0]
    assert kept[0][0] == g.base


def test_undo_at_the_start_is_refused():
    with pytest.raises(ValueError, match="^undo: "):
        game("A.R=4c9D A.H=5d2c").undo()


@pytest.mark.parametrize("ply", [-1, 4])
def test_rewind_to_a_ply_that_does_not_exist_is_refused(ply):
    g = game("A.R=4c9D A.H=5d2c 1=TS", "r1 t hw")
    with pytest.raises(ValueError, match="^ply: "):
        g.rewind(ply)
    assert g.ply == 3


def test_undo_lets_another_move_be_played():
    g = game("A.R=4c9D A.H=5d2c 1=TS 2=TC", "r1")
    g.undo()
    play(g, "r2 t")
    assert bytes(g.log[: 2 * g.ply]) == bytes((10, 2, 11, 0))
    other = game("A.R=4c9D A.H=5d2c 1=TS 2=TC", "r2 t")
    assert other.pos == g.pos


# No undo hides a card that was seen


@pytest.mark.parametrize("why, given, tokens, floor", [
    ("at the start nothing was seen", "A.R=4c9D A.H=5d", "", 0),
    ("a card turned up is seen", "A.R=9D A.H=5d", "t", 1),
    ("playing it is not seeing more", "A.R=9D A.H=4d5d 1=6S", "t h1", 1),
    ("a reserve card bared is seen", "A.R=4c9D A.H=5d 1=TS", "r1", 1),
    ("... by a foundation play", "A.R=4cAD A.H=5d", "rf", 1),
    ("... by a load", "A.R=4c9D A.H=5d B.W=8D", "rW", 1),
    ("a reserve card already face up is not", "A.R=4C9D A.H=5d 1=TS", "r1", 0),
    ("a last reserve card bares none", "A.R=9D A.H=5d 1=TS", "r1", 0),
    ("house moves show nothing", "A.R=4c9D A.H=5d 1=TS 2=JH 3=TC9H", "31 32", 0),
    ("another's turn is not gone back into", "A.R=9D A.H=5d", "t hw", 2),
    ("... nor by a pass", "A.R=9D B.R=4C", "p", 1),
    ("a staggered deal shows houses", "onepack turn=A A.H=kc show=3C", "hw", 1),
    ("an opponent's waste card taken shows nothing that was not", "onepack A.H=kc B.W=5S9S 1=8S", "W1", 0),
])  # fmt: skip
def test_floor_is_the_ply_down_to_which_undo_is_allowed(why, given, tokens, floor):
    assert game(given, tokens).undo_limit == floor


# Stop play (RULES 9)


def test_stop_is_played_recorded_and_undone():
    given = "A.R=9D A.H=5c 3=AH show=4S"
    g = game(given)
    source, destination = notation.parse_move("hw")
    g.play(source | ATTEMPT_STOPPED, destination)
    stopped = positions.changed(positions.line(given), "turn=B A.H=5c4s show=- 3=- F=S00H10D00C00 idle=1 quiet=1")
    assert notation.position_text(g.pos) == stopped
    assert (g.ply, g.undo_limit) == (1, 1)
    g.undo()
    assert bytes(g.pos) == g.base


@pytest.mark.source  # a class of the engine is taken away
def test_stop_is_played_and_replayed_in_the_memory_of_the_game(monkeypatch):
    g = game("A.R=9D A.H=5c 3=AH show=4S")
    monkeypatch.setattr("engine.game.Workspace", None)
    source, destination = notation.parse_move("hw")
    g.play(source | ATTEMPT_STOPPED, destination)
    stopped = bytes(g.pos)
    g.play(g.moves[0], g.moves[1])
    g.undo()
    assert g.pos == stopped


def test_overlooked_foundation_play_stands_unless_stopped():
    given = "A.R=9D A.H=5c 3=AH"
    g = game(given)
    source, destination = notation.parse_move("t")
    g.play(source | ATTEMPT_STANDS, destination)
    assert notation.position_text(g.pos) == positions.changed(positions.line(given), "A.H=- show=5C")
    assert (g.ply, g.undo_limit, listed(g)) == (1, 1, "3f")
    g.undo()
    assert bytes(g.pos) == g.base


@pytest.mark.parametrize("mark, token", [
    (ATTEMPT_STOPPED, "3f"),  # legal
    (ATTEMPT_STANDS, "3f"),
    (ATTEMPT_STANDS, "r1"),  # a card cannot stay where it does not fit
    (ATTEMPT_STANDS, "rf"),  # ... even if a foundation play comes first
    (ATTEMPT_STANDS, "w1"),  # there is no such card
])  # fmt: skip
def test_play_senseless_attempt_is_refused_and_changes_nothing(mark, token):
    g = game("A.R=9D A.H=5c 3=AH" if token.endswith("f") else "A.R=9D A.H=5c")
    source, destination = notation.parse_move(token)
    with pytest.raises(ValueError, match="^attempt: "):
        g.play(source | mark, destination)
    assert (bytes(g.pos), g.ply) == (g.base, 0)


# Long games


def test_long_log_grows_and_can_be_undone_completely():
    given = "A.R=4c7D A.H=5d 1=9H8S 2=9D"
    g = game(given, "12 21 " * 1500 + "12")
    assert g.ply == 3001
    assert notation.position_text(g.pos) == positions.changed(positions.line(given), "1=9H 2=9D8S")
    g.undo()
    assert (g.ply, bytes(g.pos)) == (3000, g.base)
    play(g, "r1")
    g.rewind(0)
    assert bytes(g.pos) == g.base


# The positions of a game


def stopped_game():
    """Return a game in which A turns a card up although an ace waits, and B stops A at the next attempt."""
    g = game("A.R=9D A.H=5c B.R=9C B.H=4h3h 3=AH")
    for token, flag in (("t", ATTEMPT_STANDS), ("hw", ATTEMPT_STOPPED)):
        source, destination = notation.parse_move(token)
        g.play(source | flag, destination)
    play(g, "r3 t")
    return g


def test_positions_are_those_that_rewinding_comes_to():
    g = stopped_game()
    log = bytes(g.log[: 2 * g.ply])
    found = [(ply, bytes(pos), source, destination) for ply, pos, source, destination in g.positions()]
    assert [ply for ply, _, _, _ in found] == [0, 1, 2, 3]
    assert b"".join(bytes((source, destination)) for _, _, source, destination in found) == log
    end = bytes(g.pos)
    assert [bytes(g.position_at(ply)) for ply in range(5)] == [pos for _, pos, _, _ in found] + [end]
    for ply, pos, _, _ in reversed(found):
        g.rewind(ply)
        assert g.pos == pos


def test_positions_begin_at_a_ply_and_leave_the_game_alone():
    g = stopped_game()
    kept = bytes(g.base), bytes(g.pos), bytes(g.log), bytes(g.moves)
    assert [ply for ply, _, _, _ in g.positions(2)] == [2, 3] and not list(g.positions(4))
    assert kept == (g.base, g.pos, g.log, g.moves)


def test_positions_share_a_buffer_and_a_position_at_a_ply_has_its_own():
    g = stopped_game()
    assert len({id(pos) for _, pos, _, _ in g.positions()}) == 1
    at_end = g.position_at(4)
    at_end[0] ^= 1
    assert g.position_at(4) == g.pos != at_end

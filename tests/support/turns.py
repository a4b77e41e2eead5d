"""Play games and count the positions that repeat within a turn.

    python -m tests.support.turns GAMES RULES LEVEL…

Each level plays GAMES games of the rules against itself, on the compiled engine unless the environment forbids it.
It prints a line for each level: the rules, the level, the moves played and the repeated positions.
"""

import sys


def same_in_a_turn(pos: bytearray) -> bytes:
    """Return a position as bytes without its counters and fresh turn.

    The counters are those of RULES 7.
    """
    from engine.position import AT_TURN_START, FLAGS, IDLE, QUIET

    out = bytearray(pos)
    out[IDLE : IDLE + 2] = out[QUIET : QUIET + 2] = bytes(2)
    out[FLAGS] &= ~AT_TURN_START
    return bytes(out)


def repeats(rules: str, level: str, seed: int) -> "tuple[int, int]":
    """Play a level against itself.

    Return the moves, and the positions that repeated within a turn.
    """
    from engine.dealing import deal
    from engine.moves import make_move
    from engine.opponent import Opponent
    from engine.position import OVER, PLAYERS, TURN

    pos = deal(rules, seed)
    players = [Opponent(level, 2 * seed + seat) for seat in range(pos[PLAYERS])]
    seen = {same_in_a_turn(pos)}
    moves = again = 0
    while not pos[OVER]:
        turn = pos[TURN]
        player = players[turn]
        player.choose(pos)
        make_move(pos, player.src, player.dst)
        moves += 1
        if pos[TURN] != turn:
            seen.clear()
        position = same_in_a_turn(pos)
        again += position in seen and not pos[OVER]
        seen.add(position)
    return moves, again


def main(games: str, rules: str, *levels: str) -> None:
    """Play `games` games with each level, and print a line for each."""
    from hostsim import fast

    fast.use_compiled_engine()
    for level in levels:
        moves = again = 0
        for seed in range(int(games)):
            played, came_again = repeats(rules, level, seed)
            moves += played
            again += came_again
        print(rules, level, moves, again)


if __name__ == "__main__":
    main(*sys.argv[1:])

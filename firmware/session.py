# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A person's match against the opponent: the game being played, seats, score; and all that as a record.

A record is bytes: seat, target and both scores (2 bytes each, low byte first), seed (6), the opponent's
random state (8), then rules, level, starting position and moves, each after its length (2).
"""

from engine.game import Game
from engine.moves import ABANDON
from engine.opponent import Opponent
from engine.position import FAMILY, OVER, SIZE, TURN, deal
from engine.score import points

SEEDS = 1 << 48
BY_THE_RULES = 0
YOU = 1
OPPONENT = 2

DAMAGED = "the record is damaged"


class Session:
    """A match at its present game.

    game: engine.game.Game; opponent: engine.opponent.Opponent; seat: the person's, 0 or 1; score: points
    before this game, [the person's, the opponent's]; target: points that win the match. begins:
    BY_THE_RULES (the person is A), YOU or OPPONENT: the person takes the seat of who begins, or the
    other. ValueError, one line, for unknown rules or level or a seed not from 0 to SEEDS - 1.
    """

    def __init__(self, rules, level, seed, begins, target):
        self.rules = rules
        self.level = level
        self.target = target
        self.score = [0, 0]
        self._deal(seed, begins)

    def _deal(self, seed, begins):
        self.seed = seed
        pos = deal(self.rules, seed)
        self.game = Game(pos)
        self.seat = 0 if begins == BY_THE_RULES else pos[TURN] if begins == YOU else 1 - pos[TURN]
        self.opponent = Opponent(self.level, seed)

    def persons_turn(self):
        """Return whether it is for the person to move."""
        pos = self.game.pos
        return not pos[OVER] and pos[TURN] == self.seat

    def can_undo(self):
        """Return whether the last move is the person's, of this turn, and showed no hidden card."""
        return self.persons_turn() and self.game.ply > self.game.floor

    def last_source(self):
        """Return the first byte of the last move, -1 before the first or when it was the other side's."""
        game = self.game
        if not game.ply or not self.persons_turn():
            return -1
        return game.log[2 * game.ply - 2]

    def restart(self):
        """Begin the same deal anew."""
        self.game.rewind(0)
        self.opponent = Opponent(self.level, self.seed)

    def is_over(self):
        """Return whether the game is finished."""
        return self.game.pos[OVER] != 0

    def abandon(self):
        """Give the game up for the person, whose turn it is."""
        self.game.play(ABANDON, ABANDON)

    def abandoned(self):
        """Return whether the game ended by being given up."""
        game = self.game
        return game.ply > 0 and game.log[2 * game.ply - 2] == ABANDON

    def gained(self):
        """Return [the person's, the opponent's] points of a finished game."""
        gained = points(self.game.pos)
        return [gained[self.seat], gained[1 - self.seat]]

    def next_game(self):
        """Deal the next game of the match, or of a new one when this is won.

        In the one-pack game, which begins by cut, the players begin in turn (RULES 7).
        """
        gained = self.gained()
        for i in range(2):
            self.score[i] += gained[i]
        if max(self.score) >= self.target:
            self.score = [0, 0]
        begins = BY_THE_RULES
        if self.game.pos[FAMILY]:
            begins = OPPONENT if self.game.base[TURN] == self.seat else YOU
        self._deal((self.seed + 1) % SEEDS, begins)

    def record(self):
        """Return everything as bytes."""
        out = bytearray([self.seat])
        for number, size in ((self.target, 2), (self.score[0], 2), (self.score[1], 2), (self.seed, 6)):
            out.extend(number.to_bytes(size, "little"))
        out.extend(self.opponent.rng.state)
        game = self.game
        log = memoryview(game.log)[: 2 * game.ply]
        for part in (self.rules.encode(), self.level.encode(), game.base, log):
            out.extend(len(part).to_bytes(2, "little"))
            out.extend(part)
        return out


def restore(record):
    """Return the Session of a record. ValueError for one that is no record or whose moves are not legal."""
    if len(record) < 21 or record[0] > 1:
        raise ValueError(DAMAGED)
    number = int.from_bytes
    parts = []
    at = 21
    for _ in range(4):
        size = number(record[at : at + 2], "little")
        at += 2 + size
        parts.append(bytes(record[at - size : at]))
    if at != len(record):
        raise ValueError(DAMAGED)
    rules = str(parts[0], "utf-8")
    level = str(parts[1], "utf-8")
    self = Session(rules, level, number(record[7:13], "little"), BY_THE_RULES, number(record[1:3], "little"))
    self.seat = record[0]
    self.score = [number(record[3:5], "little"), number(record[5:7], "little")]
    if parts[2] != self.game.base:
        # Dealt by another version: the position is played on all the same, if it is one of these rules.
        if len(parts[2]) != SIZE or parts[2][:7] != self.game.base[:7]:
            raise ValueError(DAMAGED)
        self.game = Game(parts[2])
    log = parts[3]
    if len(log) & 1:
        raise ValueError(DAMAGED)
    for i in range(0, len(log), 2):
        self.game.play(log[i], log[i + 1])
    self.opponent.rng.state[:] = record[13:21]
    return self

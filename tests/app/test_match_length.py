"""Tests of the length of a match between equals, by rule set, with the default target."""

import random

import pytest

from engine.dealing import deal
from engine.moves import make_move
from engine.opponent import Opponent
from engine.position import OVER, PLAYERS, TURN
from engine.rules import RULE_SET_NAMES, Rules
from engine.score import DEFAULT_TARGET as USUAL, points
from firmware.app.session import SINGLE_GAME
from firmware.app.settings import SETTING_TARGET, Settings, setting_by_id
from hostsim.players.driver import MemoryStore

GAMES = 40
MATCHES = 1000


def scores(rules):
    """Return the points of GAMES games between players of one level."""
    out = []
    for seed in range(GAMES):
        pos = deal(rules, seed)
        seats = [Opponent("easy", 4 * seed + seat) for seat in range(pos[PLAYERS])]
        while not pos[OVER]:
            player = seats[pos[TURN]]
            player.choose(pos)
            make_move(pos, player.src, player.dst)
        out.append(points(pos))
    return out


def test_match_points_unless_set_depend_on_the_rules():
    settings = Settings(MemoryStore())
    assert settings.match_points("onepack+thirty") == Rules("onepack+thirty").match_points > 4 * settings.match_points(
        "onepack")
    assert settings.match_points("classic+r12+waste") == settings.match_points("classic") == Rules(
        "classic").match_points
    settings.put(setting_by_id(SETTING_TARGET), USUAL)
    assert settings.match_points("onepack") == USUAL == 300
    settings.put(setting_by_id(SETTING_TARGET), SINGLE_GAME)
    assert settings.match_points("onepack") == SINGLE_GAME
    assert settings.match_points("onepack", True) == Rules("onepack").match_points // 2  # This match was chosen.


@pytest.mark.parametrize("rules", [*(name for name in RULE_SET_NAMES if name != "klondike"), "onepack+thirty"])
@pytest.mark.slow
def test_match_between_equals_mostly_takes_three_to_seven_games(rules):
    played = scores(rules)
    rng = random.Random(1)
    fitting = 0
    for _ in range(MATCHES):
        score = [0] * len(played[0])
        games = 0
        while max(score) < Rules(rules).match_points:
            gained = list(rng.choice(played))
            rng.shuffle(gained)  # The players are equals, so each is as likely to have won.
            score = [a + b for a, b in zip(score, gained)]
            games += 1
        fitting += 3 <= games <= 7
    assert fitting > 0.75 * MATCHES

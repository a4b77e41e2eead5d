"""The one-line labels of one-bit screens."""

import pytest

from firmware.app.app import App
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.draw.one_bit.short_labels import short_label
from firmware.draw.table_view_state import LABEL_PICK_UP, WARNING, TableViewState
from firmware.screens import make
from firmware.table.cursor import Cursor
from firmware.text.move_description import MoveDescription
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import look_for


def shown_sources(session):
    """Yield a Shown for each source of a session's moves."""
    cursor = Cursor(session)
    cursor.reset()
    for i in range(cursor.source_count):
        cursor.at = i
        _, at = cursor.find_source_places()
        shown = TableViewState()
        shown.label_kind = LABEL_PICK_UP
        shown.move = MoveDescription(session.game.pos, *cursor.move_at(at))
        shown.place_count = cursor.place_count
        yield shown


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_label_of_a_source_gives_its_places_or_is_the_briefest(rules):
    App(look_for(72, 40), MemoryStore(), lambda: 1, make)  # This sets the names of the buttons in the labels.
    seen = set()
    for seed in range(12):
        session = Session(rules, "greedy", seed, STARTER_BY_RULES, 300, False, False)
        for _ in range(30):
            for shown in shown_sources(session):
                said = short_label(session, shown, 2)
                assert said and (shown.place_count > 1 or said == short_label(session, shown, 1))
                seen.add(shown.place_count > 1)
                shown.text_kind = WARNING
                assert short_label(session, shown, 2) == short_label(session, shown, 1)
            game = session.game
            if not game.n:
                break
            game.play(game.moves[0], game.moves[1])
    assert seen == {False, True}

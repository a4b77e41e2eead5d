"""The battery: when it is read, what the table shows of it, and the warning."""

import pytest

from engine.opponent import ADAPTIVE
from firmware import text
from firmware.app.battery import MEASURE_EVERY, WARN_BELOW, Battery
from firmware.draw.layouts import layout_finder
from firmware.draw.layouts.table_layout import BATTERY_SIZE
from tests.support.app_driver import AppDriver
from tests.support.sizes import COLOUR_SIZES


class Charged:
    """A Driver at the table whose battery has a charge, and the battery."""

    def __init__(self, percent=80):
        self.percent = percent
        self.d = AppDriver()
        self.battery = Battery(self.d.app, lambda: self.percent)
        self.d.press(0)
        self.d.start("classic", 5)
        self.now = 0
        self.pictures = self.wire()

    def wire(self):
        self.d.app.screen.draw()
        scene = self.d.app.scene
        return bytes(scene.buf)[: 10 * scene.n]

    def later(self, percent, ms=MEASURE_EVERY):
        """Look at the battery later; return whether the app shows something else."""
        self.percent = percent
        self.now += ms
        return self.battery.measure(self.now)


def test_battery_is_read_every_20_seconds():
    charged = Charged()
    assert charged.later(80, 0)
    assert not charged.later(40, MEASURE_EVERY - 1)
    assert charged.later(40, 1)
    assert charged.d.app.scene.battery_percent == 40


def test_mark_follows_the_charge_but_not_its_jitter():
    charged = Charged()
    before = charged.wire()
    assert charged.later(80)
    full = charged.wire()
    assert not charged.later(76) and charged.wire() == full
    assert charged.later(30)
    assert len({before, full, charged.wire()}) == 3
    assert charged.later(-1) and charged.wire() == before


def test_low_battery_is_warned_of_once_until_it_was_charged():
    charged = Charged()
    said = []
    for percent in (WARN_BELOW, WARN_BELOW - 1, WARN_BELOW - 3, WARN_BELOW, WARN_BELOW - 1, 30, 7):
        charged.later(percent)
        said.append(charged.d.app.pop_note())
    expected = text.errors().BATTERY_LOW
    assert said == ["", expected.format(WARN_BELOW - 1), "", "", "", "", expected.format(7)]


def test_warning_waits_while_records_and_career_are_read():
    charged = Charged()
    charged.later(WARN_BELOW - 1)
    charged.d.app.note_help()
    charged.d.app.level_with_strength("classic", ADAPTIVE)
    assert charged.d.app.pop_note() == text.errors().BATTERY_LOW.format(WARN_BELOW - 1)


def test_unknown_charge_shows_and_says_nothing():
    charged = Charged()
    before = charged.wire()
    assert not charged.later(-1)
    assert charged.wire() == before and charged.d.app.pop_note() == ""


def places(table, size):
    """Return the rectangles (x, y, width, height) of what stands on a table."""
    for row in table.player_rows:
        for spot in filter(None, row):
            x, y, rows, count_x, count_y = spot
            yield x, y, table.width, rows or table.height
            if count_x >= 0:
                yield count_x, count_y, 13, 9
    if table.foundations:
        tops, rows, lefts = table.foundations
        yield from ((x, y, table.width, rows) for x, y in zip(lefts, tops, strict=True))
    top, high, lefts = table.houses
    yield from ((x, top, table.width, high) for x in lefts)
    x, y, width, lines = table.text_box
    yield x, y, width, 9 * lines
    for x, y in table.opponent_names:
        # A letter with its star below it or beside it; or a name with the mark of the turn, and the dash of thinking.
        small = size == (128, 128) or len(table.opponent_names) > 1
        yield (x - 9, y, 20, 12) if size == (128, 128) else (x, y, 10, 22) if small else (x, y, 67, 11)


@pytest.mark.parametrize("size", COLOUR_SIZES, ids="%dx%d".__mod__)
def test_mark_covers_nothing_of_a_table(size):
    for make in filter(None, layout_finder.layout_of_size(*size).TABLES):
        table = make()
        if not table.battery:
            continue
        x, y = table.battery
        width, height = BATTERY_SIZE
        assert 0 <= x <= size[0] - width and 0 <= y <= size[1] - height
        for left, top, wide, high in places(table, size):
            apart = x + width <= left or left + wide <= x or y + height <= top or top + high <= y
            assert apart, (make.__name__, left, top, wide, high)

"""The battery: when it is read, what the table shows of it, and the warning."""


from engine.opponent import ADAPTIVE
from firmware import text
from firmware.app.battery import MEASURE_EVERY, WARN_BELOW, Battery
from tests.support.app_driver import AppDriver


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

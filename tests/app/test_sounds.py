"""Tests of the sounds: the right one on each port, in time, at the chosen loudness, without delaying a picture."""

import pytest

from engine.notation import parse_move
from engine.opponent import Opponent
from firmware import text
from firmware.app import actions as A, events as E
from firmware.app.loop import POLL_EVERY, REST_BEFORE_COLLECTION, Loop
from firmware.app.session import STARTER_YOU, Session
from firmware.app.settings import SETTING_SOUND, SETTING_SPEED, setting_by_id
from firmware.app.sounds import Beeper
from tests.support.app_driver import AppDriver, booted
from tests.support.menus import choose, rows, set_row

EVENTS = [event for event in vars(E).values() if isinstance(event, tuple) and isinstance(event[E.EVENT_NAME], str)]
BY_TUNE = {event[E.EVENT_TUNE]: event for event in EVENTS}


class Recorder:
    """A speaker that records each tune as (event, level, wait)."""

    def __init__(self):
        self.heard = []

    def play(self, tune, level, wait):
        self.heard.append((BY_TUNE[tune], level, wait))


class Tone(Beeper):
    """A board's beeper that records (Hz, level, ms)."""

    ms = 0

    def __init__(self):
        self.heard = []

    def tone(self, hz, level):
        self.heard.append((hz, level, self.ms))


def ready(seed=10, speed=1, **how):
    """Return a driver at the table of a new game, and what its speaker plays."""
    d = AppDriver()
    d.app.settings.numbers[SETTING_SPEED] = speed
    recorder = Recorder()
    d.app.play_on(recorder)
    d.begin(Session("classic", "greedy", seed, STARTER_YOU, 300, **how))
    return d, recorder.heard


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event[E.EVENT_NAME])
def test_every_event_has_a_tune_that_a_buzzer_can_play(event):
    pitches, lengths = event[E.EVENT_TUNE][::2], event[E.EVENT_TUNE][1::2]
    assert (len(pitches) == len(lengths) > 0) == (event != E.GAME_RESIGNED)
    assert all(hz == 0 or 150 <= hz <= 4000 for hz in pitches)
    assert all(0 < ms <= 1000 for ms in lengths)
    assert sum(lengths) < 1000


def one_turn(d, heard):
    """Play the player's turn and the opponent's; return what was heard."""
    adviser = Opponent("greedy", 5)
    del heard[:]
    turns = []
    d.app.listeners.append(lambda event, session: turns.append(event) if event == E.TURN_BEGUN else None)
    while len(turns) < 2:
        d.move_as(adviser)
    return heard


def test_sound_of_an_opponents_card_waits_until_it_lands():
    d, heard = ready()
    del heard[:]
    d.play(*parse_move("16"))
    assert heard == [(E.CARD_LAID, 1, 0)]
    told = one_turn(d, heard)
    waits = [wait for _, _, wait in told]
    slide = 240  # A slide has six frames of 40 ms.
    first = waits.index(slide)
    assert set(waits[:first]) == {0} and set(waits[first:]) == {slide}
    assert [event for event, _, _ in told].count(E.TURN_BEGUN) == 1 and told[-1][0] == E.TURN_BEGUN


def test_opponents_moves_that_are_not_shown_are_silent():
    d, heard = ready(speed=3)
    ply = d.game.ply
    one_turn(d, heard)
    own = [event for event, _, _ in heard[:-1]]
    assert heard[-1] == (E.TURN_BEGUN, 1, 0)
    assert 0 < len(own) < d.game.ply - ply


def test_loudness_setting_plays_a_sample_where_there_is_a_speaker():
    d, heard = ready()
    assert setting_by_id(SETTING_SOUND).default == 1
    d.call(d.app.open, "settings")
    del heard[:]
    set_row(d, "Sound", "loud")
    assert choose(d, "Sound") == "Sound: off"
    assert heard == [(E.CARD_UP, 2, 0)]
    choose(d, "Done")
    d.play(*parse_move("16"))
    assert heard == [(E.CARD_UP, 2, 0)]
    silent = booted().open("settings")
    assert text.settings().SOUND not in rows(silent)


def test_beeper_plays_a_tune_note_by_note_and_ends():
    tone = Tone()
    tone.play((500, 30, 0, 10, 700, 20), 2, 100)
    for tone.ms in range(1000, 1300, 2):
        tone.tick(tone.ms)
    assert tone.heard == [(500, 2, 1100), (0, 2, 1130), (700, 2, 1140), (0, 0, 1160)]


def test_beeper_with_a_new_tune_stops_the_last_and_a_late_tick_cuts_no_note():
    tone = Tone()
    tone.play((500, 30, 600, 30), 1, 0)
    tone.tick(0)
    tone.ms = 58  # A whole redraw makes the tick so late.
    tone.tick(58)
    tone.ms = 70
    tone.play((900, 10), 1, 0)
    tone.tick(70)
    tone.ms = 80
    tone.tick(80)
    assert tone.heard == [(500, 1, 0), (600, 1, 58), (0, 0, 70), (900, 1, 70), (0, 0, 80)]


class Device(Loop):
    """A loop with a made-up clock.

    A picture takes 30 ms, a sleep its length, and all else no time. presses: (ms, action) of each press.
    """

    light_percent = 80

    def __init__(self, app, presses):
        self.app = app
        self.ms = 0
        self.presses = presses
        self.shows = []
        self.told = []  # (event, ms) of each event of the app
        self.tidied = []
        self.beeper = Tone()
        app.play_on(self.beeper)
        app.listeners.insert(0, lambda event, session: self.told.append((event, self.ms)))
        app.changed = True

    def clock(self):
        self.beeper.ms = self.ms
        return self.ms

    def sleep(self, ms):
        self.ms += ms

    def poll(self, now):
        if self.presses and now >= self.presses[0][0]:
            return self.presses.pop(0)[1]
        if now > 4000:
            raise SystemExit
        return 0

    def show(self):
        self.shows.append(self.ms)
        self.ms += 30

    def collect_garbage(self):
        self.tidied.append(self.ms)

    def set_light(self, percent):
        pass


def run(d, *presses):
    device = Device(d.app, list(presses))
    with pytest.raises(SystemExit):
        device.run()
    return device


def test_sound_on_a_board_comes_with_its_picture_and_delays_none():
    def shown(loud):
        d, _ = ready()
        d.app.settings.numbers[SETTING_SOUND] = loud
        return run(d, (100, A.TURN), (700, A.TURN))

    device = shown(1)
    began = [ms for hz, _, ms in device.beeper.heard if hz == E.CARD_TURNED_UP[E.EVENT_TUNE][0]]
    turned = [ms for event, ms in device.told if event == E.CARD_TURNED_UP]
    assert began and began[0] - turned[0] <= 30 + POLL_EVERY
    silent = shown(0)
    assert silent.shows == device.shows and not silent.beeper.heard


def test_loop_tidies_only_after_the_last_sound():
    """Check it because tidying also slows down the processor of a handheld."""
    d, _ = ready()
    assert REST_BEFORE_COLLECTION <= run(d).tidied[0] < REST_BEFORE_COLLECTION + 100
    d, _ = ready()
    d.app.features.sounds.speaker = None
    device = Device(d.app, [])
    device.beeper.play((500, 900), 1, 0)
    with pytest.raises(SystemExit):
        device.run()
    assert 900 <= device.tidied[0] < 1000


def test_window_on_a_machine_without_sound_is_silent(monkeypatch):
    pygame = pytest.importorskip("pygame")
    from hostsim.players import sound

    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()
    assert sound.open_speaker() is None


def test_window_plays_the_notes_of_a_tune(monkeypatch):
    pygame = pytest.importorskip("pygame")
    from hostsim.players import sound

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    speaker = sound.open_speaker()
    assert speaker
    speaker.play(E.PLAYER_WON[E.EVENT_TUNE], 2, 50)
    assert speaker.channel.get_busy()
    pygame.mixer.quit()
    data = sound.samples((1000, 100, 0, 20), 2, 50)
    per_ms = sound.RATE // 1000
    assert abs(len(data) - 170 * sound.RATE // 1000) <= 3
    assert not any(data[: 50 * per_ms]) and not any(data[-20 * per_ms :])
    note = data[50 * sound.RATE // 1000 : 150 * sound.RATE // 1000]
    rising = sum(a < 0 <= b for a, b in zip(note, note[1:], strict=False))
    assert abs(rising - 100) <= 1 and max(note) > 5500
    assert max(sound.samples((1000, 100), 1, 0)) < 1300

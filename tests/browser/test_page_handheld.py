"""Tests of the browser's port on CPython, with a stand-in for the page and a clock.

No call into the game is long, and screen readers hear of each move what the console tells.
"""

import importlib
import types

import pytest

from engine import dealing, notation, search
from engine.moves import end_if_won
from engine.opponent import Opponent
from engine.position import COUNT, RESERVE, SHOW, TOP
from engine.search import Search
from firmware import text
from firmware.app import actions, records
from firmware.app.app import App
from firmware.app.events import CARD_LAID, MOVE_REFUSED
from firmware.app.features import Features
from firmware.app.player_stats import RATING, PlayerStats
from firmware.app.settings import SETTING_SPEED, SETTING_TAP, SETTING_TEACHES, SETTING_VIBRATION, setting_by_id
from firmware.console.text_console import TextConsole
from firmware.draw.text.text_look import TextLook
from firmware.lessons import LESSONS
from firmware.screens import lesson_menus, make
from firmware.table.states import PLAY
from hostsim import arguments
from hostsim.players.driver import MemoryStore


class Idle:
    """An app that always wants to be called again at once, and has nothing to show."""

    def __init__(self):
        self.scene = types.SimpleNamespace(mirrored=0)
        self.changed = False
        self.ticks = 0

    def tick(self, now, action):
        self.ticks += 1
        return 0


def test_tick_ends_after_its_ms_of_search(port):
    handheld = port.PageHandheld(arguments.board("thumby"))
    idle = handheld.app = Idle()
    assert handheld.tick(0, 0) == 0
    # The clock advances by 1 ms whenever it is read: before the first slice, and after each.
    assert 1 < idle.ticks <= port.SEARCH_MS


@pytest.mark.slow
def test_tick_takes_a_few_slices_of_search(port, monkeypatch):
    looked_into = 0

    class CountingSearch(Search):
        def _expand(self, *given):
            nonlocal looked_into
            looked_into += 1
            super()._expand(*given)

    monkeypatch.setattr(search, "Search", CountingSearch)
    handheld = port.PageHandheld(arguments.board("thumby"))
    assert handheld.take_request("rules\tclassic\nlevel\texpert\nseed\t4") == ""
    handheld.begin_requested(True)
    now = most = thought = 0
    keys = [actions.OK, actions.OK, actions.TURN] * 10 + [actions.MENU, actions.OK]  # and then a hint
    for key in [0, *keys]:
        action = key
        for _ in range(100_000):
            before = looked_into
            wait = handheld.tick(now, action)
            done = looked_into - before
            most = max(most, done)
            thought += done
            action = 0
            if wait < 0:
                break
            now += wait
        else:
            pytest.fail("it never waits for a button")
    assert thought > 1000
    assert 1 < most <= port.SEARCH_MS


def rest(handheld, action, now):
    """Press a button, and let the game come to rest; return the time."""
    wait = handheld.tick(now, action)
    while wait >= 0:
        now += max(1, wait)
        wait = handheld.tick(now, 0)
    return now


def test_spoken_tells_the_moves_and_the_table_as_the_console_does(port):
    handheld = port.PageHandheld(arguments.board("thumby"))
    handheld.enable_screen_reader()
    assert handheld.take_request("rules\tclassic\nlevel\tgreedy\nseed\t4") == ""
    handheld.begin_requested(True)
    now = rest(handheld, 0, 0)
    said = []
    console = TextConsole(App(TextLook(0, 0), MemoryStore(), lambda: 4, make, Features()), said.append)
    console.app.start("classic", "greedy", 4)
    console.begin()
    said.clear()
    told = port.page.told
    for word in ("ok", "ok", "turn") * 12:
        console.handle_line(word)
        now = rest(handheld, actions.ACTION_NAMES.index(word.upper()), now)
    assert len(told) > 12 and [line for line in said if line in told] == told
    assert [line for line in told if line.startswith("Opponent")]
    assert told[0] == "You: ace of clubs from house 4 to foundation. House 4: a space"
    assert handheld.spoken_status() == "jack of spades: house 8 or your waste"
    told.clear()
    said.clear()
    handheld.speak_table()
    console.handle_line("table")
    assert told == said


# What a page can hand to the game is practice, unless it is a deal from its start


def kept_in(port):
    """Have the page keep what is saved; return it."""
    kept = {}

    def write(name, digits):
        kept[name] = digits
        return True

    port.page.read = lambda name: kept.get(name, "")
    port.page.write = write
    return kept


def opened(port):
    """Return a Handheld at rest, as the page has it once more."""
    handheld = port.PageHandheld(arguments.board("picosystem"))
    handheld.app.settings.numbers[SETTING_SPEED] = 3
    rest(handheld, 0, 0)
    handheld.app.settings.numbers[SETTING_TEACHES] = 0
    return handheld


def follow(handheld, link):
    """Begin what a link asks for, [(name, value)]."""
    assert handheld.take_request("\n".join("%s\t%s" % each for each in link)) == ""
    handheld.begin_requested(True)
    rest(handheld, 0, 0)


def move(handheld):
    """Make a move for the player, whose turn it is."""
    app = handheld.app
    adviser = Opponent("greedy", 5)
    adviser.choose(app.session.game.pos)
    app.table.mode.play(adviser.src, adviser.dst, 0)
    rest(handheld, 0, 0)


def win(handheld):
    """Let the player win, and show the result."""
    move(handheld)
    pos = handheld.app.session.game.pos
    for kind in range(3):
        pile = RESERVE + 3 * handheld.app.session.seat + kind
        pos[TOP + pile] = pos[COUNT + pile] = 0
    pos[TOP + SHOW] = pos[COUNT + SHOW] = 0
    end_if_won(pos)
    handheld.app.show_result()
    rest(handheld, 0, 0)


def counted(port):
    """Return of the records how many games are counted and how many were won, and the rating, 0 for none."""
    store = importlib.import_module("firmware.browser.page_store").PageStore()
    rows = records.Records(store).rows
    rated = PlayerStats(store).rows
    games = sum(records.games_played(row) for row in rows)
    return games, sum(row[records.WON] for row in rows), rated[0][RATING] if rated else 0


DEAL = [("rules", "classic"), ("level", "expert"), ("seed", "4"), ("begins", "you")]


def test_wins_by_links_to_positions_are_not_counted(port):
    kept_in(port)
    handheld = opened(port)
    lines = []
    for seed in (4, 5):
        follow(handheld, [("rules", "classic"), ("level", "expert"), ("seed", seed), ("begins", "you")])
        move(handheld)
        lines.append(notation.position_text(handheld.app.session.game.pos))
    before = counted(port)
    for line in 2 * lines:  # Another such game is played between.
        follow(handheld, [("level", "expert"), ("seed", "0"), ("position", line)])
        win(handheld)
    assert counted(port)[0] == before[0] + 1  # The second deal was given up for the first link.
    assert counted(port)[1] == 0


def test_link_to_this_moment_is_practice_and_a_link_to_the_deal_is_not(port):
    kept_in(port)
    handheld = opened(port)
    follow(handheld, DEAL)
    move(handheld)
    here = [tuple(line.split("\t", 1)) for line in handheld.request_for_game(True).split("\n")]
    follow(handheld, here)
    assert handheld.app.session.practice
    win(handheld)
    assert counted(port)[:2] == (1, 0)  # The game that the link replaced was given up.
    # The deal's position given as such is the deal.
    deal = notation.position_text(dealing.deal("classic", 6))
    follow(handheld, [("level", "expert"), ("seed", "6"), ("position", deal)])
    assert not handheld.app.session.practice
    win(handheld)
    assert counted(port)[:2] == (2, 1)


def put_in(handheld, text):
    """Continue a game that is given as text; return the fault."""
    fault = handheld.read_game(text)
    if not fault:
        handheld.continue_read_game()
    return fault


def test_text_of_another_game_would_end_the_one_in_play(port):
    kept_in(port)
    handheld = opened(port)
    follow(handheld, DEAL)
    assert handheld.read_game("00") and not handheld.would_read_game_end_game()
    move(handheld)
    text = handheld.export_game()
    assert handheld.read_game(text) == "" and not handheld.would_read_game_end_game()  # It is the same game.
    follow(handheld, [("rules", "classic"), ("level", "expert"), ("seed", "5"), ("begins", "you")])
    assert handheld.read_game(text) == "" and not handheld.would_read_game_end_game()  # Nothing was played in it.
    move(handheld)
    mine = handheld.export_game()
    assert handheld.read_game(text) == "" and handheld.would_read_game_end_game()
    assert handheld.export_game() == mine  # Reading alone ends nothing.
    assert handheld.read_game(text[:-2])
    handheld.continue_read_game()  # No game was read, so none is continued.
    assert handheld.export_game() == mine


def test_game_put_in_as_text_is_practice(port):
    kept_in(port)
    handheld = opened(port)
    follow(handheld, DEAL)
    move(handheld)
    text = handheld.export_game()
    follow(handheld, [("rules", "classic"), ("level", "expert"), ("seed", "5"), ("begins", "you")])
    before = counted(port)
    assert put_in(handheld, text) == ""
    rest(handheld, 0, 0)
    assert handheld.app.session.practice and handheld.app.session.game.ply == 1
    handheld = opened(port)  # The page is loaded again.
    win(handheld)
    assert counted(port) == before
    # So is a finished game, however often.
    text = handheld.export_game()
    for _ in range(2):
        follow(handheld, DEAL)
        assert put_in(handheld, text) == ""
        rest(handheld, 0, 0)
    assert counted(port)[:2] == before[:2]


def test_text_of_the_game_in_play_changes_nothing(port):
    kept_in(port)
    handheld = opened(port)
    follow(handheld, DEAL)
    move(handheld)
    session = handheld.app.session
    assert put_in(handheld, handheld.export_game().upper()) == ""
    rest(handheld, 0, 0)
    assert handheld.app.session is session and handheld.app.screen is handheld.app.table and not session.practice
    win(handheld)
    assert counted(port)[:2] == (1, 1)


def test_link_that_replaces_a_saved_game_gives_it_up(port):
    kept_in(port)
    handheld = opened(port)
    follow(handheld, DEAL)
    move(handheld)
    handheld = port.PageHandheld(arguments.board("picosystem"))  # A link is followed before the first tick.
    follow(handheld, [("rules", "simple"), ("level", "easy"), ("seed", "5"), ("begins", "you")])
    assert counted(port)[:2] == (1, 0)


GAME = "rules\tclassic\nlevel\teasy\nseed\t4"


@pytest.mark.parametrize("asked, linked, teaches", [
    (GAME, False, 1), (GAME, True, 0), ("puzzle\t3", True, 1),
])  # fmt: skip
def test_first_game_is_taught_unless_a_link_names_it(port, asked, linked, teaches):
    handheld = port.PageHandheld(arguments.board("picosystem"))
    handheld.tick(0, 0)  # the title, behind the door
    assert handheld.take_request(asked) == ""
    handheld.begin_requested(linked)
    assert handheld.app.settings.numbers[SETTING_TEACHES] == teaches


def test_undo_is_a_tool_only_while_there_is_something_to_undo(port):
    handheld = port.PageHandheld(arguments.board("picosystem"))
    assert handheld.take_request("rules\tsimple\nlevel\tgreedy\nseed\t5") == ""
    handheld.begin_requested(True)
    now = rest(handheld, 0, 0)
    found = set()
    table = handheld.app.table
    for _ in range(60):
        tools = handheld.tools().split()
        if "hint" in tools:
            assert ("undo" in tools) == table.session.can_undo()
            found.add("undo" in tools)
            n = table.cursor.source_count
        now = rest(handheld, actions.OK if n else actions.TURN, now)
        now = rest(handheld, actions.TURN, now) if not table.session.can_undo() else now
        if table.session.is_over() or handheld.app.screen is not table:
            break
    assert found == {False, True}
    # A lesson takes nothing back; a puzzle does, also the move that ended an attempt.
    handheld.app.show("learn")
    lesson_menus.begin_lesson(handheld.app, LESSONS[0])
    now = rest(handheld, 0, now)
    assert "hint" in handheld.tools() and "undo" not in handheld.tools()


def test_stop_is_a_tool_only_while_there_is_a_move_to_call(port):
    handheld = opened(port)
    for begins, tool in (("you", "stop_later"), ("opponent", "stop")):
        follow(handheld, [("rules", "classic"), ("level", "easy"), ("seed", "4"), ("begins", begins), ("stop", "yes")])
        table = handheld.app.table
        assert tool in handheld.tools().split() and table.mode.can_call_stop() == (tool == "stop")
    move(handheld)
    assert "stop_later" in handheld.tools().split()  # The opponent's moves stand once the player has moved.
    follow(handheld, DEAL)
    assert "stop" not in handheld.tools()  # There is no stop play.


@pytest.mark.parametrize("name", ["foster_one", "foster_two"])
def test_menu_is_a_tool_in_a_walk_and_opens_it(port, name):
    handheld = port.PageHandheld(arguments.board("picosystem"))
    rest(handheld, 0, 0)
    lesson_menus.begin_lesson(handheld.app, name)
    now = rest(handheld, 0, 0)
    assert handheld.tools() == "menu"
    handheld.use_tool(now, "menu")
    rest(handheld, 0, now)
    assert type(handheld.app.screen).__name__ == "LessonMenu" and handheld.tools() == ""


def test_touch_of_the_words_below_the_screen_does_what_they_say(port):
    handheld = port.PageHandheld(arguments.board("picosystem"))
    handheld.app.settings.numbers[SETTING_SPEED] = 3
    assert handheld.take_request("rules\tclassic\nlevel\tgreedy\nseed\t2") == ""
    handheld.begin_requested(True)
    now = rest(handheld, 0, 0)
    handheld.set_input("touch")
    assert "Tap here to see it." in handheld.status()
    handheld.touch_status(now)
    assert type(handheld.app.screen).__name__ == "TurnReplay"
    steps = handheld.app.screen.at
    handheld.touch_status(now)
    assert handheld.app.screen.at == steps + 1  # A touch of what is only to be read goes on.
    now = rest(handheld, actions.BACK, now)
    handheld.touch_status(now)
    now = rest(handheld, 0, now)
    assert type(handheld.app.screen).__name__ == "Pause"
    before = handheld.app.screen
    handheld.touch_status(now)  # The line has the name of the row under the cursor.
    assert rest(handheld, 0, now) == now and handheld.app.screen is before


def test_device_vibrates_for_the_players_touches_alone(port):
    page = port.page
    handheld = port.PageHandheld(arguments.board("picosystem"))
    app = handheld.app
    app.start("classic", "greedy", 4)
    app.settings.numbers[SETTING_SPEED] = 3
    handheld.tick(0, 0)
    while app.table.state != PLAY:
        handheld.tick(0, 0)
    app.emit(MOVE_REFUSED, app.session)
    assert page.vibrated == []  # The player presses buttons.
    app.name_controls(True)
    app.emit(MOVE_REFUSED, app.session)
    app.emit(CARD_LAID, app.session)
    app.match_table.mover_is_person = False
    app.emit(CARD_LAID, app.session)
    assert page.vibrated == [port.REFUSED_MS, port.MOVED_MS]
    app.settings.numbers[SETTING_VIBRATION] = 0
    app.emit(MOVE_REFUSED, app.session)
    assert len(page.vibrated) == 2


def test_settings_of_touch_are_offered_where_there_is_touch(port):
    for vibrates in (True, False):
        port.page.vibrates = lambda value=vibrates: value
        features = port.PageHandheld(arguments.board("picosystem")).app.features
        assert features.supports(setting_by_id(SETTING_TAP))
        assert features.supports(setting_by_id(SETTING_VIBRATION)) == vibrates
    assert not Features().supports(setting_by_id(SETTING_TAP))
    assert not Features().supports(setting_by_id(SETTING_VIBRATION))


def test_moves_as_text_go_to_the_clipboard_and_a_note_says_so_unless_there_is_none(port):
    handheld = port.PageHandheld(arguments.board("thumby"))
    assert handheld.take_request("rules\tclassic\nlevel\tgreedy\nseed\t4") == ""
    handheld.begin_requested(True)
    handheld.tick(0, 0)
    handheld.app.session.game.play(*handheld.app.session.game.moves[:2])
    handheld.app.open("move_list")
    handheld.app.screen.take_text()
    assert port.page.copied[0].startswith("rules=classic seed=4\n1 ")
    assert handheld.app.screen.note == text.advice().COPIED
    port.page.copy = lambda words: False
    handheld.app.screen.take_text()
    assert handheld.app.screen.note == ""

"""Lessons: each answer gets the stated verdict, buttons reach everything, and all texts fit."""

import json

import pytest

from engine import notation
from engine.dealing import position_rules
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from engine.moves import GROUP
from engine.notation import parse_position
from engine.position import FACE_DOWN, HAND, OVER, RESERVE, TOP, TURN
from engine.run_plan import RunPlan
from engine.verdict import LEGAL, VERDICTS, judge
from firmware import text
from firmware.app import actions as A
from firmware.app.controls import LEFT_RIGHT_ARROWS
from firmware.app.learning_progress import ProgressSet
from firmware.app.save_format.schemas import KIND_LESSONS, KIND_PUZZLES, SAVE_VERSION
from firmware.app.settings import SETTING_SPEED
from firmware.lessons import LESSON_NUMBERS, LESSONS, load_lesson
from firmware.puzzles import load_puzzle, puzzle_count
from firmware.screens.help_pages import Help
from firmware.screens.lesson_menus import begin_lesson
from firmware.screens.stop_call_menu import OFFENCE_VERDICTS
from firmware.table.cursor import source_of
from firmware.table.modes.lesson import (
    CALL_PREFIX, STEP_AIM, STEP_ELSE, STEP_PLAY, STEP_POSITION, STEP_RIGHT, STEP_THEY, STEP_WRONG as WRONGS,
    asks_for_run
)
from firmware.table.states import PLAY as WAITS
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.lines import lessons as sources
from hostsim.players.driver import MemoryStore
from tests.cases import foster as one, foster_two_packs as two
from tests.support.app_driver import AppDriver
from tests.support.entries import content, entries
from tests.support.lesson_driver import check_shown, do, driver
from tests.support.menus import choose, from_menu, rows
from tests.support.paths import GOLDEN
from tests.support.sizes import ALL_SIZES

PLAYED = [name for name in LESSONS if load_lesson(name).LESSON_KIND != "walk"]
WALKED = [name for name in LESSONS if load_lesson(name).LESSON_KIND == "walk"]
sized = pytest.mark.parametrize("size", ALL_SIZES, ids=str)
every = pytest.mark.parametrize("name", PLAYED)


def said(name, key):
    """Return a sentence of a lesson with the buttons named by their actions."""
    names = {said: said for said in (*A.ACTION_NAMES, *"JQK")}
    return load_lesson(name).sentences()[key].format(STEPS=A.ACTION_NAMES[A.LEFT], LR=LEFT_RIGHT_ARROWS, **names)


def opened(name, size=(240, 240), store=None):
    """Open a lesson from the title by buttons, and return the Driver."""
    d = driver(size, store)
    d.press(A.BACK)  # This declines the first lesson, which a first start offers.
    choose(d, text.menus().LEARN)
    menu = d.app.screen
    choose(d, menu.rows[LESSONS.index(name)].label)
    read_aim(d)
    return d


def read_aim(d):
    """Leave the page on the aim, which comes before the first lesson, if it is shown."""
    while isinstance(d.app.screen, Help):
        d.press(A.OK)


@sized
@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
def test_page_on_the_aim_opens_the_lessons_and_fits_every_screen(size, language):
    d = driver(size)
    d.app.set_language(language)
    d.press(A.OK)  # A first start offers the lessons.
    page = d.app.screen
    assert isinstance(page, Help) and page.status == text.learn().LEARN_AIM[0][0]
    for _ in page.pages[1:]:
        d.press(A.OK)
    assert d.app.screen is page
    if size[1] >= 240:
        assert len(page.pages) == 1
        last = max(y for y in (entry[3] for entry in entries(d.app.scene)) if y < size[1] - 14)
        assert last + 11 <= size[1] - 14
    d.press(A.OK)
    assert d.app.activity.name == LESSONS[0]
    d.open("learn")
    choose(d, text.learn().LEARN_AIM[0][0])
    d.press(A.BACK)
    assert d.app.screen.heading == text.menus().LEARN


# The lesson files


def test_lesson_modules_match_their_files():
    assert sources.main(["--check"]) == 0


def test_lesson_file_with_an_error_is_refused_with_its_line(tmp_path):
    good = (sources.FOLDER / "10_houses.txt").read_text()
    for old, new, told in (
        ("kind anything", "kind anyhow", "'kind' is unknown, or not allowed here"),
        ("aim lay", "aim lie", "HOUSES has no 'lie'"),
        ("play r8", "play r88x", "'r88x' is not a move"),
        ("turn=A", "turn=C", "turn"),
        ("number 0\n", "", "number, kind and a position"),
        ("number 0\n", "number ²\n", "'number' is unknown, or not allowed here"),
    ):
        path = tmp_path / "10_houses.txt"
        assert old in good
        path.write_text(good.replace(old, new, 1))
        with pytest.raises(ValueError, match=r"10_houses.txt:\d+: ") as error:
            sources.LessonFile(path)
        assert told in str(error.value)


def test_lessons_have_distinct_numbers_and_use_all_their_words():
    assert len(set(LESSON_NUMBERS)) == len(LESSON_NUMBERS) == len(LESSONS)
    assert list(text.learn().LESSONS) == list(LESSONS)
    for name in LESSONS:
        module = load_lesson(name)
        ids = list(module.sentences())
        used = set()
        for step in module.LESSON_STEPS:
            if module.LESSON_KIND == "walk":
                used.add(step[1])
            else:
                used |= {step[STEP_AIM], step[STEP_ELSE], step[STEP_RIGHT], *(key for _, key in step[WRONGS])}
        assert used - {""} == set(ids), name


# The verdicts on moves


def play_token(game, token):
    """Play a token of a lesson file; an error (`!t`) is one that is overlooked."""
    src, dst = notation.parse_move(token.lstrip("!"))
    game.play(src | (ATTEMPT_STANDS if token[0] == "!" else 0), dst)


def play_answer(game, token):
    """Play an answer that a lesson asks for."""
    if token.startswith(CALL_PREFIX):
        verdict = VERDICTS.index(token[len(CALL_PREFIX) :])
        for ply in range(game.ply):
            if game.log[2 * ply] & ATTEMPT_STANDS:
                src, dst = game.log[2 * ply] & ~ATTEMPT_STANDS, game.log[2 * ply + 1]
                game.rewind(ply)
                assert judge(game.pos, src, dst, game.work) == verdict
                game.play(src | ATTEMPT_STOPPED, dst)
                return
        raise AssertionError("there is nothing to call")
    src, dst = notation.parse_move(token.lstrip("!"))
    if src & GROUP and not game.is_legal(src, dst):
        play_run(game, src & 15, dst >> 4, dst & 15)
    else:
        game.play(src | (ATTEMPT_STOPPED if token[0] == "!" else 0), dst)


def play_run(game, house, size, to):
    """Play the single moves of a run."""
    plan = RunPlan()
    assert plan.find(game.pos, house, size, to)
    for i in range(0, 2 * plan.n, 2):
        game.play(plan.moves[i], plan.moves[i + 1])


def is_run(game, src, dst):
    """Return whether a group that no rule has moves card by card."""
    if not src & GROUP or game.is_legal(src, dst):
        return False
    return RunPlan().find(game.pos, src & 15, dst >> 4, dst & 15)


def check_lines(steps, at, game, seen):
    """Follow every line that a lesson allows, and check each move that it mentions.

    Add (step, kind, token) of each of these moves to seen.
    """
    if at == len(steps):
        return
    step = steps[at]
    if step[STEP_POSITION]:
        game = Game(notation.parse_position(step[STEP_POSITION]))
    for token in step[STEP_THEY].split(" ") if step[STEP_THEY] else ():
        assert game.pos[TURN] == 1
        play_token(game, token)
    assert game.pos[TURN] == 0 and not game.pos[OVER]
    tokens = step[STEP_PLAY].split(" ")
    possible = []
    for token in tokens:
        src, dst = (0, 0) if token.startswith(CALL_PREFIX) else notation.parse_move(token.lstrip("!"))
        if token.startswith(CALL_PREFIX) or is_run(game, src, dst):
            possible.append(token)
            continue
        verdict = judge(game.pos, *notation.parse_move(token.lstrip("!")), game.work)
        if (verdict != LEGAL) == (token[0] == "!"):
            possible.append(token)
    assert possible, (at, step[STEP_PLAY])
    for token in possible:
        seen.add((at, "play", token))
    for wrong, key in step[WRONGS]:
        for token in wrong.split(" "):
            assert token not in possible
            verdict = judge(game.pos, *notation.parse_move(token), game.work)
            if not key:
                assert verdict != LEGAL, (at, token)  # Only the engine's refusal says why.
            seen.add((at, "legal" if verdict == LEGAL else "illegal", token))
    if not step[STEP_ELSE]:
        others = {notation.move_text(*game.moves[2 * i : 2 * i + 2]) for i in range(game.n)}
        told = {token for wrong, _ in step[WRONGS] for token in wrong.split(" ")}
        assert others <= set(possible) | told, "what is said to these? %s" % (others - set(possible) - told)
    for token in possible:
        then = Game(game.pos)
        then.base, then.log, then.ply = game.base, bytearray(game.log), game.ply
        play_answer(then, token)
        check_lines(steps, at + 1, then, seen)


@every
def test_lesson_answers_get_the_stated_verdicts(name):
    steps = load_lesson(name).LESSON_STEPS
    seen = set()
    check_lines(steps, 0, None, seen)
    for at, step in enumerate(steps):
        for token in step[STEP_PLAY].split(" "):
            assert (at, "play", token) in seen, "%s is never right in step %d" % (token, at)


# By buttons


def call(d, token):
    """Call stop from the menu, with the verdict that a token names."""
    from_menu(d, text.menus().CALL_STOP)
    verdict = VERDICTS.index(token[len(CALL_PREFIX) :])
    choose(d,
        next(text.stop_play().OFFENCES[VERDICTS[each[0]]] for each in OFFENCE_VERDICTS if verdict in each))


def play_through(d, name):
    """Play a lesson by buttons, with all its wrong answers; yield at each pause."""
    for step in load_lesson(name).LESSON_STEPS:
        table = d.table
        assert d.app.screen is table and table.state == WAITS
        assert d.app.activity.task == said(name, step[STEP_AIM]) == d.app.status
        yield
        pos = bytes(d.table.session.game.pos)
        tokens = step[STEP_PLAY].split(" ")
        for wrong, key in step[WRONGS]:
            for token in wrong.split(" "):
                game = table.session.game
                legal = game.is_legal(*notation.parse_move(token))
                if not legal and table.cursor.moves is game.moves and token not in ("t", "hw"):
                    continue  # The ordinary cursor skips illegal places.
                do(d, token)
                assert bytes(game.pos) == pos, "%s was not taken back" % token
                assert d.app.status and d.app.status != d.app.activity.task
                if key and (legal or table.cursor.moves is not game.moves):
                    assert d.app.status.endswith(said(name, key))
                yield
        token = next(token for token in tokens if token[0] == "!" or token.startswith(CALL_PREFIX)
                     or asks_for_run(step) or table.session.game.is_legal(*notation.parse_move(token)))
        if token.startswith(CALL_PREFIX):
            call(d, token)
        else:
            do(d, token)
        yield
        while d.app.screen is not d.table and not hasattr(d.app.screen, "rows"):
            d.press(A.OK)
            yield


@every
def test_show_me_at_each_step_completes_the_lesson(name):
    d = opened(name)
    for step in load_lesson(name).LESSON_STEPS:
        from_menu(d, text.learn().LESSON_SHOW)
        if step[STEP_PLAY].startswith(CALL_PREFIX):
            assert "Foundation first" in d.app.status
            call(d, step[STEP_PLAY])
        elif step[STEP_PLAY][0] == "!" or step[STEP_PLAY] in ("t", "hw"):
            d.press(A.TURN)
        elif asks_for_run(step):
            assert "3 cards" in d.app.status
            do(d, step[STEP_PLAY])
        else:
            d.press(A.OK)
            if d.table.cursor.held >= 0:
                d.press(A.OK)
        while d.app.screen is not d.table and not hasattr(d.app.screen, "rows"):
            d.press(A.OK)
    assert d.app.screen.heading == text.learn().LESSON_DONE


# Walks


def foster(name):
    """Return the positions where a walk begins, with Foster's moves from each.

    Both are those of tests/cases.
    """
    if name == "foster_two":
        parts = (
            two.TO_DIAGRAM_2 + two.TO_DIAGRAM_3 + two.TO_DIAGRAM_4 + two.RED_STOCK + two.RED_DIGS_OUT_THE_NINE
            + two.RED_HAND + two.TO_DIAGRAM_6
        )  # fmt: skip
        return [(two.DIAGRAM_1, tokens(parts))]
    game = Game(notation.parse_position(one.START))
    for token in tokens(one.OPENING + one.MIDDLE):
        game.play(*notation.parse_move(token))
    return [
        (one.START, tokens(one.OPENING + one.MIDDLE + one.CLEVER + one.LAST_TURN)),
        (notation.position_text(game.pos), tokens(one.CORRECT)),
    ]


def tokens(parts):
    return [token for _, moves in parts for token in moves.split(" ")]


@pytest.mark.parametrize("name", WALKED)
def test_walk_replays_fosters_hands(name):
    found = []
    for position, _, moves in load_lesson(name).LESSON_STEPS:
        if position:
            found.append((position, []))
        found[-1][1].extend(moves.split())
    assert found == foster(name)


@pytest.mark.parametrize("name", WALKED)
def test_walk_by_buttons_goes_forward_and_back_and_shows_each_sentence(name):
    d = opened(name)
    walk = d.table
    heard = []
    seen = []
    while d.app.screen is walk:
        assert walk.status == walk.task
        if walk.task not in heard:
            heard.append(walk.task)
        seen.append((notation.position_text(walk.session.game.pos), walk.task))
        d.press(A.OK)
    assert heard == [said(name, step[1]) for step in load_lesson(name).LESSON_STEPS]
    assert len(seen) == sum(len(step[2].split()) + bool(step[0]) for step in load_lesson(name).LESSON_STEPS)
    d = opened(name)
    walk = d.table
    for _ in seen[1:]:
        d.press(A.RIGHT)
    for state in reversed(seen):
        assert (notation.position_text(walk.session.game.pos), walk.task) == state
        d.press(A.LEFT)
    assert (notation.position_text(walk.session.game.pos), walk.task) == seen[0]
    for at in range(1, len(load_lesson(name).LESSON_STEPS)):
        d.press(A.DOWN)
        assert walk.steps.part_at(walk.at) == at
    for at in range(len(load_lesson(name).LESSON_STEPS) - 2, -1, -1):
        d.press(A.UP)
        assert walk.steps.part_at(walk.at) == at


# Fitting the screens


@sized
@pytest.mark.parametrize("name", LESSONS)
def test_lesson_fits_every_screen_and_is_ticked_off(size, name):
    d = opened(name, size)
    if load_lesson(name).LESSON_KIND == "walk":
        while d.app.screen is d.app.activity.table:
            check_shown(d)
            d.press(A.OK)
    else:
        for _ in play_through(d, name):
            check_shown(d)
    assert driver(store=d.store).app.lesson_progress().done_bits == 1 << LESSON_NUMBERS[LESSONS.index(name)]
    # The end of the lesson and its menu must show all of their words as well, in every look.
    menu = d.app.screen
    assert menu.heading == text.learn().LESSON_DONE
    for _ in range(12):
        d.press(A.DOWN)
        assert menu.status
    choose(d, text.learn().LESSON_LEAVE)
    assert d.app.screen.rows[LESSONS.index(name)].value()
    begin_lesson(d.app, name)
    d.keys("MENU DOWN DOWN DOWN DOWN DOWN DOWN DOWN")


# The first start


def test_title_at_a_first_start_offers_the_first_lesson():
    d = driver()
    assert d.app.status == phrases.with_buttons(text.menus().FIRST_START)
    d.press(A.OK)
    read_aim(d)
    assert d.app.activity.name == LESSONS[0]
    from_menu(d, text.menus().TITLE)
    assert d.app.status != phrases.with_buttons(text.menus().FIRST_START) and d.app.activity is None


def test_back_at_a_first_start_declines_the_lesson():
    d = driver()
    d.press(A.BACK)
    assert "New game" in rows(d)
    choose(d, text.menus().LEARN)
    assert d.app.activity is None and d.app.screen.heading == text.menus().LEARN


def test_title_with_anything_saved_offers_no_lesson():
    played = driver()
    played.start("classic", 5)
    played.press(A.TURN)
    saved = played.store
    for name in ("save0", "save1"):
        if name in saved.data:
            again = driver(store=MemoryStore({name: saved.data[name]}))
            again.call(again.app.show_title)
            assert again.app.status != phrases.with_buttons(text.menus().FIRST_START)
    d = driver()
    d.app.lesson_progress().add(3)
    assert driver(store=d.store).app.status != phrases.with_buttons(text.menus().FIRST_START)


# The match that is under way


def test_lesson_changes_neither_the_match_nor_its_save():
    d = driver()
    d.start("classic", 5)
    d.keys("OK OK")
    table = d.app.table
    before = bytes(d.game.pos), d.game.ply, dict(d.store.data)
    from_menu(d, text.menus().TITLE, text.menus().LEARN)
    d.app.screen.cursor = LESSONS.index("loading")
    d.press(A.OK)
    for _ in play_through(d, "loading"):
        d.app.settings.numbers[SETTING_SPEED] = 2
    saved = {name: data for name, data in d.store.data.items() if not name.startswith("learned")}
    assert saved == before[2]
    choose(d, text.menus().TITLE, text.menus().CONTINUE)
    assert d.app.table is table and (bytes(d.game.pos), d.game.ply) == before[:2]
    assert d.app.screen is table


def test_look_into_a_pile_works_in_a_lesson():
    d = opened("spaces")
    d.keys("BACK OK")
    assert "cards" in d.app.status
    d.keys("BACK BACK")
    assert d.app.screen is d.app.activity.table


# The saved ticks


@pytest.mark.parametrize("name, kind, more", [("learned", KIND_LESSONS, 11), ("solved", KIND_PUZZLES, 100)])
def test_ticks_of_this_save_version_are_read_and_added_to(name, kind, more):
    saved = (GOLDEN / ("%s-v%d.bin" % (name, SAVE_VERSION))).read_bytes()
    ticks = ProgressSet(MemoryStore({name + "1": saved}), kind)
    told = json.loads((GOLDEN / ("%s-v%d.json" % (name, SAVE_VERSION))).read_text())
    assert ticks.note == "" and [n for n in range(256) if ticks.has(n)] == told["done"]
    ticks.add(more)
    again = ProgressSet(ticks.slots.store, kind)
    assert again.note == "" and [n for n in range(256) if again.has(n)] == [*told["done"], more]


def test_ticks_that_are_damaged_or_not_saved_are_reported():
    saved = bytearray((GOLDEN / "learned-v6.bin").read_bytes())
    whole = bytes(saved)
    saved[9] ^= 4
    ticks = ProgressSet(MemoryStore({"learned": bytes(saved)}), KIND_LESSONS)
    assert ticks.done_bits == 0 and ticks.note == text.errors().NOT_READ[2][1]
    ticks = ProgressSet(MemoryStore({"learned": bytes(saved), "learned1": whole}), KIND_LESSONS)
    assert ticks.has(9) and ticks.note == text.errors().NOT_READ[2][0]
    full = MemoryStore()
    full.writes_left = 0
    ticks = ProgressSet(full, KIND_LESSONS)
    ticks.add(2)
    assert ticks.has(2) and ticks.note == text.errors().LESSONS_NOT_SAVED


@pytest.mark.parametrize("board, turns, calls", [
    ("waveshare_pico_lcd_1_3", "X", "Stick pressed"), ("picosystem", "X", "in the menu"),
    ("pimoroni_display_pack", "A held", "in the menu"), ("thumby", "select it, A", "in the menu"),
])  # fmt: skip
def test_lesson_names_the_buttons_of_the_board(board, turns, calls):
    d = AppDriver()
    d.app.controls.connect(arguments.board(board))
    assert phrases.with_buttons(text.lessons().TURNING["turn"]).endswith(": " + turns)
    assert phrases.with_buttons(text.lessons().STOP_PLAY["call"]).endswith("Call it: " + calls)
    all_said = [phrases.with_buttons(said) for name in LESSONS for said in load_lesson(name).sentences().values()]
    assert "{" not in "".join(all_said) and max(len(said) for said in all_said) <= 104


@pytest.mark.parametrize("size", [(240, 240), (240, 135), (128, 64)])
def test_lesson_points_at_the_card_and_its_place_until_the_first_right_move(size):
    d = driver(size)
    d.call(begin_lesson, d.app, "houses")
    shown = d.table.view_state
    card, place = RESERVE, 8
    assert (shown.point_from, shown.point_to) == (card, place) and shown.hint_from < 0
    d.keys("RIGHT")  # Away from the card, which stays marked.
    assert shown.cursor != card and (shown.point_from, shown.point_to) == (card, place)
    away = content(d.app.scene)
    shown.point_from = shown.point_to = -1
    d.table.draw()
    assert content(d.app.scene) != away
    d.table.cursor.go_to(RESERVE)
    d.keys("OK")  # Holds the card, so the place alone is left.
    assert d.table.cursor.held == RESERVE and (shown.point_from, shown.point_to) == (-1, place)
    while d.table.cursor.pile_at(d.table.cursor.at) != place:
        d.keys("RIGHT")
    d.keys("OK")
    assert d.app.activity._praised
    assert (shown.point_from, shown.point_to) == (-1, -1)


@pytest.mark.parametrize("size, after", [((240, 240), 0), ((128, 128), 0), ((128, 64), 4000), ((72, 40), 4000)])
def test_task_of_a_lesson_stays_or_returns_when_the_cursor_has_moved(size, after):
    d = driver(size)
    d.call(begin_lesson, d.app, "houses")
    aim = d.app.activity.task
    d.tick(A.RIGHT)
    assert d.app.status.startswith(aim) == (not after) and d.wait == (after or -1)
    lines = d.table.view.lines
    d.press(0)
    assert d.app.status.startswith(aim) and (d.table.view.lines == lines) == (not after)


def test_cursor_in_a_lesson_keeps_to_moves_that_are_legal_or_named():
    d = driver()
    d.call(begin_lesson, d.app, "houses")
    cursor = d.table.cursor
    game = d.table.session.game
    legal = {source_of(game.moves[i]) for i in range(0, 2 * game.n, 2)}
    assert set(cursor.sources[: cursor.source_count]) == legal | {RESERVE}
    d.press(A.OK)
    # A wrong house is answered.
    assert {cursor.pile_at(at) for at in range(cursor.place_count)} == {*range(1, 9), RESERVE}
    d.call(begin_lesson, d.app, "stop_play")
    game = d.table.session.game
    # Anything can be tried.
    assert d.table.cursor.source_count > len({source_of(game.moves[i]) for i in range(0, 2 * game.n, 2)})


def test_backs_in_lessons_and_puzzles_are_the_players_own():
    """The hand of A has the back of the first pack, that of B the other one, where each has a pack."""
    checked = 0
    positions = [
        step[STEP_POSITION] for name in LESSONS for step in load_lesson(name).LESSON_STEPS if step[STEP_POSITION]
    ]
    puzzles = [load_puzzle(n).pos for n in range(1, puzzle_count() + 1)]
    for pos in [parse_position(each, True) for each in positions] + puzzles:
        for player in range(2 if position_rules(pos).each_has_a_pack() else 0):
            for p in (RESERVE + 3 * player, HAND + 3 * player):
                if pos[TOP + p] >= FACE_DOWN:
                    checked += 1
                    assert pos[TOP + p] >> 6 & 1 == player, (player, p)
    assert checked > 150

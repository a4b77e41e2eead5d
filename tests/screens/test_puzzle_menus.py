"""Puzzles: each is sound, easy play misses it, and buttons can solve it on every screen."""


import pytest

from engine import notation
from engine.game import Game
from engine.moves import make_move, turns_up_or_ends
from engine.position import FOUNDATION
from firmware import text
from firmware.app import actions as A, events
from firmware.app.learning_progress import ProgressSet
from firmware.app.save_format.schemas import KIND_PUZZLES
from firmware.browser.url_links import puzzle_of
from firmware.puzzles import GRADE_COUNT, load_puzzle, puzzle_count, puzzle_grades, reaches_aim
from firmware.screens.puzzle_menus import numbers_of_grade
from firmware.table.cursor import source_of
from firmware.table.modes.puzzle import describe_aim
from firmware.table.states import PLAY
from hostsim.__main__ import parse
from hostsim.arguments import CommandError
from hostsim.players.driver import MemoryStore
from hostsim.tools.puzzles import make, pack
from hostsim.tools.puzzles.reachable import moves_of as free_moves_of, seen_by_mover
from tests.support import puzzles_there, unix_micropython
from tests.support.console_driver import Typist
from tests.support.lesson_driver import check_shown, driver, solution_moves
from tests.support.menus import choose, from_menu, rows
from tests.support.paths import GOLDEN
from tests.support.refusals import refused
from tests.support.rows import check_each
from tests.support.sizes import ALL_SIZES

LINES = pack.read()
sized = pytest.mark.parametrize("size", ALL_SIZES, ids=str)
EVERY = [line.number for line in LINES]
some = pytest.mark.parametrize("number", [line.number for line in LINES[::9]])


def opened(number, size=(240, 240), store=None):
    """Return a Driver with this puzzle open."""
    d = driver(size, store)
    d.press(A.BACK)
    d.call(d.app.open_puzzle, number)
    return d


def do(d, src, dst):
    """Play a move by buttons."""
    table = d.table
    cursor = table.cursor
    d.must(d.step_to(lambda: cursor.sources[cursor.at] == source_of(src)), "no way to the card")
    d.press(A.OK)
    if dst == FOUNDATION and (d.app.screen is not table or cursor.held < 0):
        return
    d.must(d.step_to(lambda: d.at_place(src, dst)), "no way to the place")
    d.press(A.OK)


def solve(d):
    """Play the solution of the open puzzle by buttons; yield before each move."""
    for move in solution_moves(d.app.activity.puzzle):
        yield
        do(d, *move)


# The puzzle file


def test_puzzle_module_matches_its_file_with_20_of_each_grade():
    assert pack.main(["--check"]) == 0
    assert puzzle_count() == len(LINES) >= 100
    assert [line.grade for line in LINES] == list(puzzle_grades())
    for grade in range(GRADE_COUNT):
        assert list(puzzle_grades()).count(grade) >= 20
    assert len({line.source for line in LINES}) == puzzle_count(), "a position twice"


def test_puzzle_solution_is_legal_and_reaches_the_task():
    def check(number):
        line = LINES[number - 1]
        of = load_puzzle(number)
        assert notation.position_text(of.pos) == notation.position_text(line.pos)
        assert (of.aim, of.grade) == (line.aim, line.grade)
        assert b"".join(bytes(notation.parse_move(token)) for token in line.solution) == of.solution
        assert len(pack.pack_puzzle(line)) <= pack.MAX_PUZZLE_BYTES
        game = Game(of.pos)
        for move in solution_moves(of):
            assert not of.is_solved(game.pos), "the way goes on too long"
            assert game.undo_limit == 0 and not turns_up_or_ends(*move)
            game.play(*move)
        assert of.is_solved(game.pos)

    check_each(EVERY, check)


def test_puzzle_solution_works_whatever_the_hidden_cards():
    def check(number):
        of = load_puzzle(number)
        seen = seen_by_mover(of.pos)
        start = bytearray(seen)
        for move in solution_moves(of):
            assert move in free_moves_of(seen)[0], "it is not there for who sees no hidden card"
            make_move(seen, *move)
        assert reaches_aim(of.aim, start, seen)

    check_each(EVERY, check)


def test_greedy_play_misses_the_solution():
    def check(number):
        of = load_puzzle(number)
        assert not any(make.naive_players_reaching(seen_by_mover(of.pos), of.aim))

    check_each(EVERY, check)


def test_puzzle_is_found_again_in_its_source_game():
    line = min(LINES, key=lambda line: int(line.source.split(":")[2]))
    rules, seed, ply = line.source.split(":")
    for game in make.games(rules, int(seed)):
        if game.ply == int(ply):
            break
    found = make.PuzzleAnalysis(make.with_mover_as_a(game.pos))
    assert make.line(line.number, line.source, found).text() == line.text()


def test_puzzle_file_with_an_error_is_refused_with_its_row(tmp_path):
    path = tmp_path / "puzzles.txt"
    good = LINES[0].text()
    for old, new in (
        ("grade=", "grade=7"), ("\t", " "), (good[-1:], "x"), ("1\t", "2\t"), (LINES[0].solution[0], "hx")
    ):
        path.write_text(good.replace(old, new, 1) + "\n")
        with pytest.raises(ValueError, match=r"^puzzles.txt:1: [^\n]+$"):
            pack.read(path)
    for aim in ("", "loads", "card=1", "loads=x", "cards", "loads=-1", "loads=²", "loads=２"):
        with pytest.raises(ValueError, match="^aim: "):
            pack.aim_of(aim)


# By buttons


@sized
def test_puzzle_solved_by_buttons_stays_ticked(size):
    store = MemoryStore()
    d = driver(size, store)
    d.press(A.BACK)
    choose(d, text.menus().PUZZLES, text.puzzles().PUZZLE_NEXT)
    told = []
    d.app.listeners.append(lambda event, session: told.append(event))
    easy = numbers_of_grade(0)
    for number in easy[:2]:
        assert (
            d.app.activity.puzzle.number == number
            and d.app.status == d.app.activity.task == describe_aim(load_puzzle(number))
        )
        check_shown(d)
        for _ in solve(d):
            pass
        assert d.app.screen.heading == text.puzzles().PUZZLE_SOLVED and told[-1] == events.PUZZLE_FINISHED
        choose(d, text.puzzles().PUZZLE_NEXT)
    assert d.app.activity.puzzle.number == easy[2]
    from_menu(d, text.puzzles().PUZZLE_LEAVE)
    assert d.app.activity is None
    choose(d, text.puzzles().PUZZLE_GRADES[0])
    assert [row.value() for row in d.app.screen.rows[:3]] == [True, True, False]
    again = driver(size, store)
    assert again.app.puzzle_progress().done_bits == 1 << easy[0] | 1 << easy[1]
    assert "solved" in store.data and "save0" not in store.data


@some
def test_solution_is_shown_to_its_end_on_small_and_large_screens(number):
    for size in (72, 40), (320, 240):
        d = opened(number, size)
        check_shown(d)
        from_menu(d, text.puzzles().PUZZLE_SOLUTION)
        walk = d.app.activity
        seen = []
        while d.app.screen is walk:
            assert walk.status and walk.status not in seen[-1:]
            seen.append(walk.status)
            check_shown(d)
            d.press(A.OK)
        assert len(seen) == 1 + len(load_puzzle(number).solution) // 2
        assert load_puzzle(number).is_solved(walk.session.game.pos)
        choose(d, text.puzzles().PUZZLE_AGAIN)
        assert d.app.activity.puzzle.number == number and not d.app.puzzle_progress().done_bits


@sized
def test_missed_task_is_named_and_the_attempt_undone(size):
    d = opened(2, size)
    start = bytes(d.table.session.game.pos)
    move = solution_moves(d.app.activity.puzzle)[0]
    do(d, *move)
    after = bytes(d.table.session.game.pos)
    assert after != start
    while d.app.screen is d.table:
        d.press(A.TURN)
    assert d.app.screen.heading == text.puzzles().PUZZLE_MISSED and len(d.app.screen.lines) > 1
    for _ in d.app.screen.rows:
        assert d.app.screen.status
        d.press(A.DOWN)
    choose(d, text.menus().UNDO)
    assert d.app.screen is d.table and bytes(d.table.session.game.pos) == after
    from_menu(d, text.menus().UNDO)
    assert bytes(d.table.session.game.pos) == start
    d.press(A.MENU)
    assert text.menus().UNDO not in rows(d)
    d.press(A.BACK)
    for _ in solve(d):
        pass
    assert d.app.screen.heading == text.puzzles().PUZZLE_SOLVED


def test_any_line_that_reaches_the_task_solves_the_puzzle():
    d = opened(7)
    of = d.app.activity.puzzle
    start = d.table.session.game.pos
    # Another move first, such as one into a space, and then the solution: the longer line solves it too.
    for move in free_moves_of(bytearray(start))[0]:
        game = Game(start)
        game.play(*move)
        try:
            for step in solution_moves(of):
                game.play(*step)
        except ValueError:
            continue
        if of.is_solved(game.pos) and not of.is_solved(start):
            do(d, *move)
            for _ in solve(d):
                pass
            assert text.puzzles().PUZZLE_SOLVED == d.app.screen.heading
            assert str(len(of.solution) // 2 + 1) in d.app.screen.lines[1]
            return
    raise AssertionError("no other line reaches the task")


@some
def test_hint_at_each_move_leads_to_the_solution(number):
    d = opened(number)
    for _ in solution_moves(d.app.activity.puzzle):
        from_menu(d, text.puzzles().PUZZLE_HINT)
        d.press(A.OK)
        if d.app.screen is d.table and d.table.cursor.held >= 0:
            d.press(A.OK)
    assert d.app.screen.heading == text.puzzles().PUZZLE_SOLVED


def test_hint_off_the_solution_says_so():
    d = opened(2)
    way = solution_moves(d.app.activity.puzzle)
    other = next(move for move in free_moves_of(d.table.session.game.pos)[0] if move != way[0])
    do(d, *other)
    d.table.mode.hint()
    assert d.app.status == text.puzzles().PUZZLE_OFF_SOLUTION
    assert d.table.state == PLAY


def test_puzzle_changes_neither_the_match_nor_its_save():
    d = driver()
    d.start("classic", 5)
    d.keys("OK OK")
    table = d.app.table
    before = bytes(d.game.pos), d.game.ply, dict(d.store.data)
    d.call(d.app.open_puzzle, 1)
    for _ in solve(d):
        pass
    choose(d, text.menus().TITLE)
    own = ("solved", "career")  # what is kept of puzzles
    saved = {name: data for name, data in d.store.data.items() if not name.startswith(own)}
    assert saved == before[2]
    choose(d, text.menus().CONTINUE)
    assert d.app.table is table and (bytes(d.game.pos), d.game.ply) == before[:2]
    # The same holds for a puzzle that is opened at start-up while a game is saved.
    again = driver(store=d.store)
    again.app.screen = None
    again.call(again.app.open_puzzle, 3)
    return_to_title(again)
    choose(again, text.menus().CONTINUE)
    assert bytes(again.game.pos) == before[0]


def return_to_title(d):
    from_menu(d, text.menus().TITLE)


@sized
def test_puzzle_lists_fit_every_screen(size):
    d = driver(size)
    d.press(A.BACK)
    choose(d, text.menus().PUZZLES)
    for grade in range(GRADE_COUNT):
        choose(d, text.puzzles().PUZZLE_GRADES[grade])
        for _ in d.app.screen.rows:
            assert d.app.status.startswith("Puzzle ")
            d.press(A.DOWN)
        d.press(A.BACK)


def test_no_next_puzzle_is_offered_once_all_are_solved():
    d = driver()
    d.app.puzzle_progress().done_bits = (1 << puzzle_count() + 1) - 2
    d.press(A.BACK)
    choose(d, text.menus().PUZZLES)
    assert rows(d) == list(text.puzzles().PUZZLE_GRADES)
    d.call(d.app.open_puzzle, 1)
    for _ in solve(d):
        pass
    assert text.puzzles().PUZZLE_NEXT not in rows(d)


# In the text interface, on the command line and by a link


def test_puzzle_is_solved_in_the_text_interface():
    typist = Typist()
    typist.app.open_puzzle(1)
    said = typist.begin()
    assert any(line.startswith("House 1") for line in said)
    for token in LINES[0].solution:
        typist.type(token)
    assert text.puzzles().PUZZLE_SOLVED in typist.said
    assert any(text.puzzles().PUZZLE_NEXT in line for line in typist.said)


def test_play_with_a_puzzle_number_opens_it_or_refuses_a_wrong_one(cli, tmp_path):
    done = cli("play", "--ui", "text", "--puzzle", "17", "--save", str(tmp_path), stdin="menu\n")
    assert done.returncode == 0 and "Puzzle 17" in done.stdout
    for wrong in ("--puzzle=0", "--puzzle=-1", "--puzzle=%d" % (puzzle_count() + 1), "--puzzle=1e2", "--puzzle=",
                  "--puzzle=" + "9" * 400, "--puzzle=1.0", "--puzzle=1 --seed=3"):
        with pytest.raises(CommandError, match="^[^\n]+$"):
            args = parse(["play", "--ui", "text", "--save", str(tmp_path), *wrong.split()])
            args.run(args)
    refused(cli("play", "--ui", "text", "--save", str(tmp_path), "--puzzle=x", stdin=""))


def test_link_to_a_puzzle_accepts_only_a_valid_number():
    assert puzzle_of({"puzzle": "17"}) == 17 and puzzle_of({"puzzle": "0017"}) == 17
    beyond = str(puzzle_count() + 1)
    for asked in ("0", "", "-1", "x", "1e2", "٣", "²", " 1", "1 ", "99999", "0" * 3000 + "1", beyond, "1\0"):
        with pytest.raises(ValueError, match=r"^[^\n]+$"):
            puzzle_of({"puzzle": asked})
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        puzzle_of({"puzzle": "1", "rules": "classic"})


@pytest.mark.slow
def test_puzzles_on_micropython_read_and_play_as_on_cpython(capsys):
    told = unix_micropython.printed("from tests.support.puzzles_there import main\nmain()", heap="4m")
    puzzles_there.main()
    assert told == capsys.readouterr().out


# The saved ticks


def test_ticks_of_lessons_are_not_read_as_those_of_puzzles():
    ticks = ProgressSet(MemoryStore({"solved": (GOLDEN / "learned-v6.bin").read_bytes()}), KIND_PUZZLES)
    assert ticks.done_bits == 0 and ticks.note == text.errors().NOT_READ[KIND_PUZZLES - 1][1]

"""One-bit screens: games and menus work with three buttons, and MicroPython draws the same pixels."""

import importlib

import pytest
from PIL import Image

from engine.moves import end_game
from engine.opponent import Opponent
from engine.position import FOUNDATION, HAND, RESERVE, STALEMATE
from engine.rules import RULE_SET_NAMES, rule_set, rule_sets
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_RULE_SET, SETTING_SPEED
from firmware.draw.sprites import sprites_one_bit as M
from hostsim.arguments import board, board_names
from tests.support import mono_game, unix_micropython
from tests.support.app_driver import AppDriver
from tests.support.menus import rows
from tests.support.one_bit_screen import choose_by_three, one_bit_driver
from tests.support.refusals import refused
from tests.support.sizes import ONE_BIT_SIZES

# One board of each kind of panel, and of each size.
BOARDS = {(board(name).WIDTH, board(name).HEIGHT, board(name).PANEL["kind"]): name for name in board_names()
          if board(name).SCREEN == "one_bit"}.values()
# Both shapes of table on each size, and each other rule set on one of them.
GAMES = [(size, nth, each.name) for nth, each in enumerate(each for each in rule_sets() if each.players == 2)
         for at, size in enumerate(ONE_BIT_SIZES)
         if each.name in ("classic", "onepack") or nth % len(ONE_BIT_SIZES) == at]


def open_pause_menu(d):
    """Open the pause menu from the table, whether a card is held or not."""
    for _ in range(2):
        if d.app.screen is d.table:
            d.keys("BACK")


@pytest.mark.parametrize("size, nth, rules", GAMES, ids=str)
@pytest.mark.slow
def test_game_with_three_buttons_ends_and_offers_the_next(size, nth, rules):
    d = one_bit_driver(size)
    # Both show the opponent's moves as well.
    d.app.settings.numbers[SETTING_SPEED] = (nth + ONE_BIT_SIZES.index(size)) % 2
    d.start(rules, 3 + nth % 2)
    d.play_as(Opponent("greedy", 5), 3000)
    assert d.app.screen is not d.table
    assert d.app.status
    for _ in range(12):
        d.keys("RIGHT")
    choose_by_three(d, "Next game")
    assert d.app.screen is d.table


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_every_legal_move_can_be_reached_with_three_buttons(size, rules):
    d = one_bit_driver(size)
    d.at_once().start(rules, 4)
    adviser = Opponent("greedy", 5)
    for _ in range(40):
        if d.session.is_over():
            break
        game = d.game
        for i in range(0, 2 * game.n, 2):
            src, dst = game.moves[i], game.moves[i + 1]
            if d.places(src) > 1 or not (src == HAND or dst in (FOUNDATION, RESERVE)):
                d.reach(src, dst)
                d.keys("BACK")
                assert d.table.cursor.held < 0
        d.move_as(adviser)


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
@pytest.mark.parametrize("rules", [each.name for each in rule_sets() if each.players == 2])
def test_pause_menu_is_usable_with_three_buttons(size, rules):
    d = one_bit_driver(size)
    d.start(rules, 5)
    d.keys("OK OK OK")
    for label in ("Hint", "Undo"):
        open_pause_menu(d)
        if label not in rows(d):
            assert label == "Undo" and not d.session.offers_undo()
            d.keys("BACK")
            continue
        choose_by_three(d, label)
        assert d.app.screen is d.table
    open_pause_menu(d)
    choose_by_three(d, "Settings")
    for _ in range(3):
        d.keys("OK RIGHT")
    d.keys("BACK")
    choose_by_three(d, "How to play")
    pages = len(d.app.screen.pages)
    for _ in range(pages):
        d.keys("RIGHT")
    assert d.app.screen.page_index == 0
    d.keys("BACK")
    choose_by_three(d, "Look into a pile")
    if d.app.screen is not d.table:
        for _ in range(d.app.screen.pile_count):
            d.keys("OK OK RIGHT")
        d.keys("BACK")
    open_pause_menu(d)
    choose_by_three(d, "Restart this deal")
    choose_by_three(d, "Restart")
    assert d.app.screen is d.table and d.session.is_local_turn()
    open_pause_menu(d)
    choose_by_three(d, "Give up")
    choose_by_three(d, "Give up the game")
    assert d.session.is_over()


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
def test_new_game_is_chosen_with_three_buttons(size):
    d = one_bit_driver(size).boot()
    choose_by_three(d, "New game")
    choose_by_three(d, "More choices")
    choose_by_three(d, "Game")
    for _ in range(len(RULE_SET_NAMES)):
        d.keys("RIGHT")
    choose_by_three(d, "One pack")
    choose_by_three(d, "Options")
    for _ in range(2 * len(d.app.screen.rows) - 1):
        d.keys("OK RIGHT")
        if d.app.screen.heading != "Options":
            break
    for row in range(len(d.app.screen.rows)):
        assert d.app.screen.rows[row].label
    choose_by_three(d, "Deal no.")
    d.keys("RIGHT OK RIGHT RIGHT OK OK OK OK OK")
    assert not d.app.screen.editor
    assert bytes(d.app.screen.digits) == bytes((1, 2, 0, 0, 0, 0))
    choose_by_three(d, "Deal")
    assert d.session.seed == 120000 and d.session.rules.startswith("onepack")


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
@pytest.mark.parametrize("rules", ["three", "klondike"])
def test_rule_set_that_does_not_fit_is_refused_before_the_game(size, rules):
    d = one_bit_driver(size).boot()
    choose_by_three(d, "New game")
    choose_by_three(d, "More choices")
    d.app.settings.numbers[SETTING_RULE_SET] = rule_set(rules).id
    d.call(d.app.go_to, d.app.screen)
    choose_by_three(d, "Deal")
    assert d.app.session is None
    assert "too small" in d.app.status
    with pytest.raises(ValueError, match="too small"):
        d.app.start(rules, "greedy", 1)


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
def test_stop_play_works_with_three_buttons(size):
    d = one_bit_driver(size)
    d.at_once().begin(Session("classic", "greedy", 4, STARTER_BY_RULES, 300, stop_play=True))
    called = 0
    for k in range(200):
        if d.session.is_over():
            break
        d.keys(("OK", "OK", "RIGHT", "OK", "OK", "RIGHT RIGHT")[k % 6])
        if k % 9 == 8 and d.app.screen is d.table:
            d.keys("BACK")
            rows = getattr(d.app.screen, "rows", ())
            if "Call stop" in [row.label for row in rows]:
                choose_by_three(d, "Call stop")
                choose_by_three(d, "Foundation first")
                d.keys("OK")
                called += 1
    assert called and d.game.ply > 20


def test_up_and_down_switch_between_the_two_pages_of_a_table():
    d = one_bit_driver((72, 40), True)
    d.start("classic", 5)
    shown = d.show.panel.pages
    AppDriver.press(d, A.UP)
    assert d.show.panel.pages != shown
    AppDriver.press(d, A.DOWN)
    assert d.show.panel.pages == shown


def test_card_sprites_all_differ_and_red_suits_are_hollow():
    for bank, same in ((M.RANK, 1), (M.PIP, 0)):  # K is also among the letters of other countries.
        w, h, count, data = M.BANKS[bank]
        assert len({data[i * h : (i + 1) * h] for i in range(count)}) == count - same
    ink = [sum(bin(row).count("1") for row in M.BANKS[M.PIP][3][7 * s : 7 * s + 7]) for s in range(4)]
    assert min(ink[0], ink[3]) > 1.5 * max(ink[1], ink[2])


def test_scene_shown_again_is_not_sent():
    d = one_bit_driver((128, 64), True)
    d.start("classic", 5)
    sent = d.show.panel.sent
    d.show(d.app.scene)
    assert d.show.panel.sent == sent
    d.show.mono.invalidate()
    d.show(d.app.scene)
    assert d.show.panel.sent == sent + 1


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.slow
def test_shot_has_the_pixels_of_the_panel(cli, tmp_path, board):
    out = tmp_path / "shot.png"
    assert cli("shot", "--board", board, "--seed", "5", "--keys", "OK", str(out)).returncode == 0
    module = importlib.import_module("boards." + board)
    picture = Image.open(out).convert("L")
    assert picture.size == (module.WIDTH, module.HEIGHT)
    d = one_bit_driver(picture.size, True, board=module)
    d.start("classic", 5)
    d.keys("OK")
    pages = d.show.panel.pages
    lit = [pages[y // 8 * module.WIDTH + x] >> (y & 7) & 1 for y in range(module.HEIGHT) for x in range(module.WIDTH)]
    assert picture.tobytes() == bytes(255 * bit for bit in lit)


def test_shot_of_a_rule_set_that_does_not_fit_fails_with_one_line(cli, tmp_path):
    refused(cli("shot", "--board", "thumby", "--rules", "three", str(tmp_path / "x.png")), "too small")


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
@pytest.mark.parametrize("rules", ["classic", "onepack"])
@pytest.mark.slow
def test_micropython_draws_the_same_game_on_a_small_heap(built, tmp_path, capsys, size, rules):
    unix_micropython.require(32)
    mono_game.main(*size, rules, 4)
    here = capsys.readouterr().out
    game = built(None)
    # without those of colour screens
    assert (game / "firmware" / "draw" / "sprites" / "sprite_index.mpy").stat().st_size < 3000
    call = "from tests.support.mono_game import main\nmain(%d, %d, %r, 4)" % (*size, rules)
    there, heap = unix_micropython.printed(call, folder=game, cwd=tmp_path, heap="300k").splitlines()
    assert there == here.strip()
    assert int(heap.split()[1]) < 264_000  # 83 kB of it are the language in use.


@pytest.mark.parametrize("size", ONE_BIT_SIZES)
@pytest.mark.parametrize("steps", [False, True])
def test_text_of_a_menu_scrolls_and_cannot_be_chosen(size, steps):
    d = one_bit_driver(size)
    d.start("classic", 5)
    d.app.controls.steps_sideways = steps
    end_game(d.game.pos, STALEMATE)
    d.call(d.app.show_result)
    menu = d.app.screen
    assert menu.rows[menu.cursor].label == "Next game" and not menu.view.chosen_is_hidden and menu.view.hidden_above > 0
    if steps:
        hidden = set()
        for _ in range(40):
            hidden.add(menu.view.hidden_above)
            d.keys("RIGHT")
        assert 0 in hidden  # The text at the top has been shown.
        return
    while menu.view.hidden_above:
        AppDriver.press(d, A.UP)
    assert menu.view.hidden_above == 0 and menu.cursor == 0
    assert menu.view.chosen_is_hidden
    AppDriver.press(d, A.OK)
    assert d.app.screen is menu and not menu.view.chosen_is_hidden

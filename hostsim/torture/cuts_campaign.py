"""Cut the power in any change of the flash under the saves, and leave the change half done in several ways.

A case plays, changes settings, ends games, ticks off lessons and puzzles, and lists the changes of the flash
(cut_stores.py). For each change it starts the app with the flash that a cut there leaves: every save (SAVED_KINDS) must
be as it was before or after the last press. Then it plays on and saves again. Some cases do the same with the firmware
on an emulated RP2040: half of them press its buttons, half write one save of each kind (saving_on_board.py).
"""

import importlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from types import ModuleType
from typing import TYPE_CHECKING

from engine.position import PLAYERS
from firmware.app.actions import ACTION_NAMES, BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from firmware.app.learning_progress import ProgressSet
from firmware.app.records import RECORDS, Records
from firmware.app.remote_session import RemoteSession
from firmware.app.save_format.packing import pack
from firmware.app.save_format.schemas import KIND_LESSONS, KIND_PUZZLES
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_FELT, SETTING_MARKS, SETTING_SOUND, SETTING_SPEED, Settings
from hostsim import arguments
from hostsim.device import board_build
from hostsim.device.board_build import ROOT
from hostsim.players import framebuf
from hostsim.players.driver import MemoryStore
from hostsim.torture import saving_on_board
from hostsim.torture.case import Case, CheckFailed, failure_of
from hostsim.torture.cut_stores import CutNvmStore, FatStore, LittlefsStore
from hostsim.torture.robot_player import QUICK, RobotPlayer, check_session, play_out, random_session, saved_bytes

if TYPE_CHECKING:  # emulator needs an extra
    from hostsim.device.emulator import EmulatedBoard

framebuf.install()

MAX_CUTS = 160  # the most cuts in one case
EMULATED_EVERY = 32  # one case in this many is on the emulated RP2040, which takes a minute or two
CUT_BOARD = "waveshare_pico_lcd_1_3"

SAVED_KINDS = ("the game", "the settings", "the records", "the lessons", "the puzzles")
Key = tuple[bytes, ...]  # the saved data, by SAVED_KINDS
CutStore = FatStore | LittlefsStore | CutNvmStore


def run(case: Case) -> None:
    """Play one game and cut the power at many moments."""
    if case.number % EMULATED_EVERY == EMULATED_EVERY - 1:
        _emulated(_each_kind if case.number // EMULATED_EVERY % 2 else _by_buttons, case)
        return
    kinds: tuple[
        tuple[str, type[CutStore]], ...
    ] = (("files", FatStore), ("littlefs", LittlefsStore), ("nvm", CutNvmStore))
    name, make = kinds[case.number % len(kinds)]
    try:
        store = make()
    except ImportError:
        case.skipped = "littlefs: make .venv/emulator"
        return
    rng, counts = case.rng, case.counts
    keys: list[Key] = []
    done: list[int] = []
    if not case.passes(lambda: _play(case, store, keys, done)):
        return
    moments = [(op, failure) for op in range(len(store.changes)) for failure in store.cut_outcomes(op)]
    for op, failure in sorted(rng.sample(moments, min(MAX_CUTS, len(moments)))):
        case.check()
        press = next(i for i in range(len(done)) if op < done[i])
        counts["cuts"] += 1
        counts[name] += 1
        lost = failure_of(partial(_cut, case, store, name, op, failure, keys[press - 1 : press + 1]))
        if lost:
            case.failures.append(
                "%s, %s: change %d of %d, press %d: %s" % (name, failure, op, len(store.changes), press, lost)
            )
            break


def _play(case: Case, store: CutStore, keys: list[Key], done: list[int]) -> None:
    # Play; after each press, add the data that must be saved then to keys, and the number of changes so far to done.
    rng = case.rng
    person = RobotPlayer(arguments.board(CUT_BOARD), store, rng.randrange(1 << 30))
    app = person.app

    def note() -> None:
        keys.append((_game(app.session), *_saved_beside_game(store)))
        done.append(len(store.changes))

    person.press(0)
    note()
    app.settings.numbers[SETTING_SPEED] = 3
    app.settings.save()
    note()
    app.begin(random_session(rng, levels=QUICK))
    person.press(0)
    note()
    for _ in range(rng.randrange(20, 50)):
        case.check()
        if app.screen is not app.table and rng.random() < 0.3:
            app.show_table()
        if rng.random() < 0.15:
            for _ in _save_something_else(person, rng):
                note()
        roll = rng.random()
        likely, rare = (OK, OK, TURN), (LEFT, RIGHT, UP, DOWN, BACK, MENU, OK)
        person.press(rng.choice(likely if roll < 0.75 else rare))
        note()


def _save_something_else(person: RobotPlayer, rng: random.Random) -> Iterator[None]:
    # Save data other than moves, as the screens do; yield after each save.
    app = person.app
    what = rng.choice(("settings", "lesson", "puzzle", "end", "cable"))
    if what == "settings":
        app.settings.change(rng.choice((SETTING_SOUND, SETTING_FELT, SETTING_MARKS)))
        app.settings.save()
    elif what == "lesson":
        app.lesson_progress().add(rng.randrange(12))
    elif what == "puzzle":
        app.puzzle_progress().add(rng.randrange(1, 100))
    elif what == "cable":
        app.begin(RemoteSession("classic", "greedy", rng.randrange(1 << 30), STARTER_BY_RULES, 300, False, 7, 1))
        person.press(0)
    elif app.session and not app.session.remote:
        play_out(app.session, rng)
        app.save()
        yield
        app.count_in_records(app.session)
        yield
        if app.session.game.pos[PLAYERS] > 1:
            app.session.next_game()  # with the points of the match
        else:
            app.session.restart()
        app.begin(app.session)
        person.press(0)
    yield


def _saved_beside_game(store: CutStore | MemoryStore) -> Key:
    # Return the data in a store besides the game.
    settings = bytes(Settings(store).numbers)
    records = Records(store)
    ticks = [b"%d" % ProgressSet(store, kind).done_bits for kind in (KIND_LESSONS, KIND_PUZZLES)]
    return (settings, bytes(pack(RECORDS, records)), *ticks)


def _game(session: Session | None) -> bytes:
    return saved_bytes(session) if session is None or session.is_local_turn() or session.is_over() else b"?"


def _cut(case: Case, store: CutStore, name: str, op: int, failure: str, either: list[Key]) -> None:
    rng = case.rng
    after = store.cut(op, failure, rng)
    beside = _saved_beside_game(after.reopen())
    unsaid = Saves(after.reopen())
    wordless = isinstance(after, CutNvmStore) and not unsaid.load() and not unsaid.note and after.chip.strip(b"\xff")
    person = RobotPlayer(arguments.board(CUT_BOARD), after)
    person.press(0)
    there = (_game(person.app.session), *beside)
    lost = [
        SAVED_KINDS[i] for i in range(len(there))
        if there[i] not in [key[i] for key in either] and b"?" not in (there[i], *[key[i] for key in either])
    ]
    if lost:
        if not store.may_lose(op):
            raise CheckFailed("%s lost: %s" % (" and ".join(lost), person.app.status))
        if wordless:
            raise CheckFailed("lost without a message: the game")
        for what in lost:
            case.counts["%s: %s lost while erased" % (name, what)] += 1
    # Play on.
    for _ in range(4):
        case.check()
        person.press(rng.choice((OK, OK, TURN)))
    session = person.app.session
    if session:
        check_session(session)
        saves = Saves(after.reopen())
        again = saves.load()
        if saves.note or (session.is_local_turn() or session.is_over()) and saved_bytes(again) != saved_bytes(session):
            raise CheckFailed("the save after playing on is another game: %s" % saves.note)


# On the emulated RP2040


def _emulated(campaign: Callable[..., None], case: Case) -> None:
    from hostsim.device import uf2_build  # imported here, because most campaigns need no firmware

    try:
        uf2 = uf2_build.find(CUT_BOARD, folder=ROOT / "dist")
        emulator = importlib.import_module("hostsim.device.emulator")
    except arguments.CommandError as reason:
        case.skipped = "the emulated RP2040: %s" % reason
        return
    case.passes(lambda: campaign(case, emulator, uf2))


def _by_buttons(case: Case, emulator: ModuleType, uf2: str) -> None:
    rng, counts = case.rng, case.counts
    board = arguments.board(CUT_BOARD)
    store = MemoryStore()
    person = RobotPlayer(board, store)
    person.press(0)
    person.app.settings.numbers[SETTING_SPEED] = 3
    person.app.settings.save()
    person.app.begin(random_session(rng, levels=QUICK))
    for _ in range(rng.randrange(4, 30)):
        person.press(rng.choice((OK, OK, TURN)))
    machine = emulator.EmulatedBoard(uf2, board, {"saves/" + n: data for n, data in store.data.items()})
    _settle(machine, case)
    cuts: list[tuple[bytes, list[bytes]]] = []
    for _ in range(4):
        action = rng.choice((OK, OK, TURN))
        before = machine.image()
        writes: list[tuple[int, int, bytes | None]] = []
        machine.on_flash = partial(_record_write, writes)
        machine.press(action)
        _settle(machine, case)
        either = [_game_in_image(emulator, before), _game_in_image(emulator, machine.image())]
        image = bytearray(before)
        for at, size, data in writes:
            old, new = bytes(image[at : at + size]), data if data is not None else b"\xff" * size
            for half in (old, new[: size // 2] + old[size // 2 :], bytes(a & rng.randrange(256) for a in new)):
                image[at : at + size] = half
                cuts.append((bytes(image), either))
                counts["cuts"] += 1
                counts["on the emulated RP2040"] += 1
                if _game_in_image(emulator, bytes(image)) not in either:
                    raise CheckFailed(
                        "lost on the RP2040 after %s, %d bytes at 0x%x" % (ACTION_NAMES[action], size, at)
                    )
            image[at : at + size] = new
    if cuts:
        # Start the chip itself with one of these images, and press a button.
        left, either = rng.choice(cuts)
        machine = emulator.EmulatedBoard(uf2, board, left)
        _settle(machine, case)
        machine.press(OK)
        _settle(machine, case)
        counts["starts of the emulated RP2040"] += 1
        if not _game_in_image(emulator, machine.image()).startswith(min(either, key=len)[:19]):
            raise CheckFailed("another game on the RP2040")


def _each_kind(case: Case, emulator: ModuleType, uf2: str) -> None:
    # The firmware saves one of each kind; the host saves the same, to know what must be there after a cut.
    rng, counts = case.rng, case.counts
    seed = rng.randrange(1 << 30)
    here = MemoryStore()
    expected = [_all_saved(here)]
    for _ in saving_on_board.steps(here, seed):
        now = _all_saved(here)
        if now != expected[-1]:
            expected.append(now)
    board = arguments.board(CUT_BOARD)
    files = board_build.compile_modules("hostsim.__init__", "hostsim.torture.__init__", saving_on_board.__name__)
    machine = emulator.EmulatedBoard(uf2, board, files)
    before = machine.image()
    said = bytearray()
    writes: list[tuple[int, int, bytes | None]] = []
    machine.on_print = said.extend
    machine.on_flash = partial(_record_write, writes)
    machine.hold(BACK)  # starts the prompt instead of the game
    machine.run(1000)
    machine.release(BACK)
    call = "from boards import %s as b; from %s import main; main(b, %d)\r" % (
        CUT_BOARD, saving_on_board.__name__, seed
    )
    machine.type(call.encode())
    while not machine.run(200, lambda: b"= done" in said or b"Error" in said):
        case.check()
        if machine.ms > 600_000:
            break
    if b"= done" not in said:
        raise CheckFailed("the RP2040 does not save everything: %s" % bytes(said[-200:]).decode("utf-8", "replace"))
    image = bytearray(before)
    at = [0] * (len(SAVED_KINDS) + 1)  # the index of the current value of each kind, and of crash.txt
    values = [[value for value, _ in groupby(key[i] for key in expected)] for i in range(len(SAVED_KINDS))] + [[b""]]
    taken = set(rng.sample(range(len(writes)), min(MAX_CUTS, len(writes))))
    for number in range(len(writes)):
        case.check()
        start, size, data = writes[number]
        old, new = bytes(image[start : start + size]), data if data is not None else b"\xff" * size
        halves = [new[: size // 2] + old[size // 2 :]]
        halves.append(bytes(a & rng.randrange(256) for a in new))
        for half in halves if number in taken else []:
            image[start : start + size] = half
            counts["cuts"] += 1
            counts["of each kind on the emulated RP2040"] += 1
            _same_or_next(emulator, bytes(image), values, list(at), number)
        image[start : start + size] = new
        _same_or_next(emulator, bytes(image), values, at, number)
    if [at[i] + 1 for i in range(len(at))] != [len(each) for each in values] or len(values[-1]) != 3:
        raise CheckFailed("the RP2040 kept %s of %s values" % (at, [len(each) for each in values]))
    counts["changes of the emulated RP2040's flash"] += len(writes)


def _same_or_next(emulator: ModuleType, image: bytes, values: list[list[bytes]], at: list[int], number: int) -> None:
    # Raise CheckFailed unless each kind in an image has its current or its next value; update `at`.
    files = emulator.unpack(image)
    there = (*_all_saved(_store_of(files)), files.get("crash.txt", b""))
    note = there[-1]
    if note not in values[-1] and note.endswith(values[-1][-1]) and note.startswith(b"pocket-bank "):
        values[-1].append(note)  # the host does not know what the note says about the version
    for i in range(len(at)):
        if there[i] not in values[i][at[i] : at[i] + 2]:
            raise CheckFailed("%s lost on the RP2040 at change %d" % ((*SAVED_KINDS, "crash.txt")[i], number))
        at[i] = values[i].index(there[i], at[i])


def _all_saved(store: MemoryStore) -> Key:
    # Return all saved data there, by SAVED_KINDS.
    return (saved_bytes(Saves(store).load()), *_saved_beside_game(store))


def _record_write(writes: list[tuple[int, int, bytes | None]], address: int, size: int, data: bytes | None) -> None:
    writes.append((address, size, data))


def _settle(machine: "EmulatedBoard", case: Case) -> None:
    # Do what EmulatedBoard.settle does, until the time is up.
    quiet = pixels = 0
    end = machine.ms + 120_000
    while quiet < 1500:
        case.check()
        machine.run(20)
        if machine.pixels != pixels:
            quiet, pixels = 0, machine.pixels
        elif machine.comes_to_sleep():  # a thinking opponent draws nothing, but never sleeps
            quiet += 20
        if machine.ms > end:
            raise CheckFailed("the emulated board never comes to rest")


def _game_in_image(emulator: ModuleType, image: bytes) -> bytes:
    # Return the game on the board's file system, "" for none.
    return saved_bytes(Saves(_store_of(emulator.unpack(image))).load())


def _store_of(files: dict[str, bytes]) -> MemoryStore:
    return MemoryStore({path[6:]: data for path, data in files.items() if path.startswith("saves/")})

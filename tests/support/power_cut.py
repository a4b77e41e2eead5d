"""Power cuts during a save on the emulated board."""

from collections.abc import Iterator
from types import ModuleType

from firmware.app import actions as A
from firmware.app.save_format.schemas import KIND_SESSION, SLOT_NAMES
from firmware.app.saves import Saves
from firmware.app.session import Session
from hostsim.players.driver import MemoryStore

SETTLED_MS = 300  # ms without a new pixel before the next press


def session(files: dict[str, bytes]) -> Session:
    """Return the session that these files of a board hold."""
    names = [name for name in SLOT_NAMES[KIND_SESSION - 1] if "saves/" + name in files]
    session = Saves(MemoryStore({name: files["saves/" + name] for name in names})).load()
    assert session
    return session


def cuts(before: bytes, writes: list[tuple[int, int, bytes | None]]) -> Iterator[bytes]:
    """Yield images of the flash after a power cut, before and amid each write."""
    flash = bytearray(before)
    for at, size, data in writes:
        yield bytes(flash)
        half = size // 2
        for part, end in ((range(half), True), (range(half, size), False)):
            for i in part:
                flash[at + i] = 0xFF if data is None else flash[at + i] & data[i]
            if end:
                yield bytes(flash)
    yield bytes(flash)


def cut_in_a_save(uf2: str, board: ModuleType, image: bytes) -> None:
    """Cut the power at every moment of a save; check that the game survives."""
    from hostsim.device import emulator

    machine = emulator.EmulatedBoard(uf2, board, image)
    machine.settle(SETTLED_MS)
    for action in (A.OK, A.UP, A.OK, A.OK):  # choose a language; at a first start the cursor is on the lessons
        machine.press(action)
        machine.settle(SETTLED_MS)
    for action in (A.OK, A.OK, A.TURN):  # so that both slots are written
        machine.press(action)
        machine.settle(SETTLED_MS)
    before = machine.image()
    writes = []
    machine.on_flash = lambda *write: writes.append(write)
    saved = session(emulator.unpack(before))
    for _ in range(6):  # a tip of the first game, a card, its place
        machine.press(A.OK)
        machine.settle(SETTLED_MS)
        if writes:
            break
    assert writes
    after = session(emulator.unpack(machine.image()))
    assert after.game.ply > saved.game.ply

    # After each cut there must be the game before the move or after it.
    images = list(cuts(before, writes))
    assert images[-1] == machine.image()
    found = set()
    for image in images:
        here = session(emulator.unpack(image))
        assert here.seed == saved.seed
        found.add(here.game.ply)
    assert saved.game.ply in found and after.game.ply in found

    # The board itself must boot to the table and react to the next button.
    middle = images[len(images) // 2]
    machine = emulator.EmulatedBoard(uf2, board, middle)
    machine.settle(SETTLED_MS)
    drawn = machine.pixels
    machine.press(A.RIGHT)
    machine.settle(SETTLED_MS)
    assert machine.pixels > drawn
    assert session(emulator.unpack(machine.image())).seed == saved.seed

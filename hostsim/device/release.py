"""The command dist: write the files of a release into one folder.

    micropython/BOARD/       what `make flash` copies, and a package.json for `mpremote mip install --target=/`
    circuitpython/BOARD.zip  what `make flash-circuitpython` copies, to be unpacked on the CIRCUITPY drive; like the
                             folders above for no board that has an RP2040 alone, whose heap is too small
    badgeware/apps/pocket_bank/  the game as an app of a Tufty 2350's own firmware, to be copied onto its drive
    *.uf2, licences-*.txt    what the command uf2 has written there, from the same sources
    page.zip                 the page that the command web has built, for itch.io or any other host of static files
    NOTES.md                 the section of CHANGELOG.md on this version
    SHA256SUMS               the checksums of all these files, for `sha256sum --check`

The same sources give the same bytes at any time and on any machine.
"""

import hashlib
import io
import json
import os
import pathlib
import shutil
import tempfile
import zipfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from types import ModuleType

from firmware.version import VERSION
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import (
    badgeware_app, board_build, circuitpython_drive as circuitpython, flash, licences, release_notes, uf2_build
)

SUMS_FILE = "SHA256SUMS"
PAGE_FILE = "page.zip"
MOST_FILES = 1000  # the most files in a zip file whose index.html itch.io shows (itch.io/docs/creators/html5)
ZIP_EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest time that a zip file can hold


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.any_board)
    parser.add_argument("--page", metavar="FOLDER", help="the page that the command web has built")
    parser.add_argument("out", metavar="FOLDER", help="the folder to write to")


def run(args: Namespace) -> None:
    """Write a release for one board or for all, replacing an older one."""
    out = os.path.normpath(args.out)
    images = sorted(path.name for path in pathlib.Path(out).glob("*.uf2"))
    texts = {licences.LICENCES_FILE % chip for chip in uf2_build.CHIPS}
    others = os.path.lexists(out) and (not os.path.isdir(out) or set(os.listdir(out)) - set(images) - texts)
    if others and not os.path.isfile(os.path.join(out, SUMS_FILE)):
        raise CommandError("%s exists and was not written by this command; it is left alone" % out)
    boards = [args.board] if args.board else [arguments.any_board(name) for name in board_names()]
    more = firmware_files(pathlib.Path(out), images)
    if args.page:
        more[PAGE_FILE] = page(pathlib.Path(args.page))
    try:
        # The release is written beside the old one, so that there is always a complete one.
        with tempfile.TemporaryDirectory(prefix=".dist-", dir=os.path.dirname(out) or ".") as folder:
            new = pathlib.Path(folder, "dist")
            files = dict(contents(boards), **more)
            files[SUMS_FILE] = sums(files)
            for name, data in files.items():
                path = new / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            if os.path.exists(out):
                shutil.rmtree(out)
            os.replace(new, out)
    except OSError as error:
        raise CommandError("cannot write %s: %s" % (out, error.strerror or error)) from None
    print("%s: %d files, %d kB, with %d .uf2, for %d board%s" % (
        out, len(files), sum(map(len, files.values())) // 1000, len(images), len(boards), "s" * (len(boards) > 1)))


def firmware_files(folder: pathlib.Path, names: Sequence[str]) -> dict[str, bytes]:
    """Return the .uf2 files of a folder by name, and the licences of their parts.

    Raise CommandError for a file of another version or from other sources, and for one without its licences.
    """
    known = {
        uf2_build.file_name(name, chip): (name, chip)
        for chip in uf2_build.CHIPS for name in uf2_build.board_names(chip)
    }
    for name in names:
        if name not in known:
            raise CommandError("%s is not firmware of %s: remove it" % (folder / name, VERSION))
        uf2_build.find(*known[name], folder=folder)
    texts = sorted({licences.LICENCES_FILE % known[name][1] for name in names})
    for name in texts:
        if not (folder / name).is_file():
            raise CommandError(
                "there is no %s, which must go with the .uf2 files: `make uf2` writes it" % (folder / name)
            )
    return {name: (folder / name).read_bytes() for name in [*names, *texts]}


def page(folder: pathlib.Path) -> bytes:
    """Return a built page as a zip file. Raise CommandError for a folder that itch.io would not show."""
    if not (folder / "index.html").is_file():
        raise CommandError("%s has no index.html: `make web` builds the page" % folder)
    paths = [path for path in folder.rglob("*") if path.is_file()]
    if len(paths) > MOST_FILES:
        raise CommandError("%s has %d files; a page on itch.io has at most %d" % (folder, len(paths), MOST_FILES))
    return zipped({path.relative_to(folder).as_posix(): path.read_bytes() for path in paths})


def board_names() -> list[str]:
    """Return the names of all boards, including those without a screen."""
    return sorted(arguments.board_names() + arguments.console_names())


def contents(boards: Iterable[ModuleType]) -> dict[str, bytes]:
    """Return the files of a release, {path: bytes}, without the checksums."""
    files = {"LICENSE": (board_build.ROOT / "LICENSE").read_bytes(), release_notes.NOTES_FILE: release_notes.read()}
    for board in boards:
        if set(uf2_build.definitions(board)) == {uf2_build.DEFAULT_CHIP}:
            continue  # the heap is too small for the game as files
        name = board.__name__.split(".")[1]
        game = flash.contents(board)
        for path, data in game.items():
            files["micropython/%s/%s" % (name, path)] = data
        files["micropython/%s/package.json" % name] = package(game)
        if name == badgeware_app.BADGEWARE_BOARD:
            for path, data in badgeware_app.contents().items():
                files["badgeware/%s/%s" % (badgeware_app.APP_FOLDER, path)] = data
        if name in circuitpython.board_names():
            files["circuitpython/%s.zip" % name] = zipped(circuitpython.contents(name))
    return files


def package(files: Iterable[str]) -> bytes:
    """Return a package.json for mip, which names the files beside it.

    main.py is last, because it starts the others.
    """
    paths = sorted(files, key=lambda path: (path == "main.py", path))
    return (json.dumps({"urls": [[path, path] for path in paths], "deps": [], "version": VERSION}, indent=1)
            + "\n").encode()


def zipped(files: dict[str, bytes]) -> bytes:
    """Return an uncompressed zip file of {path: bytes}.

    Versions of zlib compress differently, and a release must always be the same.
    """
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for path in sorted(files, key=lambda path: (path == "code.py", path)):
            entry = zipfile.ZipInfo(path, ZIP_EPOCH)
            entry.create_system = 3  # Unix, whichever system writes it
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[path])
    return out.getvalue()


def sums(files: dict[str, bytes]) -> bytes:
    """Return the lines of a checksum file for {path: bytes}."""
    return b"".join(
        b"%s  %s\n" % (hashlib.sha256(files[path]).hexdigest().encode(), path.encode()) for path in sorted(files)
    )

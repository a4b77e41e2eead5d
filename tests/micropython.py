# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""MicroPython's unix port for the tests: found on this machine, or unpacked from Debian's packages.

    python -m tests.micropython [--bits 32|64] [argument ...]     run it
    tests.micropython.run(["-c", "print(1)"], bits=32, heap="190k")

A program is looked for in $MICROPYTHON (one or more paths, separated as in $PATH), then as `micropython` in
$PATH. Where neither has the word size asked for, apt fetches Debian's package and the libraries it needs into
build/micropython/, with lists and a cache of its own, from a mirror and with the keys this machine's apt
already uses. Nothing is installed: the program is started through the loader of its own C library. The 32-bit
program has the RP2040's objects, so `heap="190k"` holds it to what a board has.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "micropython"
SUITE = "trixie"  # the first Debian with MicroPython 1.25, the oldest version the game is written for
OLDEST = (1, 25)
ARCHITECTURE = {32: "i386", 64: "amd64"}
PROBE = (
    "import sys, framebuf, binascii\n"
    "print('micropython', 64 if sys.maxsize > 2**31 else 32, '%d.%d' % sys.implementation[1][:2])"
)
REMEDY = "install MicroPython 1.25 or newer and name it in $MICROPYTHON"


class Unavailable(Exception):
    """No MicroPython of the size asked for can be had here; the text says why and what to do."""


def command(bits=64):
    """The argument list that starts a MicroPython with `bits`-bit objects; raises Unavailable."""
    if bits not in ARCHITECTURE:
        raise ValueError("bits must be 32 or 64")
    named = [name for name in os.environ.get("MICROPYTHON", "").split(os.pathsep) if name]
    for name in named:
        if _probe([name]) is None:
            raise Unavailable(f"$MICROPYTHON names {name}, which does not start or is too old; {REMEDY}")
    on_path = shutil.which("micropython")
    for name in named + ([on_path] if on_path else []):
        if _probe([name]) == bits:
            return [name]
    return _unpacked(bits)


def run(arguments, bits=32, heap=None, timeout=600, **options):
    """Run MicroPython in the repo with `arguments`; returns subprocess.CompletedProcess with its text output.

    The repo's root stands in sys.path. `heap` caps the heap, e.g. "190k". Options go to subprocess.run.
    """
    capped = ["-X", f"heapsize={heap}"] if heap else []
    options = {"cwd": ROOT, "env": _environment(), "capture_output": True, "text": True, **options}
    return subprocess.run([*command(bits), *capped, *arguments], timeout=timeout, **options)


def require(bits=32):
    """For tests: skip, with the reason, where MicroPython cannot be had."""
    import pytest

    try:
        command(bits)
    except Unavailable as reason:
        pytest.skip(f"no {bits}-bit MicroPython: {reason}")


def _environment():
    return {**os.environ, "MICROPYPATH": f"{ROOT}:.frozen"}


def _probe(start):
    """The word size of the MicroPython that `start` starts; None if it is none, too old or lacks framebuf."""
    try:
        done = subprocess.run([*start, "-c", PROBE], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    answer = done.stdout.split()
    if len(answer) != 3 or answer[0] != "micropython":
        return None
    if tuple(int(part) for part in answer[2].split(".")) < OLDEST:
        return None
    return int(answer[1])


def _unpacked(bits):
    """Start command of Debian's package in build/, fetched and unpacked the first time."""
    architecture = ARCHITECTURE[bits]
    folder = BUILD / f"{SUITE}-{architecture}"
    if not folder.exists():
        _fetch(architecture, bits, folder)
    return _start(folder)


def _start(folder):
    program = folder / "usr" / "bin" / "micropython"
    loader = next(folder.glob("usr/lib/*-linux-gnu/ld-linux*.so.2"), None)
    if loader is None or not program.exists():
        raise Unavailable(f"{folder} is not whole; remove it and try again")
    return [str(loader), "--library-path", str(loader.parent), str(program)]


def _fetch(architecture, bits, folder):
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        raise Unavailable(f"Debian packages MicroPython for Linux on x86_64 only; {REMEDY}")
    for tool in ("apt-get", "apt-config", "dpkg"):
        if shutil.which(tool) is None:
            raise Unavailable(f"no {tool} here to fetch Debian's package with; {REMEDY}")
    import fcntl  # not on Windows, which has been turned away above

    BUILD.mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second run waits here, and then finds the work done
        if folder.exists():
            return
        part = BUILD / f"{folder.name}.part"
        shutil.rmtree(part, ignore_errors=True)
        (part / "root").mkdir(parents=True)
        for package in _download(architecture, part):
            _apt(["dpkg", "-x", str(package), str(part / "root")])
        if _probe(_start(part / "root")) != bits:
            raise Unavailable(f"Debian's {architecture} MicroPython does not start on this machine; {REMEDY}")
        (part / "root").rename(folder)  # only a whole one ever has the final name
        shutil.rmtree(part)


def _download(architecture, part):
    """Fetch the package and all that it depends on; returns the .deb files."""
    apt = _apt_options(architecture, part)
    complaint = "apt has no source to take a mirror from"
    for mirror, signed_by in mirrors(_source_files()):
        option = f" [signed-by={signed_by}]" if signed_by else ""
        (part / "sources.list").write_text(f"deb{option} {mirror} {SUITE} main\n")
        try:
            _apt(["apt-get", *apt, "update", "--error-on=any"])
            _apt(["apt-get", *apt, "install", "--download-only", "-y", "micropython"])
        except Unavailable as failure:
            complaint = str(failure)
            continue
        return sorted((part / "cache" / "archives").glob("*.deb"))
    raise Unavailable(f"Debian's {SUITE} packages cannot be fetched ({complaint}); {REMEDY}")


def _apt_options(architecture, part):
    """Options that keep apt away from everything of the system's but its network settings and keys."""
    (part / "lists" / "partial").mkdir(parents=True)
    (part / "cache" / "archives" / "partial").mkdir(parents=True)
    (part / "status").touch()  # nothing is installed, so every library is fetched
    settings = {
        "Dir::Etc::SourceList": part / "sources.list",
        "Dir::Etc::SourceParts": "-",
        "Dir::Etc::Preferences": "-",
        "Dir::Etc::PreferencesParts": "-",
        "Dir::State": part,
        "Dir::State::Lists": part / "lists",
        "Dir::State::status": part / "status",
        "Dir::Cache": part / "cache",
        "Dir::Cache::Archives": part / "cache" / "archives",
        "APT::Architecture": architecture,
        "APT::Architectures": architecture,
        "APT::Get::AllowUnauthenticated": "false",
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "root",  # the download user could not read a checkout in a home folder
        "APT::Keep-Downloaded-Packages": "true",
        "Acquire::Languages": "none",
        "Debug::NoLocking": "true",
    }
    return [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]


def _apt(arguments):
    """Run a packaging tool; its output as text, or Unavailable with the line that says what went wrong."""
    environment = {**os.environ, "LC_ALL": "C", "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(arguments, env=environment, capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{arguments[0]} took more than ten minutes") from None
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.startswith(("E:", "dpkg"))]
        raise Unavailable(lines[0] if lines else f"{arguments[0]} failed with {done.returncode}")
    return done.stdout


def _source_files():
    """The source files of this machine's apt, wherever it is configured to keep them."""
    query = ["apt-config", "shell", "MAIN", "Dir::Etc::sourcelist/f", "PARTS", "Dir::Etc::sourceparts/d"]
    found = dict(line.split("=", 1) for line in _apt(query).splitlines() if "=" in line)
    files = [Path(found.get("MAIN", "").strip("'\""))]
    parts = Path(found.get("PARTS", "").strip("'\""))
    if parts.is_dir():
        files += sorted(path for path in parts.iterdir() if path.suffix in (".list", ".sources"))
    return [path for path in files if path.is_file()]


def mirrors(files):
    """(URI, keyring or "") of each archive in apt's source files that may hold a whole release, each once.

    Reads both forms, one line a source (`.list`) and stanzas (`.sources`). Security and update suites are
    left out.
    """
    found = []
    for path in files:
        text = path.read_text()
        for stanza in _stanzas(text) if path.suffix == ".sources" else _lines(text):
            types, uris, suites, components, signed_by = stanza
            whole = any("/" not in suite and "-" not in suite for suite in suites)
            if "deb" in types and "main" in components and whole:
                found += [(uri, signed_by) for uri in uris if (uri, signed_by) not in found]
    return found


def _lines(text):
    for line in text.splitlines():
        words = line.split("#", 1)[0].split()
        signed_by = ""
        if len(words) > 1 and words[1].startswith("["):
            while words[1:] and not words[1].endswith("]"):
                words[1:3] = [" ".join(words[1:3])]
            for option in words.pop(1).strip("[] ").split():
                if option.lower().startswith("signed-by="):
                    signed_by = option.split("=", 1)[1]
        if len(words) >= 4:
            yield [words[0]], [words[1]], [words[2]], words[3:], signed_by


def _stanzas(text):
    for block in text.split("\n\n"):
        fields = {}
        for line in block.splitlines():
            name, colon, value = line.partition(":")
            if colon and not line.startswith(("#", " ", "\t")):
                fields[name.strip().lower()] = value.split()
        if fields.get("enabled") != ["no"]:
            # a key written out in the stanza itself has no path; apt's own trusted keys are the fallback
            keyring = [word for word in fields.get("signed-by", []) if word.startswith("/")]
            yield (
                fields.get("types", []),
                fields.get("uris", []),
                fields.get("suites", []),
                fields.get("components", []),
                keyring[0] if keyring else "",
            )


def main():
    parser = argparse.ArgumentParser(prog="tests.micropython", description="Run MicroPython's unix port.")
    parser.add_argument("--bits", type=int, choices=sorted(ARCHITECTURE), default=64)
    options, arguments = parser.parse_known_args()
    try:
        start = command(options.bits)
    except Unavailable as reason:
        print(f"error: {reason}", file=sys.stderr)
        return 2
    return subprocess.run([*start, *arguments], env=_environment()).returncode


if __name__ == "__main__":
    sys.exit(main())

"""Fetch Debian's packages without installing anything: by apt, with its own lists and cache.

The mirror and the keys are those that this machine's apt already uses.
"""

import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path


class PackageUnavailable(Exception):
    """A package cannot be fetched; the text says why, in one line."""


# Types, URIs, suites, components, and the keyring, or "".
Source = tuple[list[str], list[str], list[str], list[str], str]


def install_files(part: Path, suite: str, architecture: str, name: str) -> list[Path]:
    """Fetch a package and all that it depends on, and return the .deb files.

    part: a new folder to work in; suite: Debian's release, such as "trixie".
    """
    return _fetch(part, suite, architecture, ("deb",), [["install", "--download-only", "-y", name]])


def unpack_package(part: Path, suite: str, architecture: str, name: str) -> Path:
    """Fetch a package with its dependencies, and return a folder in `part` with their files.

    part: a folder to work in, replaced if there is one; suite: as in install_files.
    """
    shutil.rmtree(part, ignore_errors=True)
    root = part / "root"
    root.mkdir(parents=True)
    for package in install_files(part, suite, architecture, name):
        tool(["dpkg", "-x", str(package), str(root)])
    return root


def source_files(part: Path, suite: str, source: str, names: Iterable[str]) -> list[Path]:
    """Fetch a source package and packages that hold sources; return all files.

    Their dependencies are not fetched.

    part, suite: as in install_files.
    """
    commands = [["source", "--download-only", source], ["download", *names]]
    return _fetch(part, suite, "amd64", ("deb", "deb-src"), commands)


def tool(arguments: list[str], cwd: Path | None = None) -> str:
    """Run a packaging tool and return its output.

    Raise PackageUnavailable with the line that says what went wrong.
    """
    environment = {**os.environ, "LC_ALL": "C", "DEBIAN_FRONTEND": "noninteractive"}
    if shutil.which(arguments[0]) is None:
        raise PackageUnavailable(f"no {arguments[0]} here to fetch Debian's packages with")
    try:
        done = subprocess.run(arguments, env=environment, capture_output=True, text=True, timeout=600, cwd=cwd)
    except subprocess.TimeoutExpired:
        raise PackageUnavailable(f"{arguments[0]} took more than ten minutes") from None
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.startswith(("E:", "dpkg"))]
        raise PackageUnavailable(lines[0] if lines else f"{arguments[0]} failed with {done.returncode}")
    return done.stdout


def _fetch(
    part: Path, suite: str, architecture: str, kinds: Iterable[str], commands: Iterable[list[str]]
) -> list[Path]:
    apt = _options(architecture, part)
    files = part / "files"  # where `source` and `download` put their files
    files.mkdir()
    complaint = "apt has no source to take a mirror from"
    for mirror, signed_by in mirrors(_source_files()):
        option = f" [signed-by={signed_by}]" if signed_by else ""
        lines = [f"{kind}{option} {mirror} {suite} main\n" for kind in kinds]
        (part / "sources.list").write_text("".join(lines), "utf-8")
        try:
            tool(["apt-get", *apt, "update", "--error-on=any"])
            for command in commands:
                tool(["apt-get", *apt, *command], files)
        except PackageUnavailable as failure:
            complaint = str(failure)
            continue
        return sorted([*files.iterdir(), *(part / "cache" / "archives").glob("*.deb")])
    raise PackageUnavailable(f"Debian's {suite} packages cannot be fetched ({complaint})")


def _options(architecture: str, part: Path) -> list[str]:
    """Return options that keep apt from using or changing the system.

    Only the system's network settings and keys are used.
    """
    (part / "lists" / "partial").mkdir(parents=True)
    (part / "cache" / "archives" / "partial").mkdir(parents=True)
    (part / "status").touch()  # no package is installed, so every library is fetched
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


def _source_files() -> list[Path]:
    """Return the files in which this machine's apt lists its sources."""
    query = ["apt-config", "shell", "MAIN", "Dir::Etc::sourcelist/f", "PARTS", "Dir::Etc::sourceparts/d"]
    found = dict(line.split("=", 1) for line in tool(query).splitlines() if "=" in line)
    files = [Path(found.get("MAIN", "").strip("'\""))]
    parts = Path(found.get("PARTS", "").strip("'\""))
    if parts.is_dir():
        files += sorted(path for path in parts.iterdir() if path.suffix in (".list", ".sources"))
    return [path for path in files if path.is_file()]


def mirrors(files: Iterable[Path]) -> list[tuple[str, str]]:
    """Return each archive in apt's source files that may hold a whole release.

    Each is (URI, keyring or "") and occurs once.

    Both forms are read: one line per source (`.list`), and stanzas (`.sources`). Security and update suites are left
    out.
    """
    found = []
    for path in files:
        text = path.read_text("utf-8")
        for stanza in _stanzas(text) if path.suffix == ".sources" else _lines(text):
            types, uris, suites, components, signed_by = stanza
            whole = any("/" not in suite and "-" not in suite for suite in suites)
            if "deb" in types and "main" in components and whole:
                found += [(uri, signed_by) for uri in uris if (uri, signed_by) not in found]
    return found


def _lines(text: str) -> Iterator[Source]:
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


def _stanzas(text: str) -> Iterator[Source]:
    for block in text.split("\n\n"):
        fields = {}
        for line in block.splitlines():
            name, colon, value = line.partition(":")
            if colon and not line.startswith(("#", " ", "\t")):
                fields[name.strip().lower()] = value.split()
        if fields.get("enabled") != ["no"]:
            # A key that is written in the stanza itself has no path; then apt's own trusted keys are used.
            keyring = [word for word in fields.get("signed-by", []) if word.startswith("/")]
            yield (
                fields.get("types", []),
                fields.get("uris", []),
                fields.get("suites", []),
                fields.get("components", []),
                keyring[0] if keyring else "",
            )

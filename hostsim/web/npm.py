"""Get packages from npm, each as one file that is pinned by its checksum. Nothing of them is installed or run."""

import base64
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from hostsim.arguments import CommandError
from hostsim.device import board_build

CACHE_FOLDER = board_build.KEPT_FOLDER / "build" / "npm"


class Package(NamedTuple):
    """A package of npm.

    sha512: the checksum of its file, in base64, as npm calls it `integrity`
    """

    name: str
    version: str
    sha512: str


class NotFetched(CommandError):
    """The package is not in the cache, and cannot be fetched."""


def archive(package: Package) -> Path:
    """Return the file of a package, from the cache or from npm.

    Raise NotFetched if it is in neither, and CommandError if it is not the package that was pinned.
    """
    path = CACHE_FOLDER / ("%s-%s.tgz" % (package.name.replace("@", "").replace("/", "-"), package.version))
    if not path.exists():
        CACHE_FOLDER.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE_FOLDER) as folder:
            _fetch(package, Path(folder))
            os.replace(os.path.join(folder, path.name), path)
    if base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode() != package.sha512:
        raise CommandError("%s is not the package that was pinned; remove it, and try again" % path)
    return path


def _fetch(package: Package, folder: Path) -> None:
    # The whole path is needed, because on Windows the program is npm.cmd.
    command = [
        shutil.which("npm") or "npm", "pack", "%s@%s" % (package.name, package.version), "--pack-destination",
        str(folder)
    ]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", cwd=folder)
    except FileNotFoundError:
        raise NotFetched("no npm, which gets %s (on Debian: apt-get install npm)" % package.name) from None
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error" in line.lower()] or ["no reason given"]
        raise NotFetched("npm cannot get %s: %s" % (package.name, said[0][:120]))

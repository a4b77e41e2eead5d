"""Compile the modules of rp2040py for this Python, so that emulated boards run three to four times as fast.

Its wheel has them for the stable ABI, where each access to another object is a call, and brings the C that they were
compiled from. Python prefers what is compiled here. `make .venv/emulator` runs this after it has installed rp2040py.
"""

import importlib.machinery
import importlib.util
import shutil
import sys
import tempfile
from pathlib import Path

from hostsim import extension_build

_STABLE = ".abi3.so"


def compile_modules(folder: Path) -> int:
    """Compile the C beside each module for the stable ABI in a folder; return how many there are.

    The new modules lie in the same folder. Raise Exception where the compiler fails; then the folder has none of them.
    """
    from setuptools import Extension

    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    names = sorted(path.name.removesuffix(_STABLE) for path in folder.glob("*" + _STABLE))
    for name in names:  # Those of an earlier version must not stay in its place.
        (folder / (name + suffix)).unlink(missing_ok=True)
    if not names:
        return 0
    with tempfile.TemporaryDirectory() as build:
        options = extension_build.COMPILER_OPTIONS
        modules = [Extension(name, [str(folder / name) + ".c"], extra_compile_args=options) for name in names]
        extension_build.build(modules, build)
        for name in names:
            shutil.copy(Path(build, name + suffix), folder)
    return len(names)


def main() -> None:
    """Compile the installed modules. If that fails, say so in a line, and leave those of the wheel in use."""
    found = importlib.util.find_spec("rp2040py")
    assert found and found.submodule_search_locations
    try:
        compile_modules(Path(found.submodule_search_locations[0], "native"))
    except Exception:  # setuptools has errors of its own for each compiler
        print("emulated boards will be slow, because rp2040py was not compiled for this Python "
              "(on Debian: apt-get install gcc python3-dev)", file=sys.stderr)


if __name__ == "__main__":
    main()

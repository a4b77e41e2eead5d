"""Check the types of the page's program with TypeScript's compiler: `python -m hostsim.web.page_types`.

`make check` does so. The types stand in the program's comments, and in types/; tsconfig.json says what is checked. The
compiler finds misspelt names, wrong arguments and values that may be missing, in plain JavaScript and without a build,
and it is one package of npm that needs no other: a linter would find less, and brings a tree of packages.

Where node is missing, or the package cannot be fetched, a line says that nothing was checked. In CI that is an error.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from hostsim.arguments import CommandError
from hostsim.web import npm

PACKAGE = npm.Package(
    "typescript", "5.9.3", "jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw=="
)
COMPILER_FOLDER = "package/lib/"  # in the package: the compiler, and what a browser has
FOLDER = Path(__file__).parent  # the folder with tsconfig.json


def check(folder: Path = FOLDER) -> list[str]:
    """Return what the compiler says against the program in a folder, one line for each error.

    Raise npm.NotFetched if there is no node, or no compiler and no network to fetch it.
    """
    node = shutil.which("node")
    if not node:
        raise npm.NotFetched("no node, which runs TypeScript's compiler (on Debian: apt-get install npm)")
    archive = npm.archive(PACKAGE)
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(archive) as tar:
            names = (COMPILER_FOLDER + "tsc.js", COMPILER_FOLDER + "_tsc.js")
            members = [
                each for each in tar.getmembers()
                if each.name in names or each.name.startswith(COMPILER_FOLDER + "lib.") and each.name.endswith(".d.ts")
            ]  # fmt: skip
            tar.extractall(unpacked, members, filter="data")
        command = [node, str(Path(unpacked, names[0])), "--project", str(folder), "--pretty", "false"]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=folder)
    said = done.stdout.splitlines()
    if done.returncode and not said:
        said = done.stderr.splitlines() or ["TypeScript's compiler fails, and does not say why"]
    return said


def main() -> int:
    """Print the errors, or why nothing was checked; return the exit status."""
    try:
        errors = check()
    except npm.NotFetched as error:
        print("The types of the page's program were not checked: %s" % error)
        return 1 if os.environ.get("CI") else 0
    except CommandError as error:
        errors = [str(error)]
    print("\n".join(errors or ["Success: no errors of types in the page's program"]))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())

"""Compile extension modules for this Python with setuptools and the machine's C compiler."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

# -O2 makes neither the engine (`bench`) nor emulated boards faster, and compiling takes twice as long, as it does with
# debugging information.
COMPILER_OPTIONS = ["-O1", "-g0", "-w"]


def build(modules: "list[Extension]", folder: str | Path) -> None:
    """Compile modules into a folder; a package's go into its folder there. Raise Exception if the compiler fails."""
    from setuptools import Distribution

    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(folder)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()

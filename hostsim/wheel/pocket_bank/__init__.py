"""The installed Pocket Bank: `pocket_bank.engine` for other programs, and the command `pocket-bank`.

The sources import one another as `engine.…`, `firmware.…`, `boards.…` and `hostsim.…`, as they do on a board. A wheel
has them in the folder `program`, which only the command puts on the path, in a process of its own. For other programs
it has a second copy of the engine, whose modules import one another as `pocket_bank.engine.…`
(hostsim/wheel/build_hook.py), so `import pocket_bank` takes no other name. A checkout has no such copy: there
`pocket_bank.engine.…` are the modules `engine.…` by another name.
"""

import importlib
import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType

_ENGINE = __name__ + ".engine"


class _CheckoutFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Import `pocket_bank.engine.…` in a checkout: the module `engine.…`, which is loaded only once."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if (fullname + ".").startswith(_ENGINE + "."):
            return importlib.machinery.ModuleSpec(fullname, self, is_package=fullname == _ENGINE)
        return None

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        module = importlib.import_module(spec.name.partition(".")[2])
        spec.loader_state = module.__spec__  # which the caller replaces
        return module

    def exec_module(self, module: ModuleType) -> None:
        if module.__spec__:
            module.__spec__ = module.__spec__.loader_state


if not os.path.isdir(os.path.join(os.path.dirname(__file__), "engine")):
    sys.meta_path.append(_CheckoutFinder())

"""Connect an emulated board to this machine."""

import threading
from typing import Any


class PluggedBoard:
    """An emulated board that runs in a thread of its own, with its console on TCP."""

    def __init__(self, machine: Any) -> None:
        from hostsim.device.emulator import TcpConsole

        self.machine = machine
        self.console = TcpConsole(machine)
        self.port = "socket://127.0.0.1:%d" % self.console.port
        self._over = False
        self.cut = None  # called after every slice; if it returns True, the board is unplugged
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        while not self._over:
            self.machine.run(5)
            self.console.poll()
            if self.cut and self.cut():
                break
        self.console.close()

    def __enter__(self) -> "PluggedBoard":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over = True
        self._thread.join()

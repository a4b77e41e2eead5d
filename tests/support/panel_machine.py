# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A stand-in for MicroPython's modules `machine` and `rp2`.

It connects the drivers of a panel and a keyboard to models of their controllers.
"""

import types

from hostsim.device import display_controllers
from hostsim.device.keyboard_controllers import PicoCalcKeyboard
from tests.support.pio import Pio

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any


class Panel:
    """A stand-in for `machine`, and for `rp2` as `pio`, with models of the board's panel and keyboard on its buses.

    gpios: how many GPIOs MicroPython knows.
    """

    def __init__(self, board: "ModuleType", gpios: int = 48) -> None:
        panel = board.PANEL
        self.board = board
        self.came = bytearray()  # bytes by the PIO since the level of another pin was set
        self.pio = Pio(self.came.append)
        self.display = display_controllers.of_board(panel, board.WIDTH, board.HEIGHT)
        self.levels: "dict[int, int | None]" = {}
        self.lit = False
        self.keyboard = PicoCalcKeyboard(lambda: 0)
        me = self

        class Pin:
            IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

            def __init__(self, number: int, mode: "Any" = None, pull: "Any" = None, value: "Any" = None) -> None:
                if number >= gpios:
                    raise ValueError("invalid pin")
                self.number = number
                me.levels[number] = value

            def irq(self, handler: "Any", trigger: "Any") -> None:
                pass

            def __call__(self, *value: int) -> int:
                if value:
                    me.receive()
                    me.levels[self.number] = value[0]
                return 0 if self.number == 15 else 1

        class PWM:
            def __init__(self, pin: str, freq: "Any", duty_u16: "Any") -> None:
                pass

            def duty_u16(self, duty: "Any") -> None:
                me.lit = duty > 0

        class Bus:
            def __init__(self, *args: "Any", **more: "Any") -> None:
                pass

            def write(self, data: "Any") -> None:
                me.take(data, me.levels[panel["dc"]])

            def writeto(self, address: int, data: "Any") -> None:
                me.keyboard.receive(bytes(data))

            def readfrom_into(self, address: int, buf: bytearray) -> None:
                buf[:] = bytes(me.keyboard.answer(n) for n in range(len(buf)))

            def writeto_mem(self, address: int, control: "Any", data: "Any") -> None:
                me.take(data, control)

        def freq(*hz: int) -> int:
            if len(hz) > 1:
                raise TypeError("function expected at most 1 arguments, got 2")
            return 125_000_000

        self.module = types.SimpleNamespace(
            Pin=Pin, PWM=PWM, SPI=Bus, I2C=Bus, freq=freq, soft_reset=None, disable_irq=None, enable_irq=None
        )

    def receive(self) -> None:
        """Hand the bytes that came by the PIO to the panel, if it is selected."""
        if self.came:
            panel = self.board.PANEL
            assert self.levels[panel["cs"]] == 0 and self.levels[panel["rd"]] == 1
            self.take(self.came, self.levels[panel["dc"]])
            self.came.clear()

    def take(self, data: "bytes | bytearray", is_data: "int | None") -> None:
        assert self.display
        if is_data:
            self.display.data(bytes(data))
        else:
            for code in data:
                self.display.command(code)

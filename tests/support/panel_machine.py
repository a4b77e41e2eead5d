# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A stand-in for MicroPython's module `machine`.

It connects the drivers of a panel and a keyboard to models of their controllers.
"""

import types

from hostsim.device import display_controllers
from hostsim.device.keyboard_controllers import PicoCalcKeyboard


class Panel:
    """A stand-in for `machine` with models of the board's panel and keyboard on its buses."""

    def __init__(self, board):
        panel = board.PANEL
        self.display = display_controllers.of_board(panel, board.WIDTH, board.HEIGHT)
        self.levels = {}
        self.lit = False
        self.keyboard = PicoCalcKeyboard(lambda: 0)
        me = self

        class Pin:
            IN, OUT, PULL_UP = 0, 1, 2

            def __init__(self, gpio, mode=None, pull=None, value=None):
                self.gpio = gpio
                me.levels[gpio] = value

            def __call__(self, *value):
                if value:
                    me.levels[self.gpio] = value[0]
                return 0 if self.gpio == 15 else 1

        class PWM:
            def __init__(self, pin, freq, duty_u16):
                pass

            def duty_u16(self, duty):
                me.lit = duty > 0

        class Bus:
            def __init__(self, *args, **more):
                pass

            def write(self, data):
                me.take(data, me.levels[panel["dc"]])

            def writeto(self, address, data):
                me.keyboard.receive(bytes(data))

            def readfrom_into(self, address, buf):
                buf[:] = bytes(me.keyboard.answer(n) for n in range(len(buf)))

            def writeto_mem(self, address, control, data):
                me.take(data, control)

        def freq(*hz):
            if len(hz) > 1:
                raise TypeError("function expected at most 1 arguments, got 2")
            return 125_000_000

        self.module = types.SimpleNamespace(
            Pin=Pin, PWM=PWM, SPI=Bus, I2C=Bus, freq=freq, soft_reset=None, disable_irq=None, enable_irq=None
        )

    def take(self, data, is_data):
        if is_data:
            self.display.data(bytes(data))
        else:
            for code in data:
                self.display.command(code)

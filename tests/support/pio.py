"""A stand-in for MicroPython's module `rp2`: a PIO that carries out the program of a parallel bus.

It knows the instructions that such a program needs, as section 11.4 of the RP2350's datasheet has them (3.4 of the
RP2040's), and the window of 32 GPIOs that a PIO reaches. Like MicroPython before 1.27 on an RP2350B it leaves it to the
program to make the lines outputs.
"""

import types
from collections.abc import Callable
from typing import Any

PIN_HIGH = 1


class SideSetInstruction:
    """An instruction that was written down, whose side-set may follow."""

    def __init__(self, words: list[Any]) -> None:
        self.words = words

    def side(self, level: int) -> None:
        self.words.append(level)


def asm_pio(**setup: Any) -> Any:
    """Return a decorator that assembles a program: a list of (instruction, operands, side-set), and where it wraps."""
    def assemble(function: Callable[..., Any]) -> Any:
        program = types.SimpleNamespace(lines=[], wraps=(0, 0), setup=setup)

        def instruction(name: str) -> Any:
            def write(*operands: Any) -> Any:
                program.lines.append([name, operands])
                return SideSetInstruction(program.lines[-1])

            return write

        def wrap_target() -> None:
            program.wraps = len(program.lines), 0

        def wrap() -> None:
            program.wraps = program.wraps[0], len(program.lines)

        names = {name: instruction(name) for name in ("set", "pull", "out", "nop")}
        names.update({name: name for name in ("pins", "pindirs", "block")}, wrap_target=wrap_target, wrap=wrap)
        function.__globals__.update(names)
        function()
        for name in names:
            del function.__globals__[name]
        return program

    return assemble


class FakePio:
    """The module `rp2`, as `module`; sent(byte) is called for each byte as the write line rises.

    cycle_ns, low_ns: how long a byte takes, and for how much of it the write line is low
    outputs: the GPIOs that are
    """

    def __init__(self, sent: Callable[[int], None]) -> None:
        pio = self
        self.base = 0  # of the window
        self.outputs: set[int] = set()
        self.cycle_ns = self.low_ns = 0.0

        class PIO:
            OUT_LOW, OUT_HIGH, SHIFT_LEFT, SHIFT_RIGHT, JOIN_TX = 2, 3, 0, 1, 1

            def __init__(self, number: int) -> None:
                assert number == 0

            def gpio_base(self, pin: Any) -> None:
                assert pin.number in (0, 16)
                pio.base = pin.number

        class StateMachine:
            def __init__(
                self, number: int, program: Any, *, freq: Any, out_base: Any, set_base: Any,
                sideset_base: Any
            ) -> None:
                assert number == 0 and program.setup["out_shiftdir"] == PIO.SHIFT_RIGHT
                self.instructions, (self.again, self.end) = program.lines, program.wraps
                self.lines = range(out_base.number, out_base.number + len(program.setup["out_init"]))
                self.write = sideset_base.number
                assert set_base.number == self.write
                assert all(pio.base <= gpio < pio.base + 32 for gpio in (*self.lines, self.write))
                self.at = self.register = 0
                self.directions = self.levels = 0  # of the lines, a bit each
                self.side = PIN_HIGH
                self.running = False
                # What a byte did: (place in the program, directions, byte) -> (levels sent, state).
                self.known: dict[tuple[int, int, int], Any] = {}
                loop = [side for _, _, side in self.instructions[self.again : self.end]]
                pio.cycle_ns, pio.low_ns = len(loop) * 1e9 / freq, loop.count(0) * 1e9 / freq

            def active(self, running: int) -> None:
                self.running = bool(running)

            def put(self, data: bytes) -> None:
                assert self.running
                for byte in data:
                    start = self.at, self.directions, byte
                    if start not in self.known:
                        self.sent: list[int] = []
                        self.run(byte)
                        self.known[start] = self.sent, (self.at, self.directions, self.levels, self.side)
                    levels, (self.at, self.directions, self.levels, self.side) = self.known[start]
                    for level in levels:
                        sent(level)

            def tx_fifo(self) -> int:
                return 0

            def run(self, byte: int | None) -> None:
                # Go on until the program wants the next byte.
                while True:
                    name, operands, side = self.instructions[self.at]
                    if name == "pull":
                        if byte is None:
                            return
                        self.register, byte = byte, None
                    elif name == "set":
                        assert operands == ("pindirs", 1)
                        pio.outputs.add(self.write)
                    elif name == "out":
                        target, count = operands
                        if target == "pins":
                            self.levels = self.register & (1 << count) - 1
                        else:
                            self.directions = self.register & (1 << count) - 1
                            pio.outputs.update(gpio for i, gpio in enumerate(self.lines) if self.directions >> i & 1)
                        self.register >>= count
                    if side and not self.side and self.write in pio.outputs:
                        self.sent.append(self.levels & self.directions)
                    self.side = side
                    self.at += 1
                    if self.at == self.end:
                        self.at = self.again

        self.module = types.SimpleNamespace(PIO=PIO, StateMachine=StateMachine, asm_pio=asm_pio)

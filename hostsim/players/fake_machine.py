"""Stand in for MicroPython's modules `machine` and `rp2` and for its clock, for the ports of firmware/micropython.

A subclass models the connected devices. On CPython, a port is imported under `FakeMachine.installed`; a script on
MicroPython puts `FakeMachine().module` into sys.modules itself.
"""

import sys
import time

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

TICKS_PERIOD = 1 << 30  # MicroPython's ticks wrap around here
PORTS = "firmware.micropython"


class FakeModule:
    """An empty module."""


class FakeMachine:
    """Pins, buses and a clock.

    ms: the time
    hz: the clock of the processor
    pins: {number: the Pin that was made last}; down: the inputs that are connected to ground
    pwm: {number of a pin: (Hz, duty)}
    module: `machine`
    rp2: the module of that name, if there is one
    """

    gpios = 48  # the number of GPIOs that MicroPython knows
    one_clock = False  # True for an ESP32, which has no separate clock for the SPI

    def __init__(self, ms: int = 0) -> None:
        self.ms = ms
        self.hz = 125_000_000
        self.pins: "dict[int, Any]" = {}
        self.grounded: "set[int]" = set()
        self.pwm: "dict[int, tuple[int, int]]" = {}
        self.rp2: "Any" = None
        self._irq_disabled = 0  # how often interrupts were disabled
        self._pending_edges: "dict[int, int]" = {}  # by the number of a pin: the edges since then
        machine = self

        class Pin:
            IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

            def __init__(self, number: int, mode: "int | None" = None, pull: "int | None" = None,
                         value: "int | None" = None) -> None:
                if number >= machine.gpios:
                    raise ValueError("invalid pin")
                self.number = number
                self.mode = mode
                self.pull = pull
                self.level = 1 if value is None else value
                self.handler: "Callable[[Any], None] | None" = None
                self.trigger = self.edges = 0
                machine.pins[number] = self

            def __call__(self, level: "int | None" = None) -> int:
                if level is None:
                    return machine.read_pin(self)
                machine.on_pin_write(self, level)
                self.level = level
                return level

            value = __call__

            def irq(self, handler: "Any" = None, trigger: int = 0, hard: bool = False) -> "Any":
                if handler:
                    self.handler, self.trigger = handler, trigger
                return self

            def flags(self) -> int:
                return self.edges

        class PWM:
            def __init__(self, pin: "Any", freq: int, duty_u16: int) -> None:
                self.pin = pin
                self.hz = freq
                self.duty_u16(duty_u16)

            def freq(self, hz: int) -> None:
                self.hz = hz

            def duty_u16(self, duty: int) -> None:
                machine.pwm[self.pin.number] = self.hz, duty
                machine.on_pwm(self.pin.number, self.hz, duty)

        class SPI:
            def __init__(self, *how: "Any", **more: "Any") -> None:
                machine.on_bus_made("spi", how, more)

            def write(self, data: bytes) -> None:
                machine.on_spi_write(data)

        class I2C:
            def __init__(self, *how: "Any", **more: "Any") -> None:
                machine.on_bus_made("i2c", how, more)

            def writeto(self, address: int, data: bytes) -> None:
                machine.on_i2c_write(address, data)

            def writeto_mem(self, address: int, register: int, data: bytes) -> None:
                machine.on_i2c_write(address, data, register)

            def readfrom_into(self, address: int, buf: bytearray) -> None:
                machine.on_i2c_read(address, buf)

        class ADC:
            def __init__(self, pin: "Any") -> None:
                self.pin = pin

            def read_u16(self) -> int:
                return machine.read_adc(self.pin.number)

        self.module: "Any" = FakeModule()
        for name, part in (
            ("Pin", Pin), ("PWM", PWM), ("SPI", SPI), ("I2C", I2C), ("ADC", ADC), ("freq", self.freq),
            ("idle", lambda: self.sleep(1)), ("disable_irq", self.disable_irq), ("enable_irq", self.enable_irq),
            ("soft_reset", self.soft_reset),
        ):
            setattr(self.module, name, part)

    # Hooks for a subclass that models the connected devices

    def read_pin(self, pin: "Any") -> int:
        """Return the level of a pin."""
        return 0 if pin.number in self.grounded else int(pin.level)

    def on_pin_write(self, pin: "Any", level: int) -> None:
        """Note the new level of an output; pin.level is still the old one."""

    def on_pwm(self, number: int, hz: int, duty: int) -> None:
        """Note that a pin gives pulses that are high for duty / 65536 of the time."""

    def on_bus_made(self, bus: str, how: "tuple[Any, ...]", more: "dict[str, Any]") -> None:
        """Note the arguments with which a bus was made."""

    def on_spi_write(self, data: bytes) -> None:
        """Take bytes from the SPI."""

    def on_i2c_write(self, address: int, data: bytes, register: "int | None" = None) -> None:
        """Take bytes from the I2C."""

    def on_i2c_read(self, address: int, buf: bytearray) -> None:
        """Fill a buffer with the answer of a device on the I2C."""

    def read_adc(self, number: int) -> int:
        """Return the voltage of a pin, 65535 for 3.3 V."""
        return 65535

    def sleep(self, ms: int) -> None:
        """Let that many ms pass."""
        self.ms += ms

    def soft_reset(self) -> None:
        """Restart."""
        raise SystemExit

    # The processor

    def freq(self, *hz: int) -> int:
        if len(hz) > 1 and self.one_clock:
            raise TypeError("function expected at most 1 arguments, got 2")
        if hz:
            self.hz = hz[0]
        return self.hz

    def disable_irq(self) -> int:
        self._irq_disabled += 1
        return self._irq_disabled - 1

    def enable_irq(self, state: int) -> None:
        self._irq_disabled = state
        while self._pending_edges and not self._irq_disabled:
            self._serve(*self._pending_edges.popitem())

    def edge(self, number: int, edges: int) -> None:
        """Call the handler of a pin for an edge, now or once interrupts are enabled again."""
        pin = self.pins[number]
        if pin.handler and edges & pin.trigger:
            self._pending_edges[number] = self._pending_edges.get(number, 0) | edges
            if not self._irq_disabled:
                self._serve(number, self._pending_edges.pop(number))

    def _serve(self, number: int, edges: int) -> None:
        pin = self.pins[number]
        pin.edges = edges
        state = self.disable_irq()
        pin.handler(pin)
        self.enable_irq(state)

    def connect(self, number: int, grounded: bool) -> None:
        """Connect a pin to ground, or disconnect it, as a button does."""
        if grounded != (number in self.grounded):
            (self.grounded.add if grounded else self.grounded.discard)(number)
            self.edge(number, 4 if grounded else 8)

    # The clock

    def time_functions(self) -> "dict[str, Callable[..., Any]]":
        """Return MicroPython's functions of the module `time`."""
        return {
            "ticks_ms": lambda: self.ms % TICKS_PERIOD,
            "ticks_add": lambda ticks, ms: (ticks + ms) % TICKS_PERIOD,
            "ticks_diff": lambda a, b: (a - b + TICKS_PERIOD // 2) % TICKS_PERIOD - TICKS_PERIOD // 2,
            "sleep_ms": self.sleep,
            "sleep_us": lambda us: None,
        }

    def installed(self) -> "FakeInstallation":
        """Return a context in which the modules of firmware.micropython are imported anew, and use this machine."""
        return FakeInstallation(self)


class FakeInstallation:
    """The context of FakeMachine.installed; afterwards everything is as before."""

    def __init__(self, machine: FakeMachine) -> None:
        self.machine = machine

    def __enter__(self) -> FakeMachine:
        self.ports = self._take_ports()
        self.modules = {name: sys.modules.get(name) for name in ("machine", "rp2", "_rp2")}
        sys.modules["machine"] = self.machine.module
        if self.machine.rp2:
            sys.modules["rp2"] = sys.modules["_rp2"] = self.machine.rp2
        ticks = self.machine.time_functions()
        self.ticks = {name: getattr(time, name, None) for name in ticks}
        for name, function in ticks.items():
            setattr(time, name, function)
        return self.machine

    def __exit__(self, *error: object) -> None:
        self._take_ports()
        for name, module in self.ports.items():
            sys.modules[name] = module
            setattr(sys.modules[PORTS], name[len(PORTS) + 1 :], module)
        for name, other in self.modules.items():
            sys.modules.pop(name, None)
            if other:
                sys.modules[name] = other
        for name, function in self.ticks.items():
            if function:
                setattr(time, name, function)
            else:
                delattr(time, name)

    def _take_ports(self) -> "dict[str, Any]":
        # Unload the modules of the port, and return them. Otherwise `from … import` would find them as attributes of
        # the package.
        package = __import__(PORTS, None, None, ("",))
        found = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(PORTS + ".")}
        for name in found:
            if hasattr(package, name[len(PORTS) + 1 :]):
                delattr(package, name[len(PORTS) + 1 :])
        return found

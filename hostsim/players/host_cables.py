"""Provide a laptop's end of the cable between two devices: a serial port, or a TCP connection.

Nothing here waits or fails. While nobody is at the other end, nothing arrives, sent bytes are lost, and connecting is
tried again from time to time. firmware/link decides what the bytes mean and what to trust.
"""

import contextlib
import socket
import time
from typing import Protocol

from hostsim.arguments import CommandError, not_installed, parse_whole_number

RECONNECT_S = 1.0  # seconds between two attempts to connect
SILENCE_S = 10.0  # seconds of silence after which another caller is accepted
BAUD = 115200
WRITE_TIMEOUT_S = 0.05  # seconds that a serial port may take for a line
MAX_UNSENT = 65536  # bytes that wait to be sent to an end that does not read


class HostCable(Protocol):
    """The methods of a cable that firmware.link.link.Link uses."""

    def read(self, buf: bytearray) -> int:
        """Fill buf with the bytes that have arrived; return how many."""

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf."""

    def close(self) -> None:
        """Close the cable; the next read opens it again."""


def cable_to(where: str) -> HostCable:
    """Return the cable of --link: HOST:PORT, or a serial port. Raise CommandError if it does not exist."""
    host, colon, digits = where.rpartition(":")
    port = parse_whole_number(digits)
    if not colon or "/" in where:
        return SerialCable(where)
    if port is None:
        raise CommandError("--link takes HOST:PORT, or a serial port, not '%s'" % where)
    return CallingCable(*_address(host or "127.0.0.1", port))


def cable_listening_at(where: str) -> HostCable:
    """Return the cable of --listen: PORT, only on this machine, or ADDRESS:PORT. Raise CommandError if it fails."""
    host, _, digits = where.rpartition(":")
    port = parse_whole_number(digits)
    if port is None:
        raise CommandError("--listen takes PORT, or ADDRESS:PORT, not '%s'" % where)
    return ListeningCable(*_address(host or "127.0.0.1", port))


def _address(host: str, port: int) -> tuple[int, tuple[str, int]]:
    if not 0 < port < 65536:
        raise CommandError("port %d is not between 1 and 65535" % port)
    try:
        family, _, _, _, where = socket.getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):  # UnicodeError comes from text that cannot be a name, such as `a..b`
        raise CommandError("no host has the name '%s'" % host) from None
    return family, (str(where[0]), port)


class TcpCable:
    """A TCP connection that may break and be made again."""

    def __init__(self) -> None:
        self._peer: socket.socket | None = None
        self._unsent = bytearray()
        self._last_heard = 0.0

    def _connect(self) -> None:
        raise NotImplementedError

    def _take(self, peer: socket.socket) -> None:
        self.drop()
        peer.setblocking(False)
        with contextlib.suppress(OSError):
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._peer = peer
        self._last_heard = time.monotonic()

    def drop(self) -> None:
        """Close the connection to the current peer."""
        if self._peer:
            self._peer.close()
        self._peer = None
        self._unsent.clear()

    def read(self, buf: bytearray) -> int:
        """Fill buf with the bytes that have arrived; return how many."""
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
        self._last_heard = time.monotonic()
        return n

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf, or lose them."""
        if self._peer and len(self._unsent) < MAX_UNSENT:
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
        """Close the connection; the next read opens it again."""
        self._send()
        self.drop()


class CallingCable(TcpCable):
    """A cable that connects to the other end, and again after a break."""

    def __init__(self, family: int, where: tuple[str, int]) -> None:
        super().__init__()
        self._family = family
        self._where = where
        self._calling: socket.socket | None = None
        self._last_attempt = -RECONNECT_S

    def _connect(self) -> None:
        if self._peer:
            return
        if self._calling is None:
            if time.monotonic() - self._last_attempt < RECONNECT_S:
                return
            self._last_attempt = time.monotonic()
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
        """Close the connection; the next read opens it again."""
        super().close()
        if self._calling:
            self._calling.close()
            self._calling = None
        self._last_attempt = -RECONNECT_S


class ListeningCable(TcpCable):
    """A cable that waits for a caller; others are rejected as long as the current one sends anything."""

    def __init__(self, family: int, where: tuple[str, int]) -> None:
        super().__init__()
        try:
            self._server = socket.create_server(where, family=family)
        except OSError as error:
            raise CommandError("cannot listen on %s:%d: %s" % (*where, error.strerror)) from None
        self._server.setblocking(False)
        self.port = self._server.getsockname()[1]

    def _connect(self) -> None:
        try:
            peer = self._server.accept()[0]
        except OSError:
            return
        if self._peer and time.monotonic() - self._last_heard < SILENCE_S:
            peer.close()
        else:
            self._take(peer)


class SerialCable:
    """A serial port (pyserial); it works again after it was unplugged and plugged in."""

    def __init__(self, name: str) -> None:
        try:
            import serial
        except ImportError:
            raise not_installed("pyserial", "link") from None
        self._errors = (OSError, serial.SerialException)
        self._timeout_error = serial.SerialTimeoutException
        self._port = serial.Serial(baudrate=BAUD, timeout=0, write_timeout=WRITE_TIMEOUT_S)
        self._port.port = name
        self._last_attempt = time.monotonic()
        try:
            self._port.open()
        except self._errors as error:
            raise CommandError("cannot open %s: %s" % (name, getattr(error, "strerror", None) or error)) from None

    def _is_open(self) -> bool:
        if not self._port.is_open and time.monotonic() - self._last_attempt >= RECONNECT_S:
            self._last_attempt = time.monotonic()
            with contextlib.suppress(*self._errors):
                self._port.open()
        return bool(self._port.is_open)

    def read(self, buf: bytearray) -> int:
        """Fill buf with the bytes that have arrived; return how many."""
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
        except self._timeout_error:
            pass  # nobody reads at the other end
        except self._errors:
            self._unplugged()

    def _unplugged(self) -> None:
        with contextlib.suppress(*self._errors):
            self._port.close()

    def close(self) -> None:
        """Close the port; the next read opens it again."""
        self._unplugged()
        self._last_attempt = time.monotonic() - RECONNECT_S

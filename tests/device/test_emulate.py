"""How the command emulate passes typed lines on to a board that is played by lines."""

import os
import select
import sys

from hostsim.device import emulate


class Machine:
    """A board that sleeps, and says each line that is typed."""

    ms = 0
    on_print = None

    def __init__(self):
        self.typed = []

    def run(self, ms, _passed):
        self.ms += ms

    def comes_to_sleep(self):
        return True

    def console_room(self):
        return 64

    def type(self, data):
        self.typed.append(data)
        self.on_print(data.replace(b"\r", b"\r\n"))


def test_lines_are_typed_one_at_a_time_on_every_system(monkeypatch, capsys):
    ours, theirs = os.pipe()
    os.write(theirs, b"moves\r\n3 to 7\nquit")
    os.close(theirs)
    for name in ("termios", "tty"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delattr(select, "select")  # On Windows it takes sockets only.
    machine = Machine()
    with open(ours, "rb") as keyboard:
        monkeypatch.setattr(sys, "stdin", keyboard)
        emulate._play_on_console(machine)
    assert machine.typed == [b"moves\r", b"3 to 7\r", b"quit"]
    assert capsys.readouterr().out == "moves\n3 to 7\nquit"

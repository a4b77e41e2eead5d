"""Russian Bank as bytes: rules, positions, moves, verdicts and the opponents.

The engine knows no screen, clock, file or board and imports only its own modules and ``micropython.const``, so it runs
unchanged on MicroPython, CircuitPython and CPython. README.md lists the modules. ``import engine`` loads none of them,
and the order in which they are imported does not matter.
"""

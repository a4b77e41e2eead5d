# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Russian Bank as bytes: rules, positions, moves, verdicts and the opponent.

Pure: no screen, clock, file or board, and nothing imported but its own modules and ``micropython.const``, so it runs
unchanged on MicroPython, CircuitPython and CPython. README.md says what stands where. Nothing is loaded by
``import engine``, and the order in which its modules are imported does not matter.
"""

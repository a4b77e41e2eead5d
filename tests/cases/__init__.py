# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Positions written by hand with what RULES says of them: plain data, for pytest and for MicroPython alike.

A row begins with what it shows and a position as tests/support/positions.py completes it; what follows is told at its
table. Checked by tests/engine/test_*.py, and on MicroPython by tests/support/rule_set_checks.py.
"""

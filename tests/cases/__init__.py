"""Hand-written positions with what RULES says about them, as plain data for pytest and MicroPython.

A row begins with what it shows and a position that tests/support/positions.py completes; a comment at each table
explains the rest. tests/engine/test_cases.py checks them, and on MicroPython tests/support/rule_set_checks.py.
"""

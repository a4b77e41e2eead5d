"""Freeze MicroPython's start, its module rp2, and the game, which the command uf2 puts into $(GAME)."""

# ruff: noqa: F821 (MicroPython's build defines these names)
freeze("$(PORT_DIR)/modules", ("_boot.py", "rp2.py"))
include("$(GAME)/manifest.py")

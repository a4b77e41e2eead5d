# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The laptop's side of the game, for CPython only: command line, players, builds and tools."""

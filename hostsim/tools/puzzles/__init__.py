# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Puzzles: found in games, judged by looking at every way to play the turn, packed for a board."""

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Find puzzles in games, judge them by enumerating the turn, and pack them for a board."""

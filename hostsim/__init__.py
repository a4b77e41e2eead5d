# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The laptop's side: command line, players, the virtual panel. CPython only."""

# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How long the tests wait for another program."""

PATIENCE = 600  # s until what hangs is ended; nothing else is decided by time, for the machine may be busy
